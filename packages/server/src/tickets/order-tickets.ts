import type { Ticket } from '@shopwright/contract/tickets/event';
import type { Db } from '../db/index.ts';
import { findOfferings } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import type { RenderTickets } from './draw-tickets.ts';
import { eventKind } from './event-kind.ts';
import type { EventFacts } from './rules/event.ts';
import { ticketToWire, type TicketState } from './rules/ticket.ts';
import { listTicketsOfOrder } from './store/tickets.ts';
import { codePicture } from './ticket-mail.ts';

/** The tickets of an order, for callers who may read the order. */
export interface OrderTickets {
  readonly list: (siteId: string, orderId: string) => Promise<Ticket[]>;
  /** The code as an SVG image; undefined when the order has no such valid ticket. */
  readonly picture: (
    siteId: string,
    orderId: string,
    ticketId: string,
  ) => Promise<string | undefined>;
  /** All valid tickets as a PDF; undefined when there are none. */
  readonly document: (siteId: string, orderId: string) => Promise<Buffer | undefined>;
}

export function createOrderTickets({
  db,
  sites,
  renderTickets,
}: {
  db: Db;
  sites: Pick<Sites, 'find'>;
  renderTickets: RenderTickets;
}): OrderTickets {
  const valid = async (siteId: string, orderId: string): Promise<TicketState[]> =>
    (await listTicketsOfOrder(db, siteId, orderId)).filter(({ status }) => status === 'VALID');
  const eventsOf = (siteId: string, tickets: readonly TicketState[]) =>
    findOfferings<EventFacts>(db, eventKind, siteId, [
      ...new Set(tickets.map(({ eventId }) => eventId)),
    ]);
  return {
    list: async (siteId, orderId) => {
      const tickets = await listTicketsOfOrder(db, siteId, orderId);
      const events = await eventsOf(siteId, tickets);
      return tickets.map((ticket) =>
        ticketToWire(ticket, events.get(ticket.eventId), { withCode: ticket.status === 'VALID' }),
      );
    },
    picture: async (siteId, orderId, ticketId) => {
      const ticket = (await valid(siteId, orderId)).find((one) => one.ticketId === ticketId);
      return ticket && codePicture(ticket.code);
    },
    document: async (siteId, orderId) => {
      const tickets = await valid(siteId, orderId);
      if (tickets.length === 0) return undefined;
      const [events, site] = await Promise.all([eventsOf(siteId, tickets), sites.find(siteId)]);
      return renderTickets({
        store: site?.store ?? {},
        language: tickets[0]?.language ?? null,
        tickets: tickets.map((ticket) => ({ ticket, event: events.get(ticket.eventId)?.facts })),
      });
    },
  };
}
