import { expect, it } from 'vitest';
import type { MembershipState } from './membership.ts';
import type { PlanFacts } from './plan.ts';
import { membershipToWire, planToWire } from './to-wire.ts';

const facts: PlanFacts = {
  name: 'Circle',
  slug: 'circle',
  description: '',
  perks: [],
  visible: true,
  kind: 'ONE_TIME',
  price: '12',
  trialDays: 0,
  benefits: [],
  buyerMayCancel: true,
  buyerMayPause: true,
  seo: {},
};
const membership: MembershipState = {
  membershipId: 'membership',
  revision: 2,
  planId: 'plan',
  memberId: 'ada',
  status: 'ACTIVE',
  terms: {
    planName: 'Circle',
    price: '12',
    kind: 'RECURRING',
    period: null,
    cycles: null,
    benefits: [],
    timeZone: 'UTC',
  },
  startsAt: Date.UTC(2026, 0, 1),
  trialEndsAt: null,
  cycle: 3,
  cycleStartsAt: Date.UTC(2026, 2, 1),
  cycleEndsAt: null,
  endsAt: null,
  pausedAt: null,
  pausedFor: 0,
  orderId: null,
  subscriptionId: null,
  createdAt: '2026-01-01',
  updatedAt: '2026-03-01',
};

it("a plan on the wire has the merchant's values, id, revision and dates", () => {
  expect(
    planToWire({
      id: 'plan',
      revision: 4,
      facts,
      createdAt: '2026-01-01',
      updatedAt: '2026-02-01',
    }),
  ).toEqual({
    ...facts,
    id: 'plan',
    revision: 4,
    createdDate: '2026-01-01',
    updatedDate: '2026-02-01',
  });
});

it('a membership on the wire omits missing dates and origins', () => {
  expect(membershipToWire(membership, () => 0)).toEqual({
    id: 'membership',
    revision: 2,
    planId: 'plan',
    planName: 'Circle',
    memberId: 'ada',
    status: 'ACTIVE',
    price: '12',
    startDate: '2026-01-01T00:00:00.000Z',
    cycle: 3,
    cycleStartDate: '2026-03-01T00:00:00.000Z',
    createdDate: '2026-01-01',
    updatedDate: '2026-03-01',
    benefits: [],
  });
});

it('a membership on the wire shows its dates, its order and its subscription', () => {
  expect(
    membershipToWire(
      {
        ...membership,
        trialEndsAt: Date.UTC(2026, 0, 15),
        cycleEndsAt: Date.UTC(2026, 3, 1),
        endsAt: Date.UTC(2027, 0, 1),
        orderId: 'order',
        subscriptionId: 'subscription',
      },
      () => 0,
    ),
  ).toMatchObject({
    trialEndDate: '2026-01-15T00:00:00.000Z',
    cycleEndDate: '2026-04-01T00:00:00.000Z',
    endDate: '2027-01-01T00:00:00.000Z',
    orderId: 'order',
    subscriptionId: 'subscription',
  });
});

it('each limited benefit shows the units left in this cycle, never below zero', () => {
  const [discount, yoga, sauna] = [
    { kind: 'DISCOUNT', percent: '10' },
    { kind: 'BOOKINGS', perCycle: 4 },
    { kind: 'BOOKINGS', perCycle: 1 },
  ] as const;
  const terms = { ...membership.terms, benefits: [discount, yoga, sauna] };
  const used = [9, 1, 3];
  expect(membershipToWire({ ...membership, terms }, (index) => used[index] ?? 0).benefits).toEqual([
    { benefit: discount },
    { benefit: yoga, total: 4, remaining: 3 },
    { benefit: sauna, total: 1, remaining: 0 },
  ]);
});
