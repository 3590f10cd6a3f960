import { runMigrations } from 'graphile-worker';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { compact } from '../kernel/compact.ts';
import type { Log } from '../kernel/log.ts';
import { listMigrations, migrate, type Migration } from './migrate.ts';

const DIRECTORY = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migrations of this release in order, such as `0001-baseline`. */
export const listOwnMigrations = (): Promise<string[]> => listMigrations(DIRECTORY);

/** Migrates our tables, then those of the job queue. */
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

/**
 * With a separate pool: queries of ours time out after seconds, and a migration may take longer.
 */
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
  // A lost idle connection is replaced; the job library requires both handlers.
  patient.on('error', () => undefined);
  patient.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: patient });
  } finally {
    await patient.end();
  }
}
