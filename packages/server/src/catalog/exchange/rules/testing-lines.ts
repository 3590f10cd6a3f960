import { type AnyRefusal, isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { testPatching } from '../../products/rules/testing-products.ts';
import type { ProductLine } from './line.ts';
import { changedByLine, newFromLine } from './line-to-state.ts';
import { stateToLine } from './state-to-line.ts';

/** Products from lines, for tests of imports. */

export const patching = testPatching();
const done = <T>(outcome: T | AnyRefusal): T => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
export const made = (line: ProductLine): ProductState =>
  done(
    newFromLine(line, {
      ids: { productId: 'product', numericId: '7', inventoryItemId: 'inventory' },
      collectionIds: ['collection'],
      patching,
      taken: new Set(),
    }),
  );
export const change = (
  before: ProductState,
  line: ProductLine,
  more: Partial<Parameters<typeof changedByLine>[2]> = {},
) =>
  changedByLine(before, line, {
    collectionIds: undefined,
    patching,
    foreign: false,
    siteUrl: 'https://shop.example',
    ...more,
  });
export const changed = (...args: Parameters<typeof change>): ProductState => done(change(...args));
export const mug = { name: 'Mug', price: 10 };
export const size = {
  name: 'Size',
  choices: [
    { description: 'S', value: 'S' },
    { description: 'M', value: 'M' },
  ],
};
export const color = {
  name: 'Color',
  optionType: 'color',
  choices: [
    { description: 'Red', value: '#ff0000' },
    { description: 'Blue', value: '#0000ff' },
  ],
} as const satisfies NonNullable<ProductLine['options']>[number];
export const sized = (): ProductState =>
  made({
    ...mug,
    options: [size],
    variants: [
      { choices: { Size: 'S' }, price: 8, sku: 'S-1', stock: { quantity: 3 } },
      { choices: { Size: 'M' }, sku: 'M-1', stock: { quantity: 5 } },
    ],
  });
export const variantsOf = (state: ProductState) => stateToLine(state, []).variants ?? [];
export const violations = (outcome: ReturnType<typeof change>) =>
  isRefusal(outcome) && outcome.refused === 'validation' ? outcome.violations : undefined;
