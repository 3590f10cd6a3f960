import { runMigrations } from 'graphile-worker';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { compact } from '../kernel/compact.ts';
import type { Log } from '../kernel/log.ts';
import { listMigrations, migrate, type Migration } from './migrate.ts';

const DIRECTORY = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migrations of this program in order, such as `0001-baseline`. */
export const listOwnMigrations = (): Promise<string[]> => listMigrations(DIRECTORY);

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
  await prepareQueue(pool);
  return applied;
}

/** With a pool of its own: ours gives up after seconds, and a migration may wait for a busy disk. */
async function prepareQueue(pool: pg.Pool): Promise<void> {
  const { password } = pool.options;
  const patient = new pg.Pool({
    ...pool.options,
    ...compact({ password }),
    query_timeout: 0,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    max: 1,
  });
  // An idle connection that is lost is replaced; the queue asks for both handlers.
  patient.on('error', () => undefined);
  patient.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: patient });
  } finally {
    await patient.end();
  }
}
