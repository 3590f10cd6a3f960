import { createHash, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAuthorizationCode,
  createInstallCode,
  redeemSessionToken,
} from './authorization-codes.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

/** T1: an authorization code works once, for one minute, for the client it was issued to. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const verifier = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ-._~';
const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const redirectUri = 'https://shop.example/callback';

async function makeCode(extra: Partial<Parameters<typeof createAuthorizationCode>[1]> = {}) {
  const memberId = await bench.member();
  const code = await bench.db.tx((tx) =>
    createAuthorizationCode(tx, {
      siteId: bench.siteId,
      clientId: bench.clientId,
      memberId,
      redirectUri,
      codeChallenge: challengeOf(verifier),
      now: bench.clock(),
      ...extra,
    }),
  );
  return { code, memberId };
}
const exchange = (code: unknown, extra: object = {}) =>
  bench.token({
    grantType: 'authorization_code',
    clientId: bench.clientId,
    code,
    codeVerifier: verifier,
    redirectUri,
    ...extra,
  });
const refused = { status: 400, body: { details: { applicationError: { code: 'INVALID_GRANT' } } } };

it('opens a session of its member, in both spellings of the grant', async () => {
  const one = await makeCode();
  const { status, body } = await exchange(one.code);
  expect(status).toBe(200);
  expect(await bench.tokenInfo(body['access_token'])).toMatchObject({
    active: true,
    subjectType: 'MEMBER',
    subjectId: one.memberId,
    clientId: bench.clientId,
  });
  const other = await makeCode();
  expect(
    (
      await bench.token({
        grant_type: 'authorization_code',
        client_id: bench.clientId,
        code: other.code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      })
    ).status,
  ).toBe(200);
});

it('a replay is refused and ends the session', async () => {
  const { code } = await makeCode();
  const { body } = await exchange(code);
  expect(await bench.statusFor(body['access_token'])).toBe(200);
  bench.wait(11);
  expect(await exchange(code)).toMatchObject(refused);
  bench.wait(5);
  expect(await bench.statusFor(body['access_token'])).toBe(401);
  expect(
    (await bench.token({ grantType: 'refresh_token', refreshToken: body['refresh_token'] })).status,
  ).toBe(400);
});

it('twenty concurrent exchanges by the same client open one session', async () => {
  const { code, memberId } = await makeCode();
  const all = await Promise.all(Array.from({ length: 20 }, () => exchange(code)));
  expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const live = await bench.db.query(
    sql`select 1 from session where member_id = ${memberId} and revoked_at is null`,
  );
  expect(live).toHaveLength(1);
  bench.wait(5);
  for (const { body } of all) expect(await bench.statusFor(body['access_token'])).toBe(200);
  expect(
    (
      await bench.token({
        grantType: 'refresh_token',
        refreshToken: all[19]?.body['refresh_token'],
      })
    ).status,
  ).toBe(200);
});

it('a repetition with another verifier, client or redirect URI ends the session', async () => {
  const other = await bench.clientApp([]);
  for (const changed of [
    { codeVerifier: 'x'.repeat(43) },
    { clientId: other.clientId },
    { redirectUri: 'https://shop.example/other' },
    { redirectUri: undefined },
  ]) {
    const { code } = await makeCode();
    const { body } = await exchange(code);
    expect(await exchange(code, changed), JSON.stringify(changed)).toMatchObject(refused);
    bench.wait(5);
    expect(await bench.statusFor(body['access_token'])).toBe(401);
    expect(await exchange(code)).toMatchObject(refused);
  }
});

it('a repetition after the session ended is refused', async () => {
  const { code, memberId } = await makeCode();
  await exchange(code);
  await bench.db.query(sql`update session set revoked_at = now() where member_id = ${memberId}`);
  expect(await exchange(code)).toMatchObject(refused);
});

describe('is refused', () => {
  it('after a minute', async () => {
    const { code } = await makeCode();
    bench.wait(61);
    expect(await exchange(code)).toMatchObject(refused);
  });

  it('for another client, of this store and of another', async () => {
    const other = await bench.anotherSite();
    for (const clientId of [(await bench.clientApp([])).clientId, other.clientId])
      expect(await exchange((await makeCode()).code, { clientId })).toMatchObject(refused);
    expect((await exchange((await makeCode()).code, { clientId: randomUUID() })).status).toBe(401);
  });

  it('for another redirect URI, or none', async () => {
    for (const wrong of [
      'https://shop.example/other',
      `${redirectUri}/`,
      redirectUri.toUpperCase(),
      undefined,
    ])
      expect(await exchange((await makeCode()).code, { redirectUri: wrong })).toMatchObject(
        refused,
      );
    expect(await exchange((await makeCode({ redirectUri: undefined })).code)).toMatchObject(
      refused,
    );
    expect(
      (
        await exchange((await makeCode({ redirectUri: undefined })).code, {
          redirectUri: undefined,
        })
      ).status,
    ).toBe(200);
  });

  it('with an invalid or missing verifier, which also voids the code', async () => {
    for (const codeVerifier of [
      'x'.repeat(43),
      'x'.repeat(42),
      'x'.repeat(129),
      '',
      undefined,
      `${verifier}x`,
      challengeOf(verifier),
    ]) {
      const { code } = await makeCode();
      expect((await exchange(code, { codeVerifier })).status, String(codeVerifier)).toBe(400);
    }
    const { code } = await makeCode();
    await exchange(code, { codeVerifier: 'x'.repeat(43) });
    expect(await exchange(code)).toMatchObject(refused);
  });

  it('with the plain challenge method', async () => {
    const { code } = await makeCode({ codeChallenge: 'x'.repeat(43) });
    expect(await exchange(code, { codeVerifier: 'x'.repeat(43) })).toMatchObject(refused);
    await expect(makeCode({ codeChallenge: 'short' })).rejects.toThrow('challenge');
  });

  it('when it is another kind of token, truncated or empty', async () => {
    const { body } = await exchange((await makeCode()).code);
    const { code } = await makeCode();
    const session = (
      await bench.call(
        'POST',
        '/v2/sign-on',
        { loginId: { email: `${randomUUID()}@example.com` } },
        { as: await bench.key() },
      )
    ).body['sessionToken'];
    const install = await bench.db.tx((tx) =>
      createInstallCode(tx, { siteId: bench.siteId, clientId: bench.clientId, now: bench.clock() }),
    );
    for (const wrong of [
      session,
      install,
      body['refresh_token'],
      body['access_token'],
      code.slice(1),
      `${code}x`,
      '',
      'null',
      undefined,
    ])
      expect((await exchange(wrong)).status, String(wrong)).toBe(400);
    expect(
      await bench.db.tx((tx) =>
        redeemSessionToken(tx, {
          siteId: bench.siteId,
          clientId: bench.clientId,
          sessionToken: code,
          now: bench.clock(),
        }),
      ),
    ).toBeUndefined();
  });

  it('when the member was blocked in the meantime', async () => {
    const { code, memberId } = await makeCode();
    await bench.db.query(sql`update member set status = 'BLOCKED' where member_id = ${memberId}`);
    expect(await exchange(code)).toMatchObject(refused);
  });
});
