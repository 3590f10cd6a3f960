import { describe, expect } from 'vitest';
import type { TestServer } from '../../kit/start-server.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';
import type { Exchange } from '../kit/redirect.ts';

const shop = 'http://localhost:5173';
/** Headers that a browser sends across origins without a preflight (JSON requires one). */
const unasked = ['accept', 'accept-language', 'content-language'];
const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());

function sendPreflight(
  server: TestServer,
  path: string,
  method: string,
  headers: readonly string[],
): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method: 'OPTIONS',
    headers: {
      origin: shop,
      'access-control-request-method': method,
      'access-control-request-headers': [...headers].sort().join(','),
    },
  });
}

/** The rules of the Fetch standard: a wildcard does not stand for `authorization`. */
function expectAllowed(preflight: Response, method: string, headers: readonly string[]) {
  expect(preflight.ok).toBe(true);
  expect([shop, '*']).toContain(preflight.headers.get('access-control-allow-origin'));
  if (!['GET', 'HEAD', 'POST'].includes(method))
    expect(listed(preflight.headers, 'access-control-allow-methods')).toContain(
      method.toLowerCase(),
    );
  const allowed = listed(preflight.headers, 'access-control-allow-headers');
  const missing = headers.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  expect(missing).toEqual([]);
}

const customHeaders = ({ headers }: Exchange) =>
  [...headers.keys()].filter((name) => !unasked.includes(name));

describe('a browser on another origin', () => {
  test('may send every request of the client', async ({ server, wire, visitor }) => {
    await visitor.products.queryProducts().find();
    await visitor.products.queryProducts().find();
    await refusal(visitor.currentCart.addToCurrentCart({ lineItems: [{ quantity: 0 }] }));
    await visitor.currentCart.updateCurrentCart({}).catch(() => undefined);
    await visitor.currentCart.deleteCurrentCart().catch(() => undefined);
    expect(new Set(wire.exchanges.map(({ method }) => method))).toEqual(
      new Set(['GET', 'POST', 'PATCH', 'DELETE']),
    );

    for (const exchange of wire.exchanges) {
      const headers = customHeaders(exchange);
      expectAllowed(
        await sendPreflight(server, exchange.path, exchange.method, headers),
        exchange.method,
        headers,
      );
    }
  });

  test('may send the headers of every strategy', async ({ server }) => {
    const headers = [
      'authorization',
      'client-binding',
      'content-type',
      'wix-account-id',
      'wix-site-id',
      'x-wix-bi-gateway',
      'x-wix-consistent',
    ];
    for (const path of [
      '/oauth2/token',
      '/stores-reader/v1/products/query-platformized',
      '/ecom/v1/carts/current',
    ]) {
      expectAllowed(await sendPreflight(server, path, 'POST', headers), 'POST', headers);
    }
  });

  test('may read the answer, its request id and its consistency token', async ({
    server,
    wire,
    visitor,
  }) => {
    await visitor.products.queryProducts().find();
    const [, call] = wire.exchanges;
    const authorization = call?.headers.get('authorization') ?? '';
    const address = new URL(`${call?.path}?${call?.query}`, server.url);

    const answers = [
      await fetch(address, { headers: { origin: shop, authorization } }),
      await fetch(address, { headers: { origin: shop } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    for (const { headers } of answers) {
      expect([shop, '*']).toContain(headers.get('access-control-allow-origin'));
      expect(listed(headers, 'access-control-expose-headers')).toEqual(
        expect.arrayContaining(['x-wix-request-id', 'x-wix-consistent']),
      );
    }
  });

  test('may cache the preflight', async ({ server }) => {
    const preflight = await sendPreflight(server, '/ecom/v1/carts/current', 'GET', [
      'authorization',
      'x-wix-bi-gateway',
    ]);
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});
