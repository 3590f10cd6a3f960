import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { compact } from '../kernel/compact.ts';
import type { Log } from '../kernel/log.ts';
import { createVault, type Vault } from '../kernel/vault.ts';
import { joinEmbedded } from './embedded/join.ts';
import { createListener } from './listen.ts';
import {
  connectionConfig,
  createPool,
  NETWORK_ALLOWANCE_MS,
  queryPool,
  TIMEOUT_MS,
} from './pool.ts';
import type { SqlQuery } from './query.ts';
import { isPlainRefusal, isTransient } from './trouble.ts';
import { tlsAdvice } from './tls-advice.ts';
import { inTransaction, type Tx, type TxOptions } from './tx.ts';

export interface DbOptions {
  /** A PostgreSQL server of one's own; without it the embedded one in `dataDir` is used. */
  readonly databaseUrl?: string;
  readonly replicaUrl?: string;
  readonly dataDir: string;
  readonly log: Log;
  readonly applicationName?: string;
  readonly poolSize?: number;
  /**
   * False behind a pooler that hands connections over between transactions. Such a pooler also
   * refuses settings at connection: limits are then set in each transaction, and those for single
   * queries belong on the role (ALTER ROLE ... SET statement_timeout). Migrations and LISTEN need a
   * direct connection.
   */
  readonly preparedStatements?: boolean;
  /**
   * How long a statement runs, and waits for a lock, before it is canceled and the call answers
   * 503.
   */
  readonly timeoutMs?: number;
}

export interface Db {
  readonly kind: 'embedded' | 'server';
  /**
   * This process among all: whether it lives is in the database, see `isAlive`. None behind a
   * transaction pooler.
   */
  readonly life?: number;
  /** Seals and opens the secrets of this database; see `withVault`. */
  readonly vault: Vault;
  /** Who makes the call in progress; see `withActor`. */
  readonly actor: () => string | null;
  /** The main server. */
  query<Row>(query: SqlQuery): Promise<Row[]>;
  /** The replica when there is one; it may be a moment behind. */
  read<Row>(query: SqlQuery): Promise<Row[]>;
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * Reconnects by itself. `onReconnect` is called after a gap in which messages may have been
   * missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** For libraries that bring their own queries. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const MIN_POSTGRES_VERSION = 15;
const WAIT_FOR_SERVER_MS = 30_000;
const RETRY_MS = 250;
const DRAIN_MS = 5_000;

export async function openDb(options: DbOptions): Promise<Db> {
  const {
    databaseUrl,
    replicaUrl,
    dataDir,
    log,
    applicationName = 'shopwright',
    poolSize = 20,
    preparedStatements = true,
    timeoutMs = TIMEOUT_MS,
  } = options;
  const embedded = databaseUrl === undefined ? await joinEmbedded({ dataDir, log }) : undefined;
  const target = embedded ? embedded.connection : { connectionString: databaseUrl };
  const connecting = { target, applicationName, sessionSettings: preparedStatements, timeoutMs };
  const running = {
    preparedStatements,
    answerWithinMs: timeoutMs + NETWORK_ALLOWANCE_MS,
  };

  const pool = createPool({ ...connecting, size: poolSize, log });
  const replica =
    replicaUrl === undefined
      ? undefined
      : createPool({
          ...connecting,
          target: { connectionString: replicaUrl },
          size: poolSize,
          log,
        });
  // Behind a transaction pooler nothing can be held for longer than a transaction.
  const life = preparedStatements ? randomInt(1, 2 ** 31) : undefined;
  const listener = createListener(connectionConfig(connecting), log, life);

  const close = async () => {
    await listener.close();
    await Promise.all([drain(pool, log), replica && drain(replica, log)]);
    await embedded?.leave();
  };
  try {
    await waitForServer(
      pool,
      log,
      embedded
        ? `Look at postgres.log in ${dataDir}.`
        : 'Check DATABASE_URL, and that the server runs and can be reached.',
    );
  } catch (error) {
    await close();
    throw error;
  }
  const vault = createVault([]);
  const actor = () => null;
  return {
    kind: embedded ? 'embedded' : 'server',
    ...compact({ life }),
    vault,
    actor,
    query: (query) => queryPool(pool, query, running),
    read: async <Row>(query: SqlQuery): Promise<Row[]> => {
      if (!replica) return queryPool<Row>(pool, query, running);
      try {
        return await queryPool<Row>(replica, query, running);
      } catch (error) {
        // A replica that is out of reach is the main server's business; a query that is too slow
        // there would be too slow here.
        if (!isTransient(error) || isPlainRefusal(error)) throw error;
        return queryPool<Row>(pool, query, running);
      }
    },
    tx: (work, txOptions) =>
      inTransaction(
        pool,
        { vault, actor, preparedStatements, sessionSettings: preparedStatements, timeoutMs },
        work,
        txOptions,
      ),
    listen: (channel, onMessage, onReconnect) =>
      listener.listen(channel, { onMessage, ...(onReconnect && { onReconnect }) }),
    pool,
    close,
  };
}

/**
 * The same database with a secret. Without one, secrets are stored in clear; sealed ones do not
 * open.
 */
export const withVault = (db: Db, vault: Vault): Db => ({
  ...db,
  vault,
  tx: (work, options) => db.tx((tx) => work({ ...tx, vault }), options),
});

/** The same database with a source of who acts, which events record. */
export const withActor = (db: Db, actor: Db['actor']): Db => ({
  ...db,
  actor,
  tx: (work, options) => db.tx((tx) => work({ ...tx, actor }), options),
});

/**
 * A server that starts together with us may need a moment; one with a wrong address or password
 * will never be ready.
 */
async function waitForServer(pool: pg.Pool, log: Log, advice: string): Promise<void> {
  for (let waited = 0; ; waited += RETRY_MS) {
    const version = await serverVersion(pool).catch((error: unknown) => {
      if (isTransient(error) && waited < WAIT_FOR_SERVER_MS) return undefined;
      throw new Error(
        `Cannot open the database: ${error instanceof Error ? error.message : String(error)}. ${tlsAdvice(error) ?? advice}`,
        { cause: error },
      );
    });
    if (version !== undefined && version >= MIN_POSTGRES_VERSION) return;
    if (version !== undefined)
      throw new Error(
        `The database is PostgreSQL ${version}; Shopwright needs ${MIN_POSTGRES_VERSION} or later.`,
      );
    if (waited % 5_000 === 0)
      log.info({ event: 'database.connecting' }, 'Waiting for PostgreSQL to accept connections');
    await sleep(RETRY_MS);
  }
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>(
    `SELECT current_setting('server_version_num') AS version`,
  );
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/** Queries under way may finish, but a hanging one does not keep the process from stopping. */
async function drain(pool: pg.Pool, log: Log): Promise<void> {
  const timeout = new AbortController();
  const late = sleep(DRAIN_MS, 'late', { signal: timeout.signal }).catch(() => undefined);
  const winner = await Promise.race([pool.end(), late]);
  timeout.abort();
  if (winner === 'late')
    log.warn(
      { event: 'database.connections_busy', connections: pool.totalCount },
      'Closing database connections that are still in use',
    );
}
