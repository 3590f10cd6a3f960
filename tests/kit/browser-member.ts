import {
  authentication,
  createClient,
  OAuthStrategy,
  redirects,
  verification,
  type Tokens,
} from '@shopwright/sdk';
import type { BrowserContext } from 'playwright-core';
import { findMessage } from './shop-calls.ts';

export interface SignedUp {
  readonly email: string;
  readonly password: string;
  readonly tokens: Tokens;
}

interface StoreAddress {
  readonly url: string;
  readonly clientId: string;
}

let count = 0;

/** A member of the shop, registered by API calls: sign-in pages have their own tests. */
export async function signUp(
  { url, clientId }: StoreAddress,
  profile: { firstName?: string; lastName?: string } = { firstName: 'Ada', lastName: 'Lovelace' },
): Promise<SignedUp> {
  count += 1;
  const email = `ada-${process.pid}-${count}@example.com`;
  const password = 'a quiet word of mine';
  const auth = OAuthStrategy({ clientId });
  const client = createClient({ host: url, auth, modules: { authentication, redirects } });
  const { sessionToken } = await client.authentication.registerV2({ email }, { password, profile });
  if (!sessionToken) throw new Error('The shop did not let the member in at once.');
  return {
    email,
    password,
    tokens: await signedInWith({ url, clientId }, sessionToken, auth.getTokens()),
  };
}

/**
 * Verifies the member's email address with the emailed code, which adding a second factor requires.
 */
export async function verifyAddress(
  { url, clientId }: StoreAddress,
  { email, tokens }: Pick<SignedUp, 'email' | 'tokens'>,
): Promise<void> {
  const as = createClient({
    host: url,
    auth: OAuthStrategy({ clientId, tokens }),
    modules: { verification },
  });
  const { verificationId = '' } = await as.verification.start();
  const { codes } = await findMessage({ url }, email, 'email-verification');
  await as.verification.verifyDuringAuthentication(codes[0] ?? '', { stateToken: verificationId });
}

/** Another session of the same member, as from another device. */
export async function signInAgain(
  { url, clientId }: StoreAddress,
  { email, password }: Pick<SignedUp, 'email' | 'password'>,
): Promise<Tokens> {
  const auth = OAuthStrategy({ clientId });
  const { sessionToken } = await createClient({
    host: url,
    auth,
    modules: { authentication },
  }).authentication.loginV2({ email }, { password });
  return signedInWith({ url, clientId }, sessionToken ?? '', auth.getTokens());
}

async function signedInWith(
  { url, clientId }: StoreAddress,
  sessionToken: string,
  visitor: Tokens,
): Promise<Tokens> {
  const auth = OAuthStrategy({ clientId, tokens: visitor });
  const client = createClient({ host: url, auth, modules: { redirects } });
  const proof = auth.generateOAuthData('');
  const { redirectSession } = await client.redirects.createRedirectSession({
    auth: {
      authRequest: {
        clientId,
        responseType: 'code',
        responseMode: 'web_message',
        scope: 'offline_access',
        state: proof.state,
        codeChallenge: proof.codeChallenge,
        codeChallengeMethod: 'S256',
        sessionToken,
      },
      prompt: 'none',
    },
  });
  const { code, state } = await client.redirects.authorizeRedirectSession(
    redirectSession?._id ?? '',
  );
  return auth.getMemberTokens(code, state, proof);
}

/** Signs this member in to the browser context. */
export const comeAs = (
  context: BrowserContext,
  { url }: Pick<StoreAddress, 'url'>,
  tokens: Tokens,
): Promise<void> =>
  context.addCookies([
    {
      name: 'shopwright-session',
      value: encodeURIComponent(JSON.stringify(tokens)),
      url,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
