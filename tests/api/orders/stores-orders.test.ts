import { randomUUID } from 'node:crypto';
import type { StoresOrder } from '@shopwright/contract/orders/stores-order';
import { describe, expect, test } from 'vitest';
import { appId, startOrderShop } from '../../kit/order-shop.ts';

/**
 * Orders as the stores API of 2023 answers them, which older releases of `@wix/stores` and REST
 * clients still call.
 */

const shop = await startOrderShop();
const { owner, order, pay, server } = shop;

interface Found {
  orders: StoresOrder[];
  metadata: { items: number; offset: number };
  totalResults: number;
}
interface Refused {
  details: { validationError?: { fieldViolations: { field: string; violatedRule: string }[] } };
}

const find = async (query: object = {}, path = '/stores/v2/orders/query'): Promise<Found> => {
  const { status, body } = await owner<Found>('POST', path, { query });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};
const filtered = (filter: object, more: object = {}) =>
  find({ filter: JSON.stringify(filter), ...more });
const one = async (id: string): Promise<StoresOrder> =>
  (await owner<{ order: StoresOrder }>('GET', `/stores/v2/orders/${id}`)).body.order;
const withKey = async (permissions: readonly string[], path: string) => {
  const answer = await fetch(server.url + path, {
    headers: { authorization: await server.createApiKey(permissions) },
  });
  return { status: answer.status, body: (await answer.json()) as { order: StoresOrder } };
};

describe('the format of 2023', () => {
  test('an order has a number, a buyer, totals, addresses and lines as that version writes them', async () => {
    const { memberId } = await shop.asMember();
    const productId = randomUUID();
    const variantId = randomUUID();
    const made = await order({
      buyerInfo: { memberId, email: 'ada@example.com' },
      buyerNote: 'Ring twice',
      weightUnit: 'KG',
      lineItems: [
        {
          id: randomUUID(),
          productName: { original: 'Mug', translated: 'Tasse' },
          quantity: 2,
          price: { amount: '12.50' },
          itemType: { preset: 'PHYSICAL' },
          catalogReference: {
            catalogItemId: productId,
            appId,
            options: {
              variantId,
              options: { Size: 'Large' },
              customTextFields: { Engraving: 'Ada' },
            },
          },
          descriptionLines: [
            { name: { original: 'Size' }, plainText: { original: 'Large' } },
            { name: { original: 'Engraving' }, plainText: { original: 'Ada' } },
          ],
          physicalProperties: { sku: 'MUG-L', weight: 0.1, shippable: true },
        },
        {
          id: randomUUID(),
          productName: { original: 'Wrapping' },
          quantity: 1,
          price: { amount: '3.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      billingInfo: {
        contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '+39 02 1234567' },
        address: { country: 'IT', city: 'Milano', addressLine: 'Via Uno 1', postalCode: '20121' },
      },
    });
    await pay(made.id, '33.00', {
      regularPaymentDetails: {
        paymentMethod: 'CreditCard',
        providerTransactionId: 'tx-1',
        offlinePayment: false,
      },
    });
    const got = await one(made.id);
    expect(got).toMatchObject({
      id: made.id,
      number: Number(made.number),
      numericId: made.number,
      dateCreated: made.createdDate,
      currency: 'USD',
      weightUnit: 'KG',
      buyerNote: 'Ring twice',
      archived: false,
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      buyerInfo: {
        id: memberId,
        identityType: 'MEMBER',
        type: 'MEMBER',
        firstName: 'Ada',
        lastName: 'Lovelace',
        phone: '+39 02 1234567',
        email: 'ada@example.com',
      },
      totals: {
        subtotal: '28.00',
        shipping: '5.00',
        total: '33.00',
        discount: '0.00',
        weight: '0.2',
        quantity: 3,
        refund: '0.00',
      },
      billingInfo: {
        paymentMethod: 'CreditCard',
        paymentProviderTransactionId: 'tx-1',
        externalTransactionId: 'tx-1',
        refundableByPaymentProvider: true,
        paidDate: expect.any(String),
        address: {
          fullName: { firstName: 'Ada', lastName: 'Lovelace' },
          country: 'IT',
          city: 'Milano',
          zipCode: '20121',
          addressLine1: 'Via Uno 1',
          email: 'ada@example.com',
        },
      },
      shippingInfo: {
        deliveryOption: 'By post',
        shipmentDetails: {
          address: { country: 'US', city: 'Portland', fullName: { firstName: 'Ada' } },
          priceData: { price: '5.00', taxIncludedInPrice: false },
        },
      },
      channelInfo: { type: 'WEB' },
      fulfillments: [],
      refunds: [],
    });
    expect(got.lineItems).toMatchObject([
      {
        index: 1,
        quantity: 2,
        name: 'Mug',
        translatedName: 'Tasse',
        productId,
        variantId,
        sku: 'MUG-L',
        weight: '0.1',
        lineItemType: 'PHYSICAL',
        price: '12.50',
        totalPrice: '25.00',
        priceData: { price: '12.50', totalPrice: '25.00', taxIncludedInPrice: false },
        options: [{ option: 'Size', selection: 'Large' }],
        customTextFields: [{ title: 'Engraving', value: 'Ada' }],
      },
      {
        index: 2,
        quantity: 1,
        name: 'Wrapping',
        lineItemType: 'CUSTOM_AMOUNT_ITEM',
        totalPrice: '3.00',
      },
    ]);
    expect(got.activities?.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ORDER_PLACED', 'ORDER_PAID']),
    );
  });

  test('fulfillments name lines by their index, and refunds their amount and reason', async () => {
    const made = await order();
    const paymentId = await pay(made.id, '33.00');
    const [, card] = made.lineItems ?? [];
    const shipped = await owner('POST', `/v1/fulfillments/orders/${made.id}/create-fulfillment`, {
      fulfillment: {
        lineItems: [{ id: card?.id, quantity: 1 }],
        trackingInfo: { trackingNumber: 'T1', shippingProvider: 'dhl' },
      },
    });
    expect(shipped.status).toBe(200);
    const refunded = await owner(
      'POST',
      `/v1/payments-collector/orders/${made.id}/trigger-refund`,
      { payments: [{ paymentId, amount: { amount: '3.00' } }], details: { reason: 'Broken' } },
    );
    expect(refunded.status).toBe(200);
    const got = await one(made.id);
    expect(got.fulfillments).toMatchObject([
      {
        id: expect.any(String),
        dateCreated: expect.any(String),
        lineItems: [{ index: 2, quantity: 1 }],
        trackingInfo: { trackingNumber: 'T1', shippingProvider: 'dhl' },
      },
    ]);
    expect(got.shippingInfo?.shipmentDetails?.trackingInfo).toMatchObject({ trackingNumber: 'T1' });
    expect(got).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      totals: { refund: '3.00' },
      refunds: [{ amount: '3.00', reason: 'Broken' }],
    });
  });

  test('a canceled order is canceled in its fulfillment status, in the answer and in a filter', async () => {
    const made = await order();
    expect((await owner('POST', `/v1/orders/${made.id}/cancel`, {})).status).toBe(200);
    expect((await one(made.id)).fulfillmentStatus).toBe('CANCELED');
    const { orders } = await filtered({ fulfillmentStatus: 'CANCELED' });
    expect(orders.map(({ id }) => id)).toContain(made.id);
    expect(
      (await filtered({ fulfillmentStatus: 'NOT_FULFILLED' })).orders.map(({ id }) => id),
    ).not.toContain(made.id);
  });
});

describe('a query', () => {
  test('takes its filter and its sort as JSON in a string, pages by offset and counts all results', async () => {
    const name = `Tray ${randomUUID()}`;
    const lineItems = [
      {
        productName: { original: name },
        quantity: 1,
        price: { amount: '1.00' },
        itemType: { preset: 'PHYSICAL' },
      },
    ];
    const made = [
      await order({ lineItems }),
      await order({ lineItems }),
      await order({ lineItems }),
    ].map(({ number }) => Number(number));
    const page = (paging: object) =>
      filtered({ 'lineItems.name': { $hasSome: [name] } }, { sort: '[{"number":"desc"}]', paging });
    const first = await page({ limit: 2 });
    expect([first.orders.map(({ number }) => number), first.metadata, first.totalResults]).toEqual([
      [made[2], made[1]],
      { items: 2, offset: 0 },
      3,
    ]);
    const second = await page({ limit: 2, offset: 2 });
    expect([second.orders.map(({ number }) => number), second.metadata]).toEqual([
      [made[0]],
      { items: 1, offset: 2 },
    ]);
  });

  test.each([
    '/stores/v2/orders/query',
    '/_api/orders-server/v2/orders/query',
    '/wix-ecommerce-orders-web/v2/orders/query',
    '/v2/orders/query',
  ])('is answered at %s', async (path) => {
    expect((await find({ paging: { limit: 1 } }, path)).metadata.offset).toBe(0);
  });

  test('filters by every field that the documentation of that version lists', async () => {
    const { memberId } = await shop.asMember();
    const made = await order({
      buyerInfo: { memberId, email: 'filter@example.com' },
      channelInfo: { type: 'EBAY', externalOrderId: 'E-1' },
      billingInfo: { contactDetails: { firstName: 'Grace', lastName: 'Hopper' } },
      paymentStatus: 'PAID',
    });
    const both: object[] = [
      { id: made.id },
      { number: made.number },
      { numericId: { $gte: made.number } },
      { dateCreated: { $gte: made.createdDate } },
      { lastUpdated: { $gte: made.updatedDate } },
      { paymentStatus: 'PAID' },
      { archived: false },
      { 'buyerInfo.id': memberId },
      { 'channelInfo.type': 'EBAY' },
      { 'channelInfo.externalOrderId': 'E-1' },
      { 'billingInfo.address.fullName': { $contains: 'ace hop' } },
      {
        $and: [
          { 'lineItems.name': { $hasAll: ['Mug', 'Card'] } },
          { number: { $gt: Number(made.number) - 1 } },
        ],
      },
    ];
    for (const filter of both)
      expect(
        (await filtered({ $and: [filter, { id: made.id }] })).orders.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual([made.id]);
    expect((await filtered({ 'lineItems.productId': randomUUID(), id: made.id })).orders).toEqual(
      [],
    );
  });

  test('refuses an unknown field, an invalid filter and too large a page', async () => {
    const refused = async (query: object) => {
      const { status, body } = await owner<Refused>('POST', '/stores/v2/orders/query', { query });
      return [status, body.details.validationError?.fieldViolations.map(({ field }) => field)];
    };
    expect(await refused({ filter: '{"wire":"x"}' })).toEqual([400, ['query.filter.wire']]);
    expect(await refused({ filter: 'not json' })).toEqual([400, ['query.filter']]);
    expect(await refused({ sort: '[{"totals.total":"asc"}]' })).toEqual([
      400,
      ['query.sort.totals.total'],
    ]);
    expect(await refused({ paging: { limit: 101 } })).toEqual([400, ['query.paging.limit']]);
    expect(await refused({ filter: { paymentStatus: 'PAID' } })).toEqual([400, ['query.filter']]);
  });
});

describe('access to these orders', () => {
  test('a member reads their own orders and no other ones, without the notes and payments of the shop', async () => {
    const [ada, bob, guest] = [
      await shop.asMember(),
      await shop.asMember(),
      await shop.asVisitor(),
    ];
    const hers = await order({ buyerInfo: { memberId: ada.memberId, email: 'ada@example.com' } });
    await pay(hers.id, '33.00', {
      regularPaymentDetails: {
        paymentMethod: 'CreditCard',
        providerTransactionId: 'tx-2',
        offlinePayment: false,
      },
    });
    const mine = await ada.call<Found>('POST', '/stores/v2/orders/query', {});
    expect(mine.body.orders.map(({ id }) => id)).toEqual([hers.id]);
    expect(mine.body.orders[0]).not.toHaveProperty('activities');
    expect(mine.body.orders[0]).not.toHaveProperty('refunds');
    expect(JSON.stringify(mine.body)).not.toContain('tx-2');
    for (const { call } of [bob, guest]) {
      expect(
        (
          await call<Found>('POST', '/stores/v2/orders/query', {
            query: { filter: JSON.stringify({ id: hers.id }) },
          })
        ).body,
      ).toMatchObject({ orders: [], totalResults: 0 });
      expect((await call('GET', `/stores/v2/orders/${hers.id}`)).status).toBe(404);
    }
  });

  test('a key with permission for orders only reads no payments and fulfillments', async () => {
    const made = await order();
    await pay(made.id, '33.00', {
      regularPaymentDetails: {
        paymentMethod: 'CreditCard',
        providerTransactionId: 'tx-3',
        offlinePayment: false,
      },
    });
    const ordersOnly = await withKey(['ECOM.READ_ORDERS'], `/stores/v2/orders/${made.id}`);
    expect(ordersOnly.body.order).toMatchObject({ id: made.id, paymentStatus: 'PAID' });
    expect(ordersOnly.body.order).not.toHaveProperty('fulfillments');
    expect(JSON.stringify(ordersOnly.body)).not.toContain('tx-3');
    const payments = await withKey(
      ['ECOM.READ_ORDERS', 'ECOM.READ_TRANSACTIONS', 'ECOM.READ_FULFILLMENTS'],
      `/stores/v2/orders/${made.id}`,
    );
    expect(payments.body.order).toMatchObject({
      billingInfo: { paymentProviderTransactionId: 'tx-3' },
      fulfillments: [],
    });
    expect(
      (await withKey(['WIX_STORES.READ_INVENTORY'], `/stores/v2/orders/${made.id}`)).status,
    ).toBe(404);
  });

  test('a missing order and an invalid id are refused alike', async () => {
    for (const id of [randomUUID(), 'nonsense'])
      expect(await owner('GET', `/stores/v2/orders/${id}`)).toMatchObject({
        status: 404,
        body: { details: { applicationError: { code: 'ORDER_NOT_FOUND' } } },
      });
  });
});
