import { identityErrors, ownerRoleId } from '@shopwright/contract';
import {
  staffSignIn,
  staffVerifySignIn,
  type Staff,
  type StaffSignInMethod,
  type StaffSignInResult,
} from '@shopwright/contract/identity/staff';
import { route, type Route } from '../../http/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { throttleAttempt, type ThrottledAttempt } from '../throttling/throttle.ts';
import { deviceKeys } from '../accounts/devices.ts';
import { emailKey } from '../credentials/rules/email.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { TokenClaims } from '../tokens/rules/token-claims.ts';
import { hashSecret } from '../credentials/secrets.ts';
import {
  countSingleUseAttempt,
  lockUnusedSingleUse,
  issueSingleUse,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { staffCodeMatches } from './staff-factors.ts';
import { permissionsOf } from './rules/staff-permissions.ts';
import type { StaffDeps } from './staff-self.ts';
import { findStaff, findStaffByEmail, lockStaff, type StaffRow } from './store/staff.ts';
import {
  countStaffRecoveryCodes,
  findStaffDevice,
  listStaffFactors,
  saveStaffDevices,
  type StaffFactorRow,
} from './store/staff-credentials.ts';
import { insertStaffSession } from './store/staff-sessions.ts';
import { failed } from '../sign-in/email-verification.ts';

/** Staff sign in with a password and, if set up, a second factor. */

const wrong = refuse('-19976');
const noStaff = '00000000-0000-0000-0000-000000000000';

export const shownStaff = (staff: StaffRow): Staff => ({
  id: staff.staffId,
  email: staff.email,
  ...(staff.name === null ? {} : { name: staff.name }),
  role: staff.role === 'owner' ? 'OWNER' : 'COLLABORATOR',
  roleIds: staff.role === 'owner' ? [ownerRoleId] : [...staff.builtInRoles, ...staff.customRoleIds],
  directPermissions: [...staff.permissions],
  permissions: [...permissionsOf(staff)],
  hasSecondFactor: staff.hasSecondFactor,
  createdDate: staff.createdAt.toISOString(),
});

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly siteId: string;
  readonly clientId: string | undefined;
  readonly address: string;
  readonly deviceToken: string | undefined;
  readonly device: string | undefined;
}

const keysOf = ({ address, deviceToken }: Pick<SignInOrigin, 'address' | 'deviceToken'>) =>
  deviceKeys({ address, visitorId: undefined, deviceToken });

/**
 * Tries of a known device are counted apart, so strangers who guess at the account do not hold its
 * owner up.
 */
export async function attemptOf(
  { db }: StaffDeps,
  from: SignInOrigin,
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

/** A second factor that was set up since the password was checked must be proved too. */
export async function openStaffSession(
  deps: StaffDeps,
  from: SignInOrigin,
  { staffId }: StaffRow,
  isFactorProved: boolean,
): Promise<StaffSignInResult | Refusal> {
  const { siteId, clientId } = from;
  const now = deps.clock();
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const sessionId = newId();
  const deviceToken =
    from.deviceToken === undefined || from.deviceToken.length < 43 ? newSecret() : from.deviceToken;
  const staff = await deps.db.tx(async (tx) => {
    const locked = await lockStaff(tx, siteId, staffId);
    if (!locked || (locked.hasSecondFactor && !isFactorProved)) return failed;
    await insertStaffSession(tx, {
      siteId,
      sessionId,
      staffId,
      device: from.device?.slice(0, 300) ?? null,
      address: deps.exempt(from.address) ? null : from.address,
      now,
      idleUntil: until(LIFETIME_SECONDS.staffIdle),
      expiresAt: until(LIFETIME_SECONDS.staffAbsolute),
    });
    await saveStaffDevices(tx, siteId, staffId, keysOf({ ...from, deviceToken }), now);
    return locked;
  });
  if (isRefusal(staff)) return staff;
  const claims: TokenClaims = {
    siteId,
    role: 'owner',
    id: staffId,
    sessionId,
    ...(clientId === undefined ? {} : { clientId }),
  };
  return {
    state: 'SUCCESS',
    accessToken: await deps.tokens.sign('access', claims, LIFETIME_SECONDS.accessToken),
    refreshToken: await deps.tokens.sign('refresh', claims, LIFETIME_SECONDS.staffAbsolute),
    expiresIn: LIFETIME_SECONDS.accessToken,
    deviceToken,
    staff: shownStaff(staff),
  };
}

/** The ways to complete a sign-in; none without a second factor. */
function signInMethods(
  factors: readonly StaffFactorRow[],
  recoveryCodesLeft: number,
): StaffSignInMethod[] {
  const active = new Set(
    factors.filter(({ status }) => status === 'ACTIVE').map(({ type }) => type),
  );
  if (active.size === 0) return [];
  return [
    ...(active.has('TOTP') ? (['TOTP'] as const) : []),
    ...(active.has('WEBAUTHN') ? (['PASSKEY'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
  ];
}

/** A password that was changed since a token was issued makes that token worthless. */
export const passwordMark = ({ passwordHash }: StaffRow): string =>
  hashSecret(passwordHash).toString('base64');

export function staffSignInRoutes(deps: StaffDeps): Route[] {
  return [
    route(staffSignIn, async ({ request, actor, address, requestId }) => {
      const { siteId, clientId } = actor;
      const from: SignInOrigin = {
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
      const methods = signInMethods(
        await listStaffFactors(deps.db, siteId, staffId),
        await countStaffRecoveryCodes(deps.db, siteId, staffId),
      );
      const needsCode = methods.length > 0;
      await deps.audit.note({
        ...note,
        target: staffId,
        outcome: needsCode ? 'MFA_CHALLENGE' : 'SUCCESS',
      });
      if (!needsCode) return openStaffSession(deps, from, proved, false);
      const stateToken = await issueSingleUse(deps.db, {
        siteId,
        kind: 'staff-state',
        clientId,
        data: { staffId, password: passwordMark(proved) },
        seconds: LIFETIME_SECONDS.signInState,
        now: deps.clock(),
      });
      return { state: 'MFA_CHALLENGE' as const, stateToken, methods };
    }),

    route(staffVerifySignIn, async ({ request, actor, address, requestId }) => {
      const { siteId, clientId } = actor;
      const from: SignInOrigin = {
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
      return isRefusal(proved) ? proved : openStaffSession(deps, from, proved, true);
    }),
  ];
}
