// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * State of a ticket.
 *
 * - `VALID`: It admits one guest, once.
 * - `CANCELED`: It is no longer valid.
 */
export type TicketStatus = 'VALID' | 'CANCELED';
export const TicketStatus: EnumValues<TicketStatus> = /* @__PURE__ */ enumValues('VALID CANCELED');

/** A ticket for an event. */
export interface Ticket {
  /** ID of the ticket. */
  _id?: string;
  /** ID of the event. */
  eventId?: string;
  /** Name of the event. */
  eventName?: string;
  /** When the event starts, in UTC. */
  start?: Date;
  /** ID of the ticket type. */
  ticketTypeId?: string;
  /** Name of the ticket type. */
  typeName?: string;
  /** Secret code that admits the holder once. It is shown as a QR code. */
  code?: string;
  /** State of a ticket. */
  status?: TicketStatus;
  /** When the guest was checked in, in UTC. Missing before. */
  checkedInDate?: Date;
  /** Name of the guest. */
  guestName?: string;
  /** Email address of the buyer. */
  email?: string;
  /** ID of the member who bought it. Missing for a guest. */
  memberId?: string;
  /** ID of the order in which it was bought. */
  orderId?: string;
  /** When the ticket was issued, in UTC. */
  _createdDate?: Date;
}

export interface TicketsCancelTicketAnswer {
  /** A ticket for an event. */
  ticket?: Ticket;
}

export interface TicketsCheckInAnswer {
  /** A ticket for an event. */
  ticket?: Ticket;
}

/** A guest on the waiting list of an event. */
export interface WaitingGuest {
  /** Email address to notify when tickets are available. */
  email: string;
  /** Name of the guest. */
  name?: string;
  /** Number of tickets that the guest wants. Defaults to 1. */
  quantity?: number;
  /** When the guest joined the waiting list, in UTC. */
  _createdDate?: Date;
  /** When the guest was notified that tickets are available, in UTC. Missing before. */
  toldDate?: Date;
}

export interface TicketsJoinWaitingListAnswer {
  /** A guest on the waiting list of an event. */
  guest?: WaitingGuest;
}

export interface TicketsListMyTicketsAnswer {
  /** Tickets of the member, newest first, 200 at most. */
  tickets?: Ticket[];
}

export interface TicketsListWaitingAnswer {
  /** Guests on the waiting list, in the order they joined. */
  guests?: WaitingGuest[];
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface TicketsQueryGuestsAnswer {
  /** Tickets of this page, one per guest. */
  guests?: Ticket[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Cancels a ticket. Its code is no longer valid.
 *
 * `POST /v1/events/tickets/{id}/cancel` (for owners, collaborators and apps)
 */
export const cancelTicket: Fn<(_id: string) => Promise<TicketsCancelTicketAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/tickets/{id}/cancel', 'id', { answer: { ticket: shapes.Ticket } });
/**
 * Checks a guest in by the code of the ticket. A ticket is valid once.
 *
 * `POST /v1/events/{id}/check-in` (for owners, collaborators and apps)
 */
export const checkIn: Fn<(_id: string, options?: { code?: string }) => Promise<TicketsCheckInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/{id}/check-in', 'id,*', { answer: { ticket: shapes.Ticket } });
/**
 * Adds a guest to the waiting list of a sold-out event. Guests are notified by email in the order they joined.
 *
 * `POST /v1/events/{id}/waiting-list`
 */
export const joinWaitingList: Fn<(_id: string, options?: { guest?: WaitingGuest }) => Promise<TicketsJoinWaitingListAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/{id}/waiting-list', 'id,*', { answer: { guest: shapes.WaitingGuest } });
/**
 * Lists the signed-in member's own tickets, newest first.
 *
 * `GET /v1/events/tickets/my`
 */
export const listMyTickets: Fn<() => Promise<TicketsListMyTicketsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/tickets/my', '', { answer: { tickets: shapes.Ticket } });
/**
 * Lists the guests on the waiting list of an event.
 *
 * `GET /v1/events/{id}/waiting-list` (for owners, collaborators and apps)
 */
export const listWaiting: Fn<(_id: string) => Promise<TicketsListWaitingAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/{id}/waiting-list', 'id', { answer: { guests: shapes.WaitingGuest } });
/**
 * Searches the tickets of an event and their holders.
 *
 * `POST /v1/events/{id}/guests/query` (for owners, collaborators and apps)
 */
export const queryGuests: Fn<(_id: string, options?: { query?: PlatformQuery }) => Promise<TicketsQueryGuestsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/{id}/guests/query', 'id,*', { answer: { guests: shapes.Ticket }, safe: true });
/**
 * Errors of cancelTicket, as the code of an ApiError:
 * - `TICKET_IS_CANCELED` (409): This ticket was canceled. Do not let the guest in. The order shows whether it was refunded.
 * - `TICKET_NOT_FOUND` (404): There is no such ticket for this event. The number is mistyped, or the ticket is for another event.
 */
export type CancelTicketError = 'TICKET_IS_CANCELED' | 'TICKET_NOT_FOUND';
/**
 * Errors of checkIn, as the code of an ApiError:
 * - `TICKET_NOT_FOUND` (404): There is no such ticket for this event. The number is mistyped, or the ticket is for another event.
 * - `TICKET_IS_CANCELED` (409): This ticket was canceled. Do not let the guest in. The order shows whether it was refunded.
 * - `ALREADY_CHECKED_IN` (409): This ticket was already checked in. `data.checkedInDate` says when. Check the name before letting a second guest in.
 */
export type CheckInError = 'TICKET_NOT_FOUND' | 'TICKET_IS_CANCELED' | 'ALREADY_CHECKED_IN';
/**
 * Errors of joinWaitingList, as the code of an ApiError:
 * - `NO_WAITING_LIST` (428): This event has no waiting list. The owner can switch the waiting list on in the settings of the event.
 * - `TICKETS_ON_SALE` (428): Tickets are on sale: buy them instead of joining the waiting list. Show the tickets in place of the waiting list.
 * - `TOO_MANY_REQUESTS` (429): Too many calls from this address; try again in {seconds} s. Wait as long as the header `Retry-After` says, then repeat the request.
 */
export type JoinWaitingListError = 'NO_WAITING_LIST' | 'TICKETS_ON_SALE' | 'TOO_MANY_REQUESTS';
