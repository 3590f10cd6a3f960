import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '@shopwright/server';
import { silent } from '@shopwright/server/db/testing-embedded';
import { onTestFinished, vi } from 'vitest';
import { visitorToken } from '../../kit/api.ts';
import { answerOf, begin, type ReadyLine, type Running } from '../../kit/command.ts';
import { freePort } from '../../kit/free-port.ts';
import { everyOrderOnce, type Outcome } from '../../faults/buying-kills.ts';
import type { Item } from '../../kit/shop.ts';
import { createBalancer, type Balancer } from './balancer.ts';
import { DATABASE, startPrimary, startStandby, type PostgresServer } from './postgres.ts';

/** A shop of several processes: a primary with a standby, servers, workers, and a balancer. */
export interface Cluster {
  /** A folder that is removed after the test. */
  readonly room: string;
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly balancer: Balancer;
  /** Names both PostgreSQL servers. */
  readonly databaseUrl: string;
  startShop(env?: Readonly<Record<string, string>>): Promise<ClusterShop>;
  startWorker(): Promise<Running<unknown>>;
  /** A key with all permissions. */
  createKey(): Promise<string>;
  /** Every acknowledged order is stored once, and no other. */
  expectEveryOrderOnce(siteId: string, outcome: Outcome): Promise<void>;
}

/** One server, which is found at the same port after a restart. */
export interface ClusterShop {
  readonly url: string;
  readonly siteId: string;
  readonly clientId: string;
  /** SIGTERM; resolves when the process has ended. */
  stop(): Promise<{ readonly code: number | null }>;
  kill(): Promise<void>;
  /** Starts it again; resolves when it is ready. */
  start(): Promise<void>;
  newVisitor(): Promise<string>;
}

/** Longer than a balancer on a busy machine needs to notice. */
const DRAIN_SECONDS = '6';
const PUBLIC_URL = 'http://shop.localhost:8080';

export async function startCluster({ replica = false } = {}): Promise<Cluster> {
  const room = mkdtempSync(join(tmpdir(), 'shopwright-cluster-'));
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  chmodSync(room, 0o755);
  onTestFinished(() => rm(room, { recursive: true, force: true, maxRetries: 10 }));
  const primary = await startPrimary(room);
  onTestFinished(() => primary.kill());
  const standby = await startStandby(room, primary);
  onTestFinished(() => standby.kill());
  const balancer = createBalancer();
  onTestFinished(() => balancer.close());

  const urlOf = (...servers: PostgresServer[]): string =>
    `postgres://shopwright@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${DATABASE}`;
  const databaseUrl = urlOf(primary, standby);
  const settings = {
    DATABASE_URL: databaseUrl,
    ...(replica ? { DATABASE_REPLICA_URL: urlOf(standby) } : {}),
    SHOPWRIGHT_SECRET: 'the-same-secret-in-every-process-of-the-cluster',
    SHOPWRIGHT_PUBLIC_URL: PUBLIC_URL,
    SHOPWRIGHT_ENV: 'development',
    SHOPWRIGHT_DRAIN_SECONDS: DRAIN_SECONDS,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const dataDir = join(room, 'data');

  const startShop = async (env: Readonly<Record<string, string>> = {}): Promise<ClusterShop> => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const launch = (): Running<ReadyLine> =>
      begin(['start', '--port', String(port), '--json', '--data', dataDir], {
        env: { ...settings, ...env },
      });
    let running = launch();
    onTestFinished(() => running.kill('SIGKILL'));
    const { siteId, clientId } = await running.ready;
    balancer.add(url);
    return {
      url,
      siteId,
      clientId,
      stop: async () => (running.kill('SIGTERM'), running.ended),
      async kill() {
        running.kill('SIGKILL');
        await running.ended;
      },
      async start() {
        running = launch();
        await running.ready;
        await vi.waitUntil(() => balancer.isReady(url), { timeout: 60_000 });
      },
      newVisitor: () => visitorToken({ url, clientId }),
    };
  };

  return {
    room,
    primary,
    standby,
    balancer,
    databaseUrl,
    startShop,
    async startWorker() {
      const worker = begin<unknown>(['worker', '--json', '--data', dataDir], { env: settings });
      onTestFinished(() => worker.kill('SIGKILL'));
      await worker.ready;
      return worker;
    },
    createKey: async () => {
      const args = ['keys', 'create', '--name', 'Test', '--all', '--data', dataDir];
      return (await answerOf<{ key: string }>(args, { env: settings })).key;
    },
    async expectEveryOrderOnce(siteId, outcome) {
      const db = await openDb({ databaseUrl, dataDir, log: silent, poolSize: 2 });
      try {
        const rows = <Row>(text: string, values: unknown[] = []) => db.query<Row>({ text, values });
        const stockOf = async ({ productId }: Item) => {
          const [row] = await rows<{ quantity: number; reserved: number }>(
            'select quantity, reserved from stock where site_id = $1 and product_id = $2',
            [siteId, productId],
          );
          if (!row) throw new Error('There is no such product.');
          return row;
        };
        await everyOrderOnce({ rows, stockOf, server: { siteId } }, outcome);
      } finally {
        await db.close();
      }
    },
  };
}
