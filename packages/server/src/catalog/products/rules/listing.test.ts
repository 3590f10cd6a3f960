import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivedColumns } from './listing.ts';
import { patchProduct } from './patch-product.ts';
import type { ProductState } from './product-state.ts';
import { createRenderer, renderProduct } from './render-product.ts';
import {
  anyWrite,
  randomProducts,
  startState,
  testPatching,
  testProduct,
  wireProduct,
} from './testing-products.ts';
import { recompute, summarize } from './testing-recompute.ts';

const contextOf = (currency: string) => ({
  currency,
  locale: 'en-US',
  siteUrl: 'https://shop.example',
});
const writes = fc.array(anyWrite, { minLength: 1, maxLength: 12 });

test('every derived field equals a recomputation, after any writes', () => {
  fc.assert(
    fc.property(fc.constantFrom('USD', 'JPY', 'KWD'), writes, (currency, sequence) => {
      const patching = testPatching(currency);
      const renderer = createRenderer(contextOf(currency));
      let state = startState(patching);
      for (const { apply } of sequence) {
        state = apply(state, patching);
        const product = renderer.product(state, { merchant: true });
        expect(summarize(product)).toEqual(recompute(state, currency));
        const columns = derivedColumns(state, renderer.currency);
        expect([columns.discountedPrice, columns.priceMin, columns.priceMax].map(Number)).toEqual([
          product.priceData?.discountedPrice,
          product.priceRange?.minValue,
          product.priceRange?.maxValue,
        ]);
        expect([
          columns.quantity ?? undefined,
          columns.inventoryStatus,
          columns.trackInventory,
        ]).toEqual([
          product.stock?.quantity,
          product.stock?.inventoryStatus,
          product.stock?.trackInventory,
        ]);
        expect(columns.optionValues).toEqual(
          product.productOptions?.flatMap(({ name, choices }) =>
            (choices ?? [])
              .filter((choice) => choice.inStock)
              .map((choice) => `${name}:${choice.description}`),
          ),
        );
        assertWhole(state);
      }
    }),
    { numRuns: randomProducts(300) },
  );
});

/** Invariants of every stored product. */
function assertWhole(state: ProductState): void {
  const expected = state.manageVariants
    ? state.options.reduce((count, { choices }) => count * choices.length, 1)
    : 1;
  expect(state.variants).toHaveLength(expected);
  expect(new Set(state.variants.map(({ variantId }) => variantId)).size).toBe(expected);
  expect(
    new Set(
      state.variants.map(({ choices }) =>
        JSON.stringify(
          Object.entries(choices)
            .map((pair) => pair.join())
            .sort(),
        ),
      ),
    ).size,
  ).toBe(expected);
  const choiceIds = new Map(
    state.options.map(({ customizationId, choices }) => [
      customizationId,
      choices.map(({ id }) => id),
    ]),
  );
  for (const variant of state.variants) {
    expect(Object.keys(variant.choices).sort()).toEqual(
      state.manageVariants ? [...choiceIds.keys()].sort() : [],
    );
    for (const [option, choice] of Object.entries(variant.choices))
      expect(choiceIds.get(option)).toContain(choice);
    expect(Number(variant.price ?? 0)).toBeGreaterThanOrEqual(0);
  }
  const media = new Set((state.doc.media ?? []).map(({ id }) => id));
  for (const id of state.options.flatMap(({ choices }) =>
    choices.flatMap(({ mediaIds }) => mediaIds),
  ))
    expect(media).toContain(id);
  expect(
    state.options.filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0))
      .length,
  ).toBeLessThanOrEqual(1);
  for (const { kind } of state.options)
    expect(kind).toBe(state.manageVariants ? 'option' : 'modifier');
}

test('a patch changes only the keys it contains', () => {
  const settable = [
    'name',
    'visible',
    'productType',
    'description',
    'sku',
    'weight',
    'discount',
    'pricePerUnitData',
    'productDimensions',
    'packageDimensions',
    'additionalInfoSections',
    'manageVariants',
    'ribbon',
    'brand',
    'seoData',
  ] as const;
  fc.assert(
    fc.property(wireProduct, wireProduct, (start, patch) => {
      const patching = testPatching();
      const before = testProduct(
        { name: 'Mug', priceData: { price: 5 }, ...withoutPartialUnit(start) },
        patching,
      );
      const after = patchProduct(before, patch, patching);
      if ('refused' in after) return;
      const [was, is] = [before, after].map((state) =>
        renderProduct(state, contextOf('USD'), { merchant: true }),
      );
      for (const key of settable) if (!(key in patch)) expect(is?.[key], key).toEqual(was?.[key]);
      if (!patch.costAndProfitData)
        expect(is?.costAndProfitData?.itemCost).toBe(was?.costAndProfitData?.itemCost);
      if (!patch.priceData) expect(is?.priceData?.price).toBe(was?.priceData?.price);
      if (patch.ribbon !== undefined) expect(is?.ribbon).toBe(patch.ribbon ?? '');
      if (patch.brand !== undefined) expect(is?.brand).toBe(patch.brand ?? undefined);
      if (patch.weight !== undefined) expect(is?.weight).toBe(patch.weight ?? undefined);
    }),
    { numRuns: randomProducts(500) },
  );
});

/** Incomparable units are refused, which another test covers. */
const withoutPartialUnit = ({
  pricePerUnitData: _,
  ...product
}: Parameters<typeof testProduct>[0]) => product;

test('costs, profits and the sold file are shown only to the merchant', () => {
  const state = { ...testProduct({ costAndProfitData: { itemCost: 3 } }) };
  const withFile = {
    ...state,
    doc: {
      ...state.doc,
      digitalFile: { id: 'f', fileName: 'book.pdf', fileType: 'SECURE_DOCUMENT' as const },
    },
  };
  const text = JSON.stringify(renderProduct(withFile, contextOf('USD'), { merchant: false }));
  expect(text).not.toMatch(/cost|profit|margin|book\.pdf/i);
  expect(JSON.stringify(renderProduct(withFile, contextOf('USD'), { merchant: true }))).toMatch(
    /itemCost.*book\.pdf/,
  );
});

test('converted prices follow the rate, and are the prices themselves without one', () => {
  const state = testProduct({
    priceData: { price: 10.5 },
    discount: { type: 'PERCENT', value: 10 },
  });
  const plain = renderProduct(state, contextOf('USD'), { merchant: false });
  expect(plain.convertedPriceData).toEqual(plain.priceData);
  const yen = renderProduct(
    state,
    { ...contextOf('USD'), conversion: { currency: 'JPY', rate: '149.6123' } },
    { merchant: false },
  );
  expect(yen.priceData).toEqual(plain.priceData);
  expect(yen.convertedPriceData).toMatchObject({
    currency: 'JPY',
    price: 1571,
    discountedPrice: 1414,
    formatted: { price: '¥1,571', discountedPrice: '¥1,414' },
  });
  expect(yen.variants?.[0]?.variant?.convertedPriceData?.price).toBe(1571);
});
