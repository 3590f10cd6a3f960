/** A worker process for tests to kill. Prints `ready` when it runs; sends mails and webhooks. */
import { openDb, startWorker } from '@shopwright/server';
import { TEST_TIMEOUT_MS } from '@shopwright/server/db/testing';
import { createSigningKeys } from '@shopwright/server/identity/index';
import { messageJobs } from '@shopwright/server/messages/index';
import { webhookJobs } from '@shopwright/server/webhooks/index';
import { allJobs } from '@shopwright/server/compose/worker';

const { databaseUrl, mail } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  mail?: { smtpUrl: string; from: string };
};
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object, message: string) =>
    void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
};
const clock = () => new Date();
const db = await openDb({ databaseUrl, dataDir: '', log, poolSize: 6, timeoutMs: TEST_TIMEOUT_MS });
const webhooks = webhookJobs({
  db,
  clock,
  log,
  keys: createSigningKeys(db, clock),
  retentionDays: 30,
  allowPrivate: true,
});
const messages = messageJobs({
  db,
  clock,
  env: 'development',
  mail,
  smsUrl: undefined,
  retentionDays: 30,
});
await startWorker({ db, log, jobs: allJobs([webhooks, messages]) });
process.stdout.write('ready\n');
// Exits with its parent process.
process.stdin.once('close', () => process.exit()).resume();
