import type { Order } from '@shopwright/contract/orders/order';
import { describe, expect, it } from 'vitest';
import type { OrderState } from './order-state.ts';
import { omitAbsent } from './stores-order-source.ts';
import { olderPaymentStatus } from './stores-order.ts';
import { emptyOrder, payment, price, render } from './testing-stores-order.ts';

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

describe('an order with required fields only', () => {
  it('omits missing fields, or has their default', () => {
    expect(render({ id: 'order-1' })).toEqual({
      id: 'order-1',
      number: 10_017,
      numericId: '10017',
      buyerInfo: { type: 'CONTACT', identityType: 'CONTACT' },
      weightUnit: 'UNSPECIFIED_WEIGHT_UNIT',
      totals: { weight: '0', quantity: 0 },
      billingInfo: { refundableByPaymentProvider: false },
      read: false,
      archived: false,
      paymentStatus: 'UNSPECIFIED_PAYMENT_STATUS',
      fulfillmentStatus: 'NOT_FULFILLED',
      lineItems: [],
      activities: [],
      fulfillments: [],
      discount: {},
      refunds: [],
    });
  });

  it('omits null and undefined, and nothing else', () => {
    expect(omitAbsent<object>({ a: null, b: undefined, c: 0, d: '', e: false })).toEqual({
      c: 0,
      d: '',
      e: false,
    });
  });
});

describe('the head of an order', () => {
  it('has dates, flags, notes and the buyer', () => {
    const channelInfo = { type: 'WEB' } as const;
    expect(
      render({
        id: 'order-1',
        createdDate: '2026-05-01T10:00:00.000Z',
        updatedDate: '2026-05-02T10:00:00.000Z',
        currency: 'USD',
        weightUnit: 'LB',
        buyerNote: 'Ring twice',
        seenByAHuman: true,
        archived: true,
        cartId: 'cart-1',
        buyerLanguage: 'de',
        channelInfo,
        buyerInfo: { memberId: 'member-1', contactId: 'contact-1', email: 'ada@example.com' },
        billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '123' } },
        customFields: [
          { title: 'Gift', translatedTitle: 'Geschenk', value: 'yes' },
          { title: 'Second', value: 'no' },
        ],
      }),
    ).toMatchObject({
      dateCreated: '2026-05-01T10:00:00.000Z',
      lastUpdated: '2026-05-02T10:00:00.000Z',
      currency: 'USD',
      weightUnit: 'LB',
      buyerNote: 'Ring twice',
      read: true,
      archived: true,
      cartId: 'cart-1',
      buyerLanguage: 'de',
      channelInfo,
      buyerInfo: {
        id: 'member-1',
        type: 'MEMBER',
        identityType: 'MEMBER',
        firstName: 'Ada',
        lastName: 'Lovelace',
        phone: '123',
        email: 'ada@example.com',
      },
      customField: { value: 'yes', title: 'Gift', translatedTitle: 'Geschenk' },
    });
  });

  it('names a guest by the contact, or by the recipient if the billing address has no name', () => {
    expect(
      render({
        buyerInfo: { contactId: 'contact-1' },
        recipientInfo: { contactDetails: { firstName: 'Grace' } },
      }).buyerInfo,
    ).toEqual({
      id: 'contact-1',
      type: 'CONTACT',
      identityType: 'CONTACT',
      firstName: 'Grace',
    });
  });

  it.each<[Order['createdBy'], unknown]>([
    [{ userId: 'user-1' }, { id: 'user-1', identityType: 'USER' }],
    [{ appId: 'app-1' }, { id: 'app-1', identityType: 'APP' }],
    [{ memberId: 'member-1' }, { id: 'member-1', identityType: 'MEMBER' }],
    [{ visitorId: 'visitor-1' }, { id: 'contact-1', identityType: 'CONTACT' }],
  ])('says who entered it: %j', (createdBy, enteredBy) => {
    expect(
      render({ ...(createdBy && { createdBy }), buyerInfo: { contactId: 'contact-1' } }).enteredBy,
    ).toEqual(enteredBy);
  });

  it.each<[NonNullable<Order['paymentStatus']>, string]>([
    ['PAID', 'PAID'],
    ['NOT_PAID', 'NOT_PAID'],
    ['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED'],
    ['PENDING_MERCHANT', 'PENDING'],
    ['CANCELED', 'NOT_PAID'],
    ['DECLINED', 'NOT_PAID'],
  ])('that is %s today was %s then', (paymentStatus, older) => {
    expect(render({ paymentStatus }).paymentStatus).toBe(older);
    expect(Object.hasOwn(olderPaymentStatus, paymentStatus)).toBe(paymentStatus !== older);
  });

  it('has the current fulfillment status, unless it was canceled', () => {
    expect(render({ fulfillmentStatus: 'FULFILLED' }).fulfillmentStatus).toBe('FULFILLED');
    expect(render({ status: 'CANCELED', fulfillmentStatus: 'FULFILLED' }).fulfillmentStatus).toBe(
      'CANCELED',
    );
  });

  it('has a custom field as text, whatever its value is', () => {
    const custom = (value: unknown) =>
      render({ customFields: [{ title: 'Size', value: value }] }).customField?.value;
    expect(custom(42)).toBe('42');
    expect(custom({ a: 1 })).toBe('{"a":1}');
    expect(custom(undefined)).toBe('""');
  });

  it('has the coupon of its discounts, and the amount of all of them', () => {
    expect(
      render({
        priceSummary: { discount: price('5.00') },
        appliedDiscounts: [
          { discountRule: { id: 'rule-1' } },
          { coupon: { id: 'coupon-1', name: 'Spring', code: 'SPRING' } },
        ],
      }).discount,
    ).toEqual({
      value: '5.00',
      appliedCoupon: { couponId: 'coupon-1', name: 'Spring', code: 'SPRING' },
    });
  });

  it('has the subscription of the line that has one', () => {
    const settings = { frequency: 'MONTH', autoRenewal: true, billingCycles: 12 } as const;
    const of = (subscriptionInfo: object) =>
      render({ lineItems: [{}, { subscriptionInfo }] }).subscriptionInfo;
    expect(
      of({
        id: 'sub-1',
        cycleNumber: 2,
        subscriptionSettings: settings,
        title: { original: 'Monthly' },
        description: { original: 'Every month' },
        subscriptionOptionTitle: 'Old title',
      }),
    ).toEqual({
      id: 'sub-1',
      cycleNumber: 2,
      subscriptionSettings: settings,
      subscriptionOptionInfo: { title: 'Monthly', description: 'Every month' },
    });
    expect(
      of({ subscriptionOptionTitle: 'Old title', subscriptionOptionDescription: 'Old text' }),
    ).toEqual({ subscriptionOptionInfo: { title: 'Old title', description: 'Old text' } });
  });
});

describe('the totals', () => {
  it('have amounts, a weight without rounding errors, and quantities', () => {
    expect(
      render(
        {
          priceSummary: {
            subtotal: price('28.00'),
            shipping: price('5.00'),
            tax: price('7.26'),
            discount: price('1.00'),
            total: price('39.26'),
          },
          balanceSummary: { refunded: price('2.00') },
          lineItems: [
            { quantity: 3, physicalProperties: { weight: 0.1 } },
            { physicalProperties: { weight: 0.2 } },
            { quantity: 2 },
          ],
        },
        {
          payments: [
            payment({ kind: 'giftCard', amount: 1_500n }),
            payment({ kind: 'giftCard', amount: 1_000n }),
            payment({ kind: 'giftCard', amount: 9_000n, status: 'VOIDED' }),
            payment({ amount: 30_000n }),
          ],
        },
      ).totals,
    ).toEqual({
      subtotal: '28.00',
      shipping: '5.00',
      tax: '7.26',
      discount: '1.00',
      total: '39.26',
      weight: '0.5',
      quantity: 6,
      refund: '2.00',
      giftCard: '2.50',
    });
  });
});

describe('a line', () => {
  const line = (wire: NonNullable<Order['lineItems']>[number], state: Partial<OrderState> = {}) =>
    render({ lineItems: [{}, wire] }, state).lineItems?.[1];

  it('has an index from 1, its product, options, texts, picture and amounts', () => {
    expect(
      line({
        id: 'line-2',
        quantity: 2,
        productName: { original: 'Mug', translated: 'Becher' },
        catalogReference: {
          appId: STORES,
          catalogItemId: 'product-1',
          options: { variantId: 'variant-1', customTextFields: { Engraving: 'Ada' } },
        },
        itemType: { preset: 'PHYSICAL' },
        descriptionLines: [
          { name: { original: 'Color' }, colorInfo: { original: 'Red' } },
          { name: { original: 'Size' }, plainText: { original: 'L' } },
          { name: { original: 'Engraving' }, plainText: { original: 'Ada' } },
          {},
        ],
        physicalProperties: { weight: 0.4, sku: 'MUG-L' },
        image: { id: 'media-1', url: 'https://x/y.png', width: 10, height: 20, altText: 'A mug' },
        fulfillerId: 'fulfiller-1',
        price: price('12.50'),
        totalDiscount: price('1.00'),
        totalPriceBeforeTax: price('24.00'),
        totalPriceAfterTax: price('29.28'),
        taxInfo: { taxAmount: price('5.28'), taxGroupId: 'group-1' },
      }),
    ).toEqual({
      index: 2,
      quantity: 2,
      name: 'Mug',
      translatedName: 'Becher',
      productId: 'product-1',
      lineItemType: 'PHYSICAL',
      options: [
        { option: 'Color', selection: 'Red' },
        { option: 'Size', selection: 'L' },
        { option: '', selection: '' },
      ],
      customTextFields: [{ title: 'Engraving', value: 'Ada' }],
      weight: '0.4',
      mediaItem: {
        mediaType: 'IMAGE',
        url: 'https://x/y.png',
        width: 10,
        height: 20,
        mediaId: 'media-1',
        id: 'media-1',
        altText: 'A mug',
      },
      sku: 'MUG-L',
      variantId: 'variant-1',
      fulfillerId: 'fulfiller-1',
      discount: '1.00',
      tax: '5.28',
      taxGroupId: 'group-1',
      price: '12.50',
      totalPrice: '24.00',
      taxIncludedInPrice: false,
      priceData: { taxIncludedInPrice: false, price: '12.50', totalPrice: '24.00' },
    });
  });

  it('has the price with tax if prices include it', () => {
    expect(
      line({
        totalPriceBeforeTax: price('24.00'),
        totalPriceAfterTax: price('29.28'),
        taxInfo: { taxIncludedInPrice: true },
      }),
    ).toMatchObject({ totalPrice: '29.28', taxIncludedInPrice: true });
  });

  it('has the variant taken from stock rather than the requested one', () => {
    const shelf = { 'line-2': { productId: 'product-1', variantId: 'stocked' } };
    const wire = {
      id: 'line-2',
      catalogReference: { appId: STORES, options: { variantId: 'asked' } },
    };
    expect(line(wire, { terms: { ...emptyOrder.terms, shelf } })?.variantId).toBe('stocked');
    expect(line(wire)?.variantId).toBe('asked');
    expect(line({ catalogReference: { options: { variantId: 7 } } })?.variantId).toBeUndefined();
  });

  it('has a product only if it is in the Stores catalog', () => {
    const reference = { appId: 'other', catalogItemId: 'service-1' };
    expect(line({ catalogReference: reference, itemType: { preset: 'SERVICE' } })).toMatchObject({
      lineItemType: 'UNSPECIFIED_LINE_ITEM_TYPE',
    });
    expect(line({ catalogReference: reference })?.productId).toBeUndefined();
    expect(line({ catalogReference: reference, itemType: { preset: 'DIGITAL' } })).toMatchObject({
      lineItemType: 'DIGITAL',
    });
    expect(line({ productName: { original: 'Tip' } })).toMatchObject({
      lineItemType: 'CUSTOM_AMOUNT_ITEM',
    });
  });

  it('has a weight and a picture only if given, also a weight of zero', () => {
    expect(line({ quantity: 1 })).not.toHaveProperty('weight');
    expect(line({ quantity: 1 })).not.toHaveProperty('mediaItem');
    expect(line({ physicalProperties: { weight: 0 } })).toMatchObject({ weight: '0' });
  });
});
