import {
  getStaffPasswordReset,
  requestStaffPasswordReset,
  resetStaffPassword,
  resetStaffSecondFactor,
} from '@shopwright/contract/identity/staff-recovery';
import { enqueue, type Reader } from '../../db/index.ts';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { isRefusal, notFound, refuse, refuseFields } from '../../kernel/outcome.ts';
import {
  sendStaffFactorRemoved,
  sendStaffPasswordChanged,
  sendStaffRecoveryLink,
} from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import {
  issueSingleUse,
  lockUnusedSingleUse,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { deleteSingleUseOfStaff } from '../credentials/store/single-use-tokens.ts';
import type { IdentityDeps } from '../deps.ts';
import { throttleAttempt, throttleCodeRequest } from '../throttling/throttle.ts';
import { staffPolicyOf } from './staff-policy.ts';
import { findSelf, proveSelf, type StaffDeps } from './staff-self.ts';
import {
  attemptOf,
  passwordMark,
  shownStaff as shown,
  type SignInOrigin,
} from './staff-sign-in-routes.ts';
import {
  findStaff,
  findStaffByEmail,
  lockOwners,
  lockStaff,
  saveStaffPassword,
  type StaffRow,
} from './store/staff.ts';
import { deleteStaffDevices, deleteStaffFactors } from './store/staff-credentials.ts';
import { deleteStaffSessions } from './store/staff-sessions.ts';

/**
 * How staff get in again: a new password by an emailed link, and the second factor that an owner
 * removes for a colleague. Links start with the configured public URL, never with the request's
 * host.
 */

const invalid = refuse('RECOVERY_TOKEN_INVALID');

export const staffRecoveryTask = 'send-staff-recovery-mail';

export interface StaffRecoveryRequest {
  readonly siteId: string;
  readonly email: string;
  /** The language of the page that sent the request. */
  readonly language?: string;
}

/** Runs as a job, so that the call takes the same time for existing and unknown addresses. */
export async function mailStaffRecovery(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'sites' | 'publicUrl'>,
  { siteId, email, language }: StaffRecoveryRequest,
): Promise<void> {
  const site = await deps.sites.find(siteId);
  const found = await findStaffByEmail(deps.db, siteId, email);
  if (!site || !found) return;
  await deps.db.tx(async (tx) => {
    const staff = await lockStaff(tx, siteId, found.staffId);
    if (!staff) return;
    await deleteSingleUseOfStaff(tx, siteId, staff.staffId, 'staff-recovery');
    const token = await issueSingleUse(tx, {
      siteId,
      kind: 'staff-recovery',
      data: { staffId: staff.staffId, password: passwordMark(staff) },
      seconds: LIFETIME_SECONDS.recoveryLink,
      now: deps.clock(),
    });
    await sendStaffRecoveryLink(
      tx,
      { siteId, store: site.store, to: staff.email, language },
      `${deps.publicUrl}/admin/reset-password?token=${token}`,
    );
  });
}

/** The account of a link that is valid; a password changed since makes the link worthless. */
async function findStaffOfLink(
  tx: Reader,
  siteId: string,
  token: string,
  now: Date,
): Promise<{ staff: StaffRow; expiresAt: Date } | undefined> {
  const link = await lockUnusedSingleUse(tx, { siteId, kind: 'staff-recovery', token, now });
  const { staffId, password } = link?.data ?? {};
  const staff = typeof staffId === 'string' ? await findStaff(tx, siteId, staffId) : undefined;
  return link && staff && password === passwordMark(staff)
    ? { staff, expiresAt: link.expiresAt }
    : undefined;
}

export function staffRecoveryRoutes(deps: StaffDeps): Route[] {
  const { db, clock, sites, publicUrl } = deps;
  const recipientOf = async ({ siteId, email }: StaffRow) => ({
    siteId,
    store: (await sites.find(siteId))?.store ?? {},
    to: email,
  });
  /** Guesses at links are counted like guesses at passwords. */
  const findLink = async (from: Pick<SignInOrigin, 'siteId' | 'address'>, token: string) =>
    throttleAttempt(
      deps,
      await attemptOf(
        deps,
        { ...from, clientId: undefined, deviceToken: undefined, device: undefined },
        `reset ${token}`,
      ),
      async () =>
        (await db.tx((tx) => findStaffOfLink(tx, from.siteId, token, clock()))) ?? invalid,
    );

  return [
    route(requestStaffPasswordReset, async ({ request, actor, address }) => {
      const { siteId } = actor;
      const email = request.email.trim();
      const early = await throttleCodeRequest(
        db,
        {
          siteId,
          kind: 'staff recovery',
          recipient: email,
          address: deps.exempt(address) ? undefined : address,
        },
        clock(),
      );
      if (early) return early;
      const payload: StaffRecoveryRequest = {
        siteId,
        email,
        ...(request.language ? { language: request.language } : {}),
      };
      await enqueue(db, { task: staffRecoveryTask, payload, maxAttempts: 5 });
      return emptyAnswer;
    }),

    route(getStaffPasswordReset, async ({ request: { token }, actor: { siteId }, address }) => {
      const found = await findLink({ siteId, address }, token);
      if (isRefusal(found)) return found;
      return { email: found.staff.email, expirationDate: found.expiresAt.toISOString() };
    }),

    route(resetStaffPassword, async ({ request, actor, address, requestId }) => {
      const { siteId } = actor;
      const { token, newPassword } = request;
      const found = await findLink({ siteId, address }, token);
      if (isRefusal(found)) return found;
      const { staffId, email } = found.staff;
      const bad = passwordViolation(
        newPassword,
        await policyOf(sites, siteId),
        'newPassword',
        await deps.commonPasswords(),
        email,
      );
      if (bad) return refuseFields(bad);
      const passwordHash = await deps.hashing.hash(newPassword, 'staff');
      return db.tx(async (tx) => {
        // The account before the link, in the order of `mailStaffRecovery`.
        const staff = await lockStaff(tx, siteId, staffId);
        const link = await redeemSingleUse(tx, {
          siteId,
          kind: 'staff-recovery',
          token,
          now: clock(),
        });
        if (!staff || link?.data['password'] !== passwordMark(staff)) return invalid;
        await saveStaffPassword(tx, siteId, staffId, passwordHash);
        await deleteStaffSessions(tx, siteId, staffId, null);
        await deleteStaffDevices(tx, siteId, staffId);
        await sendStaffPasswordChanged(tx, await recipientOf(staff));
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff reset-password',
            actor,
            target: staffId,
            address,
            requestId,
          },
          tx,
        );
        return emptyAnswer;
      });
    }),

    route(resetStaffSecondFactor, async ({ request, actor, address, requestId }) => {
      const { siteId } = actor;
      const owner = await findSelf(deps, actor);
      if (isRefusal(owner) || owner.role !== 'owner') return refuse('OWNER_REQUIRED');
      const isOwn = owner.staffId === request.id;
      const refused = await proveSelf(deps, actor, owner, request, address);
      if (refused) return refused;
      // A stolen password must not take away the factor that the store requires of its owner.
      if (isOwn && (await staffPolicyOf(sites, siteId)).requireSecondFactor)
        return refuse('LAST_FACTOR');
      return db.tx(async (tx) => {
        await lockOwners(tx, siteId);
        const before = await lockStaff(tx, siteId, request.id);
        if (!before) return notFound('There is no staff member with this id.');
        await deleteStaffFactors(tx, siteId, before.staffId);
        const after = { staff: shown({ ...before, hasSecondFactor: false }) };
        // A repeated request finds nothing to do and sends no second mail.
        if (!before.hasSecondFactor) return after;
        await deleteStaffSessions(tx, siteId, before.staffId, (isOwn && actor.sessionId) || null);
        await deleteStaffDevices(tx, siteId, before.staffId);
        await sendStaffFactorRemoved(tx, await recipientOf(before), `${publicUrl}/admin/sign-in`);
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff reset-second-factor',
            actor,
            target: before.staffId,
            address,
            requestId,
          },
          tx,
        );
        return after;
      });
    }),
  ];
}
