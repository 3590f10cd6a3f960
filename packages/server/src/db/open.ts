import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { compact } from '../kernel/compact.ts';
import type { Log } from '../kernel/log.ts';
import { splitDatabaseUrl } from '../kernel/split-database-url.ts';
import { createVault, type Vault } from '../kernel/vault.ts';
import { joinEmbedded } from './embedded/join.ts';
import { createListener } from './listen.ts';
import { createPrimaryClient } from './primary.ts';
import {
  connectionConfig,
  type ConnectionOptions,
  createPool,
  NETWORK_ALLOWANCE_MS,
  queryPool,
  TIMEOUT_MS,
} from './pool.ts';
import type { SqlQuery } from './query.ts';
import { isConflict, isStatementError, isTransient } from './pg-errors.ts';
import { tlsAdvice } from './tls-advice.ts';
import { inTransaction, type Tx, type TxOptions } from './tx.ts';

export interface DbOptions {
  /**
   * The URL of an external PostgreSQL; without it, the embedded one in `dataDir` is used. It may name
   * several servers, of which the one that accepts writes is used.
   */
  readonly databaseUrl?: string;
  /**
   * The same PostgreSQL without its transaction pooler, for LISTEN, session locks, the job queue and
   * migrations.
   */
  readonly directUrl?: string;
  readonly replicaUrl?: string;
  readonly dataDir: string;
  readonly log: Log;
  readonly applicationName?: string;
  readonly poolSize?: number;
  /**
   * False behind a transaction pooler, which also refuses connection settings: timeouts are then
   * set in each transaction, and those of single queries belong on the role (ALTER ROLE ... SET
   * statement_timeout). `directUrl` is then required.
   */
  readonly preparedStatements?: boolean;
  /**
   * The time after which a statement, or its wait for a lock, is canceled and the call answers 503.
   */
  readonly timeoutMs?: number;
}

export interface Db {
  readonly kind: 'embedded' | 'server';
  /**
   * The number of this process; `isAlive` tells other processes whether it runs. Undefined without a
   * direct connection.
   */
  readonly processNumber?: number;
  /** Encrypts and decrypts the secrets of this database; see `withVault`. */
  readonly vault: Vault;
  /** The actor of the current call; see `withActor`. */
  readonly actor: () => string | null;
  /** The primary server. */
  query<Row>(query: SqlQuery): Promise<Row[]>;
  /** The replica if there is one; it may lag behind. */
  read<Row>(query: SqlQuery): Promise<Row[]>;
  /** Runs work whose `read` uses the primary, because the replica is too old for it. */
  onPrimary<T>(work: () => Promise<T>): Promise<T>;
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * Reconnects after a failure and then calls `onReconnect`, because messages may have been missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** For libraries with their own queries: direct connections, never those of a pooler. */
  readonly pool: pg.Pool;
  /** All pools of this process. */
  readonly pools: readonly pg.Pool[];
  close(): Promise<void>;
}

const MIN_POSTGRES_VERSION = 15;
const WAIT_FOR_SERVER_MS = 30_000;
const RETRY_MS = 250;
const DRAIN_MS = 5_000;
/** For the job queue, which waits for jobs on one of them. */
const DIRECT_POOL_SIZE = 5;

export async function openDb(options: DbOptions): Promise<Db> {
  const {
    databaseUrl,
    directUrl,
    replicaUrl,
    dataDir,
    log,
    applicationName = 'shopwright',
    poolSize = 20,
    preparedStatements = true,
    timeoutMs = TIMEOUT_MS,
  } = options;
  const embedded = databaseUrl === undefined ? await joinEmbedded({ dataDir, log }) : undefined;
  const connecting: ConnectionOptions = {
    ...(embedded ? { target: embedded.connection } : serversOf(databaseUrl ?? '', log)),
    applicationName,
    sessionSettings: preparedStatements,
    timeoutMs,
  };
  const connectingDirectly: ConnectionOptions =
    directUrl === undefined
      ? connecting
      : { ...connecting, ...serversOf(directUrl, log), sessionSettings: true };
  const running = {
    preparedStatements,
    answerWithinMs: timeoutMs + NETWORK_ALLOWANCE_MS,
  };

  const pool = createPool({ ...connecting, size: poolSize, log });
  const direct =
    directUrl === undefined
      ? undefined
      : createPool({ ...connectingDirectly, size: DIRECT_POOL_SIZE, log });
  const replica =
    replicaUrl === undefined
      ? undefined
      : createPool({ ...connecting, ...serversOf(replicaUrl, log), size: poolSize, log });
  const pools = [pool, direct, replica].filter((each) => each !== undefined);
  const primaryOnly = new AsyncLocalStorage<true>();
  // Behind a transaction pooler, sessions end with each transaction.
  const processNumber = connectingDirectly.sessionSettings ? randomInt(1, 2 ** 31) : undefined;
  const listener = createListener(connectionConfig(connectingDirectly), log, {
    processNumber,
    Client: connectingDirectly.Client,
  });

  const close = async () => {
    await listener.close();
    await Promise.all(pools.map((each) => drain(each, log)));
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
    ...compact({ processNumber }),
    vault,
    actor,
    query: (query) => queryPool(pool, query, running),
    read: async <Row>(query: SqlQuery): Promise<Row[]> => {
      if (!replica || primaryOnly.getStore()) return queryPool<Row>(pool, query, running);
      try {
        return await queryPool<Row>(replica, query, running);
      } catch (error) {
        // If the replica is unreachable, or cancels a query that conflicts with replicated changes,
        // the primary answers. A query that is too slow there would be too slow here.
        if (!isTransient(error) || (isStatementError(error) && !isConflict(error))) throw error;
        return queryPool<Row>(pool, query, running);
      }
    },
    onPrimary: (work) => primaryOnly.run(true, work),
    tx: (work, txOptions) =>
      inTransaction(
        pool,
        { vault, actor, preparedStatements, sessionSettings: preparedStatements, timeoutMs },
        work,
        txOptions,
      ),
    listen: (channel, onMessage, onReconnect) =>
      listener.listen(channel, { onMessage, ...(onReconnect && { onReconnect }) }),
    pool: direct ?? pool,
    pools,
    close,
  };
}

/**
 * The same database with a secret. Without one, secrets are stored as plain text, and encrypted
 * ones cannot be read.
 */
export const withVault = (db: Db, vault: Vault): Db => ({
  ...db,
  vault,
  tx: (work, options) => db.tx((tx) => work({ ...tx, vault }), options),
});

/** The same database with the source of the actor that events record. */
export const withActor = (db: Db, actor: Db['actor']): Db => ({
  ...db,
  actor,
  tx: (work, options) => db.tx((tx) => work({ ...tx, actor }), options),
});

/** How to connect to the server of a URL, or to the primary of several. */
function serversOf(url: string, log: Log): Pick<ConnectionOptions, 'target' | 'Client'> {
  const [first, ...others] = splitDatabaseUrl(url);
  return {
    target: { connectionString: first },
    Client: others.length === 0 ? undefined : createPrimaryClient([first, ...others], log),
  };
}

/** PostgreSQL may still be starting; a wrong address or password is not retried. */
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

/** Running queries may finish, but a hanging one does not keep the process from stopping. */
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
