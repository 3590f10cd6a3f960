import type { VariantPlanChange } from '@shopwright/contract/change-plans/change-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import { isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';
import { done, idOf, now, one, stockOf, two } from '../../products/rules/testing-stock.ts';
import { planDeletion, deletionConflicts } from './plan-deletion.ts';
import {
  checkVariantChange,
  planVariantChange,
  replaceVariant,
  type VariantFields,
  type VariantReplacement,
} from './plan-variant-change.ts';
import { variantName } from './variant-name.ts';

const currency = createCurrency('USD', 'en-US');
const plan = (state: ProductState, change: VariantPlanChange, at = 0) => {
  const variant = state.variants[at];
  if (!variant) throw new Error('There is no such variant.');
  return planVariantChange(state, variant, change, { currency, now });
};
const replace = (
  state: ProductState,
  expected: VariantFields,
  replacement: VariantFields,
  more: Partial<VariantReplacement> = {},
) =>
  replaceVariant(state, idOf(state), {
    expected,
    replacement,
    isUndo: false,
    isCount: false,
    traded: 0,
    now,
    ...more,
  });
const stateOf = (outcome: ReturnType<typeof replace>): ProductState => {
  if (!('state' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.state;
};
const received = (changeBy: number): VariantPlanChange => ({
  stock: { reason: 'RECEIVED', changeBy },
});

const randomStock: fc.Arbitrary<Partial<StockState>> = fc
  .record({
    quantity: fc.integer({ min: -30, max: 60 }),
    reserved: fc.integer({ min: 0, max: 9 }),
    count: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ count, ...stock }) => ({ ...stock, preorder: { ...stockOf().preorder, count } }));
const price = fc.integer({ min: 0, max: 9_999_999 }).map((units) => (units / 1000).toFixed(3));
const randomProduct = fc
  .record({
    isManaged: fc.boolean(),
    stocks: fc.tuple(randomStock, randomStock),
    price,
    own: fc.tuple(fc.option(price), fc.option(price)),
  })
  .map(({ isManaged, stocks, own, ...fields }): ProductState => {
    const state = { ...(isManaged ? two(...stocks) : one(stocks[0])), ...fields };
    return isManaged
      ? {
          ...state,
          variants: state.variants.map((variant, at) => ({ ...variant, price: own[at] ?? null })),
        }
      : state;
  });
const randomChange: fc.Arbitrary<VariantPlanChange> = fc.record(
  {
    price: fc.oneof(
      fc.record({ setTo: fc.constantFrom('0', '12.34') }),
      fc.record({ addPercent: fc.integer({ min: -100, max: 300 }).map(String) }),
      fc.record({ addAmount: fc.constantFrom('5', '0.01'), endWith: fc.constant('0.99') }),
    ),
    stock: fc.oneof(
      fc.record({
        reason: fc.constant('CORRECTION' as const),
        changeBy: fc.integer({ min: -40, max: 40 }),
      }),
      fc.record({
        reason: fc.constant('COUNTED' as const),
        countedQuantity: fc.integer({ min: 0, max: 60 }),
      }),
    ),
  },
  { requiredKeys: [] },
);
const withoutDates = (state: ProductState) => ({
  ...state,
  variants: state.variants.map((variant) => ({
    ...variant,
    stock: { ...variant.stock, updatedAt: '' },
  })),
});

describe('a change of a variant', () => {
  it('is undone exactly, to the cent and to the unit', () => {
    let applied = 0;
    fc.assert(
      fc.property(randomProduct, randomChange, (state, change) => {
        const planned = plan(state, change);
        if (isRefusal(planned)) return;
        applied += 1;
        const isCount = change.stock?.countedQuantity !== undefined;
        const changed = stateOf(replace(state, planned.before, planned.after, { isCount }));
        const undone = replace(changed, planned.after, planned.before, { isUndo: true, isCount });
        expect(withoutDates(stateOf(undone))).toEqual(withoutDates(state));
      }),
    );
    expect(applied).toBeGreaterThan(10);
  });

  it("overrides the product's price only where it differs", () => {
    const state = two({ quantity: 1 });
    expect(plan(state, { price: { addPercent: '10' } })).toEqual({
      before: { price: null },
      after: { price: '11.000' },
    });
    expect(plan(state, { price: { setTo: '10' } })).toEqual({
      before: { price: null },
      after: { price: null },
    });
    const single = one({});
    expect(stateOf(replace(single, { price: '10.000' }, { price: '9.000' })).price).toBe('9.000');
  });

  it('moves stock by the planned difference when pieces were sold in the meantime', () => {
    const state = two({ quantity: 10 });
    const planned = done(plan(state, received(5)));
    const sold = two({ quantity: 7 });
    const outcome = replace(sold, planned.before, planned.after, { traded: -3 });
    expect(stateOf(outcome).variants[0]?.stock.quantity).toBe(12);
    expect(outcome).toMatchObject({
      actual: { before: { onHand: 7, available: 7 }, after: { onHand: 12, available: 12 } },
    });
    const soldMore = two({ quantity: 11 });
    const undone = replace(
      soldMore,
      { onHand: 12, available: 12 },
      { onHand: 7, available: 7 },
      { isUndo: true, traded: -1 },
    );
    expect(stateOf(undone).variants[0]?.stock.quantity).toBe(6);
  });

  it('reports stock that was changed by anything but orders, and a count after a sale', () => {
    const planned = done(plan(two({ quantity: 10 }), received(5)));
    const conflict = { conflicts: [{ field: 'onHand', expected: 10, current: 9 }] };
    expect(replace(two({ quantity: 9 }), planned.before, planned.after)).toEqual(conflict);
    expect(
      replace(two({ quantity: 9 }), planned.before, planned.after, { traded: -1, isCount: true }),
    ).toEqual(conflict);
  });

  it('never removes units that were sold or reserved since', () => {
    const undo = { isUndo: true } as const;
    const after = { onHand: 15, available: 15 };
    const before = { onHand: 10, available: 10 };
    const sold = replace(two({ quantity: 3 }), after, before, { ...undo, traded: -12 });
    expect(sold).toMatchObject({ code: 'INSUFFICIENT_INVENTORY', data: { available: 3 } });
    const reserved = replace(two({ quantity: 4, reserved: 11 }), after, before, undo);
    expect(reserved).toMatchObject({ code: 'INSUFFICIENT_INVENTORY' });
  });

  it('is refused for untracked stock, too large a quantity and a deleted variant', () => {
    expect(plan(two({ tracked: false }), received(1))).toMatchObject({
      code: 'INVENTORY_QUANTITY_NOT_TRACKED',
    });
    const expected = { onHand: 0, available: 0 };
    const replacement = { onHand: 5, available: 5 };
    expect(replace(two({ tracked: false }), expected, replacement)).toMatchObject({
      code: 'INVENTORY_QUANTITY_NOT_TRACKED',
    });
    expect(
      replace(two({ quantity: 99_998 }), { onHand: 99_998 }, { onHand: 100_003 }),
    ).toMatchObject({ code: 'MAX_QUANTITY_LIMIT_REACHED' });
    expect(
      replaceVariant(two({}), 'gone', {
        expected,
        replacement,
        isUndo: false,
        isCount: false,
        traded: 0,
        now,
      }),
    ).toMatchObject({ code: 'VARIANT_NOT_FOUND' });
  });

  it('must change something, and fit its reason', () => {
    expect(checkVariantChange({}, currency)).toMatchObject({
      violations: [{ field: 'variantChange' }],
    });
    expect(
      checkVariantChange({ stock: { reason: 'DAMAGED', changeBy: 1 } }, currency),
    ).toMatchObject({ violations: [{ field: 'variantChange.stock.changeBy' }] });
    expect(checkVariantChange({ price: {} }, currency)).toMatchObject({
      violations: [{ field: 'variantChange.price' }],
    });
    expect(checkVariantChange(received(1), currency)).toBeUndefined();
  });
});

it('a variant is named after its product and its choices', () => {
  const [first] = two({}).variants;
  expect(first && variantName(two({}), first)).toBe('Mug (S)');
  const [only] = one({}).variants;
  expect(only && variantName(one({}), only)).toBe('Mug');
});

it('a product that was edited after the preview is not deleted', () => {
  const state = one({});
  const { before } = planDeletion(state);
  expect(deletionConflicts(before, state)).toEqual([]);
  expect(deletionConflicts(before, { ...state, updatedAt: now })).toMatchObject([
    { field: 'updatedDate', current: now },
  ]);
});
