import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const payload = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

test('a visitor sees neither costs nor margins, in any answer or stored text', async () => {
  const { id } = await shop.create({
    costAndProfitData: { itemCost: 3.33 },
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ value: 'S' }] }],
  });
  await shop.owner('PATCH', `/v1/products/${id}/variants`, {
    variants: [{ choices: { Size: 'S' }, cost: 4.44 }],
  });
  for (const [method, path, body] of [
    ['GET', `/v1/products/${id}?includeMerchantSpecificData=true`],
    ['POST', '/v1/products/query-platformized', {}],
    ['POST', `/v1/products/${id}/variants/query`, { includeMerchantSpecificData: true }],
  ] as const) {
    const { body: answer } = await shop.visitor(method, path, body);
    expect(JSON.stringify(answer)).not.toMatch(/cost|profit|margin|3\.33|4\.44/i);
  }
  const rows = await shop.server.db.query<{ wire: string }>(
    sql`select wire from product where product_id = ${id}`,
  );
  expect(rows[0]?.wire).not.toMatch(/cost|profit|margin|3\.33|4\.44/i);
});

test('visitors may not write', async () => {
  const { id } = await shop.create();
  for (const [method, path, body] of [
    ['POST', '/v1/products', { product: {} }],
    ['PATCH', `/v1/products/${id}`, { product: { name: 'x' } }],
    ['DELETE', `/v1/products/${id}`],
    ['POST', '/v1/collections', { collection: { name: 'x' } }],
    [
      'POST',
      '/v2/inventoryItems/decrement',
      { decrementData: [{ productId: id, decrementBy: 1 }] },
    ],
    ['POST', '/v2/inventoryItems/query', {}],
  ] as const) {
    expect((await shop.visitor(method, path, body)).status, `${method} ${path}`).toBe(403);
  }
});

test('scripts in texts are inert: HTML is sanitized, plain text is returned unchanged', async () => {
  const made = await shop.create({
    name: payload,
    description: `<p>fine</p>${payload}`,
    sku: payload.slice(0, 40),
    ribbon: payload.slice(0, 30),
    brand: payload.slice(0, 50),
    slug: payload,
    additionalInfoSections: [
      { title: payload.slice(0, 50), description: `<p onclick="alert(1)">x</p>${payload}` },
    ],
    productOptions: [{ name: payload.slice(0, 50), choices: [{ value: payload.slice(0, 50) }] }],
  });
  const { body } = await shop.visitor<{ product: typeof made }>('GET', `/v1/products/${made.id}`);
  const product = body.product;
  expect(product.description).toBe('<p>fine</p>"&gt;');
  expect(product.additionalInfoSections?.[0]?.description).toBe('<p>x</p>"&gt;');
  expect(product.slug).toMatch(/^[a-z0-9-]+$/);
  expect([product.name, product.ribbon, product.brand, product.productOptions?.[0]?.name]).toEqual([
    payload,
    payload.slice(0, 30),
    payload.slice(0, 50),
    payload.slice(0, 50),
  ]);
});

test('texts of any kind are stored without a database error', async () => {
  for (const text of [
    "'; drop table product; --",
    '\u202Eabc',
    '𝒳\u0301',
    '__proto__',
    'constructor',
    '\\',
    '$1',
    '%_',
    '\u001E',
    '\u2028',
  ]) {
    const made = await shop.create({
      name: text,
      brand: text,
      ribbon: text,
      description: text,
      productOptions: [{ name: text, choices: [{ value: text }] }],
      manageVariants: true,
      additionalInfoSections: [{ title: text, description: text }],
    });
    const product = await shop.read(made.id);
    expect(product).toMatchObject({ name: text, brand: text, ribbon: text });
    expect(product.variants?.[0]?.choices).toEqual(Object.fromEntries([[text, text]]));
  }
});
