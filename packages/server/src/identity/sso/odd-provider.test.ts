import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';

/**
 * An identity provider that is unavailable or answers incorrectly leads to a clear error, never to
 * an internal one.
 */

let bench: IdentityBench;
let provider: Server;
let issuer: string;
let answer: RequestListener = (_request, response) => response.end();
let requests = 0;
beforeAll(async () => {
  bench = await startIdentity({ development: true });
  provider = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await bench.close();
});
beforeEach(() => {
  requests = 0;
});

async function connect(at: string, on = bench): Promise<string> {
  const { body } = await on.call(
    'POST',
    '/v1/settings/sso-connections',
    { connection: { name: 'House', issuer: at, clientId: 'shop', clientSecret: 'shop-secret' } },
    { as: await on.key() },
  );
  return (body['connection'] as { id: string }).id;
}
const query = new URLSearchParams({
  sessionId: 'sess-1',
  encryptionKey: randomBytes(32).toString('base64'),
}).toString();
const begin = (connectionId: string, search = query, on = bench) =>
  on.call(
    'GET',
    `/_api/iam/authentication/v1/sso/login/${on.siteId}/${connectionId}?${search}`,
    undefined,
  );
const withToken = (connectionId: string, on = bench) =>
  on.call('POST', '/_api/iam/authentication/v1/sso/login-with-token-params', {
    idpConnectionId: connectionId,
    tokenParams: { id_token: `${base64({ alg: 'RS256', kid: 'k' })}.${base64({ sub: 'x' })}.AAAA` },
  });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const states = async () =>
  (await bench.db.query(sql`select from single_use where kind = 'sso'`)).length;

const description = (changed: object = {}) =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...changed,
  });
const says =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);
const unavailable = {
  status: 503,
  body: { details: { applicationError: { code: 'SSO_UNAVAILABLE' } } },
};

describe('a provider', () => {
  it.each<[string, () => RequestListener]>([
    ['that knows no such page', () => says(404, '{}')],
    ['with a fault', () => says(500, 'oops', 'text/html')],
    ['that says nothing', () => says(200, '')],
    ['that speaks HTML', () => says(200, '<html>', 'text/html')],
    ['that speaks broken JSON', () => says(200, '{"issuer":')],
    ['that speaks JSON of another kind', () => says(200, '[1]')],
    ['without an issuer', () => says(200, description({ issuer: undefined }))],
    ['of another name', () => says(200, description({ issuer: 'https://other.example' }))],
    [
      'whose description is too large',
      () => says(200, description({ filler: 'x'.repeat(300_000) })),
    ],
    [
      'that sends in circles',
      () => (_request, response) =>
        void response
          .writeHead(302, { location: `${issuer}/.well-known/openid-configuration` })
          .end(),
    ],
    [
      'that sends inside',
      () => (_request, response) =>
        void response.writeHead(302, { location: 'ftp://10.0.0.1/' }).end(),
    ],
    ['that hangs up', () => (request) => void request.socket.destroy()],
    [
      'whose addresses are none',
      () =>
        says(200, description({ authorization_endpoint: 'no address', jwks_uri: 'no address' })),
    ],
  ])('%s is reported as unavailable, and nothing is stored', async (_what, how) => {
    const [forBrowsers, forClients] = [await connect(issuer), await connect(issuer)];
    const before = await states();
    answer = how();
    expect(await begin(forBrowsers)).toMatchObject({
      ...unavailable,
      headers: { 'retry-after': '10' },
    });
    expect(await withToken(forClients)).toMatchObject(unavailable);
    expect(await states()).toBe(before);
  });

  it('that does not answer is given up, which is cached', async () => {
    const connectionId = await connect(issuer);
    answer = () => undefined;
    expect(await begin(connectionId)).toMatchObject(unavailable);
    provider.closeAllConnections();
  });

  it('that does not exist is unavailable', async () => {
    expect(await begin(await connect('http://127.0.0.1:1'))).toMatchObject(unavailable);
  });

  it('on a private network is unavailable in production', async () => {
    const shop = await startIdentity();
    const connectionId = await connect('https://127.0.0.1', shop);
    expect(await begin(connectionId, query, shop)).toMatchObject(unavailable);
    expect(await withToken(connectionId, shop)).toMatchObject(unavailable);
    await shop.close();
  });

  it('whose keys cannot be fetched is unavailable for tokens', async () => {
    const connectionId = await connect(issuer);
    answer = (request, response) =>
      (request.url === '/keys' ? says(500, 'oops', 'text/html') : says(200, description()))(
        request,
        response,
      );
    expect(await withToken(connectionId)).toMatchObject(unavailable);
  });
});

it('caches a failure for some seconds, then retries', async () => {
  const connectionId = await connect(issuer);
  answer = says(500, 'oops', 'text/html');
  await begin(connectionId);
  expect(requests).toBe(1);
  for (let visit = 0; visit < 5; visit += 1)
    expect(await begin(connectionId)).toMatchObject(unavailable);
  expect(requests).toBe(1);
  bench.wait(11);
  answer = says(200, description());
  expect(await begin(connectionId)).toMatchObject({
    status: 302,
    headers: { location: expect.stringMatching(`^${issuer}/authorize`) },
  });
});

it('concurrent visitors share one request to a provider', async () => {
  const connectionId = await connect(issuer);
  answer = says(500, 'oops', 'text/html');
  for (const { status } of await Promise.all(Array.from({ length: 20 }, () => begin(connectionId))))
    expect(status).toBe(503);
  expect(requests).toBe(1);
});

it('redirects a visitor of a hosted page back with the reason', async () => {
  const connectionId = await connect(issuer);
  answer = says(500, 'oops', 'text/html');
  const back = await begin(
    connectionId,
    new URLSearchParams({
      authorizationUrl: 'https://shop.example/hosted/sso?connection=c',
    }).toString(),
  );
  expect(back).toMatchObject({
    status: 302,
    headers: { location: 'https://shop.example/hosted/sso?connection=c&error=SSO_UNAVAILABLE' },
  });
});

it('a provider failure on return leads to a clear error', async () => {
  const connectionId = await connect(issuer);
  answer = (request, response) =>
    request.url === '/token'
      ? void request.socket.destroy()
      : says(200, description())(request, response);
  const begun = await begin(connectionId);
  const state = new URL(String(begun.headers['location'])).searchParams.get('state') ?? '';
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const done = await bench.app.inject({
    url: `/v1/sso/callback?code=x&state=${state}`,
    headers: { cookie },
  });
  expect(done.statusCode).toBe(302);
  const [held] = await bench.db.query<{ error: string }>(
    sql`select data #>> '{result,error}' as error from single_use where kind = 'sso' and data ? 'result' order by created_at desc limit 1`,
  );
  expect(held?.error).toBe('SSO_UNAVAILABLE');
});
