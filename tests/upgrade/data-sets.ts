import { prepareDb, type Db } from '@shopwright/server';
import { readTables } from '@shopwright/server/db/backup/tables';
import { silent } from '@shopwright/server/db/testing-embedded';
import { readSchemaSql } from '@shopwright/server/db/testing-schema-sql';
import { openFiles } from '@shopwright/server/media/index';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from 'shopwright/backup/back-up';
import { locateBackup } from 'shopwright/backup/location';
import { checkBackup, restoreBackup, type Restored } from 'shopwright/backup/restore';
import { sellOneOfEach } from '../authz/one-of-each.ts';
import { startStudio } from '../kit/studio.ts';

/** Filled stores of earlier schemas, as backups: every migration is tested on them. */

const folder = join(import.meta.dirname, 'data-sets');
export const COMMAND = 'npm test -- tests/upgrade/data-sets.test.ts -u';

export interface DataSet {
  /** The number of its latest migration. */
  readonly migration: number;
  /** A checksum of the schema that this migration makes. */
  readonly schema: string;
  /** The number of rows in each table. */
  readonly rows: Readonly<Record<string, number>>;
}

const fileOf = (migration: number, extension: string): string =>
  join(folder, `${String(migration).padStart(4, '0')}.${extension}`);

export async function listDataSets(): Promise<DataSet[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as DataSet),
  );
}

/** The schema of an empty database after this migration. */
export async function checksumSchema(db: Db, migration: number): Promise<string> {
  await prepareDb({ pool: db.pool, log: silent, upTo: migration });
  return createHash('sha256')
    .update(await readSchemaSql(db))
    .digest('hex');
}

export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await readTables(db.pool)) {
    // The tables of the job queue have migrations of their own.
    if (!name.startsWith('public.')) continue;
    const [row] = await db.query<{ count: number }>({
      text: `select count(*)::int as count from ${name}`,
      values: [],
    });
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Restores a data set into an empty database, and runs all migrations. */
export async function restoreDataSet(db: Db, { migration }: DataSet): Promise<Restored> {
  const backup = await checkBackup(locateBackup(fileOf(migration, 'tar.gz'), undefined), undefined);
  return withEmptyFiles((files) => restoreBackup({ db, files, backup }));
}

/** Writes the data set of the latest migration: a store that sold one of everything. */
export async function writeDataSet(migration: number, schema: string): Promise<void> {
  const studio = await startStudio();
  await sellOneOfEach(studio);
  const { db } = studio.server;
  await mkdir(folder, { recursive: true });
  await withEmptyFiles((files) =>
    backUp({
      db,
      files,
      secret: undefined,
      location: locateBackup(fileOf(migration, 'tar.gz'), undefined),
      now: studio.now(),
    }),
  );
  const dataSet: DataSet = { migration, schema, rows: await countRows(db) };
  await writeFile(fileOf(migration, 'json'), `${JSON.stringify(dataSet, undefined, 2)}\n`);
}

async function withEmptyFiles<T>(
  work: (files: ReturnType<typeof openFiles>) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-data-set-'));
  try {
    return await work(openFiles({ dataDir }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
