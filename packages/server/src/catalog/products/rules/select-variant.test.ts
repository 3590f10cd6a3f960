import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState } from './product-state.ts';
import { isForSale, readSelection, remainingOptions, selectedVariant } from './variants.ts';
import { testPatching, testProduct } from './testing-products.ts';

const patching = testPatching();
const choices = (...names: string[]) =>
  names.map((description) => ({
    description,
    value: description === 'Oat' ? '#fff' : description,
  }));
const wire = {
  manageVariants: true,
  productOptions: [
    { name: 'Color', choices: choices('Oat', 'Clay') },
    { name: 'Size', choices: choices('S', 'M') },
  ],
};
/** In the order Oat S, Oat M, Clay S, Clay M. */
const mug = testProduct(wire, patching);
const plain = testProduct({}, patching);
const unmanaged = testProduct({ ...wire, manageVariants: false }, patching);
const select = (options: Record<string, string>, state = mug) => {
  const selection = readSelection(state, options);
  if (isRefusal(selection)) throw new Error(JSON.stringify(selection));
  return selection;
};
const change = (index: number, changes: object, stock = {}): ProductState => ({
  ...mug,
  variants: mug.variants.map((variant, at) =>
    at === index ? { ...variant, ...changes, stock: { ...variant.stock, ...stock } } : variant,
  ),
});

test('a choice is named by its name or its value', () => {
  expect(select({ Color: '#fff' })).toEqual(select({ Color: 'Oat' }));
  expect([...select({ Color: 'Oat' })]).toEqual([
    [mug.options[0]?.customizationId, mug.options[0]?.choices[0]?.id],
  ]);
  expect(select({}).size).toBe(0);
});

test('an unknown option or choice is refused by its name', () => {
  expect(readSelection(mug, { Color: 'Oat', Size: 'XL' })).toMatchObject({
    violations: [
      {
        field: 'options.Size',
        violatedRule: 'INVALID_ENUM_VALUE',
        description: 'has no choice XL',
      },
    ],
  });
  expect(readSelection(mug, { Grind: 'fine' })).toMatchObject({
    violations: [{ field: 'options.Grind', description: 'is not an option of this product' }],
  });
});

test('a whole selection names one variant, a part of it none', () => {
  expect(selectedVariant(mug, select({ Color: 'Clay', Size: 'S' }))).toBe(mug.variants[2]);
  expect(selectedVariant(mug, select({ Color: 'Clay' }))).toBeUndefined();
  expect(selectedVariant(mug, select({}))).toBeUndefined();
});

test('a product without managed variants has one, once everything is chosen', () => {
  expect(selectedVariant(plain, new Map())).toBe(plain.variants[0]);
  expect(selectedVariant(unmanaged, select({ Color: 'Oat' }, unmanaged))).toBeUndefined();
  expect(selectedVariant(unmanaged, select({ Color: 'Oat', Size: 'M' }, unmanaged))).toBe(
    unmanaged.variants[0],
  );
});

test('a selection is for sale when product and variant are visible and in stock', () => {
  const oat = { Color: 'Oat', Size: 'S' };
  expect(isForSale(mug, select(oat))).toBe(true);
  expect(isForSale(mug, select({ Color: 'Oat' }))).toBe(false);
  expect(isForSale({ ...mug, visible: false }, select(oat))).toBe(false);
  expect(isForSale(change(0, { visible: false }), select(oat))).toBe(false);
  expect(isForSale(change(0, {}, { inStock: false }), select(oat))).toBe(false);
  expect(isForSale(change(1, {}, { inStock: false }), select(oat))).toBe(true);
});

test('shows whether each choice is available, given the others', () => {
  const rendered = mug.options.map(({ name, choices: all }) => ({
    name,
    choices: all.map((choice) => ({ description: choice.name })),
  }));
  const left = (state: ProductState, options: Record<string, string>) =>
    remainingOptions(state, select(options), rendered).map((option) =>
      (option.choices ?? []).map(
        ({ description, visible, inStock }) =>
          `${description}${visible ? '' : ' hidden'}${inStock ? '' : ' out'}`,
      ),
    );
  expect(left(mug, {})).toEqual([
    ['Oat', 'Clay'],
    ['S', 'M'],
  ]);
  const hidden = change(2, { visible: false });
  expect(left(hidden, {})).toEqual([
    ['Oat', 'Clay'],
    ['S', 'M'],
  ]);
  expect(left(hidden, { Color: 'Clay' })).toEqual([
    ['Oat', 'Clay'],
    ['S hidden out', 'M'],
  ]);
  expect(left(change(1, {}, { inStock: false }), { Color: 'Oat', Size: 'M' })).toEqual([
    ['Oat out', 'Clay'],
    ['S', 'M out'],
  ]);
  expect(remainingOptions(unmanaged, new Map(), rendered)).toEqual(rendered);
  expect(
    remainingOptions({ ...mug, options: mug.options.slice(0, 1) }, new Map(), rendered)[1],
  ).toBe(rendered[1]);
});
