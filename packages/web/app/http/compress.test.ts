import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compress.server.ts';

const get = (encoding: string) =>
  new Request('http://shop.test/cart', { headers: { 'accept-encoding': encoding } });
const html = { 'content-type': 'text/html; charset=utf-8' };

test('compresses a personal page for a browser that accepts it, with the headers for caches', async () => {
  const answer = compressResponse(
    new Response('mug '.repeat(500), { status: 409, headers: { ...html, 'set-cookie': 'a=b' } }),
    get('gzip, br'),
  );
  expect([
    answer.status,
    answer.headers.get('content-encoding'),
    answer.headers.get('vary'),
    answer.headers.get('set-cookie'),
  ]).toEqual([409, 'gzip', 'accept-encoding', 'a=b']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(200);
  expect(gunzipSync(bytes).toString()).toBe('mug '.repeat(500));
});

test('streams the ready part before the rest is rendered', async () => {
  let more = (_: string): void => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      more = (part) => controller.enqueue(new TextEncoder().encode(part));
    },
  });
  const reader = compressResponse(
    new Response(body, { headers: html }),
    get('gzip'),
  ).body?.getReader();
  more('<h1>Cart</h1>');
  const start: Uint8Array[] = [];
  while (Buffer.concat(start).length < 25)
    start.push((await reader?.read())?.value ?? new Uint8Array());
  expect(gunzipSync(Buffer.concat(start), { finishFlush: 2 }).toString()).toBe('<h1>Cart</h1>');
  await reader?.cancel();
});

test.each([
  ['no browser that reads it', 'br', html],
  ['what is told as it happens', 'gzip', { 'content-type': 'text/event-stream' }],
  ['a picture', 'gzip', { 'content-type': 'image/png' }],
  ['what is compressed', 'gzip', { ...html, 'content-encoding': 'br' }],
])('not for %s', async (_what, encoding, headers) => {
  const answer = compressResponse(new Response('as it is', { headers }), get(encoding));
  expect(await answer.text()).toBe('as it is');
  expect(answer.headers.get('content-encoding')).not.toBe('gzip');
});
