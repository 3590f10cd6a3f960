import {
  cancelTicket,
  checkIn,
  getTicketCode,
  joinWaitingList,
  listMyTickets,
  listWaiting,
  queryGuests,
  type WaitingGuest,
} from '@shopwright/contract/tickets/tickets';
import type { Db } from '../db/index.ts';
import { publishAll } from '../events/index.ts';
import { isMerchant, ownPages, route, type Actor, type Route } from '../http/index.ts';
import { throttleMailRequest } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { languageOf } from '../kernel/language.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferings, offeringNotFound, seeOffering } from '../offerings/index.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import { eventKind } from './event-kind.ts';
import type { EventFacts } from './rules/event.ts';
import { roomOf } from './rules/sale.ts';
import { ticketToWire, type TicketState } from './rules/ticket.ts';
import { eventOf, notifyCanceled, notifyWaiting } from './sell.ts';
import {
  cancelTickets,
  findTicket,
  findTicketByCode,
  guestQuery,
  listTicketsOf,
  markCheckedIn,
  queryTicketRows,
} from './store/tickets.ts';
import { countTakenTickets } from './store/taken-tickets.ts';
import { insertWaiting, listWaitingRows, type Waiting } from './store/waiting.ts';
import { codePicture } from './ticket-mail.ts';

const ticketNotFound = (): Refusal<'TICKET_NOT_FOUND'> => refuse('TICKET_NOT_FOUND');
const isCanceled = (): Refusal<'TICKET_IS_CANCELED'> => refuse('TICKET_IS_CANCELED');

const isMine = (actor: Actor, ticket: TicketState): boolean =>
  isMerchant(actor) ||
  (actor.role === 'member'
    ? ticket.memberId === actor.id || ticket.joinedMemberId === actor.id
    : ticket.memberId === null && ticket.visitorId === actor.id);

export function ticketRoutes({ db, clock }: { db: Db; clock: Clock }): Route[] {
  const toWires = async (siteId: string, tickets: readonly TicketState[], withCode: boolean) => {
    const events = await findOfferings<EventFacts>(db, eventKind, siteId, [
      ...new Set(tickets.map(({ eventId }) => eventId)),
    ]);
    return tickets.map((ticket) => ticketToWire(ticket, events.get(ticket.eventId), { withCode }));
  };

  return [
    route(listMyTickets, async ({ actor }) => {
      const tickets = await listTicketsOf(
        db,
        actor.siteId,
        actor.role === 'member' ? { memberId: actor.id } : { visitorId: actor.id },
      );
      return { tickets: await toWires(actor.siteId, tickets, true) };
    }),
    route(getTicketCode, async ({ actor, request: { id } }) => {
      const ticket = await findTicket(db, actor.siteId, id);
      if (!ticket || !isMine(actor, ticket)) return ticketNotFound();
      return {
        raw: {
          status: 200,
          headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store' },
          body: codePicture(ticket.code),
        },
      };
    }),
    route(queryGuests, async ({ actor: { siteId }, request: { id, query: requestedQuery } }) => {
      const query = parseQuery(requestedQuery, guestQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const { total, rows } = await queryTicketRows(db, siteId, id, toSql(query));
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const metadata = {
        count: page.rows.length,
        total,
        ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
      };
      return { guests: await toWires(siteId, page.rows, false), metadata };
    }),
    route(checkIn, async ({ actor: { siteId }, request: { id, code } }) => {
      const outcome = await db.tx(async (tx) => {
        const ticket = await findTicketByCode(tx, siteId, id, code.trim());
        if (!ticket) return ticketNotFound();
        const checked = await markCheckedIn(tx, siteId, ticket.ticketId, clock());
        if (checked) {
          await publishAll(tx, siteId, [eventOf('checked_in', checked)]);
          return checked;
        }
        const { status, checkedInAt } = (await findTicket(tx, siteId, ticket.ticketId)) ?? ticket;
        return status === 'CANCELED'
          ? isCanceled()
          : refuse(
              'ALREADY_CHECKED_IN',
              {},
              {
                checkedInDate: checkedInAt,
              },
            );
      });
      if (isRefusal(outcome)) return outcome;
      const [ticket = ticketToWire(outcome, undefined, { withCode: false })] = await toWires(
        siteId,
        [outcome],
        false,
      );
      return { ticket };
    }),
    route(cancelTicket, async ({ actor: { siteId }, request: { id } }) => {
      const outcome = await db.tx(async (tx) => {
        const canceled = await cancelTickets(tx, siteId, { ticketId: id });
        await notifyCanceled(tx, siteId, canceled);
        return (
          canceled[0] ?? ((await findTicket(tx, siteId, id)) ? isCanceled() : ticketNotFound())
        );
      });
      if (isRefusal(outcome)) return outcome;
      const [ticket = ticketToWire(outcome, undefined, { withCode: false })] = await toWires(
        siteId,
        [outcome],
        false,
      );
      return { ticket };
    }),

    route(
      joinWaitingList,
      async ({
        actor,
        address,
        headers,
        request: {
          id,
          guest: { email, name = '', quantity = 1 },
        },
      }) => {
        const event = await seeOffering<EventFacts>(db, eventKind, actor, { id });
        if (isRefusal(event)) return event;
        if (
          !event.facts.waitingList ||
          event.facts.canceled ||
          Date.parse(event.facts.start) <= clock().getTime()
        )
          return refuse('NO_WAITING_LIST');
        const byType =
          (await countTakenTickets(db, actor.siteId, [event.id], clock())).get(event.id) ??
          new Map<string, number>();
        const room = roomOf(event.facts, { byType }, clock().getTime());
        if (room === null || room >= quantity) return refuse('TICKETS_ON_SALE');
        const early = isMerchant(actor)
          ? undefined
          : await throttleMailRequest(
              db,
              {
                siteId: actor.siteId,
                kind: 'waiting-list',
                recipient: email,
                ...(address === ownPages ? {} : { address }),
              },
              clock(),
            );
        if (early) return early;
        const waiting = await db.tx(async (tx) => {
          const inserted = await insertWaiting(tx, actor.siteId, event.id, {
            waitingId: newOrderedId(),
            email,
            name,
            quantity,
            language: languageOf(headers) ?? null,
            createdAt: clock(),
          });
          await notifyWaiting(tx, actor.siteId, event.id);
          return inserted;
        });
        return waiting
          ? { guest: { email, name, quantity, createdDate: waiting.createdAt.toISOString() } }
          : offeringNotFound(eventKind, id);
      },
    ),
    route(listWaiting, async ({ actor: { siteId }, request: { id } }) => ({
      guests: (await listWaitingRows(db, siteId, id)).map(waitingToWire),
    })),
  ];
}

const waitingToWire = ({
  email,
  name,
  quantity,
  createdAt,
  notifiedAt,
}: Waiting): WaitingGuest => ({
  email,
  name,
  quantity,
  createdDate: createdAt.toISOString(),
  ...(notifiedAt === null ? {} : { toldDate: notifiedAt.toISOString() }),
});
