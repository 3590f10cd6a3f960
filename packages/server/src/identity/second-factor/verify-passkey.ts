import type { InvalidPasswordError } from '@shopwright/contract/errors/groups';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { redeemSingleUse } from '../credentials/single-use-tokens.ts';
import { findPasskey, saveFactorData, type FactorRow } from '../accounts/store/factors.ts';
import { readCredential, verifyAssertion } from './web-authn.ts';

/** Verifies the answer of a member's passkey, at sign-in and as a fresh proof. */

export const failed = refuse('VERIFICATION_FAILED', 'The passkey was not accepted. Start again.');
export const unknown = refuse('-19976', 'This passkey is not registered with this store.');

export interface PasskeyAnswer {
  readonly challengeId?: string | null;
  readonly credential?: string | null;
}

/** The factor whose key signed the challenge. The challenge is used. */
export async function verifyPasskey(
  deps: IdentityDeps,
  siteId: string,
  { challengeId, credential }: PasskeyAnswer,
): Promise<FactorRow | Refusal<InvalidPasswordError | 'VERIFICATION_FAILED'>> {
  const response = readCredential<AuthenticationResponseJSON>(credential);
  const challenge = await deps.db.tx((tx) =>
    redeemSingleUse(tx, { siteId, kind: 'passkey', token: challengeId, now: deps.clock() }),
  );
  if (!challenge || challenge.memberId !== null || !response) return failed;
  return deps.db.tx(async (tx) => {
    const factor = await findPasskey(tx, siteId, response.id);
    if (factor?.status !== 'ACTIVE') return unknown;
    const counter = await verifyAssertion(
      deps.publicUrl,
      String(challenge.data['challenge']),
      response,
      factor.data,
    );
    if (counter === undefined) return unknown;
    await saveFactorData(tx, siteId, factor.factorId, { counter });
    return factor;
  });
}
