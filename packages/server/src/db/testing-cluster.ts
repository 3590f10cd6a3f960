/**
 * The process behind startTestCluster(): runs a PostgreSQL until its standard input closes, then
 * deletes it.
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
// Ctrl-C reaches the whole process group; the test run decides when this process ends.
process.on('SIGINT', () => undefined);

const dataDir = mkdtempSync(join(tmpdir(), 'shopwright-test-'));
// For root, PostgreSQL runs as another account, which must be able to enter the directory.
chmodSync(dataDir, 0o711);
try {
  // Test data need not be durable. Tests of durability start their own PostgreSQL.
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
