import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { Contact } from '../shared/own.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { slotErrors } from '../errors/groups.ts';

/** Not in the provider's API: bookings of classes and appointments. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SERVICES';
const manage = { who: 'merchant', permission } as const;

/** HELD while the buyer pays. */
export const BookingStatus = enumeration('BookingStatus', [
  'HELD',
  'CONFIRMED',
  'CANCELED',
  'RELEASED',
]);
export type BookingStatus = Static<typeof BookingStatus>;

/** Amounts are decimals in `currency`; absent where nothing goes that way. */
export const BookingRefund = message('BookingRefund', {
  currency: string(),
  toPayment: string(),
  toGiftCard: string(),
  byShop: string(),
});
export type BookingRefund = Static<typeof BookingRefund>;

export const Booking = message('Booking', {
  id: string({ format: 'GUID', readOnly: true }),
  serviceId: string({ format: 'GUID' }),
  serviceName: string({ readOnly: true }),
  start: timestamp(),
  end: timestamp({ readOnly: true }),
  timeZone: string({ readOnly: true }),
  localStart: string({ readOnly: true }),
  location: string({ readOnly: true }),
  staffId: string({ format: 'GUID' }),
  staffName: string({ readOnly: true }),
  seats: integer({ minimum: 1, maximum: 1000 }),
  choices: map(string({ maxLength: 100 }), { maxProperties: 6 }),
  status: of(BookingStatus, { readOnly: true }),
  changeableUntil: timestamp({ readOnly: true }),
  refund: of(BookingRefund, { readOnly: true }),
  contact: Contact,
  memberId: string({ format: 'GUID' }),
  orderId: string({ format: 'GUID', readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type Booking = Static<typeof Booking>;

const id = { id: required(string({ format: 'GUID' })) };

/** A manual booking by the merchant, for a customer on the phone or on site: nothing is charged. */
export const createBooking = call({
  name: 'bookings.createBooking',
  method: 'POST',
  path: '/v1/services/bookings',
  ...manage,
  request: message('BookingsCreateBookingRequest', { booking: required(Booking) }),
  answer: message('BookingsCreateBookingAnswer', { booking: Booking }),
  errors: [...slotErrors],
});

export const queryBookings = call({
  name: 'bookings.queryBookings',
  method: 'POST',
  path: '/v1/services/bookings/query',
  ...manage,
  request: message('BookingsQueryBookingsRequest', { query: PlatformQuery }),
  answer: message('BookingsQueryBookingsAnswer', {
    bookings: list(Booking, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

/** The caller's own, newest first. */
export const listMyBookings = call({
  name: 'bookings.listMyBookings',
  method: 'GET',
  path: '/v1/services/bookings/my',
  who: 'anyone',
  request: message('BookingsListMyBookingsRequest', {}),
  answer: message('BookingsListMyBookingsAnswer', { bookings: list(Booking, { maxItems: 100 }) }),
});

export const getBooking = call({
  name: 'bookings.getBooking',
  method: 'GET',
  path: '/v1/services/bookings/{id}',
  who: 'anyone',
  permission,
  request: message('BookingsGetBookingRequest', id),
  answer: message('BookingsGetBookingAnswer', { booking: Booking }),
});

export const cancelBooking = call({
  name: 'bookings.cancelBooking',
  method: 'POST',
  path: '/v1/services/bookings/{id}/cancel',
  who: 'anyone',
  permission,
  request: message('BookingsCancelBookingRequest', id),
  answer: message('BookingsCancelBookingAnswer', { booking: Booking }),
  errors: ['TOO_LATE_TO_CHANGE', 'BOOKING_IS_NOT_CONFIRMED'],
});

export const moveBooking = call({
  name: 'bookings.moveBooking',
  method: 'POST',
  path: '/v1/services/bookings/{id}/move',
  who: 'anyone',
  permission,
  request: message('BookingsMoveBookingRequest', {
    ...id,
    start: required(timestamp()),
    staffId: string({ format: 'GUID' }),
  }),
  answer: message('BookingsMoveBookingAnswer', { booking: Booking }),
  errors: [
    'TOO_LATE_TO_CHANGE',
    'BOOKING_IS_NOT_CONFIRMED',
    'SLOT_NOT_FOUND',
    'SLOT_IS_FULL',
    'TOO_LATE_TO_BOOK',
    'TOO_EARLY_TO_BOOK',
  ],
});

/** The booking as a calendar file. */
export const getBookingCalendar = call({
  name: 'bookings.getBookingCalendar',
  method: 'GET',
  path: '/v1/services/bookings/{id}/calendar',
  who: 'anyone',
  permission,
  raw: true,
  request: message('BookingsGetBookingCalendarRequest', id),
  answer: message('BookingsGetBookingCalendarAnswer', {}),
});

const byKey = {
  key: required(string({ maxLength: 200, secret: true })),
};

/** For a guest: the bookings of one order. */
export const listBookingsByKey = call({
  name: 'bookings.listBookingsByKey',
  method: 'POST',
  path: '/v1/services/bookings/of-order/{orderId}/by-key',
  who: 'anyone',
  permission,
  request: message('BookingsListBookingsByKeyRequest', {
    orderId: required(string({ format: 'GUID' })),
    ...byKey,
  }),
  answer: message('BookingsListBookingsByKeyAnswer', {
    mayChange: boolean(),
    bookings: list(Booking, { maxItems: 100 }),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const cancelBookingByKey = call({
  name: 'bookings.cancelBookingByKey',
  method: 'POST',
  path: '/v1/services/bookings/{id}/cancel/by-key',
  who: 'anyone',
  permission,
  request: message('BookingsCancelBookingByKeyRequest', { ...id, ...byKey }),
  answer: message('BookingsCancelBookingByKeyAnswer', { booking: Booking }),
  errors: ['TOO_LATE_TO_CHANGE', 'BOOKING_IS_NOT_CONFIRMED'],
});

export const moveBookingByKey = call({
  name: 'bookings.moveBookingByKey',
  method: 'POST',
  path: '/v1/services/bookings/{id}/move/by-key',
  who: 'anyone',
  permission,
  request: message('BookingsMoveBookingByKeyRequest', {
    ...id,
    ...byKey,
    start: required(timestamp()),
    staffId: string({ format: 'GUID' }),
  }),
  answer: message('BookingsMoveBookingByKeyAnswer', { booking: Booking }),
  errors: [
    'TOO_LATE_TO_CHANGE',
    'BOOKING_IS_NOT_CONFIRMED',
    'SLOT_NOT_FOUND',
    'SLOT_IS_FULL',
    'TOO_LATE_TO_BOOK',
    'TOO_EARLY_TO_BOOK',
  ],
});
