import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { aState } from '../testing-orders.ts';
import { activitiesOf } from './activities.ts';
import type {
  FulfillmentState,
  OrderState,
  PaymentState,
  RefundState,
  RefundStatus,
} from './order-state.ts';

const now = '2026-05-02T00:00:00.000Z';
const currency = createCurrency('USD', 'en-US');
const happened = (before: OrderState | undefined, after: OrderState) => {
  let minted = 0;
  return activitiesOf(before, after, { now, mint: () => `id-${(minted += 1)}`, currency });
};
const docs = (before: OrderState | undefined, after: OrderState) =>
  happened(before, after).map(({ doc }) => doc);
const types = (before: OrderState | undefined, after: OrderState) =>
  docs(before, after).map(({ type, activityType }) => (type === activityType ? type : 'differs'));
const order = (more: Partial<OrderState> = {}): OrderState => ({
  ...aState(),
  status: 'APPROVED',
  total: 40_000n,
  ...more,
});
const card = { lastFourDigits: '4242', brand: 'visa' };
const dollars = (amount: string) => ({ amount, formattedAmount: `$${amount}` });
const payment = (
  status: PaymentState['status'],
  more: Partial<PaymentState> = {},
): PaymentState => ({
  paymentId: 'p',
  kind: 'regular',
  amount: 12_500n,
  status,
  doc: { regularPaymentDetails: { creditCardDetails: card } },
  createdAt: now,
  updatedAt: now,
  ...more,
});

describe('a new order', () => {
  it('is placed, and also pending or rejected if it starts that way', () => {
    const base = order();
    expect(happened(undefined, base)).toEqual([
      {
        activityId: 'id-1',
        createdAt: now,
        doc: { type: 'ORDER_PLACED', activityType: 'ORDER_PLACED' },
      },
    ]);
    expect(
      (['PENDING', 'REJECTED', 'CANCELED', 'INITIALIZED'] as const).map((status) =>
        types(undefined, { ...base, status }),
      ),
    ).toEqual([
      ['ORDER_PLACED', 'ORDER_PENDING'],
      ['ORDER_PLACED', 'ORDER_REJECTED'],
      ['ORDER_PLACED', 'ORDER_CANCELED'],
      ['ORDER_PLACED'],
    ]);
  });

  it('of an import has no activities', () => {
    expect(happened(undefined, order({ imported: true }))).toEqual([]);
  });
});

describe('an order that changes', () => {
  it('is canceled, held or rejected once', () => {
    const base = order();
    for (const status of ['CANCELED', 'PENDING', 'REJECTED'] as const) {
      expect(types(base, { ...base, status })).toEqual([`ORDER_${status}`]);
      expect(types({ ...base, status }, { ...base, status })).toEqual([]);
    }
    expect(types({ ...base, status: 'PENDING' }, base)).toEqual([]);
  });

  it('has an edited email and an edited address', () => {
    const base = order();
    expect(types(base, { ...base, buyer: { ...base.buyer, email: 'new@example.com' } })).toEqual([
      'EMAIL_EDITED',
    ]);
    const moved = {
      ...base,
      doc: {
        ...base.doc,
        shippingInfo: {
          ...base.doc.shippingInfo,
          logistics: { shippingDestination: { address: { city: 'Graz' } } },
        },
      },
    };
    expect(types(base, moved)).toEqual(['SHIPPING_ADDRESS_EDITED']);
    expect(types(moved, moved)).toEqual([]);
  });
});

describe('a payment', () => {
  const base = order();
  const paying = (
    before: PaymentState['status'] | undefined,
    after: PaymentState['status'],
    more: Partial<PaymentState> = {},
  ) =>
    docs(
      { ...base, payments: before ? [payment(before, more)] : [] },
      { ...base, payments: [payment(after, more)] },
    );
  const held = { paymentId: 'p', amount: dollars('12.50'), ...card };
  const regular = { amount: dollars('12.50'), creditCardDetails: card };
  const named = (type: string, details: object) => ({ type, activityType: type, ...details });

  it('is authorized, captured or voided', () => {
    expect(paying(undefined, 'AUTHORIZED')).toEqual([
      named('AUTHORIZED_PAYMENT_CREATED', { authorizedPaymentCreated: held }),
    ]);
    expect(paying('AUTHORIZED', 'APPROVED')).toEqual([
      named('AUTHORIZED_PAYMENT_CAPTURED', { authorizedPaymentCaptured: held }),
      named('ORDER_PARTIALLY_PAID', {}),
    ]);
    expect(paying('AUTHORIZED', 'VOIDED')).toEqual([
      named('AUTHORIZED_PAYMENT_VOIDED', { authorizedPaymentVoided: held }),
    ]);
  });

  it('is pending, canceled or declined', () => {
    expect(paying(undefined, 'PENDING')).toEqual([
      named('PAYMENT_PENDING', { paymentPending: { regular, paymentId: 'p' } }),
    ]);
    expect(paying('PENDING', 'CANCELED')).toEqual([
      named('PAYMENT_CANCELED', { paymentCanceled: { regular, paymentId: 'p' } }),
    ]);
    expect(paying('PENDING', 'DECLINED', { doc: {} })).toStrictEqual([
      named('PAYMENT_DECLINED', {
        paymentDeclined: { regular: { amount: dollars('12.50') }, paymentId: 'p' },
      }),
    ]);
    expect(paying('PENDING', 'PENDING')).toEqual([]);
    expect(paying('PENDING', 'PENDING_MERCHANT')).toEqual([]);
  });

  it('in cash is not pending, and one with a gift card has no activity of its own', () => {
    expect(
      paying(undefined, 'PENDING', { doc: { regularPaymentDetails: { offlinePayment: true } } }),
    ).toEqual([]);
    expect(paying(undefined, 'DECLINED', { kind: 'giftCard', doc: {} })).toEqual([]);
    expect(paying(undefined, 'APPROVED')).toEqual([named('ORDER_PARTIALLY_PAID', {})]);
  });

  it('pays the order once it covers the total', () => {
    const all = { amount: 40_000n };
    expect(types(base, { ...base, payments: [payment('APPROVED', all)] })).toEqual(['ORDER_PAID']);
    const paid = { ...base, payments: [payment('APPROVED', all)] };
    expect(types(paid, { ...paid, archived: true })).toEqual([]);
    const free = { ...base, total: 0n };
    expect(types(undefined, free)).toEqual(['ORDER_PLACED']);
  });

  it('among several is identified by its id', () => {
    const other = payment('PENDING', { paymentId: 'q' });
    expect(
      types(
        { ...base, payments: [other, payment('PENDING')] },
        { ...base, payments: [other, payment('DECLINED')] },
      ),
    ).toEqual(['PAYMENT_DECLINED']);
  });

  it('is charged back, and the chargeback reversed', () => {
    const charged = (chargebacks?: object[]) => ({
      ...base,
      payments: [
        payment('APPROVED', {
          doc: { regularPaymentDetails: chargebacks ? { chargebacks } : {} },
        }),
      ],
    });
    const created = { id: 'c', status: 'APPROVED', amount: dollars('5.00') };
    expect(docs(charged(), charged([created]))).toContainEqual(
      named('CHARGEBACK_CREATED', {
        chargebackCreated: { paymentId: 'p', chargebackId: 'c', amount: dollars('5.00') },
      }),
    );
    expect(docs(charged([created]), charged([created]))).toEqual([]);
    expect(
      docs(
        charged([created]),
        charged([{ ...created, status: 'REVERSED', reversalAmount: dollars('4.00') }]),
      ),
    ).toContainEqual(
      named('CHARGEBACK_REVERSED', {
        chargebackReversed: {
          paymentId: 'p',
          chargebackId: 'c',
          amount: dollars('5.00'),
          reversalAmount: dollars('4.00'),
        },
      }),
    );
    expect(
      docs(charged([]), charged([{ status: 'REVERSED' }])).find(
        ({ type }) => type === 'CHARGEBACK_REVERSED',
      ),
    ).toStrictEqual(
      named('CHARGEBACK_REVERSED', { chargebackReversed: { paymentId: 'p', chargebackId: '' } }),
    );
  });
});

describe('a refund', () => {
  const base = order({
    payments: [
      payment('APPROVED', { amount: 30_000n }),
      payment('APPROVED', { paymentId: 'gift', kind: 'giftCard', amount: 10_000n, doc: {} }),
    ],
  });
  const refund = (
    p: RefundStatus,
    gift: RefundStatus,
    details: RefundState['details'] = {},
    info?: string,
  ): RefundState => ({
    refundId: 'r',
    details,
    createdAt: now,
    transactions: [
      {
        paymentId: 'p',
        amount: 5_000n,
        status: p,
        doc: info ? { refundStatusInfo: { description: info } } : {},
      },
      { paymentId: 'gift', amount: 2_500n, status: gift, doc: { externalRefund: true } },
    ],
  });
  const refunding = (before: RefundState | undefined, after: RefundState) =>
    docs({ ...base, refunds: before ? [before] : [] }, { ...base, refunds: [after] });
  const onCard = {
    regular: { amount: dollars('5.00'), ...card },
    paymentId: 'p',
    externalRefund: false,
  };
  const onGiftCard = {
    giftCard: { amount: dollars('2.50') },
    paymentId: 'gift',
    externalRefund: true,
  };
  const named = (type: string, details: object) => ({ type, activityType: type, ...details });

  it('is announced while one of its payments is under way', () => {
    expect(refunding(undefined, refund('PENDING', 'PENDING', { reason: 'Broken' }))).toEqual([
      named('REFUND_INITIATED', {
        refundInitiated: {
          refundId: 'r',
          amount: dollars('7.50'),
          payments: [onCard, onGiftCard],
          reason: 'Broken',
        },
      }),
    ]);
    expect(refunding(undefined, refund('PENDING', 'PENDING'))[0]).not.toHaveProperty(
      'refundInitiated.reason',
    );
  });

  it('is recorded payment by payment when it succeeds', () => {
    expect(refunding(refund('PENDING', 'PENDING'), refund('SUCCEEDED', 'PENDING'))).toEqual([
      named('PAYMENT_REFUNDED', { paymentRefunded: { refundId: 'r', payment: onCard } }),
    ]);
    expect(refunding(undefined, refund('SUCCEEDED', 'SUCCEEDED'))).toEqual([
      named('PAYMENT_REFUNDED', { paymentRefunded: { refundId: 'r', payment: onCard } }),
      named('PAYMENT_REFUNDED', { paymentRefunded: { refundId: 'r', payment: onGiftCard } }),
    ]);
    const done = refund('SUCCEEDED', 'SUCCEEDED');
    expect(refunding(done, done)).toEqual([]);
  });

  it('that fails tells the merchant what to do', () => {
    const failed = refund('FAILED', 'PENDING', { reason: 'Broken.' }, 'The card is closed.');
    expect(refunding(refund('PENDING', 'PENDING'), failed)).toEqual([
      named('PAYMENT_REFUND_FAILED', { paymentRefundFailed: { refundId: 'r', payment: onCard } }),
      named('MERCHANT_COMMENT', {
        merchantComment: {
          message:
            'Broken. $5.00 could not be refunded: The card is closed. ' +
            'Refund it another way, and record the refund here.',
        },
      }),
    ]);
    expect(refunding(refund('PENDING', 'PENDING'), refund('FAILED', 'PENDING'))[1]).toMatchObject({
      merchantComment: {
        message: '$5.00 could not be refunded. Refund it another way, and record the refund here.',
      },
    });
    const long = refund('FAILED', 'PENDING', { reason: 'x'.repeat(2000) });
    expect(refunding(refund('PENDING', 'PENDING'), long)[1]).toMatchObject({
      merchantComment: { message: 'x'.repeat(1000) },
    });
  });
});

describe('a fulfillment', () => {
  const base = order();
  const [mug, gift] = base.doc.lineItems;
  const sent = (more: Partial<FulfillmentState> = {}): FulfillmentState => ({
    fulfillmentId: 'f',
    createdAt: now,
    lines: [{ id: mug?.id ?? '', quantity: 1 }],
    ...more,
  });
  const all = sent({
    lines: [mug, gift].flatMap((line) => (line ? [{ id: line.id, quantity: line.quantity }] : [])),
  });
  const sending = (before: FulfillmentState | undefined, after: FulfillmentState | undefined) =>
    types(
      { ...base, fulfillments: before ? [before] : [] },
      { ...base, fulfillments: after ? [after] : [] },
    );

  it('fulfills the order once everything was sent, and no longer when it is removed', () => {
    expect(sending(undefined, sent())).toEqual([]);
    expect(sending(undefined, all)).toEqual(['ORDER_FULFILLED']);
    expect(sending(all, all)).toEqual([]);
    expect(sending(all, undefined)).toEqual(['ORDER_NOT_FULFILLED']);
  });

  it('gets a tracking number, another one, and a link', () => {
    const tracked = (trackingNumber: string) => sent({ trackingInfo: { trackingNumber } });
    expect(sending(undefined, tracked('1'))).toEqual(['TRACKING_NUMBER_ADDED']);
    expect(sending(sent(), tracked('1'))).toEqual(['TRACKING_NUMBER_ADDED']);
    expect(sending(tracked('1'), tracked('2'))).toEqual(['TRACKING_NUMBER_EDITED']);
    expect(sending(tracked('1'), tracked('1'))).toEqual([]);
    expect(sending(tracked('1'), sent())).toEqual([]);
    const linked = (trackingLink: string) => sent({ trackingInfo: { trackingLink } });
    expect(sending(sent(), linked('https://a'))).toEqual(['TRACKING_LINK_ADDED']);
    expect(sending(linked('https://a'), linked('https://a'))).toEqual([]);
    expect(sending(linked('https://a'), linked('https://b'))).toEqual(['TRACKING_LINK_ADDED']);
  });
});
