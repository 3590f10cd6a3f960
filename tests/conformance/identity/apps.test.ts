import { AppStrategy } from '@wix/sdk';
import { describe, expect } from 'vitest';
import { appClient, tokenInfo } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';
import { issuedToken } from '../kit/token-data.ts';

const someone = '11111111-1111-4111-8111-111111111111';

describe('a server-side app of the owner with its own secret', () => {
  test('requests a token once and has the granted permissions', async ({ server, wire }) => {
    const { clientId: appId, clientSecret: appSecret } = await server.createApp([
      'MEMBERS.MEMBER_MUTE',
    ]);
    const app = appClient({ appId, appSecret, instanceId: server.siteId });

    // There is no such member, and until that call is built not even a look; either way the app was
    // let in.
    for (const _call of [1, 2])
      expect([404, 501]).toContain((await refusal(app.members.muteMember(someone))).status);
    expect((await refusal(app.members.blockMember(someone))).status).toBe(403);

    expect(wire.tokenExchanges()).toHaveLength(1);
    const [sent] = wire.tokenExchanges();
    expect(sent?.body).toEqual({
      instance_id: server.siteId,
      client_id: appId,
      client_secret: appSecret,
      grant_type: 'client_credentials',
    });
    expect(wire.callExchanges()[0]?.host).toBe('www.wixapis.com');
    expect(await tokenInfo(issuedToken(sent))).toMatchObject({
      active: true,
      subjectType: 'APP',
      clientId: appId,
      siteId: server.siteId,
      instanceId: expect.any(String),
    });
  });

  test("gets its own permissions by exchanging a user's token", async ({ server, wire }) => {
    const { clientId: appId, clientSecret: appSecret } = await server.createApp([
      'MEMBERS.MEMBER_MUTE',
    ]);
    const { headers } = await AppStrategy({
      appId,
      appSecret,
      instanceId: server.siteId,
    }).getAuthHeaders(undefined);
    const handed = new Headers(headers).get('authorization') ?? '';
    wire.forget();

    const elevated = await AppStrategy({ appId, appSecret, accessToken: handed }).elevated();
    await elevated.getAuthHeaders(undefined);
    expect(wire.exchanges.map(({ path, answer }) => [path, answer?.status])).toEqual([
      ['/oauth2/token-info', 200],
      ['/oauth2/token', 200],
    ]);
  });

  test('is refused with a wrong secret and a request id', async ({ server, wire }) => {
    const { clientId: appId } = await server.createApp(['*']);
    const strategy = AppStrategy({ appId, appSecret: 'guessed', instanceId: server.siteId });

    await expect(strategy.getAuthHeaders(undefined)).rejects.toThrow(
      /Unexpected status code from Wix OAuth API: 401, request id: \S{8,}$/,
    );
    expect(wire.exchanges[0]?.answer?.body).toMatchObject({
      details: { applicationError: { code: 'INVALID_CLIENT' } },
    });
  });

  test('is refused where it is not installed', async ({ server, wire }) => {
    const { clientId: appId, clientSecret: appSecret } = await server.createApp(['*']);
    await expect(
      AppStrategy({ appId, appSecret, instanceId: someone }).getAuthHeaders(undefined),
    ).rejects.toThrow('Unexpected status code');
    expect(wire.exchanges[0]?.answer?.status).toBe(400);
  });
});
