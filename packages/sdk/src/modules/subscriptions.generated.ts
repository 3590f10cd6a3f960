// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import type { Address } from '../forms.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type SubscriptionStatus = 'ACTIVE' | 'PAUSED' | 'CANCELED' | 'ENDED';
export const SubscriptionStatus: Words<SubscriptionStatus> = /* @__PURE__ */ words('ACTIVE PAUSED CANCELED ENDED');

export type SubscriptionEnd = 'BY_BUYER' | 'BY_SHOP' | 'COMPLETED' | 'PAYMENT_FAILED';
export const SubscriptionEnd: Words<SubscriptionEnd> = /* @__PURE__ */ words('BY_BUYER BY_SHOP COMPLETED PAYMENT_FAILED');

export interface CatalogReference {
  catalogItemId?: string;
  appId?: string;
  options?: Record<string, unknown> | null;
}

export type PricePolicy = 'FIXED' | 'CATALOG';
export const PricePolicy: Words<PricePolicy> = /* @__PURE__ */ words('FIXED CATALOG');

export type PlanFrequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const PlanFrequency: Words<PlanFrequency> = /* @__PURE__ */ words('DAY WEEK MONTH YEAR');

export interface PlanPeriod {
  frequency: PlanFrequency;
  interval: number;
}

export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
export const VatType: Words<VatType> = /* @__PURE__ */ words('UNSPECIFIED CPF CNPJ');

export interface VatId {
  _id?: string;
  type?: VatType;
}

export interface FullAddressContactDetails {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  company?: string | null;
  vatId?: VatId;
}

export interface AddressWithContact {
  address?: Address;
  contactDetails?: FullAddressContactDetails;
}

export interface StoreSubscription {
  _id?: string;
  revision?: number;
  status?: SubscriptionStatus;
  endReason?: SubscriptionEnd;
  memberId?: string;
  email?: string;
  itemName?: string;
  catalogReference?: CatalogReference;
  quantity?: number;
  price?: string;
  currency?: string;
  pricePolicy?: PricePolicy;
  period?: PlanPeriod;
  cycles?: number;
  nextCycle?: number;
  nextChargeDate?: Date;
  /** What the next charge comes to as things are today: delivery, fees, tax and discounts are in it. Told to the buyer and where one is read; not in lists of the shop. */
  nextChargeAmount?: string;
  /** The free trial runs; the first charge is at its end. */
  isTrial?: boolean;
  /** A card is on file, and charged by itself. False: each order is paid by hand. */
  hasPaymentMethod?: boolean;
  failedAttempts?: number;
  shippingAddress?: AddressWithContact;
  orderId?: string;
  startDate?: Date;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface SubscriptionsCancelSubscriptionAnswer {
  subscription?: StoreSubscription;
}

export type SubscriptionCycleStatus = 'ORDERED' | 'PAID' | 'FAILED';
export const SubscriptionCycleStatus: Words<SubscriptionCycleStatus> = /* @__PURE__ */ words('ORDERED PAID FAILED');

export interface SubscriptionCycle {
  cycle?: number;
  dueDate?: Date;
  orderId?: string;
  status?: SubscriptionCycleStatus;
  amount?: string;
  failedAttempts?: number;
}

export interface SubscriptionsListCyclesAnswer {
  cycles?: SubscriptionCycle[];
}

export interface SubscriptionsListMySubscriptionsAnswer {
  subscriptions?: StoreSubscription[];
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

export interface SubscriptionsQuerySubscriptionsAnswer {
  subscriptions?: StoreSubscription[];
  metadata?: PlatformPagingMetadata;
}

export type SubscriptionPaymentMethod = 'SANDBOX' | 'STRIPE';
export const SubscriptionPaymentMethod: Words<SubscriptionPaymentMethod> = /* @__PURE__ */ words('SANDBOX STRIPE');

/**
 * Cancel subscription.
 *
 * `POST /v1/subscriptions/{id}/cancel`
 */
export const cancelSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/cancel', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Get subscription.
 *
 * `GET /v1/subscriptions/{id}`
 */
export const getSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('GET', '/v1/subscriptions/{id}', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * List cycles.
 *
 * `GET /v1/subscriptions/{id}/cycles`
 */
export const listCycles: Fn<(_id: string) => Promise<SubscriptionsListCyclesAnswer>> = /* @__PURE__ */ fn('GET', '/v1/subscriptions/{id}/cycles', 'id', { answer: { cycles: shapes.SubscriptionCycle } });
/**
 * List my subscriptions.
 *
 * `GET /v1/subscriptions/my`
 */
export const listMySubscriptions: Fn<() => Promise<SubscriptionsListMySubscriptionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/subscriptions/my', '', { answer: { subscriptions: shapes.StoreSubscription } });
/**
 * Pause subscription.
 *
 * `POST /v1/subscriptions/{id}/pause`
 */
export const pauseSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/pause', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Query subscriptions.
 *
 * `POST /v1/subscriptions/query` (for owners, collaborators and apps)
 */
export const querySubscriptions: Fn<(options?: { query?: PlatformQuery }) => Promise<SubscriptionsQuerySubscriptionsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/query', '*', { answer: { subscriptions: shapes.StoreSubscription }, safe: true });
/**
 * Resume subscription.
 *
 * `POST /v1/subscriptions/{id}/resume`
 */
export const resumeSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/resume', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Set payment method.
 *
 * `POST /v1/subscriptions/{id}/payment-method`
 */
export const setPaymentMethod: Fn<(_id: string, options?: { method?: SubscriptionPaymentMethod; token?: string }) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/payment-method', 'id,*', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Skip cycle.
 *
 * `POST /v1/subscriptions/{id}/skip`
 */
export const skipCycle: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/skip', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Update subscription.
 *
 * `PATCH /v1/subscriptions/{subscription.id}`
 */
export const updateSubscription: Fn<(_id: string, options?: { subscription?: StoreSubscription }) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/subscriptions/{subscription.id}', 'subscription.id,*', { request: { subscription: shapes.toStoreSubscription }, answer: { subscription: shapes.StoreSubscription } });
