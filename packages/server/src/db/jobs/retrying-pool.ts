import type pg from 'pg';
import { isTransient } from '../pg-errors.ts';

/** SQLSTATE "cannot connect now", which the job library retries for hours. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * The connection pool for the job library. The library retries only errors with a code from its own
 * list, also when it marks a job as done. Any other error would end the process and leave the job
 * locked, so every transient error gets a code from that list.
 */
export function createRetryingPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return bound(target, name);
      // With a callback, the library listens for new jobs and reconnects by itself.
      return (...callback: [Parameters<pg.Pool['connect']>[0]] | []) =>
        callback[0]
          ? target.connect(callback[0])
          : retryable(target.connect().then(retryingClient));
    },
  });
}

const retryingClient = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (...query: [string, unknown[]]) => retryable(target.query(...query))
        : bound(target, name),
  });

async function retryable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isTransient(error)) throw error;
    throw Object.assign(new Error('The database is unavailable at the moment.', { cause: error }), {
      code: CANNOT_CONNECT_NOW,
    });
  }
}

/** Methods stay bound to the object behind the proxy. */
function bound<T extends object>(target: T, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
