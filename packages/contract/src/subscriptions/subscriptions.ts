import { service } from '../call.ts';
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
import { PlanPeriod } from '../plans/plan.ts';
import { AddressWithContact } from '../shared/address.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { CatalogReference } from '../shared/item.ts';

/** Not in the provider's API: what is bought again and again. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SUBSCRIPTIONS';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };

export const SubscriptionStatus = enumeration('SubscriptionStatus', [
  'ACTIVE',
  'PAUSED',
  'CANCELED',
  'ENDED',
]);
export type SubscriptionStatus = Static<typeof SubscriptionStatus>;

export const SubscriptionEnd = enumeration('SubscriptionEnd', [
  'BY_BUYER',
  'BY_SHOP',
  'COMPLETED',
  'PAYMENT_FAILED',
]);
export type SubscriptionEnd = Static<typeof SubscriptionEnd>;

/**
 * FIXED: what was agreed holds for good. CATALOG: each order costs what the product costs that day,
 * with the subscription's discount.
 */
export const PricePolicy = enumeration('PricePolicy', ['FIXED', 'CATALOG']);
export type PricePolicy = Static<typeof PricePolicy>;

export const StoreSubscription = message('StoreSubscription', {
  id: string({ format: 'GUID', readOnly: true }),
  revision: integer({ readOnly: true }),
  status: of(SubscriptionStatus, { readOnly: true }),
  endReason: of(SubscriptionEnd, { readOnly: true }),
  memberId: string({ format: 'GUID', readOnly: true }),
  email: string({ readOnly: true }),
  itemName: string({ readOnly: true }),
  catalogReference: of(CatalogReference, { readOnly: true }),
  quantity: integer({ readOnly: true }),
  price: string({ readOnly: true }),
  currency: string({ readOnly: true }),
  pricePolicy: of(PricePolicy, { readOnly: true }),
  period: of(PlanPeriod, { readOnly: true }),
  cycles: integer({ readOnly: true }),
  nextCycle: integer({ readOnly: true }),
  nextChargeDate: timestamp({ readOnly: true }),
  nextChargeAmount: string({ readOnly: true }),
  isTrial: boolean({ readOnly: true }),
  hasPaymentMethod: boolean({ readOnly: true }),
  failedAttempts: integer({ readOnly: true }),
  shippingAddress: AddressWithContact,
  orderId: string({ format: 'GUID', readOnly: true }),
  startDate: timestamp({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type StoreSubscription = Static<typeof StoreSubscription>;

const answer = { subscription: StoreSubscription };

export const querySubscriptions = call({
  name: 'subscriptions.querySubscriptions',
  method: 'POST',
  path: '/v1/subscriptions/query',
  ...manage,
  request: message('SubscriptionsQuerySubscriptionsRequest', { query: PlatformQuery }),
  answer: message('SubscriptionsQuerySubscriptionsAnswer', {
    subscriptions: list(StoreSubscription, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

/** The caller's own, newest first. */
export const listMySubscriptions = call({
  name: 'subscriptions.listMySubscriptions',
  method: 'GET',
  path: '/v1/subscriptions/my',
  who: 'anyone',
  request: message('SubscriptionsListMySubscriptionsRequest', {}),
  answer: message('SubscriptionsListMySubscriptionsAnswer', {
    subscriptions: list(StoreSubscription, { maxItems: 100 }),
  }),
});

export const getSubscription = call({
  name: 'subscriptions.getSubscription',
  method: 'GET',
  path: '/v1/subscriptions/{id}',
  who: 'anyone',
  permission,
  request: message('SubscriptionsGetSubscriptionRequest', id),
  answer: message('SubscriptionsGetSubscriptionAnswer', answer),
});

export const SubscriptionCycle = message('SubscriptionCycle', {
  cycle: integer(),
  dueDate: timestamp(),
  orderId: string({ format: 'GUID' }),
  status: enumeration('SubscriptionCycleStatus', ['ORDERED', 'PAID', 'FAILED']),
  amount: string(),
  failedAttempts: integer(),
});
export type SubscriptionCycle = Static<typeof SubscriptionCycle>;

/** Every cycle so far with its order, oldest first. */
export const listSubscriptionCycles = call({
  name: 'subscriptions.listCycles',
  method: 'GET',
  path: '/v1/subscriptions/{id}/cycles',
  who: 'anyone',
  permission,
  request: message('SubscriptionsListCyclesRequest', id),
  answer: message('SubscriptionsListCyclesAnswer', {
    cycles: list(SubscriptionCycle, { maxItems: 1000 }),
  }),
});

/** Where the next orders go. */
export const updateSubscription = call({
  name: 'subscriptions.updateSubscription',
  method: 'PATCH',
  path: '/v1/subscriptions/{subscription.id}',
  who: 'anyone',
  permission,
  request: message('SubscriptionsUpdateSubscriptionRequest', {
    subscription: required(StoreSubscription),
  }),
  answer: message('SubscriptionsUpdateSubscriptionAnswer', answer),
  errors: ['STATUS_NOT_ALLOWED'],
});

/** Another card for what comes; a charge that failed is tried with it at once. */
export const setSubscriptionPayment = call({
  name: 'subscriptions.setPaymentMethod',
  method: 'POST',
  path: '/v1/subscriptions/{id}/payment-method',
  who: 'anyone',
  permission,
  request: message('SubscriptionsSetPaymentMethodRequest', {
    ...id,
    method: required(enumeration('SubscriptionPaymentMethod', ['SANDBOX', 'STRIPE'])),
    token: required(string({ minLength: 1, maxLength: 500, secret: true })),
  }),
  answer: message('SubscriptionsSetPaymentMethodAnswer', answer),
  errors: ['STATUS_NOT_ALLOWED', 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'],
});

export const pauseSubscription = call({
  name: 'subscriptions.pauseSubscription',
  method: 'POST',
  path: '/v1/subscriptions/{id}/pause',
  who: 'anyone',
  permission,
  request: message('SubscriptionsPauseSubscriptionRequest', id),
  answer: message('SubscriptionsPauseSubscriptionAnswer', answer),
  errors: ['STATUS_NOT_ALLOWED'],
});

export const resumeSubscription = call({
  name: 'subscriptions.resumeSubscription',
  method: 'POST',
  path: '/v1/subscriptions/{id}/resume',
  who: 'anyone',
  permission,
  request: message('SubscriptionsResumeSubscriptionRequest', id),
  answer: message('SubscriptionsResumeSubscriptionAnswer', answer),
  errors: ['STATUS_NOT_ALLOWED'],
});

/** The next order comes one period later. */
export const skipSubscriptionCycle = call({
  name: 'subscriptions.skipCycle',
  method: 'POST',
  path: '/v1/subscriptions/{id}/skip',
  who: 'anyone',
  permission,
  request: message('SubscriptionsSkipCycleRequest', id),
  answer: message('SubscriptionsSkipCycleAnswer', answer),
  errors: ['STATUS_NOT_ALLOWED'],
});

export const cancelSubscription = call({
  name: 'subscriptions.cancelSubscription',
  method: 'POST',
  path: '/v1/subscriptions/{id}/cancel',
  who: 'anyone',
  permission,
  request: message('SubscriptionsCancelSubscriptionRequest', id),
  answer: message('SubscriptionsCancelSubscriptionAnswer', answer),
  errors: ['STATUS_NOT_ALLOWED', 'NOT_FOR_BUYERS'],
});
