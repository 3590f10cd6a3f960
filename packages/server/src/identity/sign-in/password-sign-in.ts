import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type {
  CaptchaError,
  InvalidPasswordError,
  ResetPasswordError,
} from '@shopwright/contract/errors/groups';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { throttleAttempt, type ThrottledAttempt } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { deviceKeys, type Caller } from '../accounts/devices.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { emailKey } from '../credentials/rules/email.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { continueSignIn, type SignInContext } from './complete-sign-in.ts';
import { findDevice } from '../accounts/store/devices.ts';
import { findMember, findMemberByEmail } from '../accounts/store/members.ts';
import { findPassword } from '../accounts/store/passwords.ts';

/** The same refusal for an unknown address and a wrong password. */
const wrong = refuse('-19976');
const mustReset = refuse('-19973');

/** The key that attempts on this account are counted under: its id if the member exists. */
export async function attemptOf(
  deps: IdentityDeps,
  context: SignInContext,
  account: string,
  member: Pick<MemberRow, 'memberId'> | undefined,
): Promise<ThrottledAttempt> {
  const trusted = await findTrustedDevice(
    deps,
    context.siteId,
    member?.memberId ?? '00000000-0000-0000-0000-000000000000',
    context.caller,
  );
  return { siteId: context.siteId, account, address: context.caller.address, device: trusted };
}

async function findTrustedDevice(
  { db, clock }: IdentityDeps,
  siteId: string,
  memberId: string,
  caller: Caller,
): Promise<string | undefined> {
  const keys = deviceKeys(caller).map(({ hash }) => hash);
  return (await findDevice(db, siteId, memberId, keys, clock()))?.hash
    .toString('base64url')
    .slice(0, 22);
}

export interface PasswordProof {
  readonly email: string;
  readonly password: string | null | undefined;
}

/**
 * Whether this is the member's password. Existing and unknown accounts take the same steps and the
 * same time: one lookup of the account, one of the device, one count, one hash.
 */
export async function verifyPassword(
  deps: IdentityDeps,
  context: SignInContext,
  { email, password }: PasswordProof,
): Promise<MemberRow | Refusal<ResetPasswordError | InvalidPasswordError>> {
  const key = emailKey(email);
  const member = await findMemberByEmail(deps.db, context.siteId, key);
  const tried = await attemptOf(deps, context, key, member);
  const proved = await throttleAttempt(deps, tried, async () => {
    const stored = await findPassword(
      deps.db,
      context.siteId,
      member?.memberId ?? '00000000-0000-0000-0000-000000000000',
    );
    const right = await deps.hashing.verify(password ?? '', stored?.hash);
    return right && member && password && stored
      ? { member, password, mustChange: stored.mustChange }
      : wrong;
  });
  if (isRefusal(proved)) return proved;
  const policy = await policyOf(deps.sites, context.siteId);
  const outdated = passwordViolation(
    proved.password,
    policy,
    'password',
    await deps.commonPasswords(),
    proved.member.loginEmail ?? '',
  );
  return proved.mustChange || outdated ? mustReset : proved.member;
}

export async function login(
  deps: IdentityDeps,
  context: SignInContext,
  request: PasswordProof & { captchaTokens: Parameters<IdentityDeps['captcha']['check']>[2] },
): Promise<SignInResult | Refusal<CaptchaError | ResetPasswordError | InvalidPasswordError>> {
  const policy = await policyOf(deps.sites, context.siteId);
  const captcha = await deps.captcha.check(
    context.siteId,
    policy,
    request.captchaTokens,
    context.caller.address,
  );
  if (captcha) return captcha;
  const member = await verifyPassword(deps, context, request);
  if ('refused' in member) return member;
  return deps.db.tx(async (tx) => {
    // Read again with a lock: the member may have been blocked in the meantime.
    const now = await findMember(tx, context.siteId, member.memberId, { lock: true });
    return now ? continueSignIn(tx, deps, policy, context, { member: now }) : wrong;
  });
}
