import pg from 'pg';

/** A single connection for tests that start a PostgreSQL of their own. */
export type TestClient = pg.Client;

/** The server may be killed while the connection is open, which is no error of the test. */
export async function connectClient(target: {
  readonly port: number;
  readonly database: string;
}): Promise<TestClient> {
  const client = new pg.Client({ ...target, host: '127.0.0.1', user: 'shopwright' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
