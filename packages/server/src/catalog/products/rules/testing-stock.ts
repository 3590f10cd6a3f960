import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import type { ProductState, StockState } from './product-state.ts';
import { testPatching, testProduct } from './testing-products.ts';

/** Products with a given stock, for tests of decisions about stock at their limits. */

export const now = '2026-04-01T00:00:00.000Z';
export const missing = '11111111-1111-4111-8111-111111111111';
export const done = <T>(outcome: T | AnyRefusal): T => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
export const preorder: StockState['preorder'] = {
  enabled: false,
  message: null,
  limit: null,
  count: 0,
};
export const stockOf = (changed: Partial<StockState> = {}): StockState => ({
  tracked: true,
  quantity: 0,
  inStock: true,
  reserved: 0,
  updatedAt: '2026-01-01T00:00:00.000Z',
  preorder,
  ...changed,
});
export const one = (changed: Partial<StockState>): ProductState => {
  const state = testProduct({});
  return {
    ...state,
    variants: state.variants.map((variant) => ({ ...variant, stock: stockOf(changed) })),
  };
};
export const two = (...stocks: Partial<StockState>[]): ProductState => {
  const state = testProduct(
    {
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
    },
    testPatching(),
  );
  return {
    ...state,
    variants: state.variants.map((variant, at) => ({ ...variant, stock: stockOf(stocks[at]) })),
  };
};
export const first = (state: ProductState): StockState => {
  const [variant] = state.variants;
  if (!variant) throw new Error('A product has a variant.');
  return variant.stock;
};
export const idOf = (state: ProductState, at = 0): string => state.variants[at]?.variantId ?? '';
