// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** An image of the store. */
export interface StoreImage {
  /** URL of the image file. */
  url?: string;
  /** Width of the image in pixels. */
  width?: number;
  /** Height of the image in pixels. */
  height?: number;
  /** Description of the image for screen readers. */
  altText?: string;
}

/** Where an event takes place. */
export interface EventVenue {
  /** Name of the venue. */
  name?: string;
  /** Address of the venue in one text. */
  address?: string;
}

/**
 * Whether tickets of a type can be bought now.
 *
 * - `NOT_STARTED`: The sale has not started.
 * - `ON_SALE`: Tickets can be bought.
 * - `SOLD_OUT`: No ticket is left.
 * - `ENDED`: The sale is over.
 */
export type TicketSale = 'NOT_STARTED' | 'ON_SALE' | 'SOLD_OUT' | 'ENDED';
export const TicketSale: EnumValues<TicketSale> = /* @__PURE__ */ enumValues('NOT_STARTED ON_SALE SOLD_OUT ENDED');

/** A kind of ticket of an event. */
export interface TicketType {
  /** ID of the ticket type. Generated for a new one. */
  _id?: string;
  /** Display name, such as "Early bird". */
  name: string;
  /** What the ticket includes, as text. */
  description?: string;
  /** Price of one ticket, as a decimal string in the store's currency. */
  price?: string;
  /** Number of tickets in total. Without it, limited only by the event's capacity. */
  quantity?: number | null;
  /** Largest number of tickets in one order. */
  perOrder?: number;
  /** Largest number of tickets per member, over all orders. `null` for no limit. */
  perMember?: number | null;
  /** When the sale starts, in UTC. `null` for immediately. */
  saleStart?: Date | null;
  /** When the sale ends, in UTC. Without it, when the event starts. */
  saleEnd?: Date | null;
  /** IDs of plans. If set, only members with one of them can buy the ticket. */
  requiresPlanIds?: string[];
  /** Whether tickets of a type can be bought now. */
  sale?: TicketSale;
  /** Number of tickets that are left. `null` if unlimited. */
  available?: number | null;
}

/** Texts for search engines and link previews. */
export interface SeoTexts {
  /** Page title for search results. Defaults to the name. */
  title?: string;
  /** Page description for search results. Defaults to the beginning of the description. */
  description?: string;
}

/** An event for which tickets are sold. */
export interface StoreEvent {
  /** ID of the event. */
  _id?: string;
  /** Revision number, which grows with every change. */
  revision?: number;
  /** Display name of the event. */
  name?: string;
  /** Last part of the URL of the event's page. Derived from the name if left out. */
  slug?: string;
  /** Description as HTML. Unsafe markup is removed. */
  description?: string;
  /** Images of the event. */
  media?: StoreImage[];
  /** Whether the event is shown and tickets can be bought. Defaults to `true`. */
  visible?: boolean;
  /** When the event starts, in UTC. */
  start?: Date;
  /** When the event ends, in UTC. */
  end?: Date;
  /** Time zone in which the times are shown, such as `America/New_York` (IANA). */
  timeZone?: string;
  /** Where an event takes place. */
  location?: EventVenue;
  /** Number of guests in total, over all ticket types. Without it, unlimited. */
  capacity?: number | null;
  /** Largest number of tickets in one order, over all ticket types. */
  ticketsPerOrder?: number;
  /** Whether guests can join a waiting list when the event is sold out. */
  waitingList?: boolean;
  /** Whether the event is canceled. */
  canceled?: boolean;
  /** Ticket types of the event. */
  tickets?: TicketType[];
  /** Title and description for search engines. */
  seo?: SeoTexts;
  /** When the event was created, in UTC. */
  _createdDate?: Date;
  /** When the event last changed, in UTC. */
  _updatedDate?: Date;
}

export interface EventsCreateEventAnswer {
  /** An event for which tickets are sold. */
  event?: StoreEvent;
}

export interface EventsGetEventAnswer {
  /** An event for which tickets are sold. */
  event?: StoreEvent;
}

export interface EventsGetEventBySlugAnswer {
  /** An event for which tickets are sold. */
  event?: StoreEvent;
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

export interface EventsQueryEventsAnswer {
  /** Events of this page. */
  events?: StoreEvent[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

export interface EventsUpdateEventAnswer {
  /** An event for which tickets are sold. */
  event?: StoreEvent;
}

/**
 * Creates an event with its ticket types.
 *
 * `POST /v1/events` (for owners, collaborators and apps)
 */
export const createEvent: Fn<(options?: { event?: StoreEvent }) => Promise<EventsCreateEventAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events', '*', { answer: { event: shapes.StoreEvent } });
/**
 * Deletes an event. Refused once a ticket was sold.
 *
 * `DELETE /v1/events/{id}` (for owners, collaborators and apps)
 */
export const deleteEvent: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/events/{id}', 'id', { unwrap: '' });
/**
 * Retrieves an event by ID.
 *
 * `GET /v1/events/{id}`
 */
export const getEvent: Fn<(_id: string) => Promise<EventsGetEventAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/{id}', 'id', { answer: { event: shapes.StoreEvent } });
/**
 * Retrieves an event by its slug.
 *
 * `GET /v1/events/slug/{slug}`
 */
export const getEventBySlug: Fn<(slug: string) => Promise<EventsGetEventBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/slug/{slug}', 'slug', { answer: { event: shapes.StoreEvent } });
/**
 * Searches events with filters and sorting. Hidden events are returned to the shop only.
 *
 * `POST /v1/events/query`
 */
export const queryEvents: Fn<(options?: { query?: PlatformQuery }) => Promise<EventsQueryEventsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/query', '*', { answer: { events: shapes.StoreEvent }, safe: true });
/**
 * Updates an event. `tickets` replaces all ticket types, except those already sold. Guests are notified when the event is canceled.
 *
 * `PATCH /v1/events/{event.id}` (for owners, collaborators and apps)
 */
export const updateEvent: Fn<(_id: string, options?: { event?: StoreEvent }) => Promise<EventsUpdateEventAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/events/{event.id}', 'event.id,*', { answer: { event: shapes.StoreEvent } });
/**
 * Errors of deleteEvent, as the code of an ApiError:
 * - `EVENT_HAS_TICKETS` (409): This event has sold tickets. Cancel it instead. Canceling the event notifies the guests; deleting it would not.
 */
export type DeleteEventError = 'EVENT_HAS_TICKETS';
