import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import {
  activateMyStaffFactor,
  changeMyStaffPassword,
  changeMyStaffProfile,
  enrolMyStaffFactor,
  getMyStaffAccount,
  removeMyStaffFactor,
  renewMyStaffRecoveryCodes,
  type StaffFactor,
} from '@shopwright/contract/identity/my-staff-account';
import { emptyAnswer, route, type Actor, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { isRefusal, notFound, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { sendStaffPasswordChanged } from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { authenticator } from '../second-factor/factors.ts';
import { verificationFailed } from '../second-factor/prove-account.ts';
import {
  completeFirstFactor,
  makeRecoveryCodes,
  staffFactorSecretOf,
  staffTotpMatches,
} from './staff-factors.ts';
import { staffPolicyOf } from './staff-policy.ts';
import { findProvenSelf, findSelf, proveSelf, type StaffDeps } from './staff-self.ts';
import { shownStaff } from './staff-sign-in-routes.ts';
import { lockStaff, saveStaffName, saveStaffPassword } from './store/staff.ts';
import {
  activateStaffFactor,
  countStaffRecoveryCodes,
  deleteInactiveStaffFactors,
  deleteStaffFactor,
  findStaffFactor,
  insertStaffFactor,
  listStaffFactors,
  type StaffFactorRow,
} from './store/staff-credentials.ts';
import { deleteStaffSessions } from './store/staff-sessions.ts';

/**
 * The account of the owner or collaborator who calls, and no other: name, password, authenticator
 * apps and recovery codes.
 */

const MAX_FACTORS = 5;
const missing = notFound('The second factor was not found.');

export const shownFactor = ({
  factorId,
  type,
  status,
  data: { name },
  createdAt,
}: StaffFactorRow): StaffFactor => ({
  factorId,
  type: type === 'TOTP' ? 'TOTP' : 'PASSKEY',
  status,
  ...(typeof name === 'string' ? { name } : {}),
  createdDate: createdAt.toISOString(),
});

export function staffAccountRoutes(deps: StaffDeps): Route[] {
  const { db, clock, vault } = deps;
  const self = (actor: Actor) => findSelf(deps, actor);

  return [
    route(getMyStaffAccount, async ({ actor }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const [factors, recoveryCodesLeft] = await Promise.all([
        listStaffFactors(db, siteId, staffId),
        countStaffRecoveryCodes(db, siteId, staffId),
      ]);
      const { requireSecondFactor } = await staffPolicyOf(deps.sites, siteId);
      return {
        staff: shownStaff(staff),
        factors: factors.map(shownFactor),
        recoveryCodesLeft,
        secondFactorRequired: requireSecondFactor,
      };
    }),

    route(changeMyStaffProfile, async ({ request, actor, address, requestId }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const name = request.name.trim();
      if (name === '')
        return refuseFields(violation('name', 'REQUIRED_FIELD', 'must not be empty'));
      return db.tx(async (tx) => {
        await saveStaffName(tx, siteId, staffId, name);
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff change-profile',
            actor,
            target: staffId,
            address,
            requestId,
          },
          tx,
        );
        return { staff: shownStaff({ ...staff, name }) };
      });
    }),

    route(changeMyStaffPassword, async ({ request, actor, address, requestId }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId, email } = staff;
      const bad = passwordViolation(
        request.newPassword,
        await policyOf(deps.sites, siteId),
        'newPassword',
        await deps.commonPasswords(),
        email,
      );
      if (bad) return refuseFields(bad);
      const refused = await proveSelf(
        deps,
        actor,
        staff,
        { password: request.currentPassword },
        address,
      );
      if (refused) return refused;
      const passwordHash = await deps.hashing.hash(request.newPassword, 'staff');
      await db.tx(async (tx) => {
        await saveStaffPassword(tx, siteId, staffId, passwordHash);
        await deleteStaffSessions(tx, siteId, staffId, actor.sessionId ?? null);
        await sendStaffPasswordChanged(tx, {
          siteId,
          store: (await deps.sites.find(siteId))?.store ?? {},
          to: email,
        });
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff change-password',
            actor,
            target: staffId,
            address,
            requestId,
          },
          tx,
        );
      });
      return emptyAnswer;
    }),

    route(enrolMyStaffFactor, async ({ request, actor, address }) => {
      const staff = await findProvenSelf(deps, actor, request, address);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId, email } = staff;
      const secret = new Secret({ size: 20 }).base32;
      const factorId = newId();
      const row: StaffFactorRow = {
        factorId,
        staffId,
        type: 'TOTP',
        status: 'INACTIVE',
        secret: vault.seal(secret, staffFactorSecretOf(siteId, factorId)),
        target: null,
        data: {},
        createdAt: clock(),
      };
      const full = await db.tx(async (tx) => {
        await deleteInactiveStaffFactors(tx, siteId, staffId);
        const apps = (await listStaffFactors(tx, siteId, staffId)).filter(
          ({ type }) => type === 'TOTP',
        );
        if (apps.length >= MAX_FACTORS) return true;
        await insertStaffFactor(tx, siteId, row);
        return false;
      });
      if (full)
        return refuse(
          'TOO_MANY_FACTORS',
          `A staff member can have at most ${MAX_FACTORS} authenticator apps. Remove one first.`,
        );
      const otpauthUri = authenticator(
        secret,
        email,
        (await deps.sites.find(siteId))?.store.name ?? 'Store',
      ).toString();
      return {
        factor: shownFactor(row),
        secret,
        otpauthUri,
        qrSvg: renderSVG(otpauthUri, { border: 2 }),
      };
    }),

    route(activateMyStaffFactor, async ({ request, actor, address, requestId }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const note = {
        siteId,
        action: 'ACCOUNT',
        subject: 'staff activate-factor',
        actor,
        target: staffId,
        address,
        requestId,
      } as const;
      const code = request.code.replaceAll(/\s/g, '');
      const result = await db.tx(async (tx) => {
        const locked = await lockStaff(tx, siteId, staffId);
        const factor = await findStaffFactor(tx, siteId, staffId, request.factorId);
        if (!locked || factor?.status !== 'INACTIVE') return missing;
        if (!(await staffTotpMatches(tx, vault, siteId, factor, code, clock())))
          return verificationFailed;
        await activateStaffFactor(tx, siteId, factor.factorId);
        const recoveryCodes = locked.hasSecondFactor
          ? undefined
          : await completeFirstFactor(tx, locked, actor.sessionId);
        await deps.audit.note(note, tx);
        return {
          factor: shownFactor({ ...factor, status: 'ACTIVE' }),
          ...(recoveryCodes === undefined ? {} : { recoveryCodes }),
        };
      });
      if (isRefusal(result)) await deps.audit.note({ ...note, outcome: 'VERIFICATION_FAILED' });
      return result;
    }),

    route(removeMyStaffFactor, async ({ request, actor, address, requestId }) => {
      const staff = await findProvenSelf(deps, actor, request, address);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const { requireSecondFactor } = await staffPolicyOf(deps.sites, siteId);
      return db.tx(async (tx) => {
        await lockStaff(tx, siteId, staffId);
        const others = (await listStaffFactors(tx, siteId, staffId)).filter(
          ({ factorId, status }) => status === 'ACTIVE' && factorId !== request.factorId,
        );
        if (!(await findStaffFactor(tx, siteId, staffId, request.factorId))) return missing;
        if (requireSecondFactor && others.length === 0) return refuse('LAST_FACTOR');
        await deleteStaffFactor(tx, siteId, staffId, request.factorId);
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff remove-factor',
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

    route(renewMyStaffRecoveryCodes, async ({ request, actor, address, requestId }) => {
      const staff = await findProvenSelf(deps, actor, request, address);
      if (isRefusal(staff)) return staff;
      return db.tx(async (tx) => {
        await deps.audit.note(
          {
            siteId: staff.siteId,
            action: 'ACCOUNT',
            subject: 'staff renew-recovery-codes',
            actor,
            target: staff.staffId,
            address,
            requestId,
          },
          tx,
        );
        return { recoveryCodes: await makeRecoveryCodes(tx, staff) };
      });
    }),
  ];
}
