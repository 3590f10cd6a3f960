import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ownerClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test as base } from '../kit/fixtures.ts';

/**
 * Every function the official client has for orders, their payments and parcels, and for who waits
 * for stock, as its users call them.
 */

const test = base.extend('owner', async ({ server, wire: _redirected }) =>
  ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId }),
);
type Owner = ReturnType<typeof ownerClient>;
type NewOrder = Parameters<Owner['orders']['createOrder']>[0];

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
/** The client's types require more than its server does. */
const anOrder = (more: object = {}): NewOrder =>
  ({
    lineItems: [
      {
        _id: randomUUID(),
        productName: { original: 'Mug' },
        quantity: 2,
        price: { amount: '12.50' },
        itemType: { preset: 'PHYSICAL' },
        image: 'https://pictures.example/mug.jpg',
        catalogReference: { catalogItemId: randomUUID(), appId },
      },
    ],
    priceSummary: {
      subtotal: { amount: '25.00' },
      shipping: { amount: '5.00' },
      total: { amount: '30.00' },
    },
    shippingInfo: {
      title: 'By post',
      cost: { price: { amount: '5.00' } },
      logistics: {
        shippingDestination: {
          address: { country: 'US', city: 'Portland', addressLine1: 'First St 1' },
          contactDetails: { firstName: 'Ada' },
        },
      },
    },
    buyerInfo: { email: 'ada@example.com' },
    channelInfo: { type: 'WEB' },
    currency: 'USD',
    ...more,
  }) as unknown as NewOrder;
const idOf = (thing: { _id?: string | null } | undefined): string => thing?._id ?? '';

describe('orders', () => {
  test('are created, read, changed, tagged, annotated and canceled', async ({ owner, visitor }) => {
    const id = idOf(await owner.orders.createOrder(anOrder()));
    const order = await owner.orders.getOrder(id);
    expect(order).toMatchObject({
      _id: id,
      status: 'INITIALIZED',
      number: expect.any(String),
      _createdDate: expect.any(Date),
      purchasedDate: expect.any(Date),
      priceSummary: { total: { amount: '30.00', formattedAmount: '$30.00' } },
    });
    expect(order.shippingInfo?.logistics?.shippingDestination?.address).toMatchObject({
      city: 'Portland',
    });
    expect(order.lineItems?.[0]?.image).toEqual(expect.stringContaining('mug.jpg'));
    expect(await refusal(visitor.orders.getOrder(id))).toMatchObject({
      status: 404,
      details: { applicationError: { code: 'ORDER_NOT_FOUND' } },
    });

    expect(
      await owner.orders.updateOrder(id, {
        buyerInfo: { email: 'bea@example.com' },
        archived: true,
      }),
    ).toMatchObject({ buyerInfo: { email: 'bea@example.com' }, archived: true });
    const bulk = await owner.orders.bulkUpdateOrders(
      [{ order: { _id: id, buyerNote: 'Ring twice' } }],
      { returnEntity: true },
    );
    expect(bulk).toMatchObject({
      bulkActionMetadata: { totalSuccesses: 1 },
      results: [{ item: { _id: id, buyerNote: 'Ring twice' } }],
    });
    const tagged = await owner.orders.bulkUpdateOrderTags([id], {
      assignTags: { tags: { tagIds: ['gift'] } },
    });
    expect(tagged.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });

    const canceled = await owner.orders.cancelOrder(id, {
      sendOrderCanceledEmail: false,
      restockAllItems: true,
    });
    expect(canceled.order).toMatchObject({ status: 'CANCELED' });
    expect((await refusal(owner.orders.cancelOrder(id))).details.applicationError?.code).toBe(
      'STATUS_ALREADY_SET',
    );
  });

  test('are found, page by page', async ({ owner, visitor }) => {
    const email = `${randomUUID()}@example.com`;
    for (let count = 0; count < 3; count += 1)
      await owner.orders.createOrder(anOrder({ buyerInfo: { email } }));
    const first = await owner.orders.searchOrders({
      filter: { 'buyerInfo.email': { $eq: email } },
      sort: [{ fieldName: '_createdDate', order: 'ASC' }],
      cursorPaging: { limit: 2 },
    });
    expect([first.orders?.length, first.metadata?.count, first.metadata?.hasNext]).toEqual([
      2,
      2,
      true,
    ]);
    const second = await owner.orders.searchOrders({
      cursorPaging: { limit: 2, cursor: first.metadata?.cursors?.next ?? '' },
    });
    expect([second.orders?.length, second.metadata?.hasNext]).toEqual([1, false]);
    expect(
      (await visitor.orders.searchOrders({ filter: { 'buyerInfo.email': email } })).orders,
    ).toEqual([]);
  });

  test('are imported with their numbers, and deleted', async ({ owner }) => {
    const id = randomUUID();
    const imported = await owner.orders.importOrder(
      anOrder({
        _id: id,
        number: '55',
        status: 'APPROVED',
        paymentStatus: 'PAID',
        fulfillmentStatus: 'FULFILLED',
        purchasedDate: new Date('2021-03-04T05:06:07Z'),
      }),
    );
    expect(imported).toMatchObject({
      order: {
        _id: id,
        number: '55',
        imported: true,
        paymentStatus: 'PAID',
        fulfillmentStatus: 'FULFILLED',
        purchasedDate: new Date('2021-03-04T05:06:07Z'),
      },
    });
    expect((await owner.orders.setOrderNumberCounter('20000')).newCounter).toBe('20000');
    expect(
      (await refusal(owner.orders.setOrderNumberCounter('1'))).details.applicationError?.code,
    ).toBe('CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER');
    expect((await owner.orders.bulkDeleteImportedOrders([id])).jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await refusal(owner.orders.getOrder(id))).toMatchObject({ status: 404 });
  });

  test('are paid later', async ({ owner }) => {
    const id = await makeOrder(owner);
    expect(await owner.orders.getPaymentCollectabilityStatus(id)).toMatchObject({
      status: 'COLLECTABLE',
      amount: { amount: '30.00' },
    });
    expect(
      (await owner.orders.preparePaymentCollection(id, { amount: '30.00' })).paymentGatewayOrderId,
    ).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (await refusal(owner.orders.preparePaymentCollection(id, { amount: '31.00' }))).details
        .applicationError?.code,
    ).toBe('INVALID_AMOUNT');
    const { paymentsIds } = await owner.orderTransactions.addPayments(id, [
      {
        amount: { amount: '30.00' },
        status: 'AUTHORIZED',
        regularPaymentDetails: { offlinePayment: false },
      },
    ]);
    const paymentId = paymentsIds?.[0] ?? '';
    expect(
      (
        await refusal(
          owner.orders.captureAuthorizedPayments(id, [{ paymentId, amount: { amount: '99.00' } }]),
        )
      ).details.applicationError?.code,
    ).toBe('INVALID_AMOUNT');
    expect(
      (await refusal(owner.orders.voidAuthorizedPayments(id, [randomUUID()]))).details
        .applicationError?.code,
    ).toBe('PAYMENT_NOT_FOUND');
  });
});

async function makeOrder(owner: Owner, more: object = {}): Promise<string> {
  return idOf(await owner.orders.createOrder(anOrder(more)));
}

test('transactions are added, changed and listed', async ({ owner }) => {
  const id = await makeOrder(owner);
  const added = await owner.orderTransactions.addPayments(id, [
    {
      amount: { amount: '30.00' },
      status: 'PENDING',
      regularPaymentDetails: { offlinePayment: false, providerTransactionId: 'p-1' },
    },
  ]);
  const paymentId = added.paymentsIds?.[0] ?? '';
  expect(added.orderTransactions?.payments?.[0]).toMatchObject({
    _id: paymentId,
    status: 'PENDING',
    amount: { amount: '30.00' },
    _createdDate: expect.any(Date),
  });
  const updated = await owner.orderTransactions.updatePaymentStatus(
    { orderId: id, paymentId },
    { status: 'APPROVED' },
  );
  expect(updated.orderTransactions?.payments?.[0]).toMatchObject({ status: 'APPROVED' });
  expect(
    (
      await refusal(
        owner.orderTransactions.updatePaymentStatus(
          { orderId: id, paymentId },
          { status: 'PENDING' },
        ),
      )
    ).details.applicationError?.code,
  ).toBe('STATUS_NOT_ALLOWED');
  expect(
    (
      await owner.orderTransactions.bulkUpdatePaymentStatuses([{ orderId: id, paymentId }], {
        status: 'APPROVED',
        returnFullEntity: true,
      })
    ).bulkActionMetadata,
  ).toMatchObject({ totalSuccesses: 1 });
  expect(
    (await owner.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions,
  ).toMatchObject({ orderId: id, refunds: [] });
  expect(
    (await owner.orderTransactions.listTransactionsForMultipleOrders([id])).orderTransactions,
  ).toHaveLength(1);
  expect(await owner.orders.getOrder(id)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
  });
});

test('fulfillments are created, tracked, listed and deleted', async ({ owner, visitor }) => {
  const id = await makeOrder(owner, { paymentStatus: 'PAID' });
  const line = idOf((await owner.orders.getOrder(id)).lineItems?.[0]);
  const { fulfillmentId = '' } = await owner.orderFulfillments.createFulfillment(id, {
    lineItems: [{ _id: line, quantity: 1 }],
    trackingInfo: { trackingNumber: 'T1', shippingProvider: 'fedex' },
  });
  const changed = await owner.orderFulfillments.updateFulfillment(
    { orderId: id, fulfillmentId },
    { fulfillment: { trackingInfo: { trackingNumber: 'T2' } } },
  );
  expect(changed).toMatchObject({
    orderId: id,
    fulfillments: [
      { _id: fulfillmentId, trackingInfo: { trackingNumber: 'T2', shippingProvider: 'fedex' } },
    ],
  });
  const bulk = await owner.orderFulfillments.bulkCreateFulfillments([
    { orderId: id, fulfillments: [{ lineItems: [{ _id: line, quantity: 1 }] }] },
  ]);
  expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
  expect(
    (await owner.orderFulfillments.listFulfillmentsForSingleOrder(id)).orderWithFulfillments
      ?.fulfillments,
  ).toHaveLength(2);
  expect(
    (await owner.orderFulfillments.listFulfillmentsForMultipleOrders([id])).ordersWithFulfillments,
  ).toHaveLength(1);
  expect(
    (
      await refusal(
        owner.orderFulfillments.createFulfillment(id, { lineItems: [{ _id: line, quantity: 1 }] }),
      )
    ).details.applicationError?.code,
  ).toBe('QUANTITY_EXCEEDS_ORDERED');
  expect(
    (await owner.orderFulfillments.deleteFulfillment({ orderId: id, fulfillmentId }))
      .orderWithFulfillments?.fulfillments,
  ).toHaveLength(1);
  expect(await refusal(visitor.orderFulfillments.listFulfillmentsForSingleOrder(id))).toMatchObject(
    { status: 404 },
  );
});

test('back-in-stock requests are created, counted, notified and deleted', async ({
  owner,
  visitor,
}) => {
  const { product } = await owner.products.createProduct({
    name: 'Lamp',
    productType: 'physical',
    priceData: { price: 40 },
  });
  await owner.inventory.updateInventoryVariants(idOf(product), {
    trackQuantity: true,
    variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }],
  });
  const catalogReference = { catalogItemId: idOf(product), appId };
  const itemDetails = { name: 'Lamp', price: '40.00' };
  const made = await visitor.backInStockNotifications.createBackInStockNotificationRequest(
    { catalogReference, email: 'ada@example.com' },
    itemDetails,
  );
  expect(made).toMatchObject({
    email: 'ada@example.com',
    status: 'RECEIVED',
    _createdDate: expect.any(Date),
  });
  expect(
    (
      await refusal(
        visitor.backInStockNotifications.createBackInStockNotificationRequest(
          { catalogReference, email: 'ada@example.com' },
          itemDetails,
        ),
      )
    ).details.applicationError?.code,
  ).toBe('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS');
  const id = idOf(made);
  expect(await owner.backInStockNotifications.getBackInStockNotificationRequest(id)).toMatchObject({
    _id: id,
  });
  expect(
    await owner.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences(
      [catalogReference],
    ),
  ).toMatchObject({ countsPerCatalogReference: [{ count: 1 }] });
  expect(
    (
      await owner.backInStockNotifications
        .queryBackInStockNotificationRequests()
        .eq('status', 'RECEIVED')
        .find()
    ).items.map(idOf),
  ).toContain(id);
  expect(await owner.backInStockNotifications.markAsNotificationSent(id)).toMatchObject({
    request: { status: 'NOTIFICATION_SENT' },
  });
  await owner.backInStockNotifications.reportItemsBackInStock(itemDetails, { catalogReference });
  await owner.backInStockNotifications.deleteBackInStockNotificationRequest(id);
  expect(
    await refusal(owner.backInStockNotifications.getBackInStockNotificationRequest(id)),
  ).toMatchObject({ status: 404 });
});
