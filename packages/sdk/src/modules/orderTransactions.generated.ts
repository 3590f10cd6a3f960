// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface CreditCardPaymentMethodDetails {
  lastFourDigits?: string | null;
  brand?: string | null;
}

export type TransactionStatus = 'UNDEFINED' | 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';
export const TransactionStatus: Words<TransactionStatus> = /* @__PURE__ */ words('UNDEFINED APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED');

export type AuthorizationCaptureStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationCaptureStatus: Words<AuthorizationCaptureStatus> = /* @__PURE__ */ words('PENDING SUCCEEDED FAILED');

export interface Price {
  amount?: string;
  formattedAmount?: string;
}

export interface AuthorizationActionFailureDetails {
  failureCode?: string;
}

export interface AuthorizationCapture {
  _id?: string | null;
  status?: AuthorizationCaptureStatus;
  amount?: Price;
  _createdDate?: Date | null;
  failureDetails?: AuthorizationActionFailureDetails;
}

export type AuthorizationVoidStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationVoidStatus: Words<AuthorizationVoidStatus> = /* @__PURE__ */ words('PENDING SUCCEEDED FAILED');

export type Reason = 'MANUAL' | 'SCHEDULED';
export const Reason: Words<Reason> = /* @__PURE__ */ words('MANUAL SCHEDULED');

export interface AuthorizationVoid {
  status?: AuthorizationVoidStatus;
  voidedDate?: Date | null;
  failureDetails?: AuthorizationActionFailureDetails;
  reason?: Reason;
}

export type ActionType = 'VOID' | 'CAPTURE';
export const ActionType: Words<ActionType> = /* @__PURE__ */ words('VOID CAPTURE');

export interface V1ScheduledAction {
  actionType?: ActionType;
  executionDate?: Date | null;
}

export interface AuthorizationDetails {
  delayedCapture?: boolean;
  authorizedDate?: Date | null;
  captures?: AuthorizationCapture[];
  void?: AuthorizationVoid;
  scheduledAction?: V1ScheduledAction;
}

export type ChargebackStatus = 'APPROVED' | 'REVERSED';
export const ChargebackStatus: Words<ChargebackStatus> = /* @__PURE__ */ words('APPROVED REVERSED');

export interface Chargeback {
  _id?: string;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  amount?: Price;
  reversalAmount?: Price;
  status?: ChargebackStatus;
  externalId?: string | null;
}

export type PredefinedPaymentMethod = 'CASH' | 'BANK_TRANSFER' | 'CHECK';
export const PredefinedPaymentMethod: Words<PredefinedPaymentMethod> = /* @__PURE__ */ words('CASH BANK_TRANSFER CHECK');

export interface UserDefinedPaymentMethodName {
  predefined?: PredefinedPaymentMethod;
  custom?: string | null;
}

export interface PaymentMethodName {
  buyerLanguageName?: string | null;
  siteLanguageName?: string | null;
  userDefinedName?: UserDefinedPaymentMethodName;
}

export interface RegularPaymentDetails {
  creditCardDetails?: CreditCardPaymentMethodDetails;
  paymentOrderId?: string | null;
  gatewayTransactionId?: string | null;
  /** @deprecated */
  paymentMethod?: string | null;
  providerTransactionId?: string | null;
  offlinePayment?: boolean;
  /** @deprecated */
  status?: TransactionStatus;
  savedPaymentMethod?: boolean;
  authorizationDetails?: AuthorizationDetails;
  chargebacks?: Chargeback[];
  platformFee?: Price;
  paymentMethodName?: PaymentMethodName;
  paymentProvider?: string | null;
  paymentMethodId?: string | null;
}

export interface GiftCardPaymentDetails {
  giftCardPaymentId?: string;
  appId?: string;
  /** @deprecated */
  voided?: boolean;
  obfuscatedCode?: string | null;
  /** @deprecated */
  giftCardId?: string;
}

export type MembershipPaymentStatus = 'CHARGED' | 'CHARGE_FAILED' | 'CHARGE_PENDING' | 'VOIDED';

export interface MembershipName {
  original?: string;
  translated?: string | null;
}

export interface FutureMembershipDetails {
  lineItemId?: string;
  benefitId?: string;
}

export interface MembershipPaymentDetails {
  membershipId?: string;
  lineItemId?: string;
  /** @deprecated */
  status?: MembershipPaymentStatus;
  name?: MembershipName;
  externalTransactionId?: string | null;
  /** @deprecated */
  voided?: boolean;
  providerAppId?: string;
  futureMembership?: FutureMembershipDetails;
}

export interface CashRounding {
  amount?: string;
  formattedAmount?: string;
}

export interface CashRoundingDetails {
  unroundedAmount?: Price;
  roundingAdjustment?: CashRounding;
}

export type PaymentStatus = 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';
export const PaymentStatus: Words<PaymentStatus> = /* @__PURE__ */ words('APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED');

export interface WixReceiptInfo {
  receiptId?: string;
  displayNumber?: string | null;
}

export interface ExternalReceiptInfo {
  receiptId?: string | null;
  appId?: string | null;
  displayNumber?: string | null;
}

export type CanceledReason = 'OTHER_PAYMENT_FAILURE' | 'EXPIRED';

export interface CanceledStatusDetails {
  reason?: CanceledReason;
}

export type DeclinedReason = 'CHARGE_FAILED' | 'EXPIRED' | 'INSUFFICIENT_FUNDS' | 'GIFT_CARD_DISABLED';

export interface DeclinedStatusDetails {
  reason?: DeclinedReason;
}

export type VoidedReason = 'MERCHANT_REQUEST' | 'OTHER_PAYMENT_FAILURE';

export interface VoidedStatusDetails {
  reason?: VoidedReason;
}

export interface PaymentStatusDetails {
  canceled?: CanceledStatusDetails;
  declined?: DeclinedStatusDetails;
  voided?: VoidedStatusDetails;
  paymentGatewayReasonCode?: string | null;
}

export interface Payment {
  regularPaymentDetails?: RegularPaymentDetails;
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  membershipPaymentDetails?: MembershipPaymentDetails;
  _id?: string | null;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  amount?: Price;
  refundDisabled?: boolean;
  supportReceiptGeneration?: boolean;
  cashRounding?: CashRoundingDetails;
  status?: PaymentStatus;
  chargeCorrelationId?: string | null;
  wixReceipt?: WixReceiptInfo;
  externalReceipt?: ExternalReceiptInfo;
  canceled?: CanceledStatusDetails;
  declined?: DeclinedStatusDetails;
  voided?: VoidedStatusDetails;
  paymentStatusDetails?: PaymentStatusDetails;
  locationId?: string | null;
}

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED';
export const RefundStatus: Words<RefundStatus> = /* @__PURE__ */ words('PENDING SUCCEEDED FAILED SCHEDULED STARTED');

export interface RefundStatusInfo {
  paymentGatewayReasonCode?: string | null;
  description?: string | null;
}

export interface RefundTransaction {
  paymentId?: string;
  amount?: Price;
  refundStatus?: RefundStatus;
  refundStatusInfo?: RefundStatusInfo;
  gatewayRefundId?: string | null;
  providerRefundId?: string | null;
  externalRefund?: boolean;
  locationId?: string | null;
}

export interface RefundItem {
  lineItemId?: string;
  quantity?: number;
}

export interface LineItemRefund {
  lineItemId?: string;
  quantity?: number;
}

export interface AdditionalFeeRefund {
  additionalFeeId?: string;
  amount?: Price;
}

export interface ShippingRefund {
  amount?: Price;
}

export interface RefundDetails {
  items?: RefundItem[];
  shippingIncluded?: boolean;
  reason?: string | null;
  lineItems?: LineItemRefund[];
  additionalFees?: AdditionalFeeRefund[];
  shipping?: ShippingRefund;
}

export interface LineItemRefundSummary {
  lineItemId?: string;
  totalRefundedAmount?: Price;
}

export interface RefundItemsBreakdown {
  lineItems?: LineItemRefundSummary[];
}

export interface AggregatedRefundSummary {
  requestedRefund?: Price;
  pendingRefund?: Price;
  refunded?: Price;
  failedRefundAmount?: Price;
  pending?: boolean;
  breakdown?: RefundItemsBreakdown;
}

export interface Refund {
  _id?: string;
  transactions?: RefundTransaction[];
  details?: RefundDetails;
  _createdDate?: Date | null;
  summary?: AggregatedRefundSummary;
  requestingServiceAppId?: string | null;
}

export interface OrderTransactions {
  orderId?: string;
  payments?: Payment[];
  refunds?: Refund[];
}

export interface OrderTransactionsAddPaymentsAnswer {
  orderTransactions?: OrderTransactions;
  paymentsIds?: string[];
}

export interface PaymentAndOrderId {
  orderId?: string;
  paymentId?: string;
}

export interface ApplicationError {
  code?: string;
  description?: string;
  data?: Record<string, unknown> | null;
}

export interface ItemMetadata {
  _id?: string | null;
  originalIndex?: number;
  success?: boolean;
  error?: ApplicationError;
}

export interface BulkPaymentResult {
  itemMetadata?: ItemMetadata;
  item?: Payment;
}

export interface BulkActionMetadata {
  totalSuccesses?: number;
  totalFailures?: number;
  undetailedFailures?: number;
}

export interface OrderTransactionsBulkUpdatePaymentStatusesAnswer {
  results?: BulkPaymentResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface OrderTransactionsListTransactionsForMultipleOrdersAnswer {
  orderTransactions?: OrderTransactions[];
}

export interface OrderTransactionsListTransactionsForSingleOrderAnswer {
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsRecordChargebackAnswer {
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsUpdatePaymentStatusAnswer {
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsUpdatePaymentsAnswer {
  orderTransactions?: OrderTransactions;
}

export interface OrderTransactionsUpdateRefundTransactionAnswer {
  orderTransactions?: OrderTransactions;
}

/**
 * Add payments.
 *
 * `POST /v1/payments/orders/{orderId}/add-payment` (for owners, collaborators and apps)
 */
export const addPayments: Fn<(orderId: string, payments: Payment[]) => Promise<OrderTransactionsAddPaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/orders/{orderId}/add-payment', 'orderId,payments', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Bulk update payment statuses.
 *
 * `POST /v1/bulk/payments/update-payment-transaction-status` (for owners, collaborators and apps)
 */
export const bulkUpdatePaymentStatuses: Fn<(paymentAndOrderIds: PaymentAndOrderId[], options?: { returnFullEntity?: boolean; status?: TransactionStatus }) => Promise<OrderTransactionsBulkUpdatePaymentStatusesAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/bulk/payments/update-payment-transaction-status', 'paymentAndOrderIds,*', { answer: { results: shapes.BulkPaymentResult } });
/**
 * List transactions for multiple orders.
 *
 * `POST /v1/payments/list-by-ids` (for owners, collaborators and apps)
 */
export const listTransactionsForMultipleOrders: Fn<(orderIds: string[]) => Promise<OrderTransactionsListTransactionsForMultipleOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/list-by-ids', 'orderIds', { answer: { orderTransactions: shapes.OrderTransactions }, safe: true });
/**
 * List transactions for single order.
 *
 * `GET /v1/payments/orders/{orderId}` (for owners, collaborators and apps)
 */
export const listTransactionsForSingleOrder: Fn<(orderId: string) => Promise<OrderTransactionsListTransactionsForSingleOrderAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/payments/orders/{orderId}', 'orderId', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Record chargeback.
 *
 * `POST /v1/payments/{paymentId}/orders/{orderId}/chargebacks` (for owners, collaborators and apps)
 */
export const recordChargeback: Fn<(paymentId: string, orderId: string, options?: { externalId?: string; amount?: Price; status?: ChargebackStatus }) => Promise<OrderTransactionsRecordChargebackAnswer>> = /* @__PURE__ */ fn('POST', '/v1/payments/{paymentId}/orders/{orderId}/chargebacks', 'paymentId,orderId,*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Update payment status.
 *
 * `POST /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status` (for owners, collaborators and apps)
 */
export const updatePaymentStatus: Fn<(identifiers: { paymentId: string; orderId: string }, options?: { status?: TransactionStatus }) => Promise<OrderTransactionsUpdatePaymentStatusAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status', '{paymentId;orderId},*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Update payments.
 *
 * `POST /v1/payments/orders/{orderId}/update-payments` (for owners, collaborators and apps)
 */
export const updatePayments: Fn<(orderId: string) => Promise<OrderTransactionsUpdatePaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/orders/{orderId}/update-payments', 'orderId', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Update refund transaction.
 *
 * `POST /v1/payments/orders/{orderId}/update-refund-transaction` (for owners, collaborators and apps)
 */
export const updateRefundTransaction: Fn<(orderId: string, refundId: string, options?: { transaction?: RefundTransaction }) => Promise<OrderTransactionsUpdateRefundTransactionAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments/orders/{orderId}/update-refund-transaction', 'orderId,refundId,*', { answer: { orderTransactions: shapes.OrderTransactions } });

export const onOrderTransactionsUpdated: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_updated', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsDetailsUpdated: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_details_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_details_updated', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsRefundCompleted: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_refund_completed'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_refund_completed', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsChargebackApproved: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_chargeback_approved'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_chargeback_approved', true, shapes.OrderTransactions, 'orderTransactions');
export const onOrderTransactionsChargebackReversed: EventOf<{ data: { orderTransactions?: OrderTransactions } & Record<string, unknown> }, 'wix.ecom.v1.order_transactions_chargeback_reversed'> = /* @__PURE__ */ event('wix.ecom.v1.order_transactions_chargeback_reversed', true, shapes.OrderTransactions, 'orderTransactions');
