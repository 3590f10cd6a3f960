// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type ServiceType = 'CLASS' | 'APPOINTMENT';
export const ServiceType: Words<ServiceType> = /* @__PURE__ */ words('CLASS APPOINTMENT');

export interface StoreImage {
  url?: string;
  width?: number;
  height?: number;
  altText?: string;
}

export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
export const PaymentOptionType: Words<PaymentOptionType> = /* @__PURE__ */ words('FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER');

export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
export const Weekday: Words<Weekday> = /* @__PURE__ */ words('MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY');

export interface WeeklyOpening {
  weekday: Weekday;
  start: string;
  end?: string;
  staffId?: string;
}

export interface ServiceOpening {
  start: string;
  end?: string;
  staffId?: string;
}

export interface ServiceDay {
  date: string;
  openings?: ServiceOpening[];
}

export interface ServiceOption {
  name: string;
  choices: string[];
}

export interface SeoTexts {
  title?: string;
  description?: string;
}

export interface Service {
  _id?: string;
  revision?: number;
  name?: string;
  slug?: string;
  type?: ServiceType;
  description?: string;
  media?: StoreImage[];
  visible?: boolean;
  price?: string;
  deposit?: string | null;
  paymentOptions?: PaymentOptionType[];
  durationMinutes?: number;
  bufferMinutes?: number;
  capacity?: number;
  stepMinutes?: number | null;
  timeZone?: string;
  weekly?: WeeklyOpening[];
  days?: ServiceDay[];
  bookingWindowDays?: number;
  leadMinutes?: number;
  cancelMinutes?: number;
  location?: string;
  staffIds?: string[];
  options?: ServiceOption[];
  seo?: SeoTexts;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface ServicesCreateServiceAnswer {
  service?: Service;
}

export interface ServiceStaff {
  _id?: string;
  name?: string;
  description?: string;
}

export interface ServicesCreateStaffAnswer {
  staff?: ServiceStaff;
}

export interface ServicesGetServiceAnswer {
  service?: Service;
}

export interface ServicesGetServiceBySlugAnswer {
  service?: Service;
}

export type SlotRefusal = 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'FULL';
export const SlotRefusal: Words<SlotRefusal> = /* @__PURE__ */ words('TOO_LATE_TO_BOOK TOO_EARLY_TO_BOOK FULL');

export interface ServiceSlot {
  start?: Date;
  end?: Date;
  localStart?: string;
  staffId?: string;
  staffName?: string;
  seats?: number;
  openSeats?: number;
  bookable?: boolean;
  reason?: SlotRefusal;
}

export interface ServicesListSlotsAnswer {
  timeZone?: string;
  slots?: ServiceSlot[];
}

export interface ServicesListStaffAnswer {
  staff?: ServiceStaff[];
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface ServicesQueryServicesAnswer {
  services?: Service[];
  metadata?: PlatformPagingMetadata;
}

export interface ServicesUpdateServiceAnswer {
  service?: Service;
}

export interface ServicesUpdateStaffAnswer {
  staff?: ServiceStaff;
}

/**
 * Create service.
 *
 * `POST /v1/services` (for owners, collaborators and apps)
 */
export const createService: Fn<(options?: { service?: Service }) => Promise<ServicesCreateServiceAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services', '*', { answer: { service: shapes.Service } });
/**
 * Create staff.
 *
 * `POST /v1/services/staff` (for owners, collaborators and apps)
 */
export const createStaff: Fn<(options?: { staff?: ServiceStaff }) => Promise<ServicesCreateStaffAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/staff', '*');
/**
 * Delete service.
 *
 * `DELETE /v1/services/{id}` (for owners, collaborators and apps)
 */
export const deleteService: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/services/{id}', 'id', { unwrap: '' });
/**
 * Delete staff.
 *
 * `DELETE /v1/services/staff/{id}` (for owners, collaborators and apps)
 */
export const deleteStaff: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/services/staff/{id}', 'id', { unwrap: '' });
/**
 * Get service.
 *
 * `GET /v1/services/{id}`
 */
export const getService: Fn<(_id: string) => Promise<ServicesGetServiceAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/{id}', 'id', { answer: { service: shapes.Service } });
/**
 * Get service by slug.
 *
 * `GET /v1/services/slug/{slug}`
 */
export const getServiceBySlug: Fn<(slug: string) => Promise<ServicesGetServiceBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/slug/{slug}', 'slug', { answer: { service: shapes.Service } });
/**
 * List slots.
 *
 * `GET /v1/services/{id}/slots`
 */
export const listSlots: Fn<(_id: string, options?: { from?: string; to?: string }) => Promise<ServicesListSlotsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/{id}/slots', 'id,*', { answer: { slots: shapes.ServiceSlot } });
/**
 * List staff.
 *
 * `GET /v1/services/staff`
 */
export const listStaff: Fn<() => Promise<ServicesListStaffAnswer>> = /* @__PURE__ */ fn('GET', '/v1/services/staff');
/**
 * Query services.
 *
 * `POST /v1/services/query`
 */
export const queryServices: Fn<(options?: { query?: PlatformQuery }) => Promise<ServicesQueryServicesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/services/query', '*', { answer: { services: shapes.Service }, safe: true });
/**
 * Update service.
 *
 * `PATCH /v1/services/{service.id}` (for owners, collaborators and apps)
 */
export const updateService: Fn<(_id: string, options?: { service?: Service }) => Promise<ServicesUpdateServiceAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/services/{service.id}', 'service.id,*', { answer: { service: shapes.Service } });
/**
 * Update staff.
 *
 * `PATCH /v1/services/staff/{staff.id}` (for owners, collaborators and apps)
 */
export const updateStaff: Fn<(_id: string, options?: { staff?: ServiceStaff }) => Promise<ServicesUpdateStaffAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/services/staff/{staff.id}', 'staff.id,*');
