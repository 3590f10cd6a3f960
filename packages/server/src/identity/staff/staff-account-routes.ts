import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import {
  activateMyStaffFactor,
  changeMyStaffPassword,
  endMyStaffSessions,
  enrolMyStaffFactor,
  getMyStaffAccount,
  listMyStaffSessions,
  removeMyStaffFactor,
  renewMyStaffRecoveryCodes,
  type StaffFactor,
} from '@shopwright/contract/identity/my-staff-account';
import type { Tx } from '../../db/index.ts';
import { route, type Actor, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { isRefusal, notFound, refuse, refuseFields, type Refusal } from '../../kernel/outcome.ts';
import { throttleAttempt } from '../throttling/throttle.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { verificationFailed } from '../second-factor/prove-account.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { authenticator, hashRecoveryCode, newRecoveryCodes } from '../second-factor/factors.ts';
import { staffCodeMatches, staffFactorSecretOf, staffTotpMatches } from './staff-factors.ts';
import { shownStaff, type StaffDeps } from './staff-sign-in-routes.ts';
import { findStaff, saveStaffPassword, type StaffRow } from './store/staff.ts';
import {
  activateStaffFactor,
  countStaffRecoveryCodes,
  deleteInactiveStaffFactors,
  deleteStaffFactor,
  deleteStaffSessions,
  findStaffFactor,
  insertStaffFactor,
  listStaffFactors,
  listStaffSessions,
  replaceStaffRecoveryCodes,
  type StaffFactorRow,
} from './store/staff-credentials.ts';

/** The account of the owner or collaborator who calls, and no other: password, second factor, sessions. */

const MAX_FACTORS = 5;
const noStaff = refuse(
  403,
  'STAFF_REQUIRED',
  'Sign in as the owner or a collaborator. API keys and apps have no staff account.',
);
const missing = notFound('The second factor was not found.');
const shownFactor = ({ factorId, status, createdAt }: StaffFactorRow): StaffFactor => ({
  factorId,
  status,
  createdDate: createdAt.toISOString(),
});

interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

export function staffAccountRoutes(deps: StaffDeps): Route[] {
  const { db, clock, vault } = deps;

  /** A session distinguishes a staff member from an API key of the owner. */
  const self = async ({ role, id, siteId, sessionId }: Actor): Promise<StaffRow | Refusal> =>
    (role === 'owner' && sessionId !== undefined ? await findStaff(db, siteId, id) : undefined) ??
    noStaff;

  /** Counted by session, so that other callers cannot delay this staff member. */
  const prove = async (
    actor: Actor,
    staff: StaffRow,
    { password, code }: Proof,
    address: string,
  ): Promise<Refusal | undefined> => {
    if (password === undefined && code === undefined) {
      return refuse(
        403,
        'REAUTHENTICATION_REQUIRED',
        'This change requires the current password or a code from the authenticator app.',
        { methods: ['PASSWORD', 'TOTP'] },
      );
    }
    const { siteId, staffId, passwordHash } = staff;
    return throttleAttempt(
      deps,
      { siteId, realm: 'staff', account: `again ${staffId}`, address, device: actor.sessionId },
      async () => {
        const right =
          password === undefined
            ? await db.tx((tx) => staffCodeMatches(tx, vault, siteId, staffId, code ?? '', clock()))
            : await deps.hashing.verify(password, passwordHash, 'staff');
        return right ? undefined : verificationFailed;
      },
    );
  };

  /** The account of the caller, who has just proved to be its owner. */
  const proven = async (
    actor: Actor,
    proof: Proof,
    address: string,
  ): Promise<StaffRow | Refusal> => {
    const staff = await self(actor);
    if (isRefusal(staff)) return staff;
    return (await prove(actor, staff, proof, address)) ?? staff;
  };

  const makeRecoveryCodes = async (tx: Tx, { siteId, staffId }: StaffRow): Promise<string[]> => {
    const codes = newRecoveryCodes();
    await replaceStaffRecoveryCodes(tx, siteId, staffId, codes.map(hashRecoveryCode));
    return codes;
  };

  return [
    route(getMyStaffAccount, async ({ actor }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const [factors, recoveryCodesLeft] = await Promise.all([
        listStaffFactors(db, siteId, staffId),
        countStaffRecoveryCodes(db, siteId, staffId),
      ]);
      return { staff: shownStaff(staff), factors: factors.map(shownFactor), recoveryCodesLeft };
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
      const refused = await prove(actor, staff, { password: request.currentPassword }, address);
      if (refused) return refused;
      const passwordHash = await deps.hashing.hash(request.newPassword, 'staff');
      await db.tx(async (tx) => {
        await saveStaffPassword(tx, siteId, staffId, passwordHash);
        await deleteStaffSessions(tx, siteId, staffId, actor.sessionId ?? null);
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
      return {};
    }),

    route(enrolMyStaffFactor, async ({ request, actor, address }) => {
      const staff = await proven(actor, request, address);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId, email } = staff;
      const secret = new Secret({ size: 20 }).base32;
      const factorId = newId();
      const row: StaffFactorRow = {
        factorId,
        status: 'INACTIVE',
        secret: vault.seal(secret, staffFactorSecretOf(siteId, factorId)),
        createdAt: clock(),
      };
      const full = await db.tx(async (tx) => {
        await deleteInactiveStaffFactors(tx, siteId, staffId);
        if ((await listStaffFactors(tx, siteId, staffId)).length >= MAX_FACTORS) return true;
        await insertStaffFactor(tx, siteId, staffId, row);
        return false;
      });
      if (full)
        return refuse(
          409,
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
      const result = await db.tx(async (tx) => {
        const factor = await findStaffFactor(tx, siteId, staffId, request.factorId);
        if (factor?.status !== 'INACTIVE') return missing;
        if (
          !(await staffTotpMatches(
            tx,
            vault,
            siteId,
            factor,
            request.code.replaceAll(/\s/g, ''),
            clock(),
          ))
        )
          return verificationFailed;
        await activateStaffFactor(tx, siteId, factor.factorId);
        const isFirst = (await countStaffRecoveryCodes(tx, siteId, staffId)) === 0;
        return {
          factor: shownFactor({ ...factor, status: 'ACTIVE' }),
          ...(isFirst ? { recoveryCodes: await makeRecoveryCodes(tx, staff) } : {}),
        };
      });
      await deps.audit.note({
        siteId,
        action: 'ACCOUNT',
        subject: 'staff activate-factor',
        actor,
        target: staffId,
        address,
        requestId,
        outcome: isRefusal(result) ? 'VERIFICATION_FAILED' : 'OK',
      });
      return result;
    }),

    route(removeMyStaffFactor, async ({ request, actor, address, requestId }) => {
      const staff = await proven(actor, request, address);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      return db.tx(async (tx) => {
        if (!(await deleteStaffFactor(tx, siteId, staffId, request.factorId))) return missing;
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
        return {};
      });
    }),

    route(renewMyStaffRecoveryCodes, async ({ request, actor, address, requestId }) => {
      const staff = await proven(actor, request, address);
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

    route(listMyStaffSessions, async ({ actor }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      const sessions = await listStaffSessions(db, staff.siteId, staff.staffId, clock());
      return {
        sessions: sessions.map(({ sessionId, device, createdAt }) => ({
          sessionId,
          createdDate: createdAt.toISOString(),
          current: sessionId === actor.sessionId,
          ...(device === null ? {} : { device }),
        })),
      };
    }),

    route(endMyStaffSessions, async ({ request, actor, address, requestId }) => {
      const staff = await self(actor);
      if (isRefusal(staff)) return staff;
      return db.tx(async (tx) => {
        await deleteStaffSessions(
          tx,
          staff.siteId,
          staff.staffId,
          request.includeCurrent === true ? null : (actor.sessionId ?? null),
        );
        await deps.audit.note(
          {
            siteId: staff.siteId,
            action: 'SIGN_IN',
            subject: 'staff sessions_ended',
            actor,
            target: staff.staffId,
            address,
            requestId,
          },
          tx,
        );
        return {};
      });
    }),
  ];
}
