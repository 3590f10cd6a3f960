import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openTestDb } from '../../db/testing-db.ts';
import { createCollections, createProducts, readSeed, type SeedCatalog } from './create-catalog.ts';
import { renewCatalog } from '../products/rerender-products.ts';
import { brokenRows, testSite } from '../testing-site.ts';
import { targetOf } from '../products/write-products.ts';

const { db } = await openTestDb();
const picture = (file: string) => ({ id: file, url: `/media/${file}` });
const photo = (file: string) => ({
  file,
  alt: `A picture of ${file}`,
  width: 1400,
  height: 1000,
  focalPoint: { x: 0.5, y: 0.4 },
});

const seed: SeedCatalog = {
  collections: [
    { slug: 'tableware', name: 'Tableware', description: 'Cups', cover: photo('cover.webp') },
    { slug: 'gifts', name: 'Gifts' },
  ],
  products: [
    {
      slug: 'dune-mug',
      name: 'Dune Mug',
      productType: 'physical',
      sku: 'NL-1',
      price: 34,
      discount: { type: 'PERCENT', value: 15 },
      description: '<p>Mug</p>',
      ribbon: 'Best seller',
      brand: 'North',
      weight: 0.42,
      collections: ['tableware', 'gifts'],
      media: [photo('mug.webp'), photo('mug-clay.webp')],
      options: [
        {
          name: 'Color',
          type: 'color',
          choices: [
            { value: '#D6C3A4', description: 'Oat', media: ['mug.webp'] },
            { value: '#B87B60', description: 'Clay', media: ['mug-clay.webp'] },
          ],
        },
      ],
      variants: [
        { choices: { Color: 'Oat' }, sku: 'NL-1-O', stock: 16 },
        { choices: { Color: 'Clay' }, sku: 'NL-1-C', price: 36, weight: 0.5, stock: 0 },
      ],
      additionalInfoSections: [{ title: 'Care', description: '<p>Wash</p>' }],
      stock: 16,
      seo: { title: 'Dune Mug', description: 'A mug' },
    },
    {
      slug: 'gift-card',
      name: 'Gift Card',
      productType: 'digital',
      giftCard: true,
      price: 50,
      collections: ['gifts'],
      stock: null,
      options: [
        {
          name: 'Amount',
          type: 'drop_down',
          choices: [
            { value: '25', description: '$25' },
            { value: '50', description: '$50' },
          ],
        },
      ],
      variants: [
        { choices: { Amount: '25' }, price: 25 },
        { choices: { Amount: '50' }, price: 50 },
      ],
      subscription: { frequency: 'MONTH', interval: 1, discountPercent: 10, cycles: 0 },
    },
    { slug: 'lantern', name: 'Lantern', productType: 'physical', price: 20, stock: 20 },
  ],
};

test('creates all collections and products of a seed', async () => {
  const target = await testSite(db);
  const { collections, products } = readSeed(seed, picture);
  const [made, { created, rejected }] = await db.tx(
    async (tx) =>
      [
        await createCollections(tx, target, collections),
        await createProducts(tx, target, products),
      ] as const,
  );
  expect(rejected).toEqual([]);
  expect(made[0]?.doc.media.mainMedia).toMatchObject({
    id: 'cover.webp',
    image: { url: '/media/cover.webp', altText: 'A picture of cover.webp' },
    focalPoint: { x: 0.5, y: 0.4 },
  });
  const [mug, card, lantern] = created.map((state) =>
    target.renderer.product(state, { merchant: true }),
  );
  expect(mug).toMatchObject({
    slug: 'dune-mug',
    manageVariants: true,
    collectionIds: [
      '00000000-000000-000000-000000000001',
      ...made.map(({ collectionId }) => collectionId),
    ],
    media: { mainMedia: { id: 'mug.webp', image: { url: 'https://shop.example/media/mug.webp' } } },
    productOptions: [
      {
        optionType: 'color',
        choices: [
          { description: 'Oat', media: { items: [{ id: 'mug.webp' }] } },
          { description: 'Clay', inStock: false, media: { items: [{ id: 'mug-clay.webp' }] } },
        ],
      },
    ],
    stock: { trackInventory: true, quantity: 16, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
    priceData: { price: 34, discountedPrice: 28.9 },
    variants: [
      { variant: { sku: 'NL-1-O' }, stock: { quantity: 16 } },
      {
        variant: { sku: 'NL-1-C', weight: 0.5, priceData: { price: 36, discountedPrice: 30.6 } },
        stock: { quantity: 0 },
      },
    ],
    seoData: {
      tags: [
        { type: 'title', children: 'Dune Mug' },
        { type: 'meta', props: { content: 'A mug' } },
      ],
    },
    additionalInfoSections: [{ title: 'Care', description: '<p>Wash</p>' }],
  });
  expect(card).toMatchObject({
    productType: 'digital',
    stock: { trackInventory: false, inventoryStatus: 'IN_STOCK' },
    priceRange: { minValue: 25, maxValue: 50 },
    variants: [{ choices: { Amount: '$25' }, variant: { priceData: { price: 25 } } }, {}],
  });
  expect(created[1]?.doc).toMatchObject({
    giftCard: true,
    subscriptionOptions: [
      { subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true } },
    ],
  });
  expect(lantern?.stock).toEqual({
    trackInventory: true,
    quantity: 20,
    inStock: true,
    inventoryStatus: 'IN_STOCK',
  });
  for (const [rule, rows] of Object.entries(await brokenRows(db, target.siteId)))
    expect(rows, rule).toEqual([]);
});

test('reports products that cannot be created by their index, and creates the others', async () => {
  const target = await testSite(db);
  const { created, rejected } = await db.tx((tx) =>
    createProducts(tx, target, [
      { name: 'Fine', price: 1 },
      { name: '', price: 1 },
      { name: 'Dear', price: -1 },
      { name: 'Lost', price: 1, collections: ['nowhere'] },
      { name: 'x'.repeat(81), price: 1 },
      { name: 'Fine', price: 2, stock: { quantity: 1.5 } },
      { name: 'Fine', price: 3 },
      {
        name: 'Odd',
        price: 1,
        options: [{ name: 'A', choices: [{ description: 'x' }] }],
        variants: [{ choices: { A: 'y' } }],
      },
    ]),
  );
  expect(created.map(({ slug }) => slug)).toEqual(['fine', 'fine-1']);
  expect(rejected.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 7]);
});

test('hides variants that are not listed', async () => {
  const target = await testSite(db);
  const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] };
  const {
    created: [state],
  } = await db.tx((tx) =>
    createProducts(tx, target, [
      {
        name: 'Shirt',
        price: 1,
        options: [sizes],
        variants: [{ choices: { Size: 'M' }, barcode: '4006381333931', stock: { quantity: 2 } }],
      },
    ]),
  );
  expect(
    state?.variants.map(({ visible, barcode, stock }) => [visible, barcode, stock.quantity]),
  ).toEqual([
    [false, null, 0],
    [true, '4006381333931', 2],
  ]);
});

test('gives a thousand products of the same name distinct slugs, in few statements', async () => {
  const target = await testSite(db);
  const inputs = Array.from({ length: 1000 }, () => ({ name: 'Same', price: 1 }));
  let queries = 0;
  await db.tx(
    (tx) =>
      createProducts(
        { ...tx, query: (query) => ((queries += 1), tx.query(query)) },
        target,
        inputs,
      ),
    { statementTimeoutMs: 30_000 },
  );
  const { created } = await db.tx((tx) =>
    createProducts({ ...tx, query: (query) => ((queries += 1), tx.query(query)) }, target, [
      { name: 'Same', price: 1 },
    ]),
  );
  expect(created[0]?.slug).toBe('same-1000');
  expect(queries).toBeLessThan(80);
  const rows = await db.query<{ slugs: number }>(
    sql`select count(distinct slug) as slugs from product where site_id = ${target.siteId}`,
  );
  expect(rows[0]?.slugs).toBe(1001);
});

test("renders stored answers again when the store's currency or URL changes", async () => {
  const target = await testSite(db);
  await db.tx((tx) =>
    createProducts(tx, target, [
      {
        name: 'Mug',
        price: 10.5,
        discount: { type: 'PERCENT', value: 10 },
        media: [
          {
            id: 'a.jpg',
            mediaType: 'image',
            title: '',
            image: { url: '/media/a.jpg', width: 1, height: 1 },
          },
        ],
      },
    ]),
  );
  const moved = targetOf(
    target.siteId,
    { currency: 'EUR', locale: 'de-DE', siteUrl: 'https://new.example' },
    new Date(),
  );
  expect(await renewCatalog(db, moved)).toBe(1);
  const rows = await db.query<{ wire: string; updatedAt: Date }>(
    sql`select wire, updated_at as "updatedAt" from product where site_id = ${target.siteId}`,
  );
  expect(JSON.parse(rows[0]?.wire ?? '')).toMatchObject({
    priceData: { currency: 'EUR', formatted: { discountedPrice: '9,45\u00A0€' } },
    productPageUrl: { base: 'https://new.example' },
    media: { mainMedia: { image: { url: 'https://new.example/media/a.jpg' } } },
  });
  expect(rows[0]?.updatedAt.toISOString()).toBe(target.now);

  // Only products that a process with the old settings wrote are rendered again.
  expect(await renewCatalog(db, moved)).toBe(0);
  await db.tx((tx) => createProducts(tx, target, [{ name: 'Late', price: 1 }]));
  await db.tx((tx) => createProducts(tx, moved, [{ name: 'In time', price: 1 }]));
  expect(await renewCatalog(db, moved)).toBe(1);
  const late = await db.query<{ wire: string }>(
    sql`select wire from product where site_id = ${target.siteId} and name = 'Late'`,
  );
  expect(JSON.parse(late[0]?.wire ?? '')).toMatchObject({
    priceData: { currency: 'EUR' },
    productPageUrl: { base: 'https://new.example' },
  });
});
