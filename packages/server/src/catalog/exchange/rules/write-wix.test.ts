import { describe, expect, test } from 'vitest';
import type { ProductLine } from './line.ts';
import { wixRows } from './write-wix.ts';

const showing = { siteUrl: 'https://shop.example', collectionNames: [] };
const rows = (line: ProductLine, collectionNames: readonly string[] = []) =>
  wixRows(line, { ...showing, collectionNames });
const empty = {
  handleId: '',
  fieldType: 'Product',
  name: '',
  description: '',
  productImageUrl: '',
  collection: '',
  sku: '',
  ribbon: '',
  price: '0',
  visible: 'TRUE',
  discountMode: '',
  discountValue: '',
  inventory: 'InStock',
  weight: '',
  cost: '',
  brand: '',
};
const color = {
  name: 'Color',
  optionType: 'color',
  choices: [
    { description: 'Oat', value: '#d6c3a4' },
    { description: 'red', value: 'red' },
  ],
} as const satisfies NonNullable<ProductLine['options']>[number];
const size = {
  name: 'Size',
  optionType: 'drop_down',
  choices: [
    { description: 'S', value: 'S' },
    { description: 'L', value: 'large' },
  ],
} as const satisfies NonNullable<ProductLine['options']>[number];

describe('the row of a product in a Wix table', () => {
  test('has empty cells for missing fields', () => {
    expect(rows({})).toEqual([empty]);
    expect(
      rows({ sku: null, ribbon: null, brand: null, description: null, weight: null, cost: null }),
    ).toEqual([empty]);
    expect(rows({ discount: { type: 'NONE', value: 5 } })).toEqual([empty]);
  });

  test('has every value that Wix has a column for', () => {
    expect(
      rows(
        {
          slug: 'mug',
          name: 'Mug',
          description: '<p>Blue</p>',
          media: [
            { image: { url: '/media/a.jpg' } },
            { video: { stillFrameMediaId: 'x' } },
            { image: { url: 'https://cdn.example/b.jpg' } },
          ],
          sku: 'MUG',
          ribbon: 'New',
          price: 24.5,
          visible: false,
          discount: { type: 'PERCENT', value: 10 },
          weight: 0.4,
          cost: 9.5,
          brand: 'North',
          infoSections: [{ title: 'Care', description: 'By hand' }, {}],
          customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }, {}],
        },
        ['Mugs; cups', 'New in'],
      ),
    ).toEqual([
      {
        ...empty,
        handleId: 'mug',
        name: 'Mug',
        description: '<p>Blue</p>',
        productImageUrl: 'https://shop.example/media/a.jpg;https://cdn.example/b.jpg',
        collection: 'Mugs, cups;New in',
        sku: 'MUG',
        ribbon: 'New',
        price: '24.5',
        visible: 'FALSE',
        discountMode: 'PERCENT',
        discountValue: '10',
        weight: '0.4',
        cost: '9.5',
        brand: 'North',
        additionalInfoTitle1: 'Care',
        additionalInfoDescription1: 'By hand',
        additionalInfoTitle2: '',
        additionalInfoDescription2: '',
        customTextField1: 'Engraving',
        customTextCharLimit1: '20',
        customTextMandatory1: 'TRUE',
        customTextField2: '',
        customTextCharLimit2: '',
        customTextMandatory2: 'FALSE',
      },
    ]);
  });

  test('has as many info sections, text fields and options as Wix has columns', () => {
    const eight = Array.from({ length: 8 }, (_, index) => `n${index + 1}`);
    const [row = {}] = rows({
      infoSections: eight.map((title) => ({ title })),
      customTextFields: eight.map((title) => ({ title })),
      options: eight.map((name) => ({ name, choices: [{ description: 'x' }] })),
    });
    expect(row).toMatchObject({
      additionalInfoTitle6: 'n6',
      customTextField2: 'n2',
      productOptionName6: 'n6',
      productOptionType6: 'DROP_DOWN',
      productOptionDescription6: 'x',
    });
    expect(Object.values(row)).not.toContain('n7');
  });

  test('has the options, with the code of a color that is not its name', () => {
    expect(rows({ options: [color, size, {}] })).toEqual([
      {
        ...empty,
        productOptionName1: 'Color',
        productOptionType1: 'COLOR',
        productOptionDescription1: '#d6c3a4:Oat;red',
        productOptionName2: 'Size',
        productOptionType2: 'DROP_DOWN',
        productOptionDescription2: 'S;L',
        productOptionName3: '',
        productOptionType3: 'DROP_DOWN',
        productOptionDescription3: '',
      },
    ]);
    expect(
      rows({
        options: [
          { name: 'C', optionType: 'color', choices: [{ description: 'a;b', value: 'c;d' }, {}] },
        ],
      })[0],
    ).toMatchObject({ productOptionDescription1: 'c,d:a,b;' });
  });

  test.each([
    [undefined, 'InStock'],
    [null, 'InStock'],
    [{}, 'InStock'],
    [{ inStock: true }, 'InStock'],
    [{ inStock: false }, 'OutOfStock'],
    [{ tracked: false, quantity: 5, inStock: false }, 'OutOfStock'],
    [{ tracked: true }, '0'],
    [{ tracked: true, quantity: 5, inStock: false }, '5'],
    [{ tracked: true, quantity: -5 }, '0'],
  ])('writes the stock %j as %s', (stock, cell) => {
    expect(rows({ variants: [stock === undefined ? {} : { stock }] })[0]?.['inventory']).toBe(cell);
  });
});

describe('the rows of variants in a Wix table', () => {
  const product: ProductLine = {
    slug: 'mug',
    price: 24,
    options: [color, size],
    manageVariants: true,
    variants: [
      {
        choices: { Color: 'Oat', Size: 'L' },
        price: 28.5,
        visible: false,
        sku: 'MUG-OL',
        weight: 0.6,
        cost: 10,
        stock: { tracked: true, quantity: 12 },
      },
      { choices: { Color: 'red', Size: 'gone' }, price: 24, sku: null },
      {},
      { price: 23.9 },
    ],
  };

  test('have the surcharge on the price, their choices, and their own values', () => {
    const [first, ...variants] = rows(product);
    expect(first).toMatchObject({ fieldType: 'Product', inventory: '' });
    const bare = {
      handleId: 'mug',
      fieldType: 'Variant',
      surcharge: '',
      visible: 'TRUE',
      inventory: 'InStock',
      weight: '',
      cost: '',
      sku: '',
      productOptionDescription1: '',
      productOptionDescription2: '',
    };
    expect(variants).toEqual([
      {
        ...bare,
        surcharge: '4.5',
        visible: 'FALSE',
        inventory: '12',
        weight: '0.6',
        cost: '10',
        sku: 'MUG-OL',
        productOptionDescription1: '#d6c3a4:Oat',
        productOptionDescription2: 'L',
      },
      { ...bare, productOptionDescription1: 'red' },
      bare,
      { ...bare, surcharge: '-0.1' },
    ]);
  });

  test('are only those of a product that manages variants and has options', () => {
    expect(rows({ ...product, manageVariants: false })).toHaveLength(1);
    expect(rows({ ...product, options: [] })).toHaveLength(1);
    const { manageVariants: _, ...unsaid } = product;
    expect(rows(unsaid)).toHaveLength(1);
  });
});
