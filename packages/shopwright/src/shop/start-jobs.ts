import {
  allJobs,
  buildPlatform,
  createSharedClock,
  openDb,
  openVault,
  prepareDb,
  readVault,
  startWorker,
  type Config,
} from '@shopwright/server';
import { isPreview } from '@shopwright/server/settings/index';
import { backupJobs } from '../backup/scheduled-backups.ts';
import { databaseOptions } from '../database.ts';
import { loadExtensions } from '../extensions/load-extensions.ts';
import { createLog } from '../log.ts';
import { warnUnknownSettings } from '../warn-unknown-settings.ts';
import type { Terminal } from '../terminal.ts';
import { openedAt } from './address.ts';
import { createClosing, within } from './closing.ts';
import { refuseUnfinishedClone, withoutOutsideWorld } from './preview.ts';
import { openTelemetry } from './open-telemetry.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Background jobs without the shop around them; any number of processes may do them. */
export async function startJobs({
  config: given,
  terminal,
}: {
  config: Config;
  terminal: Terminal;
}): Promise<{ stop(drainMs: number): Promise<void> }> {
  let config = given;
  const log = createLog(config);
  warnUnknownSettings(config, terminal);
  const closing = createClosing((error) =>
    log.error(
      { event: 'server.shutdown_failed', err: error },
      'Could not close a part of the worker',
    ),
  );
  try {
    await refuseUnfinishedClone(config.dataDir);
    await readVault(config);
    const extensions = await loadExtensions(config, log);
    const opened = await terminal.progress('Opening the database', () =>
      openDb({ ...databaseOptions(config), log, applicationName: 'shopwright-worker' }),
    );
    closing.add(() => opened.close());
    const db = await openVault(opened, config);
    await terminal.progress('Migrating the database', () => prepareDb({ pool: db.pool, log }));
    const preview = await isPreview(db);
    if (preview) config = withoutOutsideWorld(config);
    const telemetry = await openTelemetry(config, log);
    if (telemetry) closing.add(telemetry.close);
    const clock = await createSharedClock({ db, log });
    closing.add(() => clock.close());
    const platform = await buildPlatform({
      db,
      log,
      clock: clock.now,
      tracing: telemetry?.tracing,
      dataDir: config.dataDir,
      publicUrl: await openedAt(config, db),
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
    closing.add(() => platform.close());
    telemetry?.exportMetrics(platform.metrics);
    if (config.metrics) closing.add(await serveMetrics(platform, config.metrics));
    const worker = await startWorker({
      db,
      log,
      jobs: allJobs([platform.jobs, backupJobs({ db, log, clock: clock.now, config })]),
    });
    closing.add(async (drainMs) => void (await within(drainMs, worker.stop())));
    return { stop: (drainMs) => closing.close(drainMs) };
  } catch (error) {
    await closing.close(0);
    throw error;
  }
}
