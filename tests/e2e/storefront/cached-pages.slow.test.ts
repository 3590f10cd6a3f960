import { createSite, type SiteHandler } from '@shopwright/web';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/demo-shop.ts';

/** Pages that the site renders once and sends to every visitor. */

vi.setConfig({ testTimeout: 120_000 });

const paths = [
  '/',
  '/products',
  '/products?page=2',
  '/products/dune-mug',
  '/products/dune-mug?Color=Oat',
  '/collections',
  '/collections/tableware',
  '/products.data',
  '/products/dune-mug.data',
];
const addresses = [
  ...['', '/de'].flatMap((prefix) =>
    paths.map((path) => (path === '/' ? prefix || '/' : prefix + path)),
  ),
  '/x-mirror',
  '/x-mirror/products/dune-mug',
];
const parameters = [
  'utm_source',
  'utm_campaign',
  'gclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'mc_cid',
  'mc_eid',
  '_gl',
  'srsltid',
  'ref',
];
const headersOfOneVisitor = {
  cookie: 'shopwright-language=de; shopwright-session=POISON; other=POISON',
  'user-agent': 'POISON Googlebot',
  'accept-language': 'de-POISON',
  referer: 'http://POISON.test/',
  'x-forwarded-host': 'POISON.test',
  'sec-fetch-site': 'cross-site',
};

async function get(
  site: SiteHandler,
  address: string,
  headers: Record<string, string> = {},
  host = 'shop.test',
) {
  const answer = await site(new Request(`http://${host}${address}`, { headers }));
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy'),
    etag: answer.headers.get('etag'),
    text: await answer.text(),
  };
}

test("a cached page never carries one visitor's parameters, headers, cookies or host to another", async ({
  shop,
}) => {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  // A new site has an empty cache.
  const openSite = () =>
    createSite({
      fetch,
      apiUrl: shop.url,
      clientId: shop.clientId,
      publicUrl: 'http://shop.test',
      closing: closing.signal,
    });
  const untouched = await openSite();
  const expected = new Map<string, Awaited<ReturnType<typeof get>>>();
  for (const address of addresses) {
    // An address with a query is cached from its second request on.
    await get(untouched, address);
    expected.set(address, await get(untouched, address));
    expect([address, expected.get(address)?.status, expected.get(address)?.etag]).toEqual([
      address,
      200,
      expect.any(String),
    ]);
  }
  const site = await openSite();
  const query = parameters.map((parameter) => `${parameter}=POISON`).join('&');
  for (const address of addresses) {
    const tracked = `${address}${address.includes('?') ? '&' : '?'}${query}`;
    for (const host of ['shop.test', 'poison.test'])
      expect(
        (await get(site, tracked, headersOfOneVisitor, host)).text.match(
          /.{0,60}poison.{0,60}/i,
        )?.[0],
        tracked,
      ).toBeUndefined();
    expect(await get(site, address), tracked).toEqual(expected.get(address));
  }
});
