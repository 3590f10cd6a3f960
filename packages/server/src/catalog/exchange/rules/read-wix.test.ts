import { describe, expect, test } from 'vitest';
import type { RowProblem } from './cells.ts';
import { readWixProduct } from './read-wix.ts';

const read = (...rows: Record<string, string>[]) => {
  const problems: RowProblem[] = [];
  const line = readWixProduct(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    problems,
  );
  return { line, problems };
};
const line = (...rows: Record<string, string>[]) => {
  const { line: product, problems } = read(...rows);
  expect(problems).toEqual([]);
  return product;
};
const size = { productOptionName1: 'Size', productOptionDescription1: 'S;M' };
const variant = (cells: Record<string, string> = {}) => ({
  fieldType: 'Variant',
  productOptionDescription1: 'S',
  ...cells,
});

describe('a product row of Wix', () => {
  test('states no field without columns or without a row', () => {
    expect(line()).toEqual({});
    expect(line({})).toEqual({});
  });

  test('has its values; empty cells clear optional fields', () => {
    expect(
      line({
        handleId: 'Dune Mug',
        name: 'Mug',
        description: 'x',
        collection: 'Mugs; New in',
        sku: 's',
        ribbon: 'r',
        brand: 'b',
        price: '24',
        visible: 'FALSE',
        weight: '0.4',
        cost: '9.5',
        inventory: '12',
      }),
    ).toEqual({
      slug: 'dune-mug',
      name: 'Mug',
      description: 'x',
      collections: [{ name: 'Mugs' }, { name: 'New in' }],
      sku: 's',
      ribbon: 'r',
      brand: 'b',
      price: 24,
      visible: false,
      weight: 0.4,
      cost: 9.5,
      stock: { tracked: true, quantity: 12 },
    });
    expect(
      line({
        handleId: '',
        name: '',
        description: '',
        collection: '',
        sku: '',
        ribbon: '',
        brand: '',
        price: '',
        visible: '',
        weight: '',
        cost: '',
        inventory: '',
        productImageUrl: '',
      }),
    ).toEqual({
      description: null,
      collections: [],
      sku: null,
      ribbon: null,
      brand: null,
      weight: null,
      cost: null,
      media: [],
    });
  });

  test('has an id in a handle that Wix made, and no slug', () => {
    const id = 'A1B2C3D4-0000-4000-8000-00000000000F';
    expect(line({ handleId: `product_${id}` })).toEqual({ id: id.toLowerCase() });
    expect(line({ handleId: 'Product_other' })).toEqual({});
    expect(line({ handleId: `my-product_${id}` })).toEqual({
      slug: `my-product-${id.toLowerCase()}`,
    });
  });

  test.each([
    ['InStock', { tracked: false, inStock: true }],
    ['in stock', { tracked: false, inStock: true }],
    ['OUT_OF_STOCK', { tracked: false, inStock: false }],
    ['0', { tracked: true, quantity: 0 }],
    ['-3', { tracked: true, quantity: 0 }],
  ])('with the inventory %s has the stock %j', (inventory, stock) => {
    expect(line({ inventory })).toEqual({ stock });
  });

  test.each([
    ['percent', '10', { type: 'PERCENT', value: 10 }],
    ['AMOUNT', '2.5', { type: 'AMOUNT', value: 2.5 }],
    ['AMOUNT', '0', { type: 'NONE', value: 0 }],
    ['', '10', { type: 'NONE', value: 0 }],
    ['PERCENT', '', { type: 'NONE', value: 0 }],
  ])('with the discount %s %s has %j', (discountMode, discountValue, discount) => {
    expect(line({ discountMode, discountValue })).toEqual({ discount });
  });

  test('reports cells that it cannot read', () => {
    expect(read({ discountMode: 'half', discountValue: '1' })).toMatchObject({
      line: { discount: { type: 'NONE', value: 0 } },
      problems: [{ field: 'discountMode', reason: '"HALF" is neither PERCENT nor AMOUNT' }],
    });
    expect(read({ inventory: 'many' })).toMatchObject({
      line: {},
      problems: [{ field: 'inventory', code: 'NOT_A_NUMBER' }],
    });
    expect(read({ productImageUrl: 'not a picture' }).problems).toMatchObject([
      {
        field: 'productImageUrl',
        reason: '"not a picture" is not the URL of a picture',
        code: 'NOT_AN_IMAGE_URL',
      },
    ]);
  });

  test('has each picture once', () => {
    const url = 'https://cdn.example/a.jpg';
    expect(line({ productImageUrl: `${url};${url}` }).media).toMatchObject([{ image: { url } }]);
  });

  test('has info sections and text fields where they are filled', () => {
    expect(
      line({
        additionalInfoTitle1: '',
        additionalInfoDescription1: 'x',
        additionalInfoTitle2: 'Care',
        additionalInfoTitle6: 'Last',
        customTextField1: 'Engraving',
        customTextCharLimit1: '20',
        customTextMandatory1: 'TRUE',
        customTextField2: 'Card',
      }),
    ).toEqual({
      infoSections: [
        { title: '', description: 'x' },
        { title: 'Care', description: '' },
        { title: 'Last', description: '' },
      ],
      customTextFields: [
        { title: 'Engraving', maxLength: 20, mandatory: true },
        { title: 'Card', maxLength: 500, mandatory: false },
      ],
    });
    expect(line({ additionalInfoTitle1: '', customTextField1: '' })).toEqual({
      infoSections: [],
      customTextFields: [],
    });
  });
});

describe('options and variants of Wix', () => {
  test('have colors with codes, plain names, and choices that only variants name', () => {
    expect(
      line(
        {
          productOptionName1: 'Color',
          productOptionType1: 'color',
          productOptionDescription1: '#d6c3a4:Oat;rgb(1,2,3): ;Clay',
          productOptionName2: 'Size',
          productOptionType2: 'DROP_DOWN',
          productOptionDescription2: '#fff:S',
        },
        variant({
          productOptionDescription1: '#d6c3a4:Oat',
          productOptionDescription2: 'XL',
        }),
      ),
    ).toMatchObject({
      manageVariants: true,
      options: [
        {
          name: 'Color',
          optionType: 'color',
          choices: [
            { description: 'Oat', value: '#d6c3a4' },
            { description: 'rgb(1,2,3)', value: 'rgb(1,2,3)' },
            { description: 'Clay' },
          ],
        },
        {
          name: 'Size',
          optionType: 'drop_down',
          choices: [{ description: '#fff:S' }, { description: 'XL' }],
        },
      ],
      variants: [{ choices: { Color: 'Oat', Size: 'XL' } }],
    });
  });

  test('without variants are choices of the one variant', () => {
    expect(line({ ...size, inventory: 'InStock' })).toMatchObject({
      manageVariants: false,
      options: [{ choices: [{ description: 'S' }, { description: 'M' }] }],
      stock: { inStock: true },
    });
    expect(line({ productOptionName1: '' })).toEqual({ options: [], manageVariants: false });
  });

  test('have a surcharge on the price of the product', () => {
    const price = (surcharge: string) =>
      line({ ...size, price: '24' }, variant({ surcharge })).variants?.[0]?.price;
    expect([price('4.5'), price('-0.1'), price('0'), price('')]).toEqual([28.5, 23.9, null, null]);
  });

  test('cannot have a surcharge on a price that the file does not state', () => {
    expect(read(size, variant({ surcharge: '4.5' })).problems).toMatchObject([
      {
        line: 3,
        field: 'surcharge',
        reason: 'is added to the price, which the Product row must state',
        code: 'REQUIRED',
      },
    ]);
    expect(line(size, variant({ surcharge: '0' })).variants?.[0]?.price).toBeNull();
  });

  test('have the values of their own row', () => {
    expect(
      line(
        size,
        variant({ cost: '', weight: '2', sku: '', visible: 'FALSE', inventory: '3' }),
        variant({ productOptionDescription1: 'M', cost: '1', weight: '', sku: 'M-1' }),
      ).variants,
    ).toEqual([
      {
        choices: { Size: 'S' },
        price: null,
        cost: null,
        weight: 2,
        sku: null,
        visible: false,
        stock: { tracked: true, quantity: 3 },
      },
      { choices: { Size: 'M' }, price: null, cost: 1, weight: null, sku: 'M-1' },
    ]);
  });

  test('are reported when they contradict the product', () => {
    const problems = (...rows: Record<string, string>[]) =>
      read(...rows).problems.map(({ line: at, field, reason }) => [at, field, reason]);
    expect(problems(size, variant({ fieldType: 'Product' }))).toEqual([
      [3, 'fieldType', 'must be Variant: this handleId already has a Product row'],
    ]);
    expect(problems(size, variant({ fieldType: 'variant' }))).toEqual([]);
    expect(problems(size, variant({ productOptionDescription1: '' }))).toEqual([
      [3, 'productOptionDescription1', 'must name a choice of the option "Size"'],
    ]);
    expect(problems({}, variant())).toEqual([
      [
        3,
        'productOptionName1',
        'is required in the Product row: variants need at least one option',
      ],
    ]);
    expect(
      problems({ productOptionName1: '', productOptionName2: 'Size' }).map(([, ...rest]) => rest),
    ).toEqual([['productOptionName1', 'must not be empty when later options have names']]);
  });
});
