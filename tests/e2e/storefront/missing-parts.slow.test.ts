import { createSite } from '@shopwright/web';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/demo-shop.ts';

/** Pages of a shop of which one part cannot be loaded. */

vi.setConfig({ testTimeout: 120_000 });

interface Shop {
  readonly url: string;
  readonly clientId: string;
}

type Failing = (url: URL) => boolean;

/** A site whose platform fails in the calls that `fails` chooses. */
async function openSite({ url, clientId }: Shop, fails: Failing) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const reported: string[] = [];
  const platform = { isBroken: true };
  const site = await createSite({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return platform.isBroken && fails(new URL(request.url))
        ? Response.json({ message: 'The index is being rebuilt.' }, { status: 500 })
        : fetch(request);
    },
    apiUrl: url,
    clientId,
    publicUrl: 'http://shop.test',
    closing: closing.signal,
    onError: (error) => reported.push(error instanceof Error ? error.message : String(error)),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site(new Request(`http://shop.test${path}`, { headers }));
    const html = await answer.text();
    return {
      status: answer.status,
      isCached: answer.headers.has('etag'),
      shows: (text: string): boolean => html.includes(text),
    };
  };
  return { get, reported, platform };
}

/** Only the grid of related products has it. */
const RELATED = 'class="related ';

/** The fields of a call, which the SDK sends as JSON in one parameter. */
const fieldsOf = ({ searchParams }: URL): string =>
  Buffer.from(searchParams.get('.r') ?? '', 'base64url').toString();

const searchFails: Failing = ({ pathname }) => pathname.endsWith('/products/search');

test('a product page answers 200 without related products when search fails', async ({ shop }) => {
  const { get, reported, platform } = await openSite(shop, searchFails);
  const partial = await get('/products/dune-mug');
  expect(partial.status).toBe(200);
  expect(['Dune Mug', 'Add to cart', RELATED].map(partial.shows)).toEqual([true, true, false]);
  expect(reported).toEqual([
    'Could not load the related products. The page is rendered without it.',
  ]);
  // The page without its part is not cached: the next visitor gets the whole one.
  expect(partial.isCached).toBe(false);
  platform.isBroken = false;
  const whole = await get('/products/dune-mug');
  expect([whole.shows(RELATED), whole.isCached]).toEqual([true, true]);
});

test('the home page and the cart answer 200 when search fails', async ({ shop }) => {
  const { get } = await openSite(shop, searchFails);
  for (const path of ['/', '/cart']) expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test('the product is critical: when it cannot be loaded, its page fails', async ({ shop }) => {
  const { get } = await openSite(shop, ({ pathname }) =>
    pathname.endsWith('/products/query-platformized'),
  );
  expect((await get('/products/dune-mug')).status).toBe(500);
});

test('lists answer 200 without filters when facets fail', async ({ shop }) => {
  const { get, reported } = await openSite(
    shop,
    (url) => searchFails(url) && fieldsOf(url).includes('"facets":true'),
  );
  for (const path of ['/products', '/collections/tableware', '/search?q=mug']) {
    const { status, shows } = await get(path);
    const hasProducts = shows('class="group relative flex flex-col');
    expect([path, status, hasProducts]).toEqual([path, 200, true]);
  }
  expect(reported).toContain('Could not load the filters. The page is rendered without it.');
});

test('every page of the shop answers 200 when its menus cannot be filled', async ({ shop }) => {
  const { get } = await openSite(shop, ({ pathname }) =>
    /\/(?:collections|services|plans|events)\/query$|\/currencies$/.test(pathname),
  );
  for (const path of ['/', '/products', '/products/dune-mug', '/cart', '/policies/terms'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test("prices are in the store's own currency when the chosen one cannot be converted", async ({
  shop,
}) => {
  const { get } = await openSite(shop, ({ pathname }) => pathname.includes('/currencies/rate/'));
  const { status, shows } = await get('/products/dune-mug', { cookie: 'shopwright-currency=EUR' });
  expect([status, shows('$34')]).toEqual([200, true]);
});
