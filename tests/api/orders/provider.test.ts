import { createHash } from 'node:crypto';
import type { Order } from '@shopwright/contract/orders/order';
import type { OrderTransactions } from '@shopwright/contract/orders/payments';
import { afterAll, expect, test } from 'vitest';
import { startShop } from '../../kit/shop.ts';

/** Money that really moved, through the sandbox and a gift card: back the way it came. */

const shop = await startShop();
afterAll(() => shop.server.close());
const { owner } = shop;
const transactions = async (id: string) =>
  (await owner<{ orderTransactions: OrderTransactions }>('GET', `/v1/payments/orders/${id}`)).body
    .orderTransactions;
const collector = (id: string, what: string, body: object) =>
  owner<{ orderTransactions: OrderTransactions; refundId: string }>(
    'POST',
    `/v1/payments-collector/orders/${id}/${what}`,
    body,
  );

async function buy(more: object = {}, quantity = 1): Promise<Order & { id: string }> {
  const mug = await shop.product({ stock: 5 });
  const ann = await shop.visitor();
  await ann.add(mug, quantity);
  const request = { method: 'SANDBOX', token: 'tok_success', ...more };
  const id = await ann.checkout();
  const answer =
    'delayCapture' in more
      ? await owner<{ payment: { orderId: string } }>('POST', `/v1/checkouts/${id}/pay`, request)
      : await ann.pay(id, request);
  const order = await shop.order(answer.body.payment.orderId);
  return { ...order, id: order.id ?? '' };
}

test('a card payment is refunded partially and fully, each refund once, never beyond its amount', async () => {
  const order = await buy({}, 2);
  const paymentId = (await transactions(order.id)).payments?.[0]?.id ?? '';
  expect(
    (await owner('GET', `/v1/payments-collector/orders/${order.id}/refundability`)).body,
  ).toMatchObject({ refundabilities: [{ refundabilityStatus: 'REFUNDABLE' }] });
  const first = await collector(order.id, 'trigger-refund', {
    payments: [{ paymentId, amount: { amount: '5.00' } }],
  });
  expect(first.body.orderTransactions.refunds?.[0]).toMatchObject({
    transactions: [{ refundStatus: 'SUCCEEDED', externalRefund: false }],
  });
  await collector(order.id, 'trigger-refund', { payments: [{ paymentId }] });
  expect(await shop.order(order.id)).toMatchObject({
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { refunded: { amount: '20.00' } },
  });
  expect(
    (
      await collector(order.id, 'trigger-refund', {
        payments: [{ paymentId, amount: { amount: '0.01' } }],
      })
    ).code,
  ).toBe('REFUND_NOT_AVAILABLE');
  // The fallback job for a crashed server finds nothing left to do.
  await shop.rows('update graphile_worker._private_jobs set run_at = now()');
  await shop.server.runJobs();
  expect(await shop.order(order.id)).toMatchObject({
    balanceSummary: { refunded: { amount: '20.00' } },
  });
});

test('the worker completes a recorded refund that was not executed', async () => {
  const order = await buy();
  const paymentId = (await transactions(order.id)).payments?.[0]?.id ?? '';
  const { refundId } = (
    await collector(order.id, 'trigger-refund', {
      payments: [{ paymentId, amount: { amount: '4.00' } }],
    })
  ).body;
  // As if the server had ended after writing down what it was about to do.
  await shop.rows("update order_refund_transaction set status = 'STARTED' where refund_id = $1", [
    refundId,
  ]);
  await shop.rows("select graphile_worker.add_job('orders-refund', $1::json)", [
    JSON.stringify({ siteId: shop.server.siteId, orderId: order.id, refundId }),
  ]);
  await shop.server.runJobs();
  expect((await transactions(order.id)).refunds?.[0]?.transactions?.[0]?.refundStatus).toBe(
    'SUCCEEDED',
  );
});

test('an authorized amount is captured in part once, and refunds are limited to it', async () => {
  const held = await buy({ delayCapture: true });
  const paymentId = (await transactions(held.id)).payments?.[0]?.id ?? '';
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      collector(held.id, 'capture-authorized-payments', {
        payments: [{ paymentId, amount: { amount: '7.50' } }],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await shop.order(held.id)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: {
      paid: { amount: '7.50' },
      authorized: { amount: '0.00' },
      balance: { amount: '2.50' },
    },
  });
  expect(
    await shop.rows('select taken::text, state from sandbox_payment where attempt_id = $1', [
      paymentId,
    ]),
  ).toEqual([{ taken: '7.500', state: 'CAPTURED' }]);
  const refund = (amount: string) =>
    collector(held.id, 'trigger-refund', { payments: [{ paymentId, amount: { amount } }] });
  expect((await refund('8.00')).code).toBe('INVALID_AMOUNT');
  await refund('7.50');
  expect(await shop.order(held.id)).toMatchObject({
    balanceSummary: { refunded: { amount: '7.50' } },
  });
  expect(
    await shop.rows('select refunded::text from sandbox_payment where attempt_id = $1', [
      paymentId,
    ]),
  ).toEqual([{ refunded: '7.500' }]);
});

test('the merchant captures or voids an authorized payment once', async () => {
  const held = await buy({ delayCapture: true });
  const [heldPayment] = (await transactions(held.id)).payments ?? [];
  const paymentId = heldPayment?.id ?? '';
  const authorization = { delayedCapture: true, authorizedDate: heldPayment?.updatedDate };
  expect(heldPayment).toMatchObject({
    status: 'AUTHORIZED',
    regularPaymentDetails: { authorizationDetails: authorization },
  });
  expect(held).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PENDING',
    balanceSummary: { authorized: { amount: '10.00' } },
  });
  expect(
    (await collector(held.id, 'capture-authorized-payments', { payments: [{ paymentId }] })).status,
  ).toBe(200);
  expect(await shop.order(held.id)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { paid: { amount: '10.00' }, authorized: { amount: '0.00' } },
  });
  expect((await transactions(held.id)).payments?.[0]).toMatchObject({
    regularPaymentDetails: { authorizationDetails: authorization },
  });
  expect(
    (await collector(held.id, 'capture-authorized-payments', { payments: [{ paymentId }] })).code,
  ).toBe('PAYMENT_ALREADY_CAPTURED');

  const other = await buy({ delayCapture: true });
  const otherId = (await transactions(other.id)).payments?.[0]?.id ?? '';
  expect(
    ((await owner('POST', `/v1/orders/${other.id}/cancel`, {}, {})) as { code?: string }).code,
  ).toBe('ORDER_HAS_AUTHORIZED_TRANSACTION');
  expect(
    (await collector(other.id, 'void-authorized-payments', { paymentIds: [otherId] })).body
      .orderTransactions.payments?.[0]?.status,
  ).toBe('VOIDED');
  expect(
    (await collector(other.id, 'void-authorized-payments', { paymentIds: [otherId] })).code,
  ).toBe('PAYMENT_ALREADY_VOIDED');
  expect(
    (await owner('POST', `/v1/orders/${other.id}/cancel`, { restockAllItems: true })).status,
  ).toBe(200);
  expect(await shop.order(other.id)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'NOT_PAID',
  });
});

test('refunds to the gift card that paid', async () => {
  const code = 'ABCD-EFGH-JKLM-NPQR';
  const hash = createHash('sha256')
    .update(`gift-card:${code.replaceAll('-', '')}`)
    .digest();
  await shop.rows(
    "insert into gift_card (site_id, gift_card_id, code_hash, obfuscated_code, currency, initial_value, balance, created_at, updated_at) values ($1, gen_random_uuid(), $2, '****NPQR', 'USD', 8, 8, now(), now())",
    [shop.server.siteId, hash],
  );
  const mug = await shop.product({ stock: 5 });
  const ann = await shop.visitor();
  await ann.add(mug);
  const id = await ann.checkout();
  await ann.say('PATCH', `/v1/checkouts/${id}`, { checkout: {}, giftCardCode: code });
  const { payment } = (await ann.pay(id, { method: 'SANDBOX', token: 'tok_success' })).body;
  const balance = async () =>
    (
      await shop.rows<{ balance: string }>(
        "select balance::text from gift_card where obfuscated_code = '****NPQR'",
      )
    )[0]?.balance;
  expect(await balance()).toBe('0.000');
  const orderId = payment.orderId ?? '';
  const card = (await transactions(orderId)).payments?.find(
    ({ giftcardPaymentDetails }) => giftcardPaymentDetails !== undefined,
  );
  expect(card?.amount?.amount).toBe('8.00');
  const { body } = await collector(orderId, 'trigger-refund', {
    payments: [{ paymentId: card?.id, amount: { amount: '3.00' } }],
  });
  expect(body.orderTransactions.refunds?.[0]?.transactions?.[0]?.refundStatus).toBe('SUCCEEDED');
  expect(await balance()).toBe('3.000');
});

test('canceling an order restocks its item, and the buyer sees it', async () => {
  const mug = await shop.product({ stock: 2 });
  const ann = await shop.visitor();
  await ann.add(mug, 2);
  const { payment } = (await ann.pay(await ann.checkout(), { method: 'OFFLINE' })).body;
  expect(await shop.stockOf(mug)).toMatchObject({ quantity: 0 });
  expect((await ann.say('GET', `/v1/orders/${payment.orderId ?? ''}`)).status).toBe(200);
  expect(
    (await owner('POST', `/v1/orders/${payment.orderId ?? ''}/cancel`, { restockAllItems: true }))
      .status,
  ).toBe(200);
  expect(await shop.stockOf(mug)).toEqual({ quantity: 2, reserved: 0 });
});
