export { addEvent } from './add.ts';
export { createFindTickets } from './find-items.ts';
export { ticketJobs } from './jobs.ts';
export { eventRoutes } from './routes.ts';
export { createTicketSales } from './sell.ts';
export { ticketRoutes } from './ticket-routes.ts';
export { findTicket, joinTickets } from './store/tickets.ts';
export { ticketsOfPerson } from './store/personal-data.ts';
