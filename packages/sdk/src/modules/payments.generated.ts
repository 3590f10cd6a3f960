// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface CheckoutHold {
  checkoutId?: string;
  /** Until when the places and tickets of this checkout are kept for its buyer. Absent: nothing is kept. */
  expiresDate?: Date;
}

export interface PaymentsGetCheckoutHoldAnswer {
  hold?: CheckoutHold;
}

export type PaymentOutcome = 'PAID' | 'PLACED' | 'CHALLENGE' | 'PENDING' | 'DECLINED' | 'NONE';
export const PaymentOutcome: Words<PaymentOutcome> = /* @__PURE__ */ words('PAID PLACED CHALLENGE PENDING DECLINED NONE');

export type PaymentMethod = 'OFFLINE' | 'SANDBOX' | 'STRIPE';
export const PaymentMethod: Words<PaymentMethod> = /* @__PURE__ */ words('OFFLINE SANDBOX STRIPE');

export interface MultiCurrencyPrice {
  amount?: string;
  convertedAmount?: string;
  formattedAmount?: string;
  formattedConvertedAmount?: string;
}

/** PAID: there is an order and the money is ours. PLACED: there is an order, to be paid later. CHALLENGE: the buyer goes to challengeUrl. PENDING: ask again with getCheckoutPayment. DECLINED: nothing was charged, see reason. NONE: nobody has tried to pay. */
export interface CheckoutPayment {
  state?: PaymentOutcome;
  method?: PaymentMethod;
  orderId?: string;
  orderNumber?: string;
  /** Of the attempt to pay; also the id of the payment in the order. */
  attemptId?: string;
  amount?: MultiCurrencyPrice;
  challengeUrl?: string;
  /** CARD_DECLINED, INSUFFICIENT_FUNDS, EXPIRED_CARD, INCORRECT_DETAILS, AUTHENTICATION_FAILED or PROCESSING_ERROR. */
  reason?: string;
}

export interface PaymentsGetCheckoutPaymentAnswer {
  /** PAID: there is an order and the money is ours. PLACED: there is an order, to be paid later. CHALLENGE: the buyer goes to challengeUrl. PENDING: ask again with getCheckoutPayment. DECLINED: nothing was charged, see reason. NONE: nobody has tried to pay. */
  payment?: CheckoutPayment;
}

export interface PaymentsHoldCheckoutAnswer {
  hold?: CheckoutHold;
}

export interface TestCard {
  token?: string;
  number?: string;
  name?: string;
}

export interface OfferedPaymentMethod {
  method?: PaymentMethod;
  /** What the store tells who pays later. */
  instructions?: string;
  /** For the provider's own card fields in a browser. */
  publishableKey?: string;
  testCards?: TestCard[];
}

export interface PaymentsListPaymentMethodsAnswer {
  methods?: OfferedPaymentMethod[];
  /** False: nothing is to be paid now; any method places the order. */
  paymentRequired?: boolean;
}

export interface PaymentsPayCheckoutAnswer {
  /** PAID: there is an order and the money is ours. PLACED: there is an order, to be paid later. CHALLENGE: the buyer goes to challengeUrl. PENDING: ask again with getCheckoutPayment. DECLINED: nothing was charged, see reason. NONE: nobody has tried to pay. */
  payment?: CheckoutPayment;
}

export interface PaymentsReceiveWebhookAnswer {
  received?: boolean;
}

/**
 * Get checkout hold.
 *
 * `GET /v1/checkouts/{id}/hold`
 */
export const getCheckoutHold: Fn<(_id: string) => Promise<PaymentsGetCheckoutHoldAnswer>> = /* @__PURE__ */ fn('GET', '/v1/checkouts/{id}/hold', 'id', { answer: { hold: shapes.CheckoutHold } });
/**
 * Get checkout payment.
 *
 * `GET /v1/checkouts/{id}/payment`
 */
export const getCheckoutPayment: Fn<(_id: string) => Promise<PaymentsGetCheckoutPaymentAnswer>> = /* @__PURE__ */ fn('GET', '/v1/checkouts/{id}/payment', 'id');
/**
 * Hold checkout.
 *
 * `POST /v1/checkouts/{id}/hold`
 */
export const holdCheckout: Fn<(_id: string) => Promise<PaymentsHoldCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/v1/checkouts/{id}/hold', 'id', { answer: { hold: shapes.CheckoutHold } });
/**
 * List payment methods.
 *
 * `GET /v1/checkouts/{id}/payment-methods`
 */
export const listPaymentMethods: Fn<(_id: string) => Promise<PaymentsListPaymentMethodsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/checkouts/{id}/payment-methods', 'id');
/**
 * Pay checkout.
 *
 * `POST /v1/checkouts/{id}/pay`
 */
export const payCheckout: Fn<(_id: string, options?: { method?: PaymentMethod; token?: string; returnUrl?: string; expectedAmount?: string; delayCapture?: boolean }) => Promise<PaymentsPayCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/v1/checkouts/{id}/pay', 'id,*');
/**
 * Receive webhook.
 *
 * `POST /v1/payments/webhooks/{provider}`
 */
export const receiveWebhook: Fn<(provider: string, options?: { payload?: string }) => Promise<PaymentsReceiveWebhookAnswer>> = /* @__PURE__ */ fn('POST', '/v1/payments/webhooks/{provider}', 'provider,*');
/**
 * Release checkout.
 *
 * `DELETE /v1/checkouts/{id}/hold`
 */
export const releaseCheckout: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/checkouts/{id}/hold', 'id', { unwrap: '' });
