import { describe, expect, test } from 'vitest';
import type { ProductSubscriptionOption } from '@shopwright/contract/catalog/subscription-options';
import { isRefusal } from '../../../kernel/outcome.ts';
import { UNMANAGED_VARIANT_ID } from './effective.ts';
import {
  renderSubscriptionOptions,
  setSubscriptionOptions,
  subscriptionDiscount,
  subscriptionOptionsOf,
} from './subscription-options.ts';
import { testPatching, testProduct } from './testing-products.ts';

const patching = testPatching();
const product = testProduct({ priceData: { price: 20 } }, patching);
const monthly: ProductSubscriptionOption = {
  id: 'monthly',
  subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
};
const set = (options: ProductSubscriptionOption[], state = product) =>
  setSubscriptionOptions(state, options, () => 'new-id');
const stored = (...options: ProductSubscriptionOption[]) => {
  const after = set(options);
  if (isRefusal(after)) throw new Error(JSON.stringify(after));
  return after;
};
const field = (...options: ProductSubscriptionOption[]) => {
  const after = set(options);
  return isRefusal(after) && after.refused === 'validation'
    ? after.violations.map(({ field: name, violatedRule }) => `${name} ${violatedRule}`).join()
    : 'taken';
};

describe('the plans of a product', () => {
  test('are stored with defaults for missing fields', () => {
    expect(subscriptionOptionsOf(stored(monthly))).toEqual([
      {
        id: 'monthly',
        subscriptionSettings: {
          frequency: 'MONTH',
          interval: 1,
          autoRenewal: true,
          enableCustomerCancellation: true,
        },
      },
    ]);
    const whole: ProductSubscriptionOption = {
      title: 'Weekly',
      description: 'Every second week.',
      subscriptionSettings: {
        frequency: 'WEEK',
        interval: 2,
        billingCycles: 6,
        enableCustomerCancellation: false,
        freeTrialPeriod: { frequency: 'DAY', interval: 3 },
      },
      discount: { type: 'AMOUNT', value: 1.5 },
    };
    expect(subscriptionOptionsOf(stored(whole))).toEqual([
      {
        ...whole,
        id: 'new-id',
        subscriptionSettings: { ...whole.subscriptionSettings, autoRenewal: false },
      },
    ]);
  });

  test('that renew until canceled have no number of cycles', () => {
    const [plan] = subscriptionOptionsOf(
      stored({ subscriptionSettings: { frequency: 'YEAR', autoRenewal: true, billingCycles: 3 } }),
    );
    expect(plan?.subscriptionSettings).not.toHaveProperty('billingCycles');
  });

  test('are replaced together, and removed by an empty list', () => {
    const other: ProductSubscriptionOption = { ...monthly, id: 'other' };
    expect(subscriptionOptionsOf(stored(monthly, other)).map(({ id }) => id)).toEqual([
      'monthly',
      'other',
    ]);
    const none = set([], stored(monthly));
    expect(isRefusal(none) || 'subscriptionOptions' in none.doc).toBe(false);
    expect(set([])).toEqual(product);
  });

  test('without an id cannot be referenced and are ignored', () => {
    const doc = { subscriptionOptions: [{ title: 'x' }, { id: '' }, { id: 'a' }] };
    expect(subscriptionOptionsOf({ doc })).toEqual([{ id: 'a' }]);
    expect(subscriptionOptionsOf({ doc: {} })).toEqual([]);
  });
});

describe('a plan is refused', () => {
  const settings = { frequency: 'MONTH', billingCycles: 2 } as const;
  const discount = (type: string, value?: number) =>
    field({
      subscriptionSettings: settings,
      discount: { type: type as 'PERCENT', ...(value === undefined ? {} : { value }) },
    });

  test('without a valid frequency', () => {
    for (const subscriptionSettings of [undefined, {}, { frequency: 'HOUR' as 'DAY' }])
      expect(field(subscriptionSettings ? { subscriptionSettings } : {})).toBe(
        'subscriptionOptions[0].subscriptionSettings.frequency REQUIRED_FIELD',
      );
    for (const frequency of ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const)
      expect(field({ subscriptionSettings: { ...settings, frequency } })).toBe('taken');
  });

  test('without an end, unless it renews', () => {
    expect(field(monthly, { subscriptionSettings: { frequency: 'MONTH' } })).toBe(
      'subscriptionOptions[1].subscriptionSettings.billingCycles REQUIRED_FIELD',
    );
    expect(field({ subscriptionSettings: settings })).toBe('taken');
  });

  test('with a discount of zero, or of more than 100 %', () => {
    const refused = 'subscriptionOptions[0].discount OTHER';
    expect(discount('PERCENT', 0)).toBe(refused);
    expect(discount('PERCENT', -1)).toBe(refused);
    expect(discount('PERCENT', 100.01)).toBe(refused);
    expect(discount('PERCENT')).toBe(refused);
    expect(discount('AMOUNT', 0)).toBe(refused);
    expect(discount('AMOUNT', 1_000_000_000)).toBe(refused);
    expect(discount('OTHER', 10)).toBe(refused);
    expect([discount('PERCENT', 0.1), discount('PERCENT', 100)]).toEqual(['taken', 'taken']);
    expect([discount('AMOUNT', 0.01), discount('AMOUNT', 999_999_999)]).toEqual(['taken', 'taken']);
  });

  test('that occurs twice', () => {
    expect(field(monthly, monthly)).toBe('subscriptionOptions[1].id OTHER');
  });

  test('for a gift card', () => {
    const card = { ...product, doc: { ...product.doc, giftCard: true } };
    expect(set([monthly], card)).toMatchObject({ status: 409, code: 'PRODUCT_IS_GIFT_CARD' });
    expect(set([], card)).toEqual(card);
  });
});

describe('the price of a plan', () => {
  const priced = (discount?: ProductSubscriptionOption['discount'], state = product) => {
    const after = set([{ ...monthly, ...(discount ? { discount } : {}) }], state);
    if (isRefusal(after)) throw new Error(JSON.stringify(after));
    return renderSubscriptionOptions(after, patching.currency)[0]?.prices;
  };

  test('is what a cart charges: the discounted price, never below zero', () => {
    const at = (price: number) => [{ variantId: UNMANAGED_VARIANT_ID, price }];
    expect(priced()).toEqual(at(20));
    expect(priced({ type: 'PERCENT', value: 12.5 })).toEqual(at(17.5));
    expect(priced({ type: 'PERCENT', value: 1e-7 })).toEqual(at(20));
    expect(priced({ type: 'AMOUNT', value: 1.5 })).toEqual(at(18.5));
    expect(priced({ type: 'AMOUNT', value: 50 })).toEqual(at(0));
  });

  test('is listed for each visible variant', () => {
    const choices = ['S', 'M'].map((value) => ({ value, description: value }));
    const made = testProduct(
      { manageVariants: true, productOptions: [{ name: 'Size', choices }] },
      patching,
    );
    const [small, medium] = made.variants;
    if (!small || !medium) throw new Error('two variants');
    const state = {
      ...made,
      variants: [
        { ...small, visible: false },
        { ...medium, price: '30.000' },
      ],
    };
    expect(priced({ type: 'PERCENT', value: 10 }, state)).toEqual([
      { variantId: medium.variantId, price: 27 },
    ]);
  });

  test('is omitted for a plan without a discount', () => {
    expect(subscriptionDiscount({ id: 'a' })).toBeUndefined();
    expect(subscriptionDiscount({ id: 'a', discount: { type: 'AMOUNT', value: 2 } })).toEqual({
      type: 'AMOUNT',
      value: '2',
    });
  });
});
