/**
 * A process for the tests to kill: `hold` opens the database until its standard input closes;
 * `write` also inserts rows and prints the number of each after its commit; `lock` takes the lock
 * of the server.
 */
import { openDb } from './open.ts';
import { TEST_TIMEOUT_MS } from './testing.ts';
import { lockServer } from './embedded/server-lock.ts';

const [mode, dataDir = ''] = process.argv.slice(2);
const say = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const inputClosed = new Promise<void>((done) => process.stdin.once('close', done).resume());

try {
  if (mode === 'lock') {
    const lock = await lockServer(dataDir);
    say(lock.taken ? 'taken' : `refused ${lock.message}`);
    if (lock.taken) await inputClosed;
    process.exit();
  }
  const db = await openDb({ dataDir, log, poolSize: 4, timeoutMs: TEST_TIMEOUT_MS });
  say('ready');
  if (mode === 'write') await write();
  await inputClosed;
  await db.close();
  say('closed');

  async function write() {
    await db.query({
      text: 'CREATE TABLE IF NOT EXISTS stored (number bigint GENERATED ALWAYS AS IDENTITY)',
      values: [],
    });
    const store = async () => {
      for (;;) {
        const [row] = await db.tx((tx) =>
          tx.query<{ number: number }>({
            text: 'INSERT INTO stored DEFAULT VALUES RETURNING number',
            values: [],
          }),
        );
        say('stored', row?.number);
      }
    };
    await Promise.race([inputClosed, store(), store(), store()]);
  }
} catch (error) {
  say('failed', JSON.stringify(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
