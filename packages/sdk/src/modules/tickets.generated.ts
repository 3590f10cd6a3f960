// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type TicketStatus = 'VALID' | 'CANCELED';
export const TicketStatus: Words<TicketStatus> = /* @__PURE__ */ words('VALID CANCELED');

export interface Ticket {
  _id?: string;
  eventId?: string;
  eventName?: string;
  start?: Date;
  ticketTypeId?: string;
  typeName?: string;
  code?: string;
  status?: TicketStatus;
  checkedInDate?: Date;
  guestName?: string;
  email?: string;
  memberId?: string;
  orderId?: string;
  _createdDate?: Date;
}

export interface TicketsCancelTicketAnswer {
  ticket?: Ticket;
}

export interface TicketsCheckInAnswer {
  ticket?: Ticket;
}

export interface WaitingGuest {
  email: string;
  name?: string;
  quantity?: number;
  _createdDate?: Date;
  toldDate?: Date;
}

export interface TicketsJoinWaitingListAnswer {
  guest?: WaitingGuest;
}

export interface TicketsListMyTicketsAnswer {
  tickets?: Ticket[];
}

export interface TicketsListWaitingAnswer {
  guests?: WaitingGuest[];
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface TicketsQueryGuestsAnswer {
  guests?: Ticket[];
  metadata?: PlatformPagingMetadata;
}

/**
 * Cancel ticket.
 *
 * `POST /v1/events/tickets/{id}/cancel` (for owners, collaborators and apps)
 */
export const cancelTicket: Fn<(_id: string) => Promise<TicketsCancelTicketAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/tickets/{id}/cancel', 'id', { answer: { ticket: shapes.Ticket } });
/**
 * Check in.
 *
 * `POST /v1/events/{id}/check-in` (for owners, collaborators and apps)
 */
export const checkIn: Fn<(_id: string, options?: { code?: string }) => Promise<TicketsCheckInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/{id}/check-in', 'id,*', { answer: { ticket: shapes.Ticket } });
/**
 * Join waiting list.
 *
 * `POST /v1/events/{id}/waiting-list`
 */
export const joinWaitingList: Fn<(_id: string, options?: { guest?: WaitingGuest }) => Promise<TicketsJoinWaitingListAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/{id}/waiting-list', 'id,*', { answer: { guest: shapes.WaitingGuest } });
/**
 * List my tickets.
 *
 * `GET /v1/events/tickets/my`
 */
export const listMyTickets: Fn<() => Promise<TicketsListMyTicketsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/tickets/my', '', { answer: { tickets: shapes.Ticket } });
/**
 * List waiting.
 *
 * `GET /v1/events/{id}/waiting-list` (for owners, collaborators and apps)
 */
export const listWaiting: Fn<(_id: string) => Promise<TicketsListWaitingAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/{id}/waiting-list', 'id', { answer: { guests: shapes.WaitingGuest } });
/**
 * Query guests.
 *
 * `POST /v1/events/{id}/guests/query` (for owners, collaborators and apps)
 */
export const queryGuests: Fn<(_id: string, options?: { query?: PlatformQuery }) => Promise<TicketsQueryGuestsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/{id}/guests/query', 'id,*', { answer: { guests: shapes.Ticket }, safe: true });
