import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { paymentStatusOf } from './balance.ts';
import { fulfillmentStatusOf } from './fulfillment-status.ts';
import { importedFulfillments, importedPayments } from './import-history.ts';

type Given = Parameters<typeof importedPayments>[0];
const AT = '2020-01-01T00:00:00.000Z';
const minting = () => {
  let minted = 0;
  return () => `minted-${(minted += 1)}`;
};
const history = (order: Given, total = 10_000n) =>
  importedPayments(order, { total, at: AT, mint: minting() });
const balance = (paid?: string, refunded?: string) => ({
  balanceSummary: {
    ...(paid === undefined ? {} : { paid: { amount: paid } }),
    ...(refunded === undefined ? {} : { refunded: { amount: refunded } }),
  },
});

describe('an imported order', () => {
  it.each<[NonNullable<Given['paymentStatus']>, Given]>([
    ['PAID', {}],
    ['PAID', balance('12')],
    ['PARTIALLY_PAID', balance('9.99')],
    ['FULLY_REFUNDED', {}],
    ['FULLY_REFUNDED', balance('8')],
    ['PARTIALLY_REFUNDED', balance(undefined, '9.99')],
    ['PARTIALLY_REFUNDED', balance('8', '1')],
    ['PENDING', {}],
    ['PENDING_MERCHANT', {}],
    ['CANCELED', {}],
    ['DECLINED', {}],
    ['NOT_PAID', {}],
    ['NOT_PAID', balance('0')],
  ])('that was %s has the same state here: %j', (paymentStatus, more) => {
    const made = history({ paymentStatus, ...more });
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
    expect(paymentStatusOf({ total: 10_000n, ...made })).toBe(paymentStatus);
  });

  it('is unpaid if less than the total was paid', () => {
    expect(history({ paymentStatus: 'PAID', ...balance('9.99') })).toMatchObject({
      violations: [{ field: 'order.balanceSummary.paid', violatedRule: 'DECIMAL_GTE' }],
    });
  });

  it('has a payment of the amount that was paid, at the time of the order', () => {
    expect(history({ paymentStatus: 'PAID' })).toEqual({
      payments: [
        {
          paymentId: 'minted-1',
          kind: 'regular',
          amount: 10_000n,
          status: 'APPROVED',
          createdAt: AT,
          updatedAt: AT,
          doc: { regularPaymentDetails: { offlinePayment: true } },
        },
      ],
      refunds: [],
    });
    expect(history({ paymentStatus: 'PENDING' })).toMatchObject({
      payments: [{ status: 'PENDING', doc: { regularPaymentDetails: { offlinePayment: false } } }],
    });
    expect(history(balance('4'))).toMatchObject({ payments: [{ amount: 4000n }], refunds: [] });
  });

  it('has a refund that the other system paid out', () => {
    expect(history({ paymentStatus: 'PARTIALLY_REFUNDED', ...balance('8', '1.50') })).toMatchObject(
      {
        payments: [{ paymentId: 'minted-1', amount: 8000n }],
        refunds: [
          {
            refundId: 'minted-2',
            details: {},
            createdAt: AT,
            transactions: [
              {
                paymentId: 'minted-1',
                amount: 1500n,
                status: 'SUCCEEDED',
                doc: { externalRefund: true },
              },
            ],
          },
        ],
      },
    );
  });

  it('that was free has no payments', () => {
    for (const paymentStatus of ['PAID', 'FULLY_REFUNDED', undefined] as const)
      expect(history(paymentStatus ? { paymentStatus } : {}, 0n)).toEqual({
        payments: [],
        refunds: [],
      });
  });

  it.each<[Given, string]>([
    [{ paymentStatus: 'PARTIALLY_PAID' }, 'paid'],
    [{ paymentStatus: 'PARTIALLY_PAID', ...balance('0') }, 'paid'],
    [{ paymentStatus: 'PARTIALLY_PAID', ...balance('10') }, 'paid'],
    [{ paymentStatus: 'PARTIALLY_REFUNDED' }, 'refunded'],
    [{ paymentStatus: 'PARTIALLY_REFUNDED', ...balance(undefined, '0') }, 'refunded'],
    [{ paymentStatus: 'PARTIALLY_REFUNDED', ...balance(undefined, '10') }, 'refunded'],
    [{ paymentStatus: 'PARTIALLY_REFUNDED', ...balance('5', '5') }, 'refunded'],
  ])('must state the paid or refunded amount: %j', (order, field) => {
    expect(history(order)).toEqual({
      refused: 'validation',
      status: 400,
      violations: [
        {
          field: `order.balanceSummary.${field}`,
          violatedRule: 'REQUIRED_FIELD',
          description: `is required where paymentStatus is ${order.paymentStatus ?? ''}`,
          data: {},
        },
      ],
    });
  });
});

describe('the fulfillment of an imported order', () => {
  const state = { ...aState(), status: 'APPROVED' as const };
  const { lineItems } = state.doc;
  const fulfilled = (
    fulfillmentStatus: NonNullable<Given['fulfillmentStatus']>,
    lines = lineItems,
  ) => {
    const fulfillments = importedFulfillments({ fulfillmentStatus }, lines, {
      at: AT,
      mint: minting(),
    });
    return {
      sent: fulfillments.flatMap((one) => one.lines.map(({ quantity }) => quantity)),
      status: fulfillmentStatusOf({
        ...state,
        doc: { ...state.doc, lineItems: lines },
        fulfillments,
      }),
    };
  };

  it('is that of the other system', () => {
    expect(fulfilled('FULFILLED')).toEqual({ sent: [2, 1], status: 'FULFILLED' });
    expect(fulfilled('NOT_FULFILLED')).toEqual({ sent: [], status: 'NOT_FULFILLED' });
    expect(fulfilled('PARTIALLY_FULFILLED')).toEqual({ sent: [2], status: 'PARTIALLY_FULFILLED' });
  });

  it('leaves one unit of a single line open', () => {
    const [mug] = lineItems;
    if (!mug) throw new Error('An order without a line.');
    expect(fulfilled('PARTIALLY_FULFILLED', [{ ...mug, quantity: 3 }])).toEqual({
      sent: [2],
      status: 'PARTIALLY_FULFILLED',
    });
    // One unit cannot be sent in part.
    expect(fulfilled('PARTIALLY_FULFILLED', [{ ...mug, quantity: 1 }]).sent).toEqual([1]);
  });

  it('is dated by the order', () => {
    const made = importedFulfillments({ fulfillmentStatus: 'FULFILLED' }, lineItems, {
      at: AT,
      mint: minting(),
    });
    expect(made).toMatchObject([{ fulfillmentId: 'minted-1', createdAt: AT }]);
    expect(made[0]?.lines.map(({ id }) => id)).toEqual(lineItems.map(({ id }) => id));
  });
});
