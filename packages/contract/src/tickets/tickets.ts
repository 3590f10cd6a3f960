import { service } from '../call.ts';
import { integer, list, message, required, string, timestamp, type Static } from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { Ticket } from './event.ts';

/** Not in the provider's API: tickets, the door, and who waits for one. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_EVENTS';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };

/** The caller's own, newest first. */
export const listMyTickets = call({
  name: 'tickets.listMyTickets',
  method: 'GET',
  path: '/v1/events/tickets/my',
  who: 'anyone',
  request: message('TicketsListMyTicketsRequest', {}),
  answer: message('TicketsListMyTicketsAnswer', { tickets: list(Ticket, { maxItems: 200 }) }),
});

/** The ticket's code as a picture (SVG). */
export const getTicketCode = call({
  name: 'tickets.getTicketCode',
  method: 'GET',
  path: '/v1/events/tickets/{id}/code',
  who: 'anyone',
  permission,
  raw: true,
  request: message('TicketsGetTicketCodeRequest', id),
  answer: message('TicketsGetTicketCodeAnswer', {}),
  errors: ['TICKET_NOT_FOUND'],
});

/** Everybody who has a ticket. */
export const queryGuests = call({
  name: 'tickets.queryGuests',
  method: 'POST',
  path: '/v1/events/{id}/guests/query',
  ...manage,
  request: message('TicketsQueryGuestsRequest', { ...id, query: PlatformQuery }),
  answer: message('TicketsQueryGuestsAnswer', {
    guests: list(Ticket, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

/** At the door: a ticket is good once. */
export const checkIn = call({
  name: 'tickets.checkIn',
  method: 'POST',
  path: '/v1/events/{id}/check-in',
  ...manage,
  request: message('TicketsCheckInRequest', {
    ...id,
    code: required(string({ minLength: 1, maxLength: 100, secret: true })),
  }),
  answer: message('TicketsCheckInAnswer', { ticket: Ticket }),
  errors: ['TICKET_NOT_FOUND', 'TICKET_IS_CANCELED', 'ALREADY_CHECKED_IN'],
});

export const cancelTicket = call({
  name: 'tickets.cancelTicket',
  method: 'POST',
  path: '/v1/events/tickets/{id}/cancel',
  ...manage,
  request: message('TicketsCancelTicketRequest', id),
  answer: message('TicketsCancelTicketAnswer', { ticket: Ticket }),
  errors: ['TICKET_IS_CANCELED', 'TICKET_NOT_FOUND'],
});

export const WaitingGuest = message('WaitingGuest', {
  email: required(string({ format: 'EMAIL' })),
  name: string({ maxLength: 200 }),
  quantity: integer({ minimum: 1, maximum: 100 }),
  createdDate: timestamp({ readOnly: true }),
  toldDate: timestamp({ readOnly: true }),
});
export type WaitingGuest = Static<typeof WaitingGuest>;

/** Waiting guests are notified by mail when tickets become available, in order of arrival. */
export const joinWaitingList = call({
  name: 'tickets.joinWaitingList',
  method: 'POST',
  path: '/v1/events/{id}/waiting-list',
  who: 'anyone',
  request: message('TicketsJoinWaitingListRequest', { ...id, guest: required(WaitingGuest) }),
  answer: message('TicketsJoinWaitingListAnswer', { guest: WaitingGuest }),
  errors: ['NO_WAITING_LIST', 'TICKETS_ON_SALE', 'TOO_MANY_REQUESTS'],
});

export const listWaiting = call({
  name: 'tickets.listWaiting',
  method: 'GET',
  path: '/v1/events/{id}/waiting-list',
  ...manage,
  request: message('TicketsListWaitingRequest', id),
  answer: message('TicketsListWaitingAnswer', { guests: list(WaitingGuest, { maxItems: 1000 }) }),
});
