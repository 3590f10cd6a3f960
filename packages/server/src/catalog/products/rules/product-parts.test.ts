import { expect, test } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import { patchProduct, replaceInfoSections } from './patch-product.ts';
import { addMedia, assignMedia, removeMedia, unassignMedia } from './media.ts';
import type { InfoSectionState, ProductState } from './product-state.ts';
import { testPatching, testProduct } from './testing-products.ts';
import { overrideVariants, resetVariants } from './variants.ts';

const patching = testPatching();
const done = (outcome: ProductState | AnyRefusal): ProductState => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const option = (name: string, ...names: string[]) => ({
  name,
  choices: names.map((value) => ({ value })),
});
const item = (id: string) => ({
  item: {
    id,
    mediaType: 'image' as const,
    title: '',
    image: { url: `/media/${id}`, width: 1, height: 1 },
  },
});
const choiceMedia = ({ options }: ProductState) =>
  options.map(({ choices }) => choices.map(({ mediaIds }) => mediaIds));

test('editing copies a shared info section, and changes an unshared one in place', () => {
  const [own, shared] = replaceInfoSections(
    [
      { title: 'Care', description: 'a' },
      { title: 'Returns', description: 'b' },
    ],
    [],
    patching,
  ).map((section, n): InfoSectionState => ({ ...section, shared: n === 1 }));
  if (!own || !shared) throw new Error('unreachable');
  const edited = replaceInfoSections(
    [
      { title: 'Returns', description: 'c' },
      { title: 'Care', description: '<b onclick=x>z</b>' },
    ],
    [own, shared],
    patching,
  );
  expect(edited[0]?.infoSectionId).not.toBe(shared.infoSectionId);
  expect(edited[0]).toMatchObject({ description: 'c', shared: false });
  expect(edited[1]).toMatchObject({ infoSectionId: own.infoSectionId, description: '<b>z</b>' });
  expect(
    replaceInfoSections([{ title: 'Returns', description: 'b' }], [own, shared], patching),
  ).toEqual([shared]);
});

test('media are appended once, and removing them removes them from choices too', () => {
  const start = testProduct({ productOptions: [option('Color', 'Oat', 'Clay')] }, patching);
  const two = done(
    addMedia(done(addMedia(start, [item('a'), item('b')])), [
      { ...item('b'), choice: { option: 'Color', choice: 'Clay' } },
    ]),
  );
  expect(two.doc.media?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(choiceMedia(two)).toEqual([[[], ['b']]]);
  expect(choiceMedia(removeMedia(two, ['b']))).toEqual([[[], []]]);
  expect(removeMedia(two, []).doc.media).toEqual([]);
  expect(removeMedia(two, ['unknown'])).toBe(two);
});

test("only one option of a product has media, all of them the product's", () => {
  const start = done(
    addMedia(
      testProduct({ productOptions: [option('Color', 'Oat'), option('Size', 'S')] }, patching),
      [item('a')],
    ),
  );
  const colored = done(assignMedia(start, [{ option: 'Color', choice: 'Oat', mediaIds: ['a'] }]));
  expect(assignMedia(colored, [{ option: 'Size', choice: 'S', mediaIds: ['a'] }])).toMatchObject({
    code: 'MEDIA_ON_ANOTHER_OPTION',
  });
  expect(
    assignMedia(start, [
      { option: 'Color', choice: 'Oat', mediaIds: ['a'] },
      { option: 'Size', choice: 'S', mediaIds: ['a'] },
    ]),
  ).toMatchObject({ code: 'MEDIA_ON_ANOTHER_OPTION' });
  expect(assignMedia(start, [{ option: 'Color', choice: 'Oat', mediaIds: ['b'] }])).toMatchObject({
    code: 'MEDIA_NOT_ON_PRODUCT',
  });
  expect(assignMedia(start, [{ option: 'Color', choice: 'Red', mediaIds: ['a'] }])).toMatchObject({
    code: 'CHOICE_NOT_FOUND',
  });
  const bare = done(unassignMedia(colored, [{ option: 'Color', choice: 'Oat', mediaIds: [] }]));
  expect(choiceMedia(bare)).toEqual([[[]], [[]]]);
  expect(
    choiceMedia(done(assignMedia(bare, [{ option: 'Size', choice: 'S', mediaIds: ['a'] }]))),
  ).toEqual([[[]], [['a']]]);
});

test("variants are selected by choices or id; null resets a value to the product's", () => {
  const start = testProduct(
    {
      manageVariants: true,
      productOptions: [option('Color', 'Oat', 'Clay'), option('Size', 'S', 'M')],
    },
    patching,
  );
  const clay = done(
    overrideVariants(
      start,
      [
        { choices: { Color: 'Clay' }, price: 12, visible: false },
        { choices: { Color: 'Clay', Size: 'M' }, sku: 'CM', weight: 1 },
      ],
      patching.currency,
    ),
  );
  expect(clay.variants.map(({ price, sku, visible }) => [price, sku, visible])).toEqual([
    [null, null, true],
    [null, null, true],
    ['12.000', null, false],
    ['12.000', 'CM', false],
  ]);
  const back = done(
    overrideVariants(
      clay,
      [{ variantIds: [clay.variants[3]?.variantId ?? ''], price: null, visible: null }],
      patching.currency,
    ),
  );
  expect(back.variants[3]).toMatchObject({
    price: null,
    visible: true,
    sku: 'CM',
    weight: '1.0000',
  });
  expect(
    done(overrideVariants(clay, [{ choices: {}, cost: 2 }], patching.currency)).variants.every(
      ({ cost }) => cost === '2.000',
    ),
  ).toBe(true);
  expect(
    resetVariants(clay).variants.map(({ variantId, price, sku, visible }) => ({
      variantId,
      price,
      sku,
      visible,
    })),
  ).toEqual(
    start.variants.map(({ variantId }) => ({ variantId, price: null, sku: null, visible: true })),
  );
  expect(
    overrideVariants(start, [{ choices: { Color: 'Red' }, price: 1 }], patching.currency),
  ).toMatchObject({ code: 'CHOICE_NOT_FOUND' });
  expect(overrideVariants(start, [{ price: 1 }], patching.currency)).toMatchObject({
    refused: 'validation',
  });
  expect(
    overrideVariants(testProduct({}, patching), [{ choices: {}, price: 1 }], patching.currency),
  ).toMatchObject({ code: 'VARIANTS_NOT_MANAGED' });
});

test('invalid values are refused with their field', () => {
  const refusal = patchProduct(
    testProduct({}, patching),
    {
      priceData: { price: -1 },
      weight: -2,
      discount: { type: 'PERCENT', value: 101 },
      costAndProfitData: { itemCost: -3 },
      name: null,
      pricePerUnitData: {
        totalQuantity: 1,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'KG',
      },
    },
    patching,
  );
  expect(
    isRefusal(refusal) && refusal.refused === 'validation'
      ? refusal.violations.map(({ field }) => field).sort()
      : refusal,
  ).toEqual([
    'product.costAndProfitData.itemCost',
    'product.discount.value',
    'product.name',
    'product.priceData.price',
    'product.pricePerUnitData.baseMeasurementUnit',
    'product.weight',
  ]);
});
