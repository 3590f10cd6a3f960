import { solveChallenge } from 'altcha-lib/v1';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailRecovery } from './password-recovery.ts';
import { startIdentity, type Answer, type IdentityBench } from '../testing.ts';

/** Becoming a member and signing in, under every policy a store may have. */

let bench: IdentityBench;
let visitor: string;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.policy({
    ownerApproval: false,
    emailVerification: false,
    captcha: { mode: 'OFF', provider: 'BUILT_IN' },
    secondFactor: 'OPTIONAL',
  });
  visitor = await bench.visitor();
});

const password = 'a quiet word of mine';
const someone = () => `${randomUUID()}@example.com`;
const register = (email: string, extra: object = {}, as = visitor) =>
  bench.call('POST', '/v2/register', { loginId: { email }, password, ...extra }, { as });
const login = (email: string, secret: string | null = password, extra: object = {}, as = visitor) =>
  bench.call('POST', '/v2/login', { loginId: { email }, password: secret, ...extra }, { as });
const verify = (code: string, stateToken: unknown, as = visitor) =>
  bench.call('POST', '/v1/auth/verify', { code, stateToken }, { as });
const refusal = (code: string) => ({
  details: {
    applicationError: { code, description: expect.any(String), data: expect.any(Object) },
  },
});
const memberOf = (answer: Answer) => (answer.body['identity'] as { id: string }).id;

describe('an open store', () => {
  it('lets people in at once; the session token becomes a session once', async () => {
    const email = someone();
    const joined = await register(email, { profile: { nickname: 'Ada L', firstName: 'Ada' } });
    expect(joined).toMatchObject({
      status: 200,
      body: {
        state: 'SUCCESS',
        sessionToken: expect.any(String),
        identity: {
          email: { address: email, isVerified: false },
          status: { name: 'ACTIVE', reasons: [] },
          identityProfile: { nickname: 'Ada L', firstName: 'Ada' },
        },
      },
    });
    const tokens = await bench.exchange(joined.body['sessionToken']);
    expect(tokens.status).toBe(200);
    expect(await bench.statusFor(tokens.body['access_token'])).toBe(200);
    expect((await bench.exchange(joined.body['sessionToken'])).status).toBe(400);
    expect(await login(email)).toMatchObject({
      status: 200,
      body: { state: 'SUCCESS', sessionToken: expect.any(String) },
    });
  });

  it('the cart of the visitor comes along: told in the transaction of the session', async () => {
    const { body } = await register(someone());
    await bench.exchange(body['sessionToken']);
    const claims = JSON.parse(
      JSON.parse(Buffer.from(visitor.split('.')[3] ?? '', 'base64url').toString()).data,
    ) as { id: string };
    expect(bench.signedIn.at(-1)).toMatchObject({ siteId: bench.siteId, visitorId: claims.id });
  });

  it('an address is one member, however it is written', async () => {
    const email = someone();
    await register(email);
    for (const same of [email, email.toUpperCase(), email.replace('example', 'ｅxample')]) {
      const answer = await register(same);
      expect(answer, same).toMatchObject({ status: 409, body: refusal('-19995') });
    }
    expect((await login(email.toUpperCase())).body['state']).toBe('SUCCESS');
  });

  it('twenty at once with one address: one member', async () => {
    const email = someone();
    const all = await Promise.all(Array.from({ length: 20 }, () => register(email)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await bench.db.query(sql`select 1 from member where login_email = ${email}`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['none', undefined, 'REQUIRED_FIELD'],
    ['empty', '', 'REQUIRED_FIELD'],
    ['short', 'seven77', 'MIN_LENGTH'],
    ['long', 'x'.repeat(129), 'MAX_LENGTH'],
    ['known from lists', 'password123', 'OTHER'],
    ['the same in capitals', 'PassWord123', 'OTHER'],
  ])(
    'a password that is %s is refused, with data as the client needs it',
    async (_name, wrong, rule) => {
      const answer = await register(someone(), { password: wrong });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          details: {
            validationError: {
              fieldViolations: [
                { field: 'password', violatedRule: rule, data: expect.any(Object) },
              ],
            },
          },
        },
      });
    },
  );

  it('counts letters as people do: eight of any script are enough, 128 too', async () => {
    expect((await register(someone(), { password: '密码很长很安全呀' })).status).toBe(200);
    expect((await register(someone(), { password: '😀'.repeat(128) })).status).toBe(200);
  });

  it('nothing that registration sends sets what the store decides', async () => {
    const { body } = await register(someone(), {
      profile: { status: 'BLOCKED', privacyStatus: 'PUBLIC' },
      status: 'BLOCKED',
      emailVerified: true,
      memberId: randomUUID(),
    });
    expect(body).toMatchObject({
      state: 'SUCCESS',
      identity: { status: { name: 'ACTIVE' }, email: { isVerified: false } },
    });
  });

  it('tells of the new member once, without a secret in it', async () => {
    const id = memberOf(await register(someone(), { profile: { nickname: 'Told' } }));
    const events = await bench.db.query<{ type: string; body: unknown }>(
      sql`select event_type as type, body from outbox where entity_id = ${id}`,
    );
    // The contact has the id of its member.
    const ofMember = events.filter(({ type }) => type.startsWith('wix.members.'));
    expect(ofMember).toEqual([
      {
        type: 'wix.members.v1.member_created',
        body: {
          createdEvent: {
            entity: expect.objectContaining({
              id,
              status: 'APPROVED',
              profile: expect.objectContaining({ nickname: 'Told', slug: expect.any(String) }),
            }),
          },
        },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('argon2');
  });

  it('two of one name have two slugs', async () => {
    const slugs = [];
    for (let turn = 0; turn < 5; turn += 1)
      slugs.push(
        (
          (await register(someone(), { profile: { nickname: 'Grace' } })).body['identity'] as {
            identityProfile: { slug: string };
          }
        ).identityProfile.slug,
      );
    expect(slugs[0]).toBe('grace');
    expect(new Set(slugs).size).toBe(5);
  });
});

describe('login', () => {
  it('says the same of a wrong password, an unknown address and an account without a password', async () => {
    const known = someone();
    await register(known);
    const passwordless = someone();
    await bench.call(
      'POST',
      '/v2/sign-on',
      { loginId: { email: passwordless } },
      { as: await bench.key() },
    );
    const answers = [
      await login(known, 'not the password'),
      await login(someone(), 'not the password'),
      await login(passwordless, 'not the password'),
      await login(known, ''),
      await login(known, null),
      await login(known, 'x'.repeat(5000)),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 403, body: answers[0]?.body });
    expect(answers[0]?.body).toMatchObject(refusal('-19976'));
  });

  it('is never refused with field violations, which its client cannot read', async () => {
    for (const body of [
      {},
      { loginId: {} },
      { loginId: { email: 'x' } },
      { loginId: 5 },
      { loginId: { email: someone() }, password: 5 },
      { loginId: { email: someone() }, captchaTokens: 'x' },
    ]) {
      const answer = await bench.call('POST', '/v2/login', body, { as: visitor });
      expect(answer.body).toMatchObject({
        details: { applicationError: { code: expect.any(String) } },
      });
    }
  });

  it('a password that may no longer be used must be reset (-19973), for whoever knows it only', async () => {
    const email = someone();
    const id = memberOf(await register(email));
    expect(
      (await bench.call('POST', `/v1/members/${id}/password/require-new`, {}, { as: visitor }))
        .status,
    ).toBe(403);
    expect(
      (
        await bench.call(
          'POST',
          `/v1/members/${id}/password/require-new`,
          {},
          { as: await bench.key() },
        )
      ).status,
    ).toBe(200);
    expect(await login(email)).toMatchObject({ status: 403, body: refusal('-19973') });
    expect(await login(email, 'not the password')).toMatchObject({
      status: 403,
      body: refusal('-19976'),
    });
  });

  it.each(['BLOCKED', 'OFFLINE', 'UNKNOWN'])('a member who is %s gets no token', async (status) => {
    const email = someone();
    const id = memberOf(await register(email));
    await bench.db.query(sql`update member set status = ${status} where member_id = ${id}`);
    const { body } = await login(email);
    expect(body['state']).toBe('STATUS_CHECK');
    expect(body['sessionToken'] ?? null).toBeNull();
  });
});

describe('a store that approves its members', () => {
  it('lets nobody in before the owner says so', async () => {
    await bench.policy({ ownerApproval: true });
    const email = someone();
    const joined = await register(email);
    expect(joined.body).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    });
    expect(joined.body['sessionToken'] ?? null).toBeNull();
    expect((await login(email)).body['state']).toBe('REQUIRE_OWNER_APPROVAL');
    await bench.call('POST', '/api/v1/members/approve', { email }, { as: await bench.key() });
    expect((await login(email)).body['state']).toBe('SUCCESS');
  });
});

describe('a store that verifies addresses', () => {
  beforeEach(() => bench.policy({ emailVerification: true }));

  it('asks for the code that came by mail, once', async () => {
    const email = someone();
    const joined = await register(email);
    expect(joined.body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: expect.any(String),
      identity: { status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] } },
    });
    const code = await bench.codeFor(email);
    const verified = await verify(code, joined.body['stateToken']);
    expect(verified.body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE' } },
    });
    expect((await bench.exchange(verified.body['sessionToken'])).status).toBe(200);
    expect(await verify(code, joined.body['stateToken'])).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
    expect((await login(email)).body['state']).toBe('SUCCESS');
  });

  it('five tries and no more, also all at once', async () => {
    const email = someone();
    const { stateToken } = (await register(email)).body;
    const code = await bench.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 30 }, () => verify(wrong, stateToken)));
    expect(await verify(code, stateToken)).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
  });

  it('a new code makes the old one worthless, and gives no new tries', async () => {
    const email = someone();
    const { stateToken } = (await register(email)).body;
    const first = await bench.codeFor(email);
    for (let turn = 0; turn < 4; turn += 1) await verify('000000', stateToken);
    expect(
      (await bench.call('POST', '/v1/auth/resend', { stateToken }, { as: visitor })).body,
    ).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken });
    const second = await bench.codeFor(email);
    if (first !== second) expect((await verify(first, stateToken)).status).toBe(403);
    expect((await verify(second, stateToken)).status).toBe(first === second ? 200 : 403);
  });

  it('the code that was sent again works', async () => {
    const email = someone();
    const { stateToken } = (await register(email)).body;
    await bench.call('POST', '/v1/auth/resend', { stateToken }, { as: visitor });
    expect((await verify(await bench.codeFor(email), stateToken)).body['state']).toBe('SUCCESS');
  });

  it('is refused crossed with another account, another client, another kind, late, cut or empty', async () => {
    const [mine, theirs] = [someone(), someone()];
    const { stateToken: my } = (await register(mine)).body;
    const { stateToken: their } = (await register(theirs)).body;
    const code = await bench.codeFor(mine);
    const other = await bench.program([]);
    if (code !== (await bench.codeFor(theirs)))
      expect((await verify(code, their)).status).toBe(403);
    expect((await verify(code, my, await bench.visitor(other.clientId))).status).toBe(403);
    for (const wrong of ['', String(my).slice(1), `${my}x`, 'x'.repeat(43), null])
      expect((await verify(code, wrong)).status, String(wrong)).toBeGreaterThanOrEqual(400);
    expect((await bench.exchange(my)).status).toBe(400);
    expect(
      (await bench.call('POST', '/v1/recover', { recoveryToken: my, password }, { as: visitor }))
        .status,
    ).toBe(403);
    bench.wait(601);
    expect((await verify(code, my)).status).toBe(403);
  });

  it('and approves: both in turn', async () => {
    await bench.policy({ emailVerification: true, ownerApproval: true });
    const email = someone();
    const joined = await register(email);
    expect(joined.body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      identity: {
        status: {
          reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'],
        },
      },
    });
    expect(
      (await verify(await bench.codeFor(email), joined.body['stateToken'])).body['state'],
    ).toBe('REQUIRE_OWNER_APPROVAL');
  });

  it('and approved first: the address is still asked for', async () => {
    await bench.policy({ emailVerification: true, ownerApproval: true });
    const email = someone();
    await register(email);
    await bench.call('POST', '/api/v1/members/approve', { email }, { as: await bench.key() });
    expect((await login(email)).body['state']).toBe('REQUIRE_EMAIL_VERIFICATION');
  });

  it('a member proves their address whenever they want', async () => {
    await bench.policy({ emailVerification: false });
    const email = someone();
    const { body } = await bench.exchange((await register(email)).body['sessionToken']);
    const as = String(body['access_token']);
    const { verificationId } = (await bench.call('POST', '/v1/start', { target: 'EMAIL' }, { as }))
      .body;
    expect(
      (
        await bench.call(
          'POST',
          '/v1/start',
          { target: 'EMAIL', identityId: await bench.member() },
          { as },
        )
      ).status,
    ).toBe(404);
    expect((await verify(await bench.codeFor(email), verificationId)).body).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { isVerified: true } },
    });
  });
});

describe('captcha', () => {
  const options = async () =>
    (await bench.call('GET', '/v1/sign-in-options', undefined, { as: visitor })).body[
      'captcha'
    ] as {
      challenge: {
        challenge: string;
        salt: string;
        algorithm: string;
        maxnumber: number;
        signature: string;
      };
    };
  async function solve() {
    const { challenge } = await options();
    const solution = await solveChallenge(
      challenge.challenge,
      challenge.salt,
      challenge.algorithm,
      challenge.maxnumber,
    ).promise;
    return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString(
      'base64',
    );
  }

  it('built in: missing, wrong, solved, used twice, too old', async () => {
    await bench.policy({ captcha: { mode: 'VISIBLE' } });
    const email = someone();
    expect(await register(email)).toMatchObject({ status: 403, body: refusal('-19971') });
    expect(await register(email, { captchaTokens: [{ Recaptcha: 'nonsense' }] })).toMatchObject({
      status: 403,
      body: refusal('-19970'),
    });
    const token = await solve();
    // The official client sends both kinds in one.
    expect(
      (await register(email, { captchaTokens: [{ Recaptcha: token, InvisibleRecaptcha: 'x' }] }))
        .body['state'],
    ).toBe('SUCCESS');
    expect(await login(email, password, { captchaTokens: [{ Recaptcha: token }] })).toMatchObject({
      body: refusal('-19970'),
    });
    expect(await login(email)).toMatchObject({ body: refusal('-19971') });
    expect(
      (await login(email, password, { captchaTokens: [{ Recaptcha: await solve() }] })).body[
        'state'
      ],
    ).toBe('SUCCESS');
    const old = await solve();
    bench.wait(601);
    expect(await login(email, password, { captchaTokens: [{ Recaptcha: old }] })).toMatchObject({
      body: refusal('-19970'),
    });
  });

  it("an easier challenge of one's own making is refused", async () => {
    await bench.policy({ captcha: { mode: 'INVISIBLE' } });
    const { challenge } = await options();
    const forged = Buffer.from(
      JSON.stringify({ ...challenge, salt: 'abc?expires=99999999999&', number: 1 }),
    ).toString('base64');
    expect(
      await register(someone(), { captchaTokens: [{ InvisibleRecaptcha: forged }] }),
    ).toMatchObject({ body: refusal('-19970') });
  });

  it('a missing captcha says nothing about who is here', async () => {
    const known = someone();
    await register(known);
    await bench.policy({ captcha: { mode: 'VISIBLE' } });
    const [one, other] = [await register(known), await register(someone())];
    expect(one.body).toEqual(other.body);
  });

  it('a service that speaks siteverify is asked with the secret, which is never told again', async () => {
    const asked: string[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request
        .on('data', (chunk) => {
          body += chunk;
        })
        .on('end', () => {
          asked.push(body);
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ success: body.includes('response=good') }));
        });
    });
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : 0;
    try {
      // The setting itself takes https only, and no service that the pages cannot show; the rest of the way is the same.
      const setting = {
        mode: 'VISIBLE',
        provider: 'SITEVERIFY',
        verifyUrl: 'https://captcha.example/siteverify',
        siteKey: 'site',
        secret: 'hush',
      };
      await expect(bench.policy({ captcha: setting })).rejects.toThrow(
        'settings.captcha.scriptUrl',
      );
      await expect(
        bench.policy({ captcha: { ...setting, scriptUrl: 'http://captcha.example/api.js' } }),
      ).rejects.toThrow('begins with https');
      await bench.policy({ captcha: { ...setting, scriptUrl: 'https://captcha.example/api.js' } });
      expect(await options()).toMatchObject({
        siteKey: 'site',
        scriptUrl: 'https://captcha.example/api.js',
        origins: ['https://captcha.example'],
      });
      const site = await bench.sites.find(bench.siteId);
      const area = { ...(site?.settings['signIn'] as { captcha: object }) };
      await bench.sites.saveArea(
        bench.siteId,
        { name: 'signIn', defaults: {} },
        { ...area, captcha: { ...area.captcha, verifyUrl: `http://127.0.0.1:${port}/` } },
      );
      const shown = await bench.call('GET', '/v1/settings/sign-in', undefined, {
        as: await bench.key(),
      });
      expect(JSON.stringify(shown.body)).not.toContain('hush');
      const inDevelopment = {
        ...bench.identity,
        captcha: (await import('../accounts/captcha.ts')).createCaptcha({
          db: bench.db,
          clock: bench.clock,
          log: { info() {}, warn() {}, error() {} },
          vault: bench.identity.vault,
          allowPrivate: true,
        }),
      };
      const policy = await (
        await import('../accounts/sign-in-policy.ts')
      ).policyOf(bench.sites, bench.siteId);
      expect(
        await inDevelopment.captcha.check(
          bench.siteId,
          policy,
          [{ Recaptcha: 'good' }],
          '203.0.113.9',
        ),
      ).toBeUndefined();
      expect(
        await inDevelopment.captcha.check(
          bench.siteId,
          policy,
          [{ Recaptcha: 'bad' }],
          '203.0.113.9',
        ),
      ).toMatchObject({ code: '-19970' });
      expect(asked[0]).toBe('secret=hush&response=good&remoteip=203.0.113.9');
      // A service that is away is no wrong answer.
      await new Promise((resolve) => {
        service.close(resolve);
      });
      expect(
        await inDevelopment.captcha.check(
          bench.siteId,
          policy,
          [{ Recaptcha: 'good' }],
          '203.0.113.9',
        ),
      ).toMatchObject({ status: 503 });
    } finally {
      service.close();
    }
  });
});

describe("sign-on by the owner's own system", () => {
  const signOn = async (email: string, extra: object = {}, as?: string) =>
    bench.call(
      'POST',
      '/v2/sign-on',
      { loginId: { email }, ...extra },
      { as: as ?? (await bench.key()) },
    );

  it('makes or finds the member, for whoever may', async () => {
    const email = someone();
    const first = await signOn(email, { profile: { nickname: 'Outside' }, verifyEmail: true });
    expect(first.body).toMatchObject({
      sessionToken: expect.any(String),
      identity: { email: { address: email, isVerified: true } },
    });
    expect(memberOf(await signOn(email))).toBe(memberOf(first));
    for (const as of [visitor, await bench.key(['WIX_STORES.READ_PRODUCTS'])])
      expect((await signOn(email, {}, as)).status).toBe(403);
  });

  it('T9: whoever registered the address before loses the password and every session to whoever proves it', async () => {
    const email = someone();
    const attacker = await bench.exchange((await register(email)).body['sessionToken']);
    await signOn(email, { verifyEmail: true });
    bench.wait(5);
    expect(await bench.statusFor(attacker.body['access_token'])).toBe(401);
    expect(await login(email)).toMatchObject({ body: refusal('-19976') });
  });

  it('does not let in who is blocked', async () => {
    const email = someone();
    const id = memberOf(await register(email));
    await bench.db.query(sql`update member set status = 'BLOCKED' where member_id = ${id}`);
    expect((await signOn(email)).status).toBe(403);
  });
});

it('a new password ends every session, and the old password', async () => {
  const email = someone();
  const one = await bench.exchange((await register(email)).body['sessionToken']);
  const other = await bench.exchange((await login(email)).body['sessionToken']);
  const unused = (await login(email)).body['sessionToken'];
  expect(
    (
      await bench.call(
        'POST',
        '/v2/change-password',
        { newPassword: 'password123', currentPassword: password },
        { as: String(one.body['access_token']) },
      )
    ).status,
  ).toBe(400);
  expect(
    (
      await bench.call(
        'POST',
        '/v2/change-password',
        { newPassword: 'another quiet word', currentPassword: password },
        { as: String(one.body['access_token']) },
      )
    ).status,
  ).toBe(200);
  bench.wait(5);
  for (const { body } of [one, other]) {
    expect(await bench.statusFor(body['access_token'])).toBe(401);
    expect(
      (await bench.token({ grantType: 'refresh_token', refreshToken: body['refresh_token'] }))
        .status,
    ).toBe(400);
  }
  expect((await bench.exchange(unused)).status).toBe(400);
  expect(await login(email)).toMatchObject({ body: refusal('-19976') });
  expect((await login(email, 'another quiet word')).body['state']).toBe('SUCCESS');
  expect(await bench.lastMessage(email)).toMatchObject({ kind: 'password-changed' });
});

it('a current password that is sent must be the right one, with or without a captcha, and guesses are made to wait', async () => {
  const email = someone();
  const as = String(
    (await bench.exchange((await register(email)).body['sessionToken'])).body['access_token'],
  );
  await bench.policy({ captcha: { mode: 'VISIBLE', provider: 'BUILT_IN' } });
  const change = (currentPassword: string) =>
    bench.call(
      'POST',
      '/v2/change-password',
      { newPassword: 'another quiet word', currentPassword },
      { as, from: '198.51.100.77' },
    );
  for (const guess of ['', 'a guess', password.slice(1), `${password} `])
    expect(await change(guess)).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
  await change('a guess');
  expect((await change(password)).status).toBe(429);
  bench.wait(60);
  expect((await change(password)).status).toBe(200);
});

it('logout ends the session of its token and leads only where the app may be led', async () => {
  const { body } = await bench.exchange((await register(someone())).body['sessionToken']);
  const as = String(body['access_token']);
  const out = (query: string) => bench.call('GET', `/v1/logout?${query}`, undefined, { as });
  for (const evil of [
    'https://evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example\\@shop.example/',
  ]) {
    expect(
      (await out(`clientId=${bench.clientId}&postLogoutRedirectUri=${encodeURIComponent(evil)}`))
        .status,
      evil,
    ).toBeGreaterThanOrEqual(400);
  }
  expect(await bench.statusFor(as)).toBe(200);
  expect(
    await out(
      `clientId=${bench.clientId}&postLogoutRedirectUri=${encodeURIComponent('https://shop.example/bye')}`,
    ),
  ).toMatchObject({ status: 302, headers: { location: 'https://shop.example/bye' } });
  bench.wait(5);
  expect(await bench.statusFor(as)).toBe(401);
});

describe('messages are in the language of whom they are for', () => {
  const lastTo = async (to: string) => (await bench.lastMessage(to))?.text ?? '';

  it("what they registered with; what a page asks in; else the store's own", async () => {
    const email = someone();
    await bench.policy({ emailVerification: true });
    await register(email, { profile: { language: 'de' } });
    expect(await lastTo(email)).toContain('Geben Sie diesen Code ein');
    await login(email);
    expect(await lastTo(email)).toContain('Geben Sie diesen Code ein');
    const english = someone();
    await register(english, { profile: { language: 'fr' } });
    expect(await lastTo(english)).toContain('Enter this code');
    for (const [language, words] of [
      ['en', 'Somebody, probably you'],
      ['de-AT', 'Jemand, wahrscheinlich Sie'],
      [undefined, 'Jemand, wahrscheinlich Sie'],
    ] as const) {
      await mailRecovery(bench.identity, {
        siteId: bench.siteId,
        email,
        ...(language === undefined ? {} : { language }),
      });
      expect(await lastTo(email), String(language)).toContain(words);
    }
  });
});
