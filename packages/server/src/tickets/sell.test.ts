import type { StoreEvent } from '@shopwright/contract/tickets/event';
import { itemApps } from '@shopwright/contract/shared/apps';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { addOffering, type Hold, type Offering, type Sale } from '../offerings/index.ts';
import { race } from '../offerings/testing-race.ts';
import { eventKind } from './event-kind.ts';
import { ticketJobs } from './jobs.ts';
import { newEvent, type EventFacts } from './rules/event.ts';
import { createTicketSales } from './sell.ts';
import { findTicketByCode, markCheckedIn } from './store/tickets.ts';
import { insertWaiting } from './store/waiting.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ poolSize: 20 }));
});

const deps = { sites: { find: async () => undefined } };
const sales = createTicketSales();
const now = new Date('2026-11-10T12:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const codeOf = (refusal: Refusal | undefined): string =>
  refusal && 'code' in refusal ? refusal.code : 'none';
const patient = { lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 };

async function nightOf(
  said: StoreEvent,
): Promise<{ siteId: string; event: Offering<EventFacts>; typeId: string }> {
  const siteId = newId();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  const made = newEvent(
    { name: 'Night', start: '2026-12-04T23:00:00Z', ...said },
    { id: newId(), timeZone: 'America/New_York', now: now.toISOString(), mint: newId },
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  const event = await db.tx((tx) =>
    addOffering(
      tx,
      { kind: eventKind, toWire: (each: Offering<EventFacts>) => each },
      siteId,
      made,
    ),
  );
  return { siteId, event, typeId: event.facts.tickets[0]?.id ?? '' };
}

const holdOf = (siteId: string, eventId: string, typeId: string, quantity = 1): Hold => ({
  siteId,
  holderId: newId(),
  buyer: { visitorId: newId(), contact: { firstName: 'Ann', email: 'ann@example.com' } },
  until: later(15),
  now,
  lines: [
    {
      lineId: newId(),
      appId: itemApps.tickets,
      itemId: eventId,
      itemType: 'SERVICE',
      options: { ticketTypeId: typeId },
      quantity,
    },
  ],
});
const saleOf = (hold: Hold, at: Date): Sale => ({
  ...hold,
  orderId: newId(),
  currency: 'USD',
  now: at,
  lines: hold.lines.map((line) => ({ ...line, name: 'Ticket', price: 0n, fullPrice: 0n })),
});

describe('tickets', () => {
  it(
    'the last one goes to exactly one of 200 who want it at once',
    { timeout: 60_000 },
    async () => {
      const { siteId, event, typeId } = await nightOf({
        tickets: [{ name: 'Standard', quantity: 3 }],
      });
      expect(
        await db.tx((tx) => sales.hold(tx, holdOf(siteId, event.id, typeId, 2))),
      ).toBeUndefined();
      const outcomes = await race(200, (together) =>
        db.tx(async (tx) => {
          await together();
          return sales.hold(tx, holdOf(siteId, event.id, typeId));
        }, patient),
      );
      expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
      expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['none', 'TICKETS_SOLD_OUT']));
    },
  );

  it('kept for an order are its own though their sale has ended when its money comes, and are not once the event has begun', async () => {
    const { siteId, event, typeId } = await nightOf({
      tickets: [{ name: 'Standard', quantity: 2, saleEnd: later(60).toISOString() }],
    });
    const kept = { ...holdOf(siteId, event.id, typeId), until: new Date('2026-12-31T00:00:00Z') };
    const late = { ...holdOf(siteId, event.id, typeId), until: new Date('2026-12-31T00:00:00Z') };
    for (const each of [kept, late])
      expect(await db.tx((tx) => sales.hold(tx, each))).toBeUndefined();
    expect(
      codeOf(
        await db.tx((tx) => sales.sell(tx, saleOf(holdOf(siteId, event.id, typeId), later(120)))),
      ),
    ).toBe('TICKETS_NOT_ON_SALE');
    expect(codeOf(await db.tx((tx) => sales.sell(tx, saleOf(kept, later(120)))))).toBe('none');
    expect(
      codeOf(await db.tx((tx) => sales.sell(tx, saleOf(late, new Date('2026-12-05T00:00:00Z'))))),
    ).toBe('TICKETS_NOT_ON_SALE');
  });

  it('are issued once for each sale, with a code of their own, also when the hold ran out and there is room', async () => {
    const { siteId, event, typeId } = await nightOf({
      tickets: [{ name: 'Standard', quantity: 2 }],
    });
    const hold = holdOf(siteId, event.id, typeId, 2);
    expect(await db.tx((tx) => sales.hold(tx, hold))).toBeUndefined();
    const sale = saleOf(hold, later(60));
    await Promise.all(
      Array.from({ length: 4 }, () => db.tx((tx) => sales.sell(tx, sale), patient)),
    );
    const tickets = await db.query<{ code: string }>(
      sql`select code from ticket where site_id = ${siteId}`,
    );
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(2);
    const jobs = await db.query<{ payload: object }>(
      sql`select payload from graphile_worker._private_jobs where payload ->> 'siteId' = ${siteId} and payload::jsonb ? 'ticketIds'`,
    );
    expect(jobs).toHaveLength(1);
    const mail = ticketJobs({
      db,
      clock: () => later(60),
      publicUrl: 'https://shop.example',
      renderTickets: async () => Buffer.from('%PDF'),
      ...deps,
    }).tasks['tickets-mail'];
    for (const { payload } of [...jobs, ...jobs]) await mail(payload);
    expect(await db.query(sql`select kind from message where site_id = ${siteId}`)).toEqual([
      { kind: 'tickets' },
    ]);
    const told = await db.query<{ body: string }>(
      sql`select body::text as body from outbox where site_id = ${siteId} and event_type = 'shopwright.v1.ticket_issued'`,
    );
    expect(told).toHaveLength(2);
    expect(told.some(({ body }) => tickets.some(({ code }) => body.includes(code)))).toBe(false);
    // Another who pays late, and finds it sold out, gets nothing and pays nothing.
    expect(
      codeOf(
        await db.tx((tx) => sales.sell(tx, saleOf(holdOf(siteId, event.id, typeId), later(60)))),
      ),
    ).toBe('TICKETS_SOLD_OUT');
  });

  it(
    'let one person in once, of 50 at the door with the same code',
    { timeout: 60_000 },
    async () => {
      const { siteId, event, typeId } = await nightOf({ tickets: [{ name: 'Standard' }] });
      await db.tx((tx) => sales.sell(tx, saleOf(holdOf(siteId, event.id, typeId), now)));
      const [{ code } = { code: '' }] = await db.query<{ code: string }>(
        sql`select code from ticket where site_id = ${siteId}`,
      );
      const ticket = await findTicketByCode(db, siteId, event.id, code);
      const entries = await race(50, (together) =>
        db.tx(async (tx) => {
          await together();
          return markCheckedIn(tx, siteId, ticket?.ticketId ?? '', now);
        }, patient),
      );
      expect(entries.filter((entry) => entry !== undefined)).toHaveLength(1);
      expect(await findTicketByCode(db, siteId, newId(), code)).toBeUndefined();
    },
  );

  it('that come free are told to those who wait, in the order they came, once', async () => {
    const { siteId, event, typeId } = await nightOf({
      waitingList: true,
      tickets: [{ name: 'Standard', quantity: 3 }],
    });
    const sale = saleOf(holdOf(siteId, event.id, typeId, 3), now);
    await db.tx((tx) => sales.sell(tx, sale));
    for (const [index, quantity] of [2, 2, 1].entries()) {
      await insertWaiting(db, siteId, event.id, {
        waitingId: newId(),
        email: `w${index}@example.com`,
        name: '',
        quantity,
        language: null,
        createdAt: later(index),
      });
    }
    const tell = ticketJobs({
      db,
      clock: () => later(60),
      publicUrl: 'https://shop.example',
      renderTickets: async () => Buffer.of(),
      ...deps,
    }).tasks['tickets-tell-waiting'];
    const told = () =>
      db
        .query<{ to: string }>(
          sql`select recipient as "to" from message where site_id = ${siteId} and kind = 'waiting-list' order by 1`,
        )
        .then((rows) => rows.map(({ to }) => to));
    await tell?.({ siteId, eventId: event.id });
    expect(await told()).toEqual([]);
    await db.tx((tx) => sales.takeBack(tx, { siteId, orderId: sale.orderId, now }));
    await tell?.({});
    await tell?.({ siteId, eventId: event.id });
    // Three places: the first gets two, the second's two do not fit any more, the third's one does.
    expect(await told()).toEqual(['w0@example.com', 'w2@example.com']);
  });
});
