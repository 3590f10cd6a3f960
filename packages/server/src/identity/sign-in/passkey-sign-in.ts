import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { InvalidPasswordError } from '@shopwright/contract/errors/groups';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { findMember } from '../accounts/store/members.ts';
import type { IdentityDeps } from '../deps.ts';
import { verifyPasskey, unknown, type PasskeyAnswer } from '../second-factor/verify-passkey.ts';
import { continueSignIn, type SignInContext } from './complete-sign-in.ts';

export async function loginWithPasskey(
  deps: IdentityDeps,
  context: SignInContext,
  answer: PasskeyAnswer,
): Promise<SignInResult | Refusal<InvalidPasswordError | 'VERIFICATION_FAILED'>> {
  const { siteId } = context;
  const factor = await verifyPasskey(deps, siteId, answer);
  if (isRefusal(factor)) return factor;
  const policy = await policyOf(deps.sites, siteId);
  return deps.db.tx(async (tx) => {
    const member = await findMember(tx, siteId, factor.memberId, { lock: true });
    return member
      ? continueSignIn(tx, deps, policy, context, { member, factorDone: true })
      : unknown;
  });
}
