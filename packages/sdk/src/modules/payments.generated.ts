// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

/** Reservation of a checkout's booking slots and tickets. */
export interface CheckoutHold {
  /** ID of the checkout. */
  checkoutId?: string;
  /** Until when they are reserved for the buyer, in UTC. Missing if nothing is reserved. */
  expiresDate?: Date;
}

export interface PaymentsGetCheckoutHoldAnswer {
  /** Reservation of a checkout's booking slots and tickets. */
  hold?: CheckoutHold;
}

/**
 * State of a checkout's payment.
 *
 * - `PAID`: The order is placed and paid.
 * - `PLACED`: The order is placed and is to be paid later.
 * - `CHALLENGE`: The buyer must confirm the payment at `challengeUrl`.
 * - `PENDING`: The provider is still processing the payment. Poll `getCheckoutPayment`.
 * - `DECLINED`: Nothing was charged; `reason` says why.
 * - `NONE`: No payment was attempted.
 */
export type PaymentOutcome = 'PAID' | 'PLACED' | 'CHALLENGE' | 'PENDING' | 'DECLINED' | 'NONE';
export const PaymentOutcome: Words<PaymentOutcome> = /* @__PURE__ */ words('PAID PLACED CHALLENGE PENDING DECLINED NONE');

/**
 * Payment method of a checkout.
 *
 * - `OFFLINE`: Paid later, as the store's instructions say: by bank transfer, in cash, on delivery.
 * - `SANDBOX`: Test payments with test cards; no money moves.
 * - `STRIPE`: Card payments through the store's Stripe account.
 */
export type PaymentMethod = 'OFFLINE' | 'SANDBOX' | 'STRIPE';
export const PaymentMethod: Words<PaymentMethod> = /* @__PURE__ */ words('OFFLINE SANDBOX STRIPE');

/** Amount in the store's currency with its conversion for display. */
export interface MultiCurrencyPrice {
  /** Amount in the store's currency as a decimal string, for example "34.00". The buyer is charged in this currency. */
  amount?: string;
  /** Amount in `conversionCurrency` as a decimal string, for display only. */
  convertedAmount?: string;
  /** Amount with currency symbol, formatted for the store's locale, for example "$34.00". */
  formattedAmount?: string;
  /** Converted amount with currency symbol, formatted for the store's locale. */
  formattedConvertedAmount?: string;
}

/** The latest payment of a checkout. */
export interface CheckoutPayment {
  /** State of the payment; it says what the storefront should do next. */
  state?: PaymentOutcome;
  /** Payment method of the attempt. */
  method?: PaymentMethod;
  /** ID of the order, once it is placed. */
  orderId?: string;
  /** Number of the order that the buyer sees, once it is placed. */
  orderNumber?: string;
  /** ID of the attempt, which is also the ID of the payment in the order's transactions. */
  attemptId?: string;
  /** Amount to pay now, in the currency of the checkout, including tax and shipping. */
  amount?: MultiCurrencyPrice;
  /** URL to which the storefront sends the buyer, if `state` is `CHALLENGE`. */
  challengeUrl?: string;
  /** Why the payment was declined: `CARD_DECLINED`, `INSUFFICIENT_FUNDS`, `EXPIRED_CARD`, `INCORRECT_DETAILS`, `AUTHENTICATION_FAILED` or `PROCESSING_ERROR`. */
  reason?: string;
}

export interface PaymentsGetCheckoutPaymentAnswer {
  /** The latest payment of a checkout. */
  payment?: CheckoutPayment;
}

export interface PaymentsHoldCheckoutAnswer {
  /** Reservation of a checkout's booking slots and tickets. */
  hold?: CheckoutHold;
}

/** A card for test payments. */
export interface TestCard {
  /** Token to send in `payCheckout`. */
  token?: string;
  /** Card number that a test page shows. */
  number?: string;
  /** What the card does, such as being declined. */
  name?: string;
}

/** A payment method that is available for the checkout. */
export interface OfferedPaymentMethod {
  /** Payment method of a checkout. */
  method?: PaymentMethod;
  /** How to pay later, as written by the store. Only for `OFFLINE`. */
  instructions?: string;
  /** Publishable key for the provider's card fields in a browser. Only for `STRIPE`. */
  publishableKey?: string;
  /** Cards for test payments. Only for `SANDBOX`. */
  testCards?: TestCard[];
}

export interface PaymentsListPaymentMethodsAnswer {
  /** Available payment methods, in the order in which to show them. */
  methods?: OfferedPaymentMethod[];
  /** Whether something is to be paid now. If `false`, `payCheckout` places the order with any method and charges nothing. */
  paymentRequired?: boolean;
}

export interface PaymentsPayCheckoutAnswer {
  /** The latest payment of a checkout. */
  payment?: CheckoutPayment;
}

export interface PaymentsReceiveWebhookAnswer {
  /** Always `true`: the event is stored and need not be sent again. */
  received?: boolean;
}

/**
 * Retrieves the reservation of a checkout's booking slots and tickets.
 *
 * `GET /v1/checkouts/{id}/hold`
 */
export const getCheckoutHold: Fn<(_id: string) => Promise<PaymentsGetCheckoutHoldAnswer>> = /* @__PURE__ */ fn('GET', '/v1/checkouts/{id}/hold', 'id', { answer: { hold: shapes.CheckoutHold } });
/**
 * Retrieves the state of the latest payment of a checkout.
 *
 * `GET /v1/checkouts/{id}/payment`
 */
export const getCheckoutPayment: Fn<(_id: string) => Promise<PaymentsGetCheckoutPaymentAnswer>> = /* @__PURE__ */ fn('GET', '/v1/checkouts/{id}/payment', 'id');
/**
 * Reserves the booking slots and tickets of a checkout while the buyer completes it. Calling it again adapts the reservation to the checkout without extending it. Products are reserved on payment.
 *
 * `POST /v1/checkouts/{id}/hold`
 */
export const holdCheckout: Fn<(_id: string) => Promise<PaymentsHoldCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/v1/checkouts/{id}/hold', 'id', { answer: { hold: shapes.CheckoutHold } });
/**
 * Lists the payment methods that are available for a checkout.
 *
 * `GET /v1/checkouts/{id}/payment-methods`
 */
export const listPaymentMethods: Fn<(_id: string) => Promise<PaymentsListPaymentMethodsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/checkouts/{id}/payment-methods', 'id');
/**
 * Pays a checkout and places the order. Send an `Idempotency-Key` header: a repeated request with the same key returns the same result and charges once.
 *
 * `POST /v1/checkouts/{id}/pay`
 */
export const payCheckout: Fn<(_id: string, options?: { method?: PaymentMethod; token?: string; returnUrl?: string; expectedAmount?: string; delayCapture?: boolean }) => Promise<PaymentsPayCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/v1/checkouts/{id}/pay', 'id,*');
/**
 * Receives events from a payment provider. The signature is verified, and the payment is read from the provider before the order changes.
 *
 * `POST /v1/payments/webhooks/{provider}`
 */
export const receiveWebhook: Fn<(provider: string, options?: { payload?: string }) => Promise<PaymentsReceiveWebhookAnswer>> = /* @__PURE__ */ fn('POST', '/v1/payments/webhooks/{provider}', 'provider,*');
/**
 * Releases the reserved booking slots and tickets of a checkout, so that others can buy them.
 *
 * `DELETE /v1/checkouts/{id}/hold`
 */
export const releaseCheckout: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/checkouts/{id}/hold', 'id', { unwrap: '' });
/** Errors of getCheckoutPayment, as the code of an ApiError. */
export type GetCheckoutPaymentError = 'SITE_NOT_ACCEPTING_PAYMENTS' | 'EMPTY_CHECKOUT' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' | 'SUBSCRIPTION_WITH_ZERO_TOTAL' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CALCULATION_ERROR' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'TRIAL_ALREADY_USED' | 'REDEEM_GIFT_CARD_ERROR' | 'CHECKOUT_ALREADY_PAID' | 'CHECKOUT_CHANGED' | 'PAYMENT_ERROR';
/** Errors of holdCheckout, as the code of an ApiError. */
export type HoldCheckoutError = 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERS_ONLY_ITEM' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/** Errors of payCheckout, as the code of an ApiError. */
export type PayCheckoutError = 'SITE_NOT_ACCEPTING_PAYMENTS' | 'EMPTY_CHECKOUT' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' | 'SUBSCRIPTION_WITH_ZERO_TOTAL' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CALCULATION_ERROR' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'TRIAL_ALREADY_USED' | 'REDEEM_GIFT_CARD_ERROR' | 'CHECKOUT_ALREADY_PAID' | 'CHECKOUT_CHANGED' | 'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE';
/** Errors of receiveWebhook, as the code of an ApiError. */
export type ReceiveWebhookError = 'INVALID_SIGNATURE';
/** Errors of releaseCheckout, as the code of an ApiError. */
export type ReleaseCheckoutError = 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
