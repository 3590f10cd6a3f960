import { identityErrors } from '@shopwright/contract';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
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

/** Says the same for an unknown address and for a wrong password. */
const wrong = refuse(
  403,
  identityErrors.invalidPassword,
  'The email address or password is wrong.',
);
const mustReset = refuse(
  403,
  identityErrors.resetPassword,
  'This password can no longer be used. Reset it with "Forgot password".',
);

/** The name under which the tries of this account are counted: its own where the member is known. */
export async function attemptOf(
  deps: IdentityDeps,
  context: SignInContext,
  account: string,
  member: Pick<MemberRow, 'memberId'> | undefined,
): Promise<ThrottledAttempt> {
  const known = await knownDevice(
    deps,
    context.siteId,
    member?.memberId ?? '00000000-0000-0000-0000-000000000000',
    context.caller,
  );
  return { siteId: context.siteId, account, address: context.caller.address, device: known };
}

async function knownDevice(
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
 * Whether this is the member's password. Known and unknown accounts take the same way and the same time: one look at the
 * account, one at the device, one count, one hash.
 */
export async function verifyPassword(
  deps: IdentityDeps,
  context: SignInContext,
  { email, password }: PasswordProof,
): Promise<MemberRow | Refusal> {
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
  ask: PasswordProof & { captchaTokens: Parameters<IdentityDeps['captcha']['check']>[2] },
): Promise<SignInResult | Refusal> {
  const policy = await policyOf(deps.sites, context.siteId);
  const captcha = await deps.captcha.check(
    context.siteId,
    policy,
    ask.captchaTokens,
    context.caller.address,
  );
  if (captcha) return captcha;
  const member = await verifyPassword(deps, context, ask);
  if ('refused' in member) return member;
  return deps.db.tx(async (tx) => {
    // Again, and held: it may have been blocked in this very moment.
    const now = await findMember(tx, context.siteId, member.memberId, { lock: true });
    return now ? continueSignIn(tx, deps, policy, context, { member: now }) : wrong;
  });
}
