// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type BookingStatus = 'HELD' | 'CONFIRMED' | 'CANCELED' | 'RELEASED';
export const BookingStatus: Words<BookingStatus> = /* @__PURE__ */ words('HELD CONFIRMED CANCELED RELEASED');

/** What canceling in time gives back, to the buyer only. Absent where nothing was paid. */
export interface BookingRefund {
  /** Three letters, such as USD. */
  currency?: string;
  /** Goes back to the card or account that paid. */
  toPayment?: string;
  /** Goes back to the gift card that paid. */
  toGiftCard?: string;
  /** Was paid in person or by transfer: the shop pays it back itself. */
  byShop?: string;
}

export interface PersonToReach {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
}

export interface Booking {
  _id?: string;
  serviceId?: string;
  serviceName?: string;
  start?: Date;
  end?: Date;
  timeZone?: string;
  localStart?: string;
  location?: string;
  staffId?: string;
  staffName?: string;
  seats?: number;
  choices?: Record<string, string>;
  status?: BookingStatus;
  changeableUntil?: Date;
  /** What canceling in time gives back, to the buyer only. Absent where nothing was paid. */
  refund?: BookingRefund;
  contact?: PersonToReach;
  memberId?: string;
  orderId?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface BookingsCancelBookingAnswer {
  booking?: Booking;
}

export interface BookingsCancelBookingByKeyAnswer {
  booking?: Booking;
}

export interface BookingsCreateBookingAnswer {
  booking?: Booking;
}

export interface BookingsGetBookingAnswer {
  booking?: Booking;
}

export interface BookingsListBookingsByKeyAnswer {
  /** A key from a mail may cancel and move; one from lookUpOrder only sees. */
  mayChange?: boolean;
  bookings?: Booking[];
}

export interface BookingsListMyBookingsAnswer {
  bookings?: Booking[];
}

export interface BookingsMoveBookingAnswer {
  booking?: Booking;
}

export interface BookingsMoveBookingByKeyAnswer {
  booking?: Booking;
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

export interface BookingsQueryBookingsAnswer {
  bookings?: Booking[];
  metadata?: PlatformPagingMetadata;
}

/**
 * Cancel booking.
 *
 * `POST /v1/services/bookings/{id}/cancel`
 */
export const cancelBooking: Fn<(_id: string) => Promise<BookingsCancelBookingAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/cancel', 'id', { answer: { booking: shapes.Booking } });
/**
 * Cancel booking by key.
 *
 * `POST /v1/services/bookings/{id}/cancel/by-key`
 */
export const cancelBookingByKey: Fn<(_id: string, options?: { key?: string }) => Promise<BookingsCancelBookingByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/cancel/by-key', 'id,*', { answer: { booking: shapes.Booking } });
/**
 * Create booking.
 *
 * `POST /v1/services/bookings` (for owners, collaborators and apps)
 */
export const createBooking: Fn<(options?: { booking?: Booking }) => Promise<BookingsCreateBookingAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings', '*', { answer: { booking: shapes.Booking } });
/**
 * Get booking.
 *
 * `GET /v1/services/bookings/{id}`
 */
export const getBooking: Fn<(_id: string) => Promise<BookingsGetBookingAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/bookings/{id}', 'id', { answer: { booking: shapes.Booking } });
/**
 * List bookings by key.
 *
 * `POST /v1/services/bookings/of-order/{orderId}/by-key`
 */
export const listBookingsByKey: Fn<(orderId: string, options?: { key?: string }) => Promise<BookingsListBookingsByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/of-order/{orderId}/by-key', 'orderId,*', { answer: { bookings: shapes.Booking }, safe: true });
/**
 * List my bookings.
 *
 * `GET /v1/services/bookings/my`
 */
export const listMyBookings: Fn<() => Promise<BookingsListMyBookingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/bookings/my', '', { answer: { bookings: shapes.Booking } });
/**
 * Move booking.
 *
 * `POST /v1/services/bookings/{id}/move`
 */
export const moveBooking: Fn<(_id: string, options?: { start?: Date; staffId?: string }) => Promise<BookingsMoveBookingAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/move', 'id,*', { answer: { booking: shapes.Booking } });
/**
 * Move booking by key.
 *
 * `POST /v1/services/bookings/{id}/move/by-key`
 */
export const moveBookingByKey: Fn<(_id: string, options?: { key?: string; start?: Date; staffId?: string }) => Promise<BookingsMoveBookingByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/{id}/move/by-key', 'id,*', { answer: { booking: shapes.Booking } });
/**
 * Query bookings.
 *
 * `POST /v1/services/bookings/query` (for owners, collaborators and apps)
 */
export const queryBookings: Fn<(options?: { query?: PlatformQuery }) => Promise<BookingsQueryBookingsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/bookings/query', '*', { answer: { bookings: shapes.Booking }, safe: true });
