import { randomUUID } from 'node:crypto';
import type { OrderTransactions } from '@shopwright/contract/orders/payments';
import { describe, expect, test } from 'vitest';
import { startOrderShop } from '../../kit/order-shop.ts';

const shop = await startOrderShop();
const { owner, order, get, pay } = shop;
interface Refused {
  details?: {
    applicationError?: { code: string };
    validationError?: { fieldViolations: { field: string }[] };
  };
}
const code = async (
  call: Promise<{ status: number; body: unknown }>,
): Promise<[number, string | undefined]> => {
  const { status, body } = await call;
  const { applicationError, validationError } = (body as Refused).details ?? {};
  return [status, applicationError?.code ?? validationError?.fieldViolations[0]?.field];
};
const transactions = async (id: string) =>
  (await owner<{ orderTransactions: OrderTransactions }>('GET', `/v1/payments/orders/${id}`)).body
    .orderTransactions;
const refund = (id: string, paymentId: string, more: object = {}, rest: object = {}) =>
  owner<{ refundId: string; orderTransactions: OrderTransactions; failedPaymentIds: unknown[] }>(
    'POST',
    `/v1/payments-collector/orders/${id}/trigger-refund`,
    { payments: [{ paymentId, ...more }], ...rest },
  );

describe('refunds', () => {
  test('are partial or full, never more than was paid', async () => {
    const made = await order();
    const id = await pay(made.id, '33.00');
    expect(
      (await owner('GET', `/v1/payments-collector/orders/${made.id}/refundability`)).body,
    ).toMatchObject({
      refundabilities: [
        { paymentId: id, refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' },
      ],
    });
    expect(await code(refund(made.id, id, { amount: { amount: '33.01' } }))).toEqual([
      400,
      'INVALID_AMOUNT',
    ]);
    const first = await refund(
      made.id,
      id,
      { amount: { amount: '3.00' } },
      { details: { reason: 'Broken' } },
    );
    expect(first.body.orderTransactions.refunds?.[0]).toMatchObject({
      id: first.body.refundId,
      details: { reason: 'Broken' },
      transactions: [
        { amount: { amount: '3.00' }, refundStatus: 'SUCCEEDED', externalRefund: true },
      ],
      summary: { refunded: { amount: '3.00' }, pending: false },
    });
    expect(first.body.orderTransactions.payments?.[0]?.status).toBe('PARTIALLY_REFUNDED');
    expect(await get(made.id)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: {
        paid: { amount: '33.00' },
        refunded: { amount: '3.00' },
        balance: { amount: '0.00' },
      },
    });
    expect(await code(refund(made.id, id, { amount: { amount: '30.01' } }))).toEqual([
      400,
      'INVALID_AMOUNT',
    ]);
    await refund(made.id, id);
    expect(await get(made.id)).toMatchObject({
      paymentStatus: 'FULLY_REFUNDED',
      balanceSummary: { refunded: { amount: '33.00' } },
    });
    expect(await code(refund(made.id, id, { amount: { amount: '0.01' } }))).toEqual([
      409,
      'REFUND_NOT_AVAILABLE',
    ]);
    expect(await code(refund(made.id, randomUUID()))).toEqual([404, 'PAYMENTS_NOT_FOUND']);
    const mails = await shop.mails(made.buyerInfo?.email ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-refunded',
      'order-refunded',
    ]);
    expect(mails[1]?.subject).toContain('$3.00');
    expect(
      (await shop.publishedEvents(made.id)).filter(
        ({ type }) => type === 'order_transactions_refund_completed',
      ),
    ).toHaveLength(2);
  });

  test('never exceed the paid amount, with thirty concurrent requests', async () => {
    const made = await order();
    const id = await pay(made.id, '33.00');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refund(made.id, id, { amount: { amount: '10.00' } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await get(made.id)).toMatchObject({ balanceSummary: { refunded: { amount: '30.00' } } });
  });

  test('of lines have their price, at most the bought units, and restock on request', async () => {
    const product = await shop.create({ name: 'Vase' });
    await owner('PATCH', `/v2/inventoryItems/product/${product.id}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 }],
      },
    });
    const line = randomUUID();
    const made = await order({
      paymentStatus: 'PAID',
      lineItems: [
        {
          id: line,
          productName: { original: 'Vase' },
          price: { amount: '10.00' },
          quantity: 3,
          catalogReference: {
            catalogItemId: product.id,
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
          },
        },
      ],
    });
    const id = (await transactions(made.id)).payments?.[0]?.id ?? '';
    const details = { lineItems: [{ lineItemId: line, quantity: 2 }] };
    expect(
      await code(
        refund(made.id, id, {}, { details: { lineItems: [{ lineItemId: line, quantity: 4 }] } }),
      ),
    ).toEqual([400, 'details.lineItems[0].quantity']);
    const { body } = await refund(
      made.id,
      id,
      {},
      {
        details,
        sideEffects: {
          restockInfo: { type: 'SOME_ITEMS', items: [{ lineItemId: line, quantity: 2 }] },
          sendOrderRefundedEmail: false,
        },
      },
    );
    expect(body.orderTransactions.refunds?.[0]?.transactions?.[0]?.amount?.amount).toBe('20.00');
    expect((await get(made.id)).lineItems?.[0]).toMatchObject({
      refundQuantity: 2,
      restockQuantity: 2,
    });
    expect((await shop.read(product.id)).stock?.quantity).toBe(3);
    expect(await code(refund(made.id, id, {}, { details }))).toEqual([
      400,
      'details.lineItems[0].quantity',
    ]);
    expect((await shop.mails(made.buyerInfo?.email ?? '')).map(({ kind }) => kind)).toEqual([
      'order-confirmation',
    ]);
  });

  test('that no provider can execute fail, and move no money', async () => {
    const made = await order();
    const id = await pay(made.id, '33.00', {
      regularPaymentDetails: {
        offlinePayment: false,
        paymentProvider: 'sandbox',
        providerTransactionId: 'unknown',
      },
    });
    const { body } = await refund(made.id, id, { amount: { amount: '5.00' } });
    expect(body).toMatchObject({
      failedPaymentIds: [{ success: false }],
      orderTransactions: {
        refunds: [
          {
            transactions: [{ refundStatus: 'FAILED' }],
            summary: { failedRefundAmount: { amount: '5.00' } },
          },
        ],
      },
    });
    expect(await get(made.id)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { refunded: { amount: '0.00' }, pendingRefund: { amount: '0.00' } },
    });
    const byHand = await refund(made.id, id, { amount: { amount: '33.00' }, externalRefund: true });
    expect(byHand.body.orderTransactions.refunds?.[1]?.transactions?.[0]).toMatchObject({
      refundStatus: 'SUCCEEDED',
      externalRefund: true,
    });
    const path = `/v1/payments/orders/${made.id}/update-refund-transaction`;
    expect(
      await code(
        owner('POST', path, {
          refundId: randomUUID(),
          transaction: { paymentId: id, refundStatus: 'SUCCEEDED' },
        }),
      ),
    ).toEqual([404, 'REFUND_NOT_FOUND']);
    expect(
      await code(
        owner('POST', path, {
          refundId: body.refundId,
          transaction: { paymentId: randomUUID(), refundStatus: 'SUCCEEDED' },
        }),
      ),
    ).toEqual([404, 'REFUND_TRANSACTION_NOT_FOUND']);
    // What failed does not come back to life: it would be more than was paid.
    expect(
      await code(
        owner('POST', path, {
          refundId: body.refundId,
          transaction: { paymentId: id, refundStatus: 'SUCCEEDED' },
        }),
      ),
    ).toEqual([409, 'STATUS_NOT_ALLOWED']);
  });
});
