import { itemApps } from '@shopwright/contract/shared/apps';
import { enqueue, type Tx } from '../db/index.ts';
import { action, publishAll } from '../events/index.ts';
import { throttleNotice } from '../identity/index.ts';
import { newOrderedId, newSecret } from '../kernel/ids.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import {
  findOfferings,
  lockOffering,
  type Hold,
  type Offering,
  type Sale,
  type SaleSource,
  type SoldLine,
} from '../offerings/index.ts';
import { plansOf } from '../plans/index.ts';
import { eventKind } from './event-kind.ts';
import type { EventFacts } from './rules/event.ts';
import { whyNotSold } from './rules/sale.ts';
import { ticketToWire, type TicketState } from './rules/ticket.ts';
import { readTicketType } from './rules/wish.ts';
import {
  eventsOfHolder,
  listHolds,
  replaceHolds,
  takenOf,
  type HeldTickets,
} from './store/taken.ts';
import { cancelBeyond, cancelTickets, insertTickets, linesWithTickets } from './store/tickets.ts';

export const TELL_WAITING = 'tickets-tell-waiting';
export const MAIL_TICKETS = 'tickets-mail';

/** Tickets in a checkout: seats held while it is paid, a code for each when it is. */
export function createTicketSales(): SaleSource {
  return {
    takes: ({ appId }) => appId === itemApps.tickets,
    when: 'PAID',
    async held(reader, { siteId, holderId, now }) {
      const held = await listHolds(reader, siteId, holderId, now);
      return ({ key }) =>
        held.reduce(
          (sum, { eventId, typeId, quantity }) =>
            key === `ticket ${eventId} ${typeId}` ? sum + quantity : sum,
          0,
        );
    },
    hold: (tx, hold) => holdTickets(tx, hold),
    async release(tx, { siteId, holderId }) {
      const events = await eventsOfHolder(tx, siteId, holderId);
      await replaceHolds(tx, siteId, holderId, [], undefined, new Date(0));
      for (const eventId of events) await tellWaiting(tx, siteId, eventId);
    },
    sell: (tx, sale) => sellTickets(tx, sale),
    withdraw: async (tx, { siteId, orderId, left }) =>
      tellCanceled(tx, siteId, await cancelBeyond(tx, siteId, orderId, left)),
    async takeBack(tx, { siteId, orderId }) {
      await tellCanceled(tx, siteId, await cancelTickets(tx, siteId, { orderId }));
    },
  };
}

/** Somebody may have waited for this. */
export async function tellWaiting(tx: Tx, siteId: string, eventId: string): Promise<void> {
  await enqueue(tx, {
    task: TELL_WAITING,
    payload: { siteId, eventId },
    key: `${TELL_WAITING} ${siteId} ${eventId}`,
  });
}

export async function tellCanceled(
  tx: Tx,
  siteId: string,
  tickets: readonly TicketState[],
): Promise<void> {
  for (const eventId of new Set(tickets.map((ticket) => ticket.eventId)))
    await tellWaiting(tx, siteId, eventId);
  await publishAll(
    tx,
    siteId,
    tickets.map((ticket) => eventOf('canceled', ticket)),
  );
}

/** Codes let people in: they are in no event. */
export const eventOf = (what: 'issued' | 'checked_in' | 'canceled', ticket: TicketState) =>
  ({
    type: `shopwright.v1.ticket_${what}`,
    entityType: 'shopwright.v1.ticket',
    entityId: ticket.ticketId,
    body: action({ ticket: ticketToWire(ticket, undefined, { withCode: false }) }),
  }) as const;

function wishesOf(lines: readonly SoldLine[]): HeldTickets[] | Refusal {
  const wishes = lines.flatMap(({ lineId, itemId, options, quantity }): HeldTickets[] => {
    const typeId = readTicketType(options);
    return typeId === undefined ? [] : [{ lineId, eventId: itemId, typeId, quantity }];
  });
  return wishes.length === lines.length
    ? wishes
    : refuse(404, 'TICKET_TYPE_NOT_FOUND', 'There is no such ticket.');
}

/** The event's row is locked while it is counted: whoever comes at the same moment waits, and then counts these too. */
async function holdTickets(
  tx: Tx,
  { siteId, holderId, lines, buyer, until, now }: Hold,
  kept = false,
): Promise<Refusal | undefined> {
  const wishes = wishesOf(lines);
  const refusal =
    'refused' in wishes
      ? wishes
      : await whyNotHeld(tx, siteId, holderId, wishes, { memberId: buyer.memberId, now, kept });
  await replaceHolds(
    tx,
    siteId,
    holderId,
    refusal || 'refused' in wishes ? [] : wishes,
    buyer.memberId,
    until,
  );
  return refusal;
}

async function whyNotHeld(
  tx: Tx,
  siteId: string,
  holderId: string,
  wishes: readonly HeldTickets[],
  { memberId, now, kept }: { memberId: string | undefined; now: Date; kept: boolean },
): Promise<Refusal | undefined> {
  const byEvent = Map.groupBy(wishes, ({ eventId }) => eventId);
  const planIds = new Set(memberId === undefined ? [] : await plansOf(tx, siteId, memberId, now));
  // In the order of their ids: two checkouts never wait for one another.
  for (const eventId of [...byEvent.keys()].sort()) {
    const event = await lockOffering<EventFacts>(tx, eventKind, siteId, eventId);
    if (!event) return refuse(404, 'TICKET_TYPE_NOT_FOUND', 'There is no such ticket.');
    const taken = await takenOf(tx, siteId, eventId, now, { exceptHolder: holderId, memberId });
    const refusal = whyNotSold(event.facts, byEvent.get(eventId) ?? [], taken, {
      now: now.getTime(),
      planIds,
      kept,
    });
    if (refusal) return refusal;
  }
  return undefined;
}

async function sellTickets(
  tx: Tx,
  { siteId, holderId, orderId, lines, buyer, now }: Sale,
): Promise<Refusal | undefined> {
  const done = await linesWithTickets(tx, siteId, orderId);
  const open = lines.filter(({ lineId }) => !done.has(lineId));
  const wishes = wishesOf(open);
  if ('refused' in wishes) return wishes;
  if (wishes.length === 0) return undefined;
  // Held again in the same breath: a hold that ran out while its buyer paid is only good if there is still room.
  const held = await listHolds(tx, siteId, holderId, now);
  const kept = wishes.every((wish) =>
    held.some(
      (one) =>
        one.lineId === wish.lineId &&
        one.eventId === wish.eventId &&
        one.typeId === wish.typeId &&
        one.quantity >= wish.quantity,
    ),
  );
  const refusal = await holdTickets(
    tx,
    { siteId, holderId, lines: open, buyer, now, until: new Date(now.getTime() + 60_000) },
    kept,
  );
  if (refusal) return refusal;
  const events = await findOfferings<EventFacts>(tx, eventKind, siteId, [
    ...new Set(wishes.map(({ eventId }) => eventId)),
  ]);
  const { firstName = '', lastName = '', email = null } = buyer.contact;
  const tickets = wishes.flatMap(({ eventId, typeId, lineId, quantity }) =>
    Array.from({ length: quantity }, (_, number): TicketState => ({
      ticketId: newOrderedId(now.getTime()),
      eventId,
      typeId,
      typeName: typeNameOf(events.get(eventId), typeId),
      code: newSecret(15),
      status: 'VALID',
      checkedInAt: null,
      guestName: `${firstName} ${lastName}`.trim(),
      email,
      language: buyer.language ?? null,
      memberId: buyer.memberId ?? null,
      visitorId: buyer.visitorId ?? null,
      orderId,
      lineId,
      number,
      createdAt: now.toISOString(),
    })),
  );
  const issued = await insertTickets(tx, siteId, tickets);
  await replaceHolds(tx, siteId, holderId, [], undefined, now);
  // Free tickets cost a stranger nothing, and go to any address they typed. The order shows them all the same.
  const isFree = lines.every(({ price }) => price === 0n);
  const isMailed =
    email === null ||
    !isFree ||
    (await throttleNotice(tx, { siteId, kind: 'tickets', recipient: email }, now)) === undefined;
  for (const [eventId, own] of isMailed ? Map.groupBy(issued, (ticket) => ticket.eventId) : []) {
    // Drawn after the sale: nobody who buys waits for a document of another.
    await enqueue(tx, {
      task: MAIL_TICKETS,
      payload: { siteId, eventId, ticketIds: own.map(({ ticketId }) => ticketId) },
    });
  }
  await publishAll(
    tx,
    siteId,
    issued.map((ticket) => eventOf('issued', ticket)),
  );
  return undefined;
}

const typeNameOf = (event: Offering<EventFacts> | undefined, typeId: string): string =>
  event?.facts.tickets.find(({ id }) => id === typeId)?.name ?? '';
