// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface StoreImage {
  url?: string;
  width?: number;
  height?: number;
  altText?: string;
}

export interface EventPlace {
  name?: string;
  address?: string;
}

export type TicketSale = 'NOT_STARTED' | 'ON_SALE' | 'SOLD_OUT' | 'ENDED';
export const TicketSale: Words<TicketSale> = /* @__PURE__ */ words('NOT_STARTED ON_SALE SOLD_OUT ENDED');

export interface TicketType {
  _id?: string;
  name: string;
  description?: string;
  price?: string;
  quantity?: number | null;
  perOrder?: number;
  perMember?: number | null;
  saleStart?: Date | null;
  saleEnd?: Date | null;
  requiresPlanIds?: string[];
  sale?: TicketSale;
  available?: number | null;
}

export interface SeoTexts {
  title?: string;
  description?: string;
}

export interface StoreEvent {
  _id?: string;
  revision?: number;
  name?: string;
  slug?: string;
  description?: string;
  media?: StoreImage[];
  visible?: boolean;
  start?: Date;
  end?: Date;
  timeZone?: string;
  location?: EventPlace;
  capacity?: number | null;
  ticketsPerOrder?: number;
  waitingList?: boolean;
  canceled?: boolean;
  tickets?: TicketType[];
  seo?: SeoTexts;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface EventsCreateEventAnswer {
  event?: StoreEvent;
}

export interface EventsGetEventAnswer {
  event?: StoreEvent;
}

export interface EventsGetEventBySlugAnswer {
  event?: StoreEvent;
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

export interface EventsQueryEventsAnswer {
  events?: StoreEvent[];
  metadata?: PlatformPagingMetadata;
}

export interface EventsUpdateEventAnswer {
  event?: StoreEvent;
}

/**
 * Create event.
 *
 * `POST /v1/events` (for owners, collaborators and apps)
 */
export const createEvent: Fn<(options?: { event?: StoreEvent }) => Promise<EventsCreateEventAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events', '*', { answer: { event: shapes.StoreEvent } });
/**
 * Delete event.
 *
 * `DELETE /v1/events/{id}` (for owners, collaborators and apps)
 */
export const deleteEvent: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/events/{id}', 'id', { unwrap: '' });
/**
 * Get event.
 *
 * `GET /v1/events/{id}`
 */
export const getEvent: Fn<(_id: string) => Promise<EventsGetEventAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/{id}', 'id', { answer: { event: shapes.StoreEvent } });
/**
 * Get event by slug.
 *
 * `GET /v1/events/slug/{slug}`
 */
export const getEventBySlug: Fn<(slug: string) => Promise<EventsGetEventBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v1/events/slug/{slug}', 'slug', { answer: { event: shapes.StoreEvent } });
/**
 * Query events.
 *
 * `POST /v1/events/query`
 */
export const queryEvents: Fn<(options?: { query?: PlatformQuery }) => Promise<EventsQueryEventsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/events/query', '*', { answer: { events: shapes.StoreEvent }, safe: true });
/**
 * Update event.
 *
 * `PATCH /v1/events/{event.id}` (for owners, collaborators and apps)
 */
export const updateEvent: Fn<(_id: string, options?: { event?: StoreEvent }) => Promise<EventsUpdateEventAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/events/{event.id}', 'event.id,*', { answer: { event: shapes.StoreEvent } });
