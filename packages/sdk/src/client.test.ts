import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiKeyStrategy } from './api-key-strategy.ts';
import { createClient } from './client.ts';
import { fakePlatform, withTokens } from './fake-platform.ts';
import { atHost, defaultHost, hostUrl } from './host.ts';
import * as products from './modules/products.generated.ts';
import { OAuthStrategy } from './oauth-strategy.ts';
import {
  elevate,
  enableContext,
  fetchWithAuth,
  graphql,
  runInContext,
  setGlobalWixContext,
} from './request-context.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Reflect.set(globalThis, '__wix_context__', undefined);
});

function shop(apiKey = 'key', headers: Record<string, string> = {}) {
  const platform = fakePlatform(() => ({ body: { product: { id: apiKey } } }));
  return {
    ...platform,
    client: createClient({
      modules: { products },
      auth: ApiKeyStrategy({ apiKey, siteId: 'site' }),
      host: 'http://shop.test',
      fetch: platform.fetch,
      headers,
    }),
  };
}

describe('the API base URL', () => {
  test("is the option, else the environment, else the page's origin, else a clear error", () => {
    expect(() => defaultHost()).toThrow('SHOPWRIGHT_URL');
    vi.stubGlobal('location', { origin: 'https://page.test' });
    expect(defaultHost()).toBe('https://page.test');
    vi.stubEnv('SHOPWRIGHT_URL', 'https://set.test/');
    expect(defaultHost()).toBe('https://set.test');
    expect(hostUrl('shop.test')).toBe('https://shop.test');
  });

  test("replaces the provider's API host; other URLs stay unchanged", () => {
    expect(atHost('https://www.wixapis.com/stores/v1/x?y=1', 'http://shop.test')).toBe(
      'http://shop.test/stores/v1/x?y=1',
    );
    expect(atHost('https://edge.wixapis.com/x', 'http://shop.test')).toBe('http://shop.test/x');
    expect(atHost('/x', 'http://shop.test')).toBe('http://shop.test/x');
    expect(atHost('https://other.test/x', 'http://shop.test')).toBe('https://other.test/x');
  });

  test("may be a string, a URL or the provider's host object", async () => {
    for (const host of [
      'http://shop.test',
      new URL('http://shop.test'),
      { apiBaseUrl: 'http://shop.test', essentials: { passThroughHeaders: { 'x-passed': 'on' } } },
    ]) {
      const platform = fakePlatform(() => ({}));
      await createClient({
        modules: { products },
        host,
        fetch: platform.fetch,
      }).products.getProduct('1');
      expect(platform.requests[0]?.path).toBe('/stores-reader/v1/products/1');
    }
  });
});

describe('a client', () => {
  test("sends the key and the site, the client's headers and those set later", async () => {
    const { client, requests } = shop('key', { 'X-Mine': '1' });
    await client.products.getProduct('1');
    client.setHeaders({ 'x-mine': '2' });
    await client.products.getProduct('1');
    expect(
      requests.map(({ headers }) => [
        headers.get('authorization'),
        headers.get('wix-site-id'),
        headers.get('x-mine'),
      ]),
    ).toEqual([
      ['key', 'site', '1'],
      ['key', 'site', '2'],
    ]);
  });

  test('binds further modules, and accepts a strategy that is resolved for each call', async () => {
    let apiKey = 'first';
    const platform = fakePlatform(() => ({}));
    const client = createClient({
      auth: () => ApiKeyStrategy({ apiKey }),
      host: 'http://shop.test',
      fetch: platform.fetch,
    });
    const { getProduct } = client.use(products);
    await getProduct('1');
    apiKey = 'second';
    await getProduct('1');
    expect(platform.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'first',
      'second',
    ]);
  });

  test('fetches paths, URLs and Requests with its authentication', async () => {
    const { client, requests } = shop();
    await client.fetchWithAuth('/v1/x');
    await client.fetchWithAuth('https://www.wixapis.com/v1/y', { method: 'POST', body: '{}' });
    await client.fetchWithAuth(
      new Request('https://www.wixapis.com/v1/z', { headers: { 'x-own': '1' } }),
    );
    await client.fetch('v1/w');
    expect(
      requests.map(({ method, path, headers }) => [method, path, headers.get('authorization')]),
    ).toEqual([
      ['GET', '/v1/x', 'key'],
      ['POST', '/v1/y', 'key'],
      ['GET', '/v1/z', 'key'],
      ['GET', '/v1/w', 'key'],
    ]);
    expect(requests[2]?.headers.get('x-own')).toBe('1');
  });

  test('reports that there is no GraphQL', async () => {
    await expect(shop().client.graphql('{ products }')).rejects.toThrow('There is no GraphQL here');
    await expect(graphql()).rejects.toThrow('There is no GraphQL here');
  });

  test('a strategy used before any client finds the platform by itself', async () => {
    vi.stubEnv('SHOPWRIGHT_URL', 'http://set.test');
    const platform = withTokens();
    vi.stubGlobal('fetch', platform.fetch);
    await OAuthStrategy({ clientId: 'shop' }).generateVisitorTokens();
    expect(platform.requests).toHaveLength(1);
  });
});

describe('the context', () => {
  const missing =
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';

  test('a call outside one fails', () => {
    expect(() => products.getProduct('1')).toThrow(missing);
    expect(() => fetchWithAuth('/x')).toThrow(missing);
  });

  test.each(['global', 'module'] as const)('a %s one serves every call', async (kind) => {
    const { client, requests } = shop();
    client.enableContext(kind);
    await products.getProduct('1');
    await fetchWithAuth('/v1/x');
    expect(
      await products
        .queryProducts()
        .find()
        .then(({ items }) => items),
    ).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  test('an elevated call needs an elevated client, and uses it', async () => {
    const [plain, elevated] = [shop('plain'), shop('elevated')];
    enableContext(plain.client);
    expect(() => elevate(products.getProduct)('1')).toThrow(
      'An elevated client is required to use elevated modules',
    );
    elevated.client.enableContext('global', { elevated: true });
    expect(await elevate(products.getProduct)('1')).toEqual({ product: { _id: 'elevated' } });
    expect(await products.getProduct('1')).toEqual({ product: { _id: 'plain' } });
  });

  test('an elevated client alone serves no ordinary call', () => {
    shop().client.enableContext('global', { elevated: true });
    expect(() => products.getProduct('1')).toThrow(missing);
  });

  test('a global context is not replaced by default', async () => {
    setGlobalWixContext({ client: shop('first').client });
    setGlobalWixContext({ client: shop('second').client });
    expect(await products.getProduct('1')).toEqual({ product: { _id: 'first' } });
    setGlobalWixContext({ client: shop('second').client }, { dangerouslyOverride: true });
    expect(await products.getProduct('1')).toEqual({ product: { _id: 'second' } });
  });

  test('the context of a request applies to that request only, across every await', async () => {
    const clients = ['one', 'two', 'three'].map((key) => shop(key).client);
    const answers = await Promise.all(
      clients.map((client) =>
        runInContext(client, async () => {
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
          const first = await products.getProduct('1');
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
          return [first, await products.getProduct('1')];
        }),
      ),
    );
    expect(answers).toEqual(
      ['one', 'two', 'three'].map((key) => [{ product: { _id: key } }, { product: { _id: key } }]),
    );
    expect(() => products.getProduct('1')).toThrow(missing);
  });

  test('a context of another client does not affect bound modules', async () => {
    shop('context').client.enableContext('global');
    expect(await shop('own').client.products.getProduct('1')).toEqual({ product: { _id: 'own' } });
  });
});
