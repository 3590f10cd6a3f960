// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * State of a booking.
 *
 * - `HELD`: Reserved while the buyer pays.
 * - `CONFIRMED`: The seats are booked.
 * - `CANCELED`: Canceled by the buyer or the shop.
 * - `RELEASED`: The reservation expired without payment.
 */
export type BookingStatus = 'HELD' | 'CONFIRMED' | 'CANCELED' | 'RELEASED';
export const BookingStatus: EnumValues<BookingStatus> = /* @__PURE__ */ enumValues('HELD CONFIRMED CANCELED RELEASED');

/** What the buyer gets back for a cancellation in time. An amount that is zero is missing. */
export interface BookingRefund {
  /** Three-letter code of the currency (ISO 4217). */
  currency?: string;
  /** Refund to the card or account that paid, as a decimal string. */
  toPayment?: string;
  /** Refund to the gift card that paid, as a decimal string. */
  toGiftCard?: string;
  /** Amount that was paid in person or by transfer and that the shop pays back itself, as a decimal string. */
  byShop?: string;
}

/** Contact details of a customer. */
export interface PersonToReach {
  /** First name of the customer. */
  firstName?: string;
  /** Last name of the customer. */
  lastName?: string;
  /** Email address that confirmations and changes are sent to. */
  email?: string;
  /** Phone number as the customer entered it. */
  phone?: string;
}

/** Seats of a customer in a class or an appointment. */
export interface Booking {
  /** ID of the booking. */
  _id?: string;
  /** ID of the service. */
  serviceId?: string;
  /** Name of the service. */
  serviceName?: string;
  /** When it starts, in UTC. */
  start?: Date;
  /** When it ends, in UTC. */
  end?: Date;
  /** Time zone of the service, such as `America/New_York` (IANA). */
  timeZone?: string;
  /** When it starts in the time zone of the service, such as `2026-11-19T18:30`. */
  localStart?: string;
  /** Where it takes place. */
  location?: string;
  /** ID of the person who provides the service. */
  staffId?: string;
  /** Name of the person who provides the service. */
  staffName?: string;
  /** Number of seats that are booked. */
  seats?: number;
  /** Chosen options by name, such as `{ "Level": "Beginner" }`. */
  choices?: Record<string, string>;
  /** State of a booking. */
  status?: BookingStatus;
  /** Until when the buyer can cancel or move the booking, in UTC. */
  changeableUntil?: Date;
  /** What the buyer gets back for a cancellation in time. Returned to the buyer only; missing if nothing was paid. */
  refund?: BookingRefund;
  /** Contact details of the customer. */
  contact?: PersonToReach;
  /** ID of the member who booked. Missing for a guest. */
  memberId?: string;
  /** ID of the order in which it was booked. Missing if the shop created the booking. */
  orderId?: string;
  /** When the booking was created, in UTC. */
  _createdDate?: Date;
  /** When the booking last changed, in UTC. */
  _updatedDate?: Date;
}

export interface BookingsCancelBookingAnswer {
  /** Seats of a customer in a class or an appointment. */
  booking?: Booking;
}

export interface BookingsCancelBookingByKeyAnswer {
  /** Seats of a customer in a class or an appointment. */
  booking?: Booking;
}

export interface BookingsCreateBookingAnswer {
  /** Seats of a customer in a class or an appointment. */
  booking?: Booking;
}

export interface BookingsGetBookingAnswer {
  /** Seats of a customer in a class or an appointment. */
  booking?: Booking;
}

export interface BookingsListBookingsByKeyAnswer {
  /** Whether the key allows canceling and moving. A key from `lookUpOrder` only allows viewing. */
  mayChange?: boolean;
  /** Bookings of the order. */
  bookings?: Booking[];
}

export interface BookingsListMyBookingsAnswer {
  /** Bookings of the member, newest first, 100 at most. */
  bookings?: Booking[];
}

export interface BookingsMoveBookingAnswer {
  /** Seats of a customer in a class or an appointment. */
  booking?: Booking;
}

export interface BookingsMoveBookingByKeyAnswer {
  /** Seats of a customer in a class or an appointment. */
  booking?: Booking;
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

export interface BookingsQueryBookingsAnswer {
  /** Bookings of this page. */
  bookings?: Booking[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Cancels a booking. In time, the buyer gets the refund that the booking shows.
 *
 * `POST /v1/services/bookings/{id}/cancel`
 */
export const cancelBooking: Fn<(_id: string) => Promise<BookingsCancelBookingAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/cancel', 'id', { answer: { booking: shapes.Booking } });
/**
 * Cancels a booking, for a guest with the order's key.
 *
 * `POST /v1/services/bookings/{id}/cancel/by-key`
 */
export const cancelBookingByKey: Fn<(_id: string, options?: { key?: string }) => Promise<BookingsCancelBookingByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/cancel/by-key', 'id,*', { answer: { booking: shapes.Booking } });
/**
 * Creates a booking for a customer, such as one who called. Nothing is charged.
 *
 * `POST /v1/services/bookings` (for owners, collaborators and apps)
 */
export const createBooking: Fn<(options?: { booking?: Booking }) => Promise<BookingsCreateBookingAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings', '*', { answer: { booking: shapes.Booking } });
/**
 * Retrieves a booking by ID.
 *
 * `GET /v1/services/bookings/{id}`
 */
export const getBooking: Fn<(_id: string) => Promise<BookingsGetBookingAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/bookings/{id}', 'id', { answer: { booking: shapes.Booking } });
/**
 * Lists the bookings of an order, for a guest with the order's key.
 *
 * `POST /v1/services/bookings/of-order/{orderId}/by-key`
 */
export const listBookingsByKey: Fn<(orderId: string, options?: { key?: string }) => Promise<BookingsListBookingsByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/of-order/{orderId}/by-key', 'orderId,*', { answer: { bookings: shapes.Booking }, safe: true });
/**
 * Lists the signed-in member's own bookings, newest first.
 *
 * `GET /v1/services/bookings/my`
 */
export const listMyBookings: Fn<() => Promise<BookingsListMyBookingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/bookings/my', '', { answer: { bookings: shapes.Booking } });
/**
 * Moves a booking to another slot.
 *
 * `POST /v1/services/bookings/{id}/move`
 */
export const moveBooking: Fn<(_id: string, options?: { start?: Date; staffId?: string }) => Promise<BookingsMoveBookingAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/move', 'id,*', { answer: { booking: shapes.Booking } });
/**
 * Moves a booking to another slot, for a guest with the order's key.
 *
 * `POST /v1/services/bookings/{id}/move/by-key`
 */
export const moveBookingByKey: Fn<(_id: string, options?: { key?: string; start?: Date; staffId?: string }) => Promise<BookingsMoveBookingByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/move/by-key', 'id,*', { answer: { booking: shapes.Booking } });
/**
 * Searches bookings with filters and sorting.
 *
 * `POST /v1/services/bookings/query` (for owners, collaborators and apps)
 */
export const queryBookings: Fn<(options?: { query?: PlatformQuery }) => Promise<BookingsQueryBookingsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/query', '*', { answer: { bookings: shapes.Booking }, safe: true });
/**
 * Errors of cancelBooking, as the code of an ApiError:
 * - `TOO_LATE_TO_CHANGE` (409): It is too late to cancel or move this booking; please write to the shop. The cancellation policy of the service ends the time for changes. Show how to contact the shop.
 * - `BOOKING_IS_NOT_CONFIRMED` (409): This booking is {status} and cannot be changed. A canceled booking cannot be moved or canceled. Book a new time.
 */
export type CancelBookingError = 'TOO_LATE_TO_CHANGE' | 'BOOKING_IS_NOT_CONFIRMED';
/**
 * Errors of cancelBookingByKey, as the code of an ApiError:
 * - `TOO_LATE_TO_CHANGE` (409): It is too late to cancel or move this booking; please write to the shop. The cancellation policy of the service ends the time for changes. Show how to contact the shop.
 * - `BOOKING_IS_NOT_CONFIRMED` (409): This booking is {status} and cannot be changed. A canceled booking cannot be moved or canceled. Book a new time.
 */
export type CancelBookingByKeyError = 'TOO_LATE_TO_CHANGE' | 'BOOKING_IS_NOT_CONFIRMED';
/**
 * Errors of createBooking, as the code of an ApiError:
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 */
export type CreateBookingError = 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK';
/**
 * Errors of listBookingsByKey, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type ListBookingsByKeyError = 'ORDER_NOT_FOUND';
/**
 * Errors of moveBooking, as the code of an ApiError:
 * - `TOO_LATE_TO_CHANGE` (409): It is too late to cancel or move this booking; please write to the shop. The cancellation policy of the service ends the time for changes. Show how to contact the shop.
 * - `BOOKING_IS_NOT_CONFIRMED` (409): This booking is {status} and cannot be changed. A canceled booking cannot be moved or canceled. Book a new time.
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 */
export type MoveBookingError = 'TOO_LATE_TO_CHANGE' | 'BOOKING_IS_NOT_CONFIRMED' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK';
/**
 * Errors of moveBookingByKey, as the code of an ApiError:
 * - `TOO_LATE_TO_CHANGE` (409): It is too late to cancel or move this booking; please write to the shop. The cancellation policy of the service ends the time for changes. Show how to contact the shop.
 * - `BOOKING_IS_NOT_CONFIRMED` (409): This booking is {status} and cannot be changed. A canceled booking cannot be moved or canceled. Book a new time.
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 */
export type MoveBookingByKeyError = 'TOO_LATE_TO_CHANGE' | 'BOOKING_IS_NOT_CONFIRMED' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK';
