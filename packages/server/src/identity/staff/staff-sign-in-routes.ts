import { identityErrors } from '@shopwright/contract';
import {
  staffSignIn,
  staffVerifySignIn,
  type Staff,
  type StaffSignInResult,
} from '@shopwright/contract/identity/staff';
import { route, type Route } from '../../http/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { isRefusal, refuse } from '../../kernel/outcome.ts';
import { throttleAttempt, type ThrottledAttempt } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { deviceKeys } from '../accounts/devices.ts';
import { emailKey } from '../credentials/rules/email.ts';
import { lifetimes } from '../credentials/rules/lifetimes.ts';
import type { TokenClaims } from '../tokens/rules/token-claims.ts';
import { hashSecret } from '../credentials/secrets.ts';
import {
  countSingleUseAttempt,
  lockUnusedSingleUse,
  issueSingleUse,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { staffCodeMatches } from './staff-factors.ts';
import { findStaff, findStaffByEmail, insertStaffSession, type StaffRow } from './store/staff.ts';
import { findStaffDevice, listStaffFactors, saveStaffDevices } from './store/staff-credentials.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { failed } from '../sign-in/email-verification.ts';

/** Staff sign in with a password and, if enrolled, a code from an authenticator app. */

export interface StaffDeps extends IdentityDeps {
  readonly tokens: Tokens;
}

const wrong = refuse(
  403,
  identityErrors.invalidPassword,
  'The email address or password is wrong.',
);
const noStaff = '00000000-0000-0000-0000-000000000000';

export const shownStaff = ({ staffId, email, role, permissions, createdAt }: StaffRow): Staff => ({
  id: staffId,
  email,
  role: role === 'owner' ? 'OWNER' : 'COLLABORATOR',
  permissions: role === 'owner' ? ['*'] : [...permissions],
  createdDate: createdAt.toISOString(),
});

interface From {
  readonly siteId: string;
  readonly clientId: string | undefined;
  readonly address: string;
  readonly deviceToken: string | undefined;
  readonly device: string | undefined;
}

const keysOf = ({ address, deviceToken }: Pick<From, 'address' | 'deviceToken'>) =>
  deviceKeys({ address, visitorId: undefined, deviceToken });

/** Tries of a known device are counted apart, so strangers who guess at the account do not hold its owner up. */
async function attemptOf(
  { db }: StaffDeps,
  from: From,
  account: string,
  staffId = noStaff,
): Promise<ThrottledAttempt> {
  const { siteId, address } = from;
  const device = await findStaffDevice(
    db,
    siteId,
    staffId,
    keysOf(from).map(({ hash }) => hash),
  );
  return {
    siteId,
    realm: 'staff',
    account,
    address,
    device: device?.toString('base64url').slice(0, 22),
  };
}

async function openStaffSession(
  deps: StaffDeps,
  from: From,
  staff: StaffRow,
): Promise<StaffSignInResult> {
  const { siteId, clientId } = from;
  const { staffId } = staff;
  const now = deps.clock();
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const sessionId = newId();
  const deviceToken =
    from.deviceToken === undefined || from.deviceToken.length < 43 ? newSecret() : from.deviceToken;
  await deps.db.tx(async (tx) => {
    await insertStaffSession(tx, {
      siteId,
      sessionId,
      staffId,
      device: from.device?.slice(0, 300) ?? null,
      now,
      idleUntil: until(lifetimes.staffIdle),
      expiresAt: until(lifetimes.staffAbsolute),
    });
    await saveStaffDevices(tx, siteId, staffId, keysOf({ ...from, deviceToken }), now);
  });
  const claims: TokenClaims = {
    siteId,
    role: 'owner',
    id: staffId,
    sessionId,
    ...(clientId === undefined ? {} : { clientId }),
  };
  return {
    state: 'SUCCESS',
    accessToken: await deps.tokens.sign('access', claims, lifetimes.accessToken),
    refreshToken: await deps.tokens.sign('refresh', claims, lifetimes.staffAbsolute),
    expiresIn: lifetimes.accessToken,
    deviceToken,
    staff: shownStaff(staff),
  };
}

/** A password that was changed since the first step ends the second. */
const passwordMark = ({ passwordHash }: StaffRow): string =>
  hashSecret(passwordHash).toString('base64');

export function staffSignInRoutes(deps: StaffDeps): Route[] {
  return [
    route(staffSignIn, async ({ request, actor, address, requestId }) => {
      const { siteId, clientId } = actor;
      const from: From = {
        siteId,
        clientId,
        address,
        deviceToken: request.deviceToken,
        device: request.device,
      };
      const staff = await findStaffByEmail(deps.db, siteId, request.email.trim());
      const proved = await throttleAttempt(
        deps,
        await attemptOf(deps, from, emailKey(request.email), staff?.staffId),
        async () => {
          const right = await deps.hashing.verify(request.password, staff?.passwordHash, 'staff');
          return right && staff ? staff : wrong;
        },
      );
      const note = {
        siteId,
        action: 'SIGN_IN',
        subject: 'staff',
        actor,
        address,
        requestId,
      } as const;
      if (isRefusal(proved)) {
        if (proved === wrong)
          await deps.audit.note({ ...note, outcome: identityErrors.invalidPassword });
        return proved;
      }
      const { staffId } = proved;
      const needsCode = (await listStaffFactors(deps.db, siteId, staffId)).some(
        ({ status }) => status === 'ACTIVE',
      );
      await deps.audit.note({
        ...note,
        target: staffId,
        outcome: needsCode ? 'MFA_CHALLENGE' : 'SUCCESS',
      });
      if (!needsCode) return openStaffSession(deps, from, proved);
      const stateToken = await issueSingleUse(deps.db, {
        siteId,
        kind: 'staff-state',
        clientId,
        data: { staffId, password: passwordMark(proved) },
        seconds: lifetimes.state,
        now: deps.clock(),
      });
      return { state: 'MFA_CHALLENGE', stateToken };
    }),

    route(staffVerifySignIn, async ({ request, actor, address, requestId }) => {
      const { siteId, clientId } = actor;
      const from: From = {
        siteId,
        clientId,
        address,
        deviceToken: request.deviceToken,
        device: request.device,
      };
      const presented = {
        siteId,
        kind: 'staff-state',
        token: request.stateToken,
        now: deps.clock(),
      } as const;
      const begun = await deps.db.tx((tx) => lockUnusedSingleUse(tx, presented));
      const { staffId, password } = begun?.data ?? {};
      const staff =
        typeof staffId === 'string' ? await findStaff(deps.db, siteId, staffId) : undefined;
      if (
        !begun ||
        !staff ||
        password !== passwordMark(staff) ||
        (begun.clientId ?? undefined) !== clientId
      )
        return failed;
      const proved = await throttleAttempt(
        deps,
        await attemptOf(deps, from, `factor ${staff.staffId}`, staff.staffId),
        () =>
          deps.db.tx(async (tx) => {
            if (
              !(await countSingleUseAttempt(tx, presented)) ||
              !(await staffCodeMatches(
                tx,
                deps.vault,
                siteId,
                staff.staffId,
                request.code,
                deps.clock(),
              ))
            )
              return failed;
            return (await redeemSingleUse(tx, presented)) ? staff : failed;
          }),
      );
      await deps.audit.note({
        siteId,
        action: 'SIGN_IN',
        subject: 'staff factor',
        actor,
        address,
        requestId,
        target: staff.staffId,
        outcome: isRefusal(proved) ? 'VERIFICATION_FAILED' : 'SUCCESS',
      });
      return isRefusal(proved) ? proved : openStaffSession(deps, from, proved);
    }),
  ];
}
