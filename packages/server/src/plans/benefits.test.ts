import { itemApps } from '@shopwright/contract/shared/apps';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { newId } from '../kernel/ids.ts';
import type { AnyRefusal } from '../kernel/outcome.ts';
import { race } from '../offerings/testing-race.ts';
import type { Hold, Sale } from '../offerings/index.ts';
import { offerMemberships, plansOf } from './benefits.ts';
import { beginMembership, endMembership, renewMembership } from './memberships.ts';
import { createBenefitSales, createPlanSales } from './sales.ts';
import { monthly, testClub } from './testing-plans.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ poolSize: 20 }));
});

const deps = { sites: { find: async () => undefined } };
const sales = createBenefitSales();
const planSales = createPlanSales(deps);
const now = new Date('2026-11-10T12:00:00Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);
const codeOf = (refusal: AnyRefusal | undefined): string =>
  refusal && 'code' in refusal ? refusal.code : 'none';
const service = newId();

const holdOf = (siteId: string, memberId: string, membershipId: string, quantity = 1): Hold => ({
  siteId,
  holderId: newId(),
  buyer: { memberId, contact: {} },
  until: new Date(now.getTime() + 900_000),
  now,
  lines: [
    {
      lineId: newId(),
      appId: itemApps.services,
      itemId: service,
      itemType: 'SERVICE',
      options: {},
      quantity,
      membershipId,
    },
  ],
});

async function bench(): Promise<{ siteId: string; memberId: string; membershipId: string }> {
  const { siteId, add } = await testClub(db);
  const plan = await add({
    ...monthly,
    benefits: [{ kind: 'BOOKINGS', serviceIds: [service], perCycle: 3 }],
  });
  const memberId = newId();
  const { membershipId } = await db.tx((tx) =>
    beginMembership(tx, deps, siteId, { plan, memberId, startsAt: now, now }),
  );
  return { siteId, memberId, membershipId };
}

it(
  'exactly one of 200 concurrent checkouts gets the last unit of a benefit',
  { timeout: 180_000 },
  async () => {
    const { siteId, memberId, membershipId } = await bench();
    expect(
      await db.tx((tx) => sales.hold(tx, holdOf(siteId, memberId, membershipId, 2))),
    ).toBeUndefined();
    const outcomes = await race(200, (startLine) =>
      db.tx(
        async (tx) => {
          await startLine();
          return sales.hold(tx, holdOf(siteId, memberId, membershipId));
        },
        { lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
      ),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['none', 'MEMBERSHIP_CREDITS_EXCEEDED']));
  },
);

it('units are offered, held, used, returned and renewed with the next cycle', async () => {
  const { siteId, memberId, membershipId } = await bench();
  const left = async (at: Date, holderId?: string): Promise<number | undefined> =>
    (
      await offerMemberships(db, siteId, {
        memberId,
        lines: [{ lineId: 'a', serviceId: service, quantity: 1 }],
        now: at,
        ...(holderId === undefined ? {} : { holderId }),
      })
    )[0]?.remaining;
  const hold = holdOf(siteId, memberId, membershipId, 2);
  await db.tx((tx) => sales.hold(tx, hold));
  expect([await left(now), await left(now, hold.holderId), await left(days(1))]).toEqual([1, 3, 3]);
  const sale: Sale = {
    ...hold,
    orderId: newId(),
    currency: 'USD',
    lines: hold.lines.map((line) => ({ ...line, name: 'Class', price: 0n, fullPrice: 0n })),
  };
  expect(await db.tx((tx) => sales.sell(tx, sale))).toBeUndefined();
  expect(await db.tx((tx) => sales.sell(tx, sale))).toBeUndefined();
  expect([await left(days(1)), await left(days(30))]).toEqual([1, 3]);
  await db.tx((tx) => sales.takeBack(tx, { siteId, orderId: sale.orderId, now }));
  expect(await left(days(1))).toBe(3);
  // A membership of another member cannot be used.
  expect(codeOf(await db.tx((tx) => sales.hold(tx, holdOf(siteId, newId(), membershipId))))).toBe(
    'MEMBERSHIP_REQUIRED',
  );
});

it('a plan is sold once per sale, with one trial per member', async () => {
  const { siteId, add } = await testClub(db);
  const plan = await add({
    ...monthly,
    trialDays: 14,
    benefits: [{ kind: 'DISCOUNT', percent: '10' }],
  });
  const memberId = newId();
  const saleOf = (): Sale => ({
    siteId,
    holderId: newId(),
    orderId: newId(),
    currency: 'USD',
    now,
    buyer: { memberId, contact: {} },
    lines: [
      {
        lineId: newId(),
        appId: itemApps.plans,
        itemId: plan.id,
        itemType: 'SERVICE',
        options: {},
        quantity: 1,
        name: 'Circle',
        price: 12_000n,
        fullPrice: 12_000n,
      },
    ],
  });
  const first = saleOf();
  // Nothing is due, so nothing was held before.
  expect(
    codeOf(
      await db.tx((tx) =>
        planSales.sell(tx, { ...first, buyer: { visitorId: newId(), contact: {} } }),
      ),
    ),
  ).toBe('MEMBERS_ONLY_ITEM');
  expect(
    codeOf(
      await db.tx((tx) =>
        planSales.hold(tx, {
          ...first,
          buyer: { visitorId: newId(), contact: {} },
          until: days(1),
        }),
      ),
    ),
  ).toBe('MEMBERS_ONLY_ITEM');
  await Promise.all(Array.from({ length: 5 }, () => db.tx((tx) => planSales.sell(tx, first))));
  const subscriptionId = first.lines[0]?.lineId ?? '';
  const rows = () =>
    db.query<{ status: string; cycle: number }>(
      sql`select status, cycle from plan_membership where site_id = ${siteId} order by created_at`,
    );
  expect(await rows()).toEqual([{ status: 'TRIAL', cycle: 0 }]);
  expect(await plansOf(db, siteId, memberId, now)).toEqual([plan.id]);
  await db.tx((tx) => renewMembership(tx, { siteId, subscriptionId, cycle: 1, now: days(14) }));
  await db.tx((tx) => renewMembership(tx, { siteId, subscriptionId, cycle: 1, now: days(14) }));
  expect(await rows()).toEqual([{ status: 'ACTIVE', cycle: 1 }]);
  await db.tx((tx) => endMembership(tx, { siteId, subscriptionId, at: undefined, now: days(20) }));
  expect(await plansOf(db, siteId, memberId, days(20))).toEqual([]);
  await db.tx((tx) => planSales.sell(tx, { ...saleOf(), now: days(21) }));
  expect((await rows()).at(-1)).toEqual({ status: 'ACTIVE', cycle: 1 });
  expect(
    (
      await db.query<{ type: string }>(
        sql`select event_type as type from outbox where site_id = ${siteId} and entity_type = 'shopwright.v1.membership' order by position`,
      )
    ).map(({ type }) => type),
  ).toEqual([
    'shopwright.v1.membership_started',
    'shopwright.v1.membership_updated',
    'shopwright.v1.membership_ended',
    'shopwright.v1.membership_started',
  ]);
});
