// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import type { Address } from '../forms.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * State of a subscription.
 *
 * - `ACTIVE`: Orders are placed when they are due.
 * - `PAUSED`: No order is placed until it is resumed.
 * - `CANCELED`: Canceled by the buyer or the shop.
 * - `ENDED`: All cycles are complete, or the payment failed for good.
 */
export type SubscriptionStatus = 'ACTIVE' | 'PAUSED' | 'CANCELED' | 'ENDED';
export const SubscriptionStatus: EnumValues<SubscriptionStatus> = /* @__PURE__ */ enumValues('ACTIVE PAUSED CANCELED ENDED');

/**
 * Why a subscription ended.
 *
 * - `BY_BUYER`: The buyer canceled it.
 * - `BY_SHOP`: The shop canceled it.
 * - `COMPLETED`: All its cycles are complete.
 * - `PAYMENT_FAILED`: The payment failed after all retries.
 */
export type SubscriptionEnd = 'BY_BUYER' | 'BY_SHOP' | 'COMPLETED' | 'PAYMENT_FAILED';
export const SubscriptionEnd: EnumValues<SubscriptionEnd> = /* @__PURE__ */ enumValues('BY_BUYER BY_SHOP COMPLETED PAYMENT_FAILED');

/** Reference to the product, service, event ticket, plan or gift card that is sold. */
export interface CatalogReference {
  /** ID of the item in its catalog. For products of the store, the product ID. */
  catalogItemId?: string;
  /** ID of the catalog that the item belongs to. For products of the store, "215238eb-22a5-4c36-9e7b-e7c08025e04e". */
  appId?: string;
  /** Choices of the buyer: `{ "variantId": "..." }` or `{ "options": { "Color": "Oat" } }`, optionally with `customTextFields` and `subscriptionOptionId`. */
  options?: Record<string, unknown> | null;
}

/**
 * Which price renewals use.
 *
 * - `FIXED`: The price agreed at the start, for as long as it runs.
 * - `CATALOG`: The product's price on the day of the order, with the subscription's discount.
 */
export type PricePolicy = 'FIXED' | 'CATALOG';
export const PricePolicy: EnumValues<PricePolicy> = /* @__PURE__ */ enumValues('FIXED CATALOG');

/**
 * Unit of a period.
 *
 * - `DAY`: The interval counts days.
 * - `WEEK`: The interval counts weeks.
 * - `MONTH`: The interval counts months.
 * - `YEAR`: The interval counts years.
 */
export type PlanFrequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const PlanFrequency: EnumValues<PlanFrequency> = /* @__PURE__ */ enumValues('DAY WEEK MONTH YEAR');

/** A length of time, such as 3 months. */
export interface PlanPeriod {
  /** Unit of a period. */
  frequency: PlanFrequency;
  /** Number of units, such as 3. */
  interval: number;
}

/**
 * Kind of Brazilian tax ID.
 *
 * - `CPF`: Tax ID of an individual.
 * - `CNPJ`: Tax ID of a company.
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
export const VatType: EnumValues<VatType> = /* @__PURE__ */ enumValues('UNSPECIFIED CPF CNPJ');

/** Tax ID of the buyer. Stored as sent and not verified. */
export interface VatId {
  /** Tax ID number as the buyer entered it. */
  _id?: string;
  /** Kind of Brazilian tax ID. */
  type?: VatType;
}

/** Name and phone number of the person at this address. */
export interface FullAddressContactDetails {
  /** First name of the recipient or payer. */
  firstName?: string | null;
  /** Last name of the recipient or payer. */
  lastName?: string | null;
  /** Phone number, preferably with the country code: "+1 212 555 0100". */
  phone?: string | null;
  /** Company name, if the address is a business address. */
  company?: string | null;
  /** Tax ID of the buyer. Stored as sent and not verified. */
  vatId?: VatId;
}

/** Address and contact details of the buyer. */
export interface AddressWithContact {
  /** Postal address. Tax and delivery options depend on `country`, `subdivision`, `city`, `postalCode` and `addressLine`. */
  address?: Address;
  /** Name and phone number of the person at this address. */
  contactDetails?: FullAddressContactDetails;
}

/** A product or plan that is bought at regular intervals. */
export interface StoreSubscription {
  /** ID of the subscription. */
  _id?: string;
  /** Revision number, which grows with every change. */
  revision?: number;
  /** State of the subscription. */
  status?: SubscriptionStatus;
  /** Why the subscription ended. Missing while it runs. */
  endReason?: SubscriptionEnd;
  /** ID of the member who subscribes. Missing for a guest. */
  memberId?: string;
  /** Email address of the buyer. */
  email?: string;
  /** Name of the product or plan. */
  itemName?: string;
  /** The product or plan in the catalog. */
  catalogReference?: CatalogReference;
  /** Number of units in each order. */
  quantity?: number;
  /** Price of one unit, as a decimal string in `currency`. */
  price?: string;
  /** Three-letter code of the currency (ISO 4217). */
  currency?: string;
  /** Which price renewals use. */
  pricePolicy?: PricePolicy;
  /** Time between two orders. */
  period?: PlanPeriod;
  /** Number of orders in total. Missing if it renews until canceled. */
  cycles?: number;
  /** Number of the next cycle, starting at 1. */
  nextCycle?: number;
  /** When the next order is placed and charged, in UTC. */
  nextChargeDate?: Date;
  /** Expected amount of the next charge, as a decimal string in `currency`, including shipping, fees, tax and discounts. Missing in the shop's lists. */
  nextChargeAmount?: string;
  /** Whether the free trial is running. The first charge follows at its end. */
  isTrial?: boolean;
  /** Whether a stored card is charged automatically. If `false`, each order is paid manually. */
  hasPaymentMethod?: boolean;
  /** Number of failed charges in the current cycle. */
  failedAttempts?: number;
  /** Where the next orders are shipped to. */
  shippingAddress?: AddressWithContact;
  /** ID of the first order. */
  orderId?: string;
  /** When the subscription started, in UTC. */
  startDate?: Date;
  /** When the subscription was created, in UTC. */
  _createdDate?: Date;
  /** When the subscription last changed, in UTC. */
  _updatedDate?: Date;
}

export interface SubscriptionsCancelSubscriptionAnswer {
  /** A product or plan that is bought at regular intervals. */
  subscription?: StoreSubscription;
}

/**
 * State of a cycle's order.
 *
 * - `ORDERED`: The order is placed and not paid yet.
 * - `PAID`: The order is paid.
 * - `FAILED`: The payment failed.
 */
export type SubscriptionCycleStatus = 'ORDERED' | 'PAID' | 'FAILED';
export const SubscriptionCycleStatus: EnumValues<SubscriptionCycleStatus> = /* @__PURE__ */ enumValues('ORDERED PAID FAILED');

/** One cycle of a subscription. */
export interface SubscriptionCycle {
  /** Number of the cycle, starting at 1. */
  cycle?: number;
  /** When the cycle was due, in UTC. */
  dueDate?: Date;
  /** ID of the cycle's order. */
  orderId?: string;
  /** State of a cycle's order. */
  status?: SubscriptionCycleStatus;
  /** Total of the order, as a decimal string in the currency of the subscription. */
  amount?: string;
  /** Number of failed charges in the cycle. */
  failedAttempts?: number;
}

export interface SubscriptionsListCyclesAnswer {
  /** Cycles so far, oldest first. */
  cycles?: SubscriptionCycle[];
}

export interface SubscriptionsListMySubscriptionsAnswer {
  /** Subscriptions of the member, newest first, 100 at most. */
  subscriptions?: StoreSubscription[];
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface SubscriptionsQuerySubscriptionsAnswer {
  /** Subscriptions of this page. */
  subscriptions?: StoreSubscription[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Provider of the card.
 *
 * - `SANDBOX`: A test card; no money moves.
 * - `STRIPE`: A card at the store's Stripe account.
 */
export type SubscriptionPaymentMethod = 'SANDBOX' | 'STRIPE';
export const SubscriptionPaymentMethod: EnumValues<SubscriptionPaymentMethod> = /* @__PURE__ */ enumValues('SANDBOX STRIPE');

/**
 * Cancels a subscription. No further order is placed.
 *
 * `POST /v1/subscriptions/{id}/cancel`
 */
export const cancelSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/cancel', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Retrieves a subscription by ID.
 *
 * `GET /v1/subscriptions/{id}`
 */
export const getSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('GET', '/v1/subscriptions/{id}', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Lists the cycles of a subscription so far with their orders, oldest first.
 *
 * `GET /v1/subscriptions/{id}/cycles`
 */
export const listCycles: Fn<(_id: string) => Promise<SubscriptionsListCyclesAnswer>> = /* @__PURE__ */ fn('GET', '/v1/subscriptions/{id}/cycles', 'id', { answer: { cycles: shapes.SubscriptionCycle } });
/**
 * Lists the signed-in member's own subscriptions, newest first.
 *
 * `GET /v1/subscriptions/my`
 */
export const listMySubscriptions: Fn<() => Promise<SubscriptionsListMySubscriptionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/subscriptions/my', '', { answer: { subscriptions: shapes.StoreSubscription } });
/**
 * Pauses a subscription: no order is placed until it is resumed.
 *
 * `POST /v1/subscriptions/{id}/pause`
 */
export const pauseSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/pause', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Searches subscriptions with filters and sorting.
 *
 * `POST /v1/subscriptions/query` (for owners, collaborators and apps)
 */
export const querySubscriptions: Fn<(options?: { query?: PlatformQuery }) => Promise<SubscriptionsQuerySubscriptionsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/query', '*', { answer: { subscriptions: shapes.StoreSubscription }, safe: true });
/**
 * Resumes a paused subscription.
 *
 * `POST /v1/subscriptions/{id}/resume`
 */
export const resumeSubscription: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/resume', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Changes the card of a subscription. A failed payment is retried with it immediately.
 *
 * `POST /v1/subscriptions/{id}/payment-method`
 */
export const setPaymentMethod: Fn<(_id: string, options?: { method?: SubscriptionPaymentMethod; token?: string }) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/payment-method', 'id,*', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Skips the next order. The one after it comes one period later.
 *
 * `POST /v1/subscriptions/{id}/skip`
 */
export const skipCycle: Fn<(_id: string) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/subscriptions/{id}/skip', 'id', { answer: { subscription: shapes.StoreSubscription } });
/**
 * Changes the shipping address of the subscription's next orders.
 *
 * `PATCH /v1/subscriptions/{subscription.id}`
 */
export const updateSubscription: Fn<(_id: string, options?: { subscription?: StoreSubscription }) => Promise<SubscriptionsCancelSubscriptionAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/subscriptions/{subscription.id}', 'subscription.id,*', { request: { subscription: shapes.toStoreSubscription }, answer: { subscription: shapes.StoreSubscription } });
/**
 * Errors of cancelSubscription, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `NOT_FOR_BUYERS` (403): Only the shop can make this change. Contact the shop. The plan does not let members cancel or pause on their own. Hide the button.
 */
export type CancelSubscriptionError = 'STATUS_NOT_ALLOWED' | 'NOT_FOR_BUYERS';
/**
 * Errors of pauseSubscription, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type PauseSubscriptionError = 'STATUS_NOT_ALLOWED';
/**
 * Errors of resumeSubscription, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type ResumeSubscriptionError = 'STATUS_NOT_ALLOWED';
/**
 * Errors of setPaymentMethod, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE` (409): This store does not accept this payment method. Read the payment methods of the checkout and offer those.
 */
export type SetPaymentMethodError = 'STATUS_NOT_ALLOWED' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE';
/**
 * Errors of skipCycle, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type SkipCycleError = 'STATUS_NOT_ALLOWED';
/**
 * Errors of updateSubscription, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type UpdateSubscriptionError = 'STATUS_NOT_ALLOWED';
