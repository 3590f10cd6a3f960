import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText, toUnits } from '../../kernel/decimal.ts';
import { createCurrency, MONEY_SCALE } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import type { OrderState, PaymentState } from './order-state.ts';
import { moveRefund, startRefund, type RefundRequest } from './refund.ts';

const currency = createCurrency('USD', 'en-US');
const NOW = '2026-05-02T00:00:00.000Z';
const card: PaymentState = {
  paymentId: 'card',
  kind: 'regular',
  amount: 100_000n,
  status: 'APPROVED',
  doc: { regularPaymentDetails: { offlinePayment: false, paymentProvider: 'sandbox' } },
  createdAt: NOW,
  updatedAt: NOW,
};

/** An approved order with a line for each: its id, quantity and price after tax. */
function order(
  lines: readonly (readonly [string, number, string])[] = [['mug', 3, '10.00']],
  more: Partial<OrderState> = {},
): OrderState {
  const state = aState();
  const [line] = state.doc.lineItems;
  if (!line) throw new Error('An order without a line.');
  return {
    ...state,
    status: 'APPROVED',
    payments: [card],
    doc: {
      ...state.doc,
      lineItems: lines.map(([id, quantity, amount]) => ({
        ...line,
        id,
        quantity,
        totalPriceAfterTax: { amount },
      })),
    },
    ...more,
  };
}

let refunds = 0;
const start = (state: OrderState, request: Partial<RefundRequest> = {}, inCurrency = currency) =>
  startRefund(
    state,
    { payment: { paymentId: 'card' }, ...request },
    { refundId: `refund-${(refunds += 1)}`, now: NOW, currency: inCurrency },
  );
const started = (...given: Parameters<typeof start>): OrderState => {
  const result = start(...given);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const amountOf = (state: OrderState) => state.refunds.at(-1)?.transactions[0]?.amount;
const restocked = (state: OrderState) =>
  state.doc.lineItems.map((line) => line.restockQuantity ?? 0);
const items = (...list: [string, number][]) =>
  list.map(([lineItemId, quantity]) => ({ lineItemId, quantity }));

describe('the amount of a refund', () => {
  it('defaults to the rest of the payment', () => {
    const first = started(order(), { payment: { paymentId: 'card', amount: { amount: '30' } } });
    expect(amountOf(first)).toBe(30_000n);
    expect(amountOf(started(first))).toBe(70_000n);
  });

  it('is the price of the lines, the delivery and the fees that are named', () => {
    const state = order([
      ['mug', 4, '10.00'],
      ['cup', 1, '3.00'],
    ]);
    const shipped = {
      ...state,
      doc: {
        ...state.doc,
        shippingInfo: { cost: { totalPriceAfterTax: { amount: '6.10' } } },
      },
    };
    const refunded = (details: RefundRequest['details']) => amountOf(started(shipped, { details }));
    expect(refunded({ lineItems: items(['mug', 1], ['cup', 1]) })).toBe(5_500n);
    expect(refunded({ items: items(['mug', 2]) })).toBe(5_000n);
    expect(refunded({ shippingIncluded: true })).toBe(6_100n);
    expect(refunded({ shipping: { amount: { amount: '2' } }, shippingIncluded: true })).toBe(
      2_000n,
    );
    expect(
      refunded({ lineItems: items(['cup', 1]), additionalFees: [{ amount: { amount: '1.25' } }] }),
    ).toBe(4_250n);
    const { shippingInfo: _none, ...doc } = shipped.doc;
    expect(start({ ...shipped, doc }, { details: { shippingIncluded: true } })).toMatchObject({
      code: 'INVALID_AMOUNT',
    });
  });

  it('uses the older list of lines when the newer is empty', () => {
    const refunded = started(order(), { details: { lineItems: [], items: items(['mug', 3]) } });
    expect(amountOf(refunded)).toBe(10_000n);
    expect(refunded.refunds[0]?.details.lineItems).toEqual(items(['mug', 3]));
  });

  it('is never more than what is left, whatever the lines cost', () => {
    const small = order([['mug', 1, '500.00']]);
    expect(amountOf(started(small, { details: { lineItems: items(['mug', 1]) } }))).toBe(100_000n);
  });

  it('of a line, unit by unit, adds up to its price in every currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'JPY', 'KWD'),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 4 }),
        (code, quantity, price, step) => {
          const own = createCurrency(code, 'en-US');
          const whole = own.round(BigInt(price));
          fc.pre(whole / BigInt(quantity) >= 1000n);
          let state = order([['mug', quantity, toText(whole, MONEY_SCALE)]]);
          for (let gone = 0; gone < quantity; gone += step)
            state = started(
              state,
              { details: { lineItems: items(['mug', Math.min(step, quantity - gone)]) } },
              own,
            );
          const sum = state.refunds
            .flatMap(({ transactions }) => transactions)
            .reduce((all, { amount }) => all + amount, 0n);
          expect(sum).toBe(whole);
        },
      ),
    );
  });

  it('is the same whether a line is named once or twice', () => {
    const once = started(order(), { details: { lineItems: items(['mug', 3]) } });
    const twice = started(order(), { details: { lineItems: items(['mug', 1], ['mug', 2]) } });
    expect(amountOf(twice)).toBe(amountOf(once));
  });

  it.each([
    ['USD', '0', 'A refund must be more than nothing.'],
    ['USD', '-1', 'A refund must be more than nothing.'],
    ['USD', '1.001', 'USD has 2 decimals.'],
    ['JPY', '1.5', 'JPY has 0 decimals.'],
    ['KWD', '1.001', undefined],
    ['USD', '100.00', undefined],
    ['USD', '100.01', '$100.00 of this payment can still be refunded; $100.01 was asked for.'],
  ])('in %s may be %s or not', (code, amount, description) => {
    const own = createCurrency(code, 'en-US');
    const result = start(order(), { payment: { paymentId: 'card', amount: { amount } } }, own);
    if (description === undefined)
      expect(isRefusal(result) ? result : amountOf(result)).toBe(toUnits(amount, MONEY_SCALE));
    else
      expect(result).toMatchObject({
        refused: 'application',
        status: 400,
        code: 'INVALID_AMOUNT',
        description,
      });
  });

  it('reports the refundable amount when more is requested', () => {
    const first = started(order(), { payment: { paymentId: 'card', amount: { amount: '99' } } });
    expect(start(first, { payment: { paymentId: 'card', amount: { amount: '2' } } })).toMatchObject(
      {
        data: { left: '$1.00' },
      },
    );
  });
});

describe('the lines of a refund', () => {
  it('are units that were ordered and have not been refunded', () => {
    const first = started(order(), { details: { lineItems: items(['mug', 2]) } });
    expect(start(first, { details: { lineItems: items(['mug', 2]) } })).toEqual({
      refused: 'validation',
      status: 400,
      violations: [
        {
          field: 'details.lineItems[0].quantity',
          violatedRule: 'MAX',
          description: 'is more than was ordered and has not been refunded',
          data: { threshold: 3 },
        },
      ],
    });
    expect(isRefusal(start(first, { details: { lineItems: items(['mug', 1]) } }))).toBe(false);
    expect(start(order(), { details: { lineItems: items(['mug', 2], ['mug', 2]) } })).toMatchObject(
      {
        violations: [{ field: 'details.lineItems[1].quantity' }],
      },
    );
  });

  it('count again when their refund failed', () => {
    const first = started(order(), { details: { lineItems: items(['mug', 3]) } });
    const failed = moveRefund(first, first.refunds[0]?.refundId ?? '', 'card', 'FAILED');
    if (isRefusal(failed)) throw new Error(JSON.stringify(failed));
    expect(amountOf(started(failed, { details: { lineItems: items(['mug', 3]) } }))).toBe(10_000n);
  });

  it('must belong to this order', () => {
    expect(start(order(), { details: { lineItems: items(['mug', 1], ['hat', 1]) } })).toMatchObject(
      {
        violations: [
          {
            field: 'details.lineItems[1].lineItemId',
            violatedRule: 'OTHER',
            description: 'is not a line of this order',
          },
        ],
      },
    );
  });

  it('are recorded under both names that clients read', () => {
    const [refund] = started(order(), {
      details: { reason: 'Broken', items: items(['mug', 1]) },
    }).refunds;
    expect(refund?.details).toEqual({
      reason: 'Broken',
      lineItems: items(['mug', 1]),
      items: items(['mug', 1]),
    });
    expect(started(order()).refunds[0]?.details).toEqual({});
  });
});

describe('a refund', () => {
  it('through the provider is started; what the shop paid out itself has succeeded', () => {
    const transaction = (state: OrderState, externalRefund?: boolean) =>
      started(state, {
        payment: { paymentId: 'card', ...(externalRefund === undefined ? {} : { externalRefund }) },
      }).refunds[0]?.transactions[0];
    const expected = { paymentId: 'card', amount: 100_000n };
    expect(transaction(order())).toEqual({
      ...expected,
      status: 'STARTED',
      doc: { externalRefund: false },
    });
    expect(transaction(order(), true)).toEqual({
      ...expected,
      status: 'SUCCEEDED',
      doc: { externalRefund: true },
    });
    const cash = { ...card, doc: { regularPaymentDetails: { offlinePayment: true } } };
    expect(transaction(order(undefined, { payments: [cash] }))).toEqual({
      ...expected,
      status: 'SUCCEEDED',
      doc: { externalRefund: true },
    });
  });

  it('is recorded with its time and side effects, after those before it', () => {
    const first = started(order(), { payment: { paymentId: 'card', amount: { amount: '1' } } });
    const sideEffects = { customMessage: 'Sorry' };
    const second = started(first, { sideEffects });
    expect(second.refunds).toHaveLength(2);
    expect(second.refunds[0]).toBe(first.refunds[0]);
    expect(first.refunds[0]).not.toHaveProperty('sideEffects');
    expect(second.refunds[1]).toMatchObject({ createdAt: NOW, sideEffects });
  });

  it('needs a refundable order and one of its payments with a refundable amount', () => {
    expect(start(order(undefined, { status: 'PENDING' }))).toMatchObject({
      status: 409,
      code: 'REFUND_NOT_AVAILABLE',
      description: 'This order cannot be refunded in its current status.',
      data: { status: 'PENDING' },
    });
    expect(start(order(), { payment: { paymentId: 'other' } })).toMatchObject({
      status: 404,
      code: 'PAYMENTS_NOT_FOUND',
      description: 'The order has no payment "other".',
    });
    expect(start(order(), { payment: {} })).toMatchObject({
      description: 'The order has no payment "".',
    });
    expect(start(started(order()))).toMatchObject({
      status: 409,
      code: 'REFUND_NOT_AVAILABLE',
      description: 'This payment has no refundable amount.',
      data: { reason: 'PENDING_REFUND' },
    });
  });
});

describe('the stock after a refund', () => {
  const two = () =>
    order([
      ['mug', 3, '10.00'],
      ['cup', 2, '4.00'],
    ]);
  const restock = (
    restockInfo: NonNullable<RefundRequest['sideEffects']>['restockInfo'],
    details?: RefundRequest['details'],
    state = two(),
  ) => start(state, { details, sideEffects: restockInfo ? { restockInfo } : {} });
  const goesBack = (...given: Parameters<typeof restock>) => {
    const result = restock(...given);
    return isRefusal(result) ? result : restocked(result);
  };

  it('does not change unless requested', () => {
    expect(goesBack(undefined)).toEqual([0, 0]);
    expect(goesBack({ type: 'NO_ITEMS' })).toEqual([0, 0]);
  });

  it('increases by all units, or by those of the refunded lines', () => {
    expect(goesBack({ type: 'ALL_ITEMS' })).toEqual([3, 2]);
    expect(goesBack({ type: 'ALL_ITEMS' }, { lineItems: items(['cup', 1]) })).toEqual([0, 1]);
  });

  it('increases by every unit of a line that the refund lists twice', () => {
    expect(goesBack({ type: 'ALL_ITEMS' }, { lineItems: items(['mug', 1], ['mug', 2]) })).toEqual([
      3, 0,
    ]);
  });

  it('increases by the given units, or by all units of the given lines', () => {
    expect(goesBack({ type: 'SOME_ITEMS', items: items(['mug', 2]) })).toEqual([2, 0]);
    expect(goesBack({ type: 'SOME_ITEMS', lineItemIds: ['cup'] })).toEqual([0, 2]);
    expect(goesBack({ type: 'SOME_ITEMS' })).toEqual([0, 0]);
  });

  it('never increases by a unit twice', () => {
    const first = restock(
      { type: 'SOME_ITEMS', items: items(['mug', 2]) },
      {
        lineItems: items(['mug', 2]),
      },
    );
    if (isRefusal(first)) throw new Error(JSON.stringify(first));
    expect(goesBack({ type: 'SOME_ITEMS', items: items(['mug', 1]) }, undefined, first)).toEqual([
      3, 0,
    ]);
    for (const list of [items(['mug', 2]), items(['mug', 1], ['mug', 1])])
      expect(goesBack({ type: 'SOME_ITEMS', items: list }, undefined, first)).toMatchObject({
        violations: [
          {
            field: `sideEffects.restockInfo.items[${list.length - 1}].quantity`,
            violatedRule: 'MAX',
            description: 'is more than was ordered and has not gone back',
            data: { threshold: 1 },
          },
        ],
      });
    expect(goesBack({ type: 'ALL_ITEMS' }, undefined, first)).toEqual([3, 2]);
  });

  it('changes only for lines of this order', () => {
    for (const info of [{ items: items(['hat', 1]) }, { lineItemIds: ['hat'] }])
      expect(goesBack({ type: 'SOME_ITEMS', ...info })).toMatchObject({
        violations: [
          {
            field: 'sideEffects.restockInfo.items[0].lineItemId',
            violatedRule: 'OTHER',
            description: 'is not a line of this order',
          },
        ],
      });
  });
});
