import { estimateCurrentCartTotals } from '@shopwright/contract/cart/current-cart';
import { CartDiscount } from '@shopwright/contract/cart/discounts';
import { LineItem } from '@shopwright/contract/cart/line-item';
import { CheckoutLineItem } from '@shopwright/contract/checkout/line-item';
import type { Schema } from '@shopwright/contract/field';
import { V1ShippingInformation } from '@shopwright/contract/orders/delivery';
import { OrderLineItem } from '@shopwright/contract/orders/line-item';
import {
  OrderAdditionalFee,
  OrderPriceSummary,
  OrderTaxInfo,
} from '@shopwright/contract/orders/order-totals';
import { OrderAppliedDiscount } from '@shopwright/contract/orders/order-discounts';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../http/validate.ts';
import { createCurrency } from '../../kernel/money.ts';
import {
  discountOf,
  lineOf,
  money,
  percent,
  purchaseOf,
  rateOf,
  taxOf,
} from '../testing-examples.ts';
import { discountLevels } from './discount-levels.ts';
import { explainPurchase, pricePurchase } from './price-purchase.ts';
import { totalsToWire } from './to-wire.ts';
import { feesToOrder, shippingToOrder } from './wire/delivery.ts';
import { discountsToCart, discountsToOrder } from './wire/discounts.ts';
import { explanationToWire } from './wire/explanation.ts';
import { checkoutLinePricesToWire, linePricesToWire, orderLinePricesToWire } from './wire/lines.ts';
import { createPriceWriter, rateText, summaryToOrder } from './wire/prices.ts';
import { taxToOrder } from './wire/tax.ts';

const guid = (end: number): string => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const [dollar, yen] = [createCurrency('USD', 'en-US'), createCurrency('JPY', 'en-US')];
const conversion = { currency: yen, rate: 1_500_000_000_000n };

const lines = [
  lineOf(guid(1), 34, {
    quantity: 2,
    fullPrice: money(40),
    modifiers: [{ id: 'm', groupId: 'g', price: money(1), quantity: 1 }],
    collectionIds: ['tableware'],
  }),
  lineOf(guid(2), 85, {
    itemType: 'SERVICE',
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: money(25),
  }),
];
const delivery = {
  code: 'standard',
  title: 'Standard',
  carrierId: guid(9),
  kind: 'PICKUP',
  price: money(8),
  region: { id: guid(8), name: 'United States' },
  deliveryTime: '3 to 5 days',
  instructions: 'Ring twice',
  charges: [{ type: 'INSURANCE', price: money('1.50') }],
  pickup: { method: 'STORE_PICKUP', address: { country: 'US', city: 'Hudson' } },
} as const;
const rates = [rateOf('New York', 4), rateOf('Columbia', '3.875', { jurisdictionType: 'COUNTY' })];
const purchase = purchaseOf(lines, {
  delivery,
  conversion,
  tax: taxOf(lines, rates, { shipping: rates, fees: rates }),
  discountRules: [
    discountOf(
      { type: 'PERCENT', rate: percent(10) },
      {
        id: guid(5),
        name: 'Tableware week',
        scope: {
          type: 'SPECIFIC_ITEMS',
          productIds: [],
          variantIds: [],
          collectionIds: ['tableware'],
        },
      },
    ),
  ],
  coupons: [
    {
      code: 'FIVE',
      coupon: discountOf({ type: 'AMOUNT', amount: money(5) }, { id: guid(6), name: 'Five off' }),
    },
    { code: 'NOPE' },
  ],
  merchantDiscounts: [
    { id: guid(7), effect: { type: 'PERCENT', rate: percent('2.5') }, lineIds: [] },
  ],
  giftCards: [{ id: guid(4), obfuscatedCode: '****1234', balance: money(20) }],
});
const priced = pricePurchase(purchase);
const prices = createPriceWriter(dollar, conversion);
const totals = totalsToWire({
  purchase,
  priced,
  prices,
  chosen: { delivery, isRequested: true },
  offered: [delivery],
  giftCardAppId: guid(3),
});

/** Paths of a value that the schema does not declare or allow. */
function strays(schema: Schema, value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      schema.items ? strays(schema.items, each, `${at}.${index}`) : [`${at} is a list`],
    );
  if (typeof value === 'object' && value !== null) {
    if (schema.type === 'object' && !schema.properties) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const field = schema.properties?.[key];
      return field ? strays(field, inner, `${at}.${key}`) : [`${at}.${key} is not on the wire`];
    });
  }
  const found: string[] = [];
  if (typeof value === 'string')
    checkText(schema, value, (_rule, description) => found.push(`${at} ${description}`));
  if (typeof value !== (schema.type === 'integer' ? 'number' : schema.type))
    found.push(`${at} is ${typeof value}`);
  return found;
}

describe('every written field is declared in the contract', () => {
  const [first, second] = priced.lines;
  if (!first || !second) throw new Error('two lines');
  test.each<[string, Schema, unknown]>([
    ['estimate', estimateCurrentCartTotals.answer, totals],
    [
      'cart discounts',
      { type: 'array', items: CartDiscount },
      discountsToCart(priced.discounts, prices),
    ],
    ['cart line', LineItem, linePricesToWire(second, prices)],
    ['checkout line', CheckoutLineItem, checkoutLinePricesToWire(second, purchase.tax, prices)],
    ['order line', OrderLineItem, orderLinePricesToWire(second, purchase.tax, prices)],
    ['order summary', OrderPriceSummary, summaryToOrder(priced.summary, prices)],
    [
      'order discounts',
      { type: 'array', items: OrderAppliedDiscount },
      discountsToOrder(priced.discounts, prices),
    ],
    ['order tax', OrderTaxInfo, taxToOrder(priced.tax, prices)],
    [
      'order fees',
      { type: 'array', items: OrderAdditionalFee },
      feesToOrder(priced.fees, false, prices),
    ],
    ['order shipping', V1ShippingInformation, shippingToOrder(purchase, priced.shipping, prices)],
  ])('%s', (name, schema, value) => expect(strays(schema, value, name)).toEqual([]));
});

test("formats amounts with their currency's decimals, and in the display currency", () => {
  expect(totals.priceSummary?.subtotal).toEqual({
    amount: '155.00',
    formattedAmount: '$155.00',
    convertedAmount: '23250',
    formattedConvertedAmount: '¥23,250',
  });
  expect(createPriceWriter(dollar).price(money('1.5'))).toEqual({
    amount: '1.50',
    formattedAmount: '$1.50',
    convertedAmount: '1.50',
    formattedConvertedAmount: '$1.50',
  });
  expect([rateText(percent('7.25')), rateText(0n), rateText(percent(100))]).toEqual([
    '0.0725',
    '0',
    '1',
  ]);
});

test('a line shows its price at every stage', () => {
  const amounts = (breakdown: Record<string, unknown> | undefined) =>
    Object.fromEntries(
      Object.entries(breakdown ?? {}).map(([name, price]) => [
        name,
        (price as { amount?: string }).amount,
      ]),
    );
  expect(amounts(totals.calculatedLineItems?.[0]?.pricesBreakdown)).toMatchObject({
    fullPrice: '41.00',
    priceBeforeDiscounts: '35.00',
    price: '31.50',
    lineItemPrice: '63.00',
    modifiers: '2.00',
    totalDiscount: '10.65',
    totalPriceBeforeTax: '59.35',
    totalPriceAfterTax: '64.03',
  });
  expect(totals.calculatedLineItems?.[0]?.pricesBreakdown?.taxDetails).toMatchObject({
    taxRate: '0.07875',
    taxBreakdown: [
      { jurisdictionType: 'STATE', rate: '0.04' },
      { jurisdictionType: 'COUNTY', rate: '0.03875' },
    ],
  });
  expect(totals.calculatedLineItems?.[1]).toMatchObject({
    paymentOption: 'DEPOSIT_ONLINE',
    pricesBreakdown: { depositAmount: { amount: '25.00' } },
  });
});

test('discounts are named by their source and scope', () => {
  expect(totals.appliedDiscounts).toMatchObject([
    {
      discountRule: {
        id: guid(5),
        name: { original: 'Tableware week' },
        amount: { amount: '7.00' },
      },
      discountType: 'SPECIFIC_ITEMS',
      lineItemIds: [guid(1)],
    },
    {
      coupon: { id: guid(6), code: 'FIVE', name: 'Five off', amount: { amount: '5.00' } },
      discountType: 'GLOBAL',
      lineItemIds: [guid(1), guid(2)],
    },
    { merchantDiscount: { amount: { amount: '3.58' }, percentage: 2.5 }, discountType: 'GLOBAL' },
  ]);
  expect(discountLevels(priced)).toEqual({ items: money(7), order: money('8.58'), shipping: 0n });
});

test('refusals, selections and gift card payments are in the fields that clients read', () => {
  expect(totals.calculationErrors?.couponCalculationError?.applicationError).toEqual({
    code: 'ERROR_COUPON_DOES_NOT_EXIST',
    description: expect.any(String),
    data: { subject: 'NOPE' },
  });
  expect(totals.giftCard).toMatchObject({
    amount: { amount: '20.00' },
    obfuscatedCode: '****1234',
  });
  expect(totals.shippingInfo).toMatchObject({
    region: { name: 'United States' },
    selectedCarrierServiceOption: {
      code: 'standard',
      requestedShippingOption: true,
      logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP' } },
      cost: { price: { amount: '8.00' } },
    },
    carrierServiceOptions: [
      {
        carrierId: guid(9),
        shippingOptions: [
          { cost: { otherCharges: [{ type: 'INSURANCE', price: { amount: '1.50' } }] } },
        ],
      },
    ],
  });
  expect(totals.additionalFees).toMatchObject([
    { code: 'INSURANCE', name: 'Insurance', source: 'SHIPPING', price: { amount: '1.50' } },
  ]);
  expect(totals.taxSummary?.calculationDetails).toEqual({
    rateType: 'MANUAL_RATE',
    manualRateReason: 'GLOBAL_SETTING_TO_MANUAL',
  });
});

test('an explanation is JSON with exact numbers', () => {
  const steps = explanationToWire(explainPurchase(purchase).steps, dollar);
  expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
  expect(steps.find(({ name }) => name === 'tax/1/total')).toMatchObject({
    rule: 'tax-added',
    about: 'Columbia',
    exact: '115413/20',
    rounding: { mode: 'half-up', to: '10' },
    formatted: expect.stringMatching(/^\$/),
  });
});
