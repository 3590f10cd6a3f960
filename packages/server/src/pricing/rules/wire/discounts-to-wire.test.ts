import { describe, expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import type { AppliedDiscount } from '../priced-purchase.ts';
import type { PurchaseTax } from '../purchase.ts';
import { discountsToCart, discountsToOrder, discountsToWire } from './discounts.ts';
import { createPriceWriter } from './prices.ts';
import { giftCardToWire, refusalsToWire } from './refusals.ts';
import { taxSummaryToWire, taxToOrder } from './tax.ts';

const prices = createPriceWriter(createCurrency('USD', 'en-US'));
const plain = (amount: string) => ({ amount, formattedAmount: `$${amount}` });
const price = (amount: string) => ({
  ...plain(amount),
  convertedAmount: amount,
  formattedConvertedAmount: `$${amount}`,
});

describe('discounts are named by their source', () => {
  const base = {
    id: 'd',
    name: 'Ten off',
    discountType: 'GLOBAL',
    amount: 2_500n,
    lines: [{ lineId: 'one', amount: 1_500n }],
  } as const;
  const discounts: readonly AppliedDiscount[] = [
    { ...base, source: 'coupon', code: 'TEN' },
    { ...base, source: 'rule', subscriptionCycles: 3 },
    { ...base, source: 'merchant', rate: 125_000n },
    { ...base, source: 'merchant' },
    { ...base, source: 'coupon' },
  ];

  test('in an estimate', () => {
    const rest = {
      discountType: 'GLOBAL',
      lineItemIds: ['one'],
      lineItemDiscounts: [{ id: 'one', totalDiscountAmount: price('1.50') }],
    };
    const amount = price('2.50');
    expect(discountsToWire(discounts, prices)).toStrictEqual([
      { coupon: { id: 'd', code: 'TEN', name: 'Ten off', amount }, ...rest },
      {
        discountRule: { id: 'd', name: { original: 'Ten off' }, amount },
        ...rest,
        subscriptionCycles: 3,
      },
      { merchantDiscount: { amount, percentage: 12.5 }, ...rest },
      { merchantDiscount: { amount }, ...rest },
      { coupon: { id: 'd', code: '', name: 'Ten off', amount }, ...rest },
    ]);
  });

  test('in a cart', () => {
    const rest = { discountType: 'GLOBAL', lineItemIds: ['one'] };
    const amount = price('2.50');
    expect(discountsToCart(discounts, prices)).toStrictEqual([
      { coupon: { id: 'd', code: 'TEN', amount }, ...rest },
      { discountRule: { id: 'd', name: { original: 'Ten off' }, amount }, ...rest },
      { merchantDiscount: { amount }, ...rest },
      { merchantDiscount: { amount }, ...rest },
      { coupon: { id: 'd', code: '', amount }, ...rest },
    ]);
  });

  test('in an order', () => {
    const rest = {
      discountType: 'GLOBAL',
      lineItemIds: ['one'],
      lineItemDiscounts: [{ id: 'one', totalDiscount: plain('1.50') }],
    };
    const amount = plain('2.50');
    expect(discountsToOrder(discounts, prices)).toStrictEqual([
      { coupon: { id: 'd', code: 'TEN', name: 'Ten off', amount }, ...rest },
      {
        discountRule: { id: 'd', name: { original: 'Ten off' }, amount },
        ...rest,
        subscriptionCycles: 3,
      },
      { merchantDiscount: { amount, percentage: '12.5' }, ...rest },
      { merchantDiscount: { amount }, ...rest },
      { coupon: { id: 'd', code: '', name: 'Ten off', amount }, ...rest },
    ]);
  });
});

describe('the tax summary', () => {
  const rate = {
    name: 'State',
    type: 'Sales tax',
    jurisdiction: 'New York',
    jurisdictionType: 'STATE',
    rate: 72_500n,
  } as const;
  const tax = {
    taxable: 1_000n,
    total: 2_000n,
    breakdown: [{ rate, taxable: 3_000n, tax: 4_000n }],
  };
  const purchaseTax: PurchaseTax = {
    rateType: 'MANUAL_RATE',
    included: false,
    lines: {},
    shipping: [],
    fees: [],
  };

  test('is summed up by jurisdiction, with the reason for the rates', () => {
    const summary = {
      taxableAmount: price('1.00'),
      totalTax: price('2.00'),
      aggregatedTaxBreakdown: [
        {
          taxName: 'State',
          taxType: 'Sales tax',
          jurisdiction: 'New York',
          jurisdictionTypeEnum: 'STATE',
          rate: '0.0725',
          aggregatedTaxAmount: price('4.00'),
          aggregatedTaxableAmount: price('3.00'),
        },
      ],
    };
    expect(taxSummaryToWire(tax, purchaseTax, prices)).toStrictEqual({
      ...summary,
      calculationDetails: { rateType: 'MANUAL_RATE' },
    });
    expect(
      taxSummaryToWire(
        tax,
        {
          ...purchaseTax,
          rateType: 'FALLBACK_RATE',
          manualRateReason: 'REGION_SETTING_TO_MANUAL',
          fallbackReason: 'AUTO_TAX_FAILED',
        },
        prices,
      ),
    ).toStrictEqual({
      ...summary,
      calculationDetails: {
        rateType: 'FALLBACK_RATE',
        manualRateReason: 'REGION_SETTING_TO_MANUAL',
        autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' },
      },
    });
  });

  test('of an order', () => {
    expect(taxToOrder(tax, prices)).toStrictEqual({
      totalTax: plain('2.00'),
      taxBreakdown: [
        {
          taxName: 'State',
          taxType: 'Sales tax',
          jurisdiction: 'New York',
          jurisdictionType: 'STATE',
          rate: '0.0725',
          aggregatedTaxAmount: plain('4.00'),
          aggregatedTaxableAmount: plain('3.00'),
        },
      ],
    });
  });
});

describe('a refused discount', () => {
  test('is in the field that clients read, the first of each kind', () => {
    const refused = <Part extends string>(about: Part, subject: string) =>
      ({ about, subject, code: `${about} code`, description: `${about} text` }) as never;
    const error = (about: string, subject: string) => ({
      applicationError: {
        code: `${about} code`,
        description: `${about} text`,
        data: { subject },
      },
    });
    expect(
      refusalsToWire([
        refused('membership', 'line'),
        refused('giftCard', 'card'),
        refused('coupon', 'FIRST'),
        refused('coupon', 'SECOND'),
      ]),
    ).toStrictEqual({
      couponCalculationError: error('coupon', 'FIRST'),
      giftCardCalculationError: error('giftCard', 'card'),
      membershipError: error('membership', 'line'),
    });
    expect(refusalsToWire([])).toStrictEqual({});
  });
});

test('only the first gift card is on the wire', () => {
  const card = { id: 'g', obfuscatedCode: '****1234', amount: 5_000n };
  expect(
    giftCardToWire({ giftCards: [card, { ...card, id: 'other' }] }, 'app', prices),
  ).toStrictEqual({ id: 'g', obfuscatedCode: '****1234', amount: price('5.00'), appId: 'app' });
  expect(giftCardToWire({ giftCards: [] }, 'app', prices)).toBeUndefined();
});
