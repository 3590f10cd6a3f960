import { expect, test } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

/** The products of a collection in the merchant's order. */

const shop = await startCatalogShop();
const missingId = '0b0bf45f-81ca-4853-9a25-b90418b504f5';

interface Page {
  readonly products: readonly { readonly productId: string; readonly name: string }[];
  readonly nextCursor: string | null;
  readonly total: number;
}

async function collectionOf(names: readonly string[]) {
  const { id } = await shop.createCollection({ name: 'Ordered' });
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, (await shop.create({ name })).id);
  const productIds = [...ids.values()];
  await must(shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds }));
  const page = (query = ''): Promise<Page> =>
    must(shop.owner<Page>('GET', `/stores/v1/collections/${id}/products${query}`));
  return {
    id,
    page,
    idOf: (name: string) => ids.get(name) ?? '',
    order: async () => (await page('?limit=100')).products.map(({ name }) => name).join(' '),
    move: (moved: readonly string[], after?: string) =>
      shop.owner('POST', `/stores/v1/collections/${id}/products/move`, {
        productIds: moved.map((name) => ids.get(name) ?? name),
        ...(after === undefined ? {} : { afterProductId: ids.get(after) ?? after }),
      }),
  };
}

test('products move to the beginning, the end and between others, and shoppers see that order', async () => {
  const { id, move, order } = await collectionOf(['a', 'b', 'c', 'd', 'e']);
  expect(await order()).toBe('a b c d e');
  await must(move(['d']));
  expect(await order()).toBe('d a b c e');
  await must(move(['d'], 'e'));
  expect(await order()).toBe('a b c e d');
  await must(move(['d', 'a'], 'b'));
  expect(await order()).toBe('b d a c e');
  const seen = await must(
    shop.visitor<{ products: { name: string }[] }>('POST', '/v1/products/query', {
      query: { filter: JSON.stringify({ 'collections.id': { $hasSome: [id] } }) },
    }),
  );
  expect(seen.products.map(({ name }) => name).join(' ')).toBe('b d a c e');
});

test('a product added later comes last', async () => {
  const { id, move, order } = await collectionOf(['a', 'b']);
  await must(move(['b']));
  const { id: added } = await shop.create({ name: 'z' });
  await must(shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds: [added] }));
  expect(await order()).toBe('b a z');
});

test('the order stays correct when more products are inserted than positions fit between two others', async () => {
  const { move, order } = await collectionOf(['a', 'b', 'c']);
  for (let round = 0; round < 24; round += 1) {
    await must(move([round % 2 === 0 ? 'c' : 'b'], 'a'));
    expect(await order()).toBe(round % 2 === 0 ? 'a c b' : 'a b c');
  }
});

test('each page continues where the previous one ended', async () => {
  const { page } = await collectionOf(['a', 'b', 'c']);
  const first = await page('?limit=2');
  expect([first.products.map(({ name }) => name), first.total]).toEqual([['a', 'b'], 3]);
  const second = await page(`?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ products: [{ name: 'c' }], nextCursor: null, total: 3 });
});

test('a move is refused as a whole if it names a product that the collection lacks', async () => {
  const { move, order, idOf } = await collectionOf(['a', 'b', 'c']);
  expect(await move(['c', missingId])).toMatchObject({
    status: 404,
    body: { details: { applicationError: { code: 'PRODUCT_NOT_IN_COLLECTION' } } },
  });
  expect((await move(['c'], missingId)).status).toBe(404);
  expect((await move(['c', 'a'], idOf('a'))).status).toBe(400);
  expect(await order()).toBe('a b c');
});

test('a missing collection answers 404, an invalid cursor 400', async () => {
  const path = `/stores/v1/collections/${missingId}/products`;
  expect((await shop.owner('GET', path)).status).toBe(404);
  const { id: product } = await shop.create();
  expect((await shop.owner('POST', `${path}/move`, { productIds: [product] })).status).toBe(404);
  const { page } = await collectionOf(['a']);
  await expect(page('?cursor=nonsense')).rejects.toThrow('400');
});
