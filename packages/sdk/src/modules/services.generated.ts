// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Kind of service.
 *
 * - `CLASS`: Several customers attend at fixed times.
 * - `APPOINTMENT`: One customer books a time within the opening hours.
 */
export type ServiceType = 'CLASS' | 'APPOINTMENT';
export const ServiceType: EnumValues<ServiceType> = /* @__PURE__ */ enumValues('CLASS APPOINTMENT');

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

/**
 * When and how the line item is paid.
 *
 * - `FULL_PAYMENT_ONLINE`: The whole price is paid at checkout.
 * - `FULL_PAYMENT_OFFLINE`: Nothing is paid at checkout; the store collects the price later.
 * - `MEMBERSHIP`: A membership covers the price.
 * - `DEPOSIT_ONLINE`: A deposit is paid at checkout and the store collects the rest later.
 * - `MEMBERSHIP_OFFLINE`: A membership covers the price when the service takes place.
 * - `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: A membership covers part of the price and the store collects the rest later.
 */
export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
export const PaymentOptionType: EnumValues<PaymentOptionType> = /* @__PURE__ */ enumValues('FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER');

/** Day of the week. */
export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
export const Weekday: EnumValues<Weekday> = /* @__PURE__ */ enumValues('MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY');

/** Opening hours that repeat every week. */
export interface WeeklyOpening {
  /** Day of the week. */
  weekday: Weekday;
  /** Start as `HH:MM` in the time zone of the service. */
  start: string;
  /** End as `HH:MM` in the time zone of the service. Not needed for a class. */
  end?: string;
  /** ID of the person who provides it. Without it, any of the service's staff. */
  staffId?: string;
}

/** Opening hours of a service. A class starts at `start`; appointments can start from `start` and end by `end`. */
export interface ServiceOpening {
  /** Start as `HH:MM` in the time zone of the service. */
  start: string;
  /** End as `HH:MM` in the time zone of the service. Not needed for a class. */
  end?: string;
  /** ID of the person who provides it. Without it, any of the service's staff. */
  staffId?: string;
}

/** A day that differs from its weekday. */
export interface ServiceDay {
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  /** Opening hours of the day. Empty if the service is closed. */
  openings?: ServiceOpening[];
}

/** An option that the customer chooses when booking. */
export interface ServiceOption {
  /** Name of the option, such as "Level". */
  name: string;
  /** Choices of the option, such as "Beginner". */
  choices: string[];
}

/** Texts for search engines and link previews. */
export interface SeoTexts {
  /** Page title for search results. Defaults to the name. */
  title?: string;
  /** Page description for search results. Defaults to the beginning of the description. */
  description?: string;
}

/** A class or an appointment that can be booked. */
export interface Service {
  /** ID of the service. */
  _id?: string;
  /** Revision number, which grows with every change. */
  revision?: number;
  /** Display name of the service. */
  name?: string;
  /** Last part of the URL of the service's page. Derived from the name if left out. */
  slug?: string;
  /** Kind of service. */
  type?: ServiceType;
  /** Description as HTML. Unsafe markup is removed. */
  description?: string;
  /** Images of the service. */
  media?: StoreImage[];
  /** Whether the service is shown and can be booked. Defaults to `true`. */
  visible?: boolean;
  /** Price of one seat, as a decimal string in the store's currency. */
  price?: string;
  /** Part of the price that is paid when booking, as a decimal string, if the buyer pays the rest on the day. */
  deposit?: string | null;
  /** How the service can be paid. */
  paymentOptions?: PaymentOptionType[];
  /** Duration in minutes. */
  durationMinutes?: number;
  /** Free time after each slot, in minutes. */
  bufferMinutes?: number;
  /** Number of seats in one class or appointment. */
  capacity?: number;
  /** Minutes between possible starts of appointments. Without it, the duration and the buffer. */
  stepMinutes?: number | null;
  /** Time zone of the opening hours, such as `America/New_York` (IANA). Defaults to the store's. */
  timeZone?: string;
  /** Opening hours that repeat every week. */
  weekly?: WeeklyOpening[];
  /** Days that differ from their weekday. */
  days?: ServiceDay[];
  /** How many days in advance it can be booked. */
  bookingWindowDays?: number;
  /** Shortest time between booking and start, in minutes. */
  leadMinutes?: number;
  /** How long before the start a booking can be canceled or moved, in minutes. */
  cancelMinutes?: number;
  /** Where the service takes place. */
  location?: string;
  /** IDs of the people who provide the service. */
  staffIds?: string[];
  /** Options that the customer chooses when booking. */
  options?: ServiceOption[];
  /** Title and description for search engines. */
  seo?: SeoTexts;
  /** When the service was created, in UTC. */
  _createdDate?: Date;
  /** When the service last changed, in UTC. */
  _updatedDate?: Date;
}

export interface ServicesCreateServiceAnswer {
  /** A class or an appointment that can be booked. */
  service?: Service;
}

/** A person who provides services. */
export interface ServiceStaff {
  /** ID of the person. */
  _id?: string;
  /** Name that customers see. */
  name?: string;
  /** Short text about the person. */
  description?: string;
}

export interface ServicesCreateStaffAnswer {
  /** A person who provides services. */
  staff?: ServiceStaff;
}

export interface ServicesGetServiceAnswer {
  /** A class or an appointment that can be booked. */
  service?: Service;
}

export interface ServicesGetServiceBySlugAnswer {
  /** A class or an appointment that can be booked. */
  service?: Service;
}

/**
 * Why a slot cannot be booked.
 *
 * - `TOO_LATE_TO_BOOK`: It starts too soon.
 * - `TOO_EARLY_TO_BOOK`: It is too far in the future.
 * - `FULL`: All seats are taken.
 */
export type SlotRefusal = 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'FULL';
export const SlotRefusal: EnumValues<SlotRefusal> = /* @__PURE__ */ enumValues('TOO_LATE_TO_BOOK TOO_EARLY_TO_BOOK FULL');

/** A time at which a service takes place. */
export interface ServiceSlot {
  /** When it starts, in UTC. */
  start?: Date;
  /** When it ends, in UTC. */
  end?: Date;
  /** When it starts in the time zone of the service, such as `2026-11-19T18:30`. */
  localStart?: string;
  /** ID of the person who provides it. */
  staffId?: string;
  /** Name of the person who provides it. */
  staffName?: string;
  /** Number of seats in total. */
  seats?: number;
  /** Number of seats that are free. */
  openSeats?: number;
  /** Whether it can be booked now. */
  bookable?: boolean;
  /** Why it cannot be booked. Missing if it can. */
  reason?: SlotRefusal;
}

export interface ServicesListSlotsAnswer {
  /** Time zone of the service, such as `America/New_York` (IANA). */
  timeZone?: string;
  /** Slots in order of their start, including those that cannot be booked. */
  slots?: ServiceSlot[];
}

export interface ServicesListStaffAnswer {
  /** All people who provide services. */
  staff?: ServiceStaff[];
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

export interface ServicesQueryServicesAnswer {
  /** Services of this page. */
  services?: Service[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

export interface ServicesUpdateServiceAnswer {
  /** A class or an appointment that can be booked. */
  service?: Service;
}

export interface ServicesUpdateStaffAnswer {
  /** A person who provides services. */
  staff?: ServiceStaff;
}

/**
 * Creates a service that can be booked.
 *
 * `POST /v1/services` (for owners, collaborators and apps)
 */
export const createService: Fn<(options?: { service?: Service }) => Promise<ServicesCreateServiceAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services', '*', { answer: { service: shapes.Service } });
/**
 * Adds a person who provides services.
 *
 * `POST /v1/services/staff` (for owners, collaborators and apps)
 */
export const createStaff: Fn<(options?: { staff?: ServiceStaff }) => Promise<ServicesCreateStaffAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/staff', '*');
/**
 * Deletes a service. Refused while it has upcoming bookings.
 *
 * `DELETE /v1/services/{id}` (for owners, collaborators and apps)
 */
export const deleteService: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/services/{id}', 'id', { unwrap: '' });
/**
 * Deletes a person who provides services. Refused while they have upcoming bookings.
 *
 * `DELETE /v1/services/staff/{id}` (for owners, collaborators and apps)
 */
export const deleteStaff: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/services/staff/{id}', 'id', { unwrap: '' });
/**
 * Retrieves a service by ID.
 *
 * `GET /v1/services/{id}`
 */
export const getService: Fn<(_id: string) => Promise<ServicesGetServiceAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/{id}', 'id', { answer: { service: shapes.Service } });
/**
 * Retrieves a service by its slug.
 *
 * `GET /v1/services/slug/{slug}`
 */
export const getServiceBySlug: Fn<(slug: string) => Promise<ServicesGetServiceBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/slug/{slug}', 'slug', { answer: { service: shapes.Service } });
/**
 * Lists the slots of a service, for up to 62 days in its time zone.
 *
 * `GET /v1/services/{id}/slots`
 */
export const listSlots: Fn<(_id: string, options?: { from?: string; to?: string }) => Promise<ServicesListSlotsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/{id}/slots', 'id,*', { answer: { slots: shapes.ServiceSlot } });
/**
 * Lists the people who provide services.
 *
 * `GET /v1/services/staff`
 */
export const listStaff: Fn<() => Promise<ServicesListStaffAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/staff');
/**
 * Searches services with filters and sorting. Hidden services are returned to the shop only.
 *
 * `POST /v1/services/query`
 */
export const queryServices: Fn<(options?: { query?: PlatformQuery }) => Promise<ServicesQueryServicesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/query', '*', { answer: { services: shapes.Service }, safe: true });
/**
 * Updates a service. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/services/{service.id}` (for owners, collaborators and apps)
 */
export const updateService: Fn<(_id: string, options?: { service?: Service }) => Promise<ServicesUpdateServiceAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/services/{service.id}', 'service.id,*', { answer: { service: shapes.Service } });
/**
 * Updates a person who provides services.
 *
 * `PATCH /v1/services/staff/{staff.id}` (for owners, collaborators and apps)
 */
export const updateStaff: Fn<(_id: string, options?: { staff?: ServiceStaff }) => Promise<ServicesUpdateStaffAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/services/staff/{staff.id}', 'staff.id,*');
/**
 * Errors of deleteService, as the code of an ApiError:
 * - `SERVICE_IS_BOOKED` (409): This service has bookings. Cancel them first, or hide the service. Buyers would lose what they booked. A hidden service can no longer be booked, and its bookings stay.
 */
export type DeleteServiceError = 'SERVICE_IS_BOOKED';
/**
 * Errors of deleteStaff, as the code of an ApiError:
 * - `STAFF_IS_BOOKED` (409): This staff member has or had bookings. Remove the staff member from the services instead. Bookings refer to the staff member. Without services, nobody can book the staff member.
 */
export type DeleteStaffError = 'STAFF_IS_BOOKED';
