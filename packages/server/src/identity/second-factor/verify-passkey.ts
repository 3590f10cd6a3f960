import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { identityErrors } from '@shopwright/contract';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { redeemSingleUse } from '../credentials/single-use-tokens.ts';
import { findPasskey, saveFactorData, type FactorRow } from '../accounts/store/factors.ts';

/** Checks the answer of a passkey, at sign-in and as a fresh proof. */

export const failed = refuse(
  403,
  'VERIFICATION_FAILED',
  'The passkey was not accepted. Start again.',
);
export const unknown = refuse(
  403,
  identityErrors.invalidPassword,
  'This passkey is not registered with this store.',
);

export const relyingPartyOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** What browsers send is JSON in a string; its inside is the library's to check. */
export function readCredential<T>(text: string | null | undefined): T | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      typeof value.id === 'string' &&
      'response' in value
      ? (value as T)
      : undefined;
  } catch {
    return undefined;
  }
}

export interface PasskeyAnswer {
  readonly challengeId?: string | null;
  readonly credential?: string | null;
}

/** The factor whose key answered the challenge. The challenge is used up. */
export async function verifyPasskey(
  deps: IdentityDeps,
  siteId: string,
  { challengeId, credential }: PasskeyAnswer,
): Promise<FactorRow | Refusal> {
  const { rpID, origin } = relyingPartyOf(deps.publicUrl);
  const response = readCredential<AuthenticationResponseJSON>(credential);
  const challenge = await deps.db.tx((tx) =>
    redeemSingleUse(tx, { siteId, kind: 'passkey', token: challengeId, now: deps.clock() }),
  );
  if (!challenge || challenge.memberId !== null || !response) return failed;
  return deps.db.tx(async (tx) => {
    const factor = await findPasskey(tx, siteId, response.id);
    const { publicKey, counter } = factor?.data ?? {};
    if (
      !factor ||
      factor.status !== 'ACTIVE' ||
      typeof publicKey !== 'string' ||
      typeof counter !== 'number'
    )
      return unknown;
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: String(challenge.data['challenge']),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
        counter,
      },
    }).catch(() => undefined);
    if (!checked?.verified) return unknown;
    await saveFactorData(tx, siteId, factor.factorId, {
      counter: checked.authenticationInfo.newCounter,
    });
    return factor;
  });
}
