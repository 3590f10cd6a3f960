import { createHash, randomUUID } from 'node:crypto';
import { createApp } from '@shopwright/server/identity/index';
import type { Answered } from './accounts.ts';
import { send } from './accounts.ts';
import type { TestServer } from './start-server.ts';

/** A client app of another site and its calls. */

export const verifier = 'v'.repeat(43);
export const challenge = createHash('sha256').update(verifier).digest('base64url');
export const callback = 'https://app.example/callback';

export interface Session {
  readonly id: string;
  readonly fullUrl: string;
  readonly token: string;
  readonly shortUrl: string;
  readonly urlDetails: { endpoint: string; searchParams: Record<string, string> };
}

export async function createSite(server: TestServer): Promise<string> {
  const { clientId } = await createApp(server.db, {
    siteId: server.siteId,
    name: 'A shop front of its own',
    kind: 'storefront',
    redirects: [callback],
    origins: ['https://pages.example'],
  });
  return clientId;
}

export const requestSession = (server: TestServer, as: string, body: object): Promise<Answered> =>
  send(server, 'POST', '/v1/redirect-session', body, as);

export async function createSession(
  server: TestServer,
  as: string,
  body: object,
): Promise<Session> {
  const { status, body: answer } = await requestSession(server, as, body);
  if (status !== 200) throw new Error(`No session: ${status} ${JSON.stringify(answer)}`);
  const { id, fullUrl, urlDetails, sessionToken, shortUrl } = answer['redirectSession'] as {
    id: string;
    fullUrl: string;
    urlDetails: Session['urlDetails'];
    sessionToken: string;
    shortUrl: string;
  };
  return { id, fullUrl, token: sessionToken, urlDetails, shortUrl };
}

export const redeem = (
  server: TestServer,
  { id, token }: Pick<Session, 'id' | 'token'>,
): Promise<Answered> => send(server, 'POST', `/v1/redirect-session/${id}/redeem`, { token });

export async function tokensOf(
  server: TestServer,
  session: Session,
): Promise<{ accessToken: string; refreshToken: string; role: string }> {
  const { status, body } = await redeem(server, session);
  if (status !== 200) throw new Error(`Not redeemed: ${status} ${JSON.stringify(body)}`);
  return body['tokens'] as { accessToken: string; refreshToken: string; role: string };
}

export const authorize = (
  server: TestServer,
  as: string,
  id: string,
  more: object = {},
): Promise<Answered> => send(server, 'POST', `/v1/redirect-session/${id}/authorize`, more, as);

/** The client's request for a sign-in by redirect. */
export const signIn = (clientId: string, more: object = {}, prompt?: string) => ({
  auth: {
    authRequest: {
      clientId,
      redirectUri: callback,
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
      responseMode: 'fragment',
      responseType: 'code',
      scope: 'offline_access',
      state: 'a state',
      ...more,
    },
    ...(prompt === undefined ? {} : { prompt }),
  },
});

/** The client's request for a silent sign-in. */
export const silent = (clientId: string, sessionToken?: string) =>
  signIn(
    clientId,
    {
      redirectUri: undefined,
      responseMode: 'web_message',
      ...(sessionToken === undefined ? {} : { sessionToken }),
    },
    'none',
  );

export const exchange = (
  server: TestServer,
  clientId: string,
  code: unknown,
  more: object = {},
): Promise<Answered> =>
  send(server, 'POST', '/oauth2/token', {
    grantType: 'authorization_code',
    clientId,
    code,
    codeVerifier: verifier,
    ...more,
  });

export const code = ({ body }: Answered): unknown =>
  (body['details'] as { applicationError?: { code: string } } | undefined)?.applicationError?.code;

/** The subject of a token. */
export async function whois(server: TestServer, token: string): Promise<Record<string, unknown>> {
  return (await send(server, 'POST', '/oauth2/token-info', { token })).body;
}

export const anyId = (): string => randomUUID();
