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

describe('payments', () => {
  test('mark the order as paid when together they reach its total', async () => {
    const made = await order();
    await pay(made.id, '10.00');
    expect(await get(made.id)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      status: 'INITIALIZED',
      balanceSummary: { paid: { amount: '10.00' }, balance: { amount: '23.00' } },
    });
    await pay(made.id, '23.00');
    expect(await get(made.id)).toMatchObject({
      paymentStatus: 'PAID',
      status: 'APPROVED',
      balanceSummary: { balance: { amount: '0.00' } },
    });
    expect((await transactions(made.id)).payments).toHaveLength(2);
    const { body } = await owner<{ orderTransactions: OrderTransactions[] }>(
      'POST',
      '/v1/payments/list-by-ids',
      { orderIds: [made.id, randomUUID()] },
    );
    expect(body.orderTransactions.map(({ orderId }) => orderId)).toEqual([made.id]);
  });

  test('change only along allowed transitions; the order follows', async () => {
    const made = await order();
    const id = await pay(made.id, '33.00', {
      status: 'PENDING',
      regularPaymentDetails: { offlinePayment: false, providerTransactionId: 'p1' },
    });
    expect(await get(made.id)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PENDING',
      balanceSummary: { pending: { amount: '33.00' } },
    });
    expect(await code(owner('POST', `/v1/orders/${made.id}/cancel`, {}))).toEqual([
      409,
      'ORDER_IS_PENDING',
    ]);
    expect(
      await code(owner('PATCH', `/v1/orders/${made.id}`, { order: { archived: true } })),
    ).toEqual([409, 'ORDER_IS_PENDING']);
    const move = (status: string) =>
      code(
        owner('POST', `/v1/payments/${id}/orders/${made.id}/update-payment-transaction-status`, {
          status,
        }),
      );
    expect(await move('REFUNDED')).toEqual([409, 'STATUS_NOT_ALLOWED']);
    expect(await move('APPROVED')).toEqual([200, undefined]);
    expect(await move('APPROVED')).toEqual([200, undefined]);
    expect(await move('DECLINED')).toEqual([409, 'STATUS_NOT_ALLOWED']);
    expect(await get(made.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
    expect(
      await code(
        owner(
          'POST',
          `/v1/payments/${randomUUID()}/orders/${made.id}/update-payment-transaction-status`,
          { status: 'APPROVED' },
        ),
      ),
    ).toEqual([404, 'PAYMENT_NOT_FOUND']);
  });

  test('of many orders are changed in bulk, with a result for each', async () => {
    const [one, two] = [await order(), await order()];
    const ids = [
      await pay(one.id, '33.00', { status: 'PENDING', regularPaymentDetails: {} }),
      await pay(two.id, '33.00'),
    ];
    const { body } = await owner<{
      results: { itemMetadata: { success: boolean }; item?: { status: string } }[];
    }>('POST', '/v1/bulk/payments/update-payment-transaction-status', {
      status: 'DECLINED',
      returnFullEntity: true,
      paymentAndOrderIds: [
        { orderId: one.id, paymentId: ids[0] },
        { orderId: two.id, paymentId: ids[1] },
      ],
    });
    expect(
      body.results.map(({ itemMetadata, item }) => [itemMetadata.success, item?.status]),
    ).toEqual([
      [true, 'DECLINED'],
      [false, undefined],
    ]);
    expect(await get(one.id)).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' });
    expect(await code(owner('POST', `/v1/orders/${one.id}/cancel`, {}))).toEqual([
      409,
      'ORDER_IS_REJECTED',
    ]);
  });

  test('can change descriptions, but neither amounts nor chargebacks', async () => {
    const made = await order();
    const id = await pay(made.id, '33.00', {
      regularPaymentDetails: { offlinePayment: false, chargebacks: [{ status: 'APPROVED' }] },
    });
    const { body } = await owner<{ orderTransactions: OrderTransactions }>(
      'POST',
      `/v1/payments/orders/${made.id}/update-payments`,
      {
        payments: [
          {
            payment: {
              id,
              amount: { amount: '1.00' },
              regularPaymentDetails: {
                providerTransactionId: 'tx-9',
                creditCardDetails: { brand: 'VISA', lastFourDigits: '4242' },
              },
            },
          },
        ],
      },
    );
    expect(body.orderTransactions.payments?.[0]).toMatchObject({
      amount: { amount: '33.00' },
      regularPaymentDetails: {
        providerTransactionId: 'tx-9',
        creditCardDetails: { brand: 'VISA' },
      },
    });
    expect(body.orderTransactions.payments?.[0]?.regularPaymentDetails).not.toHaveProperty(
      'chargebacks',
    );
    expect(
      await code(
        owner('POST', `/v1/payments/orders/${made.id}/update-payments`, {
          payments: [{ payment: { id: randomUUID() } }],
        }),
      ),
    ).toEqual([404, 'PAYMENT_NOT_FOUND']);
    expect(
      await code(
        owner('POST', `/v1/payments/orders/${randomUUID()}/update-payments`, {
          payments: [{ payment: { id } }],
        }),
      ),
    ).toEqual([404, 'ORDER_TRANSACTIONS_NOT_FOUND']);
    expect(
      await code(
        owner('POST', `/v1/payments/orders/${made.id}/add-payment`, {
          payments: [{ amount: { amount: '1.00' } }],
        }),
      ),
    ).toEqual([400, 'payments[0]']);
  });
});

describe('collecting', () => {
  test('records the open balance manually, once', async () => {
    const made = await order();
    const path = `/v1/payments-collector/orders/${made.id}`;
    expect((await owner('GET', `${path}/payment-collectability-status`)).body).toMatchObject({
      status: 'COLLECTABLE',
      amount: { amount: '33.00' },
    });
    expect(
      await code(owner('POST', `${path}/manual-payment`, { amount: { amount: '40.00' } })),
    ).toEqual([400, 'INVALID_AMOUNT']);
    expect(
      (
        await owner('POST', `${path}/manual-payment`, {
          amount: { amount: '13.00' },
          userDefinedPaymentMethodName: { predefined: 'CASH' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await owner<{ paymentGatewayOrderId: string }>(
          'POST',
          `${path}/prepare-payment-collection`,
          { amount: { amount: '20.00' } },
        )
      ).body.paymentGatewayOrderId,
    ).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (
        await owner<{ paymentGatewayOrderId: string }>(
          'POST',
          `${path}/create-payment-gateway-order`,
          {},
        )
      ).status,
    ).toBe(200);
    expect((await owner('POST', `${path}/mark-as-paid`, {})).body).toMatchObject({
      order: { paymentStatus: 'PAID', balanceSummary: { paid: { amount: '33.00' } } },
    });
    expect(await code(owner('POST', `${path}/mark-as-paid`, {}))).toEqual([
      409,
      'ORDER_ALREADY_PAID',
    ]);
    expect(
      await code(
        owner('POST', `${path}/prepare-payment-collection`, { amount: { amount: '1.00' } }),
      ),
    ).toEqual([409, 'ORDER_ALREADY_PAID']);
    expect((await owner('GET', `${path}/payment-collectability-status`)).body).toMatchObject({
      status: 'NONCOLLECTABLE_ORDER_IS_PAID',
    });
  });

  test('completes a pending cash payment instead of adding a second one', async () => {
    const made = await order();
    await pay(made.id, '33.00', {
      status: 'PENDING',
      regularPaymentDetails: { offlinePayment: true },
    });
    expect(await get(made.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' });
    const { body } = await owner<{ bulkActionMetadata: object }>(
      'POST',
      '/v1/bulk/payments-collector/mark-as-paid',
      { ecomOrderIds: [made.id, randomUUID()] },
    );
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    expect(
      (await transactions(made.id)).payments?.map(({ status, amount }) => [status, amount?.amount]),
    ).toEqual([['APPROVED', '33.00']]);
  });

  test('twenty concurrent "mark as paid" calls record one payment', async () => {
    const made = await order();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        owner('POST', `/v1/payments-collector/orders/${made.id}/mark-as-paid`, {}),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await get(made.id)).toMatchObject({ balanceSummary: { paid: { amount: '33.00' } } });
  });

  test('distinguishes authorized payments, which block canceling', async () => {
    const made = await order();
    const id = await pay(made.id, '33.00', {
      status: 'AUTHORIZED',
      regularPaymentDetails: { offlinePayment: false },
    });
    const path = `/v1/payments-collector/orders/${made.id}`;
    expect(await get(made.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PENDING',
      balanceSummary: { authorized: { amount: '33.00' } },
    });
    expect(await code(owner('POST', `/v1/orders/${made.id}/cancel`, {}))).toEqual([
      409,
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
    ]);
    expect(
      await code(
        owner('POST', `${path}/capture-authorized-payments`, {
          payments: [{ paymentId: id, amount: { amount: '40.00' } }],
        }),
      ),
    ).toEqual([400, 'INVALID_AMOUNT']);
    expect(
      await code(
        owner('POST', `${path}/capture-authorized-payments`, { payments: [{ paymentId: id }] }),
      ),
    ).toEqual([409, 'PAYMENT_GATEWAY_ID_NOT_FOUND']);
    expect(
      await code(owner('POST', `${path}/void-authorized-payments`, { paymentIds: [randomUUID()] })),
    ).toEqual([404, 'PAYMENT_NOT_FOUND']);
    const paid = await order({ paymentStatus: 'PAID' });
    const own = (await transactions(paid.id)).payments?.[0]?.id ?? '';
    expect(
      await code(
        owner('POST', `/v1/payments-collector/orders/${paid.id}/void-authorized-payments`, {
          paymentIds: [own],
        }),
      ),
    ).toEqual([409, 'PAYMENT_ALREADY_CAPTURED']);
  });

  test('a membership pays for a line once', async () => {
    const made = await order();
    const body = {
      memberId: randomUUID(),
      membershipCharges: [
        { membershipId: 'm1', appId: randomUUID(), lineItemId: made.lineItems?.[0]?.id },
      ],
    };
    for (const _ of [1, 2])
      expect(
        (await owner('POST', `/v1/payments-collector/orders/${made.id}/charge-membership`, body))
          .status,
      ).toBe(200);
    expect((await transactions(made.id)).payments).toHaveLength(1);
  });
});

test('a chargeback and its reversal publish one event each; nothing is captured meanwhile', async () => {
  const made = await order();
  const id = await pay(made.id, '30.00', {
    regularPaymentDetails: { offlinePayment: false, creditCardDetails: { lastFourDigits: '4242' } },
  });
  const path = `/v1/payments/${id}/orders/${made.id}/chargebacks`;
  const externalId = randomUUID();
  const say = (status: string, amount = '30.00') =>
    owner<{ orderTransactions: OrderTransactions }>('POST', path, {
      externalId,
      status,
      amount: { amount },
    });
  expect(await code(say('APPROVED', '31.00'))).toEqual([400, 'INVALID_AMOUNT']);
  for (const _ of [1, 2])
    expect(
      (await say('APPROVED')).body.orderTransactions.payments?.[0]?.regularPaymentDetails
        ?.chargebacks,
    ).toMatchObject([{ externalId, status: 'APPROVED', amount: { amount: '30.00' } }]);
  expect(await get(made.id)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { chargeback: { amount: '30.00' }, chargebackReversal: { amount: '0.00' } },
  });
  expect(
    await code(owner('POST', `/v1/payments-collector/orders/${made.id}/mark-as-paid`, {})),
  ).toEqual([409, 'ORDER_HAS_CHARGEBACKS']);
  for (const _ of [1, 2]) expect((await say('REVERSED')).status).toBe(200);
  expect(await get(made.id)).toMatchObject({
    balanceSummary: { chargeback: { amount: '30.00' }, chargebackReversal: { amount: '30.00' } },
  });
  const events = (await shop.publishedEvents(made.id))
    .map(({ type }) => type)
    .filter((type) => type.includes('chargeback'));
  expect(events).toEqual([
    'order_transactions_chargeback_approved',
    'order_transactions_chargeback_reversed',
  ]);
  expect(
    (await get(made.id)).activities
      ?.map(({ type }) => type)
      .filter((type) => type?.includes('CHARGEBACK')),
  ).toEqual(['CHARGEBACK_CREATED', 'CHARGEBACK_REVERSED']);
});
