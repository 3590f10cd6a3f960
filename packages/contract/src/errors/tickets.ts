import type { ErrorTable } from './entry.ts';

/** Errors of events and tickets. */
export const ticketsErrors = {
  ALREADY_CHECKED_IN: {
    status: 409,
    message: 'This ticket was already checked in.',
    description: '`data.checkedInDate` says when. Check the name before letting a second guest in.',
  },
  EVENT_HAS_TICKETS: {
    status: 409,
    message: 'This event has sold tickets. Cancel it instead.',
    description: 'Canceling the event notifies the guests; deleting it would not.',
  },
  NO_WAITING_LIST: {
    status: 428,
    message: 'This event has no waiting list.',
    description: 'The owner can switch the waiting list on in the settings of the event.',
  },
  TICKETS_NOT_ON_SALE: {
    status: 428,
    message: 'These tickets are not on sale.',
    description: 'The sale has not started, or has ended. The event says when tickets are on sale.',
  },
  TICKETS_ON_SALE: {
    status: 428,
    message: 'Tickets are on sale: buy them instead of joining the waiting list.',
    description: 'Show the tickets in place of the waiting list.',
  },
  TICKETS_SOLD_OUT: {
    status: 409,
    message: 'Fewer tickets are left than requested.',
    description:
      'Read the event for the number that is left. If there are none, offer the waiting list.',
  },
  TICKET_IS_CANCELED: {
    status: 409,
    message: 'This ticket was canceled.',
    description: 'Do not let the guest in. The order shows whether it was refunded.',
  },
  TICKET_NOT_FOUND: {
    status: 404,
    message: 'There is no such ticket for this event.',
    description: 'The number is mistyped, or the ticket is for another event.',
  },
  TICKET_TYPE_NOT_FOUND: {
    status: 404,
    message: 'There is no such ticket.',
    description: 'The ticket type was removed from the event. Read the event again.',
  },
  TOO_MANY_TICKETS: {
    status: 428,
    message: 'One order or member cannot have so many of these tickets.',
    description: 'Lower the quantity. The event says how many one order may have.',
  },
} as const satisfies ErrorTable;
