import type { StoreEvent } from '@shopwright/contract/tickets/event';
import { itemApps } from '@shopwright/contract/shared/apps';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, type AnyRefusal } from '../kernel/outcome.ts';
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
const codeOf = (refusal: AnyRefusal | undefined): string =>
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
    'sells the last one to exactly one of 200 concurrent buyers',
    { timeout: 180_000 },
    async () => {
      const { siteId, event, typeId } = await nightOf({
        tickets: [{ name: 'Standard', quantity: 3 }],
      });
      expect(
        await db.tx((tx) => sales.hold(tx, holdOf(siteId, event.id, typeId, 2))),
      ).toBeUndefined();
      const outcomes = await race(200, (startLine) =>
        db.tx(async (tx) => {
          await startLine();
          return sales.hold(tx, holdOf(siteId, event.id, typeId));
        }, patient),
      );
      expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
      expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['none', 'TICKETS_SOLD_OUT']));
    },
  );

  it('held tickets stay reserved for a late payment until the event starts', async () => {
    const { siteId, event, typeId } = await nightOf({
      tickets: [{ name: 'Standard', quantity: 2, saleEnd: later(60).toISOString() }],
    });
    const held = { ...holdOf(siteId, event.id, typeId), until: new Date('2026-12-31T00:00:00Z') };
    const late = { ...holdOf(siteId, event.id, typeId), until: new Date('2026-12-31T00:00:00Z') };
    for (const each of [held, late])
      expect(await db.tx((tx) => sales.hold(tx, each))).toBeUndefined();
    expect(
      codeOf(
        await db.tx((tx) => sales.sell(tx, saleOf(holdOf(siteId, event.id, typeId), later(120)))),
      ),
    ).toBe('TICKETS_NOT_ON_SALE');
    expect(codeOf(await db.tx((tx) => sales.sell(tx, saleOf(held, later(120)))))).toBe('none');
    expect(
      codeOf(await db.tx((tx) => sales.sell(tx, saleOf(late, new Date('2026-12-05T00:00:00Z'))))),
    ).toBe('TICKETS_NOT_ON_SALE');
  });

  it('are issued once per sale with distinct codes, also after an expired hold', async () => {
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
    const events = await db.query<{ body: string }>(
      sql`select body::text as body from outbox where site_id = ${siteId} and event_type = 'shopwright.v1.ticket_issued'`,
    );
    expect(events).toHaveLength(2);
    expect(events.some(({ body }) => tickets.some(({ code }) => body.includes(code)))).toBe(false);
    // Another buyer who pays late finds it sold out, gets nothing and is not charged.
    expect(
      codeOf(
        await db.tx((tx) => sales.sell(tx, saleOf(holdOf(siteId, event.id, typeId), later(60)))),
      ),
    ).toBe('TICKETS_SOLD_OUT');
  });

  it('admit one of 50 concurrent guests with the same code', { timeout: 180_000 }, async () => {
    const { siteId, event, typeId } = await nightOf({ tickets: [{ name: 'Standard' }] });
    await db.tx((tx) => sales.sell(tx, saleOf(holdOf(siteId, event.id, typeId), now)));
    const [{ code } = { code: '' }] = await db.query<{ code: string }>(
      sql`select code from ticket where site_id = ${siteId}`,
    );
    const ticket = await findTicketByCode(db, siteId, event.id, code);
    const entries = await race(50, (startLine) =>
      db.tx(async (tx) => {
        await startLine();
        return markCheckedIn(tx, siteId, ticket?.ticketId ?? '', now);
      }, patient),
    );
    expect(entries.filter((entry) => entry !== undefined)).toHaveLength(1);
    expect(await findTicketByCode(db, siteId, newId(), code)).toBeUndefined();
  });

  it('that become available are offered to waiting guests once, in order', async () => {
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
    const notify = ticketJobs({
      db,
      clock: () => later(60),
      publicUrl: 'https://shop.example',
      renderTickets: async () => Buffer.of(),
      ...deps,
    }).tasks['tickets-tell-waiting'];
    const notified = () =>
      db
        .query<{ to: string }>(
          sql`select recipient as "to" from message where site_id = ${siteId} and kind = 'waiting-list' order by 1`,
        )
        .then((rows) => rows.map(({ to }) => to));
    await notify?.({ siteId, eventId: event.id });
    expect(await notified()).toEqual([]);
    await db.tx((tx) => sales.takeBack(tx, { siteId, orderId: sale.orderId, now }));
    await notify?.({});
    await notify?.({ siteId, eventId: event.id });
    // Three seats: the first guest gets two, the second's two do not fit, the third's one does.
    expect(await notified()).toEqual(['w0@example.com', 'w2@example.com']);
  });
});
