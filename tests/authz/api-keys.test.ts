import type { ApiKey } from '@shopwright/contract/oauth/api-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, visitorOf } from '../kit/accounts.ts';
import { startServer, type TestServer } from '../kit/start-server.ts';
import { code } from '../kit/redirect-sessions.ts';
import { appToken } from './actors.ts';

/** API keys, as the owner handles them by call. */

let server: TestServer;
let second: TestServer;
let owner: string;
let now = Date.now();

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
  second = await startServer({ clock: () => new Date(now), databaseUrl: server.databaseUrl });
  owner = await server.createApiKey();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const create = (apiKey: object, as = owner) => send(server, 'POST', '/v1/api-keys', { apiKey }, as);
const made = async (apiKey: object, as = owner): Promise<ApiKey & { id: string; key: string }> => {
  const { status, body } = await create(apiKey, as);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...(body['apiKey'] as ApiKey & { id: string }), key: String(body['key']) };
};
const change = (id: string, apiKey: object, as = owner) =>
  send(server, 'PATCH', `/v1/api-keys/${id}`, { apiKey }, as);
const revoke = (id: string, as = owner) =>
  send(server, 'DELETE', `/v1/api-keys/${id}`, undefined, as);
const list = async (as = owner): Promise<ApiKey[]> =>
  (await send(server, 'GET', '/v1/api-keys', undefined, as)).body['apiKeys'] as ApiKey[];
const audit = (as: string, at = server) =>
  send(at, 'GET', '/v1/audit', undefined, as).then(({ status }) => status);
const apps = (as: string, at = server) =>
  send(at, 'GET', '/v1/apps', undefined, as).then(({ status }) => status);
const violationsOf = ({ body }: { body: Record<string, unknown> }) =>
  (
    body['details'] as {
      validationError: { fieldViolations: { field: string; description: string }[] };
    }
  ).validationError.fieldViolations;

describe('a key', () => {
  it('is created with the given permissions, and its secret is returned once', async () => {
    const { id, key } = await made({ name: 'Reports', permissions: ['SHOPWRIGHT.READ_AUDIT'] });
    expect(key).toMatch(new RegExp(`^SWK\\.${id}\\.[\\w-]{43}$`));
    expect([await audit(key), await apps(key)]).toEqual([200, 403]);
    const [secret] = key.split('.').slice(-1);
    const listed = await list();
    expect(listed.find((one) => one.id === id)).toEqual({
      id,
      name: 'Reports',
      permissions: ['SHOPWRIGHT.READ_AUDIT'],
      expirationDate: null,
      createdDate: expect.any(String),
      lastUsedDate: new Date(now).toISOString(),
    });
    expect(
      JSON.stringify([
        listed,
        (await change(id, { name: 'Report' })).body,
        await server.db.query({ text: 'select * from audit', values: [] }),
      ]),
    ).not.toContain(secret);
  });

  it('needs explicit permissions: there is no default', async () => {
    expect((await create({ name: 'All' })).status).toBe(400);
    expect((await create({ permissions: ['ECOM.READ_ORDERS'] })).status).toBe(400);
  });

  it('can be renamed, restricted and given another expiry, in every process within five seconds', async () => {
    const { id, key } = await made({ name: 'Import', permissions: ['SHOPWRIGHT.READ_AUDIT'] });
    expect(await audit(key, second)).toBe(200);
    expect(
      (await change(id, { name: 'Nightly import', permissions: ['SHOPWRIGHT.MANAGE_APPS'] })).body[
        'apiKey'
      ],
    ).toMatchObject({ id, name: 'Nightly import', permissions: ['SHOPWRIGHT.MANAGE_APPS'] });
    now += 5000;
    for (const at of [server, second])
      expect([await audit(key, at), await apps(key, at)]).toEqual([403, 200]);
    const end = new Date(now + 60_000).toISOString();
    expect((await change(id, { expirationDate: end })).body['apiKey']).toMatchObject({
      name: 'Nightly import',
      permissions: ['SHOPWRIGHT.MANAGE_APPS'],
      expirationDate: end,
    });
    expect((await change(id, { expirationDate: null })).body['apiKey']).toMatchObject({
      expirationDate: null,
    });
  });

  it('is refused in every process within five seconds after it was revoked, also next to a user token', async () => {
    const { id, key } = await made({ name: 'Lost', permissions: ['*'] });
    const pair = `${await visitorOf(server)},${key}`;
    for (const at of [server, second])
      expect([await apps(key, at), await apps(pair, at)]).toEqual([200, 200]);
    expect((await revoke(id)).status).toBe(200);
    now += 5000;
    for (const at of [server, second])
      expect([await apps(key, at), await apps(pair, at)]).toEqual([401, 401]);
    expect((await list()).some((one) => one.id === id)).toBe(false);
    expect([(await revoke(id)).status, (await change(id, { name: 'Back' })).status]).toEqual([
      404, 404,
    ]);
  });

  it('is refused once it expires', async () => {
    const { id, key } = await made({
      name: 'Visit',
      permissions: ['*'],
      expirationDate: new Date(now + 60_000).toISOString(),
    });
    now += 59_000;
    expect(await apps(key)).toBe(200);
    now += 1000;
    expect(await apps(key)).toBe(401);
    expect((await list()).find((one) => one.id === id)).toMatchObject({ name: 'Visit' });
    const past = await create({
      name: 'Past',
      permissions: ['*'],
      expirationDate: new Date(now - 1000).toISOString(),
    });
    expect(violationsOf(past)).toMatchObject([{ field: 'apiKey.expirationDate' }]);
  });

  it('shows its last use to the minute', async () => {
    const { id, key } = await made({ name: 'Used', permissions: ['SHOPWRIGHT.READ_AUDIT'] });
    const lastUsed = async () => (await list()).find((one) => one.id === id)?.lastUsedDate;
    expect(await lastUsed()).toBeNull();
    await audit(key);
    const first = new Date(now).toISOString();
    expect(await lastUsed()).toBe(first);
    now += 30_000;
    await audit(key);
    expect(await lastUsed()).toBe(first);
    now += 60_000;
    await audit(key);
    expect(await lastUsed()).toBe(new Date(now).toISOString());
  });

  it('refuses an unknown permission, and suggests a similar one', async () => {
    const bad = await create({
      name: 'Typo',
      permissions: ['ECOM.READ_ORDERS', 'ECOM.READ_ORDER', 'nonsense'],
    });
    expect([
      bad.status,
      violationsOf(bad).map(({ field, description }) => [field, description]),
    ]).toEqual([
      400,
      [
        ['apiKey.permissions[1]', 'is not a permission; did you mean ECOM.READ_ORDERS?'],
        ['apiKey.permissions[2]', 'is not a permission'],
      ],
    ]);
    for (const [path, body] of [
      ['/v1/apps', { app: { name: 'Typo', kind: 'APP', permissions: ['ECOM.READ_ORDER'] } }],
      ['/v1/staff', { email: 'typo@example.com', permissions: ['ECOM.READ_ORDER'] }],
    ] as const) {
      expect(JSON.stringify((await send(server, 'POST', path, body, owner)).body)).toContain(
        'did you mean ECOM.READ_ORDERS?',
      );
    }
  });
});

describe('credentials of an expiring key do not outlive it', () => {
  const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const createApp = (as: string, kind = 'APP') =>
    send(
      server,
      'POST',
      '/v1/apps',
      {
        app: {
          name: 'Guest',
          kind,
          ...(kind === 'APP' ? { permissions: ['SHOPWRIGHT.READ_AUDIT'] } : {}),
        },
      },
      as,
    );

  it('a key expires with its creator by default, and no later', async () => {
    const end = inSeconds(60);
    const { id, key } = await made({ name: 'Short', permissions: ['*'], expirationDate: end });
    const visitorAndKey = `${await visitorOf(server)},${key}`;
    for (const as of [key, visitorAndKey]) {
      expect((await made({ name: 'Child', permissions: ['*'] }, as)).expirationDate).toBe(end);
      expect(
        (await made({ name: 'Shorter', permissions: ['*'], expirationDate: inSeconds(30) }, as))
          .expirationDate,
      ).toBe(inSeconds(30));
      const refused = [
        await create({ name: 'Forever', permissions: ['*'], expirationDate: null }, as),
        await create({ name: 'Longer', permissions: ['*'], expirationDate: inSeconds(61) }, as),
        await change(id, { expirationDate: null }, as),
        await change(id, { expirationDate: inSeconds(3600) }, as),
      ];
      expect(refused.map(code)).toEqual(refused.map(() => 'PERMISSION_DENIED'));
    }
    const child = await made({ name: 'Child', permissions: ['*'] }, key);
    const grandchild = await made({ name: 'Grandchild', permissions: ['*'] }, child.key);
    expect(code(await change(grandchild.id, { expirationDate: null }, child.key))).toBe(
      'PERMISSION_DENIED',
    );
    now += 60_000;
    for (const each of [key, child.key, grandchild.key]) expect(await apps(each)).toBe(401);
  });

  it("an app's tokens and secret expire with the key, in every process", async () => {
    const end = inSeconds(60);
    const { key } = await made({ name: 'Short', permissions: ['*'], expirationDate: end });
    const { body } = await createApp(key);
    const { clientId } = body['app'] as { clientId: string };
    expect(body['app']).toMatchObject({ expirationDate: end });
    const storefront = ((await createApp(key, 'STOREFRONT')).body['app'] as { clientId: string })
      .clientId;
    const grant = (at = server) =>
      send(at, 'POST', '/oauth2/token', {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: body['clientSecret'],
      });
    const visit = (at = server) =>
      send(at, 'POST', '/oauth2/token', { grantType: 'anonymous', clientId: storefront });
    const token = String((await grant()).body['access_token']);
    now += 59_000;
    for (const at of [server, second])
      expect([(await grant(at)).status, (await visit(at)).status, await audit(token, at)]).toEqual([
        200, 200, 200,
      ]);
    now += 1000;
    for (const at of [server, second])
      expect([(await grant(at)).status, (await visit(at)).status, await audit(token, at)]).toEqual([
        401, 401, 401,
      ]);
    expect(
      (
        (await send(server, 'GET', '/v1/apps', undefined, owner)).body['apps'] as {
          clientId: string;
        }[]
      ).some((app) => app.clientId === clientId),
    ).toBe(true);
    expect((await createApp(owner)).body['app']).toMatchObject({ expirationDate: null });
  });

  it('the key adds no collaborator, and grants nothing to credentials that last longer', async () => {
    const { key } = await made({
      name: 'Short',
      permissions: ['*'],
      expirationDate: inSeconds(60),
    });
    const lasting = await made({ name: 'Lasting', permissions: [] });
    const app = (await createApp(owner)).body['app'] as { clientId: string };
    const { staff } = (
      await send(
        server,
        'POST',
        '/v1/staff',
        { email: 'lasting@example.com', permissions: [] },
        owner,
      )
    ).body as { staff: { id: string } };
    const refused = [
      await change(lasting.id, { permissions: ['*'] }, key),
      await send(server, 'PATCH', `/v1/apps/${app.clientId}`, { app: { permissions: ['*'] } }, key),
      await send(server, 'PATCH', `/v1/staff/${staff.id}`, { permissions: ['*'] }, key),
      await send(server, 'POST', '/v1/staff', { email: 'more@example.com', permissions: [] }, key),
    ];
    expect(refused.map(code)).toEqual(refused.map(() => 'PERMISSION_DENIED'));
    expect((await change(lasting.id, { name: 'Renamed' }, key)).status).toBe(200);
    expect((await send(server, 'DELETE', `/v1/staff/${staff.id}`, undefined, key)).status).toBe(
      200,
    );
  });
});

describe('a caller cannot exceed their own permissions', () => {
  it('cannot create, change or revoke a key with more permissions', async () => {
    const manager = await server.createApiKey(['SHOPWRIGHT.MANAGE_APPS', 'ECOM.READ_ORDERS']);
    const strong = await made({ name: 'Owner', permissions: ['*'] });
    const weak = await made({ name: 'Orders', permissions: ['ECOM.READ_ORDERS'] }, manager);
    const refused = [
      await create({ name: 'All', permissions: ['*'] }, manager),
      await create({ name: 'More', permissions: ['ECOM.MODIFY_ORDERS'] }, manager),
      await change(weak.id, { permissions: ['ECOM.READ_ORDERS', 'ECOM.MODIFY_ORDERS'] }, manager),
      await change(strong.id, { name: 'Mine' }, manager),
      await change(strong.id, { permissions: [] }, manager),
      await change(strong.id, { expirationDate: new Date(now + 1000).toISOString() }, manager),
      await revoke(strong.id, manager),
    ];
    expect(refused.map(code)).toEqual(refused.map(() => 'PERMISSION_DENIED'));
    expect((await list()).find((one) => one.id === strong.id)).toMatchObject({
      name: 'Owner',
      permissions: ['*'],
      expirationDate: null,
    });
    expect([
      (await change(weak.id, { permissions: [] }, manager)).status,
      (await revoke(weak.id, manager)).status,
    ]).toEqual([200, 200]);
  });

  it('cannot change, redirect or delete an app with more permissions', async () => {
    const manager = await server.createApiKey(['SHOPWRIGHT.MANAGE_APPS']);
    const { body } = await send(
      server,
      'POST',
      '/v1/apps',
      { app: { name: 'Strong', kind: 'APP', permissions: ['*'] } },
      owner,
    );
    const { clientId } = body['app'] as { clientId: string };
    const tried = [
      await send(server, 'PATCH', `/v1/apps/${clientId}`, { app: { permissions: [] } }, manager),
      await send(
        server,
        'PATCH',
        `/v1/apps/${clientId}`,
        { app: { redirects: ['https://evil.example/cb'] } },
        manager,
      ),
      await send(
        server,
        'POST',
        `/v1/apps/${clientId}/allowed-urls`,
        { url: 'https://evil.example' },
        manager,
      ),
      await send(server, 'DELETE', `/v1/apps/${clientId}`, undefined, manager),
    ];
    expect(tried.map(code)).toEqual(tried.map(() => 'PERMISSION_DENIED'));
    const { apps: listed } = (await send(server, 'GET', '/v1/apps', undefined, owner)).body as {
      apps: { clientId: string; permissions: string[]; redirects: string[]; origins: string[] }[];
    };
    expect(listed.find((app) => app.clientId === clientId)).toMatchObject({
      permissions: ['*'],
      redirects: [],
      origins: [],
    });
  });

  it('a storefront cannot be given permissions later', async () => {
    expect(
      (
        await send(
          server,
          'PATCH',
          `/v1/apps/${server.clientId}`,
          { app: { permissions: ['ECOM.READ_ORDERS'] } },
          owner,
        )
      ).status,
    ).toBe(400);
  });
});

it('visitors, and apps without the permission, cannot access keys', async () => {
  for (const as of [await visitorOf(server), await appToken(server, ['ECOM.READ_ORDERS'])]) {
    expect([
      (await send(server, 'GET', '/v1/api-keys', undefined, as)).status,
      (await create({ name: 'X', permissions: [] }, as)).status,
    ]).toEqual([403, 403]);
  }
});
