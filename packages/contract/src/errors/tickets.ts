import type { ErrorTable } from './entry.ts';

/** Errors of events and tickets. */
export const ticketsErrors = {
  ALREADY_CHECKED_IN: { status: 409, message: 'This ticket was already checked in.' },
  EVENT_HAS_TICKETS: { status: 409, message: 'This event has sold tickets. Cancel it instead.' },
  NO_WAITING_LIST: { status: 428, message: 'This event has no waiting list.' },
  TICKETS_NOT_ON_SALE: { status: 428, message: 'These tickets are not on sale.' },
  TICKETS_ON_SALE: {
    status: 428,
    message: 'Tickets are on sale: buy them instead of joining the waiting list.',
  },
  TICKETS_SOLD_OUT: { status: 409, message: 'Fewer tickets are left than requested.' },
  TICKET_IS_CANCELED: { status: 409, message: 'This ticket was canceled.' },
  TICKET_NOT_FOUND: { status: 404, message: 'There is no such ticket for this event.' },
  TICKET_TYPE_NOT_FOUND: { status: 404, message: 'There is no such ticket.' },
  TOO_MANY_TICKETS: {
    status: 428,
    message: 'One order or member cannot have so many of these tickets.',
  },
} as const satisfies ErrorTable;
