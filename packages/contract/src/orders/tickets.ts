import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { Ticket } from '../tickets/event.ts';

/**
 * Not in the provider's API: the tickets of an order, for its buyer, also without an account.
 * Ticket codes admit guests, so the shop needs the permission for events.
 */
const call = service([]);
const reads = { method: 'GET', who: 'anyone', permission: 'SHOPWRIGHT.MANAGE_EVENTS' } as const;
const ofOrder = {
  id: required(string({ format: 'GUID' })),
  key: string({ maxLength: 200, secret: true }),
};

export const listOrderTickets = call({
  name: 'orders.listOrderTickets',
  path: '/v1/orders/{id}/tickets',
  aliases: ['/ecom/v1/orders/{id}/tickets'],
  ...reads,
  request: message('OrdersListOrderTicketsRequest', ofOrder),
  answer: message('OrdersListOrderTicketsAnswer', { tickets: list(Ticket, { maxItems: 1000 }) }),
  errors: ['ORDER_NOT_FOUND'],
});

/** The QR code of one valid ticket (SVG). */
export const getOrderTicketCode = call({
  name: 'orders.getOrderTicketCode',
  path: '/v1/orders/{id}/tickets/{ticketId}/code',
  aliases: ['/ecom/v1/orders/{id}/tickets/{ticketId}/code'],
  raw: true,
  ...reads,
  request: message('OrdersGetOrderTicketCodeRequest', {
    ...ofOrder,
    ticketId: required(string({ format: 'GUID' })),
  }),
  answer: message('OrdersGetOrderTicketCodeAnswer', {}),
  errors: ['ORDER_NOT_FOUND', 'TICKET_NOT_FOUND'],
});

/** All valid tickets of the order as a PDF, one page for each. */
export const getOrderTicketsDocument = call({
  name: 'orders.getOrderTicketsDocument',
  path: '/v1/orders/{id}/tickets-document',
  aliases: ['/ecom/v1/orders/{id}/tickets-document'],
  raw: true,
  ...reads,
  request: message('OrdersGetOrderTicketsDocumentRequest', ofOrder),
  answer: message('OrdersGetOrderTicketsDocumentAnswer', {}),
  errors: ['ORDER_NOT_FOUND', 'TICKET_NOT_FOUND'],
});
