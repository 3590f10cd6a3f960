import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';
import { writeErrorMessage } from './file-errors.ts';

export interface WrittenFile {
  /** Resolves when there is room for more. */
  readonly write: (text: string) => Promise<void>;
  /** Resolves when everything is in the file. */
  readonly close: () => Promise<void>;
  readonly abandon: () => Promise<void>;
}

/**
 * Opens a file to be written piece by piece. A disk may refuse long after a piece was handed over:
 * the next call then refuses with a sentence, and no error event is left without a listener.
 */
export async function openForWriting(
  path: string,
  { named = path }: { readonly named?: string } = {},
): Promise<WrittenFile> {
  const file = createWriteStream(path, { highWaterMark: 1024 * 1024 });
  const refuse = (error: unknown): never => {
    throw new Refusal(writeErrorMessage(error, named), { cause: error });
  };
  const ended = finished(file).catch(refuse);
  ended.catch(() => undefined);
  await Promise.race([once(file, 'open'), ended]).catch((error: unknown) =>
    error instanceof Refusal ? Promise.reject(error) : refuse(error),
  );
  return {
    async write(text) {
      if (file.destroyed) await ended;
      if (!file.write(text)) await Promise.race([once(file, 'drain').catch(refuse), ended]);
    },
    async close() {
      file.end();
      await ended;
    },
    async abandon() {
      file.destroy();
      await ended.catch(() => undefined);
    },
  };
}

/**
 * The name of a file until it is complete. Each command has a name of its own: two may write the
 * same file at once, and the one that finishes later replaces the other.
 */
export const partPath = (path: string): string => `${path}.${randomBytes(4).toString('hex')}.part`;

/** Before any work: a file that cannot get its name at the end is refused at once. */
export async function refuseBadTarget(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Refusal(writeErrorMessage(error, path), { cause: error });
  });
  if (found?.isDirectory())
    throw new Refusal(`${path} is a directory. Choose a file name, such as ${join(path, 'shop')}.`);
  const folder = await stat(dirname(path)).catch((error: unknown) => {
    throw new Refusal(writeErrorMessage(error, path), { cause: error });
  });
  if (!folder.isDirectory()) throw new Refusal(`Cannot write ${path}: part of the path is a file.`);
}
