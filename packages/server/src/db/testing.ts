import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** The environment variable with the URL of the tests' PostgreSQL. */
const ADDRESS = 'SHOPWRIGHT_TEST_DATABASE';

/**
 * For vitest's `globalSetup`: starts one PostgreSQL for all tests and returns a function that stops
 * it. It runs in a separate process that cleans up and exits when its pipe closes, even if the test
 * run is killed.
 */
export async function startTestCluster(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('./testing-cluster.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const [address] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (typeof address !== 'string')
    throw new Error(
      `The PostgreSQL for the tests did not start (code ${String(address)}). See its output above.`,
    );
  process.env[ADDRESS] = address;
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/**
 * Longer than a store's limit for statements and locks: all test files share one PostgreSQL, and a
 * busy machine can stop it for seconds. The store's own limit has tests of its own.
 */
export const TEST_TIMEOUT_MS = 10_000;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database for one test file, copied from a template. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const address = process.env[ADDRESS];
  if (address === undefined)
    throw new Error(`There is no PostgreSQL for the tests: run them with "npm test".`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(address, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : TEMPLATE}`),
  );
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => withAdmin(address, (admin) => dropDatabase(admin, name)) };
}

export const TEMPLATE = 'shopwright_template';

/** Autovacuum may be connected and cannot be ended from here, so wait for it. */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    } catch (error) {
      if (
        attempt === 50 ||
        !(error instanceof pg.DatabaseError) ||
        error.code !== INSUFFICIENT_PRIVILEGE
      )
        throw error;
      await sleep(100);
    }
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
