import { buildPlatform, openDb, prepareDb, startWorker, type Config, type FirstSite, type Platform } from '@shopwright/server';
import { lockServer } from '@shopwright/server/db/server-lock';
import { createSite, siteAssets, type SiteHandler } from '@shopwright/web';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseOptions } from '../database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { createLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Terminal } from '../terminal.ts';
import { addressOf, moveTo } from './address.ts';
import { createClosing, within } from './closing.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { mountPages } from './mount-pages.ts';
import { claimPort, portRefusal } from './ports.ts';

/** A running shop: API, pages and background jobs in this process. */
export interface Shop extends FirstSite {
  readonly url: string;
  readonly database: 'embedded' | 'server';
  readonly hasPages: boolean;
  readonly hasReference: boolean;
  /** Takes no new requests, lets what is under way go on for at most this long, then ends everything. */
  stop(drainMs: number): Promise<void>;
}

export interface ShopOptions {
  readonly config: Config;
  readonly terminal: Terminal;
  /** Ends a start that is still going on. */
  readonly signal: AbortSignal;
}

/** A server that was told to stop, or lost whoever started it, may need a moment to let go of the data. */
const WAIT_FOR_LOCK_MS = 3_000;

export async function startShop({ config, terminal, signal }: ShopOptions): Promise<Shop> {
  const log = createLog(config);
  const closing = createClosing((error) => log.error({ err: error }, 'trouble while stopping'));
  try {
    // Beside a PostgreSQL of one's own any number of servers may run, on the same files too.
    if (config.databaseUrl === undefined) closing.add(await takeServerLock(config.dataDir, signal));
    const port = await claimPort(config.host, config.port);
    const url = addressOf(config, port);

    const db = await terminal.progress('Starting the database', () => openDb({ ...databaseOptions(config), log }));
    closing.add(() => db.close());
    signal.throwIfAborted();
    await terminal.progress('Migrating the database', () => prepareDb({ pool: db.pool, log }));
    const first = await terminal.progress('Filling the demo store', () => seedDemo(db, { ...config, siteUrl: url }));
    await terminal.progress('Moving the shop to its new address', () => moveTo(url, db));
    signal.throwIfAborted();

    const platform = await buildPlatform({ db, log, trustProxy: config.trustProxy, dataDir: config.dataDir, publicUrl: url, env: config.env, s3: config.s3, stripe: config.stripe, mail: config.mail, smsUrl: config.smsUrl, keepDays: config.keepDays });
    closing.add((drainMs) => stopServing(platform, drainMs));
    const worker = await startWorker({ db, log, jobs: platform.jobs });
    closing.add(async (drainMs) => void (await within(drainMs, worker.stop())));

    // Pages that are told of changes for as long as they are open would keep the shop from closing.
    const endOfPages = new AbortController();
    closing.add(() => endOfPages.abort());
    const site = await openSite({ app: platform.app, url, config, log, clientId: first.clientId, closing: endOfPages.signal });
    await mountPages(platform.app, site);
    signal.throwIfAborted();
    await listen(platform.app, config.host, port);
    return {
      ...first,
      url,
      database: db.kind,
      hasPages: site !== undefined,
      hasReference: platform.app.hasRoute({ method: 'GET', url: '/docs' }),
      stop: (drainMs) => closing.close(drainMs),
    };
  } catch (error) {
    await closing.close(0);
    throw error;
  }
}

async function takeServerLock(dataDir: string, signal: AbortSignal): Promise<() => void> {
  for (const end = performance.now() + WAIT_FOR_LOCK_MS; ; await sleep(100, undefined, { signal })) {
    const lock = await lockServer(dataDir);
    if (lock.taken) return () => lock.release();
    if (performance.now() > end) throw new Refusal(lock.message);
  }
}

/** Undefined when the pages have not been built: the API works without them. */
async function openSite({ app, url, config, log, clientId, closing }: { app: FastifyInstance; url: string; config: Config; log: Logger; clientId: string; closing: AbortSignal }): Promise<SiteHandler | undefined> {
  if (!existsSync(siteAssets().directory)) return undefined;
  return createSite({
    fetch: createInProcessFetch(app, new URL(url).origin),
    apiUrl: url,
    clientId,
    closing,
    ...(config.publicUrl === undefined ? {} : { publicUrl: config.publicUrl }),
    onError: (error, request) => {
      const path = new URL(request.url).pathname;
      if (isRefusedRequest(error)) log.info({ err: error, path }, 'request refused by a page');
      else log.error({ err: error, path }, 'fault in a page');
    },
  });
}

/** A page that does not take such requests says so with a status; that is the caller's mistake, no fault of ours. */
const isRefusedRequest = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' && error.status < 500;

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error) throw await portRefusal(host, port, error);
    throw error;
  }
}

async function stopServing(platform: Platform, drainMs: number): Promise<void> {
  const closed = platform.close();
  if (!(await within(drainMs, closed))) platform.app.server.closeAllConnections();
  await closed;
}
