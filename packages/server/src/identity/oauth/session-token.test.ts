import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';

/** The session token that a sign-in passes to the authorize page, and the member's user info. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

describe('a session token', () => {
  const make = async (as: string) =>
    (
      await bench.call(
        'POST',
        '/v2/register',
        { loginId: { email: `${randomUUID()}@example.com` }, password: 'a quiet word of mine' },
        { as },
      )
    ).body;
  it('works once, within five minutes, for its own client', async () => {
    const other = await bench.clientApp([]);
    const { sessionToken } = await make(await bench.visitor());
    expect((await bench.exchange(sessionToken, other.clientId)).status).toBe(400);
    const late = await make(await bench.visitor());
    bench.wait(301);
    expect((await bench.exchange(late['sessionToken'])).status).toBe(400);
  });

  it('works only with its own member in authorized_client', async () => {
    const visitor = await bench.visitor();
    const authorization = `${visitor},${await bench.key()}`;
    const body = await make(visitor);
    const memberId = (body['identity'] as { id: string }).id;
    expect(
      (
        await bench.token(
          {
            grant_type: 'authorized_client',
            member_id: await bench.member(),
            session_token: body['sessionToken'],
          },
          { authorization },
        )
      ).status,
    ).toBe(400);
    const again = await make(visitor);
    const id = (again['identity'] as { id: string }).id;
    expect(
      (
        await bench.token(
          { grant_type: 'authorized_client', member_id: id, session_token: again['sessionToken'] },
          { authorization },
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await bench.token(
          { grant_type: 'authorized_client', member_id: id, session_token: again['sessionToken'] },
          { authorization },
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await bench.token(
          {
            grant_type: 'authorized_client',
            member_id: memberId,
            session_token: body['sessionToken'],
          },
          { authorization: visitor },
        )
      ).status,
    ).toBe(403);
  });
});

it("user-info is the member's own", async () => {
  const visitor = await bench.visitor();
  const email = `${randomUUID()}@example.com`;
  const { body } = await bench.call(
    'POST',
    '/v2/register',
    {
      loginId: { email },
      password: 'a quiet word of mine',
      profile: { firstName: 'Ada', nickname: 'ada' },
    },
    { as: visitor },
  );
  const tokens = await bench.exchange(body['sessionToken']);
  expect(
    (
      await bench.call('GET', '/oauth2/user-info', undefined, {
        as: String(tokens.body['access_token']),
      })
    ).body,
  ).toMatchObject({
    sub: (body['identity'] as { id: string }).id,
    email,
    emailVerified: false,
    givenName: 'Ada',
    name: 'ada',
  });
  expect((await bench.call('GET', '/oauth2/user-info', undefined, { as: visitor })).status).toBe(
    403,
  );
});
