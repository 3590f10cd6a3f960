import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, type IdentityBench } from '../testing.ts';

import {
  atProvider,
  cookieOf,
  encryptionKey,
  startSso,
  unsealed,
  type SsoBench,
} from './testing-sso.ts';

/** Sign-in with a real OpenID Connect provider. */

let sso: SsoBench;
let bench: IdentityBench;
beforeAll(async () => {
  sso = await startSso();
  bench = sso.bench;
});
afterAll(() => sso.close());
beforeEach(() => bench.policy({ ownerApproval: false, emailVerification: false }));

it('a connection is created for this site and never shows its secret', () => {
  expect(sso.created).toMatchObject({
    connection: {
      tenantType: 'SITE',
      tenantId: bench.siteId,
      callbackUrl: 'https://shop.example/v1/sso/callback',
    },
  });
  expect(JSON.stringify(sso.created)).not.toContain('shop-secret');
});

it('a user of the provider becomes a member, and the same one next time', async () => {
  const who = sso.newAccount();
  const { last } = await sso.signIn(who);
  expect(last).toMatchObject({
    status: 200,
    headers: {
      'content-security-policy': expect.stringContaining('nonce-'),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
  expect(last.text).toContain('new BroadcastChannel("wix-idp-sess-1")');
  const result = unsealed(last.text);
  expect(result).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
  expect(last.text).not.toContain(String(result['sessionToken']));
  const tokens = await bench.exchange(result['sessionToken']);
  expect(tokens.status).toBe(200);
  const again = unsealed((await sso.signIn(who)).last.text);
  const other = await bench.exchange(again['sessionToken']);
  const idOf = async ({ body }: Answer) =>
    (await bench.tokenInfo(body['access_token']))['subjectId'];
  expect(await idOf(other)).toBe(await idOf(tokens));
  const [member] = await bench.db.query<{ verified: boolean; first: string }>(
    sql`select login_email_verified as verified, contact->>'firstName' as first from member where login_email = ${`${who}@example.com`}`,
  );
  expect(member).toEqual({ verified: true, first: 'Ada' });
});

it('an identity lists the connections of its member', async () => {
  const who = sso.newAccount();
  await sso.signIn(who);
  const { body } = await bench.call(
    'POST',
    '/v2/sign-on',
    { loginId: { email: `${who}@example.com` } },
    { as: sso.key },
  );
  expect(body['identity']).toMatchObject({
    connections: [{ idpConnection: { idpConnectionId: sso.connectionId, idpUserId: who } }],
  });
  const fresh = await bench.call(
    'POST',
    '/v2/sign-on',
    { loginId: { email: `${randomUUID()}@example.com` } },
    { as: sso.key },
  );
  expect(fresh.body['identity']).toMatchObject({ connections: [] });
});

it("the ids that the provider's client has for Google and Facebook open the store's connections of these names", async () => {
  const google = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';
  const open = (id: string) =>
    sso.page(
      `/_api/iam/authentication/v1/sso/login/${bench.siteId}/${id}?${new URLSearchParams({ sessionId: 'sess-1', encryptionKey }).toString()}`,
    );
  expect((await open(google)).status).toBe(404);
  const { body } = await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    {
      connection: {
        name: 'Google',
        issuer: sso.issuer,
        clientId: 'shop',
        clientSecret: 'shop-secret',
      },
    },
    { as: sso.key },
  );
  const opened = await open(google);
  expect([opened.status, String(opened.headers['location'])]).toEqual([
    302,
    expect.stringContaining(sso.issuer),
  ]);
  expect((await open('3ecad13f-52c3-483d-911f-31dbcf2a6d23')).status).toBe(404);
  await bench.call(
    'DELETE',
    `/v1/settings/sso-connections/${(body['connection'] as { id: string }).id}`,
    undefined,
    { as: sso.key },
  );
});

it('redirects with the token in a cookie, not in the URL', async () => {
  const { last } = await sso.signIn(sso.newAccount(), {
    authorizationUrl: 'https://shop.example/authorize?x=1',
  });
  expect(last).toMatchObject({
    status: 302,
    headers: { location: 'https://shop.example/authorize?x=1' },
  });
  expect(String(last.headers['set-cookie'])).toMatch(
    /^shopwright-session-token=[\w-]{43}; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  );
});

it('passes an unfinished step to the hosted page in a cookie, never in the URL', async () => {
  const who = sso.newAccount();
  await bench.policy({ secondFactor: 'REQUIRED' });
  const { last } = await sso.signIn(who, {
    authorizationUrl: 'https://shop.example/hosted/sso?next=%2Fx',
  });
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const back = new URL(String(last.headers['location']));
  expect(back.searchParams.get('state')).toMatch(/^(?:REQUIRE_MFA|MFA_CHALLENGE)$/);
  expect(back.searchParams.get('next')).toBe('/x');
  expect(back.searchParams.has('stateToken')).toBe(false);
  expect(String(last.headers['set-cookie'])).toMatch(
    /^shopwright-sso-step=[\w-]{43}; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  );
});

it('a link scanner does not use up the link', async () => {
  const begun = await sso.begin();
  const back = await atProvider(String(begun.headers['location']), sso.newAccount());
  const head = await bench.app.inject({
    method: 'HEAD',
    url: back,
    headers: { cookie: cookieOf(begun) },
  });
  expect([404, 405]).toContain(head.statusCode);
  expect((await sso.page(back, cookieOf(begun))).status).toBe(302);
});

it('the token expires after a minute', async () => {
  const result = unsealed((await sso.signIn(sso.newAccount())).last.text);
  bench.wait(61);
  expect((await bench.exchange(result['sessionToken'])).status).toBe(400);
});

it('a second factor is still required after a sign-in with the provider', async () => {
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const who = sso.newAccount();
  const email = `${who}@example.com`;
  const visitor = await bench.visitor();
  const password = 'a quiet word of mine';
  const joined = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    { as: visitor },
  );
  const as = String((await bench.exchange(joined.body['sessionToken'])).body['access_token']);
  await bench.verifyAddress(as, email);
  const { body } = await bench.call(
    'POST',
    '/v1/members/me/factors',
    { password, type: 'TOTP' },
    { as },
  );
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(String(body['secret'])) }).generate({
      timestamp: bench.clock().getTime(),
    });
  await bench.call(
    'POST',
    `/v1/members/me/factors/${(body['factor'] as { factorId: string }).factorId}/activate`,
    { code: codeNow() },
    { as },
  );
  bench.wait(60);

  // The first sign-in links the account, the second uses the link.
  for (let time = 0; time < 2; time += 1) {
    const result = unsealed((await sso.signIn(who)).last.text);
    expect(result).toMatchObject({ state: 'MFA_CHALLENGE', stateToken: expect.any(String) });
    expect(result['sessionToken']).toBeUndefined();
    const proved = await bench.call(
      'POST',
      '/v2/TOTP/verify',
      { stateToken: result['stateToken'], totpData: { code: codeNow() } },
      { as: visitor },
    );
    expect(proved.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
    bench.wait(60);
  }
  const factors = await bench.call('GET', '/v1/members/me/factors', undefined, { as });
  expect(factors.body).toMatchObject({ factors: [{ type: 'TOTP', status: 'ACTIVE' }] });
});

it('the owner lists connections without secrets, and deletes them', async () => {
  const list = await bench.call('GET', '/v1/settings/sso-connections', undefined, { as: sso.key });
  expect(list.body).toMatchObject({ connections: [{ id: sso.connectionId, issuer: sso.issuer }] });
  expect(JSON.stringify(list.body)).not.toContain('shop-secret');
  expect(
    (
      await bench.call('GET', '/v1/settings/sso-connections', undefined, {
        as: await bench.visitor(),
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await bench.call('DELETE', `/v1/settings/sso-connections/${sso.connectionId}`, undefined, {
        as: (await bench.anotherSite()).key,
      })
    ).status,
  ).toBe(404);
  const { body } = await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    { connection: { name: 'Gone', issuer: sso.issuer, clientId: 'shop', clientSecret: 's' } },
    { as: sso.key },
  );
  const { id } = body['connection'] as { id: string };
  expect(
    (await bench.call('DELETE', `/v1/settings/sso-connections/${id}`, undefined, { as: sso.key }))
      .status,
  ).toBe(200);
  expect(
    (
      await sso.page(
        `/v1/sso/login/${bench.siteId}/${id}?sessionId=s&encryptionKey=${encodeURIComponent(encryptionKey)}`,
      )
    ).status,
  ).toBe(404);
});
