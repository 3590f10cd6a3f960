import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createAccessLog, pathWithoutIds } from './access-log.ts';

test('logs one line per request with id, route, status, time and kind of caller, and no content', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createAccessLog({
    info: (fields) => void lines.push({ ...fields }),
    warn() {},
    error() {},
  });
  const app = fastify({ genReqId: () => 'r1' });
  onTestFinished(() => app.close());
  log.listen(app);
  app.get(
    '/v1/products/:id',
    { config: { call: 'products.getProduct' } },
    async (request, reply) => {
      log.noteCaller(request, {
        siteId: 's',
        role: 'member',
        id: 'm',
        elevated: true,
        permissions: new Set(),
      });
      return reply.code(404).send({});
    },
  );
  app.get('/*', async () => 'page');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${url}/v1/products/secret-id?token=hush`, { headers: { authorization: 'hush' } });
  await fetch(`${url}/orders/status/0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11?key=hush`);
  // Inside the process, as pages call the API.
  await app.inject('/v1/products/1');
  await expect.poll(() => lines.length).toBe(2);
  expect(lines).toEqual([
    {
      event: 'http.request',
      reqId: 'r1',
      method: 'GET',
      route: '/v1/products/:id',
      call: 'products.getProduct',
      status: 404,
      ms: expect.any(Number),
      actor: 'member with key',
    },
    {
      event: 'http.request',
      reqId: 'r1',
      method: 'GET',
      route: '/orders/status/:id',
      status: 200,
      ms: expect.any(Number),
      actor: 'none',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('hush');
});

test('a logged path has no ids, tokens or email addresses', () => {
  expect(pathWithoutIds('/de/products/round-serving-tray-30-cm')).toBe(
    '/de/products/round-serving-tray-30-cm',
  );
  expect(pathWithoutIds('/hosted/checkout/0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11')).toBe(
    '/hosted/checkout/:id',
  );
  expect(pathWithoutIds('/recover/eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0')).toBe('/recover/:id');
  expect(pathWithoutIds('/orders/status/0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11.data')).toBe(
    '/orders/status/:id',
  );
  // Random tokens of 43 characters: with hyphens, without a digit, all in lower case.
  expect(pathWithoutIds('/downloads/Ab3dEfGh-1jKlMnOpQrStUvWxYz0123456789abcdEF/file')).toBe(
    '/downloads/:id/file',
  );
  expect(pathWithoutIds('/de/x/Ab3dEfGh-1jKlMnOpQrStUvWxYz0123456789abcdEF.data')).toBe(
    '/de/x/:id',
  );
  expect(pathWithoutIds('/x/abcdefghijKlmnopqrstuvwxyzabcdefghijklmnopq')).toBe('/x/:id');
  expect(pathWithoutIds('/go/abcdefgh')).toBe('/go/:id');
  expect(pathWithoutIds('/discount/welcome')).toBe('/discount/:id');
  expect(pathWithoutIds('/x/ada@example.com/%00')).toBe('/x/:id/:id');
  expect(pathWithoutIds('/media/9f86d081884c7d659a2feaa0c55ad015~mv2.webp')).toBe('/media/:id');
});
