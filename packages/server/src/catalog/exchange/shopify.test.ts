import { expect, test } from 'vitest';
import { shortenName } from './rules/formats.ts';
import { shopifyRows } from './rules/write-shopify.ts';
import { products, reading, readText, refused } from './testing-files.ts';

const header =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,' +
  'Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status';

const tee = [
  'linen-tee,Linen Tee,"<p>Soft, ""washed"" linen.</p>",Northlight,Apparel > Shirts,Shirt,"summer, linen",true,Size,S,Color,Oat,TEE-S-O,250,shopify,5,deny,40.00,50.00,true,\'0123456789012,https://cdn.example/tee-oat.jpg,2,In oat,false,Linen tee,Cool all day,https://cdn.example/tee-oat.jpg,kg,12.00,active',
  'linen-tee,,,,,,,,,M,,Oat,TEE-M-O,260,shopify,-3,deny,48.00,60.00,true,,https://cdn.example/tee-clay.jpg,1,In clay,,,,https://cdn.example/tee-oat.jpg,kg,12.00,',
  'linen-tee,,,,,,,,,S,,Clay,TEE-S-C,250,shopify,0,deny,40.00,50.00,true,,https://cdn.example/tee-back.jpg,3,,,,,https://cdn.example/tee-clay.jpg,kg,12.00,',
];

test('reads a product with its variants and pictures from a Shopify export', async () => {
  const { format, entries } = await readText([header, ...tee].join('\n'), { size: 11 });
  expect(format).toBe('shopify');
  const [product] = products(entries);
  expect(product).toMatchObject({
    slug: 'linen-tee',
    name: 'Linen Tee',
    description: '<p>Soft, "washed" linen.</p>',
    brand: 'Northlight',
    tags: ['summer', 'linen'],
    visible: true,
    price: 50,
    // Of every variant a fifth is taken off: one rule makes all the prices.
    discount: { type: 'PERCENT', value: 20 },
    weight: 0.25,
    cost: 12,
    productType: 'physical',
    manageVariants: true,
    preorder: { enabled: false },
    seoData: {
      tags: [
        { type: 'title', children: 'Linen tee' },
        { type: 'meta', props: { name: 'description', content: 'Cool all day' } },
      ],
    },
    extendedFields: { shopify: { type: 'Shirt', productCategory: 'Apparel > Shirts' } },
  });
  expect(product?.media?.map(({ image }) => [image?.url, image?.altText])).toEqual([
    ['https://cdn.example/tee-clay.jpg', 'In clay'],
    ['https://cdn.example/tee-oat.jpg', 'In oat'],
    ['https://cdn.example/tee-back.jpg', undefined],
  ]);
  const [clay, oat] = product?.media ?? [];
  expect(product?.options).toEqual([
    { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] },
    {
      name: 'Color',
      choices: [
        { description: 'Oat', mediaIds: [oat?.id] },
        { description: 'Clay', mediaIds: [clay?.id] },
      ],
    },
  ]);
  expect(product?.variants).toEqual([
    {
      choices: { Size: 'S', Color: 'Oat' },
      price: null,
      weight: null,
      cost: null,
      sku: 'TEE-S-O',
      barcode: '0123456789012',
      visible: true,
      stock: { tracked: true, quantity: 5 },
    },
    {
      choices: { Size: 'M', Color: 'Oat' },
      price: 60,
      weight: 0.26,
      cost: null,
      sku: 'TEE-M-O',
      barcode: null,
      visible: true,
      stock: { tracked: true, quantity: 0 },
    },
    {
      choices: { Size: 'S', Color: 'Clay' },
      price: null,
      weight: null,
      cost: null,
      sku: 'TEE-S-C',
      barcode: null,
      visible: true,
      stock: { tracked: true, quantity: 0 },
    },
  ]);
  const [entry] = entries;
  expect(entry?.kind === 'product' && entry.notes).toEqual([
    { line: 3, field: 'Variant Inventory Qty', reason: expect.stringContaining('-3') },
  ]);
});

test('a product with the default option only has no options', async () => {
  const { entries } = await readText(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Policy,Status\nvase,Vase,Title,Default Title,V-1,30,,continue,draft\n',
  );
  expect(products(entries)).toEqual([
    {
      slug: 'vase',
      name: 'Vase',
      sku: 'V-1',
      price: 30,
      discount: { type: 'NONE', value: 0 },
      visible: false,
      options: [],
      manageVariants: false,
      preorder: { enabled: true },
      variants: [
        { choices: {}, price: null, visible: true, stock: { tracked: false, inStock: true } },
      ],
    },
  ]);
});

test('notes compare-at prices that no single discount explains, and keeps the charged prices', async () => {
  const { entries } = await readText(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price\ntee,Tee,Size,S,40,50\ntee,,,L,45,\n',
  );
  expect(products(entries)[0]).toMatchObject({
    price: 40,
    discount: { type: 'NONE', value: 0 },
    variants: [{ price: null }, { price: 45 }],
  });
  expect(entries).toEqual([
    expect.objectContaining({
      notes: [
        {
          line: 2,
          field: 'Variant Compare At Price',
          reason: expect.stringContaining('the charged prices were imported'),
        },
      ],
    }),
  ]);
});

test('finds a discount by amount', async () => {
  const { entries } = await readText(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price\ntee,Tee,Size,S,40,50\ntee,,,L,45,55\n',
  );
  expect(products(entries)[0]).toMatchObject({
    price: 50,
    discount: { type: 'AMOUNT', value: 10 },
    variants: [{ price: null }, { price: 55 }],
  });
});

test('reads the newer column names', async () => {
  const { format, entries } = await readText(
    'Title,URL handle,Description,Vendor,Price,Compare-at price,SKU,Product image URL,Option1 name,Option1 value\nVase,vase,Round,Northlight,30,,V-1,https://cdn.example/v.jpg,Title,Default Title\n',
  );
  expect(format).toBe('shopify');
  expect(products(entries)[0]).toMatchObject({
    name: 'Vase',
    slug: 'vase',
    description: 'Round',
    brand: 'Northlight',
    price: 30,
    sku: 'V-1',
    media: [{ image: { url: 'https://cdn.example/v.jpg' } }],
  });
});

test('reports an invalid picture URL and a missing price with their lines', async () => {
  const { entries } = await readText(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src\ntee,Tee,Size,S,40,not an address\ntee,,,L,,\n',
  );
  expect(refused(entries)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ line: 2, field: 'Image Src' }),
      expect.objectContaining({ line: 3, field: 'Variant Price', reason: 'is required' }),
    ]),
  );
});

const longTitle =
  'Hand-thrown stoneware serving bowl with a reactive glaze, wide rim and matching lid, large';

test('shortens a name that is too long after a word, notes it, and exports the original', async () => {
  const { entries } = await readText(`Handle,Title,Variant Price\nbowl,"${longTitle}",40\n`);
  const [product] = products(entries);
  expect(product).toMatchObject({
    name: 'Hand-thrown stoneware serving bowl with a reactive glaze, wide rim and matching…',
    extendedFields: { shopify: { title: longTitle } },
  });
  expect(product?.name?.length).toBeLessThanOrEqual(80);
  expect(entries).toEqual([
    expect.objectContaining({
      notes: [
        {
          line: 2,
          field: 'Title',
          reason: expect.stringContaining('has 90 characters and was shortened to'),
        },
      ],
    }),
  ]);
  const showing = { ...reading, siteUrl: 'https://shop.example', collectionNames: [] };
  expect(shopifyRows(product ?? {}, showing)[0]?.['Title']).toBe(longTitle);
  expect(shopifyRows({ ...product, name: 'Bowl' }, showing)[0]?.['Title']).toBe('Bowl');
});

test('cuts a name without spaces, never inside a character', () => {
  expect(shortenName('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(shortenName(`${'x'.repeat(78)}🍵🍵`)).toBe(`${'x'.repeat(78)}…`);
  expect(shortenName('x'.repeat(80))).toBe('x'.repeat(80));
});

test('reads the tax columns of both tables, and notes untaxed variants', async () => {
  for (const [taxable, code] of [
    ['Variant Taxable', 'Variant Tax Code'],
    ['Charge tax', 'Tax code'],
  ]) {
    const { unknownColumns, entries } = await readText(
      `Handle,Title,Variant Price,${taxable},${code}\nbook,Book,10,FALSE,PB\nmug,Mug,10,TRUE,\n`,
    );
    expect(unknownColumns).toEqual([]);
    expect(entries).toEqual([
      expect.objectContaining({
        notes: [
          {
            line: 2,
            field: 'Variant Taxable',
            reason: expect.stringContaining('tax settings of the store'),
          },
        ],
      }),
      expect.objectContaining({ notes: [] }),
    ]);
  }
});
