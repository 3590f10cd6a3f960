import { itemApps } from '@shopwright/contract/shared/apps';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { momentOf } from '../kernel/calendar.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, type AnyRefusal } from '../kernel/outcome.ts';
import { race } from '../offerings/testing-race.ts';
import type { Hold } from '../offerings/index.ts';
import { bookByHand, cancelOne, moveOne } from './book.ts';
import { createServiceSales } from './sales.ts';
import { listOccupiedSeats } from './store/sessions.ts';
import { testDeps, testStudio } from './testing-studio.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ poolSize: 20 }));
});

const now = new Date('2026-11-10T12:00:00Z');
const later = (minutes: number, from = now): Date => new Date(from.getTime() + minutes * 60_000);
const thursday = momentOf({ date: '2026-11-19', time: '18:30' }, 'America/New_York');
const weekly = [
  { weekday: 'THURSDAY', start: '18:30' },
  { weekday: 'SATURDAY', start: '10:00' },
] as const;
const sales = createServiceSales(testDeps);
const start = new Date(thursday).toISOString();
const lineOf = (itemId: string, at: string, quantity = 1) => ({
  lineId: newId(),
  appId: itemApps.services,
  itemType: 'SERVICE' as const,
  itemId,
  options: { start: at },
  quantity,
});
const paidLines = (from: Hold) =>
  from.lines.map((line) => ({ ...line, name: 'Class', price: 0n, fullPrice: 0n }));
const hold = (siteId: string, serviceId: string, more: Partial<Hold> = {}, quantity = 1): Hold => ({
  siteId,
  holderId: newId(),
  lines: [lineOf(serviceId, start, quantity)],
  buyer: { visitorId: newId(), contact: {} },
  until: later(20),
  now,
  ...more,
});
const codeOf = (refusal: AnyRefusal | undefined): string =>
  refusal && 'code' in refusal ? refusal.code : 'none';

describe('a class', () => {
  it(
    'sells its last seat to exactly one of 200 concurrent buyers',
    { timeout: 180_000 },
    async () => {
      const { siteId, service } = await testStudio(db, { capacity: 6, weekly: [...weekly] });
      expect(await db.tx((tx) => sales.hold(tx, hold(siteId, service.id, {}, 5)))).toBeUndefined();
      const outcomes = await race(200, (startLine) =>
        db.tx(
          async (tx) => {
            await startLine();
            return sales.hold(tx, hold(siteId, service.id));
          },
          { lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
        ),
      );
      expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
      expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['none', 'SLOT_IS_FULL']));
      const [{ seats } = { seats: 0 }] = await db.query<{ seats: number }>(
        sql`select sum(seats)::int as seats from booking where site_id = ${siteId} and status = 'HELD'`,
      );
      expect(seats).toBe(6);
    },
  );

  it('holds a seat until it expires, and confirms it when paid', async () => {
    const { siteId, service } = await testStudio(db, { capacity: 1, weekly: [...weekly] });
    const first = hold(siteId, service.id);
    expect(await db.tx((tx) => sales.hold(tx, first))).toBeUndefined();
    // A repeated hold is the same hold.
    expect(await db.tx((tx) => sales.hold(tx, first))).toBeUndefined();
    const second = hold(siteId, service.id, { now: later(19), until: later(40) });
    expect(codeOf(await db.tx((tx) => sales.hold(tx, second)))).toBe('SLOT_IS_FULL');
    expect(await db.tx((tx) => sales.hold(tx, { ...second, now: later(20) }))).toBeUndefined();
    // The first buyer pays too late: the seat is gone, and nothing may be charged.
    const sale = (from: Hold, at: Date) => ({
      ...from,
      orderId: newId(),
      currency: 'USD',
      now: at,
      lines: paidLines(from),
    });
    expect(codeOf(await db.tx((tx) => sales.sell(tx, sale(first, later(21)))))).toBe(
      'SLOT_IS_FULL',
    );
    const paid = sale(second, later(21));
    expect(await db.tx((tx) => sales.sell(tx, paid))).toBeUndefined();
    expect(await db.tx((tx) => sales.sell(tx, paid))).toBeUndefined();
    expect(
      await db.query(
        sql`select status, order_id as "orderId" from booking where site_id = ${siteId} and status = 'CONFIRMED'`,
      ),
    ).toEqual([{ status: 'CONFIRMED', orderId: paid.orderId }]);
    expect(
      await db.query(
        sql`select event_type as type from outbox where site_id = ${siteId} and entity_type = 'shopwright.v1.booking'`,
      ),
    ).toEqual([{ type: 'shopwright.v1.booking_confirmed' }]);
    // The order is canceled, so the seat is free again.
    await db.tx((tx) => sales.takeBack(tx, { siteId, orderId: paid.orderId, now: later(30) }));
    expect(
      await db.tx((tx) =>
        sales.hold(tx, hold(siteId, service.id, { now: later(31), until: later(50) })),
      ),
    ).toBeUndefined();
  });

  it('renews an expired hold while seats are available', async () => {
    const { siteId, service } = await testStudio(db, { capacity: 1, weekly: [...weekly] });
    const first = hold(siteId, service.id);
    await db.tx((tx) => sales.hold(tx, first));
    expect(
      await db.tx((tx) =>
        sales.sell(tx, {
          ...first,
          orderId: newId(),
          currency: 'USD',
          now: later(60),
          lines: paidLines(first),
        }),
      ),
    ).toBeUndefined();
    expect(await db.query(sql`select status from booking where site_id = ${siteId}`)).toEqual([
      { status: 'CONFIRMED' },
    ]);
  });

  it('confirms a held checkout as it is paid, without removed seats', async () => {
    const { siteId, service } = await testStudio(db, { capacity: 6, weekly: [...weekly] });
    const saturday = new Date(
      momentOf({ date: '2026-11-14', time: '10:00' }, 'America/New_York'),
    ).toISOString();
    const held = hold(siteId, service.id, {}, 5);
    await db.tx((tx) =>
      sales.hold(tx, { ...held, lines: [...held.lines, lineOf(service.id, saturday)] }),
    );
    const paid: Hold = { ...held, lines: held.lines.map((line) => ({ ...line, quantity: 1 })) };
    expect(
      await db.tx((tx) =>
        sales.sell(tx, {
          ...paid,
          orderId: newId(),
          currency: 'USD',
          now: later(1),
          lines: paidLines(paid),
        }),
      ),
    ).toBeUndefined();
    expect(
      await db.query(
        sql`select seats from booking where site_id = ${siteId} and status = 'CONFIRMED'`,
      ),
    ).toEqual([{ seats: 1 }]);
    expect(
      await db.query(
        sql`select 1 as one from booking where site_id = ${siteId} and status = 'HELD'`,
      ),
    ).toEqual([]);
  });

  it('of two lines holds both or none', async () => {
    const { siteId, service } = await testStudio(db, { capacity: 1, weekly: [...weekly] });
    await db.tx((tx) => sales.hold(tx, hold(siteId, service.id)));
    const both = hold(siteId, service.id);
    const saturday = new Date(
      momentOf({ date: '2026-11-14', time: '10:00' }, 'America/New_York'),
    ).toISOString();
    const lines = [...both.lines, lineOf(service.id, saturday)];
    expect(codeOf(await db.tx((tx) => sales.hold(tx, { ...both, lines })))).toBe('SLOT_IS_FULL');
    expect(
      await listOccupiedSeats(db, siteId, {
        serviceId: service.id,
        staffIds: [],
        from: 0,
        to: thursday * 2,
        now,
      }),
    ).toHaveLength(1);
  });
});

describe('staff', () => {
  it('are in one session at a time, including its pause', async () => {
    const { siteId, add } = await testStudio(db, {});
    const ann = newId();
    await db.query(
      sql`insert into service_staff (site_id, staff_id, name, created_at) values (${siteId}, ${ann}, 'Ann', ${now})`,
    );
    const openings = {
      weekly: [{ weekday: 'THURSDAY' as const, start: '09:00', end: '12:00' }],
      staffIds: [ann],
      type: 'APPOINTMENT' as const,
    };
    const long = await add({ ...openings, durationMinutes: 60, bufferMinutes: 15 });
    const short = await add({ ...openings, durationMinutes: 30, stepMinutes: 15 });
    const at = (time: string): number => momentOf({ date: '2026-11-19', time }, 'America/New_York');
    const book = async (service: typeof long, time: string): Promise<string> => {
      const outcome = await db.tx((tx) =>
        bookByHand(
          tx,
          testDeps,
          siteId,
          { service, start: at(time), seats: 1, choices: {}, contact: {} },
          now,
        ),
      );
      return isRefusal(outcome) ? codeOf(outcome) : 'booked';
    };
    expect(await book(long, '10:15')).toBe('booked');
    expect(
      await Promise.all(
        ['09:45', '10:00', '10:15', '11:15', '11:30'].map((time) => book(short, time)),
      ),
    ).toEqual(['booked', 'SLOT_IS_FULL', 'SLOT_IS_FULL', 'SLOT_IS_FULL', 'booked']);
    expect(await book(short, '09:07')).toBe('SLOT_NOT_FOUND');
  });

  it('of 50 overlapping bookings, exactly one succeeds', { timeout: 180_000 }, async () => {
    const { siteId, add } = await testStudio(db, {});
    const service = await add({
      type: 'APPOINTMENT',
      weekly: [{ weekday: 'THURSDAY', start: '09:00', end: '12:00' }],
      durationMinutes: 60,
      stepMinutes: 15,
    });
    const base = momentOf({ date: '2026-11-19', time: '09:00' }, 'America/New_York');
    let index = 0;
    await race(50, (startLine) =>
      db.tx(
        async (tx) => {
          await startLine();
          return bookByHand(
            tx,
            testDeps,
            siteId,
            {
              service,
              start: base + ((index += 1) % 9) * 15 * 60_000,
              seats: 1,
              choices: {},
              contact: {},
            },
            now,
          );
        },
        { lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
      ),
    );
    const rows = await db.query<{
      overlaps: number;
    }>(sql`select count(*)::int as overlaps from service_session a join service_session b on a.site_id = b.site_id and a.session_id < b.session_id
      and a.starts_at < b.busy_until and b.starts_at < a.busy_until and exists (select from booking where session_id = a.session_id) and exists (select from booking where session_id = b.session_id) where a.site_id = ${siteId}`);
    expect(rows[0]?.overlaps).toBe(0);
  });
});

describe('a booking', () => {
  it('is canceled and moved by its buyer within the policy, and by the merchant at any time', async () => {
    const { siteId, service } = await testStudio(db, {
      capacity: 1,
      weekly: [...weekly],
      cancelMinutes: 48 * 60,
    });
    const made = await db.tx((tx) =>
      bookByHand(
        tx,
        testDeps,
        siteId,
        { service, start: thursday, seats: 1, choices: {}, contact: { email: 'a@example.com' } },
        now,
      ),
    );
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
    const request = { siteId, bookingId: made.bookingId, byShop: false, isMine: () => true, now };
    const change = async (work: Parameters<typeof db.tx>[0]): Promise<string> => {
      const outcome = (await db.tx(work)) as AnyRefusal | { status: string };
      return isRefusal(outcome) ? codeOf(outcome) : outcome.status;
    };
    expect(await change((tx) => cancelOne(tx, testDeps, { ...request, isMine: () => false }))).toBe(
      'NOT_FOUND',
    );
    const twoDaysBefore = new Date(thursday - 48 * 3_600_000);
    expect(await change((tx) => cancelOne(tx, testDeps, { ...request, now: twoDaysBefore }))).toBe(
      'TOO_LATE_TO_CHANGE',
    );
    const saturday = momentOf({ date: '2026-11-21', time: '10:00' }, 'America/New_York');
    expect(await change((tx) => moveOne(tx, testDeps, request, { start: saturday }))).toBe(
      'CONFIRMED',
    );
    expect(await change((tx) => moveOne(tx, testDeps, request, { start: saturday + 1 }))).toBe(
      'SLOT_NOT_FOUND',
    );
    expect(
      await change((tx) =>
        cancelOne(tx, testDeps, { ...request, now: later(1, new Date(saturday)), byShop: true }),
      ),
    ).toBe('CANCELED');
    expect(await change((tx) => cancelOne(tx, testDeps, request))).toBe('BOOKING_IS_NOT_CONFIRMED');
    const mails = await db.query<{ kind: string; attached: string }>(
      sql`select kind, attachments::text as attached from message where site_id = ${siteId} order by created_at`,
    );
    expect(mails.map(({ kind }) => kind)).toEqual([
      'booking-confirmed',
      'booking-moved',
      'booking-canceled',
    ]);
  });
});
