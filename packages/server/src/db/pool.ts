import pg from 'pg';
import type { Log } from '../kernel/log.ts';
import { runQuery, type RunOptions, type SqlQuery } from './query.ts';
import { isStatementError } from './pg-errors.ts';
import { valueTypes } from './values.ts';

/** The time after which PostgreSQL cancels a statement or its wait for a lock. */
export const TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Added to PostgreSQL's timeouts before we stop waiting for an answer. */
export const NETWORK_ALLOWANCE_MS = 1_000;

export interface ConnectionOptions {
  readonly target: pg.ClientConfig;
  readonly applicationName: string;
  /** False behind a transaction pooler, which also refuses connection settings. */
  readonly sessionSettings: boolean;
  /** The timeouts of statements and locks. */
  readonly timeoutMs?: number;
  /** Connects to the primary, where the target may be one of several servers. */
  readonly Client?: typeof pg.Client | undefined;
}

export function connectionConfig({
  target,
  applicationName,
  sessionSettings,
  timeoutMs = TIMEOUT_MS,
}: ConnectionOptions): pg.ClientConfig {
  return {
    ...target,
    application_name: applicationName,
    types: valueTypes,
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs + NETWORK_ALLOWANCE_MS,
    query_timeout: timeoutMs + NETWORK_ALLOWANCE_MS,
    ...(sessionSettings && {
      options: '-c timezone=UTC',
      statement_timeout: timeoutMs,
      lock_timeout: timeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  };
}

export function createPool(
  options: ConnectionOptions & { readonly size: number; readonly log: Log },
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    ...(options.Client && { Client: options.Client }),
    max: options.size,
    idleTimeoutMillis: 60_000,
  });
  // A lost connection must not end the process: idle connections are replaced, active queries get
  // the error.
  pool.on('error', (error) => {
    // While the pool closes, PostgreSQL may stop before the last connection has ended.
    if (!pool.ending)
      options.log.warn(
        { event: 'database.connection_lost', err: error },
        'An idle database connection was lost',
      );
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The driver's `pool.query` closes the connection after every failed statement, even a unique
 * violation.
 */
export async function queryPool<Row>(
  pool: pg.Pool,
  query: SqlQuery,
  options: RunOptions,
): Promise<Row[]> {
  const client = await pool.connect();
  let broken = true;
  try {
    const rows = await runQuery<Row>(client, query, options);
    broken = false;
    return rows;
  } catch (error) {
    broken = !isStatementError(error);
    throw error;
  } finally {
    client.release(broken);
  }
}
