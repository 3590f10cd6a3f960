import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { memberIdOf, newEmail, PASSWORD, refusal, signInCalls } from '../testing-members.ts';

/** Signing in with a password, changing it, and signing out. */

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

const { register, login } = signInCalls(
  () => bench,
  () => visitor,
);

describe('login', () => {
  it('answers the same for a wrong password, an unknown address and an account without a password', async () => {
    const registered = newEmail();
    await register(registered);
    const passwordless = newEmail();
    await bench.call(
      'POST',
      '/v2/sign-on',
      { loginId: { email: passwordless } },
      { as: await bench.key() },
    );
    const answers = [
      await login(registered, 'not the password'),
      await login(newEmail(), 'not the password'),
      await login(passwordless, 'not the password'),
      await login(registered, ''),
      await login(registered, null),
      await login(registered, 'x'.repeat(5000)),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 403, body: answers[0]?.body });
    expect(answers[0]?.body).toMatchObject(refusal('-19976'));
  });

  it('never answers with field violations, which its client cannot read', async () => {
    for (const body of [
      {},
      { loginId: {} },
      { loginId: { email: 'x' } },
      { loginId: 5 },
      { loginId: { email: newEmail() }, password: 5 },
      { loginId: { email: newEmail() }, captchaTokens: 'x' },
    ]) {
      const answer = await bench.call('POST', '/v2/login', body, { as: visitor });
      expect(answer.body).toMatchObject({
        details: { applicationError: { code: expect.any(String) } },
      });
    }
  });

  it('a disallowed password must be reset (-19973), revealed only to a caller who knows it', async () => {
    const email = newEmail();
    const id = memberIdOf(await register(email));
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
    const email = newEmail();
    const id = memberIdOf(await register(email));
    await bench.db.query(sql`update member set status = ${status} where member_id = ${id}`);
    const { body } = await login(email);
    expect(body['state']).toBe('STATUS_CHECK');
    expect(body['sessionToken'] ?? null).toBeNull();
  });
});

it('a new password ends every session and the old password', async () => {
  const email = newEmail();
  const one = await bench.exchange((await register(email)).body['sessionToken']);
  const other = await bench.exchange((await login(email)).body['sessionToken']);
  const unused = (await login(email)).body['sessionToken'];
  expect(
    (
      await bench.call(
        'POST',
        '/v2/change-password',
        { newPassword: 'password123', currentPassword: PASSWORD },
        { as: String(one.body['access_token']) },
      )
    ).status,
  ).toBe(400);
  expect(
    (
      await bench.call(
        'POST',
        '/v2/change-password',
        { newPassword: 'another quiet word', currentPassword: PASSWORD },
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

it('requires the right current password, and delays guesses', async () => {
  const email = newEmail();
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
  for (const guess of ['', 'a guess', PASSWORD.slice(1), `${PASSWORD} `])
    expect(await change(guess)).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
  await change('a guess');
  expect((await change(PASSWORD)).status).toBe(429);
  bench.wait(60);
  expect((await change(PASSWORD)).status).toBe(200);
});

it('logout ends the session and redirects only to allowed URLs', async () => {
  const { body } = await bench.exchange((await register(newEmail())).body['sessionToken']);
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
