import {
  openVault,
  recordSecret,
  convertToPreview,
  type Config,
  type Db,
} from '@shopwright/server';
import { openFiles } from '@shopwright/server/media/index';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { fileErrorMessage } from '../files/file-errors.ts';
import { Refusal } from '../refusal.ts';
import { unfinishedCloneFile } from '../shop/preview.ts';
import type { Terminal } from '../terminal.ts';
import { backUp } from './back-up.ts';
import { locateBackup } from './location.ts';
import { checkBackup, restoreBackup, type Restored } from './restore.ts';

/** Copies the whole platform into an empty data directory, as a preview store. */
export async function cloneStore({
  db,
  config,
  target,
  terminal,
}: {
  db: Db;
  config: Config;
  target: string;
  terminal: Terminal;
}): Promise<Restored> {
  await makeEmptyDirectory(target);
  const unfinished = unfinishedCloneFile(target);
  await writeFile(unfinished, 'The copy of a store that is not a preview yet.\n');

  const location = locateBackup(join(target, 'clone.tar.gz'), undefined);
  await terminal.progress('Copying the store', () =>
    backUp({
      db,
      files: openFiles({ dataDir: config.dataDir, s3: config.s3 }),
      secret: undefined,
      location,
      now: new Date(),
    }),
  );
  const backup = await checkBackup(location, undefined);
  // The embedded database and a secret of its own, whatever the original has.
  const own: Config = {
    ...config,
    dataDir: target,
    databaseUrl: undefined,
    replicaUrl: undefined,
    directUrl: undefined,
    secrets: [],
    acceptLostSecret: true,
  };
  const opened = await openDatabase(own, { terminal, doing: 'Creating the database of the copy' });
  try {
    const files = openFiles({ dataDir: target });
    const restored = await terminal.progress('Filling the copy', () =>
      restoreBackup({ db: opened, files, backup }),
    );
    const copy = await openVault(opened, own);
    await convertToPreview(copy);
    await recordSecret(copy);
    await rm(location.name);
    await rm(unfinished);
    return restored;
  } finally {
    await opened.close();
  }
}

async function makeEmptyDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    if ((await readdir(path)).length === 0) return;
  } catch (error) {
    throw new Refusal(fileErrorMessage(error, path), { cause: error });
  }
  throw new Refusal(`${path} is not empty. Choose a directory that does not exist yet.`);
}
