// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** The card that paid. */
export interface CreditCardPaymentMethodDetails {
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/**
 * State of a payment.
 *
 * - `APPROVED`: The money is received.
 * - `PENDING`: The provider is processing the payment.
 * - `PENDING_MERCHANT`: The shop has to act, such as confirming a transfer.
 * - `CANCELED`: Canceled before completion.
 * - `DECLINED`: Declined by the provider or the bank.
 * - `REFUNDED`: Refunded in full.
 * - `PARTIALLY_REFUNDED`: Refunded in part.
 * - `AUTHORIZED`: Reserved on the buyer's card, not captured yet.
 * - `VOIDED`: The reserved amount was released. @deprecated
 */
export type TransactionStatus = 'UNDEFINED' | 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';
export const TransactionStatus: EnumValues<TransactionStatus> = /* @__PURE__ */ enumValues('UNDEFINED APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED');

/**
 * State of a capture.
 *
 * - `PENDING`: The provider is processing it.
 * - `SUCCEEDED`: The money is received.
 * - `FAILED`: The capture failed.
 */
export type AuthorizationCaptureStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationCaptureStatus: EnumValues<AuthorizationCaptureStatus> = /* @__PURE__ */ enumValues('PENDING SUCCEEDED FAILED');

/** Amount in the store's currency. */
export interface Price {
  /** Amount as a decimal string, for example "34.00". */
  amount?: string;
  /** Amount with currency symbol, formatted for the store's locale, for example "$34.00". */
  formattedAmount?: string;
}

/** Why a capture or void failed. */
export interface AuthorizationActionFailureDetails {
  /** Error code of the payment provider. */
  failureCode?: string;
}

/** A capture of an authorized payment. */
export interface AuthorizationCapture {
  /** ID of the capture. */
  _id?: string | null;
  /** State of a capture. */
  status?: AuthorizationCaptureStatus;
  /** Captured amount, in the order's currency. */
  amount?: Price;
  /** When the capture was requested, in UTC. */
  _createdDate?: Date | null;
  /** Why the capture failed. Returned only as it was sent. */
  failureDetails?: AuthorizationActionFailureDetails;
}

/**
 * State of a void.
 *
 * - `PENDING`: The provider is processing it.
 * - `SUCCEEDED`: The reserved amount is released.
 * - `FAILED`: The void failed.
 */
export type AuthorizationVoidStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationVoidStatus: EnumValues<AuthorizationVoidStatus> = /* @__PURE__ */ enumValues('PENDING SUCCEEDED FAILED');

/**
 * Why an authorized payment was voided.
 *
 * - `MANUAL`: The shop voided it.
 * - `SCHEDULED`: Its time was over.
 */
export type Reason = 'MANUAL' | 'SCHEDULED';
export const Reason: EnumValues<Reason> = /* @__PURE__ */ enumValues('MANUAL SCHEDULED');

/** A void of an authorized payment. */
export interface AuthorizationVoid {
  /** State of a void. */
  status?: AuthorizationVoidStatus;
  /** When it was voided, in UTC. */
  voidedDate?: Date | null;
  /** Why the void failed. Returned only as it was sent. */
  failureDetails?: AuthorizationActionFailureDetails;
  /** Why an authorized payment was voided. */
  reason?: Reason;
}

/**
 * What happens to an authorized payment.
 *
 * - `VOID`: The reserved amount is released.
 * - `CAPTURE`: The reserved amount is captured.
 */
export type ActionType = 'VOID' | 'CAPTURE';
export const ActionType: EnumValues<ActionType> = /* @__PURE__ */ enumValues('VOID CAPTURE');

/** An action that happens to an authorized payment by itself. Returned only as it was sent. */
export interface V1ScheduledAction {
  /** What happens to an authorized payment. */
  actionType?: ActionType;
  /** When the action takes place, in UTC. */
  executionDate?: Date | null;
}

/** Authorization of a payment that is captured later. */
export interface AuthorizationDetails {
  /** Whether the payment is captured later than it is authorized. */
  delayedCapture?: boolean;
  /** When the payment was authorized, in UTC. */
  authorizedDate?: Date | null;
  /** Captures of the payment. */
  captures?: AuthorizationCapture[];
  /** Void of the payment. Missing if it was not voided. */
  void?: AuthorizationVoid;
  /** An action that happens to an authorized payment by itself. Returned only as it was sent. */
  scheduledAction?: V1ScheduledAction;
}

/**
 * State of a chargeback.
 *
 * - `APPROVED`: The bank took the money back.
 * - `REVERSED`: The dispute was decided in favor of the shop.
 */
export type ChargebackStatus = 'APPROVED' | 'REVERSED';
export const ChargebackStatus: EnumValues<ChargebackStatus> = /* @__PURE__ */ enumValues('APPROVED REVERSED');

/** A payment that the buyer's bank took back. */
export interface Chargeback {
  /** ID of the chargeback. */
  _id?: string;
  /** When the chargeback was recorded, in UTC. */
  _createdDate?: Date | null;
  /** When the chargeback last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Amount that the bank took back. */
  amount?: Price;
  /** Amount that the shop got back. */
  reversalAmount?: Price;
  /** State of a chargeback. */
  status?: ChargebackStatus;
  /** ID of the chargeback at the bank or provider. */
  externalId?: string | null;
}

/**
 * Payment method of a manual payment.
 *
 * - `CASH`: Paid in cash.
 * - `BANK_TRANSFER`: Paid by bank transfer.
 * - `CHECK`: Paid by check.
 */
export type PredefinedPaymentMethod = 'CASH' | 'BANK_TRANSFER' | 'CHECK';
export const PredefinedPaymentMethod: EnumValues<PredefinedPaymentMethod> = /* @__PURE__ */ enumValues('CASH BANK_TRANSFER CHECK');

/** Payment method of a manual payment: a predefined one or one in words. */
export interface UserDefinedPaymentMethodName {
  /** Predefined payment method. */
  predefined?: PredefinedPaymentMethod;
  /** Payment method in the shop's own words. */
  custom?: string | null;
}

/** Name of a payment method. */
export interface PaymentMethodName {
  /** Name in the buyer's language. Returned only as it was sent. */
  buyerLanguageName?: string | null;
  /** Name in the site's language. Returned only as it was sent. */
  siteLanguageName?: string | null;
  /** Name that the shop gave to a manual payment. */
  userDefinedName?: UserDefinedPaymentMethodName;
}

/** A payment by card or another payment method, online or in person. */
export interface RegularPaymentDetails {
  /** The card that paid. Missing for other payment methods. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** ID of the payment at the payment gateway. */
  paymentOrderId?: string | null;
  /** ID of the transaction at the payment gateway. */
  gatewayTransactionId?: string | null;
  /** Name of the payment method. Use `paymentMethodName`. @deprecated */
  paymentMethod?: string | null;
  /** ID of the transaction at the payment provider. */
  providerTransactionId?: string | null;
  /** Whether the payment was made in person or by transfer. */
  offlinePayment?: boolean;
  /** State of the payment. Use the payment's `status`. @deprecated */
  status?: TransactionStatus;
  /** Whether a stored payment method was charged. */
  savedPaymentMethod?: boolean;
  /** Authorization, if the payment is captured later. */
  authorizationDetails?: AuthorizationDetails;
  /** Chargebacks of the payment. */
  chargebacks?: Chargeback[];
  /** Fee of a sales platform. Returned only as it was sent. */
  platformFee?: Price;
  /** Name of the payment method. */
  paymentMethodName?: PaymentMethodName;
  /** ID of the payment provider. */
  paymentProvider?: string | null;
  /** ID of the payment method. */
  paymentMethodId?: string | null;
}

/** A payment by gift card. */
export interface GiftCardPaymentDetails {
  /** ID of the redemption of the gift card. */
  giftCardPaymentId?: string;
  /** ID of the app that manages the gift card. */
  appId?: string;
  /** Whether the redemption was reversed. Use the payment's `status`. @deprecated */
  voided?: boolean;
  /** Code of the gift card with all but the last characters masked. */
  obfuscatedCode?: string | null;
  /** ID of the gift card. Use `giftCardPaymentId`. @deprecated */
  giftCardId?: string;
}

/**
 * State of a payment by plan.
 *
 * - `CHARGED`: The plan's benefit was used.
 * - `CHARGE_FAILED`: The plan's benefit could not be used.
 * - `CHARGE_PENDING`: The charge is being processed.
 * - `VOIDED`: The use of the benefit was reversed. @deprecated
 */
export type MembershipPaymentStatus = 'CHARGED' | 'CHARGE_FAILED' | 'CHARGE_PENDING' | 'VOIDED';

/** Name of the plan that the membership belongs to. */
export interface MembershipName {
  /** Name in the language of the store. */
  original?: string;
  /** Same as `original`: plans have one language, that of the store. */
  translated?: string | null;
}

/** A plan bought in the same order. */
export interface FutureMembershipDetails {
  /** ID of the line item that is the plan. */
  lineItemId?: string;
  /** ID of the plan's benefit. */
  benefitId?: string;
}

/** A payment by a member's plan. */
export interface MembershipPaymentDetails {
  /** ID of the membership. */
  membershipId?: string;
  /** ID of the line item that the plan pays for. */
  lineItemId?: string;
  /** State of the payment. Use the payment's `status`. @deprecated */
  status?: MembershipPaymentStatus;
  /** Name of the plan. */
  name?: MembershipName;
  /** ID of the charge in the app that manages the plan. */
  externalTransactionId?: string | null;
  /** Whether the charge was reversed. Use the payment's `status`. @deprecated */
  voided?: boolean;
  /** ID of the app that manages the plan. */
  providerAppId?: string;
  /** The plan, if it was bought in the same order. Returned only as it was sent. */
  futureMembership?: FutureMembershipDetails;
}

/** A difference from rounding to coins. */
export interface CashRounding {
  /** Difference as a decimal string; negative if rounded down. */
  amount?: string;
  /** Difference with currency symbol. */
  formattedAmount?: string;
}

/** Rounding of a cash payment to coins. */
export interface CashRoundingDetails {
  /** Amount before rounding. */
  unroundedAmount?: Price;
  /** Difference that rounding made. */
  roundingAdjustment?: CashRounding;
}

/**
 * State of a payment.
 *
 * - `APPROVED`: The money is received.
 * - `PENDING`: The provider is processing the payment.
 * - `PENDING_MERCHANT`: The shop has to act, such as confirming a transfer.
 * - `CANCELED`: Canceled before completion.
 * - `DECLINED`: Declined by the provider or the bank.
 * - `REFUNDED`: Refunded in full.
 * - `PARTIALLY_REFUNDED`: Refunded in part.
 * - `AUTHORIZED`: Reserved on the buyer's card, not captured yet.
 * - `VOIDED`: The reserved amount was released.
 */
export type PaymentStatus = 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';
export const PaymentStatus: EnumValues<PaymentStatus> = /* @__PURE__ */ enumValues('APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED');

/** A receipt of the provider's own receipts app. Not created here. */
export interface WixReceiptInfo {
  /** ID of the receipt. */
  receiptId?: string;
  /** Number of the receipt that the buyer sees. */
  displayNumber?: string | null;
}

/** A receipt that another app created. */
export interface ExternalReceiptInfo {
  /** ID of the receipt in the app. */
  receiptId?: string | null;
  /** ID of the app. */
  appId?: string | null;
  /** Number of the receipt that the buyer sees. */
  displayNumber?: string | null;
}

/**
 * Why a payment was canceled.
 *
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 * - `EXPIRED`: The buyer did not complete it in time.
 */
export type CanceledReason = 'OTHER_PAYMENT_FAILURE' | 'EXPIRED';

/** Why a payment was canceled. */
export interface CanceledStatusDetails {
  /** Why a payment was canceled. */
  reason?: CanceledReason;
}

/**
 * Why a payment was declined.
 *
 * - `CHARGE_FAILED`: The charge failed.
 * - `EXPIRED`: The card or gift card has expired.
 * - `INSUFFICIENT_FUNDS`: The account or gift card has too little balance.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled.
 */
export type DeclinedReason = 'CHARGE_FAILED' | 'EXPIRED' | 'INSUFFICIENT_FUNDS' | 'GIFT_CARD_DISABLED';

/** Why a payment was declined. */
export interface DeclinedStatusDetails {
  /** Why a payment was declined. */
  reason?: DeclinedReason;
}

/**
 * Why an authorized payment was voided.
 *
 * - `MERCHANT_REQUEST`: The shop voided it.
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 */
export type VoidedReason = 'MERCHANT_REQUEST' | 'OTHER_PAYMENT_FAILURE';

/** Why an authorized payment was voided. */
export interface VoidedStatusDetails {
  /** Why an authorized payment was voided. */
  reason?: VoidedReason;
}

/** Why a payment has its state. */
export interface PaymentStatusDetails {
  /** Why a payment was canceled. */
  canceled?: CanceledStatusDetails;
  /** Why a payment was declined. */
  declined?: DeclinedStatusDetails;
  /** Why an authorized payment was voided. */
  voided?: VoidedStatusDetails;
  /** Reason code of the payment gateway. Returned only as it was sent. */
  paymentGatewayReasonCode?: string | null;
}

/** A payment of an order: a regular one, by gift card or by plan. */
export interface Payment {
  /** Details of a payment by card or another payment method. */
  regularPaymentDetails?: RegularPaymentDetails;
  /** Details of a payment by gift card. */
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  /** Details of a payment by plan. */
  membershipPaymentDetails?: MembershipPaymentDetails;
  /** ID of the payment. */
  _id?: string | null;
  /** When the payment was made, in UTC. */
  _createdDate?: Date | null;
  /** When the payment last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Paid amount, in the order's currency. */
  amount?: Price;
  /** Whether the payment cannot be refunded. */
  refundDisabled?: boolean;
  /** Never set: invoices are created here, receipts are not. */
  supportReceiptGeneration?: boolean;
  /** Rounding of a cash payment. Returned only as it was sent. */
  cashRounding?: CashRoundingDetails;
  /** State of a payment. */
  status?: PaymentStatus;
  /** ID that payments made together have in common. Returned only as it was sent. */
  chargeCorrelationId?: string | null;
  /** Receipt of the provider's own receipts app. Not created here. */
  wixReceipt?: WixReceiptInfo;
  /** Receipt that another app created. */
  externalReceipt?: ExternalReceiptInfo;
  /** Why the payment was canceled. */
  canceled?: CanceledStatusDetails;
  /** Why the payment was declined. */
  declined?: DeclinedStatusDetails;
  /** Why the payment was voided. */
  voided?: VoidedStatusDetails;
  /** Why the payment has its state. */
  paymentStatusDetails?: PaymentStatusDetails;
  /** ID of the location where the payment was made. */
  locationId?: string | null;
}

/**
 * State of a refund.
 *
 * - `PENDING`: The provider is processing it.
 * - `SUCCEEDED`: The money is refunded.
 * - `FAILED`: The refund failed.
 * - `SCHEDULED`: It starts later.
 * - `STARTED`: It is being sent to the provider.
 */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED';
export const RefundStatus: EnumValues<RefundStatus> = /* @__PURE__ */ enumValues('PENDING SUCCEEDED FAILED SCHEDULED STARTED');

/** Why a refund has its state. */
export interface RefundStatusInfo {
  /** Reason code of the payment gateway. Returned only as it was sent. */
  paymentGatewayReasonCode?: string | null;
  /** Reason in words. */
  description?: string | null;
}

/** Refund of one payment. */
export interface RefundTransaction {
  /** ID of the payment. */
  paymentId?: string;
  /** Refunded amount, in the order's currency. */
  amount?: Price;
  /** State of a refund. */
  refundStatus?: RefundStatus;
  /** Why the refund has its state. */
  refundStatusInfo?: RefundStatusInfo;
  /** ID of the refund at the payment gateway. */
  gatewayRefundId?: string | null;
  /** ID of the refund at the payment provider. */
  providerRefundId?: string | null;
  /** Whether the shop refunded elsewhere, such as in cash. */
  externalRefund?: boolean;
  /** ID of the location where the refund was made. */
  locationId?: string | null;
}

/** Refund of units of a line item, in the older form. */
export interface RefundItem {
  /** ID of the line item. */
  lineItemId?: string;
  /** Number of refunded units. */
  quantity?: number;
}

/** Refund of units of a line item. */
export interface LineItemRefund {
  /** ID of the line item. */
  lineItemId?: string;
  /** Number of refunded units. */
  quantity?: number;
}

/** Refund of a fee. */
export interface AdditionalFeeRefund {
  /** ID of the fee in the order. Returned only as it was sent. */
  additionalFeeId?: string;
  /** Refunded amount of the fee. */
  amount?: Price;
}

/** Refund of the delivery. */
export interface ShippingRefund {
  /** Refunded amount of the delivery. */
  amount?: Price;
}

/** What is refunded, and why. */
export interface RefundDetails {
  /** Refunded units by line item. Use `lineItems`. */
  items?: RefundItem[];
  /** Whether the delivery is refunded too. Use `shipping`. */
  shippingIncluded?: boolean;
  /** Why the shop refunds, for the activity log and the email. */
  reason?: string | null;
  /** Refunded units by line item. */
  lineItems?: LineItemRefund[];
  /** Refunded fees of the order. */
  additionalFees?: AdditionalFeeRefund[];
  /** Refunded part of the delivery. */
  shipping?: ShippingRefund;
}

/** Refunded amount of a line item. */
export interface LineItemRefundSummary {
  /** ID of the line item. */
  lineItemId?: string;
  /** Never set: refunds name their line items, and there is no sum by line item. */
  totalRefundedAmount?: Price;
}

/** Refunded amounts by line item. */
export interface RefundItemsBreakdown {
  /** Line items of the refund. */
  lineItems?: LineItemRefundSummary[];
}

/** Totals of a refund over all its payments. */
export interface AggregatedRefundSummary {
  /** Amount that was requested. */
  requestedRefund?: Price;
  /** Amount that is being processed. */
  pendingRefund?: Price;
  /** Amount that was refunded. */
  refunded?: Price;
  /** Amount whose refund failed. */
  failedRefundAmount?: Price;
  /** Whether a part of the refund is still being processed. */
  pending?: boolean;
  /** Refunded amounts by line item. */
  breakdown?: RefundItemsBreakdown;
}

/** A refund of an order. */
export interface Refund {
  /** ID of the refund. */
  _id?: string;
  /** Refund of each payment. */
  transactions?: RefundTransaction[];
  /** What was refunded, and why. */
  details?: RefundDetails;
  /** When the refund was requested, in UTC. */
  _createdDate?: Date | null;
  /** Totals of the refund over all its payments. */
  summary?: AggregatedRefundSummary;
  /** Never set: refunds are requested by a caller, not by a service. */
  requestingServiceAppId?: string | null;
}

/** Payments and refunds of an order. */
export interface OrderTransactions {
  /** ID of the order. */
  orderId?: string;
  /** Payments, oldest first. */
  payments?: Payment[];
  /** Refunds, oldest first. */
  refunds?: Refund[];
}

export interface OrderTransactionsAddPaymentsAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
  /** IDs of the new payments, in the order of the request. */
  paymentsIds?: string[];
}

/** A payment of an order. */
export interface PaymentAndOrderId {
  /** ID of the order. */
  orderId?: string;
  /** ID of the payment. */
  paymentId?: string;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** Outcome for one item of a bulk operation. */
export interface ItemMetadata {
  /** ID of the item. Absent when the item could not be created. */
  _id?: string | null;
  /** Zero-based position of the item in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for this item. */
  success?: boolean;
  /** Reason for the failure. Present only when `success` is false. */
  error?: ApplicationError;
}

/** Result of a bulk update for one payment. */
export interface BulkPaymentResult {
  /** The payment's ID, and whether the update succeeded. */
  itemMetadata?: ItemMetadata;
  /** The updated payment, if `returnFullEntity` is set. */
  item?: Payment;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that were processed successfully. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failed items that `results` does not list. 0 unless a background job had too many failures to list. */
  undetailedFailures?: number;
}

export interface OrderTransactionsBulkUpdatePaymentStatusesAnswer {
  /** Result for each payment, in the order of the request. */
  results?: BulkPaymentResult[];
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

export interface OrderTransactionsListTransactionsForMultipleOrdersAnswer {
  /** Payments and refunds of each order that exists. */
  orderTransactions?: OrderTransactions[];
}

export interface OrderTransactionsListTransactionsForSingleOrderAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsRecordChargebackAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsUpdatePaymentStatusAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsUpdatePaymentsAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsUpdateRefundTransactionAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

/**
 * Records payments of an order that were made elsewhere. Nothing is charged.
 *
 * `POST /v1/payments/orders/{orderId}/add-payment` (for owners, collaborators and apps)
 */
export const addPayments: Fn<(orderId: string, payments: Payment[]) => Promise<OrderTransactionsAddPaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/orders/{orderId}/add-payment', 'orderId,payments', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Changes the status of up to 300 payments that were made elsewhere.
 *
 * `POST /v1/bulk/payments/update-payment-transaction-status` (for owners, collaborators and apps)
 */
export const bulkUpdatePaymentStatuses: Fn<(paymentAndOrderIds: PaymentAndOrderId[], options?: { returnFullEntity?: boolean; status?: TransactionStatus }) => Promise<OrderTransactionsBulkUpdatePaymentStatusesAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/bulk/payments/update-payment-transaction-status', 'paymentAndOrderIds,*', { answer: { results: shapes.BulkPaymentResult } });
/**
 * Lists the payments and refunds of up to 100 orders.
 *
 * `POST /v1/payments/list-by-ids` (for owners, collaborators and apps)
 */
export const listTransactionsForMultipleOrders: Fn<(orderIds: string[]) => Promise<OrderTransactionsListTransactionsForMultipleOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/list-by-ids', 'orderIds', { answer: { orderTransactions: shapes.OrderTransactions }, safe: true });
/**
 * Lists the payments and refunds of an order.
 *
 * `GET /v1/payments/orders/{orderId}` (for owners, collaborators and apps)
 */
export const listTransactionsForSingleOrder: Fn<(orderId: string) => Promise<OrderTransactionsListTransactionsForSingleOrderAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/payments/orders/{orderId}', 'orderId', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Records that the buyer's bank took a payment back, or that the shop won the dispute.
 *
 * `POST /v1/payments/{paymentId}/orders/{orderId}/chargebacks` (for owners, collaborators and apps)
 */
export const recordChargeback: Fn<(paymentId: string, orderId: string, options?: { externalId?: string; amount?: Price; status?: ChargebackStatus }) => Promise<OrderTransactionsRecordChargebackAnswer>> = /* @__PURE__ */ fn('POST', '/v1/payments/{paymentId}/orders/{orderId}/chargebacks', 'paymentId,orderId,*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Changes the status of a payment that was made elsewhere.
 *
 * `POST /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status` (for owners, collaborators and apps)
 */
export const updatePaymentStatus: Fn<(identifiers: { paymentId: string; orderId: string }, options?: { status?: TransactionStatus }) => Promise<OrderTransactionsUpdatePaymentStatusAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status', '{paymentId;orderId},*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Updates the details of payments of an order.
 *
 * `POST /v1/payments/orders/{orderId}/update-payments` (for owners, collaborators and apps)
 */
export const updatePayments: Fn<(orderId: string) => Promise<OrderTransactionsUpdatePaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/orders/{orderId}/update-payments', 'orderId', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Updates the state of a refund of one payment.
 *
 * `POST /v1/payments/orders/{orderId}/update-refund-transaction` (for owners, collaborators and apps)
 */
export const updateRefundTransaction: Fn<(orderId: string, refundId: string, options?: { transaction?: RefundTransaction }) => Promise<OrderTransactionsUpdateRefundTransactionAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/orders/{orderId}/update-refund-transaction', 'orderId,refundId,*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Errors of addPayments, as the code of an ApiError:
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type AddPaymentsError = 'INVALID_AMOUNT' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED';
/**
 * Errors of listTransactionsForSingleOrder, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type ListTransactionsForSingleOrderError = 'ORDER_NOT_FOUND';
/**
 * Errors of recordChargeback, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `TOO_MANY_CHARGEBACKS` (409): A payment has at most {max} chargebacks. Nothing was recorded. Update one of the existing chargebacks.
 */
export type RecordChargebackError = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'INVALID_AMOUNT' | 'TOO_MANY_CHARGEBACKS';
/**
 * Errors of updatePaymentStatus, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 */
export type UpdatePaymentStatusError = 'STATUS_NOT_ALLOWED' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND';
/**
 * Errors of updatePayments, as the code of an ApiError:
 * - `ORDER_TRANSACTIONS_NOT_FOUND` (404): There is no order "{orderId}". Check the id of the order. Orders of other stores look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type UpdatePaymentsError = 'ORDER_TRANSACTIONS_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED';
/**
 * Errors of updateRefundTransaction, as the code of an ApiError:
 * - `ORDER_TRANSACTIONS_NOT_FOUND` (404): There is no order "{orderId}". Check the id of the order. Orders of other stores look like missing ones.
 * - `REFUND_NOT_FOUND` (404): The order has no refund "{refundId}". List the transactions of the order and send the id of one of its refunds.
 * - `REFUND_TRANSACTION_NOT_FOUND` (404): The refund has no transaction for payment "{paymentId}". The refund belongs to another payment. List the transactions and send the payment of the refund.
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type UpdateRefundTransactionError = 'ORDER_TRANSACTIONS_NOT_FOUND' | 'REFUND_NOT_FOUND' | 'REFUND_TRANSACTION_NOT_FOUND' | 'STATUS_NOT_ALLOWED';

export const onOrderTransactionsUpdated: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_updated', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsDetailsUpdated: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_details_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_details_updated', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsRefundCompleted: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_refund_completed'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_refund_completed', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsChargebackApproved: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_chargeback_approved'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_chargeback_approved', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsChargebackReversed: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_chargeback_reversed'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_chargeback_reversed', true, shapes.OrderTransactions, 'orderTransactions');
