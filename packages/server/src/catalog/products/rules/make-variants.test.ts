import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import { patchProduct } from './patch-product.ts';
import type { ProductState } from './product-state.ts';
import { choiceNames } from './render-product.ts';
import { testPatching, testProduct } from './testing-products.ts';
import { overrideVariants } from './variants.ts';

const patching = testPatching();
const option = (name: string, ...names: string[]) => ({
  name,
  choices: names.map((description) => ({ description, value: description })),
});
const change = (state: ProductState, patch: Parameters<typeof patchProduct>[1]): ProductState => {
  const after = patchProduct(state, patch, patching);
  if (isRefusal(after)) throw new Error(JSON.stringify(after));
  return after;
};
const idsByName = (state: ProductState) =>
  new Map(
    state.variants.map(({ variantId, choices }) => [
      Object.values(choiceNames(state)(choices)).join(' '),
      variantId,
    ]),
  );

test('managed options make a variant for every combination of choices', () => {
  const state = testProduct(
    {
      manageVariants: true,
      productOptions: [option('Color', 'Oat', 'Clay'), option('Size', 'S', 'M')],
    },
    patching,
  );
  expect([...idsByName(state).keys()]).toEqual(['Oat S', 'Oat M', 'Clay S', 'Clay M']);
});

test('editing options keeps ids, prices and stock of the remaining variants', () => {
  const start = testProduct(
    { manageVariants: true, productOptions: [option('Color', 'Oat', 'Clay')] },
    patching,
  );
  const priced = overrideVariants(
    start,
    [{ choices: { Color: 'Clay' }, price: 12, sku: 'C' }],
    patching.currency,
  );
  if (isRefusal(priced)) throw new Error('refused');
  const more = change(priced, { productOptions: [option('Color', 'Sage', 'Clay', 'Oat')] });
  expect(idsByName(more).get('Clay')).toBe(idsByName(start).get('Clay'));
  expect(more.variants.find(({ sku }) => sku === 'C')?.price).toBe('12.000');
  expect(more.options[0]?.customizationId).toBe(start.options[0]?.customizationId);
  expect(more.options[0]?.choices.find(({ name }) => name === 'Oat')?.id).toBe(
    start.options[0]?.choices[0]?.id,
  );
  const back = change(more, { productOptions: [option('Color', 'Oat', 'Clay')] });
  expect(idsByName(back)).toEqual(idsByName(start));
});

test('adding or removing an option continues each variant as its first successor', () => {
  const start = testProduct(
    { manageVariants: true, productOptions: [option('Color', 'Oat', 'Clay')] },
    patching,
  );
  const sized = change(start, {
    productOptions: [option('Color', 'Oat', 'Clay'), option('Size', 'S', 'M')],
  });
  expect(idsByName(sized).get('Oat S')).toBe(idsByName(start).get('Oat'));
  expect(idsByName(sized).get('Clay S')).toBe(idsByName(start).get('Clay'));
  const plain = change(sized, { productOptions: [option('Color', 'Oat', 'Clay')] });
  expect(idsByName(plain)).toEqual(idsByName(start));
  const managed = change(testProduct({}, patching), {
    manageVariants: true,
    productOptions: [option('Color', 'Oat', 'Clay')],
  });
  expect(managed.variants).toHaveLength(2);
});

test('options of a product without managed variants are modifiers of its one variant', () => {
  const state = testProduct({ productOptions: [option('Wrap', 'Yes', 'No')] }, patching);
  expect(state.variants).toHaveLength(1);
  expect(state.options[0]?.kind).toBe('modifier');
});

test('more than a thousand variants, six options or a hundred choices are refused', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `c${n}`);
  const tooMany = patchProduct(
    testProduct({}, patching),
    {
      manageVariants: true,
      productOptions: [option('A', ...ten), option('B', ...ten), option('C', ...ten, 'c10')],
    },
    patching,
  );
  expect(tooMany).toMatchObject({
    refused: 'validation',
    violations: [{ field: 'product.productOptions', violatedRule: 'MAX_SIZE' }],
  });
  expect(
    change(testProduct({}, patching), {
      manageVariants: true,
      productOptions: [option('A', ...ten), option('B', ...ten), option('C', ...ten)],
    }).variants,
  ).toHaveLength(1000);
  expect(
    patchProduct(
      testProduct({}, patching),
      { productOptions: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => option(name, 'x')) },
      patching,
    ),
  ).toMatchObject({ refused: 'validation' });
  expect(
    patchProduct(
      testProduct({}, patching),
      { productOptions: [option('a', ...Array.from({ length: 101 }, (_, n) => `x${n}`))] },
      patching,
    ),
  ).toMatchObject({ refused: 'validation' });
});

test('two options or two choices of one name are refused', () => {
  expect(
    patchProduct(
      testProduct({}, patching),
      { productOptions: [option('Color', 'Oat'), option('Color', 'Clay')] },
      patching,
    ),
  ).toMatchObject({ refused: 'validation' });
  expect(
    patchProduct(
      testProduct({}, patching),
      { productOptions: [option('Color', 'Oat', 'Oat')] },
      patching,
    ),
  ).toMatchObject({ refused: 'validation' });
});

test('variant management cannot be switched off under variants', () => {
  const state = testProduct(
    { manageVariants: true, productOptions: [option('Color', 'Oat', 'Clay')] },
    patching,
  );
  expect(patchProduct(state, { manageVariants: false }, patching)).toMatchObject({
    code: 'VARIANTS_EXIST',
  });
  expect(change(state, { manageVariants: false, productOptions: [] }).variants).toHaveLength(1);
});

test('color codes are shown as swatches, names as text', () => {
  const state = testProduct(
    {
      productOptions: [
        {
          name: 'Color',
          choices: [
            { value: '#D6C3A4', description: 'Oat' },
            { value: 'rgb(1, 2, 3)', description: 'Clay' },
          ],
        },
        option('Size', 'S'),
      ],
    },
    patching,
  );
  expect(state.options.map(({ renderType }) => renderType)).toEqual([
    'SWATCH_CHOICES',
    'TEXT_CHOICES',
  ]);
});
