import { runMigrations } from 'graphile-worker';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Log } from '../kernel/log.ts';
import { migrate, type Migration } from './migrate.ts';

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
  const directory = fileURLToPath(new URL('./migrations', import.meta.url));
  const applied = await migrate({ pool, directory, log, ...(upTo === undefined ? {} : { upTo }) });
  await runMigrations({ pgPool: pool });
  return applied;
}
