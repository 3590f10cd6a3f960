/**
 * A worker that renews what is due and ends: `renew-process.ts DATABASE_URL NOW [DIE_AT]`. With the
 * last it kills itself with -9 when it would ask the database that many-th question: between any
 * two of its steps, on any machine. Says how many it has asked when it is done.
 */
import { buildPlatform, openDb } from '@shopwright/server';
import type { Db } from '@shopwright/server/db/index';
import { TEST_TIMEOUT_MS } from '@shopwright/server/db/testing';
import { tmpdir } from 'node:os';

const [, , databaseUrl = '', now = '', dieAt = ''] = process.argv;
const silent = { info() {}, warn() {}, error() {} };
const opened = await openDb({ databaseUrl, dataDir: '', log: silent, timeoutMs: TEST_TIMEOUT_MS });
let queries = 0;
let counts = false;
const countQuery = <T>(question: () => Promise<T>): Promise<T> => {
  if (!counts) return question();
  queries += 1;
  if (String(queries) === dieAt) process.kill(process.pid, 'SIGKILL');
  return question();
};
const db: Db = {
  ...opened,
  query: (query) => countQuery(() => opened.query(query)),
  tx: (work, options) =>
    opened.tx(async (tx) => {
      const result = await work({ ...tx, query: (query) => countQuery(() => tx.query(query)) });
      // The commit is a question too.
      return countQuery(async () => result);
    }, options),
};
const platform = await buildPlatform({
  db,
  dataDir: tmpdir(),
  publicUrl: 'http://shop.test',
  env: 'development',
  clock: () => new Date(now),
});
const renew = platform.jobs.tasks['subscriptions-renew'];
counts = true;
// The job needs nothing of its worker.
await (renew as (payload: unknown) => Promise<void>)({});
process.stdout.write(`done ${queries}\n`);
await platform.close();
await opened.close();
