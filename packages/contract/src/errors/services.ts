import type { ErrorTable } from './entry.ts';

/** Errors of services and bookings. */
export const servicesErrors = {
  BOOKING_IS_NOT_CONFIRMED: {
    status: 409,
    message: 'This booking is {status} and cannot be changed.',
    description: 'A canceled booking cannot be moved or canceled. Book a new time.',
  },
  SERVICE_IS_BOOKED: {
    status: 409,
    message: 'This service has bookings. Cancel them first, or hide the service.',
    description:
      'Buyers would lose what they booked. A hidden service can no longer be booked, and its bookings stay.',
  },
  SLOT_IS_FULL: {
    status: 409,
    message: 'This time is taken. Please choose another.',
    description: 'Another buyer was faster. List the available slots again.',
  },
  SLOT_NOT_FOUND: {
    status: 404,
    message: 'There is no slot at this time.',
    description:
      'The service has no slot at this time, or its schedule was changed. List the available slots again.',
  },
  STAFF_IS_BOOKED: {
    status: 409,
    message:
      'This staff member has or had bookings. Remove the staff member from the services instead.',
    description:
      'Bookings refer to the staff member. Without services, nobody can book the staff member.',
  },
  TOO_EARLY_TO_BOOK: {
    status: 409,
    message: 'This time cannot be booked yet.',
    description:
      'The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.',
  },
  TOO_LATE_TO_BOOK: {
    status: 409,
    message: 'It is too late to book this time.',
    description:
      'The service closes its slots a certain time before they start. List the available slots and offer a later one.',
  },
  TOO_LATE_TO_CHANGE: {
    status: 409,
    message: 'It is too late to cancel or move this booking; please write to the shop.',
    description:
      'The cancellation policy of the service ends the time for changes. Show how to contact the shop.',
  },
} as const satisfies ErrorTable;
