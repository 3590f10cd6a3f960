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
import { PaymentOptionType } from '../shared/enums.ts';
import { amount, SeoTexts } from '../shared/own.ts';

export const ServiceType = enumeration('ServiceType', ['CLASS', 'APPOINTMENT']);
export type ServiceType = Static<typeof ServiceType>;

export const Weekday = enumeration('Weekday', [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]);
export type Weekday = Static<typeof Weekday>;

const time = { minLength: 5, maxLength: 5 } as const;

/**
 * A class begins at `start`; appointments may begin from `start` and are over by `end`. Times are
 * those of the service's time zone.
 */
export const ServiceOpening = message('ServiceOpening', {
  start: required(string(time)),
  end: string(time),
  staffId: string({ format: 'GUID' }),
});
export type ServiceOpening = Static<typeof ServiceOpening>;

export const WeeklyOpening = message('WeeklyOpening', {
  weekday: required(Weekday),
  start: required(string(time)),
  end: string(time),
  staffId: string({ format: 'GUID' }),
});
export type WeeklyOpening = Static<typeof WeeklyOpening>;

/** A day that is not like its weekday: these openings instead, or none at all. */
export const ServiceDay = message('ServiceDay', {
  date: required(string({ format: 'LOCAL_DATE' })),
  openings: list(ServiceOpening, { maxItems: 50 }),
});
export type ServiceDay = Static<typeof ServiceDay>;

export const ServiceOption = message('ServiceOption', {
  name: required(string({ minLength: 1, maxLength: 100 })),
  choices: required(list(string({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 50 })),
});
export type ServiceOption = Static<typeof ServiceOption>;

export const Service = message('Service', {
  id: string({ format: 'GUID', readOnly: true }),
  revision: integer({ readOnly: true }),
  name: string({ minLength: 1, maxLength: 200 }),
  slug: string({ minLength: 1, maxLength: 100 }),
  type: of(ServiceType, { immutable: true }),
  description: string({ maxLength: 8000 }),
  media: list(StoreImage, { maxItems: 20 }),
  visible: boolean(),
  price: string(amount),
  deposit: string({ nullable: true, ...amount }),
  paymentOptions: list(PaymentOptionType, { maxItems: 6 }),
  durationMinutes: integer({ minimum: 5, maximum: 1440 }),
  bufferMinutes: integer({ minimum: 0, maximum: 1440 }),
  capacity: integer({ minimum: 1, maximum: 1000 }),
  stepMinutes: integer({ nullable: true, minimum: 5, maximum: 1440 }),
  timeZone: string({ maxLength: 64 }),
  weekly: list(WeeklyOpening, { maxItems: 200 }),
  days: list(ServiceDay, { maxItems: 400 }),
  bookingWindowDays: integer({ minimum: 1, maximum: 730 }),
  leadMinutes: integer({ minimum: 0, maximum: 525_600 }),
  cancelMinutes: integer({ minimum: 0, maximum: 525_600 }),
  location: string({ maxLength: 500 }),
  staffIds: list(string({ format: 'GUID' }), { maxItems: 100 }),
  options: list(ServiceOption, { maxItems: 6 }),
  seo: SeoTexts,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type Service = Static<typeof Service>;

export const ServiceStaff = message('ServiceStaff', {
  id: string({ format: 'GUID', readOnly: true }),
  name: string({ minLength: 1, maxLength: 100 }),
  description: string({ maxLength: 1000 }),
});
export type ServiceStaff = Static<typeof ServiceStaff>;

export const SlotRefusal = enumeration('SlotRefusal', [
  'TOO_LATE_TO_BOOK',
  'TOO_EARLY_TO_BOOK',
  'FULL',
]);
export type SlotRefusal = Static<typeof SlotRefusal>;

export const ServiceSlot = message('ServiceSlot', {
  start: timestamp(),
  end: timestamp(),
  localStart: string(),
  staffId: string({ format: 'GUID' }),
  staffName: string(),
  seats: integer(),
  openSeats: integer(),
  bookable: boolean(),
  reason: SlotRefusal,
});
export type ServiceSlot = Static<typeof ServiceSlot>;
