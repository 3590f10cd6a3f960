import {
  loginWithTokenParams,
  ssoCallback,
  ssoLogin,
} from '@shopwright/contract/identity/authentication';
import {
  createConnection,
  deleteConnection,
  listConnections,
  providerCallback,
  type SsoConnection,
} from '@shopwright/contract/identity/connections';
import { emptyAnswer, publicRoute, route, type RawAnswer, type Route } from '../../http/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { notFound, refuseFields, violation } from '../../kernel/outcome.ts';
import { connectionSecretOf } from './openid-provider.ts';
import {
  beginSso,
  callbackUrl,
  finishSso,
  signInWithToken,
  redeemSsoResult,
  type SsoResult,
  type SsoDeps,
} from './sso.ts';
import {
  deleteConnectionRow,
  insertConnection,
  listConnectionRows,
  type ConnectionRow,
} from '../accounts/store/connections.ts';

const browserCookie = 'shopwright-sso';
/**
 * Read by the hosted authorize page: the session token of a sign-in that was just completed
 * elsewhere.
 */
const sessionCookie = 'shopwright-session-token';

/** Read by the hosted page for unfinished sign-ins: the state token of the next step. */
const stepCookie = 'shopwright-sso-step';

const quiet = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-type': 'text/plain; charset=utf-8',
};
const redirect = (location: string, cookie?: string): RawAnswer => ({
  raw: {
    status: 302,
    headers: { ...quiet, location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
    body: '',
  },
});

export function ssoRoutes(deps: SsoDeps): Route[] {
  const secure = deps.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  const browserOf = (header: string | string[] | undefined) =>
    String(header ?? '')
      .split(/;\s*/)
      .find((part) => part.startsWith(`${browserCookie}=`))
      ?.slice(browserCookie.length + 1) ?? '';
  const shown = ({
    connectionId,
    clientSecret: _secret,
    siteId: _site,
    createdAt,
    ...rest
  }: ConnectionRow): SsoConnection => ({
    ...rest,
    id: connectionId,
    callbackUrl: callbackUrl(deps.publicUrl),
    createdDate: createdAt.toISOString(),
  });

  return [
    publicRoute(ssoLogin, async ({ request }) => {
      const { tenantId = '', idpConnectionId = '', sessionId = '', encryptionKey = '' } = request;
      const authorizationUrl = request.authorizationUrl ?? undefined;
      const handsOver =
        /^[\w-]{1,100}$/.test(sessionId) &&
        [16, 32].includes(Buffer.from(encryptionKey, 'base64').length);
      if (authorizationUrl === undefined && !handsOver)
        return refuseFields(
          violation(
            'encryptionKey',
            'REQUIRED_FIELD',
            'a sessionId and an AES key in base64 are required, or an authorizationUrl',
          ),
        );
      const begun = await beginSso(deps, {
        tenantId,
        connectionId: idpConnectionId,
        sessionId,
        encryptionKey: handsOver ? encryptionKey : newSecret(32),
        visitorId: request.visitorId ?? undefined,
        authorizationUrl,
      });
      if (!('refused' in begun))
        return redirect(begun.location, cookie(browserCookie, begun.browser, 600));
      // A customer sees an error page instead of JSON.
      const ownPage =
        begun.refused === 'application' &&
        begun.status === 503 &&
        authorizationUrl !== undefined &&
        URL.parse(authorizationUrl)?.origin === new URL(deps.publicUrl).origin;
      if (!ownPage) return begun;
      const back = new URL(authorizationUrl);
      back.searchParams.set('error', begun.code);
      return redirect(back.href);
    }),

    publicRoute(providerCallback, async ({ request, headers, address }) => {
      const query = new URLSearchParams(
        Object.entries(request).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      );
      const done = await finishSso(deps, {
        state: request.state,
        query,
        browser: browserOf(headers.cookie),
        address,
      });
      if ('refused' in done) return done;
      return redirect(
        `${deps.publicUrl}/_api/iam/authentication/v1/callback?${new URLSearchParams({ state: done.state, sessionToken: done.sessionToken }).toString()}`,
      );
    }),

    publicRoute(ssoCallback, async ({ request, headers }) => {
      const result = await redeemSsoResult(deps, {
        state: request.state,
        sessionToken: request.sessionToken ?? '',
        browser: browserOf(headers.cookie),
      });
      if ('refused' in result) return result;
      if (result.authorizationUrl === undefined) return resultPage(result);
      if (result.sessionToken !== undefined)
        return redirect(result.authorizationUrl, cookie(sessionCookie, result.sessionToken, 60));
      const back = new URL(result.authorizationUrl);
      const { stateToken, ...said } = result.result;
      // Only the browser that started the sign-in may continue it, never a link that another site
      // could send.
      const isOwn =
        back.origin === new URL(deps.publicUrl).origin && typeof stateToken === 'string';
      for (const [name, value] of Object.entries(isOwn ? said : result.result))
        if (typeof value === 'string') back.searchParams.set(name, value);
      return redirect(back.href, isOwn ? cookie(stepCookie, stateToken, 60) : undefined);
    }),

    publicRoute(loginWithTokenParams, async ({ request, actor, address }) =>
      signInWithToken(deps, {
        connectionId: request.idpConnectionId ?? '',
        idToken: request.tokenParams?.['id_token'] ?? request.tokenParams?.['idToken'],
        address,
        visitorId: actor?.role === 'visitor' ? actor.id : actor?.visitorId,
      }),
    ),

    route(listConnections, async ({ actor }) => ({
      connections: (await listConnectionRows(deps.db, actor.siteId)).map(shown),
    })),

    route(createConnection, async ({ request, actor }) => {
      const {
        issuer,
        clientId,
        clientSecret,
        name,
        tenantType = 'SITE',
        tenantId = actor.siteId,
        scope = 'openid email profile',
      } = request.connection;
      const bad = Object.entries({ issuer, clientId, clientSecret, name }).find(
        ([, value]) => !value,
      )?.[0];
      if (bad !== undefined || !issuer || !clientId || !clientSecret || !name)
        return refuseFields(
          violation(`connection.${bad ?? 'issuer'}`, 'REQUIRED_FIELD', 'is required'),
        );
      const url = URL.parse(issuer);
      if (!url || (url.protocol !== 'https:' && !deps.allowLoopback))
        return refuseFields(
          violation('connection.issuer', 'FORMAT', 'must be a web address that begins with https', {
            type: 'SECURE_WEB_URL',
          }),
        );
      if (!scope.split(' ').includes('openid'))
        return refuseFields(violation('connection.scope', 'FORMAT', 'must contain openid'));
      const row: ConnectionRow = {
        siteId: actor.siteId,
        connectionId: newId(),
        tenantType,
        tenantId,
        name,
        issuer,
        clientId,
        clientSecret,
        scope,
        createdAt: deps.clock(),
      };
      await insertConnection(deps.db, {
        ...row,
        clientSecret: deps.vault.seal(clientSecret, connectionSecretOf(row)),
      });
      return { connection: shown(row) };
    }),

    route(deleteConnection, async ({ request, actor }) =>
      (await deleteConnectionRow(deps.db, actor.siteId, request.id))
        ? emptyAnswer
        : notFound('There is no such connection.'),
    ),
  ];
}

/**
 * Sends the result to the opening page over a private channel, encrypted with the page's key, then
 * closes.
 */
function resultPage({ channel, sealed }: SsoResult): RawAnswer {
  const nonce = newSecret(16);
  // Both consist of characters that need no HTML escaping.
  const script = `const channel = new BroadcastChannel(${JSON.stringify(channel)}); channel.postMessage(${JSON.stringify(sealed)}); channel.close(); window.close();`;
  return {
    raw: {
      status: 200,
      headers: {
        ...quiet,
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><p>You can close this window.</p><script nonce="${nonce}">${script}</script></html>`,
    },
  };
}
