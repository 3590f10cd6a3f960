import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { StoreImage } from '../settings/store.ts';
import { amount, SeoTexts } from '../shared/own.ts';

export const TicketSale = enumeration('TicketSale', [
  'NOT_STARTED',
  'ON_SALE',
  'SOLD_OUT',
  'ENDED',
]);
export type TicketSale = Static<typeof TicketSale>;

export const TicketType = message('TicketType', {
  id: string({ format: 'GUID' }),
  name: required(string({ minLength: 1, maxLength: 100 })),
  description: string({ maxLength: 1000 }),
  price: string(amount),
  quantity: integer({ nullable: true, minimum: 0, maximum: 1_000_000 }),
  perOrder: integer({ minimum: 1, maximum: 1000 }),
  perMember: integer({ nullable: true, minimum: 1, maximum: 1000 }),
  saleStart: timestamp({ nullable: true }),
  saleEnd: timestamp({ nullable: true }),
  requiresPlanIds: list(string({ format: 'GUID' }), { maxItems: 50 }),
  sale: of(TicketSale, { readOnly: true }),
  available: integer({ nullable: true, readOnly: true }),
});
export type TicketType = Static<typeof TicketType>;

export const EventVenue = message('EventVenue', {
  name: string({ maxLength: 200 }),
  address: string({ maxLength: 500 }),
});
export type EventVenue = Static<typeof EventVenue>;

export const StoreEvent = message('StoreEvent', {
  id: string({ format: 'GUID', readOnly: true }),
  revision: integer({ readOnly: true }),
  name: string({ minLength: 1, maxLength: 200 }),
  slug: string({ minLength: 1, maxLength: 100 }),
  description: string({ maxLength: 8000 }),
  media: list(StoreImage, { maxItems: 20 }),
  visible: boolean(),
  start: timestamp(),
  end: timestamp(),
  timeZone: string({ maxLength: 64 }),
  location: EventVenue,
  capacity: integer({ nullable: true, minimum: 1, maximum: 1_000_000 }),
  ticketsPerOrder: integer({ minimum: 1, maximum: 1000 }),
  waitingList: boolean(),
  canceled: boolean(),
  tickets: list(TicketType, { maxItems: 100 }),
  seo: SeoTexts,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type StoreEvent = Static<typeof StoreEvent>;

export const TicketStatus = enumeration('TicketStatus', ['VALID', 'CANCELED']);
export type TicketStatus = Static<typeof TicketStatus>;

export const Ticket = message('Ticket', {
  id: string({ format: 'GUID', readOnly: true }),
  eventId: string({ format: 'GUID' }),
  eventName: string(),
  start: timestamp(),
  ticketTypeId: string({ format: 'GUID' }),
  typeName: string(),
  code: string({ secret: true }),
  status: TicketStatus,
  checkedInDate: timestamp(),
  guestName: string(),
  email: string(),
  memberId: string({ format: 'GUID' }),
  orderId: string({ format: 'GUID' }),
  createdDate: timestamp({ readOnly: true }),
});
export type Ticket = Static<typeof Ticket>;
