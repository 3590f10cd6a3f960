/** A worker that renews what is due and ends: `renew-process.ts DATABASE_URL NOW`. Says when it begins, so that it can be killed in the middle. */
import { buildPlatform, openDb } from '@shopwright/server';
import { tmpdir } from 'node:os';

const [, , databaseUrl = '', now = ''] = process.argv;
const silent = { info() {}, warn() {}, error() {} };
const db = await openDb({ databaseUrl, dataDir: '', log: silent });
const platform = await buildPlatform({ db, dataDir: tmpdir(), publicUrl: 'http://shop.test', env: 'development', clock: () => new Date(now) });
const renew = platform.jobs.tasks['subscriptions-renew'];
process.stdout.write('ready\n');
// The job asks nothing of the worker that runs it.
await (renew as (payload: unknown) => Promise<void>)({});
process.stdout.write('done\n');
await platform.close();
await db.close();
