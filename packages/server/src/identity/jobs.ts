import type { IdentityDeps } from './deps.ts';
import { mailRecovery, recoveryTask, type RecoveryAsk } from './sign-in/password-recovery.ts';
import { lifetimes } from './credentials/rules/lifetimes.ts';
import { sealSecrets } from './seal-secrets.ts';
import { forgetAfterSeconds } from './throttling/rules/waits.ts';
import { deleteOldTries } from './throttling/store.ts';
import { deleteOldAudit } from './audit/store.ts';
import { deleteOldDevices } from './accounts/store/devices.ts';
import { deleteOldSessions } from './accounts/store/sessions.ts';
import { deleteOldSingleUse } from './credentials/store/single-use-tokens.ts';
import { deleteOldStaffSessions } from './staff/store/staff.ts';
import { deleteOldStaffDevices } from './staff/store/staff-credentials.ts';

/** A session that has been over for a month tells nobody anything. */
const keepSessionDays = 30;
/** A used code that comes again must still be known while what it gave is alive. */
const keepUsedDays = 7;
const keepAuditDays = 400;

export function identityJobs(deps: Pick<IdentityDeps, 'db' | 'clock' | 'sites' | 'publicUrl'>) {
  const { db, clock } = deps;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  return {
    tasks: {
      // Only askForRecovery enqueues it.
      [recoveryTask]: async (payload: unknown): Promise<void> =>
        mailRecovery(deps, payload as RecoveryAsk),
      'forget-old-sessions': async (): Promise<void> => {
        await deleteOldSessions(db, daysAgo(keepSessionDays));
        await deleteOldStaffSessions(db, clock());
        await deleteOldDevices(db, daysAgo(lifetimes.knownDevice / 86_400));
        await deleteOldStaffDevices(db, daysAgo(lifetimes.knownDevice / 86_400));
        await deleteOldAudit(db, daysAgo(keepAuditDays));
      },
      // Every visitor can make such rows: they go soon.
      'forget-used-tokens': async (): Promise<void> => {
        const hourAgo = new Date(clock().getTime() - forgetAfterSeconds * 1000);
        await deleteOldSingleUse(db, { codesBefore: daysAgo(keepUsedDays), othersBefore: hourAgo });
        await deleteOldTries(db, hourAgo);
      },
      'seal-secrets': async (): Promise<void> => sealSecrets(deps),
    },
    schedule: [
      '*/10 * * * * seal-secrets',
      '17 4 * * * forget-old-sessions',
      '*/15 * * * * forget-used-tokens',
    ],
  };
}
