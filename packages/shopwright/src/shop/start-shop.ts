import {
  allJobs,
  buildPlatform,
  createSharedClock,
  openDb,
  openVault,
  prepareDb,
  readVault,
  recordSecret,
  replaceLostSecrets,
  startWorker,
  type Config,
  type FirstSite,
  type Platform,
  type Worker,
} from '@shopwright/server';
import { ping } from '@shopwright/server/db/index';
import { lockServer } from '@shopwright/server/db/embedded/server-lock';
import { isPreview } from '@shopwright/server/settings/index';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { backupJobs } from '../backup/scheduled-backups.ts';
import { databaseOptions } from '../database.ts';
import { loadExtensions } from '../extensions/load-extensions.ts';
import { createLog } from '../log.ts';
import { warnUnknownSettings } from '../warn-unknown-settings.ts';
import { Refusal } from '../refusal.ts';
import type { Terminal } from '../terminal.ts';
import { addressOf, moveTo } from './address.ts';
import { createClosing, within } from './closing.ts';
import { serveClientPackage } from './client-package.ts';
import { requireOwner, makeFirstStore } from './first-store.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { mountPages } from './mount-pages.ts';
import { openSite } from './open-site.ts';
import { forbidIndexing, refuseUnfinishedClone, withoutOutsideWorld } from './preview.ts';
import { claimPort, listen } from './ports.ts';
import { clearProxySighting, recordProxySighting } from './proxy-sighting.ts';
import { openTelemetry } from './open-telemetry.ts';
import { serveMetrics } from './serve-metrics.ts';

/** A running shop: API, pages and background jobs in this process. */
export interface Shop extends FirstSite {
  readonly url: string;
  readonly database: 'embedded' | 'server';
  readonly hasPages: boolean;
  readonly hasReference: boolean;
  /** A copy of another store that reaches none of its buyers. */
  readonly preview: boolean;
  /** From where npm installs the client. Undefined in a clone that was not built. */
  readonly clientPackageUrl?: string;
  /**
   * Drains for a moment, stops accepting requests, waits at most this long for running ones, then
   * closes everything.
   */
  stop(drainMs: number, options?: { readonly notice: boolean }): Promise<void>;
}

export interface ShopOptions {
  readonly config: Config;
  readonly terminal: Terminal;
  /** Ends a start that is still going on. */
  readonly signal: AbortSignal;
}

const DATABASE_ANSWER_MS = 1_000;
const DRAIN_WITHOUT_DATABASE_MS = 1_000;

/** A stopping server may need a moment to release the data directory. */
const WAIT_FOR_LOCK_MS = 3_000;

export async function startShop({ config: given, terminal, signal }: ShopOptions): Promise<Shop> {
  let config = given;
  const log = createLog(config);
  const closing = createClosing((error) =>
    log.error(
      { event: 'server.shutdown_failed', err: error },
      'Could not close a part of the server',
    ),
  );
  try {
    warnUnknownSettings(config, terminal);
    await refuseUnfinishedClone(config.dataDir);
    // With a PostgreSQL server of your own any number of servers may run, on the same files too.
    const needsLock = config.databaseUrl === undefined;
    // Taking the lock makes the data directory. A start that is refused must leave none behind, so
    // a new one is locked last.
    const isNew = !existsSync(config.dataDir);
    if (needsLock && !isNew) closing.add(await takeServerLock(config.dataDir, signal));
    // Refuses a damaged secret.key, and a production store without an owner, before the database is
    // even made.
    await readVault(config);
    const extensions = await loadExtensions(config, log);
    await requireOwner(config);
    const port = await claimPort(config.host, config.port);
    if (needsLock && isNew) closing.add(await takeServerLock(config.dataDir, signal));
    const url = addressOf(config, port);

    const opened = await terminal.progress('Starting the database', () =>
      openDb({ ...databaseOptions(config), log }),
    );
    closing.add(() => opened.close());
    signal.throwIfAborted();
    await requireOwner(config, opened);
    const db = await openVault(opened, config);
    await terminal.progress('Migrating the database', () => prepareDb({ pool: db.pool, log }));
    const preview = await isPreview(db);
    if (preview) config = withoutOutsideWorld(config);
    if (config.acceptLostSecret) await replaceLostSecrets(db);
    const first = await terminal.progress(
      config.env === 'development' ? 'Creating the demo store' : 'Opening the store',
      () => makeFirstStore(db, config, url),
    );
    await recordSecret(db);
    await terminal.progress('Updating the address of the shop', () => moveTo(url, db));
    signal.throwIfAborted();

    const telemetry = await openTelemetry(config, log);
    if (telemetry) closing.add(telemetry.close);
    const clock = await createSharedClock({ db, log });
    closing.add(() => clock.close());
    const platform = await buildPlatform({
      db,
      log,
      clock: clock.now,
      tracing: telemetry?.tracing,
      trustProxy: config.trustProxy,
      onUntrustedProxy: (sighting) =>
        void recordProxySighting(config.dataDir, sighting).catch((error: unknown) =>
          log.warn(
            { event: 'server.note_failed', err: error },
            'Could not note an untrusted proxy for "shopwright doctor"',
          ),
        ),
      accessLog: config.accessLog,
      dataDir: config.dataDir,
      publicUrl: url,
      env: config.env,
      s3: config.s3,
      stripe: config.stripe,
      mail: config.mail,
      smsUrl: config.smsUrl,
      retentionDays: config.retentionDays,
      pictureCacheBytes: config.pictureCacheBytes,
      preview,
      extensions,
    });
    if (preview) forbidIndexing(platform.app.server);
    const starting = startWorker({
      db,
      log,
      jobs: allJobs([platform.jobs, backupJobs({ db, log, clock: clock.now, config })]),
    });
    closing.add(async (drainMs) => {
      const worker = await starting.catch(() => undefined);
      await stopServing({ platform, worker }, drainMs);
    });
    telemetry?.exportMetrics(platform.metrics);
    if (config.metrics) closing.add(await serveMetrics(platform, config.metrics));
    await starting;

    // Event streams of open pages would keep the shop from closing.
    const endOfPages = new AbortController();
    closing.add(() => endOfPages.abort());
    const site = await openSite({
      fetch: createInProcessFetch(platform.app, new URL(url).origin),
      apiUrl: url,
      publicUrl: config.publicUrl,
      log,
      clientId: first.clientId,
      closing: endOfPages.signal,
      preview,
    });
    await mountPages(platform.app, site, {
      publicUrl: config.publicUrl,
      observe: platform.observePage,
    });
    await clearProxySighting(config.dataDir);
    const clientPackage = await serveClientPackage(platform.app, config.dataDir);
    signal.throwIfAborted();
    await listen(platform.app, config.host, port);
    return {
      ...first,
      url,
      database: db.kind,
      preview,
      hasPages: site !== undefined,
      hasReference: platform.app.hasRoute({ method: 'GET', url: '/docs' }),
      ...(clientPackage && { clientPackageUrl: `${url}${clientPackage.path}` }),
      async stop(drainMs, { notice } = { notice: true }) {
        platform.drain.begin();
        if (notice) await sleep(config.drainSeconds * 1000);
        // Without the database no request and no job can end well: waiting for them only delays the
        // next start.
        const isUp = await within(DATABASE_ANSWER_MS, ping(db)).catch(() => false);
        await closing.close(isUp ? drainMs : Math.min(drainMs, DRAIN_WITHOUT_DATABASE_MS));
      },
    };
  } catch (error) {
    await closing.close(0);
    throw error;
  }
}

async function takeServerLock(dataDir: string, signal: AbortSignal): Promise<() => void> {
  for (
    const end = performance.now() + WAIT_FOR_LOCK_MS;
    ;
    await sleep(100, undefined, { signal })
  ) {
    const lock = await lockServer(dataDir);
    if (lock.taken) return () => lock.release();
    if (performance.now() > end) throw new Refusal(lock.message);
  }
}

/**
 * Requests and jobs have the same time: a server that first waited for a long job would then reset
 * its requests.
 */
async function stopServing(
  { platform, worker }: { platform: Platform; worker: Worker | undefined },
  drainMs: number,
): Promise<void> {
  const jobs = within(drainMs, worker?.stop() ?? Promise.resolve());
  const closed = platform.drain.closePort(() => platform.close({ after: jobs }));
  const requests = async () => {
    if (!(await within(drainMs, closed))) platform.app.server.closeAllConnections();
    await closed;
  };
  await Promise.all([jobs, requests()]);
}
