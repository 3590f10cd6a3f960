import type { CaptchaToken } from '@shopwright/contract/identity/factors';
import type { IdentityProfile } from '@shopwright/contract/identity/identity';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { CaptchaError, EmailAlreadyExistsError } from '@shopwright/contract/errors/groups';
import type { Tx } from '../../db/index.ts';
import { networkOf } from '../../http/index.ts';
import { refuse, refuseFields, type Refusal } from '../../kernel/outcome.ts';
import { notifyOwnerOfApplicant } from '../accounts/approval-notice.ts';
import { throttleRequest, throttleNetwork } from '../throttling/throttle.ts';
import { createMember } from '../accounts/create-member.ts';
import type { IdentityDeps } from '../deps.ts';
import { policyOf, type SignInPolicy } from '../accounts/sign-in-policy.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { fromIdentityProfile } from '../accounts/rules/member-wire.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { continueSignIn, type SignInContext } from './complete-sign-in.ts';

export interface Registration {
  readonly email: string;
  readonly password: string | null | undefined;
  readonly profile: IdentityProfile | undefined;
  readonly captchaTokens: readonly CaptchaToken[] | undefined;
  /** The address was verified before the account was created. */
  readonly emailVerified?: boolean;
}

export const taken = refuse('-19995');

/**
 * While registrations queue up, each must solve the built-in captcha, whatever the owner
 * configured: it costs bots much and customers little.
 */
export const registrationPolicy = (
  { hashing }: Pick<IdentityDeps, 'hashing'>,
  policy: SignInPolicy,
): SignInPolicy =>
  policy.captcha.mode === 'OFF' && hashing.isCrowded('registration')
    ? { ...policy, captcha: { ...policy.captcha, mode: 'VISIBLE', provider: 'BUILT_IN' } }
    : policy;

/** Checks the captcha, the password and the limits against enumerating accounts. */
export async function checkRegistration(
  deps: IdentityDeps,
  policy: SignInPolicy,
  context: SignInContext,
  { email, password, captchaTokens }: Registration,
): Promise<Refusal<CaptchaError> | undefined> {
  const {
    siteId,
    caller: { address },
  } = context;
  // Runs before any expensive work: a flood is refused at the cost of one statement.
  const early = deps.exempt(address)
    ? undefined
    : await throttleNetwork(deps.db, siteId, 'register', address, deps.clock());
  if (early) return early;
  const bad = passwordViolation(password, policy, 'password', await deps.commonPasswords(), email);
  if (bad) return refuseFields(bad);
  return deps.captcha.check(siteId, registrationPolicy(deps, policy), captchaTokens, address);
}

/** Creates the account. Undefined when the address is taken. */
export async function insertRegistered(
  tx: Tx,
  deps: IdentityDeps,
  policy: SignInPolicy,
  siteId: string,
  registration: Registration,
  passwordHash: string,
): Promise<MemberRow | undefined> {
  const { email, profile, emailVerified = false } = registration;
  const waits = policy.ownerApproval || (policy.emailVerification && !emailVerified);
  const member = await createMember(tx, deps, {
    siteId,
    loginEmail: email,
    loginEmailVerified: emailVerified,
    status: waits ? 'PENDING' : 'APPROVED',
    awaitsApproval: policy.ownerApproval,
    passwordHash,
    ...fromIdentityProfile(profile, email),
  });
  if (member && policy.ownerApproval) await notifyOwnerOfApplicant(tx, deps, siteId, email);
  return member;
}

export async function register(
  deps: IdentityDeps,
  context: SignInContext,
  registration: Registration,
): Promise<SignInResult | Refusal<CaptchaError | EmailAlreadyExistsError>> {
  const policy = await policyOf(deps.sites, context.siteId);
  const refused = await checkRegistration(deps, policy, context, registration);
  if (refused) return refused;
  // Hashed before the lookup, so that taken and free addresses take the same time.
  const passwordHash = await deps.hashing.hash(registration.password ?? '', 'registration');
  const result = await deps.db.tx(async (tx) => {
    const member = await insertRegistered(
      tx,
      deps,
      policy,
      context.siteId,
      registration,
      passwordHash,
    );
    return member && continueSignIn(tx, deps, policy, context, { member });
  });
  return result ?? refuseTaken(deps, context);
}

/** Each "taken" reveals an account, so repeated requests are delayed longer and longer. */
export async function refuseTaken(
  deps: IdentityDeps,
  { siteId, caller }: SignInContext,
): Promise<Refusal<EmailAlreadyExistsError>> {
  if (deps.exempt(caller.address)) return taken;
  return (
    (await throttleRequest(deps.db, siteId, `taken ${networkOf(caller.address)}`, deps.clock())) ??
    taken
  );
}
