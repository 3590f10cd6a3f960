import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { Tx } from '../../db/index.ts';
import { isEmail } from '../../http/index.ts';
import { newSecret } from '../../kernel/ids.ts';
import { refuse, type AnyRefusal, type Refusal } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { policyOf, type SignInPolicy } from '../accounts/sign-in-policy.ts';
import { unavailable, type ProviderClaims, type Providers } from './openid-provider.ts';
import { isAllowedRedirect } from '../../kernel/safe-redirect.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { resolveConnection } from './rules/provider-connections.ts';
import { continueSignIn, type SignInContext } from '../sign-in/complete-sign-in.ts';
import { findOrCreate } from '../sign-in/vouched-sign-in.ts';
import {
  updateSingleUse,
  lockUnusedSingleUse,
  issueSingleUse,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { listLiveApps } from '../apps/store/apps.ts';
import {
  findConnection,
  findLinked,
  insertLink,
  listTenantConnections,
  type ConnectionRow,
} from '../accounts/store/connections.ts';
import { findMember } from '../accounts/store/members.ts';
import { insertSingleUse } from '../credentials/store/single-use-tokens.ts';

/** Single sign-on: redirects to a provider and back, bound to the browser that started it. */

export interface SsoDeps extends IdentityDeps {
  readonly providers: Providers;
}

export interface SsoRequest {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly sessionId: string;
  readonly encryptionKey: string;
  readonly visitorId: string | undefined;
  readonly authorizationUrl: string | undefined;
}

const missing = refuse('NOT_FOUND', 'The connection was not found.');
export const over = refuse('SSO_STATE_INVALID');
const unreachable = refuse('SSO_UNAVAILABLE', {}, { retryAfterSeconds: 10 });
const unverified = refuse('EMAIL_NOT_VERIFIED');

export const callbackUrl = (publicUrl: string): string => `${publicUrl}/v1/sso/callback`;
const isGuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** The provider's URL, and the secret that the browser stores until it returns. */
export async function beginSso(
  deps: SsoDeps,
  request: SsoRequest,
): Promise<
  { location: string; browser: string } | Refusal<'REDIRECT_NOT_ALLOWED' | 'SSO_UNAVAILABLE'>
> {
  const connection = await connectionOfTenant(deps, request);
  if (!connection) return missing;
  if (
    request.authorizationUrl !== undefined &&
    !(await isOurs(deps, connection.siteId, request.authorizationUrl))
  ) {
    return refuse(
      'REDIRECT_NOT_ALLOWED',
      `${request.authorizationUrl.slice(0, 200)} is not an address of this store or its apps.`,
    );
  }
  // Checked before anything is stored: an unavailable provider must not fill the table.
  if (!(await deps.providers.isAvailable(connection))) return unreachable;
  const [nonce, codeVerifier, browser] = [newSecret(), newSecret(), newSecret()];
  const token = await issueSingleUse(deps.db, {
    siteId: connection.siteId,
    kind: 'sso',
    seconds: LIFETIME_SECONDS.ssoState,
    now: deps.clock(),
    data: {
      connectionId: connection.connectionId,
      nonce,
      codeVerifier,
      browser: digest(browser),
      sessionId: request.sessionId,
      encryptionKey: request.encryptionKey,
      visitorId: request.visitorId,
      authorizationUrl: request.authorizationUrl,
    },
  });
  const location = await deps.providers.authorizationUrl(connection, {
    redirectUri: callbackUrl(deps.publicUrl),
    state: `${connection.siteId}.${token}`,
    nonce,
    codeVerifier,
  });
  return location === unavailable ? unreachable : { location, browser };
}

/** Google and Facebook are also found by the ids of the official client. */
async function connectionOfTenant(
  { db }: SsoDeps,
  { connectionId, tenantId }: SsoRequest,
): Promise<ConnectionRow | undefined> {
  if (!isGuid.test(connectionId) || !isGuid.test(tenantId)) return undefined;
  return resolveConnection(connectionId, await listTenantConnections(db, tenantId));
}

async function isOurs(deps: SsoDeps, siteId: string, url: string): Promise<boolean> {
  const apps = await listLiveApps(deps.db, siteId, deps.clock());
  return isAllowedRedirect(
    url,
    {
      redirects: apps.flatMap(({ redirects }) => redirects),
      origins: apps.flatMap(({ origins }) => origins),
    },
    deps,
    'page',
  );
}

function readState(state: string | undefined): { siteId: string; token: string } | undefined {
  const [, siteId, token] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(state ?? '') ?? [];
  return siteId !== undefined && token !== undefined ? { siteId, token } : undefined;
}

/**
 * Handles the redirect back from the provider. The result waits at `/v1/callback` under the same
 * state.
 */
export async function finishSso(
  deps: SsoDeps,
  request: { state: string | undefined; query: URLSearchParams; browser: string; address: string },
): Promise<{ state: string; sessionToken: string } | Refusal<'SSO_STATE_INVALID'>> {
  const state = readState(request.state);
  if (!state || request.state === undefined) return over;
  const { siteId, token } = state;
  const presented = () => ({ siteId, kind: 'sso', token, now: deps.clock() }) as const;
  const row = await deps.db.tx(async (tx) => {
    const held = await lockUnusedSingleUse(tx, presented());
    // Valid once, in the browser that started the sign-in.
    if (!held || held.data['answered'] === true || held.data['browser'] !== digest(request.browser))
      return undefined;
    await updateSingleUse(tx, presented(), { data: { answered: true } });
    return held;
  });
  const { connectionId, nonce, codeVerifier, visitorId } = row?.data ?? {};
  const connection =
    typeof connectionId === 'string' ? await findConnection(deps.db, connectionId) : undefined;
  if (
    !connection ||
    connection.siteId !== siteId ||
    typeof nonce !== 'string' ||
    typeof codeVerifier !== 'string'
  )
    return over;
  const callback = new URL(`${callbackUrl(deps.publicUrl)}?${request.query.toString()}`);
  const claims = request.query.has('error')
    ? undefined
    : await deps.providers.claimsOfCallback(connection, callback, {
        state: request.state,
        nonce,
        codeVerifier,
      });
  const context: SignInContext = {
    siteId,
    clientId: undefined,
    caller: {
      address: request.address,
      visitorId: typeof visitorId === 'string' ? visitorId : undefined,
      deviceToken: undefined,
    },
  };
  const result =
    claims === unavailable
      ? unreachable
      : claims
        ? await signInAs(deps, connection, claims, context)
        : refuse('SSO_REFUSED');
  await note(deps, connection, result, request.address);
  const sessionToken = 'refused' in result ? '' : (result.sessionToken ?? '');
  const {
    identity: _identity,
    sessionToken: _token,
    ...said
  } = 'refused' in result
    ? ({
        error: result.refused === 'application' ? result.code : 'SSO_REFUSED',
        error_description: result.refused === 'application' ? result.description : '',
      } as { identity?: never; sessionToken?: never; error: string })
    : result;
  await deps.db.tx((tx) =>
    updateSingleUse(tx, presented(), {
      data: {
        result: said,
        sessionToken: digest(sessionToken),
        connectionId: null,
        codeVerifier: null,
        nonce: null,
      },
    }),
  );
  return { state: request.state, sessionToken };
}

export interface SsoResult {
  readonly sessionToken: string | undefined;
  readonly result: Readonly<Record<string, unknown>>;
  readonly authorizationUrl: string | undefined;
  readonly channel: string;
  /** Encrypted for the page that opened this one, so that no other page can read it. */
  readonly sealed: string;
}

/** Returns the result once, to the browser that started the sign-in. */
export async function redeemSsoResult(
  deps: Pick<SsoDeps, 'db' | 'clock'>,
  request: { state: string | undefined; sessionToken: string; browser: string },
): Promise<SsoResult | Refusal<'SSO_STATE_INVALID'>> {
  const state = readState(request.state);
  const row =
    state &&
    (await deps.db.tx(async (tx) => {
      const presented = {
        siteId: state.siteId,
        kind: 'sso',
        token: state.token,
        now: deps.clock(),
      } as const;
      const held = await lockUnusedSingleUse(tx, presented);
      if (
        !held ||
        held.data['browser'] !== digest(request.browser) ||
        held.data['sessionToken'] !== digest(request.sessionToken)
      )
        return undefined;
      return redeemSingleUse(tx, presented);
    }));
  if (!row) return over;
  const { result, authorizationUrl, sessionId, encryptionKey } = row.data;
  const plain = {
    ...(result as Record<string, unknown>),
    ...(request.sessionToken === '' ? {} : { sessionToken: request.sessionToken }),
  };
  return {
    sessionToken: request.sessionToken === '' ? undefined : request.sessionToken,
    result: plain,
    authorizationUrl: typeof authorizationUrl === 'string' ? authorizationUrl : undefined,
    channel: `wix-idp-${String(sessionId)}`,
    sealed: seal(String(encryptionKey), JSON.stringify(plain)),
  };
}

/** AES-GCM in the format of Web Crypto: a 12-byte IV first, a 16-byte tag last. */
export function seal(key: string, text: string): string {
  const secret = Buffer.from(key, 'base64');
  const iv = randomBytes(12);
  const cipher = createCipheriv(secret.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm', secret, iv);
  return Buffer.concat([
    iv,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64');
}

/**
 * Signs in with a token that an app got from the provider: accepted once, and only if it was issued
 * for this connection.
 */
export async function signInWithToken(
  deps: SsoDeps,
  request: {
    connectionId: string;
    idToken: string | undefined;
    address: string;
    visitorId: string | undefined;
  },
): Promise<SignInResult | Refusal<'EMAIL_NOT_VERIFIED' | 'SSO_STATE_INVALID' | 'SSO_UNAVAILABLE'>> {
  const connection = isGuid.test(request.connectionId)
    ? await findConnection(deps.db, request.connectionId)
    : undefined;
  if (!connection) return missing;
  if (request.idToken === undefined || request.idToken.length > 8192) return over;
  const claims = await deps.providers.claimsOfToken(connection, request.idToken);
  if (claims === unavailable) return unreachable;
  if (!claims) return over;
  const now = deps.clock();
  const isNew = await insertSingleUse(deps.db, {
    siteId: connection.siteId,
    kind: 'id-token',
    hash: createHash('sha256').update(`id-token\n${request.idToken}`).digest(),
    memberId: null,
    clientId: null,
    codeHash: null,
    data: {},
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  if (!isNew) return over;
  const result = await signInAs(deps, connection, claims, {
    siteId: connection.siteId,
    clientId: undefined,
    caller: { address: request.address, visitorId: request.visitorId, deviceToken: undefined },
  });
  await note(deps, connection, result, request.address);
  return result;
}

async function signInAs(
  deps: SsoDeps,
  connection: ConnectionRow,
  claims: ProviderClaims,
  context: SignInContext,
): Promise<SignInResult | Refusal<'EMAIL_NOT_VERIFIED'>> {
  const policy = await policyOf(deps.sites, connection.siteId);
  return deps.db.tx(async (tx) => {
    const member = await linkedMember(tx, deps, policy, connection, claims);
    return member
      ? continueSignIn(tx, deps, policy, context, {
          member,
          tokenSeconds: LIFETIME_SECONDS.ssoSessionToken,
        })
      : unverified;
  });
}

/**
 * Found by the provider's subject; linked to an account only by an address that the provider
 * verified.
 */
async function linkedMember(
  tx: Tx,
  deps: SsoDeps,
  policy: SignInPolicy,
  { siteId, connectionId }: ConnectionRow,
  claims: ProviderClaims,
): Promise<MemberRow | undefined> {
  const linked = await findLinked(tx, siteId, connectionId, claims.subject);
  if (linked !== undefined) return findMember(tx, siteId, linked, { lock: true });
  const { email, emailVerified, givenName, familyName, picture } = claims;
  if (email === undefined || !emailVerified || !isEmail(email)) return undefined;
  const profile = {
    ...(givenName === undefined ? {} : { firstName: givenName }),
    ...(familyName === undefined ? {} : { lastName: familyName }),
    ...(picture === undefined ? {} : { picture }),
  };
  const member = await findOrCreate(tx, deps, siteId, {
    email,
    profile,
    verifyEmail: true,
    awaitsApproval: policy.ownerApproval,
  });
  if (member) await insertLink(tx, siteId, connectionId, claims.subject, member.memberId);
  return member;
}

async function note(
  deps: SsoDeps,
  connection: ConnectionRow,
  result: SignInResult | AnyRefusal,
  address: string,
): Promise<void> {
  const refused = 'refused' in result;
  await deps.audit.note({
    siteId: connection.siteId,
    action: 'SIGN_IN',
    subject: 'sso',
    actor: { role: 'nobody', id: '' },
    address,
    detail: { connectionId: connection.connectionId },
    target: refused ? undefined : (result.identity?.id ?? undefined),
    outcome: refused
      ? result.refused === 'application'
        ? result.code
        : 'SSO_REFUSED'
      : (result.state ?? 'OK'),
  });
}
