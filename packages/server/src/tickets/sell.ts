import { itemApps } from '@shopwright/contract/shared/apps';
import type { TicketSaleError } from '@shopwright/contract/errors/groups';
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
import { readTicketType } from './rules/ticket-selection.ts';
import {
  eventsOfHolder,
  listHolds,
  replaceHolds,
  loadTakenTickets,
  type HeldTickets,
} from './store/taken-tickets.ts';
import { cancelBeyond, cancelTickets, insertTickets, linesWithTickets } from './store/tickets.ts';

export const NOTIFY_WAITING = 'tickets-tell-waiting';
export const MAIL_TICKETS = 'tickets-mail';

/** Tickets in a checkout: seats are held during payment, and every paid ticket gets a code. */
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
      for (const eventId of events) await notifyWaiting(tx, siteId, eventId);
    },
    sell: (tx, sale) => sellTickets(tx, sale),
    withdraw: async (tx, { siteId, orderId, left }) =>
      notifyCanceled(tx, siteId, await cancelBeyond(tx, siteId, orderId, left)),
    async takeBack(tx, { siteId, orderId }) {
      await notifyCanceled(tx, siteId, await cancelTickets(tx, siteId, { orderId }));
    },
  };
}

/** Guests may be waiting for these tickets. */
export async function notifyWaiting(tx: Tx, siteId: string, eventId: string): Promise<void> {
  await enqueue(tx, {
    task: NOTIFY_WAITING,
    payload: { siteId, eventId },
    key: `${NOTIFY_WAITING} ${siteId} ${eventId}`,
  });
}

export async function notifyCanceled(
  tx: Tx,
  siteId: string,
  tickets: readonly TicketState[],
): Promise<void> {
  for (const eventId of new Set(tickets.map((ticket) => ticket.eventId)))
    await notifyWaiting(tx, siteId, eventId);
  await publishAll(
    tx,
    siteId,
    tickets.map((ticket) => eventOf('canceled', ticket)),
  );
}

/** Codes grant admission, so events never contain them. */
export const eventOf = (what: 'issued' | 'checked_in' | 'canceled', ticket: TicketState) =>
  ({
    type: `shopwright.v1.ticket_${what}`,
    entityType: 'shopwright.v1.ticket',
    entityId: ticket.ticketId,
    body: action({ ticket: ticketToWire(ticket, undefined, { withCode: false }) }),
  }) as const;

function requestsOf(lines: readonly SoldLine[]): HeldTickets[] | Refusal<'TICKET_TYPE_NOT_FOUND'> {
  const requests = lines.flatMap(({ lineId, itemId, options, quantity }): HeldTickets[] => {
    const typeId = readTicketType(options);
    return typeId === undefined ? [] : [{ lineId, eventId: itemId, typeId, quantity }];
  });
  return requests.length === lines.length ? requests : refuse('TICKET_TYPE_NOT_FOUND');
}

/**
 * The event's row is locked while tickets are counted: a concurrent sale waits and then counts
 * these too.
 */
async function holdTickets(
  tx: Tx,
  { siteId, holderId, lines, buyer, until, now }: Hold,
  isHeld = false,
): Promise<Refusal<TicketSaleError> | undefined> {
  const requests = requestsOf(lines);
  const refusal =
    'refused' in requests
      ? requests
      : await whyNotHeld(tx, siteId, holderId, requests, { memberId: buyer.memberId, now, isHeld });
  await replaceHolds(
    tx,
    siteId,
    holderId,
    refusal || 'refused' in requests ? [] : requests,
    buyer.memberId,
    until,
  );
  return refusal;
}

async function whyNotHeld(
  tx: Tx,
  siteId: string,
  holderId: string,
  requests: readonly HeldTickets[],
  { memberId, now, isHeld }: { memberId: string | undefined; now: Date; isHeld: boolean },
): Promise<Refusal<TicketSaleError> | undefined> {
  const byEvent = Map.groupBy(requests, ({ eventId }) => eventId);
  const planIds = new Set(memberId === undefined ? [] : await plansOf(tx, siteId, memberId, now));
  // In the order of their ids, so that checkouts cannot deadlock.
  for (const eventId of [...byEvent.keys()].sort()) {
    const event = await lockOffering<EventFacts>(tx, eventKind, siteId, eventId);
    if (!event) return refuse('TICKET_TYPE_NOT_FOUND');
    const taken = await loadTakenTickets(tx, siteId, eventId, now, {
      exceptHolder: holderId,
      memberId,
    });
    const refusal = whyNotSold(event.facts, byEvent.get(eventId) ?? [], taken, {
      now: now.getTime(),
      planIds,
      isHeld,
    });
    if (refusal) return refusal;
  }
  return undefined;
}

async function sellTickets(
  tx: Tx,
  { siteId, holderId, orderId, lines, buyer, now }: Sale,
): Promise<Refusal<TicketSaleError> | undefined> {
  const done = await linesWithTickets(tx, siteId, orderId);
  const open = lines.filter(({ lineId }) => !done.has(lineId));
  const requests = requestsOf(open);
  if ('refused' in requests) return requests;
  if (requests.length === 0) return undefined;
  // Renewed in the same transaction: a hold that expired during payment is valid only if there are
  // seats left.
  const held = await listHolds(tx, siteId, holderId, now);
  const isHeld = requests.every((request) =>
    held.some(
      (one) =>
        one.lineId === request.lineId &&
        one.eventId === request.eventId &&
        one.typeId === request.typeId &&
        one.quantity >= request.quantity,
    ),
  );
  const refusal = await holdTickets(
    tx,
    { siteId, holderId, lines: open, buyer, now, until: new Date(now.getTime() + 60_000) },
    isHeld,
  );
  if (refusal) return refusal;
  const events = await findOfferings<EventFacts>(tx, eventKind, siteId, [
    ...new Set(requests.map(({ eventId }) => eventId)),
  ]);
  const { firstName = '', lastName = '', email = null } = buyer.contact;
  const tickets = requests.flatMap(({ eventId, typeId, lineId, quantity }) =>
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
  // Free tickets cost a stranger nothing, and the mail goes to any address they typed. The order
  // shows the tickets in any case.
  const isFree = lines.every(({ price }) => price === 0n);
  const isMailed =
    email === null ||
    !isFree ||
    (await throttleNotice(tx, { siteId, kind: 'tickets', recipient: email }, now)) === undefined;
  for (const [eventId, own] of isMailed ? Map.groupBy(issued, (ticket) => ticket.eventId) : []) {
    // Rendered after the sale, so that buyers do not wait for each other's documents.
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
