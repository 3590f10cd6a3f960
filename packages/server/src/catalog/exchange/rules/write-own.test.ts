import { describe, expect, test } from 'vitest';
import type { ProductLine } from './line.ts';
import { ownProductRows } from './write-own.ts';

describe('the rows that we write', () => {
  test('have defaults for missing fields', () => {
    const [row, ...rest] = ownProductRows({});
    expect(rest).toEqual([]);
    expect(Object.fromEntries(Object.entries(row ?? {}).filter(([, cell]) => cell !== ''))).toEqual(
      {
        type: 'product',
        visible: 'TRUE',
        discountType: 'NONE',
        manageVariants: 'FALSE',
        preorderEnabled: 'FALSE',
      },
    );
  });

  test("have the only variant in the product's row, unless it has values of its own", () => {
    const only = { id: 'v', barcode: 'b', stock: { tracked: true, quantity: 2, inStock: false } };
    const rows = (variant: NonNullable<ProductLine['variants']>[number]) =>
      ownProductRows({ slug: 'mug', variants: [{ ...only, ...variant }] });
    expect(rows({ visible: true, price: null })).toHaveLength(1);
    expect(rows({})[0]).toMatchObject({
      variantId: 'v',
      barcode: 'b',
      tracked: 'TRUE',
      quantity: '2',
      inStock: 'FALSE',
      preordered: '',
    });
    for (const more of [
      { visible: false },
      { price: 1 },
      { cost: 1 },
      { weight: 0 },
      { productDimensions: { length: '1' } },
      { packageDimensions: { length: '1' } },
    ])
      expect(rows(more)).toMatchObject([{}, { type: 'variant', slug: 'mug', variantId: 'v' }]);
    expect(ownProductRows({ variants: [{}] })[0]).toMatchObject({ variantId: '', barcode: '' });
    expect(ownProductRows({ variants: [{ stock: {} }] })[0]).toMatchObject({
      tracked: '',
      quantity: '',
      inStock: '',
    });
  });

  test('have the choices of each variant, escaped', () => {
    const line: ProductLine = {
      slug: 'mug',
      manageVariants: true,
      options: [
        {
          name: 'Color',
          optionType: 'color',
          choices: [
            { description: 'a;b', value: 'c=d', mediaIds: ['x.jpg'] },
            { description: 'Blue', value: 'Blue' },
            {},
          ],
        },
        { choices: [] },
      ],
      variants: [{ choices: { Color: 'a;b' }, sku: 's', stock: { preordered: 1 } }, {}],
    };
    const [first, ...variants] = ownProductRows(line);
    expect(first).toMatchObject({
      option1Name: 'Color',
      option1Type: 'color',
      option1Choices: 'a\\;b=c\\=d;Blue;',
      option2Name: '',
      option2Type: '',
      option2Choices: '',
      choiceMedia: '{"Color":{"a;b":["x.jpg"]}}',
    });
    expect(first).not.toHaveProperty('variantId');
    expect(variants).toMatchObject([
      { option1Choices: 'a\\;b', sku: 's', preordered: '1', visible: 'TRUE' },
      { sku: '', barcode: '', price: '' },
    ]);
    expect(variants[1]).not.toHaveProperty('option1Choices');
    expect(ownProductRows({ ...line, manageVariants: false })).toHaveLength(1);
    expect(ownProductRows({ ...line, options: [] })).toHaveLength(1);
  });

  test('have at most as many options as the table has columns', () => {
    const [row = {}] = ownProductRows({
      options: Array.from({ length: 8 }, (_, index) => ({ name: `n${index + 1}` })),
    });
    expect(row).toMatchObject({ option6Name: 'n6', choiceMedia: '' });
    expect(row).not.toHaveProperty('option7Name');
  });

  test('have preorder columns when the product sets them', () => {
    const cells = (preorder: ProductLine['preorder']) => {
      const [{ preorderEnabled, preorderMessage, preorderLimit } = {}] = ownProductRows(
        preorder ? { preorder } : {},
      );
      return [preorderEnabled, preorderMessage, preorderLimit];
    };
    expect(cells({ enabled: true })).toEqual(['TRUE', '', '']);
    expect(cells({ message: 'In May' })).toEqual(['FALSE', 'In May', '']);
    expect(cells({ limit: 0 })).toEqual(['FALSE', '', '0']);
    expect(cells({ enabled: false, message: null, limit: null })).toEqual([
      'FALSE',
      undefined,
      undefined,
    ]);
  });
});
