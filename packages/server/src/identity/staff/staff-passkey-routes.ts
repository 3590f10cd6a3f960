import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import {
  addMyStaffPasskey,
  beginMyStaffPasskey,
} from '@shopwright/contract/identity/my-staff-account';
import { challengeStaffPasskey, staffSignInWithPasskey } from '@shopwright/contract/identity/staff';
import type { InvalidPasswordError } from '@shopwright/contract/errors/groups';
import { route, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { issueSingleUse, redeemSingleUse } from '../credentials/single-use-tokens.ts';
import { failed, unknown } from '../second-factor/verify-passkey.ts';
import {
  authenticationOptions,
  readCredential,
  registrationOptions,
  verifyAssertion,
  verifyRegistration,
} from '../second-factor/web-authn.ts';
import { throttleAttempt, throttleNetwork } from '../throttling/throttle.ts';
import { shownFactor } from './staff-account-routes.ts';
import { completeFirstFactor } from './staff-factors.ts';
import { findProvenSelf, findSelf, type StaffDeps } from './staff-self.ts';
import { attemptOf, openStaffSession, type SignInOrigin } from './staff-sign-in-routes.ts';
import { findStaff, lockStaff, type StaffRow } from './store/staff.ts';
import {
  findStaffPasskey,
  insertStaffFactor,
  listStaffFactors,
  saveStaffFactorData,
  type StaffFactorRow,
} from './store/staff-credentials.ts';

/** Passkeys of staff: a second factor, and a way to sign in without a password. */

const MAX_PASSKEYS = 10;

async function newChallenge(
  { db, clock }: StaffDeps,
  siteId: string,
  challenge: string,
  staffId?: string,
): Promise<string> {
  return issueSingleUse(db, {
    siteId,
    kind: 'staff-passkey',
    token: newId(),
    data: { challenge, ...(staffId === undefined ? {} : { staffId }) },
    seconds: LIFETIME_SECONDS.captcha,
    now: clock(),
  });
}

/** The staff member whose passkey answered the challenge. The challenge is used up. */
async function verifyStaffPasskey(
  deps: StaffDeps,
  siteId: string,
  { challengeId, credential }: { readonly challengeId: string; readonly credential: string },
): Promise<StaffRow | Refusal<InvalidPasswordError | 'VERIFICATION_FAILED'>> {
  const response = readCredential<AuthenticationResponseJSON>(credential);
  const challenge = await deps.db.tx((tx) =>
    redeemSingleUse(tx, {
      siteId,
      kind: 'staff-passkey',
      token: challengeId,
      now: deps.clock(),
    }),
  );
  if (!challenge || challenge.data['staffId'] !== undefined || !response) return failed;
  return deps.db.tx(async (tx) => {
    const factor = await findStaffPasskey(tx, siteId, response.id);
    if (!factor) return unknown;
    const counter = await verifyAssertion(
      deps.publicUrl,
      String(challenge.data['challenge']),
      response,
      factor.data,
    );
    if (counter === undefined) return unknown;
    await saveStaffFactorData(tx, siteId, factor.factorId, { counter });
    return (await findStaff(tx, siteId, factor.staffId)) ?? unknown;
  });
}

export function staffPasskeyRoutes(deps: StaffDeps): Route[] {
  const { db, clock, publicUrl } = deps;
  return [
    route(beginMyStaffPasskey, async ({ request, actor, address }) => {
      const staff = await findProvenSelf(deps, actor, request, address);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId, email } = staff;
      const passkeys = (await listStaffFactors(db, siteId, staffId)).filter(
        ({ type }) => type === 'WEBAUTHN',
      );
      if (passkeys.length >= MAX_PASSKEYS)
        return refuse(
          'TOO_MANY_FACTORS',
          `A staff member can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
        );
      const options = await registrationOptions(publicUrl, {
        storeName: (await deps.sites.find(siteId))?.name ?? 'Store',
        // Distinguishes it from the passkey of a member with the same address.
        userName: `${email} (admin)`,
        userId: staffId,
        existing: passkeys.map(({ target }) => target ?? ''),
      });
      return {
        challengeId: await newChallenge(deps, siteId, options.challenge, staffId),
        publicKeyCredentialCreationOptionsJson: JSON.stringify(options),
      };
    }),

    route(addMyStaffPasskey, async ({ request, actor, address, requestId }) => {
      const staff = await findSelf(deps, actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const challenge = await db.tx((tx) =>
        redeemSingleUse(tx, {
          siteId,
          kind: 'staff-passkey',
          token: request.challengeId,
          now: clock(),
        }),
      );
      if (!challenge || challenge.data['staffId'] !== staffId) return failed;
      const passkey = await verifyRegistration(
        publicUrl,
        String(challenge.data['challenge']),
        request.credential,
      );
      if (!passkey) return failed;
      const name = request.name?.trim();
      const factor: StaffFactorRow = {
        factorId: newId(),
        staffId,
        type: 'WEBAUTHN',
        status: 'ACTIVE',
        secret: null,
        target: passkey.id,
        data: { ...passkey.data, ...(name ? { name } : {}) },
        createdAt: clock(),
      };
      return db.tx(async (tx) => {
        const locked = await lockStaff(tx, siteId, staffId);
        if (!locked || !(await insertStaffFactor(tx, siteId, factor))) return failed;
        const recoveryCodes = locked.hasSecondFactor
          ? undefined
          : await completeFirstFactor(tx, locked, actor.sessionId);
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff add-passkey',
            actor,
            target: staffId,
            address,
            requestId,
          },
          tx,
        );
        return {
          factor: shownFactor(factor),
          ...(recoveryCodes === undefined ? {} : { recoveryCodes }),
        };
      });
    }),

    route(challengeStaffPasskey, async ({ actor, address }) => {
      // Each challenge is stored until it expires, and anyone may request one.
      const early = await throttleNetwork(db, actor.siteId, 'staff-passkey', address, clock());
      if (early) return early;
      const options = await authenticationOptions(publicUrl);
      return {
        challengeId: await newChallenge(deps, actor.siteId, options.challenge),
        publicKeyCredentialRequestOptionsJson: JSON.stringify(options),
      };
    }),

    route(staffSignInWithPasskey, async ({ request, actor, address, requestId }) => {
      const { siteId, clientId } = actor;
      const { deviceToken, device } = request;
      const from: SignInOrigin = { siteId, clientId, address, deviceToken, device };
      // Each challenge is an account of its own: a flood of wrong answers delays its network only.
      const proved = await throttleAttempt(
        deps,
        await attemptOf(deps, from, `passkey ${request.challengeId}`),
        () => verifyStaffPasskey(deps, siteId, request),
      );
      await deps.audit.note({
        siteId,
        action: 'SIGN_IN',
        subject: 'staff passkey',
        actor,
        address,
        requestId,
        ...(isRefusal(proved) ? {} : { target: proved.staffId }),
        outcome: isRefusal(proved) ? 'VERIFICATION_FAILED' : 'SUCCESS',
      });
      return isRefusal(proved) ? proved : openStaffSession(deps, from, proved, true);
    }),
  ];
}
