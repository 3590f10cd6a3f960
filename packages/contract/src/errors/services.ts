import type { ErrorTable } from './entry.ts';

/** Errors of services and bookings. */
export const servicesErrors = {
  BOOKING_IS_NOT_CONFIRMED: {
    status: 409,
    message: 'This booking is {status} and cannot be changed.',
  },
  SERVICE_IS_BOOKED: {
    status: 409,
    message: 'This service has bookings. Cancel them first, or hide the service.',
  },
  SLOT_IS_FULL: { status: 409, message: 'This time is taken. Please choose another.' },
  SLOT_NOT_FOUND: { status: 404, message: 'There is no slot at this time.' },
  STAFF_IS_BOOKED: {
    status: 409,
    message:
      'This staff member has or had bookings. Remove the staff member from the services instead.',
  },
  TOO_EARLY_TO_BOOK: { status: 409, message: 'This time cannot be booked yet.' },
  TOO_LATE_TO_BOOK: { status: 409, message: 'It is too late to book this time.' },
  TOO_LATE_TO_CHANGE: {
    status: 409,
    message: 'It is too late to cancel or move this booking; please write to the shop.',
  },
} as const satisfies ErrorTable;
