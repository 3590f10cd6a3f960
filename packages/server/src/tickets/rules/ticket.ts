import type { StoreEvent, Ticket, TicketStatus } from '@shopwright/contract/tickets/event';
import type { EventState } from './event.ts';
import { leftOf, saleOf, type Taken } from './sale.ts';

export interface TicketState {
  readonly ticketId: string;
  readonly eventId: string;
  readonly typeId: string;
  readonly typeName: string;
  readonly code: string;
  readonly status: TicketStatus;
  readonly checkedInAt: string | null;
  readonly guestName: string;
  readonly email: string | null;
  /** The guest's language. */
  readonly language: string | null;
  readonly memberId: string | null;
  readonly visitorId: string | null;
  /** The account that owns the verified address of a guest purchase. */
  readonly joinedMemberId?: string | null;
  readonly orderId: string;
  readonly lineId: string;
  readonly number: number;
  readonly createdAt: string;
}

export function ticketToWire(
  ticket: TicketState,
  event: Pick<EventState, 'facts'> | undefined,
  { withCode }: { withCode: boolean },
): Ticket {
  const {
    ticketId,
    eventId,
    typeId,
    typeName,
    code,
    status,
    checkedInAt,
    guestName,
    email,
    memberId,
    orderId,
    createdAt,
  } = ticket;
  return {
    id: ticketId,
    eventId,
    ticketTypeId: typeId,
    typeName,
    status,
    guestName,
    orderId,
    createdDate: createdAt,
    ...(event
      ? { eventName: event.facts.name, start: new Date(event.facts.start).toISOString() }
      : {}),
    ...(withCode ? { code } : {}),
    ...(checkedInAt === null ? {} : { checkedInDate: checkedInAt }),
    ...(email === null ? {} : { email }),
    ...(memberId === null ? {} : { memberId }),
  };
}

export function eventToWire(
  { id, revision, facts, createdAt, updatedAt }: EventState,
  siteUrl: string,
  taken: Taken,
  now: number,
): StoreEvent {
  return {
    ...facts,
    id,
    revision,
    createdDate: createdAt,
    updatedDate: updatedAt,
    media: facts.media.map((image) =>
      image.url?.startsWith('/') ? { ...image, url: siteUrl + image.url } : image,
    ),
    tickets: facts.tickets.map((type) => {
      const available = leftOf(facts, type, taken);
      const sale = saleOf(facts, type, now);
      return {
        ...type,
        available,
        sale: sale === 'ON_SALE' && available === 0 ? 'SOLD_OUT' : sale,
      };
    }),
  };
}
