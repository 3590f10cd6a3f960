import { runMigrations } from 'graphile-worker';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Log } from '../kernel/log.ts';
import { listMigrations, migrate, type Migration } from './migrate.ts';

const DIRECTORY = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migrations of this program in order, such as `0001-baseline`. */
export const listProgramMigrations = (): Promise<string[]> => listMigrations(DIRECTORY);

/** Brings a database to this program's shape: our tables, then those of the job queue. */
export async function prepareDb({
  pool,
  log,
  upTo,
}: {
  pool: pg.Pool;
  log: Log;
  upTo?: number;
}): Promise<Migration[]> {
  const applied = await migrate({
    pool,
    directory: DIRECTORY,
    log,
    ...(upTo === undefined ? {} : { upTo }),
  });
  await runMigrations({ pgPool: pool });
  return applied;
}
