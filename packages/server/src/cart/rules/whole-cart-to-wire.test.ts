import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import type { PricedLine, PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { type CartState, emptyCartOf } from './cart-state.ts';
import { cartToWire } from './cart-to-wire.ts';
import { viewLines } from './view-lines.ts';

/** Every field of a cart on the wire, apart from those of its lines. */

const dollar = createCurrency('USD', 'en-US');
const prices = createPriceWriter(dollar);
const price = (amount: string) => {
  const formatted = `$${amount}`;
  return {
    amount,
    convertedAmount: amount,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  };
};
const noSummary = {
  subtotal: 0n,
  shipping: 0n,
  tax: 0n,
  discount: 0n,
  additionalFees: 0n,
  total: 0n,
};
const noTax = { taxable: 0n, rate: 0n, tax: 0n, breakdown: [] };
const noPrice = { price: 0n, totalDiscount: 0n, allocations: [], tax: noTax };
const nothing: PricedPurchase = {
  lines: [],
  shipping: { ...noPrice, totalBeforeTax: 0n, totalAfterTax: 0n },
  fees: [],
  discounts: [],
  tax: { taxable: 0n, total: 0n, breakdown: [] },
  summary: noSummary,
  payNow: noSummary,
  payLater: noSummary,
  payAfterFreeTrial: noSummary,
  giftCards: [],
  memberships: [],
  dueNow: 0n,
  due: 0n,
  weight: 0n,
  convertedTotal: 0n,
  refusals: [],
  notApplied: [],
  considered: [],
};
const terms = { currency: dollar, weightUnit: 'KG', language: 'en' } as const;
const tax = { included: false } as Parameters<typeof cartToWire>[2]['purchase']['tax'];
const cart: CartState = {
  ...emptyCartOf(
    { kind: 'visitor', id: 'visitor' },
    { cartId: 'cart', now: '2026-03-01T10:00:00.000Z', current: true },
  ),
  revision: 7,
  updatedAt: '2026-03-02T10:00:00.000Z',
};
const show = (
  state: CartState,
  quote: Partial<Parameters<typeof cartToWire>[2]> = {},
  viewed: Parameters<typeof cartToWire>[1] = [],
) => cartToWire(state, viewed, { priced: nothing, prices, purchase: { tax }, terms, ...quote });
const pricedLine = (id: string, amount: bigint, totalDiscount: bigint): PricedLine => ({
  id,
  quantity: 1,
  paymentOption: 'FULL_PAYMENT_ONLINE',
  fullPrice: amount,
  priceBeforeDiscounts: amount,
  price: amount,
  lineItemPrice: amount,
  modifiers: 0n,
  amount,
  totalDiscount,
  allocations: [],
  tax: noTax,
  totalBeforeTax: amount,
  totalAfterTax: amount,
});

describe('a cart', () => {
  it('omits missing fields', () => {
    expect(show(cart)).toStrictEqual({
      id: 'cart',
      lineItems: [],
      buyerInfo: { visitorId: 'visitor' },
      currency: 'USD',
      conversionCurrency: 'USD',
      paymentCurrency: 'USD',
      siteLanguage: 'en',
      buyerLanguage: 'en',
      taxIncludedInPrices: false,
      weightUnit: 'KG',
      appliedDiscounts: [],
      createdDate: '2026-03-01T10:00:00.000Z',
      updatedDate: '2026-03-02T10:00:00.000Z',
      purchaseFlowId: 'cart',
      revision: '7',
      subtotal: price('0.00'),
      subtotalAfterDiscounts: price('0.00'),
      discount: price('0.00'),
    });
  });

  it("shows every entered field, with the country's name in the buyer's language", () => {
    const own = {
      buyerNote: 'Ring twice',
      overrideCheckoutUrl: 'https://pay.example',
      selectedShippingOption: { code: 'post' },
      extendedFields: { namespaces: {} },
      businessLocationId: 'here',
    };
    expect(
      show(
        {
          ...cart,
          checkoutId: 'checkout',
          info: {
            ...own,
            language: 'de',
            contactId: 'contact',
            email: 'ann@example.com',
            contactInfo: { address: { country: 'AT', city: 'Graz' } },
          },
        },
        {
          purchase: { tax: { ...tax, included: true } },
          terms: { ...terms, conversion: { currency: createCurrency('EUR', 'de-DE') } },
        },
      ),
    ).toMatchObject({
      ...own,
      buyerInfo: { contactId: 'contact', visitorId: 'visitor', email: 'ann@example.com' },
      checkoutId: 'checkout',
      currency: 'USD',
      conversionCurrency: 'EUR',
      paymentCurrency: 'USD',
      siteLanguage: 'en',
      buyerLanguage: 'de',
      taxIncludedInPrices: true,
      contactInfo: { address: { country: 'AT', countryFullname: 'Österreich', city: 'Graz' } },
    });
  });

  it('names its owner; a member is also the contact', () => {
    const buyer = (kind: CartState['owner']['kind']) =>
      show({ ...cart, owner: { kind, id: 'x' }, info: { contactId: 'other' } }).buyerInfo;
    expect([buyer('member'), buyer('user'), buyer('visitor')]).toEqual([
      { memberId: 'x', contactId: 'x' },
      { userId: 'x', contactId: 'other' },
      { visitorId: 'x', contactId: 'other' },
    ]);
  });

  it('shows lines with prices and their discounts, without delivery discounts', () => {
    const lines = ['1', '2'].map(
      (id) => ({ kind: 'custom', id, quantity: 1, custom: { price: '1' } }) as const,
    );
    const shown = show(
      { ...cart, lines },
      {
        priced: {
          ...nothing,
          lines: [pricedLine('1', 10_000n, 2_000n), pricedLine('2', 5_000n, 500n)],
          summary: { ...noSummary, subtotal: 15_000n, discount: 9_000n },
          discounts: [
            {
              source: 'coupon',
              id: 'c',
              code: 'TEN',
              name: 'Ten',
              discountType: 'GLOBAL',
              amount: 2_500n,
              lines: [{ lineId: '1', amount: 2_000n }],
            },
          ],
        },
      },
      viewLines(lines, () => undefined),
    );
    expect(shown).toMatchObject({
      subtotal: price('15.00'),
      discount: price('2.50'),
      subtotalAfterDiscounts: price('12.50'),
      appliedDiscounts: [
        {
          coupon: { id: 'c', code: 'TEN', amount: price('2.50') },
          discountType: 'GLOBAL',
          lineItemIds: ['1'],
        },
      ],
      lineItems: [
        { id: '1', price: price('10.00') },
        { id: '2', price: price('5.00') },
      ],
    });
  });
});
