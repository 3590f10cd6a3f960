import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing.ts';
import { createRetryingPool } from './retrying-pool.ts';

/**
 * F2: a database that goes away while a job is marked as done must end neither the process nor the
 * job.
 */

async function openPool(): Promise<pg.Pool> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // The other end of a connection that is ended says so here too.
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

it('transient errors carry a code that the job library retries', async () => {
  const pool = await openPool();
  const client = await createRetryingPool(pool).connect();
  client.on('error', () => undefined);
  const {
    rows: [self],
  } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const running = client.query('select pg_sleep(30)').catch((error: unknown) => error);
  await pool.query('select pg_terminate_backend($1)', [self?.pid]);
  const refused = await running;
  client.release(true);
  expect(refused).toMatchObject({ code: '57P03', cause: { code: '57P01' } });
});

it('a refused connection has such a code too', async () => {
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 });
  onTestFinished(() => nowhere.end());
  await expect(createRetryingPool(nowhere).connect()).rejects.toMatchObject({
    code: '57P03',
    cause: { code: 'ECONNREFUSED' },
  });
});

it('other errors and results pass unchanged', async () => {
  const client = await createRetryingPool(await openPool()).connect();
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  expect((await client.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  client.release();
});
