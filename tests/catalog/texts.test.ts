import { expect, it } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

it('finds parts of names whatever their case, beyond ASCII too', async () => {
  const { id } = await shop.create({ name: 'Crème BRÛLÉE Straße' });
  const { id: collectionId } = await shop.createCollection({ name: 'Été' });
  const found = async (condition: object) => (await shop.visitor<{ products: { id: string }[] }>('POST', '/v1/products/query-platformized', { query: { filter: { name: condition } } })).body.products.map((product) => product.id);
  for (const condition of [{ $contains: 'brûlée' }, { $startsWith: 'CRÈME' }, { $endsWith: 'STRASSE' }]) expect(await found(condition), JSON.stringify(condition)).toEqual([id]);
  for (const condition of [{ $contains: 'brulee' }, { $startsWith: 'brûlée' }]) expect(await found(condition), JSON.stringify(condition)).toEqual([]);
  await shop.owner('PATCH', `/v1/products/${id}`, { product: { name: 'ÎLE' } });
  expect(await found({ $contains: 'île' })).toEqual([id]);
  const { body } = await shop.visitor<{ collections: { id: string }[] }>('POST', '/v2/collections/query', { query: { filter: { name: { $startsWith: 'été' } } } });
  expect(body.collections).toMatchObject([{ id: collectionId }]);
});

it('gives tags for search engines back inert', async () => {
  const tags = [
    { type: 'title', children: '</title><script>alert(1)</script>' }, { type: 'script', children: 'alert(1)' }, { type: 'meta', props: { 'http-equiv': 'refresh', onload: 'alert(1)', name: 'description', content: '"><img src=x onerror=alert(1)>' } },
    { type: 'link', props: { rel: 'canonical', href: 'javascript:alert(1)' } },
  ];
  const clean = [{ type: 'title', children: '/title>script>alert(1)/script>' }, { type: 'meta', props: { name: 'description', content: '”>img src=x onerror=alert(1)>' } }];
  const { id } = await shop.create({ seoData: { tags } });
  expect((await shop.read(id)).seoData?.tags).toEqual(clean);
  const { id: collectionId } = await shop.createCollection({ name: 'Tagged', seoSchema: { tags } });
  expect((await shop.visitor('GET', `/v2/collections/${collectionId}`)).body).toMatchObject({ collection: { seoSchema: { tags: clean } } });
});
