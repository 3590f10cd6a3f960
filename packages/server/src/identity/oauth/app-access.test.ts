import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallCode } from './authorization-codes.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

/** How an app exchanges its code, refreshes its token and acts for itself. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

describe('/oauth/access', () => {
  const access = (body: object) => bench.call('POST', '/oauth/access', body);
  it("exchanges an installation code with the app's secret, and refreshes", async () => {
    const app = await bench.clientApp(['WIX_STORES.READ_PRODUCTS']);
    const secret = { client_id: app.clientId, client_secret: app.clientSecret };
    const code = () =>
      bench.db.tx((tx) =>
        createInstallCode(tx, { siteId: bench.siteId, clientId: app.clientId, now: bench.clock() }),
      );
    const used = await code();
    const { status, body } = await access({
      ...secret,
      grant_type: 'authorization_code',
      code: used,
    });
    expect(status).toBe(200);
    expect(await bench.tokenInfo(body['access_token'])).toMatchObject({
      active: true,
      subjectType: 'APP',
      subjectId: app.clientId,
    });
    expect((await access({ ...secret, grant_type: 'authorization_code', code: used })).status).toBe(
      400,
    );
    expect(
      (
        await access({
          ...secret,
          grant_type: 'refresh_token',
          refresh_token: body['refresh_token'],
        })
      ).status,
    ).toBe(200);
    // Rejected without the secret on every endpoint.
    expect(
      (
        await access({
          ...secret,
          client_secret: 'wrong',
          grant_type: 'refresh_token',
          refresh_token: body['refresh_token'],
        })
      ).status,
    ).toBe(401);
    expect(
      (await bench.token({ grantType: 'refresh_token', refreshToken: body['refresh_token'] }))
        .status,
    ).toBe(400);
    const other = await bench.clientApp([]);
    expect(
      (
        await access({
          client_id: other.clientId,
          client_secret: other.clientSecret,
          grant_type: 'refresh_token',
          refresh_token: body['refresh_token'],
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await access({
          client_id: other.clientId,
          client_secret: other.clientSecret,
          grant_type: 'authorization_code',
          code: await code(),
        })
      ).status,
    ).toBe(400);
  });

  it("exchanges a user's token for the app's own, only with the app's secret", async () => {
    const app = await bench.clientApp([]);
    const other = await bench.clientApp([]);
    const bound = (await bench.token({ grantType: 'anonymous', clientId: app.clientId })).body[
      'access_token'
    ];
    const strip = (extra: object) =>
      bench.token({
        grant_type: 'strip_bound_session',
        access_token: bound,
        client_secret: app.clientSecret,
        ...extra,
      });
    expect(await bench.tokenInfo((await strip({})).body['access_token'])).toMatchObject({
      active: true,
      subjectType: 'APP',
      subjectId: app.clientId,
    });
    for (const wrong of [
      { client_secret: other.clientSecret },
      { client_secret: '' },
      { access_token: 'x' },
      { access_token: await bench.visitor() },
    ])
      expect((await strip(wrong)).status).toBeGreaterThanOrEqual(400);
  });
});
