import type { IdentityDeps } from './deps.ts';
import { mailRecovery, recoveryTask, type RecoveryRequest } from './sign-in/password-recovery.ts';
import {
  mailStaffRecovery,
  staffRecoveryTask,
  type StaffRecoveryRequest,
} from './staff/staff-recovery-routes.ts';
import { LIFETIME_SECONDS } from './credentials/rules/lifetimes.ts';
import { sealSecrets } from './seal-secrets.ts';
import { ATTEMPT_RETENTION_SECONDS } from './throttling/rules/delays.ts';
import { deleteOldAttempts } from './throttling/store.ts';
import { deleteOldAudit } from './audit/store.ts';
import { deleteOldDevices } from './accounts/store/devices.ts';
import { deleteOldSessions } from './accounts/store/sessions.ts';
import { deleteOldSingleUse } from './credentials/store/single-use-tokens.ts';
import { deleteOldStaffDevices } from './staff/store/staff-credentials.ts';
import { deleteOldInvitations } from './staff/store/staff-invitations.ts';
import { deleteOldStaffSessions } from './staff/store/staff-sessions.ts';

/** Ended sessions are no longer needed after a month. */
const SESSION_RETENTION_DAYS = 30;
/** A used code must be recognized as a replay while the session it opened can be alive. */
const USED_TOKEN_RETENTION_DAYS = 7;
const AUDIT_RETENTION_DAYS = 400;
/** An expired invitation can be sent again for this long. */
const INVITATION_RETENTION_DAYS = 30;

export function identityJobs(deps: Pick<IdentityDeps, 'db' | 'clock' | 'sites' | 'publicUrl'>) {
  const { db, clock } = deps;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  return {
    tasks: {
      // Only the calls that request a link enqueue these.
      [recoveryTask]: async (payload: unknown): Promise<void> =>
        mailRecovery(deps, payload as RecoveryRequest),
      [staffRecoveryTask]: async (payload: unknown): Promise<void> =>
        mailStaffRecovery(deps, payload as StaffRecoveryRequest),
      'forget-old-sessions': async (): Promise<void> => {
        await deleteOldSessions(db, daysAgo(SESSION_RETENTION_DAYS));
        await deleteOldStaffSessions(db, clock());
        await deleteOldDevices(db, daysAgo(LIFETIME_SECONDS.trustedDevice / 86_400));
        await deleteOldStaffDevices(db, daysAgo(LIFETIME_SECONDS.trustedDevice / 86_400));
        await deleteOldInvitations(db, daysAgo(INVITATION_RETENTION_DAYS));
        await deleteOldAudit(db, daysAgo(AUDIT_RETENTION_DAYS));
      },
      // Any visitor can create such rows, so they are deleted early.
      'forget-used-tokens': async (): Promise<void> => {
        const hourAgo = new Date(clock().getTime() - ATTEMPT_RETENTION_SECONDS * 1000);
        await deleteOldSingleUse(db, {
          codesBefore: daysAgo(USED_TOKEN_RETENTION_DAYS),
          othersBefore: hourAgo,
        });
        await deleteOldAttempts(db, hourAgo);
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
