import { expect, it } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();

it('finds parts of names in any case, also beyond ASCII', async () => {
  const { id } = await shop.create({ name: 'Crème BRÛLÉE Straße' });
  const { id: collectionId } = await shop.createCollection({ name: 'Été' });
  const found = async (condition: object) =>
    (
      await shop.visitor<{ products: { id: string }[] }>(
        'POST',
        '/v1/products/query-platformized',
        { query: { filter: { name: condition } } },
      )
    ).body.products.map((product) => product.id);
  for (const condition of [
    { $contains: 'brûlée' },
    { $startsWith: 'CRÈME' },
    { $endsWith: 'STRASSE' },
  ])
    expect(await found(condition), JSON.stringify(condition)).toEqual([id]);
  for (const condition of [{ $contains: 'brulee' }, { $startsWith: 'brûlée' }])
    expect(await found(condition), JSON.stringify(condition)).toEqual([]);
  await shop.owner('PATCH', `/v1/products/${id}`, { product: { name: 'ÎLE' } });
  expect(await found({ $contains: 'île' })).toEqual([id]);
  const { body } = await shop.visitor<{ collections: { id: string }[] }>(
    'POST',
    '/v2/collections/query',
    { query: { filter: { name: { $startsWith: 'été' } } } },
  );
  expect(body.collections).toMatchObject([{ id: collectionId }]);
});

it('returns SEO tags sanitized', async () => {
  const tags = [
    { type: 'title', children: '</title><script>alert(1)</script>' },
    { type: 'script', children: 'alert(1)' },
    {
      type: 'meta',
      props: {
        'http-equiv': 'refresh',
        onload: 'alert(1)',
        name: 'description',
        content: '"><img src=x onerror=alert(1)>',
      },
    },
    { type: 'link', props: { rel: 'canonical', href: 'javascript:alert(1)' } },
  ];
  const clean = [
    { type: 'title', children: '/title>script>alert(1)/script>' },
    { type: 'meta', props: { name: 'description', content: '”>img src=x onerror=alert(1)>' } },
  ];
  const { id } = await shop.create({ seoData: { tags } });
  expect((await shop.read(id)).seoData?.tags).toEqual(clean);
  const { id: collectionId } = await shop.createCollection({ name: 'Tagged', seoSchema: { tags } });
  expect((await shop.visitor('GET', `/v2/collections/${collectionId}`)).body).toMatchObject({
    collection: { seoSchema: { tags: clean } },
  });
});

it('an owner sets custom text fields of a product, and carts enforce them', async () => {
  const { id } = await shop.create({ name: 'Engraved mug' });
  const set = (customTextFields: object[]) =>
    shop.owner<{ customTextFields: object[] }>('PUT', `/v1/products/${id}/custom-text-fields`, {
      customTextFields,
    });
  const fields = [
    { title: 'Name', maxLength: 10, mandatory: true },
    { title: 'Note', maxLength: 500, mandatory: false },
  ];
  expect(
    (await set([{ title: ' Name ', maxLength: 10, mandatory: true }, { title: 'Note' }])).body
      .customTextFields,
  ).toEqual(fields);
  expect((await shop.read(id)).customTextFields).toEqual(fields);
  const add = (options: object) =>
    shop.visitor('POST', '/v1/carts/current/add-to-cart', {
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: id,
            options,
          },
        },
      ],
    });
  expect((await add({})).status).not.toBe(200);
  expect((await add({ customTextFields: { Name: 'Ada' } })).status).toBe(200);
  for (const [bad, field] of [
    [[{ title: '' }], 'customTextFields[0].title'],
    [[{ title: 'A' }, { title: 'A' }], 'customTextFields[1].title'],
    [[{ title: 'A', maxLength: 0 }], 'customTextFields[0].maxLength'],
  ] as const) {
    const { status, body } = await set([...bad]);
    expect([status, body]).toMatchObject([
      400,
      { details: { validationError: { fieldViolations: [{ field }] } } },
    ]);
  }
  expect((await set([])).body).toEqual({ customTextFields: [] });
});
