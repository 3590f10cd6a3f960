import type { Config, Db, Jobs } from '@shopwright/server';
import { recordBackup, recordBackupFailure } from '@shopwright/server/db/backup/index';
import { openFiles } from '@shopwright/server/media/index';
import { listSites } from '@shopwright/server/settings/index';
import type { createLog } from '../log.ts';
import { backUp } from './back-up.ts';
import { isUnfinishedBackup, nameBackup, parseBackupName } from './backup-name.ts';
import { openBackupFolder, type BackupFolder } from './location.ts';
import { findExpiredBackups } from './retention.ts';
import { currentSecret } from './secret-file.ts';

/** Backups by the worker, as SHOPWRIGHT_BACKUP_TO and its companions say. */

interface ScheduleDeps {
  readonly db: Db;
  readonly log: Pick<ReturnType<typeof createLog>, 'info' | 'warn' | 'error'>;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'backup' | 'dataDir' | 's3' | 'secrets'>;
}

const TASK = 'back-up-store';
/**
 * A run that was missed while no worker was up is made good within a week. One job at a time, which
 * is retried for about four hours.
 */
const OPTIONS = `fill=1w&max=10&queue=${TASK}&jobKey=${TASK}`;

export function backupJobs(deps: ScheduleDeps): Jobs {
  const { scheduled } = deps.config.backup;
  if (scheduled === undefined) return { tasks: {}, schedule: [] };
  return {
    tasks: {
      [TASK]: async (_payload, { abortSignal }) => {
        await runScheduledBackup(deps, scheduled, abortSignal);
      },
    },
    schedule: [`${scheduled.schedule} ${TASK} ?${OPTIONS}`],
  };
}

async function runScheduledBackup(
  deps: ScheduleDeps,
  { to, retain, passphrase }: NonNullable<Config['backup']['scheduled']>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, log, clock, config } = deps;
  const [site] = await listSites(db);
  if (!site) return;
  const name = nameBackup(site.siteId, clock());
  const folder = openBackupFolder(to, config.backup.s3);
  try {
    const text = await currentSecret(config);
    const done = await backUp({
      db,
      files: openFiles({ dataDir: config.dataDir, s3: config.s3 }),
      secret: text === undefined ? undefined : { text, passphrase },
      location: folder.locate(name),
      now: clock(),
      signal,
    });
    await recordBackup(db, { location: to, name, bytes: done.bytes });
    const { missingFiles, ...counts } = done;
    log.info(
      {
        event: 'backup.finished',
        location: to,
        name,
        ...counts,
        missingFiles: missingFiles.length,
      },
      'Wrote a scheduled backup',
    );
  } catch (error) {
    log.error({ event: 'backup.failed', location: to, err: error }, 'A scheduled backup failed');
    const failure = error instanceof Error ? error.message : String(error);
    // The database itself may be what failed.
    await recordBackupFailure(db, { location: to, failure }).catch(() => undefined);
    throw error;
  }
  try {
    await prune(folder, site.siteId, retain);
  } catch (error) {
    log.warn(
      { event: 'backup.prune_failed', location: to, err: error },
      'Could not delete expired backups',
    );
  }
}

/** Only after a backup succeeded, so that a failing schedule never deletes the last good ones. */
async function prune(
  folder: BackupFolder,
  siteId: string,
  retain: Parameters<typeof findExpiredBackups>[1],
): Promise<void> {
  const names = await folder.list();
  const backups = names.flatMap((name) => parseBackupName(siteId, name) ?? []);
  for (const { name } of findExpiredBackups(backups, retain)) await folder.remove(name);
  for (const name of names) if (isUnfinishedBackup(siteId, name)) await folder.remove(name);
}
