import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildPlatform,
  ensureSite,
  openDb,
  prepareDb,
  runDueJobs,
  type Db,
} from '@shopwright/server';
import { createTestDatabase, TEST_TIMEOUT_MS } from '@shopwright/server/db/testing';
import type { Logger } from 'pino';
import { createApiKey, createApp } from '@shopwright/server/identity/index';

export interface TestServer {
  /** Where it listens: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly siteId: string;
  /** The OAuth app of the site's own storefront. */
  readonly clientId: string;
  readonly db: Db;
  readonly databaseUrl: string;
  /** A key of the owner; with all permissions by default. */
  createApiKey(permissions?: readonly string[]): Promise<string>;
  /** An app of the owner with a secret and the given permissions. */
  createApp(permissions: readonly string[]): Promise<{ clientId: string; clientSecret: string }>;
  /** Runs the background jobs that are due; the server itself runs none. */
  runJobs(): Promise<void>;
  /** Stops the server, and drops the database if it was made for this server. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** A database of the caller; by default the server creates one. */
  readonly databaseUrl?: string;
  readonly clock?: () => Date;
  /** The log of the server; silent by default. */
  readonly log?: Logger;
  /** Wraps the server's database, for tests in which it fails. */
  readonly wrapDb?: (db: Db) => Db;
  /** Overrides of the settings, such as the mail server or production mode. */
  readonly platform?: Partial<
    Pick<
      Parameters<typeof buildPlatform>[0],
      | 'env'
      | 'mail'
      | 'smsUrl'
      | 'retentionDays'
      | 'stripe'
      | 'publicUrl'
      | 'trustProxy'
      | 'cartFastPath'
      | 'preview'
      | 'extensions'
    >
  >;
}

const silent = { info() {}, warn() {}, error() {} };

/** The real server, in this process, on a free port, over a real PostgreSQL database. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database =
    options.databaseUrl === undefined
      ? await createTestDatabase()
      : { url: options.databaseUrl, drop: async () => {} };
  const db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await prepareDb({ pool: db.pool, log: silent });
  const site = await ensureSite(db, {
    store: { name: 'Test store', currency: 'USD', locale: 'en-US' },
    ownerEmail: 'owner@example.com',
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-test-'));
  const platform = await buildPlatform({
    db: options.wrapDb?.(db) ?? db,
    dataDir,
    publicUrl: 'http://shop.test',
    env: 'development',
    ...options.platform,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.log === undefined ? {} : { log: options.log }),
  });
  const url = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    siteId: site.siteId,
    clientId: site.clientId,
    db,
    databaseUrl: database.url,
    createApiKey: (permissions = ['*']) =>
      createApiKey(db, { siteId: site.siteId, name: 'test', permissions }),
    async createApp(permissions) {
      const { clientId: appId, clientSecret = '' } = await createApp(db, {
        siteId: site.siteId,
        name: 'Test',
        kind: 'app',
        redirects: [],
        origins: [],
        permissions,
      });
      return { clientId: appId, clientSecret };
    },
    runJobs: () => runDueJobs({ db, jobs: platform.jobs }),
    async close() {
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
      await db.close();
      await database.drop();
    },
  };
}
