import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

/** T5: an ended session is rejected within five seconds, although tokens are signed and cached. */

let bench: IdentityBench;
let key: string;
beforeAll(async () => {
  bench = await startIdentity();
  key = await bench.key();
});
afterAll(() => bench.close());

async function signIn() {
  const memberId = await bench.member();
  const { body } = await bench.token(
    { grant_type: 'authorized_client', member_id: memberId },
    { authorization: key },
  );
  return {
    memberId,
    access: body['access_token'],
    refresh: body['refresh_token'],
    client: bench.clientId,
  };
}
const refresh = async (refreshToken: unknown) =>
  (await bench.token({ grantType: 'refresh_token', refreshToken })).status;

describe('is rejected within five seconds', () => {
  it.each([
    [
      'a session that was ended',
      (memberId: string) =>
        sql`update session set revoked_at = now() where member_id = ${memberId}`,
    ],
    [
      'the session of a blocked member',
      (memberId: string) => sql`update member set status = 'BLOCKED' where member_id = ${memberId}`,
    ],
    [
      'the session of a deleted member',
      (memberId: string) => sql`delete from member where member_id = ${memberId}`,
    ],
  ])('%s: its access token and its refresh token', async (_name, end) => {
    const { memberId, access, refresh: refreshToken } = await signIn();
    expect(await bench.statusFor(access)).toBe(200);
    expect(await refresh(refreshToken)).toBe(200);
    await bench.db.query(end(memberId));
    expect(await refresh(refreshToken)).toBe(400);
    bench.wait(5);
    expect(await bench.statusFor(access)).toBe(401);
    expect(await bench.statusFor(access)).toBe(401);
    expect(await bench.tokenInfo(access)).toEqual({ active: false });
  });

  it('a revoked API key, alone and with a visitor token', async () => {
    const mine = await bench.key();
    const { body } = await bench.token({ clientId: bench.clientId, grantType: 'anonymous' });
    const pair = `${body['access_token']},${mine}`;
    expect([await bench.statusFor(mine), await bench.statusFor(pair)]).toEqual([200, 200]);
    await bench.db.query(
      sql`update api_key set revoked_at = now() where key_id = ${mine.split('.')[1]}`,
    );
    bench.wait(5);
    expect([await bench.statusFor(mine), await bench.statusFor(pair)]).toEqual([401, 401]);
    expect(await bench.statusFor(body['access_token'])).toBe(200);
  });

  it('the token of a removed app, and permissions that an app lost', async () => {
    const app = await bench.clientApp(['SHOPWRIGHT.MANAGE_SETTINGS']);
    const { body } = await bench.token({
      grant_type: 'client_credentials',
      client_id: app.clientId,
      client_secret: app.clientSecret,
    });
    const read = async () =>
      (
        await bench.app.inject({
          method: 'GET',
          url: '/v1/settings/sign-in',
          headers: { authorization: String(body['access_token']) },
        })
      ).statusCode;
    expect(await read()).toBe(200);
    await bench.db.query(
      sql`update oauth_app set permissions = '{}' where client_id = ${app.clientId}`,
    );
    bench.wait(5);
    expect(await read()).toBe(403);
    await bench.db.query(
      sql`update oauth_app set revoked_at = now() where client_id = ${app.clientId}`,
    );
    bench.wait(5);
    expect(await read()).toBe(401);
  });
});

describe('a session', () => {
  it('is revalidated every few seconds, not on every call', async () => {
    const { access } = await signIn();
    await bench.statusFor(access);
    const before = bench.trouble.queries;
    for (let call = 0; call < 20; call += 1) expect(await bench.statusFor(access)).toBe(200);
    expect(bench.trouble.queries).toBe(before);
    bench.wait(LIFETIME_SECONDS.revocationCheck + 1);
    await bench.statusFor(access);
    expect(bench.trouble.queries).toBe(before + 1);
  });

  it('expires after a month without use, and is extended by use', async () => {
    const used = await signIn();
    const idle = await signIn();
    for (let week = 0; week < 5; week += 1) {
      bench.wait(7 * 86_400);
      expect(await refresh(used.refresh)).toBe(200);
    }
    expect(await refresh(idle.refresh)).toBe(400);
  });

  it('expires after ninety days in any case', async () => {
    const { refresh: refreshToken } = await signIn();
    for (let day = 0; day < 89; day += 20) {
      expect(await refresh(refreshToken)).toBe(200);
      bench.wait(20 * 86_400);
    }
    expect(await refresh(refreshToken)).toBe(400);
  });
});

it('token-info describes a valid token, and reports anything else as inactive', async () => {
  const { memberId, access, refresh: refreshToken } = await signIn();
  const { body: visitor } = await bench.token({ clientId: bench.clientId, grantType: 'anonymous' });
  const app = await bench.clientApp([]);
  const { body: appToken } = await bench.token({
    grant_type: 'client_credentials',
    client_id: app.clientId,
    client_secret: app.clientSecret,
  });
  const seconds = Math.floor(bench.clock().getTime() / 1000);
  const times = { exp: seconds + LIFETIME_SECONDS.accessToken, iat: seconds, siteId: bench.siteId };
  expect(await bench.tokenInfo(access)).toMatchObject({
    active: true,
    subjectType: 'MEMBER',
    subjectId: memberId,
    ...times,
  });
  expect(await bench.tokenInfo(visitor['access_token'])).toMatchObject({
    active: true,
    subjectType: 'VISITOR',
    clientId: bench.clientId,
    ...times,
  });
  expect(await bench.tokenInfo(appToken['access_token'])).toMatchObject({
    active: true,
    subjectType: 'APP',
    subjectId: app.clientId,
    clientId: app.clientId,
    instanceId: expect.any(String),
    ...times,
  });
  for (const other of ['garbage', refreshToken, key, `${access},${key}`, `${access}x`])
    expect(await bench.tokenInfo(other), String(other)).toEqual({ active: false });
});

describe('the sessions of a member', () => {
  const signInAgain = async (memberId: string) =>
    (
      await bench.token(
        { grant_type: 'authorized_client', member_id: memberId },
        { authorization: key, 'user-agent': 'Lamp/1.0' },
      )
    ).body;
  const sessionsOf = async (as: unknown) =>
    (await bench.call('GET', '/v1/members/me/sessions', undefined, { as: String(as) })).body[
      'sessions'
    ] as { sessionId: string; device?: string; current: boolean }[];

  it('a member lists their sessions, and ends one or all others', async () => {
    const first = await signIn();
    const second = await signInAgain(first.memberId);
    const third = await signInAgain(first.memberId);
    const seen = await sessionsOf(first.access);
    expect(seen).toHaveLength(3);
    expect(seen.filter(({ current }) => current)).toHaveLength(1);
    expect(seen.filter(({ device }) => device === 'Lamp/1.0')).toHaveLength(2);

    const secondId = (await sessionsOf(second['access_token'])).find(
      ({ current }) => current,
    )?.sessionId;
    expect(
      (
        await bench.call(
          'POST',
          `/v1/members/me/sessions/${String(secondId)}/end`,
          {},
          { as: String(first.access) },
        )
      ).status,
    ).toBe(200);
    expect(await refresh(second['refresh_token'])).toBe(400);
    expect(await refresh(third['refresh_token'])).toBe(200);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/sessions/end-others',
          {},
          { as: String(first.access) },
        )
      ).status,
    ).toBe(200);
    expect(await refresh(third['refresh_token'])).toBe(400);
    expect(await refresh(first.refresh)).toBe(200);
  });

  it("no member can end another member's session", async () => {
    const mine = await signIn();
    const other = await signIn();
    const otherId = (await sessionsOf(other.access))[0]?.sessionId;
    expect(
      (
        await bench.call(
          'POST',
          `/v1/members/me/sessions/${String(otherId)}/end`,
          {},
          { as: String(mine.access) },
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/sessions/end-others',
          {},
          { as: String(mine.access) },
        )
      ).status,
    ).toBe(200);
    expect(await refresh(other.refresh)).toBe(200);
  });
});
