import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createInProcessFetch } from './in-process-fetch.ts';

const origin = 'http://127.0.0.1:8080';

function platform() {
  const app = fastify();
  app.all('/echo', async (request, reply) =>
    reply
      .code(201)
      .header('set-cookie', ['a=1', 'b=2'])
      .send({
        method: request.method,
        query: request.query,
        body: request.body ?? null,
        host: request.headers.host,
        token: request.headers.authorization,
      }),
  );
  app.get('/empty', async (_request, reply) => reply.code(204).send());
  app.get('/bytes', async (_request, reply) => reply.send(Buffer.from([0, 255, 128])));
  return createInProcessFetch(app, origin);
}

test('passes request and response unchanged', async () => {
  const fetch = platform();
  const answer = await fetch(`${origin}/echo?a=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'token' },
    body: '{"ä":1}',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({
    method: 'POST',
    query: { a: '1' },
    body: { ä: 1 },
    host: '127.0.0.1:8080',
    token: 'token',
  });
});

test('accepts a Request or a URL like fetch, and returns bytes or no body', async () => {
  const fetch = platform();
  expect(
    await (await fetch(new Request(`${origin}/echo`, { method: 'PUT' }))).json(),
  ).toMatchObject({ method: 'PUT' });
  expect(new Uint8Array(await (await fetch(new URL(`${origin}/bytes`))).arrayBuffer())).toEqual(
    new Uint8Array([0, 255, 128]),
  );
  expect((await fetch(`${origin}/empty`)).body).toBe(null);
});

test('a call has the address of the site, or of the visitor it is made for', async () => {
  const app = fastify();
  app.get('/who', async (request, reply) =>
    reply.send({ ip: request.ip, addressHeader: request.headers['shopwright-address'] ?? null }),
  );
  const fetch = createInProcessFetch(app, origin);
  expect(await (await fetch(`${origin}/who`)).json()).toEqual({
    ip: 'own-pages',
    addressHeader: null,
  });
  expect(
    await (
      await fetch(`${origin}/who`, { headers: { 'shopwright-address': '203.0.113.7' } })
    ).json(),
  ).toEqual({ ip: '203.0.113.7', addressHeader: null });
});

test('an aborted call is rejected as by fetch', async () => {
  const fetch = platform();
  await expect(fetch(`${origin}/echo`, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});
