import type { AccountProof } from '@shopwright/contract/identity/account-proof';
import type { Actor } from '../../http/index.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { markVerified } from '../accounts/account.ts';
import { throttleAttempt } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { verifyPasskey } from './verify-passkey.ts';
import {
  proofMethods,
  provesAccount,
  type AccountState,
  type ProofKind,
} from './rules/account-proof.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { authenticatorMatches } from './factors.ts';
import {
  codeMatches,
  countSingleUseAttempt,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { listFactors, type FactorRow } from '../accounts/store/factors.ts';
import { findMember } from '../accounts/store/members.ts';
import { findPassword } from '../accounts/store/passwords.ts';

/**
 * A change of credentials requires the member to verify their identity again: a stolen access token
 * is not enough.
 */

export const verificationFailed = refuse('VERIFICATION_FAILED');

const unverified = refuse('EMAIL_VERIFICATION_REQUIRED');

/**
 * Enrolling a factor requires a verified address; otherwise it could lock out the real owner of the
 * address.
 */
export const unverifiedAddress = ({
  loginEmail,
  loginEmailVerified,
}: MemberRow): Refusal<'EMAIL_VERIFICATION_REQUIRED'> | undefined =>
  loginEmail === null || loginEmailVerified ? undefined : unverified;

export interface GivenProof {
  readonly password?: string | undefined;
  readonly proof?: AccountProof | undefined;
}

function stateOf(factors: readonly FactorRow[], hasPassword: boolean): AccountState {
  const active = factors.filter(({ status }) => status === 'ACTIVE').map(({ type }) => type);
  return {
    hasPassword,
    hasFactor: active.some((type) => type !== 'EMAIL' && type !== 'WEBAUTHN'),
    hasAuthenticator: active.includes('TOTP'),
    hasPasskey: active.includes('WEBAUTHN'),
  };
}

function kindOf({ password, proof }: GivenProof): ProofKind | undefined {
  if (proof?.code !== undefined || proof?.webauthn) return 'factor';
  if (proof?.email) return 'mailbox';
  return password === undefined ? undefined : 'password';
}

/**
 * Undefined when the proof is valid. Wrong proofs are counted by session, so that a stranger's do
 * not delay the member.
 */
export async function proveAccount(
  deps: IdentityDeps,
  actor: Actor,
  given: GivenProof,
  address: string,
): Promise<Refusal<'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED'> | undefined> {
  const { siteId, id: memberId } = actor;
  const [stored, factors] = [
    await findPassword(deps.db, siteId, memberId),
    await listFactors(deps.db, siteId, memberId),
  ];
  const state = stateOf(factors, stored !== undefined);
  const kind = kindOf(given);
  if (kind === undefined || !provesAccount(state, kind)) {
    const methods = proofMethods(state);
    return refuse('REAUTHENTICATION_REQUIRED', { methods: methods.join(', ') }, { methods });
  }
  return throttleAttempt(
    deps,
    { siteId, account: `again ${memberId}`, address, device: actor.sessionId },
    async () => {
      const right =
        kind === 'password'
          ? await deps.hashing.verify(given.password ?? '', stored?.hash)
          : await proofMatches(deps, actor, given.proof ?? {});
      return right ? undefined : verificationFailed;
    },
  );
}

async function proofMatches(
  deps: IdentityDeps,
  { siteId, id: memberId }: Actor,
  { code, webauthn, email }: AccountProof,
): Promise<boolean> {
  if (webauthn) {
    const owner = await verifyPasskey(deps, siteId, webauthn);
    return !isRefusal(owner) && owner.memberId === memberId;
  }
  return deps.db.tx(async (tx) => {
    const member = await findMember(tx, siteId, memberId, { lock: true });
    if (!member) return false;
    if (code !== undefined) return authenticatorMatches(tx, deps.vault, member, code, deps.clock());
    const { verificationId, code: mailed } = email ?? {};
    if (verificationId === undefined || mailed === undefined) return false;
    const presented = {
      siteId,
      kind: 'verification',
      token: verificationId,
      now: deps.clock(),
    } as const;
    const row = await countSingleUseAttempt(tx, presented);
    if (row?.memberId !== memberId || !codeMatches(row, 'verification', verificationId, mailed))
      return false;
    await redeemSingleUse(tx, presented);
    await markVerified(tx, deps, member);
    return true;
  });
}
