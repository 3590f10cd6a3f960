import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInForMembers } from './authorized-client.ts';
import { startIdentity, type IdentityBench } from '../../testing.ts';

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const claimsOf = (token: unknown): Record<string, unknown> =>
  JSON.parse(
    JSON.parse(
      Buffer.from(
        String(token).replace('OauthNG.', '').split('.')[2] ?? '',
        'base64url',
      ).toString(),
    ).data,
  );
const refusal = (code: string) => ({
  details: { applicationError: { code, description: expect.any(String), data: {} } },
});
const anonymous = async () =>
  (await bench.token({ clientId: bench.clientId, grantType: 'anonymous' })).body as {
    access_token: string;
    refresh_token: string;
  };

describe('anonymous', () => {
  it('creates a new visitor each time and stores nothing', async () => {
    const before = await bench.db.query(sql`select count(*) from session`);
    const answers = [
      await bench.token({ clientId: bench.clientId, grantType: 'anonymous' }),
      await bench.token({ client_id: bench.clientId, grant_type: 'anonymous' }),
      await bench.token(`grant_type=anonymous&client_id=${bench.clientId}`, form),
      await bench.token(`grantType=anonymous&clientId=${bench.clientId}`, form),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toEqual({
        access_token: expect.stringMatching(/^OauthNG\.JWS\.ey/),
        refresh_token: expect.stringMatching(/^JWS\.ey/),
        expires_in: 14_400,
        token_type: 'Bearer',
      });
      expect(await bench.statusFor(body['access_token'])).toBe(200);
    }
    expect(new Set(answers.map(({ body }) => claimsOf(body['access_token'])['id'])).size).toBe(4);
    expect(await bench.db.query(sql`select count(*) from session`)).toEqual(before);
  });

  it.each([undefined, '', 'nobody', randomUUID(), "' or 1=1 --"])(
    'refuses the client id %j',
    async (clientId) => {
      expect(await bench.token({ grantType: 'anonymous', clientId })).toMatchObject({
        status: 401,
        body: refusal('INVALID_CLIENT'),
      });
    },
  );

  it('refuses an app that was removed, within five seconds', async () => {
    const { clientId } = await bench.clientApp([]);
    expect((await bench.token({ grantType: 'anonymous', clientId })).status).toBe(200);
    await bench.db.query(
      sql`update oauth_app set revoked_at = now() where client_id = ${clientId}`,
    );
    bench.wait(5);
    expect((await bench.token({ grantType: 'anonymous', clientId })).status).toBe(401);
  });
});

describe('refresh_token', () => {
  it('returns a new access token for the same visitor with the same refresh token', async () => {
    const first = await anonymous();
    for (const grant of [
      { grantType: 'refresh_token', refreshToken: first.refresh_token, clientId: bench.clientId },
      {
        grant_type: 'refresh_token',
        refresh_token: first.refresh_token,
        client_id: bench.clientId,
      },
      { grantType: 'refresh_token', refreshToken: first.refresh_token },
      new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: first.refresh_token,
      }).toString(),
    ]) {
      const { status, body } = await bench.token(grant, typeof grant === 'string' ? form : {});
      expect(status).toBe(200);
      expect(body).toMatchObject({ refresh_token: first.refresh_token, expires_in: 14_400 });
      expect(claimsOf(body['access_token'])['id']).toBe(claimsOf(first.access_token)['id']);
    }
  });

  it('is bound to its client', async () => {
    const { refresh_token: refreshToken } = await anonymous();
    const { clientId } = await bench.clientApp([]);
    const other = await bench.anotherSite();
    for (const wrong of [clientId, other.clientId, randomUUID()]) {
      expect(
        await bench.token({ grantType: 'refresh_token', refreshToken, clientId: wrong }),
      ).toMatchObject({ status: 400, body: refusal('INVALID_GRANT') });
    }
  });

  it('is refused when its app was removed', async () => {
    const { clientId } = await bench.clientApp([]);
    const { refresh_token: refreshToken } = (
      await bench.token({ grantType: 'anonymous', clientId })
    ).body;
    await bench.db.query(
      sql`update oauth_app set revoked_at = now() where client_id = ${clientId}`,
    );
    bench.wait(5);
    expect(await bench.token({ grantType: 'refresh_token', refreshToken })).toMatchObject({
      status: 400,
      body: refusal('INVALID_GRANT'),
    });
  });

  it('accepts no other kind of token', async () => {
    const { access_token: accessToken, refresh_token: refreshToken } = await anonymous();
    for (const wrong of [
      undefined,
      '',
      'garbage',
      accessToken,
      accessToken.slice('OauthNG.'.length),
      `${refreshToken}x`,
      refreshToken.slice(0, -8),
      await bench.key(),
    ]) {
      expect(
        await bench.token({ grantType: 'refresh_token', refreshToken: wrong }),
        String(wrong),
      ).toMatchObject({ status: 400, body: refusal('INVALID_GRANT') });
    }
    expect(await bench.statusFor(refreshToken)).toBe(401);
  });

  it('fifty concurrent tabs keep their session and visitor (T4)', async () => {
    const visitor = await anonymous();
    const member = (
      await bench.token(
        { grant_type: 'authorized_client', member_id: await bench.member() },
        { authorization: `${visitor.access_token},${await bench.key()}` },
      )
    ).body;
    for (const pair of [visitor, member]) {
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          bench.token({
            grantType: 'refresh_token',
            refreshToken: pair['refresh_token'],
            clientId: bench.clientId,
          }),
        ),
      );
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(all.map(({ body }) => claimsOf(body['access_token'])['id']))).toEqual(
        new Set([claimsOf(pair['access_token'])['id']]),
      );
      expect(new Set(all.map(({ body }) => body['refresh_token']))).toEqual(
        new Set([pair['refresh_token']]),
      );
    }
    const sessions = await bench.db.query<{ count: number }>(
      sql`select count(*) from session where member_id = ${claimsOf(member['access_token'])['id']}`,
    );
    expect(sessions[0]?.count).toBe(1);
  });
});

describe('client_credentials', () => {
  const requestToken = (app: { clientId: string; clientSecret: string }, extra: object = {}) =>
    bench.token({
      grant_type: 'client_credentials',
      client_id: app.clientId,
      client_secret: app.clientSecret,
      ...extra,
    });

  it("issues a token with the app's permissions and no refresh token", async () => {
    const app = await bench.clientApp(['WIX_STORES.READ_PRODUCTS']);
    const camel = await bench.token({
      grantType: 'client_credentials',
      clientId: app.clientId,
      clientSecret: app.clientSecret,
    });
    const encoded = await bench.token(
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
      }).toString(),
      form,
    );
    for (const { status, body } of [
      await requestToken(app),
      await requestToken(app, { instance_id: bench.siteId }),
      await requestToken(app, { instance_id: app.clientId }),
      camel,
      encoded,
    ]) {
      expect(status).toBe(200);
      expect(body['refresh_token']).toBeNull();
      expect(claimsOf(body['access_token'])).toMatchObject({ role: 'app', id: app.clientId });
    }
  });

  it('refuses a wrong, missing or foreign secret, and a storefront', async () => {
    const app = await bench.clientApp([]);
    const another = await bench.clientApp([]);
    for (const clientSecret of [
      '',
      'wrong',
      another.clientSecret,
      `${app.clientSecret}x`,
      app.clientSecret.slice(1),
    ]) {
      expect(await requestToken({ ...app, clientSecret })).toMatchObject({
        status: 401,
        body: refusal('INVALID_CLIENT'),
      });
    }
    expect(await requestToken({ clientId: bench.clientId, clientSecret: '' })).toMatchObject({
      status: 401,
      body: refusal('INVALID_CLIENT'),
    });
    expect(
      await bench.token({ grantType: 'client_credentials', clientId: app.clientId }),
    ).toMatchObject({ status: 401, body: refusal('INVALID_CLIENT') });
  });

  it('refuses a site where the app is not installed', async () => {
    const other = await bench.anotherSite();
    expect(
      await requestToken(await bench.clientApp([]), { instance_id: other.siteId }),
    ).toMatchObject({
      status: 400,
      body: refusal('INVALID_GRANT'),
    });
  });
});

describe('authorized_client', () => {
  const requestToken = (memberId: unknown, authorization?: string) =>
    bench.token(
      { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
      authorization === undefined ? {} : { authorization },
    );

  it("accepts the owner's key and permitted apps, alone or with a visitor token", async () => {
    const { access_token: visitor } = await anonymous();
    const app = await bench.clientApp([signInForMembers]);
    const appToken = (
      await bench.token({
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
      })
    ).body['access_token'] as string;
    for (const authorization of [
      await bench.key(),
      await bench.key([signInForMembers]),
      appToken,
      `${visitor},${await bench.key()}`,
    ]) {
      const memberId = await bench.member();
      const { status, body } = await requestToken(memberId, authorization);
      expect(status).toBe(200);
      expect(claimsOf(body['access_token'])).toMatchObject({ role: 'member', id: memberId });
      expect(await bench.statusFor(body['access_token'])).toBe(200);
      expect(
        (await bench.token({ grantType: 'refresh_token', refreshToken: body['refresh_token'] }))
          .status,
      ).toBe(200);
    }
  });

  it('records the visitor that the member was', async () => {
    const { access_token: visitor } = await anonymous();
    const { body } = await requestToken(await bench.member(), `${visitor},${await bench.key()}`);
    expect(claimsOf(body['access_token'])['visitorId']).toBe(claimsOf(visitor)['id']);
  });

  it('refuses everyone else', async () => {
    const memberId = await bench.member();
    const { access_token: visitor } = await anonymous();
    const { body: member } = await requestToken(memberId, await bench.key());
    const app = await bench.clientApp(['WIX_STORES.READ_PRODUCTS']);
    const appToken = (
      await bench.token({
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
      })
    ).body['access_token'] as string;
    for (const authorization of [
      undefined,
      '',
      'garbage',
      visitor,
      String(member['access_token']),
      await bench.key(['WIX_STORES.READ_PRODUCTS']),
      appToken,
      `${visitor},${await bench.key([])}`,
      `${visitor},${visitor}`,
    ]) {
      expect(await requestToken(memberId, authorization), String(authorization)).toMatchObject({
        status: 403,
        body: refusal('PERMISSION_DENIED'),
      });
    }
  });

  it('reports blocked members and those of other stores as missing', async () => {
    const key = await bench.key();
    const other = await bench.anotherSite();
    const answers = [];
    for (const memberId of [
      undefined,
      '',
      'x',
      randomUUID(),
      await bench.member('PENDING'),
      await bench.member('BLOCKED'),
    ])
      answers.push(await requestToken(memberId, key));
    answers.push(await requestToken(await bench.member(), other.key));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 400, body: answers[0]?.body });
  });
});

describe('other grants', () => {
  it('without a name or of an unknown name are refused with a reason', async () => {
    expect(await bench.token({})).toMatchObject({
      status: 400,
      body: {
        details: {
          validationError: {
            fieldViolations: [{ field: 'grantType', violatedRule: 'REQUIRED_FIELD' }],
          },
        },
      },
    });
    expect(await bench.token({ grantType: 'password' })).toMatchObject({
      status: 400,
      body: {
        details: {
          validationError: {
            fieldViolations: [{ field: 'grantType', violatedRule: 'INVALID_ENUM_VALUE' }],
          },
        },
      },
    });
  });
});
