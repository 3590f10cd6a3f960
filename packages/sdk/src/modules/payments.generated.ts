// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
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
export const PaymentOutcome: EnumValues<PaymentOutcome> = /* @__PURE__ */ enumValues('PAID PLACED CHALLENGE PENDING DECLINED NONE');

/**
 * Payment method of a checkout.
 *
 * - `OFFLINE`: Paid later, as the store's instructions say: by bank transfer, in cash, on delivery.
 * - `SANDBOX`: Test payments with test cards; no money moves.
 * - `STRIPE`: Card payments through the store's Stripe account.
 * - `EXTENSION`: Payments through a provider that an extension of the server adds.
 */
export type PaymentMethod = 'OFFLINE' | 'SANDBOX' | 'STRIPE' | 'EXTENSION';
export const PaymentMethod: EnumValues<PaymentMethod> = /* @__PURE__ */ enumValues('OFFLINE SANDBOX STRIPE EXTENSION');

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
  /** Name of the provider. Only for `EXTENSION`. */
  provider?: string;
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

/**
 * How a provider gets what it needs from the buyer.
 *
 * - `TOKEN`: The storefront collects a token with the provider's own form and sends it.
 * - `REDIRECT`: The buyer pays on the provider's page, at `challengeUrl`.
 */
export type PaymentCollection = 'TOKEN' | 'REDIRECT';
export const PaymentCollection: EnumValues<PaymentCollection> = /* @__PURE__ */ enumValues('TOKEN REDIRECT');

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
  /** Name of the provider, to send with `payCheckout`. Only for `EXTENSION`. */
  provider?: string;
  /** Name to show to buyers. Only for `EXTENSION`. */
  title?: string;
  /** How the buyer pays. Only for `EXTENSION`. */
  collects?: PaymentCollection;
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
export const payCheckout: Fn<(_id: string, options?: { method?: PaymentMethod; provider?: string; token?: string; returnUrl?: string; expectedAmount?: string; delayCapture?: boolean }) => Promise<PaymentsPayCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/v1/checkouts/{id}/pay', 'id,*');
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
/**
 * Errors of getCheckoutPayment, as the code of an ApiError:
 * - `SITE_NOT_ACCEPTING_PAYMENTS` (409): This store does not accept orders at the moment. The owner switched orders off after the checkout was created. The checkout stays as it is and can be paid later.
 * - `EMPTY_CHECKOUT` (400): This checkout has no line items. All line items were removed. Send the buyer back to the cart.
 * - `FULL_OUT_OF_STOCK` (409): All items are out of stock. None of the line items can be delivered; `data.lineItems` lists them. Send the buyer back to the cart.
 * - `PARTIAL_OUT_OF_STOCK` (409): Some items are not available in the requested quantity. `data.lineItems` lists the missing line items with the units that are left. Lower their quantities or remove them.
 * - `MEMBERS_ONLY_ITEM` (403, 428): Some items are for members only. Sign in to buy them. The buyer is a visitor, or a member without the plan that the item requires. Offer to sign in or to buy the plan.
 * - `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS` (400): A subscription must be the only line item of its checkout. Let the buyer order the subscription and the other items one after the other.
 * - `SUBSCRIPTION_WITH_ZERO_TOTAL` (400): A subscription with a total of zero cannot be bought. Without a payment, no card is stored for the renewals. Remove the discount that makes the subscription free.
 * - `SUBSCRIPTION_WITH_GIFT_CARD` (400, 428): A gift card cannot pay for subscriptions. Renewals need a card that can be charged again. Remove the gift card from the checkout.
 * - `NO_SELECTED_CARRIER_SERVICE_OPTION` (400): Set shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption. The order is shipped, but the checkout has no address or no delivery option yet. Ask the buyer for both.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE` (409): The selected delivery option is not available for these items and this address. Select another. The option was offered before the items, the address or the shipping rates changed. Show the current options.
 * - `ERROR_COUPON_USAGE_EXCEEDED` (428): This discount has been used as often as it may be. The coupon had a limited number of uses for all customers. Remove it and show the total without it.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED` (428): You have used this discount as often as one customer may. Remove the coupon and show the total without it.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET` (428): This discount is not active yet. The coupon starts at a later time. Ask the buyer to come back then.
 * - `ERROR_COUPON_HAS_EXPIRED` (428): This discount has expired. The coupon can no longer be used. Remove it and show the total without it.
 * - `ERROR_COUPON_DOES_NOT_EXIST` (428): There is no coupon with this code. The code is mistyped, or the coupon was deleted. Ask the buyer to check it.
 * - `ERROR_COUPON_IS_DISABLED` (428): This discount is switched off. The owner has switched the coupon off. Remove it and show the total without it.
 * - `ERROR_COUPON_NOT_FOR_CUSTOMER` (428): This discount is for members of a plan only. Offer to sign in, or to buy the plan.
 * - `ERROR_INVALID_SUBTOTAL` (428): The subtotal is below the minimum of this discount. Add more items to reach the minimum. The minimum counts the items that the coupon is for.
 * - `ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED` (428): There are fewer items than this discount requires. Add more of the items that the coupon is for.
 * - `ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS` (428): This discount does not apply to any of these items. The coupon is for other products or collections. Add one of those, or order without the coupon.
 * - `ERROR_COUPON_CANNOT_BE_COMBINED` (428): Another discount that this one cannot be combined with takes more off. The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): Gift cards are sold without discounts. All items are gift cards. Add another item, or order without the coupon.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): A gift card cannot pay for gift cards. Remove the gift card from the checkout, or order the new gift card separately.
 * - `CALCULATION_ERROR` (400): The price of this checkout cannot be calculated. `calculationErrors` of the checkout says which part failed: the tax, the delivery or a discount. Correct it and read the checkout again.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY` (400): The store does not accept this checkout as it is. `data.violations` lists the rules of the store that the checkout breaks, each with a sentence for the buyer and the line item it is about.
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 * - `TICKET_TYPE_NOT_FOUND` (404): There is no such ticket. The ticket type was removed from the event. Read the event again.
 * - `TICKETS_NOT_ON_SALE` (428): These tickets are not on sale. The sale has not started, or has ended. The event says when tickets are on sale.
 * - `TICKETS_SOLD_OUT` (409): Fewer tickets are left than requested. Read the event for the number that is left. If there are none, offer the waiting list.
 * - `TOO_MANY_TICKETS` (428): One order or member cannot have so many of these tickets. Lower the quantity. The event says how many one order may have.
 * - `MEMBERSHIP_REQUIRED` (428): The chosen membership is not active. Choose another way to pay. The membership was canceled, paused or has ended.
 * - `MEMBERSHIP_DOES_NOT_COVER_ITEM` (428): The chosen membership does not cover this item. The plan is for other services. Choose another membership, or pay for the item.
 * - `MEMBERSHIP_CREDITS_EXCEEDED` (428): The chosen membership has too few credits left for this item. Choose another membership, fewer places, or pay for the item.
 * - `INVALID_QUANTITY` (428): A plan is bought once for one member. Set the quantity to 1. Another member buys the plan in an order of their own.
 * - `INVALID_GIFT` (428): Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later. The options of the line item lack a recipient, or the day is invalid. Correct the line and try again.
 * - `TRIAL_ALREADY_USED` (409): "{name}" can be tried once; look at the checkout again. The member had the free trial of this plan before. Show the price without a trial and let the buyer confirm it.
 * - `REDEEM_GIFT_CARD_ERROR` (409): The gift card cannot be redeemed. `data.cause` has the reason, such as `GIFT_CARD_EXPIRED`. Remove the gift card from the checkout, or let the buyer use another.
 * - `CHECKOUT_ALREADY_PAID` (409): This checkout was completed elsewhere. The checkout was marked as completed by an external system, so it has no order here. Create a new checkout to sell again.
 * - `CHECKOUT_CHANGED` (409): A price, the tax or the delivery has changed. Show the new total and let the buyer confirm it. The total differs from the one that the buyer saw. Read the checkout, show the new total and send the payment again.
 * - `PAYMENT_ERROR` (400, 402, 409, 503): The payment cannot be made. The request lacks what the payment method needs (400), the payment was declined (402), its state does not allow it (409), or the provider does not answer (503). The message has a sentence for the buyer; `data.reason` says why a card was declined.
 */
export type GetCheckoutPaymentError = 'SITE_NOT_ACCEPTING_PAYMENTS' | 'EMPTY_CHECKOUT' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' | 'SUBSCRIPTION_WITH_ZERO_TOTAL' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CALCULATION_ERROR' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'TRIAL_ALREADY_USED' | 'REDEEM_GIFT_CARD_ERROR' | 'CHECKOUT_ALREADY_PAID' | 'CHECKOUT_CHANGED' | 'PAYMENT_ERROR';
/**
 * Errors of holdCheckout, as the code of an ApiError:
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 * - `TICKET_TYPE_NOT_FOUND` (404): There is no such ticket. The ticket type was removed from the event. Read the event again.
 * - `TICKETS_NOT_ON_SALE` (428): These tickets are not on sale. The sale has not started, or has ended. The event says when tickets are on sale.
 * - `TICKETS_SOLD_OUT` (409): Fewer tickets are left than requested. Read the event for the number that is left. If there are none, offer the waiting list.
 * - `TOO_MANY_TICKETS` (428): One order or member cannot have so many of these tickets. Lower the quantity. The event says how many one order may have.
 * - `MEMBERS_ONLY_ITEM` (403, 428): Some items are for members only. Sign in to buy them. The buyer is a visitor, or a member without the plan that the item requires. Offer to sign in or to buy the plan.
 * - `MEMBERSHIP_REQUIRED` (428): The chosen membership is not active. Choose another way to pay. The membership was canceled, paused or has ended.
 * - `MEMBERSHIP_DOES_NOT_COVER_ITEM` (428): The chosen membership does not cover this item. The plan is for other services. Choose another membership, or pay for the item.
 * - `MEMBERSHIP_CREDITS_EXCEEDED` (428): The chosen membership has too few credits left for this item. Choose another membership, fewer places, or pay for the item.
 * - `INVALID_QUANTITY` (428): A plan is bought once for one member. Set the quantity to 1. Another member buys the plan in an order of their own.
 * - `INVALID_GIFT` (428): Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later. The options of the line item lack a recipient, or the day is invalid. Correct the line and try again.
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type HoldCheckoutError = 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERS_ONLY_ITEM' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of payCheckout, as the code of an ApiError:
 * - `SITE_NOT_ACCEPTING_PAYMENTS` (409): This store does not accept orders at the moment. The owner switched orders off after the checkout was created. The checkout stays as it is and can be paid later.
 * - `EMPTY_CHECKOUT` (400): This checkout has no line items. All line items were removed. Send the buyer back to the cart.
 * - `FULL_OUT_OF_STOCK` (409): All items are out of stock. None of the line items can be delivered; `data.lineItems` lists them. Send the buyer back to the cart.
 * - `PARTIAL_OUT_OF_STOCK` (409): Some items are not available in the requested quantity. `data.lineItems` lists the missing line items with the units that are left. Lower their quantities or remove them.
 * - `MEMBERS_ONLY_ITEM` (403, 428): Some items are for members only. Sign in to buy them. The buyer is a visitor, or a member without the plan that the item requires. Offer to sign in or to buy the plan.
 * - `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS` (400): A subscription must be the only line item of its checkout. Let the buyer order the subscription and the other items one after the other.
 * - `SUBSCRIPTION_WITH_ZERO_TOTAL` (400): A subscription with a total of zero cannot be bought. Without a payment, no card is stored for the renewals. Remove the discount that makes the subscription free.
 * - `SUBSCRIPTION_WITH_GIFT_CARD` (400, 428): A gift card cannot pay for subscriptions. Renewals need a card that can be charged again. Remove the gift card from the checkout.
 * - `NO_SELECTED_CARRIER_SERVICE_OPTION` (400): Set shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption. The order is shipped, but the checkout has no address or no delivery option yet. Ask the buyer for both.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE` (409): The selected delivery option is not available for these items and this address. Select another. The option was offered before the items, the address or the shipping rates changed. Show the current options.
 * - `ERROR_COUPON_USAGE_EXCEEDED` (428): This discount has been used as often as it may be. The coupon had a limited number of uses for all customers. Remove it and show the total without it.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED` (428): You have used this discount as often as one customer may. Remove the coupon and show the total without it.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET` (428): This discount is not active yet. The coupon starts at a later time. Ask the buyer to come back then.
 * - `ERROR_COUPON_HAS_EXPIRED` (428): This discount has expired. The coupon can no longer be used. Remove it and show the total without it.
 * - `ERROR_COUPON_DOES_NOT_EXIST` (428): There is no coupon with this code. The code is mistyped, or the coupon was deleted. Ask the buyer to check it.
 * - `ERROR_COUPON_IS_DISABLED` (428): This discount is switched off. The owner has switched the coupon off. Remove it and show the total without it.
 * - `ERROR_COUPON_NOT_FOR_CUSTOMER` (428): This discount is for members of a plan only. Offer to sign in, or to buy the plan.
 * - `ERROR_INVALID_SUBTOTAL` (428): The subtotal is below the minimum of this discount. Add more items to reach the minimum. The minimum counts the items that the coupon is for.
 * - `ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED` (428): There are fewer items than this discount requires. Add more of the items that the coupon is for.
 * - `ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS` (428): This discount does not apply to any of these items. The coupon is for other products or collections. Add one of those, or order without the coupon.
 * - `ERROR_COUPON_CANNOT_BE_COMBINED` (428): Another discount that this one cannot be combined with takes more off. The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): Gift cards are sold without discounts. All items are gift cards. Add another item, or order without the coupon.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): A gift card cannot pay for gift cards. Remove the gift card from the checkout, or order the new gift card separately.
 * - `CALCULATION_ERROR` (400): The price of this checkout cannot be calculated. `calculationErrors` of the checkout says which part failed: the tax, the delivery or a discount. Correct it and read the checkout again.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY` (400): The store does not accept this checkout as it is. `data.violations` lists the rules of the store that the checkout breaks, each with a sentence for the buyer and the line item it is about.
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 * - `TICKET_TYPE_NOT_FOUND` (404): There is no such ticket. The ticket type was removed from the event. Read the event again.
 * - `TICKETS_NOT_ON_SALE` (428): These tickets are not on sale. The sale has not started, or has ended. The event says when tickets are on sale.
 * - `TICKETS_SOLD_OUT` (409): Fewer tickets are left than requested. Read the event for the number that is left. If there are none, offer the waiting list.
 * - `TOO_MANY_TICKETS` (428): One order or member cannot have so many of these tickets. Lower the quantity. The event says how many one order may have.
 * - `MEMBERSHIP_REQUIRED` (428): The chosen membership is not active. Choose another way to pay. The membership was canceled, paused or has ended.
 * - `MEMBERSHIP_DOES_NOT_COVER_ITEM` (428): The chosen membership does not cover this item. The plan is for other services. Choose another membership, or pay for the item.
 * - `MEMBERSHIP_CREDITS_EXCEEDED` (428): The chosen membership has too few credits left for this item. Choose another membership, fewer places, or pay for the item.
 * - `INVALID_QUANTITY` (428): A plan is bought once for one member. Set the quantity to 1. Another member buys the plan in an order of their own.
 * - `INVALID_GIFT` (428): Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later. The options of the line item lack a recipient, or the day is invalid. Correct the line and try again.
 * - `TRIAL_ALREADY_USED` (409): "{name}" can be tried once; look at the checkout again. The member had the free trial of this plan before. Show the price without a trial and let the buyer confirm it.
 * - `REDEEM_GIFT_CARD_ERROR` (409): The gift card cannot be redeemed. `data.cause` has the reason, such as `GIFT_CARD_EXPIRED`. Remove the gift card from the checkout, or let the buyer use another.
 * - `CHECKOUT_ALREADY_PAID` (409): This checkout was completed elsewhere. The checkout was marked as completed by an external system, so it has no order here. Create a new checkout to sell again.
 * - `CHECKOUT_CHANGED` (409): A price, the tax or the delivery has changed. Show the new total and let the buyer confirm it. The total differs from the one that the buyer saw. Read the checkout, show the new total and send the payment again.
 * - `PAYMENT_ERROR` (400, 402, 409, 503): The payment cannot be made. The request lacks what the payment method needs (400), the payment was declined (402), its state does not allow it (409), or the provider does not answer (503). The message has a sentence for the buyer; `data.reason` says why a card was declined.
 * - `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE` (409): This store does not accept this payment method. Read the payment methods of the checkout and offer those.
 */
export type PayCheckoutError = 'SITE_NOT_ACCEPTING_PAYMENTS' | 'EMPTY_CHECKOUT' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' | 'SUBSCRIPTION_WITH_ZERO_TOTAL' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CALCULATION_ERROR' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'TRIAL_ALREADY_USED' | 'REDEEM_GIFT_CARD_ERROR' | 'CHECKOUT_ALREADY_PAID' | 'CHECKOUT_CHANGED' | 'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE';
/**
 * Errors of receiveWebhook, as the code of an ApiError:
 * - `INVALID_SIGNATURE` (400): This message is not signed by the provider, is too old, or is not about a payment of this server. Check the webhook secret in the payment settings, and the clock of the server.
 */
export type ReceiveWebhookError = 'INVALID_SIGNATURE';
/**
 * Errors of releaseCheckout, as the code of an ApiError:
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type ReleaseCheckoutError = 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
