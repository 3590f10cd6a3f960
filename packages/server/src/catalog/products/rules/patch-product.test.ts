import { describe, expect, test } from 'vitest';
import type { Product } from '@shopwright/contract/catalog/products';
import { isRefusal } from '../../../kernel/outcome.ts';
import { blankProduct, newProduct, patchProduct, replaceInfoSections } from './patch-product.ts';
import type { InfoSectionState, ProductState } from './product-state.ts';
import { testPatching, testProduct } from './testing-products.ts';

const ids = { productId: 'p', numericId: '1', inventoryItemId: 'i' };
const patch = (state: ProductState, change: Product): ProductState => {
  const patched = patchProduct(state, change, testPatching());
  if (isRefusal(patched)) throw new Error(JSON.stringify(patched));
  return patched;
};
const violations = (outcome: ReturnType<typeof patchProduct>) =>
  isRefusal(outcome) && outcome.refused === 'validation'
    ? outcome.violations.map(({ field, violatedRule, description }) => [
        field,
        violatedRule,
        description,
      ])
    : [];

describe('a new product', () => {
  test('is visible, physical, free of options, and not tracked', () => {
    const { variants, ...blank } = blankProduct(ids, testPatching());
    const { now } = testPatching();
    expect(blank).toStrictEqual({
      ...ids,
      revision: 0,
      name: '',
      slug: '',
      visible: true,
      productType: 'physical',
      sku: null,
      brand: null,
      ribbon: null,
      manageVariants: false,
      price: '0.000',
      discount: { type: 'NONE', value: '0.000' },
      weight: null,
      cost: null,
      options: [],
      infoSections: [],
      collectionIds: [],
      doc: {},
      createdAt: now,
      updatedAt: now,
    });
    expect(variants).toMatchObject([{ choices: {}, visible: true, stock: { tracked: false } }]);
  });

  test('needs a name and a price', () => {
    const missing = (product: Product) =>
      violations(newProduct(product, ids, testPatching())).map(([field, , text]) => [field, text]);
    const name = ['product.name', 'is required'];
    const price = ['product.priceData.price', 'is required'];
    expect(missing({})).toEqual([name, price]);
    expect(missing({ name: '', priceData: {} })).toEqual([name, price]);
    expect(missing({ name: 'Mug' })).toEqual([price]);
    expect(missing({ priceData: { price: 1 } })).toEqual([name]);
    expect(missing({ name: 'Mug', priceData: { price: 0 } })).toEqual([]);
  });

  test('has the given slug, one from its name, or a valid default', () => {
    const slug = (product: Product) => testProduct(product).slug;
    expect(slug({ name: 'Dune Mug' })).toBe('dune-mug');
    expect(slug({ name: 'Dune Mug', slug: 'The Mug' })).toBe('the-mug');
    expect(slug({ name: 'Dune Mug', slug: '!!' })).toBe('dune-mug');
    expect(slug({ name: '!!' })).toBe('product');
  });
});

describe('a patch of texts', () => {
  const full = testProduct({
    name: 'Mug',
    slug: 'mug',
    sku: 'MUG',
    brand: 'North',
    ribbon: 'New',
    visible: false,
    productType: 'digital',
    description: '<p>Blue</p>',
    taxGroupId: 'tax',
  });

  test('leaves other fields unchanged', () => {
    expect(patch(full, {})).toStrictEqual(full);
    expect(patch(full, { name: 'Cup' })).toStrictEqual({ ...full, name: 'Cup' });
  });

  test('clears a text with null or an empty string', () => {
    for (const empty of [null, ''])
      expect(patch(full, { sku: empty, brand: empty, ribbon: empty })).toStrictEqual({
        ...full,
        sku: null,
        brand: null,
        ribbon: null,
      });
    expect(patch(full, { description: null, taxGroupId: null }).doc).toStrictEqual({});
    expect(patch(full, { description: '' }).doc).toStrictEqual({ taxGroupId: 'tax' });
  });

  test('replaces texts', () => {
    expect(
      patch(full, {
        name: 'Cup',
        slug: 'Tea Cup',
        sku: 'CUP',
        brand: 'South',
        ribbon: 'Sale',
        visible: true,
        productType: 'physical',
        description: '<p>Red</p>',
        taxGroupId: 'other',
      }),
    ).toStrictEqual({
      ...full,
      name: 'Cup',
      slug: 'tea-cup',
      sku: 'CUP',
      brand: 'South',
      ribbon: 'Sale',
      visible: true,
      productType: 'physical',
      doc: { description: '<p>Red</p>', taxGroupId: 'other' },
    });
  });

  test('does not show a hidden product, and does not change an unspecified type', () => {
    expect(patch(full, { visible: null })).toStrictEqual(full);
    expect(patch(full, { productType: 'unspecified_product_type' })).toStrictEqual(full);
    expect(patch(full, { visible: true }).visible).toBe(true);
  });

  test('derives an empty slug from the name', () => {
    expect(patch(full, { slug: '' }).slug).toBe('mug');
    expect(patch(full, { slug: '!', name: 'Cup' }).slug).toBe('cup');
    expect(patch(full, { slug: '!', name: '!' }).slug).toBe('product');
  });

  test('cannot remove the name', () => {
    expect(violations(patchProduct(full, { name: null }, testPatching()))).toEqual([
      ['product.name', 'REQUIRED_FIELD', 'is required'],
    ]);
  });
});

describe('a patch of numbers', () => {
  const full = testProduct({ weight: 1.5, costAndProfitData: { itemCost: 4 } });

  test('sets, leaves and clears weight and cost', () => {
    expect([full.weight, full.cost]).toEqual(['1.5000', '4.000']);
    expect(patch(full, { costAndProfitData: {} })).toStrictEqual(full);
    expect(patch(full, { weight: 2 })).toStrictEqual({ ...full, weight: '2.0000' });
    expect(patch(full, { weight: null, costAndProfitData: { itemCost: null } })).toStrictEqual({
      ...full,
      weight: null,
      cost: null,
    });
  });

  test('names each number that is out of bounds', () => {
    const outcome = patchProduct(
      full,
      {
        weight: -1,
        costAndProfitData: { itemCost: -1 },
        priceData: { price: -1 },
        discount: { type: 'PERCENT', value: 101 },
      },
      testPatching(),
    );
    expect(violations(outcome)).toEqual([
      ['product.priceData.price', 'MIN', 'must not be less than 0'],
      ['product.costAndProfitData.itemCost', 'MIN', 'must not be less than 0'],
      ['product.weight', 'MIN', 'must not be less than 0'],
      ['product.discount.value', 'MAX', 'must not be greater than 100'],
    ]);
  });

  test('sets the price and the discount', () => {
    const patched = patch(full, {
      priceData: { price: 12 },
      discount: { type: 'AMOUNT', value: 2 },
    });
    expect(patched).toStrictEqual({
      ...full,
      price: '12.000',
      discount: { type: 'AMOUNT', value: '2.000' },
    });
    expect(patch(patched, { priceData: {} })).toStrictEqual(patched);
  });
});

describe('a patch of nested objects', () => {
  const unit = {
    totalQuantity: 350,
    totalMeasurementUnit: 'ML',
    baseQuantity: 1,
    baseMeasurementUnit: 'L',
  } as const;
  const full = testProduct({
    productDimensions: { length: '1', unit: 'CM' },
    packageDimensions: { width: '2', unit: 'CM' },
    pricePerUnitData: unit,
    seoData: { tags: [{ type: 'title', children: 'Mug' }] },
  });

  test('merges dimensions, and removes the last of them', () => {
    expect(
      patch(full, { productDimensions: { height: '3' }, packageDimensions: { height: '4' } }).doc,
    ).toMatchObject({
      productDimensions: { length: '1', height: '3', unit: 'CM' },
      packageDimensions: { width: '2', height: '4', unit: 'CM' },
    });
    const { productDimensions: _1, packageDimensions: _2, ...rest } = full.doc;
    expect(
      patch(full, { productDimensions: { length: null }, packageDimensions: { width: null } }).doc,
    ).toStrictEqual(rest);
  });

  test('merges the price per unit, and names what is missing', () => {
    expect(patch(full, { pricePerUnitData: { baseQuantity: 2 } }).doc.pricePerUnitData).toEqual({
      ...unit,
      baseQuantity: 2,
    });
    expect(patch(full, { pricePerUnitData: { baseMeasurementUnit: 'UNSPECIFIED' } }).doc).toEqual({
      ...full.doc,
      pricePerUnitData: undefined,
    });
    expect(
      violations(
        patchProduct(testProduct({}), { pricePerUnitData: { totalQuantity: 1 } }, testPatching()),
      ),
    ).toEqual([['product.pricePerUnitData.totalMeasurementUnit', 'REQUIRED_FIELD', 'is required']]);
  });
});

describe('a patch of options', () => {
  const option = { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] };
  const sized = testProduct({ manageVariants: true, productOptions: [option] });

  test('makes a variant for each choice of a product that manages variants', () => {
    expect(sized).toMatchObject({ manageVariants: true, options: [{ kind: 'option' }] });
    expect(sized.variants).toHaveLength(2);
    const chosen = testProduct({ productOptions: [option] });
    expect(chosen).toMatchObject({ manageVariants: false, options: [{ kind: 'modifier' }] });
    expect(chosen.variants).toHaveLength(1);
  });

  test('turns the options into variants, but not back', () => {
    const managed = patch(testProduct({ productOptions: [option] }), { manageVariants: true });
    expect(managed).toMatchObject({ manageVariants: true, options: [{ kind: 'option' }] });
    expect(managed.variants).toHaveLength(2);
    expect(patchProduct(sized, { manageVariants: false }, testPatching())).toMatchObject({
      code: 'VARIANTS_EXIST',
    });
    expect(patch(sized, { manageVariants: false, productOptions: [] })).toMatchObject({
      manageVariants: false,
      options: [],
    });
    expect(patch(sized, { manageVariants: true })).toStrictEqual(sized);
  });

  test('names the option that is wrong', () => {
    const [first] = violations(
      patchProduct(sized, { productOptions: [option, option] }, testPatching()),
    );
    expect(first?.[0]).toMatch(/^product\.productOptions/);
  });
});

describe('info sections', () => {
  const section = (title: string, text: string, shared = false): InfoSectionState => ({
    infoSectionId: `${title} ${text}`,
    uniqueName: shared ? title : null,
    title,
    description: text as InfoSectionState['description'],
    shared,
  });
  const take = (
    inputs: readonly { title?: string; description?: string }[],
    existing: readonly InfoSectionState[],
  ) => replaceInfoSections(inputs, existing, { mint: () => 'new', now: '' });

  test('are the same where nothing changed, in the new order', () => {
    const [care, size] = [section('Care', 'by hand'), section('Size', 'large', true)];
    const taken = take(
      [
        { title: 'Size', description: 'large' },
        { title: 'Care', description: 'by hand' },
      ],
      [care, size],
    );
    expect(taken).toEqual([size, care]);
    expect(taken[0]).toBe(size);
  });

  test('are changed in place under the same title, unless other products share them', () => {
    expect(
      take([{ title: 'Care', description: 'machine' }], [section('Care', 'by hand')]),
    ).toStrictEqual([{ ...section('Care', 'by hand'), description: 'machine' }]);
    expect(
      take([{ title: 'Care', description: 'machine' }], [section('Care', 'by hand', true)]),
    ).toStrictEqual([
      {
        infoSectionId: 'new',
        uniqueName: null,
        shared: false,
        title: 'Care',
        description: 'machine',
      },
    ]);
  });

  test('with the same title are each used once, the unchanged one first', () => {
    const [one, two] = [section('Care', 'one'), section('Care', 'two')];
    expect(
      take(
        [
          { title: 'Care', description: 'three' },
          { title: 'Care', description: 'one' },
          { title: 'Care', description: 'four' },
        ],
        [one, two],
      ),
    ).toStrictEqual([
      { ...two, description: 'three' },
      one,
      { infoSectionId: 'new', uniqueName: null, shared: false, title: 'Care', description: 'four' },
    ]);
  });

  test('may be empty', () => {
    expect(take([{}], [])).toStrictEqual([
      { infoSectionId: 'new', uniqueName: null, shared: false, title: '', description: '' },
    ]);
    expect(
      patch(testProduct({ additionalInfoSections: [{ title: 'A' }] }), {
        additionalInfoSections: [],
      }).infoSections,
    ).toEqual([]);
  });
});
