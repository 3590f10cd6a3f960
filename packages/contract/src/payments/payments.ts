import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';
import { checkoutOrderErrors, holdErrors } from '../errors/groups.ts';

/** Not in the provider's API: paying a checkout, and webhooks of payment providers. */
const call = service([]);

export const PaymentMethod = enumeration('PaymentMethod', [
  'OFFLINE',
  'SANDBOX',
  'STRIPE',
  'EXTENSION',
]);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PaymentOutcome = enumeration('PaymentOutcome', [
  'PAID',
  'PLACED',
  'CHALLENGE',
  'PENDING',
  'DECLINED',
  'NONE',
]);
export type PaymentOutcome = Static<typeof PaymentOutcome>;

export const CheckoutPayment = message('CheckoutPayment', {
  state: PaymentOutcome,
  method: PaymentMethod,
  provider: string({ maxLength: 50 }),
  orderId: string({ format: 'GUID' }),
  orderNumber: string(),
  attemptId: string({ format: 'GUID' }),
  amount: MultiCurrencyPrice,
  challengeUrl: string({ maxLength: 2048 }),
  reason: string(),
});
export type CheckoutPayment = Static<typeof CheckoutPayment>;

export const TestCard = message('TestCard', {
  token: string(),
  number: string(),
  name: string(),
});
export type TestCard = Static<typeof TestCard>;

export const PaymentCollection = enumeration('PaymentCollection', ['TOKEN', 'REDIRECT']);
export type PaymentCollection = Static<typeof PaymentCollection>;

export const OfferedPaymentMethod = message('OfferedPaymentMethod', {
  method: PaymentMethod,
  instructions: string({ maxLength: 2000 }),
  publishableKey: string({ maxLength: 500 }),
  testCards: list(TestCard),
  provider: string({ maxLength: 50 }),
  title: string({ maxLength: 100 }),
  collects: PaymentCollection,
});
export type OfferedPaymentMethod = Static<typeof OfferedPaymentMethod>;

export const listPaymentMethods = call({
  name: 'payments.listPaymentMethods',
  method: 'GET',
  path: '/v1/checkouts/{id}/payment-methods',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('PaymentsListPaymentMethodsRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('PaymentsListPaymentMethodsAnswer', {
    methods: list(OfferedPaymentMethod),
    paymentRequired: boolean(),
  }),
});

export const CheckoutHold = message('CheckoutHold', {
  checkoutId: string({ format: 'GUID' }),
  expiresDate: timestamp(),
});
export type CheckoutHold = Static<typeof CheckoutHold>;

/**
 * Reserves the places and tickets of a checkout while the buyer fills it in; products are reserved
 * on payment. A repeated call adapts the reservation to the checkout without extending it; after it
 * has expired, it can be made again. A redirect session for tickets takes the checkout's id as its
 * reservation.
 */
export const holdCheckout = call({
  name: 'payments.holdCheckout',
  method: 'POST',
  path: '/v1/checkouts/{id}/hold',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('PaymentsHoldCheckoutRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('PaymentsHoldCheckoutAnswer', { hold: CheckoutHold }),
  errors: [...holdErrors, 'CHECKOUT_IS_COMPLETE', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const getCheckoutHold = call({
  name: 'payments.getCheckoutHold',
  method: 'GET',
  path: '/v1/checkouts/{id}/hold',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('PaymentsGetCheckoutHoldRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('PaymentsGetCheckoutHoldAnswer', { hold: CheckoutHold }),
});

/** Releases the reservation. */
export const releaseCheckout = call({
  name: 'payments.releaseCheckout',
  method: 'DELETE',
  path: '/v1/checkouts/{id}/hold',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('PaymentsReleaseCheckoutRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('PaymentsReleaseCheckoutAnswer', {}),
  errors: ['CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const payCheckout = call({
  name: 'payments.payCheckout',
  method: 'POST',
  path: '/v1/checkouts/{id}/pay',
  who: 'anyone',
  permission: 'ECOM.CREATE_ORDER_FROM_CHECKOUT',
  request: message('PaymentsPayCheckoutRequest', {
    id: required(string({ format: 'GUID' })),
    method: required(PaymentMethod),
    provider: string({ maxLength: 50 }),
    token: string({ maxLength: 500, secret: true }),
    returnUrl: string({ format: 'WEB_URL', maxLength: 2048 }),
    expectedAmount: string({
      decimal: { gte: 0, lte: 1_000_000_000_000_000, maxScale: 3 },
    }),
    delayCapture: boolean({ merchantInput: 'ignored' }),
  }),
  answer: message('PaymentsPayCheckoutAnswer', { payment: CheckoutPayment }),
  errors: [...checkoutOrderErrors, 'PAYMENT_ERROR', 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'],
});

export const getCheckoutPayment = call({
  name: 'payments.getCheckoutPayment',
  method: 'GET',
  path: '/v1/checkouts/{id}/payment',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('PaymentsGetCheckoutPaymentRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('PaymentsGetCheckoutPaymentAnswer', { payment: CheckoutPayment }),
  errors: [...checkoutOrderErrors, 'PAYMENT_ERROR'],
});

/** Signed by the provider; its content is confirmed with the provider before it is used. */
export const receivePaymentWebhook = call({
  name: 'payments.receiveWebhook',
  method: 'POST',
  path: '/v1/payments/webhooks/{provider}',
  who: 'public',
  rawBody: true,
  request: message('PaymentsReceiveWebhookRequest', {
    provider: required(string({ maxLength: 50 })),
    payload: string({ maxLength: 1_000_000 }),
  }),
  answer: message('PaymentsReceiveWebhookAnswer', { received: boolean() }),
  errors: ['INVALID_SIGNATURE'],
});

/** The challenge page of the sandbox's bank. */
export const showSandboxChallenge = call({
  name: 'payments.showSandboxChallenge',
  method: 'GET',
  path: '/v1/payments/sandbox/{siteId}/{reference}',
  who: 'public',
  raw: true,
  request: message('PaymentsShowSandboxChallengeRequest', {
    siteId: required(string({ format: 'GUID' })),
    reference: required(string({ maxLength: 100 })),
    challenge: string({ maxLength: 100, secret: true }),
  }),
  answer: message('PaymentsShowSandboxChallengeAnswer', {}),
});

export const answerSandboxChallenge = call({
  name: 'payments.answerSandboxChallenge',
  method: 'POST',
  path: '/v1/payments/sandbox/{siteId}/{reference}',
  who: 'public',
  raw: true,
  form: true,
  request: message('PaymentsAnswerSandboxChallengeRequest', {
    siteId: required(string({ format: 'GUID' })),
    reference: required(string({ maxLength: 100 })),
    challenge: string({ maxLength: 100, secret: true }),
    answer: enumeration('SandboxAnswer', ['approve', 'reject']),
  }),
  answer: message('PaymentsAnswerSandboxChallengeAnswer', {}),
});
