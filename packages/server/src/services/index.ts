export { addService } from './add.ts';
export { BOOKING_GIVEN_UP, createServiceSales, type BookDeps, type GivenUpBooking } from './book.ts';
export { bookingRoutes, type BookingRouteDeps } from './booking-routes.ts';
export { createFindServices } from './find-items.ts';
export { createHolidays } from './holidays.ts';
export { serviceJobs } from './jobs.ts';
export { serviceRoutes } from './routes.ts';
export { findBooking, joinBookings } from './store/bookings.ts';
export { bookingsOfPerson } from './store/personal-data.ts';
