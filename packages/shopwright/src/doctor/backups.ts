import type { Config } from '@shopwright/server';
import type { BackupState } from '@shopwright/server/db/backup/index';
import { findLatestRun, parseCron } from '@shopwright/server/kernel/cron';
import { fail, ok, warn, type Finding } from './finding.ts';

/** A run may wait for a worker, and writing a large store takes time. */
const GRACE_MS = 6 * 60 * 60_000;

/** Whether scheduled backups are made as the settings say. */
export function judgeBackups(
  { backup: { scheduled }, env }: Pick<Config, 'backup' | 'env'>,
  states: readonly BackupState[],
  now: Date,
): Finding {
  const check = 'Backups';
  if (scheduled === undefined)
    return env === 'development'
      ? ok(check, 'not scheduled')
      : warn(
          check,
          'not scheduled by Shopwright',
          'Set SHOPWRIGHT_BACKUP_TO, or run "shopwright backup" regularly yourself.',
        );
  const state = states.find(({ location }) => location === scheduled.to);
  const succeededAt = state?.succeededAt ?? undefined;
  const failedAt = state?.failedAt ?? undefined;
  const last = succeededAt ? `the latest is of ${succeededAt.toISOString()}` : 'there is none yet';
  if (failedAt && !(succeededAt && succeededAt > failedAt))
    return fail(
      check,
      `the backup to ${scheduled.to} failed at ${failedAt.toISOString()}: ${state?.failure ?? ''} (${last})`,
      'Fix the cause. The worker tries again; "shopwright backup" makes one now.',
    );
  const parsed = parseCron(scheduled.schedule);
  const due = parsed && findLatestRun(parsed, new Date(now.getTime() - GRACE_MS));
  if (!succeededAt)
    return warn(
      check,
      `no backup to ${scheduled.to} yet`,
      `The worker makes one at "${scheduled.schedule}" (UTC).`,
    );
  if (due && succeededAt < due)
    return warn(
      check,
      `the latest backup to ${scheduled.to} is of ${succeededAt.toISOString()}, although one was due at ${due.toISOString()}`,
      'Check that a server or "shopwright worker" is running with the same settings.',
    );
  return ok(check, `the latest to ${scheduled.to} is of ${succeededAt.toISOString()}`);
}
