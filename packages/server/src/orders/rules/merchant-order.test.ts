import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { buildMerchantOrder, type Taken } from './merchant-order.ts';

type Given = Parameters<typeof buildMerchantOrder>[0];
const MUG = 'aaaaaaaa-0000-4000-8000-000000000001';
const CUP = 'aaaaaaaa-0000-4000-8000-000000000002';
const money = (amount: string) => ({ amount });
const mug = { id: MUG, quantity: 2, price: money('12.50') };
const cup = { id: CUP, price: money('3') };

const take = (order: Given, { strict = true, code = 'USD' } = {}) => {
  let minted = 0;
  return buildMerchantOrder(
    order,
    {
      currency: createCurrency(code, 'en-US'),
      siteLanguage: 'de',
      mint: () => `minted-${(minted += 1)}`,
    },
    { strict },
  );
};
const taken = (...given: Parameters<typeof take>): Taken => {
  const result = take(...given);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const violations = (...given: Parameters<typeof take>) => {
  const result = take(...given);
  return 'refused' in result && result.refused === 'validation'
    ? result.violations.map(({ field, violatedRule, description }) => [
        field,
        violatedRule,
        description,
      ])
    : result;
};
const summaryOf = ({ doc: { priceSummary = {} } }: Taken) =>
  Object.fromEntries(Object.entries(priceSummary).map(([name, price]) => [name, price?.amount]));

describe('the lines of a merchant-created order', () => {
  it('cost price times quantity minus the discount, with tax', () => {
    const line = { ...mug, totalDiscount: money('5'), taxInfo: { taxAmount: money('4') } };
    expect(taken({ lineItems: [line] }).doc.lineItems[0]).toMatchObject({
      id: MUG,
      quantity: 2,
      price: { amount: '12.50' },
      priceBeforeDiscounts: { amount: '12.50' },
      totalDiscount: { amount: '5.00' },
      lineItemPrice: { amount: '25.00' },
      totalPriceBeforeTax: { amount: '20.00' },
      totalPriceAfterTax: { amount: '24.00' },
      itemType: { preset: 'PHYSICAL' },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      refundQuantity: 0,
      restockQuantity: 0,
    });
    expect(taken({ taxIncludedInPrices: true, lineItems: [line] }).doc.lineItems[0]).toMatchObject({
      totalPriceBeforeTax: { amount: '16.00' },
      totalPriceAfterTax: { amount: '20.00' },
    });
  });

  it("have the merchant's description", () => {
    const line = {
      ...cup,
      itemType: { preset: 'DIGITAL' as const },
      paymentOption: 'MEMBERSHIP' as const,
      priceBeforeDiscounts: money('4'),
      taxDetails: { totalTax: money('1') },
      refundQuantity: 1,
      restockQuantity: 1,
    };
    expect(taken({ lineItems: [line] }).doc.lineItems[0]).toMatchObject({
      quantity: 1,
      itemType: { preset: 'DIGITAL' },
      paymentOption: 'MEMBERSHIP',
      priceBeforeDiscounts: { amount: '4.00' },
      totalPriceAfterTax: { amount: '4.00' },
      refundQuantity: 0,
      restockQuantity: 0,
    });
  });

  it('never have a negative price before tax', () => {
    const line = { ...cup, taxInfo: { taxAmount: money('5') } };
    const order = { taxIncludedInPrices: true, lineItems: [line] };
    expect(taken(order).doc.lineItems[0]).toMatchObject({
      totalPriceBeforeTax: { amount: '0.00' },
      totalPriceAfterTax: { amount: '3.00' },
    });
  });

  it('have GUIDs: other ids are replaced', () => {
    const ids = (lineItems: Given['lineItems']) =>
      taken({ lineItems: lineItems ?? [] }).doc.lineItems.map(({ id }) => id);
    expect(
      ids([{ ...mug, id: MUG.toUpperCase() }, { ...cup, id: 'cup' }, { price: money('1') }]),
    ).toEqual([MUG, 'minted-1', 'minted-2']);
  });

  it('have distinct ids', () => {
    expect(violations({ lineItems: [mug, cup, { ...cup, id: MUG.toUpperCase() }] })).toEqual([
      ['order.lineItems[2].id', 'OTHER', 'must not be the id of another line'],
    ]);
  });

  it('have the discounts that are named for them, before their own', () => {
    const appliedDiscounts = [
      { lineItemDiscounts: [{ id: MUG, totalDiscount: money('1') }, { id: CUP }] },
      { id: 'mine', lineItemDiscounts: [{ id: MUG, totalDiscount: money('2.50') }] },
      {},
    ];
    const { doc } = taken({
      appliedDiscounts,
      lineItems: [{ ...mug, totalDiscount: money('9') }, cup],
    });
    expect(doc.lineItems.map(({ totalDiscount }) => totalDiscount?.amount)).toEqual([
      '3.50',
      '0.00',
    ]);
    expect(doc.appliedDiscounts?.map(({ id }) => id)).toEqual(['minted-1', 'mine', 'minted-3']);
    const renamed = taken({
      appliedDiscounts: [{ lineItemDiscounts: [{ id: 'cup', totalDiscount: money('1') }] }],
      lineItems: [{ ...cup, id: 'cup' }],
    }).doc;
    expect(renamed.lineItems[0]?.totalDiscount?.amount).toBe('1.00');
    expect(renamed.appliedDiscounts?.[0]?.lineItemDiscounts?.[0]?.id).toBe(
      renamed.lineItems[0]?.id,
    );
    const nameless = { appliedDiscounts: [{ lineItemDiscounts: [{ totalDiscount: money('1') }] }] };
    expect(
      taken({ ...nameless, lineItems: [{ price: money('3') }] }).doc.lineItems[0]?.totalDiscount
        ?.amount,
    ).toBe('0.00');
  });

  it.each<[string, Given, string[], string?]>([
    ['none', {}, ['order.lineItems', 'REQUIRED_FIELD', 'must hold what was bought']],
    [
      'an empty list',
      { lineItems: [] },
      ['order.lineItems', 'REQUIRED_FIELD', 'must hold what was bought'],
    ],
    [
      'one without a price',
      { lineItems: [cup, { id: MUG }] },
      ['order.lineItems[1].price.amount', 'REQUIRED_FIELD', 'is required'],
    ],
    [
      'too fine a price',
      { lineItems: [{ price: money('1.005') }] },
      ['order.lineItems[0].price.amount', 'DECIMAL_MAX_SCALE', 'must have at most 2 decimals'],
    ],
    [
      'too fine a price in yen',
      { lineItems: [{ price: money('1.5') }] },
      ['order.lineItems[0].price.amount', 'DECIMAL_MAX_SCALE', 'must have at most 0 decimals'],
      'JPY',
    ],
    [
      'more discount than price',
      { lineItems: [{ ...cup, totalDiscount: money('3.01') }] },
      ['order.lineItems[0].totalDiscount.amount', 'DECIMAL_LTE', 'is more than the line costs'],
    ],
  ])('are refused when there is %s', (_what, order, violation, code = 'USD') => {
    expect(violations(order, { code })).toEqual([violation]);
  });
});

describe('the totals of a merchant-created order', () => {
  const lineItems = [
    { ...mug, totalDiscount: money('5'), taxInfo: { taxAmount: money('2') } },
    { ...cup, taxDetails: { totalTax: money('1') } },
  ];
  const whole: Given = {
    lineItems,
    additionalFees: [{ price: money('1.50') }, { id: 'mine', price: money('0.50') }, {}],
    shippingInfo: { cost: { price: money('6'), taxInfo: { taxAmount: money('0.60') } } },
    appliedDiscounts: [
      { discountType: 'SHIPPING', coupon: { amount: money('1') } },
      { discountType: 'SHIPPING', discountRule: { amount: money('0.50') } },
      { discountType: 'SHIPPING', merchantDiscount: { amount: money('0.25') } },
      { discountType: 'SHIPPING' },
      { discountType: 'GLOBAL', coupon: { amount: money('7') } },
    ],
  };

  it('are added up from the lines, the delivery, the fees, the discounts and the taxes', () => {
    const order = taken(whole);
    expect(summaryOf(order)).toEqual({
      subtotal: '28.00',
      shipping: '6.00',
      tax: '3.60',
      discount: '6.75',
      total: '32.85',
      totalAdditionalFees: '2.00',
    });
    expect(order.total).toBe(32_850n);
    expect(order.doc.taxInfo?.totalTax?.amount).toBe('3.60');
    expect(order.doc.additionalFees?.map(({ id }) => id)).toEqual(['minted-6', 'mine', 'minted-8']);
  });

  it('do not count included tax twice', () => {
    expect(taken({ ...whole, taxIncludedInPrices: true }).total).toBe(29_250n);
  });

  it("are the merchant's, if they add up", () => {
    const said = {
      subtotal: money('10'),
      shipping: money('2'),
      discount: money('1'),
      totalAdditionalFees: money('3'),
      tax: money('4'),
      total: money('18'),
    };
    expect(summaryOf(taken({ ...whole, priceSummary: said }))).toMatchObject({
      subtotal: '10.00',
      shipping: '2.00',
      discount: '1.00',
      totalAdditionalFees: '3.00',
      tax: '4.00',
      total: '18.00',
    });
    expect(taken({ lineItems: [cup], taxInfo: { totalTax: money('0.30') } }).total).toBe(3300n);
  });

  it('are refused if they do not add up, unless the order is imported', () => {
    const wrong = { lineItems: [cup], priceSummary: { total: money('4') } };
    expect(violations(wrong)).toEqual([
      [
        'order.priceSummary.total',
        'OTHER',
        'must be subtotal - discount + shipping + fees + tax, which is $3.00',
      ],
    ]);
    expect(violations({ ...wrong, taxIncludedInPrices: true })).toEqual([
      [
        'order.priceSummary.total',
        'OTHER',
        'must be subtotal - discount + shipping + fees, which is $3.00',
      ],
    ]);
    expect(taken(wrong, { strict: false }).total).toBe(4000n);
  });

  it('are refused below zero and with too many decimals, from every caller', () => {
    const negative = { lineItems: [cup], priceSummary: { discount: money('3.01') } };
    const fine = { lineItems: [cup], priceSummary: { shipping: money('1.001') } };
    for (const strict of [true, false]) {
      expect(violations(negative, { strict })).toEqual([
        [
          'order.priceSummary.total',
          'OTHER',
          'must be subtotal - discount + shipping + fees + tax, which is -$0.01',
        ],
      ]);
      expect(violations(fine, { strict })).toEqual([
        ['order.priceSummary.shipping', 'DECIMAL_MAX_SCALE', 'must have at most 2 decimals'],
      ]);
    }
    expect(isRefusal(take({ lineItems: [cup], priceSummary: { discount: money('3') } }))).toBe(
      false,
    );
  });
});

it('a merchant-created order has defaults, and no server-controlled status', () => {
  expect(taken({ lineItems: [cup] }).doc).toMatchObject({
    siteLanguage: 'de',
    buyerLanguage: 'de',
    weightUnit: 'KG',
    channelInfo: { type: 'OTHER_PLATFORM' },
    seenByAHuman: false,
    taxIncludedInPrices: false,
    appliedDiscounts: [],
    additionalFees: [],
  });
  const { doc } = taken({
    lineItems: [cup],
    buyerLanguage: 'fr',
    weightUnit: 'LB',
    channelInfo: { type: 'POS' },
    seenByAHuman: true,
    buyerNote: 'Thanks',
    id: 'mine',
    number: '5',
    status: 'CANCELED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    createdDate: '1999-01-01',
    updatedDate: '1999-01-01',
    purchasedDate: '1999-01-01',
    activities: [],
    balanceSummary: {},
    buyerInfo: {},
    checkoutId: 'x',
    cartId: 'x',
    imported: true,
    archived: true,
    currency: 'EUR',
  });
  expect(doc).toMatchObject({
    buyerLanguage: 'fr',
    weightUnit: 'LB',
    channelInfo: { type: 'POS' },
    seenByAHuman: true,
    buyerNote: 'Thanks',
  });
  for (const field of [
    'id',
    'number',
    'status',
    'paymentStatus',
    'fulfillmentStatus',
    'createdDate',
    'updatedDate',
    'purchasedDate',
    'activities',
    'balanceSummary',
    'buyerInfo',
    'checkoutId',
    'cartId',
    'imported',
    'archived',
    'currency',
  ])
    expect(doc).not.toHaveProperty(field);
});
