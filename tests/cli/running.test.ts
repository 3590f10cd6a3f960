import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { answerOf, begin, shopwright, temporaryDataDir, type ReadyLine } from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { visitorToken } from '../kit/api.ts';

// A start takes a second or three, but not on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 });

/** Commands next to a running server, on the same data. */

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('the first start prints the address of the shop and its owner on one line', async ({
  shop,
}) => {
  expect(shop).toMatchObject({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    siteId: expect.stringMatching(guid),
    clientId: expect.stringMatching(guid),
    owner: { email: expect.stringContaining('@'), password: expect.stringMatching(/^\S{12,}$/) },
  });
  expect(shop.stdout().split('\n')).toHaveLength(2);
  expect((await fetch(`${shop.url}/ready`)).status).toBe(200);
});

test('unknown API paths answer in wire format', async ({ shop }) => {
  for (const path of [
    '/v1/nonsense',
    '/_api/nonsense',
    '/ecom/v1/nonsense',
    '/stores/nonsense',
    '/members/v1/nonsense',
    '/v3/nonsense',
  ]) {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      {
        message: expect.any(String),
        details: {
          applicationError: {
            code: 'NOT_FOUND',
            description: expect.any(String),
            data: expect.objectContaining({ method: 'GET', path }),
          },
        },
      },
    ]);
  }
});

describe('keys', () => {
  test('a key created while the server runs works at once', async ({ shop, dataDir }) => {
    const { code, stdout, stderr } = await shopwright([
      'keys',
      'create',
      '--name',
      'Test',
      '--all',
      '--json',
      '--data',
      dataDir,
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{"key":"[^"]+","siteId":"[^"]+"\}\n$/);
    const { key } = JSON.parse(stdout) as { key: string };
    expect((await fetch(`${shop.url}/v1/store`, { headers: { authorization: key } })).status).toBe(
      200,
    );
    expect(
      (await fetch(`${shop.url}/v1/store`, { headers: { authorization: `${key}x` } })).status,
    ).toBe(401);
  });

  test('a limited key is listed without its secret, has its permissions only, and can be revoked', async ({
    shop,
    dataDir,
  }) => {
    const { key } = await answerOf<{ key: string }>([
      'keys',
      'create',
      '--name',
      'Reports',
      '--permissions',
      'ECOM.READ_ORDERS,WIX_STORES.READ_PRODUCTS',
      '--expires',
      '90d',
      '--data',
      dataDir,
    ]);
    const get = async (path: string, method = 'GET') =>
      (
        await fetch(shop.url + path, {
          method,
          headers: { authorization: key, 'content-type': 'application/json' },
          ...(method === 'GET'
            ? {}
            : { body: '{"aggregation":{"n":{"$count":["buyerInfo.email"]}}}' }),
        })
      ).status;
    expect([await get('/v1/orders/aggregate', 'POST'), await get('/v1/apps')]).toEqual([200, 403]);
    const listed = await answerOf<{ id: string; name: string }[]>([
      'keys',
      'list',
      '--data',
      dataDir,
    ]);
    const reports = listed.find(({ name }) => name === 'Reports');
    expect(reports).toEqual({
      id: key.split('.')[1],
      name: 'Reports',
      permissions: ['ECOM.READ_ORDERS', 'WIX_STORES.READ_PRODUCTS'],
      created: expect.any(String),
      expires: expect.any(String),
      lastUsed: expect.any(String),
    });
    expect(JSON.stringify(listed)).not.toContain(key.split('.')[2]);
    expect((await shopwright(['keys', 'list', '--data', dataDir])).stdout).toContain(
      `Reports\n  ID           ${reports?.id}\n  Permissions  ECOM.READ_ORDERS\n`,
    );
    expect(await answerOf(['keys', 'revoke', reports?.id ?? '', '--data', dataDir])).toEqual({
      revoked: reports?.id,
    });
    await vi.waitFor(
      async () => {
        expect(await get('/v1/store')).toBe(401);
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(
      (await shopwright(['keys', 'revoke', reports?.id ?? '', '--data', dataDir])).stderr,
    ).toContain('No API key has the ID');
  });

  test('rotating signs with a new key and signs no user out', async ({ shop, dataDir }) => {
    const before = await visitorToken(shop);
    expect(await answerOf(['keys', 'rotate', '--data', dataDir])).toEqual({
      keyId: expect.stringMatching(guid),
      purpose: 'token',
    });
    for (const token of [before, await visitorToken(shop)])
      expect(
        (await fetch(`${shop.url}/v1/store`, { headers: { authorization: token } })).status,
      ).toBe(200);
  });
});

describe('apps', () => {
  test('an app created while the server runs gets tokens at once, and is listed', async ({
    shop,
    dataDir,
  }) => {
    const storefront = await answerOf<{ clientId: string }>([
      'apps',
      'create',
      '--name',
      'My shop',
      '--redirect',
      'https://a.example/callback',
      'https://b.example/',
      '--origin',
      'https://A.example',
      '--data',
      dataDir,
    ]);
    expect(storefront).toEqual({
      clientId: expect.stringMatching(guid),
      name: 'My shop',
      kind: 'storefront',
      redirects: ['https://a.example/callback', 'https://b.example/'],
      origins: ['https://a.example'],
    });
    expect(await visitorToken({ url: shop.url, clientId: storefront.clientId })).toMatch(
      /^OauthNG\.JWS\./,
    );

    const app = await answerOf<{ clientSecret: string }>([
      'apps',
      'create',
      '--name',
      'Warehouse',
      '--kind',
      'app',
      '--permissions',
      'ECOM.READ_ORDERS',
      '--data',
      dataDir,
    ]);
    expect(app.clientSecret).toMatch(/^\S{30,}$/);
    expect(app).toMatchObject({ permissions: ['ECOM.READ_ORDERS'] });
    const listed = await answerOf<{ name: string }[]>(['apps', 'list', '--data', dataDir]);
    expect(listed.map(({ name }) => name)).toEqual(['Storefront', 'My shop', 'Warehouse']);
    expect(JSON.stringify(listed)).not.toContain(app.clientSecret);
  });

  test('a storefront is registered under its own client id, once', async ({ shop, dataDir }) => {
    const clientId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const command = [
      'apps',
      'create',
      '--name',
      'Moved',
      '--id',
      clientId.toUpperCase(),
      '--data',
      dataDir,
    ];
    expect(await answerOf(command)).toMatchObject({ clientId, kind: 'storefront' });
    expect(await visitorToken({ url: shop.url, clientId })).toMatch(/^OauthNG\.JWS\./);
    expect(await shopwright(command)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The client ID ${clientId} already belongs to an app`),
    });
  });

  test('a URL is allowed, listed and removed', async ({ shop: _started, dataDir }) => {
    const { clientId } = await answerOf<{ clientId: string }>([
      'apps',
      'create',
      '--name',
      'Allowed',
      '--origin',
      'https://c.example',
      '--data',
      dataDir,
    ]);
    const change = (word: string, url: string) =>
      answerOf<{ redirects: string[]; origins: string[] }>([
        'apps',
        word,
        url,
        '--app',
        clientId,
        '--data',
        dataDir,
      ]);
    expect(await change('allow', 'https://c.example/cb')).toMatchObject({
      clientId,
      redirects: ['https://c.example/cb'],
      origins: ['https://c.example'],
    });
    expect(await change('disallow', 'https://c.example')).toMatchObject({
      redirects: ['https://c.example/cb'],
      origins: [],
    });
    expect(
      (
        await shopwright([
          'apps',
          'disallow',
          'https://d.example',
          '--app',
          clientId,
          '--data',
          dataDir,
        ])
      ).stderr,
    ).toContain('is not an allowed URL of Allowed');
  });

  test('text output has the same content', async ({ shop, dataDir }) => {
    const { stdout } = await shopwright(['apps', 'list', '--data', dataDir]);
    expect(stdout).toContain(`Storefront (storefront)\n  Client ID    ${shop.clientId}\n`);
  });
});

describe('a second start', () => {
  test('on the same data directory is refused, with the id of the running process', async ({
    shop,
    dataDir,
  }) => {
    const { code, stdout, stderr } = await shopwright([
      'start',
      '--port',
      '0',
      '--json',
      '--data',
      dataDir,
    ]);
    expect([code, stdout]).toEqual([1, '']);
    const { error } = JSON.parse(stderr) as { error: string };
    expect(error).toContain(`(process ${shop.pid})`);
    expect(error).toContain('another --data directory');
    expect((await fetch(`${shop.url}/ready`)).status).toBe(200);
  });

  test('on a used port suggests the next free one, before creating anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const dataDir = temporaryDataDir();
    try {
      const { code, stderr } = await shopwright([
        'start',
        '--port',
        String(port),
        '--data',
        dataDir.path,
      ]);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(
          `^Port ${port} is in use by another program: stop that program, or use --port \\d+, which is free\\.\\n$`,
        ),
      );
    } finally {
      other.close();
      await dataDir.remove();
    }
  });
});

describe('doctor', () => {
  const examine = (shop: ReadyLine, dataDir: string) => {
    const args = ['doctor', '--data', dataDir, '--port', new URL(shop.url).port];
    return answerOf<{ check: string; state: string; found: string; fix?: string }[]>(args);
  };

  test('finds a running shop in good health', async ({ shop, dataDir }) => {
    const findings = await examine(shop, dataDir);
    expect(findings.filter(({ state }) => state === 'fail')).toEqual([]);
    const found = Object.fromEntries(findings.map((finding) => [finding.check, finding]));
    expect(found).toMatchObject({
      'Node.js': { state: 'ok' },
      Clock: { state: 'ok' },
      'Data directory': { state: 'ok' },
      Disk: expect.anything(),
      Database: { state: 'ok', found: expect.stringContaining('PostgreSQL 18') },
      Migrations: { state: 'ok' },
      'Signing keys': { state: 'ok' },
      Port: {
        state: 'ok',
        found: expect.stringContaining(`running server of this shop (process ${shop.pid})`),
      },
    });
  });

  test('says that a proxy in front is not trusted', async ({ shop, dataDir }) => {
    await fetch(`${shop.url}/health`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    await vi.waitFor(() => access(join(dataDir, 'untrusted-proxy.json')), 60_000);
    const findings = await examine(shop, dataDir);
    expect(findings.find(({ check }) => check === 'Proxy')).toMatchObject({
      state: 'warn',
      found: expect.stringContaining('a request from 127.0.0.1 carried x-forwarded-for'),
      fix: expect.stringContaining('SHOPWRIGHT_TRUST_PROXY=true'),
    });
  });

  test('reports what fails and how to fix it, and exits with status 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const dataDir = temporaryDataDir();
    try {
      const { code, stdout } = await shopwright(['doctor', '--data', dataDir.path, '--port', port]);
      expect(code).toBe(1);
      expect(stdout).toMatch(
        new RegExp(
          `FAIL {2}Port +Port ${port} is in use by another program\\n +-> Stop that program, or use --port \\d+`,
        ),
      );
      const settings = await shopwright(['doctor', '--json', '--data', dataDir.path], {
        env: { PORT: 'many' },
      });
      expect([settings.code, JSON.parse(settings.stdout)]).toMatchObject([
        1,
        [{ check: 'Settings', state: 'fail' }],
      ]);
    } finally {
      other.close();
      await dataDir.remove();
    }
  });
});

test('a worker next to the server takes jobs without a port, and stops cleanly', async ({
  shop,
  dataDir,
}) => {
  const worker = begin(['worker', '--json', '--data', dataDir]);
  expect(await worker.ready).toEqual({ working: true });
  worker.kill('SIGTERM');
  expect(await worker.ended).toEqual({ code: 0, signal: null });
  expect((await fetch(`${shop.url}/ready`)).status).toBe(200);
});
