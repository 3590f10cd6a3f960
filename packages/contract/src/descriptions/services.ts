import type { Descriptions } from './table.ts';

export const services: Descriptions = {
  'services.createService': 'Creates a service that can be booked.',
  'services.updateService': 'Updates a service. Fields that are left out stay unchanged.',
  'services.deleteService': 'Deletes a service. Refused while it has upcoming bookings.',
  'services.getService': 'Retrieves a service by ID.',
  'services.getServiceBySlug': 'Retrieves a service by its slug.',
  'services.queryServices':
    'Searches services with filters and sorting. Hidden services are returned to the shop only.',
  'services.listSlots': 'Lists the slots of a service, for up to 62 days in its time zone.',
  'services.listStaff': 'Lists the people who provide services.',
  'services.createStaff': 'Adds a person who provides services.',
  'services.updateStaff': 'Updates a person who provides services.',
  'services.deleteStaff':
    'Deletes a person who provides services. Refused while they have upcoming bookings.',
  'bookings.createBooking':
    'Creates a booking for a customer, such as one who called. Nothing is charged.',
  'bookings.queryBookings': 'Searches bookings with filters and sorting.',
  'bookings.listMyBookings': "Lists the signed-in member's own bookings, newest first.",
  'bookings.getBooking': 'Retrieves a booking by ID.',
  'bookings.cancelBooking':
    'Cancels a booking. In time, the buyer gets the refund that the booking shows.',
  'bookings.moveBooking': 'Moves a booking to another slot.',
  'bookings.getBookingCalendar': 'Retrieves a booking as a calendar file (iCalendar).',
  'bookings.listBookingsByKey': "Lists the bookings of an order, for a guest with the order's key.",
  'bookings.cancelBookingByKey': "Cancels a booking, for a guest with the order's key.",
  'bookings.moveBookingByKey': "Moves a booking to another slot, for a guest with the order's key.",
  BookingStatus: {
    this: 'State of a booking.',
    HELD: 'Reserved while the buyer pays.',
    CONFIRMED: 'The seats are booked.',
    CANCELED: 'Canceled by the buyer or the shop.',
    RELEASED: 'The reservation expired without payment.',
  },
  BookingRefund: {
    this: 'What the buyer gets back for a cancellation in time. An amount that is zero is missing.',
    currency: 'Three-letter code of the currency (ISO 4217).',
    toPayment: 'Refund to the card or account that paid, as a decimal string.',
    toGiftCard: 'Refund to the gift card that paid, as a decimal string.',
    byShop:
      'Amount that was paid in person or by transfer and that the shop pays back itself, as a ' +
      'decimal string.',
  },
  Booking: {
    this: 'Seats of a customer in a class or an appointment.',
    id: 'ID of the booking.',
    serviceId: 'ID of the service.',
    serviceName: 'Name of the service.',
    start: 'When it starts, in UTC.',
    end: 'When it ends, in UTC.',
    timeZone: 'Time zone of the service, such as `America/New_York` (IANA).',
    localStart: 'When it starts in the time zone of the service, such as `2026-11-19T18:30`.',
    location: 'Where it takes place.',
    staffId: 'ID of the person who provides the service.',
    staffName: 'Name of the person who provides the service.',
    seats: 'Number of seats that are booked.',
    choices: 'Chosen options by name, such as `{ "Level": "Beginner" }`.',
    changeableUntil: 'Until when the buyer can cancel or move the booking, in UTC.',
    refund:
      'What the buyer gets back for a cancellation in time. Returned to the buyer only; missing ' +
      'if nothing was paid.',
    contact: 'Contact details of the customer.',
    memberId: 'ID of the member who booked. Missing for a guest.',
    orderId: 'ID of the order in which it was booked. Missing if the shop created the booking.',
    createdDate: 'When the booking was created, in UTC.',
    updatedDate: 'When the booking last changed, in UTC.',
  },
  BookingsCreateBookingRequest: {
    booking: 'The booking to create.',
  },
  BookingsQueryBookingsRequest: {
    query: 'Filter, sorting and paging.',
  },
  BookingsQueryBookingsAnswer: {
    bookings: 'Bookings of this page.',
    metadata: 'Position of this page in the results.',
  },
  BookingsListMyBookingsAnswer: {
    bookings: 'Bookings of the member, newest first, 100 at most.',
  },
  BookingsGetBookingRequest: {
    id: 'ID of the booking.',
  },
  BookingsCancelBookingRequest: {
    id: 'ID of the booking to cancel.',
  },
  BookingsMoveBookingRequest: {
    id: 'ID of the booking to move.',
    start: 'Start of the new slot, in UTC.',
    staffId: 'ID of the person for the new slot. Without it, any available person.',
  },
  BookingsGetBookingCalendarRequest: {
    id: 'ID of the booking.',
  },
  BookingsListBookingsByKeyRequest: {
    orderId: 'ID of the order.',
    key: 'Key of the order, from the link in an email or from `lookUpOrder`.',
  },
  BookingsListBookingsByKeyAnswer: {
    mayChange:
      'Whether the key allows canceling and moving. A key from `lookUpOrder` only allows viewing.',
    bookings: 'Bookings of the order.',
  },
  BookingsCancelBookingByKeyRequest: {
    id: 'ID of the booking to cancel.',
    key: 'Key of the order, from the link in an email.',
  },
  BookingsMoveBookingByKeyRequest: {
    id: 'ID of the booking to move.',
    key: 'Key of the order, from the link in an email.',
    start: 'Start of the new slot, in UTC.',
    staffId: 'ID of the person for the new slot. Without it, any available person.',
  },
  ServiceType: {
    this: 'Kind of service.',
    CLASS: 'Several customers attend at fixed times.',
    APPOINTMENT: 'One customer books a time within the opening hours.',
  },
  Weekday: 'Day of the week.',
  ServiceOpening: {
    this:
      'Opening hours of a service. A class starts at `start`; appointments can start from ' +
      '`start` and end by `end`.',
    start: 'Start as `HH:MM` in the time zone of the service.',
    end: 'End as `HH:MM` in the time zone of the service. Not needed for a class.',
    staffId: "ID of the person who provides it. Without it, any of the service's staff.",
  },
  WeeklyOpening: {
    this: 'Opening hours that repeat every week.',
    start: 'Start as `HH:MM` in the time zone of the service.',
    end: 'End as `HH:MM` in the time zone of the service. Not needed for a class.',
    staffId: "ID of the person who provides it. Without it, any of the service's staff.",
  },
  ServiceDay: {
    this: 'A day that differs from its weekday.',
    date: 'The day, as `YYYY-MM-DD`.',
    openings: 'Opening hours of the day. Empty if the service is closed.',
  },
  ServiceOption: {
    this: 'An option that the customer chooses when booking.',
    name: 'Name of the option, such as "Level".',
    choices: 'Choices of the option, such as "Beginner".',
  },
  Service: {
    this: 'A class or an appointment that can be booked.',
    id: 'ID of the service.',
    revision: 'Revision number, which grows with every change.',
    name: 'Display name of the service.',
    slug: "Last part of the URL of the service's page. Derived from the name if left out.",
    description: 'Description as HTML. Unsafe markup is removed.',
    media: 'Images of the service.',
    visible: 'Whether the service is shown and can be booked. Defaults to `true`.',
    price: "Price of one seat, as a decimal string in the store's currency.",
    deposit:
      'Part of the price that is paid when booking, as a decimal string, if the buyer pays the ' +
      'rest on the day.',
    paymentOptions: 'How the service can be paid.',
    durationMinutes: 'Duration in minutes.',
    bufferMinutes: 'Free time after each slot, in minutes.',
    capacity: 'Number of seats in one class or appointment.',
    stepMinutes:
      'Minutes between possible starts of appointments. Without it, the duration and the buffer.',
    timeZone:
      "Time zone of the opening hours, such as `America/New_York` (IANA). Defaults to the store's.",
    weekly: 'Opening hours that repeat every week.',
    days: 'Days that differ from their weekday.',
    bookingWindowDays: 'How many days in advance it can be booked.',
    leadMinutes: 'Shortest time between booking and start, in minutes.',
    cancelMinutes: 'How long before the start a booking can be canceled or moved, in minutes.',
    location: 'Where the service takes place.',
    staffIds: 'IDs of the people who provide the service.',
    options: 'Options that the customer chooses when booking.',
    seo: 'Title and description for search engines.',
    createdDate: 'When the service was created, in UTC.',
    updatedDate: 'When the service last changed, in UTC.',
  },
  ServiceStaff: {
    this: 'A person who provides services.',
    id: 'ID of the person.',
    name: 'Name that customers see.',
    description: 'Short text about the person.',
  },
  SlotRefusal: {
    this: 'Why a slot cannot be booked.',
    TOO_LATE_TO_BOOK: 'It starts too soon.',
    TOO_EARLY_TO_BOOK: 'It is too far in the future.',
    FULL: 'All seats are taken.',
  },
  ServiceSlot: {
    this: 'A time at which a service takes place.',
    start: 'When it starts, in UTC.',
    end: 'When it ends, in UTC.',
    localStart: 'When it starts in the time zone of the service, such as `2026-11-19T18:30`.',
    staffId: 'ID of the person who provides it.',
    staffName: 'Name of the person who provides it.',
    seats: 'Number of seats in total.',
    openSeats: 'Number of seats that are free.',
    bookable: 'Whether it can be booked now.',
    reason: 'Why it cannot be booked. Missing if it can.',
  },
  ServicesCreateServiceRequest: {
    service: 'The service to create. `name` and `type` are required.',
  },
  ServicesUpdateServiceRequest: {
    service: "The service's ID and the fields to change.",
  },
  ServicesDeleteServiceRequest: {
    id: 'ID of the service to delete.',
  },
  ServicesGetServiceRequest: {
    id: 'ID of the service.',
  },
  ServicesGetServiceBySlugRequest: {
    slug: 'Slug of the service.',
  },
  ServicesQueryServicesRequest: {
    query: 'Filter, sorting and paging.',
  },
  ServicesQueryServicesAnswer: {
    services: 'Services of this page.',
    metadata: 'Position of this page in the results.',
  },
  ServicesListSlotsRequest: {
    id: 'ID of the service.',
    from: 'First day, as `YYYY-MM-DD` in the time zone of the service. Defaults to today.',
    to: 'Last day, as `YYYY-MM-DD`, at most 62 days after the first.',
  },
  ServicesListSlotsAnswer: {
    timeZone: 'Time zone of the service, such as `America/New_York` (IANA).',
    slots: 'Slots in order of their start, including those that cannot be booked.',
  },
  ServicesListStaffAnswer: {
    staff: 'All people who provide services.',
  },
  ServicesCreateStaffRequest: {
    staff: 'The person to add.',
  },
  ServicesUpdateStaffRequest: {
    staff: "The person's ID and the fields to change.",
  },
  ServicesDeleteStaffRequest: {
    id: 'ID of the person to delete.',
  },
};
