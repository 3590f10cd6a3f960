import type pg from 'pg';
import { isTransient } from './trouble.ts';

/** "Cannot connect now": what the job library tries again, for hours if it must. */
const LATER = '57P03';

/**
 * The pool as the job library gets it. The library tries again only what fails with a code it knows, and does not look
 * whether marking a job as done has failed: a database that goes away at that moment would end the whole process, and the job
 * would stay locked. Here every trouble that passes carries a code it knows.
 */
export function patientPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return bound(target, name);
      // With a callback it listens for new jobs, and cares for itself.
      return (...callback: [Parameters<pg.Pool['connect']>[0]] | []) =>
        callback[0] ? target.connect(callback[0]) : later(target.connect().then(patientClient));
    },
  });
}

const patientClient = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (...query: [string, unknown[]]) => later(target.query(...query))
        : bound(target, name),
  });

async function later<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isTransient(error)) throw error;
    throw Object.assign(new Error('The database is away for a moment.', { cause: error }), {
      code: LATER,
    });
  }
}

/** Methods keep their object, whoever asks for them. */
function bound<T extends object>(target: T, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
