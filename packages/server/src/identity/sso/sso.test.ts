import { createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { Provider } from 'oidc-provider';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type Answer, type IdentityBench } from '../testing.ts';

/** Signing in at a real OpenID Connect provider, and everything that must not work. */

let bench: IdentityBench;
let key: string;
let issuer: string;
let idp: Server;
let connectionId: string;
const people = new Map<string, { email?: string; email_verified?: boolean; given_name?: string }>();
let providerKey: CryptoKey;

beforeAll(async () => {
  bench = await startIdentity({ development: true });
  key = await bench.key();
  idp = createServer();
  await new Promise<void>((resolve) => {
    idp.listen(0, '127.0.0.1', resolve);
  });
  const address = idp.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const pair = await generateKeyPair('RS256', { extractable: true });
  providerKey = pair.privateKey;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'shop-secret',
        redirect_uris: ['https://shop.example/v1/sso/callback'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(pair.privateKey)), kid: 'k1', use: 'sig', alg: 'RS256' }],
    },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['x'] },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  });
  const handler = provider.callback();
  idp.on('request', (request, response) => {
    // Whoever the test says signs in and agrees at once.
    if (!request.url?.startsWith('/sign-in/')) return void handler(request, response);
    void (async () => {
      const { prompt, params, grantId } = await provider.interactionDetails(request, response);
      const accountId = /who=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'nobody';
      const grant = grantId
        ? await provider.Grant.find(grantId)
        : new provider.Grant({ accountId, clientId: String(params['client_id']) });
      grant?.addOIDCScope('openid email profile');
      const result =
        prompt.name === 'login'
          ? { login: { accountId } }
          : { consent: { grantId: (await grant?.save()) ?? '' } };
      await provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: true,
      });
    })();
  });
  const made = await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    { connection: { name: 'House', issuer, clientId: 'shop', clientSecret: 'shop-secret' } },
    { as: key },
  );
  expect(made.body).toMatchObject({
    connection: {
      tenantType: 'SITE',
      tenantId: bench.siteId,
      callbackUrl: 'https://shop.example/v1/sso/callback',
    },
  });
  expect(JSON.stringify(made.body)).not.toContain('shop-secret');
  connectionId = (made.body['connection'] as { id: string }).id;
});
afterAll(async () => {
  idp.closeAllConnections();
  idp.close();
  await bench.close();
});
beforeEach(() => bench.policy({ ownerApproval: false, emailVerification: false }));

const cookieOf = ({ headers }: Answer) =>
  ((headers['set-cookie'] as string | undefined) ?? '').split(';')[0] ?? '';
const encryptionKey = randomBytes(32).toString('base64');

async function page(url: string, cookie = ''): Promise<Answer & { text: string }> {
  const response = await bench.app.inject({ method: 'GET', url, headers: { cookie } });
  return { status: response.statusCode, headers: response.headers, body: {}, text: response.body };
}
const begin = (query: Record<string, string> = {}) =>
  page(
    `/_api/iam/authentication/v1/sso/login/${bench.siteId}/${connectionId}?${new URLSearchParams({ sessionId: 'sess-1', encryptionKey, ...query }).toString()}`,
  );

/** The browser at the provider: from its authorize page until it is sent back. */
async function atProvider(url: string, who: string): Promise<string> {
  const jar = new Map([['who', who]]);
  let next = url;
  for (let hop = 0; hop < 12; hop += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(
        `The provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    next = new URL(location, next).href;
    if (next.startsWith('https://shop.example/')) return next.slice('https://shop.example'.length);
  }
  throw new Error('The provider never sent anybody back.');
}

async function signIn(who: string, query: Record<string, string> = {}) {
  const begun = await begin(query);
  expect(begun.status).toBe(302);
  const cookie = cookieOf(begun);
  const back = await atProvider(String(begun.headers['location']), who);
  const done = await page(back, cookie);
  const finish = ((done.headers['location'] as string | undefined) ?? '').replace(
    'https://shop.example',
    '',
  );
  return {
    begun,
    cookie,
    back,
    done,
    finish,
    last: done.status === 302 ? await page(finish, cookie) : done,
  };
}

function unsealed(text: string): Record<string, unknown> {
  const sealed = Buffer.from(/postMessage\("([^"]+)"\)/.exec(text)?.[1] ?? '', 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(encryptionKey, 'base64'),
    sealed.subarray(0, 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(),
  ) as Record<string, unknown>;
}

const person = (extra: object = { email_verified: true }) => {
  const id = randomUUID();
  people.set(id, { email: `${id}@example.com`, given_name: 'Ada', ...extra });
  return id;
};

it('a person of the other house becomes a member, and is the same one next time', async () => {
  const who = person();
  const { last } = await signIn(who);
  expect(last).toMatchObject({
    status: 200,
    headers: {
      'content-security-policy': expect.stringContaining('nonce-'),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
  expect(last.text).toContain('new BroadcastChannel("wix-idp-sess-1")');
  const told = unsealed(last.text);
  expect(told).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
  expect(last.text).not.toContain(String(told['sessionToken']));
  const tokens = await bench.exchange(told['sessionToken']);
  expect(tokens.status).toBe(200);
  const again = unsealed((await signIn(who)).last.text);
  const other = await bench.exchange(again['sessionToken']);
  const idOf = async ({ body }: Answer) =>
    (await bench.tokenInfo(body['access_token']))['subjectId'];
  expect(await idOf(other)).toBe(await idOf(tokens));
  const [member] = await bench.db.query<{ verified: boolean; first: string }>(
    sql`select login_email_verified as verified, contact->>'firstName' as first from member where login_email = ${`${who}@example.com`}`,
  );
  expect(member).toEqual({ verified: true, first: 'Ada' });
});

it('an identity names the other sign-ins by which its member came', async () => {
  const who = person();
  await signIn(who);
  const { body } = await bench.call(
    'POST',
    '/v2/sign-on',
    { loginId: { email: `${who}@example.com` } },
    { as: key },
  );
  expect(body['identity']).toMatchObject({
    connections: [{ idpConnection: { idpConnectionId: connectionId, idpUserId: who } }],
  });
  const fresh = await bench.call(
    'POST',
    '/v2/sign-on',
    { loginId: { email: `${randomUUID()}@example.com` } },
    { as: key },
  );
  expect(fresh.body['identity']).toMatchObject({ connections: [] });
});

it("the ids that the provider's client has for Google and Facebook open the store's connections of these names", async () => {
  const google = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';
  const open = (id: string) =>
    page(
      `/_api/iam/authentication/v1/sso/login/${bench.siteId}/${id}?${new URLSearchParams({ sessionId: 'sess-1', encryptionKey }).toString()}`,
    );
  expect((await open(google)).status).toBe(404);
  const { body } = await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    { connection: { name: 'Google', issuer, clientId: 'shop', clientSecret: 'shop-secret' } },
    { as: key },
  );
  const opened = await open(google);
  expect([opened.status, String(opened.headers['location'])]).toEqual([
    302,
    expect.stringContaining(issuer),
  ]);
  expect((await open('3ecad13f-52c3-483d-911f-31dbcf2a6d23')).status).toBe(404);
  await bench.call(
    'DELETE',
    `/v1/settings/sso-connections/${(body['connection'] as { id: string }).id}`,
    undefined,
    { as: key },
  );
});

it('with an address to go to, the browser goes there with the token in a cookie, not in the address', async () => {
  const { last } = await signIn(person(), {
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

it('a step that is left is handed to our own page in a cookie of the browser that began, never in the address', async () => {
  const who = person();
  await bench.policy({ secondFactor: 'REQUIRED' });
  const { last } = await signIn(who, {
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

it('those who only look use nothing up', async () => {
  const begun = await begin();
  const back = await atProvider(String(begun.headers['location']), person());
  const head = await bench.app.inject({
    method: 'HEAD',
    url: back,
    headers: { cookie: cookieOf(begun) },
  });
  expect([404, 405]).toContain(head.statusCode);
  expect((await page(back, cookieOf(begun))).status).toBe(302);
});

it('the token is over after a minute', async () => {
  const told = unsealed((await signIn(person())).last.text);
  bench.wait(61);
  expect((await bench.exchange(told['sessionToken'])).status).toBe(400);
});

it('a second factor is asked for after the provider has signed the member in, and stays', async () => {
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const who = person();
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

  // The first time links the account, the second finds it linked.
  for (let time = 0; time < 2; time += 1) {
    const told = unsealed((await signIn(who)).last.text);
    expect(told).toMatchObject({ state: 'MFA_CHALLENGE', stateToken: expect.any(String) });
    expect(told['sessionToken']).toBeUndefined();
    const proved = await bench.call(
      'POST',
      '/v2/TOTP/verify',
      { stateToken: told['stateToken'], totpData: { code: codeNow() } },
      { as: visitor },
    );
    expect(proved.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
    bench.wait(60);
  }
  const factors = await bench.call('GET', '/v1/members/me/factors', undefined, { as });
  expect(factors.body).toMatchObject({ factors: [{ type: 'TOTP', status: 'ACTIVE' }] });
});

describe('accounts are linked only by an address that the provider verified', () => {
  it('an unverified one opens nothing, whoever has it here', async () => {
    const who = person({ email_verified: false });
    const visitor = await bench.visitor();
    await bench.call(
      'POST',
      '/v2/register',
      { loginId: { email: `${who}@example.com` }, password: 'a quiet word of mine' },
      { as: visitor },
    );
    const told = unsealed((await signIn(who)).last.text);
    expect(told).toMatchObject({ error: 'EMAIL_NOT_VERIFIED' });
    expect(told['sessionToken']).toBeUndefined();
  });

  it('T9: an account that was made here with an address nobody proved is voided for its owner', async () => {
    const who = person();
    const email = `${who}@example.com`;
    const visitor = await bench.visitor();
    const attacker = await bench.exchange(
      (
        await bench.call(
          'POST',
          '/v2/register',
          { loginId: { email }, password: 'a quiet word of mine' },
          { as: visitor },
        )
      ).body['sessionToken'],
    );
    expect(unsealed((await signIn(who)).last.text)).toMatchObject({ state: 'SUCCESS' });
    bench.wait(5);
    expect(await bench.statusFor(attacker.body['access_token'])).toBe(401);
    expect(
      (
        await bench.call(
          'POST',
          '/v2/login',
          { loginId: { email }, password: 'a quiet word of mine' },
          { as: visitor },
        )
      ).status,
    ).toBe(403);
  });

  it('a store that approves its members approves these too', async () => {
    await bench.policy({ ownerApproval: true });
    await bench.sites.changeStore(bench.siteId, (store) => ({
      ...store,
      email: 'owner@shop.example',
    }));
    const applicant = person();
    expect(unsealed((await signIn(applicant)).last.text)).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
    });
    // The owner is told, with the page to decide on, and only once.
    const notices = () =>
      bench.db.query<{ text: string }>(
        sql`select text from message where recipient = 'owner@shop.example' and kind = 'member-waits'`,
      );
    expect(await notices()).toEqual([
      { text: expect.stringContaining('https://shop.example/admin/policy') },
    ]);
    await signIn(applicant);
    expect(await notices()).toHaveLength(1);
  });
});

describe('is refused', () => {
  it('without passing the address, which holds a token, on to another site', async () => {
    const { back, cookie, finish } = await signIn(person());
    const refused = [
      await page(back, cookie),
      await page(finish, cookie),
      await page('/v1/sso/callback'),
      await page('/v1/callback?state=x&sessionToken=y'),
      await page('/v1/sso/login/x/y?sessionId=%3C'),
    ];
    for (const { status, headers } of refused)
      expect([status >= 400, headers['referrer-policy']]).toEqual([true, 'no-referrer']);
  });

  it('in another browser than it was begun in, at both steps', async () => {
    const begun = await begin();
    const back = await atProvider(String(begun.headers['location']), person());
    expect((await page(back)).status).toBe(403);
    expect((await page(back, cookieOf(await begin()))).status).toBe(403);
    const done = await page(back, cookieOf(begun));
    const finish = String(done.headers['location']).replace('https://shop.example', '');
    expect((await page(finish)).status).toBe(403);
    expect((await page(finish, cookieOf(begun))).status).toBe(200);
  });

  it('a second time, at both steps', async () => {
    const { back, cookie, finish } = await signIn(person());
    expect((await page(back, cookie)).status).toBe(403);
    expect((await page(finish, cookie)).status).toBe(403);
  });

  it("with a state that is missing, changed, another's, or too old", async () => {
    const one = await begin();
    const other = await begin();
    const back = new URL(
      await atProvider(String(one.headers['location']), person()),
      'https://shop.example',
    );
    const otherState = new URL(String(other.headers['location'])).searchParams.get('state') ?? '';
    for (const state of [
      undefined,
      '',
      'x',
      otherState,
      `${bench.siteId}.${'x'.repeat(43)}`,
      otherState.replace(bench.siteId, randomUUID()),
    ]) {
      const changed = new URL(back);
      if (state === undefined) changed.searchParams.delete('state');
      else changed.searchParams.set('state', state);
      expect(
        (await page(changed.pathname + changed.search, cookieOf(one))).status,
        String(state),
      ).toBe(403);
    }
    bench.wait(601);
    expect((await page(back.pathname + back.search, cookieOf(one))).status).toBe(403);
  });

  it('with a code that the provider did not give', async () => {
    const begun = await begin();
    const back = new URL(
      await atProvider(String(begun.headers['location']), person()),
      'https://shop.example',
    );
    back.searchParams.set('code', 'invented');
    const done = await page(back.pathname + back.search, cookieOf(begun));
    const told = unsealed(
      (
        await page(
          String(done.headers['location']).replace('https://shop.example', ''),
          cookieOf(begun),
        )
      ).text,
    );
    expect(told).toMatchObject({ error: 'SSO_REFUSED' });
  });

  it('when the session token is not the one that was handed out', async () => {
    const begun = await begin();
    const done = await page(
      await atProvider(String(begun.headers['location']), person()),
      cookieOf(begun),
    );
    const finish = new URL(String(done.headers['location']));
    finish.searchParams.set('sessionToken', 'x'.repeat(43));
    expect((await page(finish.pathname + finish.search, cookieOf(begun))).status).toBe(403);
  });

  it('for another tenant, an unknown connection, an address that is not ours', async () => {
    const at = (tenant: string, connection: string, query = '') =>
      page(
        `/v1/sso/login/${tenant}/${connection}?sessionId=s&encryptionKey=${encodeURIComponent(encryptionKey)}${query}`,
      );
    expect((await at(randomUUID(), connectionId)).status).toBe(404);
    expect((await at(bench.siteId, randomUUID())).status).toBe(404);
    expect(
      (
        await at(
          bench.siteId,
          connectionId,
          `&authorizationUrl=${encodeURIComponent('https://evil.example/')}`,
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await page(
          `/v1/sso/login/${bench.siteId}/${connectionId}?sessionId=%3C/script%3E&encryptionKey=${encodeURIComponent(encryptionKey)}`,
        )
      ).status,
    ).toBe(400);
  });
});

describe('with a token that a program got from the provider itself', () => {
  const token = (
    claims: object,
    {
      audience = 'shop',
      by = issuer,
      key: signer = providerKey,
      age = 0,
    }: { audience?: string; by?: string; key?: CryptoKey; age?: number } = {},
  ) => {
    const seconds = Math.floor(bench.clock().getTime() / 1000) - age;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(by)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(signer);
  };
  const present = async (idToken: string, connection = connectionId) =>
    bench.call(
      'POST',
      '/_api/iam/authentication/v1/sso/login-with-token-params',
      { idpConnectionId: connection, tokenParams: { id_token: idToken } },
      { as: await bench.visitor() },
    );
  const claims = () => ({
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
  });

  it('signs in once', async () => {
    const idToken = await token(claims());
    expect((await present(idToken)).body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
    });
    expect((await present(idToken)).status).toBe(403);
  });

  it('not with one for another client, of another issuer, by another key, too old, cut, empty, or with an unverified address', async () => {
    const stranger = (await generateKeyPair('RS256')).privateKey;
    for (const bad of [
      await token(claims(), { audience: 'other' }),
      await token(claims(), { by: 'https://evil.example' }),
      await token(claims(), { key: stranger }),
      await token(claims(), { age: 3600 }),
      (await token(claims())).slice(0, -4),
      '',
      'x.y.z',
      await token({ ...claims(), email_verified: false }),
    ])
      expect((await present(bad)).status, bad.slice(0, 20)).toBe(403);
    expect((await present(await token(claims()), randomUUID())).status).toBe(404);
  });
});

it("connections are the owner's: listed without their secret, and gone when deleted", async () => {
  const list = await bench.call('GET', '/v1/settings/sso-connections', undefined, { as: key });
  expect(list.body).toMatchObject({ connections: [{ id: connectionId, issuer }] });
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
      await bench.call('DELETE', `/v1/settings/sso-connections/${connectionId}`, undefined, {
        as: (await bench.anotherSite()).key,
      })
    ).status,
  ).toBe(404);
  const { body } = await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    { connection: { name: 'Gone', issuer, clientId: 'shop', clientSecret: 's' } },
    { as: key },
  );
  const { id } = body['connection'] as { id: string };
  expect(
    (await bench.call('DELETE', `/v1/settings/sso-connections/${id}`, undefined, { as: key }))
      .status,
  ).toBe(200);
  expect(
    (
      await page(
        `/v1/sso/login/${bench.siteId}/${id}?sessionId=s&encryptionKey=${encodeURIComponent(encryptionKey)}`,
      )
    ).status,
  ).toBe(404);
});
