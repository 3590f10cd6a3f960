import type { Plan, PlanMembership } from '../plans/plan.ts';
import type { Booking } from '../services/bookings.ts';
import type { Service, ServiceSlot, ServiceStaff } from '../services/service.ts';
import type { StoreSubscription, SubscriptionCycle } from '../subscriptions/subscriptions.ts';
import type { StoreEvent, Ticket } from '../tickets/event.ts';
import type { WaitingGuest } from '../tickets/tickets.ts';
import { ids, moment, shop } from './values.ts';

/** Services, events, plans and gift cards of a demo store. */

const offerIds = {
  plan: '01a1e6a0-1c44-7c21-9d0b-5f4f8a3b6e01',
  membership: '01a1e6a0-2d55-7b32-8e1c-6a5f9b4c7f02',
  subscription: '01a1e6a0-3e66-7a43-9f2d-7b60ac5d8003',
  service: '01a1e6a0-4f77-7954-a03e-8c71bd6e9104',
  staff: '01a1e6a0-5088-7865-b14f-9d82ce7fa205',
  booking: '01a1e6a0-6199-7776-825a-ae93df80b306',
  event: '01a1e6a0-72aa-7687-936b-bfa4e091c407',
  ticketType: '01a1e6a0-83bb-7598-a47c-c0b5f1a2d508',
  ticket: '01a1e6a0-94cc-74a9-b58d-d1c602b3e609',
} as const;
const timeZone = 'America/New_York';
const studioImage = {
  url: `${shop}/media/studio.webp`,
  width: 1600,
  height: 1067,
  altText: 'Potter at the wheel in a bright studio',
};

export const planRequest = {
  name: 'Studio member',
  kind: 'RECURRING',
  price: '25.00',
  period: { frequency: 'MONTH', interval: 1 },
  benefits: [{ kind: 'DISCOUNT', percent: '10' }],
} as const satisfies Plan;

export const plan: Plan = {
  id: offerIds.plan,
  revision: 1,
  name: 'Studio member',
  slug: 'studio-member',
  description: '<p>Two classes a month and 10 % off everything in the shop.</p>',
  perks: ['Two classes a month', '10 % off all products'],
  visible: true,
  kind: 'RECURRING',
  price: '25.00',
  period: { frequency: 'MONTH', interval: 1 },
  trialDays: 14,
  benefits: [
    { kind: 'DISCOUNT', percent: '10' },
    { kind: 'BOOKINGS', serviceIds: [offerIds.service], perCycle: 2 },
  ],
  buyerMayCancel: true,
  buyerMayPause: false,
  createdDate: moment,
  updatedDate: moment,
};

export const membership: PlanMembership = {
  id: offerIds.membership,
  revision: 1,
  planId: offerIds.plan,
  planName: 'Studio member',
  memberId: ids.member,
  status: 'ACTIVE',
  price: '25.00',
  startDate: moment,
  cycle: 1,
  cycleStartDate: moment,
  cycleEndDate: '2026-04-01T12:00:00.000Z',
  benefits: [
    {
      benefit: { kind: 'BOOKINGS', serviceIds: [offerIds.service], perCycle: 2 },
      total: 2,
      remaining: 1,
    },
  ],
  orderId: ids.order,
  subscriptionId: offerIds.subscription,
  createdDate: moment,
  updatedDate: moment,
};

export const subscription: StoreSubscription = {
  id: offerIds.subscription,
  revision: 2,
  status: 'ACTIVE',
  memberId: ids.member,
  email: 'ada@example.com',
  itemName: 'House Blend Coffee',
  catalogReference: { appId: ids.stores, catalogItemId: ids.product },
  quantity: 2,
  price: '14.00',
  currency: 'USD',
  pricePolicy: 'FIXED',
  period: { frequency: 'MONTH', interval: 1 },
  nextCycle: 3,
  nextChargeDate: '2026-05-01T12:00:00.000Z',
  nextChargeAmount: '36.00',
  isTrial: false,
  hasPaymentMethod: true,
  failedAttempts: 0,
  shippingAddress: {
    address: {
      country: 'US',
      subdivision: 'US-NY',
      city: 'New York',
      postalCode: '10001',
      addressLine: '1 Main Street',
    },
    contactDetails: { firstName: 'Ada', lastName: 'Byron', phone: '+12125550123' },
  },
  orderId: ids.order,
  startDate: moment,
  createdDate: moment,
  updatedDate: '2026-04-01T12:00:03.000Z',
};

export const subscriptionCycle: SubscriptionCycle = {
  cycle: 2,
  dueDate: '2026-04-01T12:00:00.000Z',
  orderId: ids.order,
  status: 'PAID',
  amount: '36.00',
  failedAttempts: 0,
};

export const service: Service = {
  id: offerIds.service,
  revision: 1,
  name: 'Pottery class',
  slug: 'pottery-class',
  type: 'CLASS',
  description: '<p>Throw your first bowl. Clay, glaze and firing are included.</p>',
  media: [studioImage],
  visible: true,
  price: '48.00',
  paymentOptions: ['FULL_PAYMENT_ONLINE'],
  durationMinutes: 120,
  bufferMinutes: 15,
  capacity: 8,
  timeZone,
  weekly: [{ weekday: 'THURSDAY', start: '18:30' }],
  days: [{ date: '2026-11-26', openings: [] }],
  bookingWindowDays: 60,
  leadMinutes: 120,
  cancelMinutes: 1440,
  location: 'Studio 2, 1 Main Street, New York',
  staffIds: [offerIds.staff],
  options: [{ name: 'Level', choices: ['Beginner', 'Advanced'] }],
  createdDate: moment,
  updatedDate: moment,
};

export const serviceRequest = {
  name: 'Pottery class',
  type: 'CLASS',
  price: '48.00',
  durationMinutes: 120,
  capacity: 8,
  weekly: [{ weekday: 'THURSDAY', start: '18:30' }],
} as const satisfies Service;

export const serviceStaff: ServiceStaff = {
  id: offerIds.staff,
  name: 'Mara',
  description: 'Potter, twelve years at the wheel.',
};

export const serviceSlot: ServiceSlot = {
  start: '2026-03-05T23:30:00.000Z',
  end: '2026-03-06T01:30:00.000Z',
  localStart: '2026-03-05T18:30',
  staffId: offerIds.staff,
  staffName: 'Mara',
  seats: 8,
  openSeats: 3,
  bookable: true,
};

export const booking: Booking = {
  id: offerIds.booking,
  serviceId: offerIds.service,
  serviceName: 'Pottery class',
  start: '2026-03-05T23:30:00.000Z',
  end: '2026-03-06T01:30:00.000Z',
  timeZone,
  localStart: '2026-03-05T18:30',
  location: 'Studio 2, 1 Main Street, New York',
  staffId: offerIds.staff,
  staffName: 'Mara',
  seats: 2,
  choices: { Level: 'Beginner' },
  status: 'CONFIRMED',
  changeableUntil: '2026-03-04T23:30:00.000Z',
  refund: { currency: 'USD', toPayment: '96.00' },
  contact: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '+12125550123',
  },
  memberId: ids.member,
  orderId: ids.order,
  createdDate: moment,
  updatedDate: moment,
};

export const bookingRequest = {
  serviceId: offerIds.service,
  start: '2026-03-05T23:30:00.000Z',
  seats: 2,
  contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
} as const satisfies Booking;

export const event: StoreEvent = {
  id: offerIds.event,
  revision: 1,
  name: 'Kiln opening',
  slug: 'kiln-opening',
  description: '<p>We open the kiln together. Wine and bread are on us.</p>',
  media: [studioImage],
  visible: true,
  start: '2026-04-18T22:00:00.000Z',
  end: '2026-04-19T01:00:00.000Z',
  timeZone,
  location: { name: 'Studio 2', address: '1 Main Street, New York, NY 10001' },
  capacity: 40,
  ticketsPerOrder: 6,
  waitingList: true,
  canceled: false,
  tickets: [
    {
      id: offerIds.ticketType,
      name: 'Early bird',
      description: 'Entry and one drink.',
      price: '15.00',
      quantity: 20,
      perOrder: 4,
      perMember: null,
      saleStart: null,
      saleEnd: '2026-04-01T04:00:00.000Z',
      requiresPlanIds: [],
      sale: 'ON_SALE',
      available: 7,
    },
  ],
  createdDate: moment,
  updatedDate: moment,
};

export const eventRequest = {
  name: 'Kiln opening',
  start: '2026-04-18T22:00:00.000Z',
  end: '2026-04-19T01:00:00.000Z',
  capacity: 40,
  tickets: [{ name: 'Early bird', price: '15.00', quantity: 20 }],
} as const;

export const ticket: Ticket = {
  id: offerIds.ticket,
  eventId: offerIds.event,
  eventName: 'Kiln opening',
  start: '2026-04-18T22:00:00.000Z',
  ticketTypeId: offerIds.ticketType,
  typeName: 'Early bird',
  code: 'K7QX-2M4P-9RWT',
  status: 'VALID',
  guestName: 'Ada Byron',
  email: 'ada@example.com',
  memberId: ids.member,
  orderId: ids.order,
  createdDate: moment,
};

export const waitingGuest: WaitingGuest = {
  email: 'grace@example.com',
  name: 'Grace Hopper',
  quantity: 2,
  createdDate: moment,
};
