import pg from 'pg';
import { compact } from '../../kernel/compact.ts';

/**
 * A separate connection: the pool's queries time out after seconds, and copying a large table takes
 * longer.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { password, Client = pg.Client } = pool.options as pg.PoolConfig & {
    readonly Client?: typeof pg.Client;
  };
  const client = new Client({
    ...pool.options,
    ...compact({ password }),
    query_timeout: 0,
  });
  await client.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0',
    );
    return await work(client);
  } finally {
    await client.end();
  }
}
