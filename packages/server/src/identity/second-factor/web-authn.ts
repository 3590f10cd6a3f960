import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/**
 * Passkeys of members and staff. They belong to the host of the hosted pages. The authenticator
 * verifies the user with a fingerprint or PIN, so a passkey counts as two factors.
 */

/** EdDSA, ES256, RS256: the algorithms that authenticators support. */
const algorithms = [-8, -7, -257];

const relyingPartyOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Browsers send JSON in a string; the library validates its contents. */
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

export interface PasskeyUser {
  readonly storeName: string;
  /** Shown by the browser when the person chooses a passkey. */
  readonly userName: string;
  readonly userId: string;
  /** IDs of the passkeys that the person has: an authenticator registers only once. */
  readonly existing: readonly string[];
}

export const registrationOptions = (
  publicUrl: string,
  { storeName, userName, userId, existing }: PasskeyUser,
) =>
  generateRegistrationOptions({
    rpName: storeName,
    rpID: relyingPartyOf(publicUrl).rpID,
    userName,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

export interface RegisteredPasskey {
  readonly id: string;
  /** Stored with the factor. */
  readonly data: { readonly publicKey: string; readonly counter: number };
}

export async function verifyRegistration(
  publicUrl: string,
  expectedChallenge: string,
  credentialText: string,
): Promise<RegisteredPasskey | undefined> {
  const { rpID, origin } = relyingPartyOf(publicUrl);
  const response = readCredential<RegistrationResponseJSON>(credentialText);
  if (!response) return undefined;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { credential } = checked.registrationInfo;
  return {
    id: credential.id,
    data: {
      publicKey: Buffer.from(credential.publicKey).toString('base64'),
      counter: credential.counter,
    },
  };
}

/**
 * No allow list: the browser finds its own passkeys, and the answer does not reveal which accounts
 * have one.
 */
export const authenticationOptions = (publicUrl: string) =>
  generateAuthenticationOptions({
    rpID: relyingPartyOf(publicUrl).rpID,
    userVerification: 'required',
  });

/** The new counter of the passkey; undefined if it did not sign this challenge. */
export async function verifyAssertion(
  publicUrl: string,
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
  { publicKey, counter }: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  if (typeof publicKey !== 'string' || typeof counter !== 'number') return undefined;
  const { rpID, origin } = relyingPartyOf(publicUrl);
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
      counter,
    },
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}
