/**
 * A worker process for tests to kill: it runs change plans only. Prints `ready` when it runs, then a
 * line after each committed transaction.
 */
import { buildPlatform, openDb, startWorker, type Db } from '@shopwright/server';
import { TEST_TIMEOUT_MS } from '@shopwright/server/db/testing';

const { databaseUrl, dataDir } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  dataDir: string;
};
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object, message: string) =>
    void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
};
const opened = await openDb({
  databaseUrl,
  dataDir: '',
  log,
  poolSize: 6,
  timeoutMs: TEST_TIMEOUT_MS,
});
const db: Db = {
  ...opened,
  tx: async (work, options) => {
    const result = await opened.tx(work, options);
    process.stdout.write('committed\n');
    return result;
  },
};
const { jobs } = await buildPlatform({
  db,
  dataDir,
  publicUrl: 'http://shop.test',
  env: 'development',
});
const task = 'advance-change-plan';
const advance = jobs.tasks[task];
if (!advance) throw new Error(`There is no task ${task}.`);
await startWorker({ db: opened, log, jobs: { tasks: { [task]: advance }, schedule: [] } });
process.stdout.write('ready\n');
// Exits with its parent process.
process.stdin.once('close', () => process.exit()).resume();
