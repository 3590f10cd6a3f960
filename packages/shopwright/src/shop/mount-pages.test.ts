import fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountPages, type PagesOptions } from './mount-pages.ts';

async function serve(
  site: ((request: Request) => Promise<Response>) | undefined,
  options: PagesOptions = {},
): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify({ bodyLimit: 1024 });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'wire' }));
  app.get('/v1/store', async () => ({ store: {} }));
  await mountPages(app, site, options);
  onTestFinished(async () => app.close());
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

const echo = async (request: Request) =>
  Response.json(
    { url: request.url, method: request.method, body: await request.text() },
    {
      headers: [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['x-page', 'yes'],
      ],
    },
  );

test('serves calls first, API errors for unknown calls, and pages for everything else', async () => {
  const { url } = await serve(echo);
  const status = async (path: string, method = 'GET') => {
    const answer = await fetch(url + path, { method });
    return `${answer.status} ${answer.headers.has('x-page') ? 'page' : await answer.text()}`;
  };
  expect(await status('/v1/store')).toBe('200 {"store":{}}');
  for (const path of [
    '/v1/nonsense',
    '/stores/v1/nonsense',
    '/_api/x',
    '/ecom',
    '/members/v9',
    '//v1/x',
  ])
    expect(await status(path)).toBe('404 {"message":"wire"}');
  expect(await status('/v1/nonsense', 'DELETE')).toBe('404 {"message":"wire"}');
  for (const path of [
    '/',
    '/products',
    '/version',
    '/stores-near-you?v1',
    '/members/ada',
    '/members/vera',
  ])
    expect(await status(path)).toBe('200 page');
});

test('answers a path that looks like a call with an API error, never with a page', async () => {
  const { url } = await serve(async ({ url: address, method }) =>
    method === 'GET' && new URL(address).pathname === '/products'
      ? new Response('a page')
      : new Response('<h1>Not found</h1>', { status: method === 'GET' ? 404 : 403 }),
  );
  const answer = async (path: string, init: RequestInit = {}) => {
    const got = await fetch(url + path, init);
    return `${got.status} ${await got.text()}`;
  };
  const wire = '404 {"message":"wire"}';
  for (const path of [
    '/wix-data/v2/items/query?.r=e30',
    '/events/v3/events/query',
    '/blog/v3/posts',
    '/bookings/v2/services',
    '/graphql/alpha',
    '/site-properties/v4/properties',
  ]) {
    expect(await answer(path), path).toBe(wire);
    expect(await answer(path, { method: 'POST' }), path).toBe(wire);
  }
  // A token or a JSON body, wherever it is sent.
  expect(await answer('/some/api', { headers: { authorization: 'token' } })).toBe(wire);
  expect(
    await answer('/some/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  ).toBe(wire);
  expect(
    await answer('/products', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: '{}',
    }),
  ).toBe(wire);
  expect(
    await answer('/some/api', {
      method: 'DELETE',
      headers: { 'x-wix-bi-gateway': 'environment=js-sdk' },
    }),
  ).toBe(wire);
  // A page stays one: for a monitor with a token, and in a shop behind a password.
  expect(await answer('/products', { headers: { authorization: 'Bearer x' } })).toBe('200 a page');
  expect(await answer('/nothing', { headers: { authorization: 'Basic eDp5' } })).toBe(
    '404 <h1>Not found</h1>',
  );
  expect(await answer('/cart', { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).toBe(
    '403 <h1>Not found</h1>',
  );
  for (const path of ['/events/v2', '/events/spring', '/blog', '/forms/contact'])
    expect(await answer(path), path).toBe('404 <h1>Not found</h1>');
});

test('a request for a page that never renders gets a response', async () => {
  const app = fastify();
  await mountPages(app, () => new Promise(() => undefined), { longestMs: 20 });
  const { statusCode, body, headers } = await app.inject('/products');
  expect([statusCode, body, headers['retry-after']]).toEqual([
    503,
    'This page took too long to load. Try again in a moment.\n',
    '1',
  ]);
});

test('refuses more pages than can be rendered in time, and then recovers', async () => {
  const gate = Promise.withResolvers<void>();
  let rendering = 0;
  const { url } = await serve(
    async () => {
      rendering += 1;
      await gate.promise;
      return new Response('a page');
    },
    { maxConcurrentPages: 2 },
  );
  const first = [fetch(`${url}/one`), fetch(`${url}/two`)];
  await vi.waitUntil(() => rendering === 2, { timeout: 30_000 });
  const refused = await fetch(`${url}/three`);
  expect([refused.status, refused.headers.get('retry-after'), rendering]).toEqual([503, '1', 2]);
  // Calls have a limit of their own.
  expect((await fetch(`${url}/v1/store`)).status).toBe(200);
  gate.resolve();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await fetch(`${url}/four`)).status).toBe(200);
});

test('slow form uploads do not block other pages, and are refused after a timeout', async () => {
  const { app, url } = await serve(async (request) => new Response(await request.text()), {
    maxConcurrentPages: 1,
    longestMs: 3000,
  });
  const begun = Promise.withResolvers<void>();
  app.server.once('request', () => begun.resolve());
  const { hostname, port } = new URL(url);
  const slow = connect(Number(port), hostname);
  onTestFinished(() => void slow.destroy());
  const answer = Promise.withResolvers<string>();
  slow.once('data', (data) => answer.resolve(String(data)));
  slow.write(
    `POST /form HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n\r\na`,
  );
  await begun.promise;
  expect((await fetch(`${url}/one`)).status).toBe(200);
  expect(await answer.promise).toMatch(/^HTTP\/1\.1 408 /);
});

test('a page gets the whole request and answers with its own headers', async () => {
  const { url } = await serve(echo);
  const answer = await fetch(`${url}/cart?x=%20y`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'ä' }),
  });
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({
    url: `${url}/cart?x=%20y`,
    method: 'POST',
    body: 'a=%C3%A4',
  });
});

test('a page gets the client address from the server, not from the request', async () => {
  const { url } = await serve(
    async (request) => new Response(request.headers.get('shopwright-address')),
  );
  expect(
    await (await fetch(`${url}/`, { headers: { 'shopwright-address': '203.0.113.7' } })).text(),
  ).toBe('127.0.0.1');
});

test('a path that looks like another host stays on this one', async () => {
  const { url } = await serve(echo);
  const answer = await fetch(`${url}//elsewhere.example/x`);
  expect(await answer.json()).toMatchObject({ url: `${url}//elsewhere.example/x` });
});

test('a path with control characters or backslashes is refused without rendering a page', async () => {
  const { app } = await serve(async () => {
    throw new Error('A page was asked for it.');
  });
  for (const url of ['/%09/x', '/%0a', '/%0D%0Ax', '/%00/x', '/x%7f', '/%5cx', '/de/%1F/x'])
    expect((await app.inject({ url })).statusCode, url).toBe(400);
  const { url } = await serve(echo);
  expect((await fetch(`${url}/search?q=%09%5c`)).status).toBe(200);
});

test('a body that is too large, or of unknown length, is refused before it is read', async () => {
  const { url } = await serve(echo);
  expect((await fetch(`${url}/cart`, { method: 'POST', body: 'x'.repeat(1025) })).status).toBe(413);
  const endless = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new Uint8Array(10));
      controller.close();
    },
  });
  // A streamed body needs `duplex`, which the types do not know.
  const options: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: endless,
    duplex: 'half',
  };
  expect((await fetch(`${url}/cart`, options)).status).toBe(411);
});

test('a page is streamed, and aborted when its reader disconnects', async () => {
  const gone = Promise.withResolvers<void>();
  const { url } = await serve(async (request) => {
    request.signal.addEventListener('abort', () => gone.resolve());
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('first part')),
      }),
    );
  });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  let received = '';
  await new Promise<void>((resolve) =>
    socket.on('data', (data) => {
      received += String(data);
      if (received.includes('first part')) resolve();
    }),
  );
  socket.destroy();
  await expect(gone.promise).resolves.toBeUndefined();
});

test('without a build the API works, and a browser sees what is missing', async () => {
  const { url } = await serve(undefined);
  expect((await fetch(`${url}/v1/store`)).status).toBe(200);
  expect((await fetch(`${url}/v1/nonsense`)).status).toBe(404);
  const page = await fetch(`${url}/`);
  expect([page.status, await page.text()]).toEqual([
    503,
    'The pages of this shop have not been built. Run "npm run build" and start again.\n',
  ]);
});

test('behind a proxy that sends another host, pages use the public URL', async () => {
  const { url } = await serve(echo, { publicUrl: 'https://shop.example' });
  const urlOf = async (headers: Record<string, string>) =>
    (
      (await (await fetch(`${url}/cart?x=1`, { method: 'POST', headers })).json()) as {
        url: string;
      }
    ).url;
  expect(await urlOf({})).toBe('https://shop.example/cart?x=1');
  expect(await urlOf({ origin: 'https://shop.example' })).toBe('https://shop.example/cart?x=1');
  // A browser that reaches the server under the name it sent, as on the same machine.
  expect(await urlOf({ origin: url })).toBe(`${url}/cart?x=1`);
});
