import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { AnyRefusal } from '../kernel/outcome.ts';
import type { Vault } from '../kernel/vault.ts';
import { NETWORK_ALLOWANCE_MS } from './pool.ts';
import { runQuery, type SqlQuery } from './query.ts';
import { UnknownCommitError, isConflict, isStatementError } from './pg-errors.ts';

export interface Tx {
  query<Row>(query: SqlQuery): Promise<Row[]>;
  /** Encrypts and decrypts the secrets of this database. */
  readonly vault: Vault;
  /** The actor recorded with events; null for a job. See `withActor`. */
  readonly actor: () => string | null;
}

/** A transaction that its work can roll back with a refusal, at any depth. */
export interface RollbackTx<Refused extends AnyRefusal> extends Tx {
  /** Rolls back; `withRollback` returns the refusal. */
  rollback(refusal: Refused): never;
}

export interface TxOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
  /** The maximum number of attempts on conflicts. */
  readonly attempts?: number;
}

export interface TxSettings {
  readonly vault: Vault;
  readonly actor: () => string | null;
  readonly preparedStatements: boolean;
  /** False behind a transaction pooler: timeouts are then set in each transaction. */
  readonly sessionSettings: boolean;
  /** The timeouts of statements and locks, unless the transaction sets its own. */
  readonly timeoutMs: number;
}

/**
 * Runs the work in one transaction: committed when it returns, rolled back when it throws. After a
 * deadlock or serialization failure the work is retried, so it must have no other side effects.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  settings: TxSettings,
  work: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> {
  const attempts = options.attempts ?? 6;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, settings, work, options);
    } catch (error) {
      if (!isConflict(error) || attempt >= attempts) throw error;
      // Random delays of up to 10, 20, 40, 80 and 160 ms, so that the same transactions do not
      // collide again.
      await sleep(Math.random() * 5 * 2 ** attempt);
    }
  }
}

class RolledBack extends Error {
  readonly refusal: AnyRefusal;
  constructor(refusal: AnyRefusal) {
    super('The transaction was rolled back with a refusal.');
    this.refusal = refusal;
  }
}

/**
 * Runs the work in one transaction that it can roll back with a refusal, which is then the result.
 */
export async function withRollback<T, Refused extends AnyRefusal>(
  db: { tx<R>(work: (tx: Tx) => Promise<R>, options?: TxOptions): Promise<R> },
  work: (tx: RollbackTx<Refused>) => Promise<T>,
  options?: TxOptions,
): Promise<T | Refused> {
  const rollback = (refusal: Refused): never => {
    throw new RolledBack(refusal);
  };
  try {
    return await db.tx((tx) => work({ ...tx, rollback }), options);
  } catch (error) {
    // Only `rollback` above throws it.
    if (error instanceof RolledBack) return error.refusal as Refused;
    throw error;
  }
}

async function attemptOnce<T>(
  pool: pg.Pool,
  settings: TxSettings,
  work: (tx: Tx) => Promise<T>,
  options: TxOptions,
): Promise<T> {
  const answerWithinMs = (options.statementTimeoutMs ?? settings.timeoutMs) + NETWORK_ALLOWANCE_MS;
  const run = { preparedStatements: settings.preparedStatements, answerWithinMs };
  const client = await pool.connect();
  let open = true;
  let sound = true;
  const watched = <R>(answer: Promise<R>) =>
    answer.catch((error: unknown) => {
      sound &&= isStatementError(error);
      throw error;
    });
  try {
    await watched(client.query(beginStatement(settings, options)));
    const result = await work({
      vault: settings.vault,
      actor: settings.actor,
      query: (query) => {
        // The connection may have another user by then.
        if (!open)
          throw new Error(
            'This transaction has ended; a query was sent to it too late. Await every query inside the transaction.',
          );
        return watched(runQuery(client, query, run));
      },
    });
    open = false;
    await watched(commit(client, answerWithinMs));
    return result;
  } catch (error) {
    open = false;
    // A possibly broken connection is closed, which also rolls back and does not wait for an
    // answer.
    if (sound) await client.query('ROLLBACK').catch(() => (sound = false));
    throw error;
  } finally {
    client.release(!sound);
  }
}

async function commit(client: pg.PoolClient, answerWithinMs: number): Promise<void> {
  const command = { text: 'COMMIT', query_timeout: answerWithinMs };
  const { command: done } = await client.query(command).catch((error: unknown) => {
    if (isStatementError(error)) throw error;
    throw new UnknownCommitError(
      'The connection to the database was lost during COMMIT: the change may be stored or not.',
      { cause: error },
    );
  });
  // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK instead of an error.
  if (done !== 'COMMIT')
    throw new Error(
      'Nothing was stored: a query of this transaction had failed and its error was swallowed.',
    );
}

function beginStatement(settings: TxSettings, options: TxOptions): string {
  const limits = {
    statement_timeout:
      options.statementTimeoutMs ?? (settings.sessionSettings ? undefined : settings.timeoutMs),
    lock_timeout:
      options.lockTimeoutMs ?? (settings.sessionSettings ? undefined : settings.timeoutMs),
  };
  return [
    'BEGIN',
    options.isolation && ` ISOLATION LEVEL ${options.isolation}`,
    options.readOnly && ' READ ONLY',
    ...Object.entries(limits).map(
      ([name, ms]) => ms !== undefined && `; SET LOCAL ${name} = ${Math.round(ms)}`,
    ),
  ]
    .filter(Boolean)
    .join('');
}
