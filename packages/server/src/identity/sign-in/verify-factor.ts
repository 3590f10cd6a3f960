import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import { throttleAttempt } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { attemptOf } from './password-sign-in.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import {
  authenticatorMatches,
  challengeWith,
  type ProvableType,
} from '../second-factor/factors.ts';
import { continueSignIn, mayMail, type SignInContext } from './complete-sign-in.ts';
import {
  updateSingleUse,
  codeMatches,
  countSingleUseAttempt,
  lockUnusedSingleUse,
  MAX_CODE_SENDS,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { listFactors } from '../accounts/store/factors.ts';
import { findMember } from '../accounts/store/members.ts';
import type { SingleUseRow } from '../credentials/store/single-use-tokens.ts';
import { failed, isOf, resumed } from './email-verification.ts';

export interface FactorProof {
  readonly factorType: ProvableType;
  readonly stateToken: string | undefined;
  /** Without data, the member picks this factor. */
  readonly code: string | null | undefined;
  readonly transactionId: string | null | undefined;
  readonly remember: boolean;
}

/** The second step of a sign-in: picks a factor, or verifies it. */
export async function verifyFactor(
  deps: IdentityDeps,
  context: SignInContext,
  proof: FactorProof,
): Promise<SignInResult | Refusal<'VERIFICATION_FAILED'>> {
  const { siteId } = context;
  const presented = () =>
    ({ siteId, kind: 'state', token: proof.stateToken, now: deps.clock() }) as const;
  const begun = await deps.db.tx(async (tx) => lockUnusedSingleUse(tx, presented()));
  if (
    !isOf(begun, context) ||
    begun.data['step'] !== 'factor' ||
    begun.memberId === null ||
    proof.stateToken === undefined
  )
    return failed;
  const { stateToken } = proof;
  const memberId = begun.memberId;
  const given = proof.factorType === 'PUSH' ? proof.transactionId : proof.code;
  if (!given) return pick(deps, context, memberId, stateToken, proof.factorType);
  if (
    proof.factorType === 'PUSH' &&
    begun.data['transactionId'] === given &&
    begun.data['push'] === 'asked'
  ) {
    return {
      state: 'MFA_CHALLENGE',
      stateToken,
      mfaChallengeData: {
        factorType: 'PUSH',
        verificationChallengeData: { pushData: { transactionId: given } },
      },
    };
  }

  // A caller who knows the password can start again, so attempts are counted across all sign-ins.
  const tried = await attemptOf(deps, resumed(context, begun), `factor ${memberId}`, { memberId });
  const policy = await policyOf(deps.sites, siteId);
  return throttleAttempt(deps, tried, () =>
    deps.db.tx(async (tx) => {
      const row = await countSingleUseAttempt(tx, presented());
      const member = row && (await findMember(tx, siteId, memberId, { lock: true }));
      if (!member || !row) return failed;
      const right =
        proof.factorType === 'TOTP'
          ? await authenticatorMatches(tx, deps.vault, member, given, deps.clock())
          : isRight(row, proof.factorType, stateToken, given);
      if (!right) return failed;
      await redeemSingleUse(tx, presented());
      return continueSignIn(tx, deps, policy, resumed(context, row), {
        member,
        factorDone: true,
        remember: proof.remember,
      });
    }),
  );
}

/** The code of one factor is not valid for another. */
function isRight(
  row: SingleUseRow,
  type: ProvableType,
  stateToken: string,
  given: string,
): boolean {
  if (row.data['factorType'] !== type) return false;
  if (type === 'PUSH')
    return row.data['transactionId'] === given && row.data['push'] === 'approved';
  return codeMatches(row, 'state', stateToken, given);
}

async function pick(
  deps: IdentityDeps,
  context: SignInContext,
  memberId: string,
  stateToken: string,
  type: ProvableType,
): Promise<SignInResult | Refusal<'VERIFICATION_FAILED'>> {
  const { siteId } = context;
  return deps.db.tx(async (tx) => {
    const row = await lockUnusedSingleUse(tx, {
      siteId,
      kind: 'state',
      token: stateToken,
      now: deps.clock(),
    });
    const member = row && (await findMember(tx, siteId, memberId));
    const sends = row?.data['sends'];
    if (!member || typeof sends !== 'number') return failed;
    if (sends >= MAX_CODE_SENDS)
      return refuse('TOO_MANY_REQUESTS', 'Codes were sent too many times. Start again.', {
        retryAfterSeconds: 60,
      });
    await updateSingleUse(
      tx,
      { siteId, kind: 'state', token: stateToken },
      { data: { sends: sends + 1 } },
    );
    return (
      (await challengeWith(
        tx,
        deps,
        {
          member,
          stateToken,
          factors: await listFactors(tx, siteId, memberId),
          mayMail: (to) => mayMail(tx, deps, resumed(context, row), member, to),
        },
        type,
      )) ?? failed
    );
  });
}
