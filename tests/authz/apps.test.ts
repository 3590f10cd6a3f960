import { afterAll, beforeAll, expect, it } from 'vitest';
import { code } from '../kit/redirect-sessions.ts';
import { send, visitorOf } from '../kit/accounts.ts';
import { startServer, type TestServer } from '../kit/start-server.ts';

/** How owners manage the apps of a store. */

let server: TestServer;
let owner: string;

beforeAll(async () => {
  server = await startServer();
  owner = await server.createApiKey();
});
afterAll(() => server.close());

interface App {
  readonly clientId: string;
  readonly redirects: string[];
  readonly origins: string[];
  readonly permissions: string[];
}
const create = async (app: object, as = owner) => send(server, 'POST', '/v1/apps', { app }, as);
const appIn = ({ body }: { body: Record<string, unknown> }) => body['app'] as App;

it('an app is created, changed, listed and deleted; its secret is shown once', async () => {
  const made = await create({ name: 'Warehouse', kind: 'APP', permissions: ['ECOM.READ_ORDERS'] });
  const { clientId } = appIn(made);
  const clientSecret = String(made.body['clientSecret']);
  expect(clientSecret).toMatch(/^[\w-]{43}$/);
  const token = await send(server, 'POST', '/oauth2/token', {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  expect(token.status).toBe(200);

  const changed = await send(
    server,
    'PATCH',
    `/v1/apps/${clientId}`,
    { app: { name: 'Depot', origins: ['https://Depot.example/'] } },
    owner,
  );
  expect(appIn(changed)).toMatchObject({
    clientId,
    name: 'Depot',
    kind: 'APP',
    redirects: [],
    origins: ['https://depot.example'],
    permissions: ['ECOM.READ_ORDERS'],
  });
  const listed = await send(server, 'GET', '/v1/apps', undefined, owner);
  expect((listed.body['apps'] as { name: string }[]).map(({ name }) => name)).toEqual([
    'Storefront',
    'Depot',
  ]);
  expect(JSON.stringify(listed.body)).not.toContain(clientSecret);

  expect((await send(server, 'DELETE', `/v1/apps/${clientId}`, undefined, owner)).status).toBe(200);
  expect((await send(server, 'DELETE', `/v1/apps/${clientId}`, undefined, owner)).status).toBe(404);
});

it("a storefront has no secret and no permissions, and the store's own stays as it is", async () => {
  expect((await create({ name: 'Front' })).body).not.toHaveProperty('clientSecret');
  expect((await create({ name: 'Front', permissions: ['*'] })).status).toBe(400);
  expect(code(await send(server, 'DELETE', `/v1/apps/${server.clientId}`, undefined, owner))).toBe(
    'APP_IN_USE',
  );
  expect(
    code(
      await send(server, 'PATCH', `/v1/apps/${server.clientId}`, { app: { name: 'Mine' } }, owner),
    ),
  ).toBe('APP_IN_USE');
  expect(
    (
      await send(
        server,
        'PATCH',
        `/v1/apps/${server.clientId}`,
        { app: { origins: ['https://front.example'] } },
        owner,
      )
    ).status,
  ).toBe(200);
});

it('a caller cannot grant an app permissions they lack', async () => {
  const manager = await server.createApiKey(['SHOPWRIGHT.MANAGE_APPS', 'ECOM.READ_ORDERS']);
  expect(code(await create({ name: 'All', kind: 'APP', permissions: ['*'] }, manager))).toBe(
    'PERMISSION_DENIED',
  );
  const { clientId } = appIn(
    await create({ name: 'Some', kind: 'APP', permissions: ['ECOM.READ_ORDERS'] }, manager),
  );
  expect(
    code(
      await send(
        server,
        'PATCH',
        `/v1/apps/${clientId}`,
        { app: { permissions: ['ECOM.READ_ORDERS', 'WIX_STORES.MODIFY_PRODUCTS'] } },
        manager,
      ),
    ),
  ).toBe('PERMISSION_DENIED');
});

it('invalid URLs are reported by field', async () => {
  const { status, body } = await create({
    name: 'Bad',
    redirects: ['https://a.example/cb', 'javascript:alert(1)'],
    origins: ['https://*.a.example', 'https://a.example/path'],
  });
  expect(status).toBe(400);
  expect(
    (
      body['details'] as { validationError: { fieldViolations: { field: string }[] } }
    ).validationError.fieldViolations.map(({ field }) => field),
  ).toEqual(['app.origins[0]', 'app.origins[1]', 'app.redirects[1]']);
  const { clientId } = appIn(await create({ name: 'Good' }));
  for (const url of [
    'javascript:alert(1)',
    'https://*.a.example',
    'https://a.example/#x',
    'a.example',
  ])
    expect(
      (await send(server, 'POST', `/v1/apps/${clientId}/allowed-urls`, { url }, owner)).status,
      url,
    ).toBe(400);
});

it('every change is in the audit log', async () => {
  const { clientId } = appIn(await create({ name: 'Noted' }));
  await send(
    server,
    'POST',
    `/v1/apps/${clientId}/allowed-urls`,
    { url: 'https://noted.example' },
    owner,
  );
  const { body } = await send(server, 'GET', `/v1/audit?target=${clientId}`, undefined, owner);
  expect((body['entries'] as { subject: string }[]).map(({ subject }) => subject)).toContain(
    'apps.allowUrl',
  );
});

it('visitors cannot access apps', async () => {
  const visitor = await visitorOf(server);
  for (const [method, path] of [
    ['GET', '/v1/apps'],
    ['POST', '/v1/apps'],
    ['PATCH', `/v1/apps/${server.clientId}`],
    ['DELETE', `/v1/apps/${server.clientId}`],
  ] as const)
    expect(
      (
        await send(
          server,
          method,
          path,
          method === 'POST' || method === 'PATCH' ? {} : undefined,
          visitor,
        )
      ).status,
    ).toBe(403);
});

it("a storefront's own client id can be registered, once, and never again after its app was deleted", async () => {
  const clientId = '6F9619FF-8B86-4D01-B42D-00CF4FC964FF';
  const manager = await server.createApiKey(['SHOPWRIGHT.MANAGE_APPS']);
  const made = await create({ name: 'Moved', clientId }, manager);
  expect([made.status, appIn(made).clientId]).toEqual([200, clientId.toLowerCase()]);
  const token = await send(server, 'POST', '/oauth2/token', { grantType: 'anonymous', clientId });
  expect(token.status).toBe(200);
  expect(code(await create({ name: 'Twice', clientId: clientId.toLowerCase() }))).toBe(
    'APP_ID_TAKEN',
  );
  expect(code(await create({ name: 'Own', clientId: server.clientId }))).toBe('APP_ID_TAKEN');
  for (const wrong of ['mine', '', '6f9619ff8b864d01b42d00cf4fc964ff', `${clientId}0`])
    expect((await create({ name: 'Bad', clientId: wrong })).status, wrong).toBe(400);
  const reader = await server.createApiKey(['ECOM.READ_ORDERS']);
  expect(
    (await create({ name: 'No', clientId: '6f9619ff-8b86-4d01-b42d-00cf4fc96400' }, reader)).status,
  ).toBe(403);
  expect(
    (await send(server, 'DELETE', `/v1/apps/${clientId.toLowerCase()}`, undefined, owner)).status,
  ).toBe(200);
  expect(code(await create({ name: 'Again', clientId }))).toBe('APP_ID_TAKEN');
});
