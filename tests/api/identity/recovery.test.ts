import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import {
  codeIn,
  exchange,
  lastMail,
  linkIn,
  password,
  send,
  setPolicy,
  someone,
  visitorOf,
} from '../../kit/accounts.ts';

/** T8: only the owner of the mailbox can set a new password. */

let server: TestServer;
let visitor: string;
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
  visitor = await visitorOf(server);
});
afterAll(() => server.close());

const fresh = 'another quiet word';
const join = async () => {
  const email = someone();
  const { body } = await send(
    server,
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    visitor,
  );
  return {
    email,
    memberId: (body['identity'] as { id: string }).id,
    tokens: await exchangeNow(body['sessionToken']),
  };
};
const exchangeNow = async (sessionToken: unknown) =>
  (await exchange(server, sessionToken, new Date(now))).body;
const login = (email: string, secret: string) =>
  send(server, 'POST', '/v2/login', { loginId: { email }, password: secret }, visitor);
const requestRecovery = async (
  email: string,
  extra: object = {},
  headers: Record<string, string> = {},
) => {
  const answer = await send(
    server,
    'POST',
    '/_api/iam/recovery/v1/send-email',
    { email, ...extra },
    visitor,
    headers,
  );
  await server.runJobs();
  return answer;
};
const tokenFor = async (email: string) =>
  new URL(linkIn(await lastMail(server, email))).searchParams.get('token') ?? '';
const recover = (recoveryToken: unknown, secret: unknown = fresh) =>
  send(server, 'POST', '/v1/recover', { recoveryToken, password: secret }, visitor);

it('a mailed link sets a new password and revokes everything earlier', async () => {
  const { email, tokens } = await join();
  expect(
    await requestRecovery(email, {
      redirect: { url: 'http://shop.test/after', clientId: server.clientId },
    }),
  ).toMatchObject({ status: 200, body: {} });
  const answer = await recover(await tokenFor(email));
  expect(answer.body).toMatchObject({
    state: 'SUCCESS',
    sessionToken: expect.any(String),
    identity: { email: { isVerified: true } },
  });
  expect((await exchange(server, answer.body['sessionToken'], new Date(now))).status).toBe(200);
  expect((await login(email, password)).status).toBe(403);
  expect((await login(email, fresh)).body['state']).toBe('SUCCESS');
  expect(
    (
      await send(server, 'POST', '/oauth2/token', {
        grantType: 'refresh_token',
        refreshToken: tokens['refresh_token'],
      })
    ).status,
  ).toBe(400);
});

it('for an unknown address the answer is the same, and nothing is sent', async () => {
  const { email } = await join();
  const stranger = someone();
  const [registered, unknown] = [await requestRecovery(email), await requestRecovery(stranger)];
  expect({ status: unknown.status, body: unknown.body }).toEqual({
    status: registered.status,
    body: registered.body,
  });
  expect([...unknown.headers.keys()].toSorted()).toEqual([...registered.headers.keys()].toSorted());
  expect(await lastMail(server, stranger)).toBe('');
});

describe('a link', () => {
  it('works once, also under twenty concurrent requests', async () => {
    const { email } = await join();
    await requestRecovery(email);
    const token = await tokenFor(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => recover(token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await recover(token)).status).toBe(403);
  });

  it('is void once a newer one is sent', async () => {
    const { email } = await join();
    await requestRecovery(email);
    const old = await tokenFor(email);
    await requestRecovery(email);
    expect((await recover(old)).status).toBe(403);
    expect((await recover(await tokenFor(email))).status).toBe(200);
  });

  it('is void after ten minutes, or if truncated, empty or of another kind', async () => {
    const { email } = await join();
    await requestRecovery(email);
    const token = await tokenFor(email);
    for (const wrong of [
      '',
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      'x'.repeat(43),
      randomUUID(),
    ])
      expect((await recover(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
    expect((await exchange(server, token, new Date(now))).status).toBe(400);
    expect(
      (
        await send(
          server,
          'POST',
          '/v1/auth/verify',
          { stateToken: token, code: '123456' },
          visitor,
        )
      ).status,
    ).toBe(403);
    now += 601_000;
    visitor = await visitorOf(server);
    expect((await recover(token)).status).toBe(403);
  });

  it('is void after the password or the address was changed', async () => {
    const one = await join();
    await requestRecovery(one.email);
    const first = await tokenFor(one.email);
    await send(
      server,
      'POST',
      '/v2/change-password',
      { newPassword: fresh, currentPassword: password },
      String(one.tokens['access_token']),
    );
    expect((await recover(first)).status).toBe(403);
    const two = await join();
    await requestRecovery(two.email);
    const second = await tokenFor(two.email);
    await send(
      server,
      'PATCH',
      `/api/v1/members/${two.memberId}/change-login-email`,
      { newEmail: someone(), revokeCurrentSessions: false },
      await server.createApiKey(),
    );
    expect((await recover(second)).status).toBe(403);
  });

  it('of another store is refused', async () => {
    const other = await startServer();
    try {
      const email = someone();
      const theirs = await visitorOf(other);
      await send(other, 'POST', '/v2/register', { loginId: { email }, password }, theirs);
      await send(other, 'POST', '/v1/send-email', { email }, theirs);
      await other.runJobs();
      const token = new URL(linkIn(await lastMail(other, email))).searchParams.get('token');
      expect((await recover(token)).status).toBe(403);
    } finally {
      await other.close();
    }
  });

  it('is not used up by a refused password', async () => {
    const { email } = await join();
    await requestRecovery(email);
    const token = await tokenFor(email);
    for (const bad of ['short', '', null, 'password123'])
      expect((await recover(token, bad)).status, String(bad)).toBe(400);
    expect((await recover(token)).status).toBe(200);
  });

  it('starts with the configured URL, whatever host the request names', async () => {
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example;proto=http' },
      { 'x-original-host': 'evil.example' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ]) {
      const { email } = await join();
      await requestRecovery(email, {}, headers);
      const link = linkIn(await lastMail(server, email));
      expect(link).toMatch(/^http:\/\/shop\.test\/recover\?token=[\w-]{43}/);
    }
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    'https://shop.test.evil.example',
    'https://shop.test@evil.example/',
    'javascript:alert(1)',
    'http://shop.test\\@evil.example',
  ])('leads nowhere that was not allowed: %s', async (url) => {
    const { email } = await join();
    const registered = await requestRecovery(email, {
      redirect: { url, clientId: server.clientId },
    });
    const unknown = await requestRecovery(someone(), {
      redirect: { url, clientId: server.clientId },
    });
    expect(registered).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: 'REDIRECT_NOT_ALLOWED' } } },
    });
    expect(unknown.body).toEqual(registered.body);
    expect(await lastMail(server, email)).toBe('');
  });
});

it("T9: an account with an unverified address is voided for the address's owner", async () => {
  const { email, tokens } = await join();
  const as = String(tokens['access_token']);
  // The attacker cannot put a phone or a passkey of their own in the way.
  const mine = {
    status: 403,
    body: { details: { applicationError: { code: 'EMAIL_VERIFICATION_REQUIRED' } } },
  };
  expect(
    await send(
      server,
      'POST',
      '/v1/members/me/factors',
      { type: 'SMS', target: '+15550123', password },
      as,
    ),
  ).toMatchObject(mine);
  expect(
    await send(server, 'POST', '/v1/members/me/passkeys/options', { password }, as),
  ).toMatchObject(mine);
  expect(await lastMail(server, '+15550123')).toBe('');
  await requestRecovery(email);
  expect((await recover(await tokenFor(email))).body['state']).toBe('SUCCESS');
  expect((await login(email, password)).status).toBe(403);
});

it('a new password does not bypass the second factor', async () => {
  const email = someone();
  await send(
    server,
    'POST',
    '/v2/sign-on',
    { loginId: { email }, verifyEmail: true },
    await server.createApiKey(),
  );
  await requestRecovery(email);
  const { body } = await exchange(
    server,
    (await recover(await tokenFor(email))).body['sessionToken'],
    new Date(now),
  );
  const as = String(body['access_token']);
  const factor = await send(
    server,
    'POST',
    '/v1/members/me/factors',
    { type: 'SMS', target: '+15550124', password: fresh },
    as,
  );
  await send(
    server,
    'POST',
    `/v1/members/me/factors/${(factor.body['factor'] as { factorId: string }).factorId}/activate`,
    { code: codeIn(await lastMail(server, '+15550124')) },
    as,
  );
  await requestRecovery(email);
  expect((await recover(await tokenFor(email), 'a third quiet word')).body['state']).toBe(
    'MFA_CHALLENGE',
  );
});

it('a mailbox gets at most five mails an hour', async () => {
  const email = someone();
  const statuses = [];
  for (let attempt = 0; attempt < 7; attempt += 1)
    statuses.push((await send(server, 'POST', '/v1/send-email', { email }, visitor)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

it('an account created by the owner is activated by the mail the owner sends', async () => {
  const email = someone();
  const key = await server.createApiKey();
  const { body } = await send(server, 'POST', '/v2/sign-on', { loginId: { email } }, key);
  const identityId = (body['identity'] as { id: string }).id;
  expect((await send(server, 'POST', '/v1/activation-email', { identityId }, visitor)).status).toBe(
    403,
  );
  expect(
    (await send(server, 'POST', '/v1/activation-email', { identityId: randomUUID() }, key)).status,
  ).toBe(404);
  expect((await send(server, 'POST', '/v1/activation-email', { identityId }, key)).status).toBe(
    200,
  );
  expect((await recover(await tokenFor(email))).body['state']).toBe('SUCCESS');
});

it('a store that verifies addresses does not verify again after a recovery link', async () => {
  await setPolicy(server, { emailVerification: true });
  const email = someone();
  await send(server, 'POST', '/v2/register', { loginId: { email }, password }, visitor);
  await requestRecovery(email);
  expect((await recover(await tokenFor(email))).body['state']).toBe('SUCCESS');
  await setPolicy(server, { emailVerification: false });
});

it('no token or code is stored in plain text', async () => {
  const { email } = await join();
  await requestRecovery(email);
  const token = await tokenFor(email);
  const rows = await server.db.query<{ all: string }>({
    text: "select coalesce(string_agg(single_use::text, ' '), '') as all from single_use",
    values: [],
  });
  expect(rows[0]?.all).not.toContain(token);
});
