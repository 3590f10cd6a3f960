/**
 * The program behind startTestCluster(): runs a PostgreSQL until its standard input closes, then
 * leaves no trace.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { joinEmbedded } from './embedded/join.ts';
import { createPool } from './pool.ts';
import { prepareDb } from './prepare.ts';
import { TEMPLATE } from './testing.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

const orphaned = new Promise<void>((done) => process.stdin.once('close', done).resume());
// Ctrl-C reaches the whole terminal; the run decides when it no longer needs us.
process.on('SIGINT', () => undefined);

const dataDir = mkdtempSync(join(tmpdir(), 'shopwright-test-'));
// Root's PostgreSQL runs as another account, which must be able to walk in.
chmodSync(dataDir, 0o711);
try {
  // Nothing of value is in here, so nothing is flushed. Tests about durability run a PostgreSQL of
  // their own.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const { connection, leave } = await joinEmbedded({ dataDir, log: quiet, settings });
  try {
    await makeTemplate(connection);
    const { host, user, password, database, port } = connection;
    const where =
      process.platform === 'win32'
        ? `${host}:${port}/${database}`
        : `localhost/${database}?host=${encodeURIComponent(host)}`;
    console.log(`postgres://${user}:${password}@${where}`);
    await orphaned;
  } finally {
    await leave();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}

async function makeTemplate(connection: pg.ClientConfig): Promise<void> {
  const admin = new pg.Client(connection);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const pool = createPool({
    target: { ...connection, database: TEMPLATE },
    applicationName: 'template',
    sessionSettings: true,
    size: 2,
    log: quiet,
  });
  await prepareDb({ pool, log: quiet });
  await pool.end();
}
