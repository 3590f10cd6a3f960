import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { dueAt } from './schedule.ts';
import {
  end,
  exact,
  isOver,
  pause,
  resume,
  skip,
  subscriptionToWire,
  type SubscriptionState,
} from './subscription.ts';

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const state = (more: Partial<SubscriptionState> = {}): SubscriptionState => ({
  subscriptionId: 'subscription',
  revision: 2,
  status: 'ACTIVE',
  endReason: null,
  kind: 'PRODUCT',
  memberId: null,
  visitorId: 'visitor',
  email: null,
  originOrderId: 'order',
  schedule: {
    firstAt: day('2026-01-31'),
    period: { frequency: 'MONTH', interval: 1 },
    cycles: null,
    timeZone: 'UTC',
    skipped: 0,
    pausedFor: 0,
  },
  template: {
    name: 'Coffee',
    reference: { catalogItemId: 'item', appId: 'app' },
    quantity: 2,
    price: '12.5',
    fullPrice: '15',
    itemType: 'PHYSICAL',
    currency: 'EUR',
    firstAmount: '25',
    mayCancel: true,
    line: {},
    buyer: {},
    channelType: 'WEB',
  },
  pricePolicy: 'FIXED',
  provider: null,
  paymentToken: null,
  nextCycle: 2,
  nextChargeAt: day('2026-02-28'),
  pausedAt: null,
  createdAt: '2026-01-31',
  updatedAt: '2026-02-01',
  ...more,
});
const done = (result: ReturnType<typeof pause>): SubscriptionState => {
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const refused = (description: string) => ({
  refused: 'application',
  status: 409,
  code: 'STATUS_NOT_ALLOWED',
  description,
  data: {},
});
const others = (...allowed: string[]) =>
  (['ACTIVE', 'PAUSED', 'CANCELED', 'ENDED'] as const).filter(
    (status) => !allowed.includes(status),
  );

describe('a subscription', () => {
  it('can be paused only while it is active', () => {
    expect(pause(state(), 5)).toEqual(state({ status: 'PAUSED', pausedAt: 5 }));
    for (const status of others('ACTIVE'))
      expect(pause(state({ status }), 5)).toEqual(
        refused(`A subscription that is ${status.toLowerCase()} cannot be paused.`),
      );
  });

  it('resumes with the time to the next order that was left when paused', () => {
    const paused = done(pause(state(), day('2026-02-18')));
    const active = done(resume(paused, day('2026-03-18')));
    expect(active.nextChargeAt).toBe(day('2026-03-28'));
    expect(active).toMatchObject({ status: 'ACTIVE', pausedAt: null });
    expect(dueAt(active.schedule, 2)).toBe(active.nextChargeAt);
    const again = done(resume(done(pause(active, 100)), 150));
    expect(again.schedule.pausedFor).toBe(active.schedule.pausedFor + 50);
  });

  it('resumes without a date if it had none, and is not delayed by a clock set back', () => {
    const paused = state({ status: 'PAUSED', pausedAt: 100, nextChargeAt: null });
    expect(done(resume(paused, 200)).nextChargeAt).toBeNull();
    const late = state({ status: 'PAUSED', pausedAt: 100 });
    expect(done(resume(late, 50)).nextChargeAt).toBe(late.nextChargeAt);
    const undated = state({ status: 'PAUSED' });
    expect(done(resume(undated, 50)).schedule.pausedFor).toBe(0);
  });

  it('resumes only from a pause', () => {
    for (const status of others('PAUSED'))
      expect(resume(state({ status }), 5)).toEqual(
        refused(`A subscription that is ${status.toLowerCase()} cannot be resumed.`),
      );
  });

  it('skips an order: the next one comes a period later, and no cycle is lost', () => {
    const once = done(skip(state(), false));
    expect(once).toMatchObject({ nextCycle: 2, nextChargeAt: day('2026-03-31') });
    expect(done(skip(once, false)).nextChargeAt).toBe(day('2026-04-30'));
  });

  it('cannot skip when inactive, without a next order, after it was placed, or for a plan', () => {
    for (const status of others('ACTIVE'))
      expect(skip(state({ status }), false)).toEqual(
        refused(`A subscription that is ${status.toLowerCase()} cannot skip an order.`),
      );
    expect(skip(state({ nextChargeAt: null }), false)).toEqual(
      refused('A subscription that is active cannot skip an order.'),
    );
    expect(skip(state(), true)).toEqual(
      refused('The next order is made already; it cannot be skipped any more.'),
    );
    expect(skip(state({ kind: 'PLAN' }), false)).toEqual(refused('A plan is paused, not skipped.'));
  });

  it.each([
    ['COMPLETED', 'ENDED'],
    ['PAYMENT_FAILED', 'ENDED'],
    ['CANCELED_BY_BUYER', 'CANCELED'],
    ['CANCELED_BY_SHOP', 'CANCELED'],
  ] as const)('that ends by %s is %s and charges nothing any more', (reason, status) => {
    for (const before of [state(), state({ status: 'PAUSED', pausedAt: 5 })])
      expect(end(before, reason as Parameters<typeof end>[1])).toEqual({
        ...before,
        status,
        endReason: reason,
        nextChargeAt: null,
        pausedAt: null,
      });
  });

  it('ends once', () => {
    for (const status of ['CANCELED', 'ENDED'] as const) {
      expect(isOver({ status })).toBe(true);
      expect(end(state({ status }), 'COMPLETED')).toEqual(
        refused(`A subscription that is ${status.toLowerCase()} cannot end again.`),
      );
    }
    for (const status of ['ACTIVE', 'PAUSED'] as const) expect(isOver({ status })).toBe(false);
  });
});

describe('a subscription on the wire', () => {
  it('omits missing fields', () => {
    expect(subscriptionToWire(state({ nextChargeAt: null }), 0)).toEqual({
      id: 'subscription',
      revision: 2,
      status: 'ACTIVE',
      itemName: 'Coffee',
      catalogReference: { catalogItemId: 'item', appId: 'app' },
      quantity: 2,
      price: '12.5',
      currency: 'EUR',
      pricePolicy: 'FIXED',
      period: { frequency: 'MONTH', interval: 1 },
      nextCycle: 2,
      failedAttempts: 0,
      orderId: 'order',
      startDate: '2026-01-31T12:00:00.000Z',
      createdDate: '2026-01-31',
      updatedDate: '2026-02-01',
      hasPaymentMethod: false,
      isTrial: false,
    });
  });

  it('shows its owner, end, charges and delivery address', () => {
    const shippingDestination = { address: { city: 'Rome' } };
    const whole = state({
      memberId: 'ada',
      email: 'ada@example.com',
      endReason: 'COMPLETED',
      provider: 'stripe',
    });
    expect(
      subscriptionToWire(
        {
          ...whole,
          schedule: { ...whole.schedule, cycles: 12 },
          template: { ...whole.template, shippingDestination },
        },
        3,
        25_500n,
      ),
    ).toMatchObject({
      memberId: 'ada',
      email: 'ada@example.com',
      endReason: 'COMPLETED',
      cycles: 12,
      failedAttempts: 3,
      hasPaymentMethod: true,
      nextChargeDate: '2026-02-28T12:00:00.000Z',
      nextChargeAmount: '25.5',
      shippingAddress: shippingDestination,
    });
  });

  it('is a trial until its first charge, unless it is over', () => {
    const trial = (status: SubscriptionState['status'], nextCycle = 1) =>
      subscriptionToWire(state({ status, nextCycle }), 0).isTrial;
    expect(trial('ACTIVE')).toBe(true);
    expect(trial('PAUSED')).toBe(true);
    expect(trial('CANCELED')).toBe(false);
    expect(trial('ENDED')).toBe(false);
    expect(trial('ACTIVE', 2)).toBe(false);
  });
});

it('an amount has no trailing zeros after the decimal point', () => {
  expect(
    [0n, 1n, 10n, 1000n, 100_000n, 12_500n, -12_050n, 1_000_100n].map((units) => exact(units)),
  ).toEqual(['0', '0.001', '0.01', '1', '100', '12.5', '-12.05', '1000.1']);
});
