import type { Config } from '@shopwright/server';
import { access } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** A preview store: a copy that reaches none of the buyers, accounts and files of the original. */

/**
 * The preview is often started with the environment of the original: its mail server, payment
 * account, bucket of files and backups are not used.
 */
export function withoutOutsideWorld(config: Config): Config {
  return {
    ...config,
    stripe: undefined,
    mail: undefined,
    smsUrl: undefined,
    s3: undefined,
    backup: { s3: config.backup.s3, scheduled: undefined },
  };
}

/** Every response, also of files and of the API. */
export function forbidIndexing(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('x-robots-tag', 'noindex, nofollow');
  });
}

/** How the pages of another process know that the platform is a preview. */
export const forbidsIndexing = ({ headers }: Response): boolean =>
  headers.get('x-robots-tag')?.includes('noindex') === true;

/** Present while a clone is made: until the end, it would act like the original. */
export const unfinishedCloneFile = (dataDir: string): string => join(dataDir, 'clone.unfinished');

export async function refuseUnfinishedClone(dataDir: string): Promise<void> {
  const isUnfinished = await access(unfinishedCloneFile(dataDir)).then(
    () => true,
    () => false,
  );
  if (isUnfinished)
    throw new Refusal(
      `The clone in ${dataDir} was not finished. Delete the directory and run "shopwright clone" again.`,
    );
}
