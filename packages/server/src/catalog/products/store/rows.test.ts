import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductState } from '../rules/product-state.ts';
import { createRenderer } from '../rules/render-product.ts';
import { anyWrite, startState, testPatching, testProduct } from '../rules/testing-products.ts';
import { wireText } from './rows.ts';

const renderer = createRenderer({
  currency: 'USD',
  locale: 'en-US',
  siteUrl: 'https://shop.example',
});

test('the stored JSON of a product equals its rendering, for any input', () => {
  fc.assert(
    fc.property(fc.array(anyWrite, { maxLength: 8 }), (writes) => {
      const patching = testPatching();
      const state = writes.reduce<ProductState>(
        (before, write) => write.apply(before, patching),
        startState(patching),
      );
      expect(JSON.parse(wireText(state, renderer))).toEqual(
        JSON.parse(JSON.stringify(renderer.product(state, { merchant: false }))),
      );
    }),
  );
});

test('the stored JSON of a product has only declared fields, and none for the merchant only', () => {
  const state = testProduct({ costAndProfitData: { itemCost: 4 } });
  const careless = {
    ...renderer,
    product: () => ({ ...renderer.product(state, { merchant: true }), internalNote: 'secret' }),
  };
  expect(renderer.product(state, { merchant: true }).costAndProfitData).toBeDefined();
  expect(JSON.parse(wireText(state, careless))).toEqual(JSON.parse(wireText(state, renderer)));
});
