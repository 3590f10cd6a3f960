/** For tests only: example purchases in dollars and percent. */
import { toUnits } from '../kernel/decimal.ts';
import type { Discount } from './rules/discounts/discount.ts';
import type { Purchase, PurchaseLine, PurchaseTax, TaxRate } from './rules/purchase.ts';
import { now } from './testing-purchases.ts';

export { now };

export const money = (amount: string | number): bigint => toUnits(amount, 3);
export const percent = (value: string | number): bigint => toUnits(value, 4);
export const DOLLAR = { code: 'USD', decimals: 2 } as const;
export const DAY = 86_400_000;

/** A mug, by default. */
export function lineOf(
  id: string,
  price: string | number,
  more: Partial<PurchaseLine> = {},
): PurchaseLine {
  return {
    id,
    quantity: 1,
    price: money(price),
    fullPrice: money(price),
    modifiers: [],
    productId: `product-${id}`,
    collectionIds: [],
    itemType: 'PHYSICAL',
    paymentOption: 'FULL_PAYMENT_ONLINE',
    ...more,
  };
}

export const untaxed: PurchaseTax = {
  rateType: 'NO_TAX_COLLECTED',
  included: false,
  lines: {},
  shipping: [],
  fees: [],
};

export function purchaseOf(lines: readonly PurchaseLine[], more: Partial<Purchase> = {}): Purchase {
  return {
    now,
    lines,
    currency: DOLLAR,
    weightUnit: 'KG',
    customer: { orders: 0, groups: [] },
    discountRules: [],
    coupons: [],
    merchantDiscounts: [],
    fees: [],
    tax: untaxed,
    giftCards: [],
    memberships: [],
    ...more,
  };
}

export function discountOf(effect: Discount['effect'], more: Partial<Discount> = {}): Discount {
  return {
    id: 'discount',
    name: 'Discount',
    effect,
    scope: { type: 'GLOBAL' },
    stackable: true,
    ...more,
  };
}

export const inCollection = (...collectionIds: string[]): Discount['scope'] => ({
  type: 'SPECIFIC_ITEMS',
  productIds: [],
  variantIds: [],
  collectionIds,
});

export function rateOf(name: string, rate: string | number, more: Partial<TaxRate> = {}): TaxRate {
  return {
    name,
    type: 'Sales tax',
    jurisdiction: name,
    jurisdictionType: 'STATE',
    rate: percent(rate),
    ...more,
  };
}

export function taxOf(
  lines: readonly PurchaseLine[],
  rates: readonly TaxRate[],
  more: Partial<PurchaseTax> = {},
): PurchaseTax {
  return {
    rateType: 'MANUAL_RATE',
    manualRateReason: 'GLOBAL_SETTING_TO_MANUAL',
    included: false,
    shipping: [],
    fees: [],
    lines: Object.fromEntries(lines.map(({ id }) => [id, { rates, addressType: 'SHIPPING' }])),
    ...more,
  };
}
