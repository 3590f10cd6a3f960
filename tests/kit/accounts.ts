import { createHash, randomUUID } from 'node:crypto';
import { createAuthorizationCode, redeemSessionToken } from '@shopwright/server/identity/index';
import { callAs, visitorToken, type Answer } from './api.ts';
import type { TestServer } from './start-server.ts';

/** Visitors and members of a store, over HTTP. */

export type Answered = Answer;

export const password = 'a quiet word of mine';
export const someone = (): string => `${randomUUID()}@example.com`;

export async function send(
  server: TestServer,
  method: string,
  path: string,
  body: object | undefined,
  as = '',
  headers: Record<string, string> = {},
): Promise<Answered> {
  return callAs(server, as)(method, path, body, headers);
}

export const visitorOf = (server: TestServer, clientId = server.clientId): Promise<string> =>
  visitorToken({ url: server.url, clientId });

export async function lastMail(server: TestServer, to: string): Promise<string> {
  const rows = await server.db.query<{ text: string }>({
    text: 'select text from message where recipient = $1 order by message_id desc limit 1',
    values: [to],
  });
  return rows[0]?.text ?? '';
}

export const codeIn = (text: string): string => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '';
export const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Authorizes with a session token, as the hosted page does. */
export async function exchange(
  server: TestServer,
  sessionToken: unknown,
  now = new Date(),
): Promise<Answered> {
  const codeVerifier = 'v'.repeat(43);
  const { siteId, clientId } = server;
  const code = await server.db.tx(async (tx) => {
    const who = await redeemSessionToken(tx, {
      siteId,
      clientId,
      sessionToken: String(sessionToken),
      now,
    });
    return (
      who &&
      createAuthorizationCode(tx, {
        siteId,
        clientId,
        ...who,
        codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        now,
      })
    );
  });
  return send(server, 'POST', '/oauth2/token', {
    grantType: 'authorization_code',
    clientId,
    code: code ?? 'none',
    codeVerifier,
  });
}

export async function setPolicy(server: TestServer, settings: object): Promise<void> {
  const { status } = await send(
    server,
    'PATCH',
    '/v1/settings/sign-in',
    { settings },
    await server.createApiKey(),
  );
  if (status !== 200) throw new Error(`The policy was refused: ${status}`);
}

interface ProofOfWork {
  readonly challenge: string;
  readonly salt: string;
  readonly maxnumber: number;
}

/** Solves the built-in captcha as a browser does: by proof of work. */
export async function solveCaptcha(server: TestServer): Promise<string> {
  const { body } = await send(
    server,
    'GET',
    '/v1/sign-in-options',
    undefined,
    await visitorOf(server),
  );
  const { challenge } = body['captcha'] as { challenge: ProofOfWork };
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    if (
      createHash('sha256').update(`${challenge.salt}${number}`).digest('hex') ===
      challenge.challenge
    )
      return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
  }
  throw new Error('The challenge has no solution.');
}
