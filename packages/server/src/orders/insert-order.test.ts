import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../db/testing.ts';
import { newId } from '../kernel/ids.ts';
import { insertOrder } from './insert-order.ts';
import { recordPayment } from './record-payment.ts';
import { aNewOrder, orderSite } from './testing-orders.ts';

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const publishedEvents = (siteId: string) =>
  db.query<{ type: string; body: unknown }>(
    sql`select event_type as type, body from outbox where site_id = ${siteId} order by position`,
  );
const mails = (siteId: string) =>
  db.query<{ kind: string; recipient: string }>(
    sql`select kind, recipient from message where site_id = ${siteId} order by kind, recipient`,
  );
const paid = {
  regularPaymentDetails: {
    paymentProvider: 'sandbox',
    providerTransactionId: 't-1',
    offlinePayment: false,
  },
};

it('an order shows the lines, totals, taxes and addresses of its quote', async () => {
  const { siteId, deps } = await orderSite(db);
  const { order } = await db.tx((tx) => insertOrder(tx, deps, aNewOrder(siteId)));
  expect(order).toMatchObject({
    number: '10001',
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    currency: 'USD',
    lineItems: [
      {
        productName: { original: 'Mug' },
        quantity: 2,
        price: { amount: '12.50', formattedAmount: '$12.50' },
        taxInfo: { taxAmount: { amount: '5.50' }, taxRate: '0.22' },
        refundQuantity: 0,
      },
      { quantity: 1 },
    ],
    priceSummary: {
      subtotal: { amount: '28.00' },
      shipping: { amount: '5.00' },
      tax: { amount: '7.26' },
      total: { amount: '40.26', formattedAmount: '$40.26' },
    },
    taxInfo: {
      totalTax: { amount: '7.26' },
      taxBreakdown: [{ taxName: 'VAT', rate: '0.22', aggregatedTaxAmount: { amount: '7.26' } }],
    },
    shippingInfo: {
      title: 'By post',
      logistics: { shippingDestination: { address: { city: 'Milano' } } },
      cost: { price: { amount: '5.00' } },
    },
    balanceSummary: {
      balance: { amount: '40.26', formattedAmount: '$40.26' },
      paid: { amount: '0.00' },
    },
    activities: [{ type: 'ORDER_PLACED' }],
    buyerInfo: { email: 'ada@example.com' },
  });
});

it('a checkout has one order, and a retry writes nothing', async () => {
  const { siteId, deps } = await orderSite(db);
  const newOrder = aNewOrder(siteId);
  const first = await db.tx((tx) => insertOrder(tx, deps, newOrder));
  const again = await db.tx((tx) =>
    insertOrder(tx, deps, aNewOrder(siteId, { checkoutId: newOrder.checkoutId ?? '' })),
  );
  expect([again.existed, again.orderId, again.number]).toEqual([true, first.orderId, first.number]);
  expect((await publishedEvents(siteId)).map(({ type }) => type)).toEqual([
    'wix.ecom.v1.order_created',
  ]);
});

it('concurrent inserts make one order per checkout, numbered without gaps', async () => {
  const { siteId, deps } = await orderSite(db);
  const checkoutId = newId();
  // Each waits for all before it: on a busy machine longer than a buyer would.
  const patient = { lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 };
  const same = await Promise.all(
    Array.from({ length: 50 }, () =>
      db.tx((tx) => insertOrder(tx, deps, aNewOrder(siteId, { checkoutId })), patient),
    ),
  );
  expect(new Set(same.map(({ orderId }) => orderId)).size).toBe(1);
  expect(same.filter(({ existed }) => !existed)).toHaveLength(1);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      db.tx(async (tx) => {
        await insertOrder(tx, deps, aNewOrder(siteId));
        if (n % 3 === 0) throw new Error('rolled back');
      }, patient),
    ),
  );
  expect(tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual(
    Array.from({ length: 17 }, () => 'Error: rolled back'),
  );
  const made = 33;
  const rows = await db.query<{ number: number }>(
    sql`select number from orders where site_id = ${siteId} order by number`,
  );
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 1 + made }, (_, n) => 10_001 + n),
  );
});

it('a paid order is approved, published and confirmed by mail once', async () => {
  const { siteId, deps } = await orderSite(db);
  const { orderId } = await db.tx((tx) => insertOrder(tx, deps, aNewOrder(siteId)));
  const payment = {
    paymentId: newId(),
    amount: 40_260n,
    status: 'APPROVED',
    details: paid,
  } as const;
  for (let round = 0; round < 3; round += 1) {
    expect(
      await db.tx((tx) => recordPayment(tx, deps, { siteId, orderId, payment })),
    ).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '40.26' } },
    });
  }
  expect(
    (await publishedEvents(siteId)).map(({ type }) => type.replace('wix.ecom.v1.', '')),
  ).toEqual([
    'order_created',
    'order_updated',
    'order_approved',
    'order_payment_status_updated',
    'order_transactions_updated',
    'order_transactions_details_updated',
  ]);
  expect(await mails(siteId)).toEqual([
    { kind: 'order-confirmation', recipient: 'ada@example.com' },
    { kind: 'order-received', recipient: 'shop@example.com' },
  ]);
});

it('a failed payment rejects the waiting order; a late report changes nothing', async () => {
  const { siteId, deps } = await orderSite(db);
  const payment = {
    paymentId: newId(),
    amount: 40_260n,
    status: 'PENDING',
    details: paid,
  } as const;
  const { orderId, order } = await db.tx((tx) =>
    insertOrder(tx, deps, aNewOrder(siteId, { payments: [payment] })),
  );
  expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING' });
  expect(
    await db.tx((tx) =>
      recordPayment(tx, deps, { siteId, orderId, payment: { ...payment, status: 'DECLINED' } }),
    ),
  ).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' });
  expect(await db.tx((tx) => recordPayment(tx, deps, { siteId, orderId, payment }))).toMatchObject({
    code: 'STATUS_NOT_ALLOWED',
  });
  expect(
    await db.tx((tx) =>
      recordPayment(tx, deps, { siteId, orderId, payment: { ...payment, amount: 1n } }),
    ),
  ).toMatchObject({ code: 'INVALID_AMOUNT' });
});
