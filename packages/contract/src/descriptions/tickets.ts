import type { Descriptions } from './table.ts';

export const tickets: Descriptions = {
  'events.createEvent': 'Creates an event with its ticket types.',
  'events.updateEvent':
    'Updates an event. `tickets` replaces all ticket types, except those already sold. Guests ' +
    'are notified when the event is canceled.',
  'events.deleteEvent': 'Deletes an event. Refused once a ticket was sold.',
  'events.getEvent': 'Retrieves an event by ID.',
  'events.getEventBySlug': 'Retrieves an event by its slug.',
  'events.queryEvents':
    'Searches events with filters and sorting. Hidden events are returned to the shop only.',
  'tickets.listMyTickets': "Lists the signed-in member's own tickets, newest first.",
  'tickets.getTicketCode': 'Retrieves the QR code of a ticket as an SVG image.',
  'tickets.queryGuests': 'Searches the tickets of an event and their holders.',
  'tickets.checkIn': 'Checks a guest in by the code of the ticket. A ticket is valid once.',
  'tickets.cancelTicket': 'Cancels a ticket. Its code is no longer valid.',
  'tickets.joinWaitingList':
    'Adds a guest to the waiting list of a sold-out event. Guests are notified by email in the ' +
    'order they joined.',
  'tickets.listWaiting': 'Lists the guests on the waiting list of an event.',
  TicketSale: {
    this: 'Whether tickets of a type can be bought now.',
    NOT_STARTED: 'The sale has not started.',
    ON_SALE: 'Tickets can be bought.',
    SOLD_OUT: 'No ticket is left.',
    ENDED: 'The sale is over.',
  },
  TicketType: {
    this: 'A kind of ticket of an event.',
    id: 'ID of the ticket type. Generated for a new one.',
    name: 'Display name, such as "Early bird".',
    description: 'What the ticket includes, as text.',
    price: "Price of one ticket, as a decimal string in the store's currency.",
    quantity: "Number of tickets in total. Without it, limited only by the event's capacity.",
    perOrder: 'Largest number of tickets in one order.',
    perMember: 'Largest number of tickets per member, over all orders. `null` for no limit.',
    saleStart: 'When the sale starts, in UTC. `null` for immediately.',
    saleEnd: 'When the sale ends, in UTC. Without it, when the event starts.',
    requiresPlanIds: 'IDs of plans. If set, only members with one of them can buy the ticket.',
    available: 'Number of tickets that are left. `null` if unlimited.',
  },
  EventVenue: {
    this: 'Where an event takes place.',
    name: 'Name of the venue.',
    address: 'Address of the venue in one text.',
  },
  StoreEvent: {
    this: 'An event for which tickets are sold.',
    id: 'ID of the event.',
    revision: 'Revision number, which grows with every change.',
    name: 'Display name of the event.',
    slug: "Last part of the URL of the event's page. Derived from the name if left out.",
    description: 'Description as HTML. Unsafe markup is removed.',
    media: 'Images of the event.',
    visible: 'Whether the event is shown and tickets can be bought. Defaults to `true`.',
    start: 'When the event starts, in UTC.',
    end: 'When the event ends, in UTC.',
    timeZone: 'Time zone in which the times are shown, such as `America/New_York` (IANA).',
    capacity: 'Number of guests in total, over all ticket types. Without it, unlimited.',
    ticketsPerOrder: 'Largest number of tickets in one order, over all ticket types.',
    waitingList: 'Whether guests can join a waiting list when the event is sold out.',
    canceled: 'Whether the event is canceled.',
    tickets: 'Ticket types of the event.',
    seo: 'Title and description for search engines.',
    createdDate: 'When the event was created, in UTC.',
    updatedDate: 'When the event last changed, in UTC.',
  },
  TicketStatus: {
    this: 'State of a ticket.',
    VALID: 'It admits one guest, once.',
    CANCELED: 'It is no longer valid.',
  },
  Ticket: {
    this: 'A ticket for an event.',
    id: 'ID of the ticket.',
    eventId: 'ID of the event.',
    eventName: 'Name of the event.',
    start: 'When the event starts, in UTC.',
    ticketTypeId: 'ID of the ticket type.',
    typeName: 'Name of the ticket type.',
    code: 'Secret code that admits the holder once. It is shown as a QR code.',
    checkedInDate: 'When the guest was checked in, in UTC. Missing before.',
    guestName: 'Name of the guest.',
    email: 'Email address of the buyer.',
    memberId: 'ID of the member who bought it. Missing for a guest.',
    orderId: 'ID of the order in which it was bought.',
    createdDate: 'When the ticket was issued, in UTC.',
  },
  EventsCreateEventRequest: {
    event: 'The event to create. `name`, `start` and `end` are required.',
  },
  EventsUpdateEventRequest: {
    event: "The event's ID and the fields to change.",
  },
  EventsDeleteEventRequest: {
    id: 'ID of the event to delete.',
  },
  EventsGetEventRequest: {
    id: 'ID of the event.',
  },
  EventsGetEventBySlugRequest: {
    slug: 'Slug of the event.',
  },
  EventsQueryEventsRequest: {
    query: 'Filter, sorting and paging.',
  },
  EventsQueryEventsAnswer: {
    events: 'Events of this page.',
    metadata: 'Position of this page in the results.',
  },
  TicketsListMyTicketsAnswer: {
    tickets: 'Tickets of the member, newest first, 200 at most.',
  },
  TicketsGetTicketCodeRequest: {
    id: 'ID of the ticket.',
  },
  TicketsQueryGuestsRequest: {
    id: 'ID of the event.',
    query: 'Filter, sorting and paging.',
  },
  TicketsQueryGuestsAnswer: {
    guests: 'Tickets of this page, one per guest.',
    metadata: 'Position of this page in the results.',
  },
  TicketsCheckInRequest: {
    id: 'ID of the event.',
    code: 'Code of the ticket, read from its QR code.',
  },
  TicketsCancelTicketRequest: {
    id: 'ID of the ticket to cancel.',
  },
  WaitingGuest: {
    this: 'A guest on the waiting list of an event.',
    email: 'Email address to notify when tickets are available.',
    name: 'Name of the guest.',
    quantity: 'Number of tickets that the guest wants. Defaults to 1.',
    createdDate: 'When the guest joined the waiting list, in UTC.',
    toldDate: 'When the guest was notified that tickets are available, in UTC. Missing before.',
  },
  TicketsJoinWaitingListRequest: {
    id: 'ID of the event.',
    guest: 'The guest to add.',
  },
  TicketsListWaitingRequest: {
    id: 'ID of the event.',
  },
  TicketsListWaitingAnswer: {
    guests: 'Guests on the waiting list, in the order they joined.',
  },
};
