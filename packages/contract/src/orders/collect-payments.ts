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
  type Static,
} from '../field.ts';
import { Order } from './order.ts';
import { BulkOrderResult } from './orders.ts';
import {
  MembershipChargeItem,
  PaymentCapture,
  PaymentRefund,
  RedirectUrls,
  RefundSideEffects,
  Refundability,
} from './payment-collection.ts';
import { OrderTransactions, UserDefinedPaymentMethodName } from './payments.ts';
import { RefundDetails } from './refunds.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/bulk.ts';
import { Price } from '../shared/money.ts';
import { authorizedPaymentErrors, collectErrors } from '../errors/groups.ts';

export const ChargedBy = message('ChargedBy', {
  id: string({ format: 'GUID' }),
  fullName: string({ nullable: true, maxLength: 200, minLength: 1 }),
});
export type ChargedBy = Static<typeof ChargedBy>;

export const DurationUnit = enumeration('DurationUnit', ['MINUTES', 'HOURS', 'DAYS']);
export type DurationUnit = Static<typeof DurationUnit>;

export const Duration = message('Duration', {
  count: integer({ minimum: 1 }),
  unit: DurationUnit,
});
export type Duration = Static<typeof Duration>;

export const OrderScheduledAction = enumeration('OrderScheduledAction', ['VOID', 'CAPTURE']);
export type OrderScheduledAction = Static<typeof OrderScheduledAction>;

export const DelayedCaptureSettings = message('DelayedCaptureSettings', {
  scheduledAction: OrderScheduledAction,
  delayDuration: Duration,
});
export type DelayedCaptureSettings = Static<typeof DelayedCaptureSettings>;

export const PaymentCollectabilityStatus = enumeration('PaymentCollectabilityStatus', [
  'UNKNOWN',
  'COLLECTABLE',
  'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  'NONCOLLECTABLE_ORDER_IS_PAID',
  'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  'NONCOLLECTABLE_ORDER_IS_PENDING',
  'NONCOLLECTABLE_ORDER_IS_REJECTED',
  'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
  'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
  'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
  'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
  'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
]);
export type PaymentCollectabilityStatus = Static<typeof PaymentCollectabilityStatus>;

const call = service([]);

export const preparePaymentCollection = call({
  name: 'orders.preparePaymentCollection',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersPreparePaymentCollectionRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    amount: required(Price),
    paymentGatewayOrderId: string({ nullable: true }),
    delayedCapture: boolean({ deprecated: true }),
    delayedCaptureSettings: DelayedCaptureSettings,
    merchantInitiated: boolean({ nullable: true, internal: true }),
    redirectUrls: of(RedirectUrls, { internal: true }),
  }),
  answer: message('OrdersPreparePaymentCollectionAnswer', {
    paymentGatewayOrderId: string(),
  }),
  errors: [...collectErrors, 'PAYMENT_METHODS_NOT_FOUND', 'NO_ASSOCIATED_ECOM_ORDER'],
});

export const getPaymentCollectabilityStatus = call({
  name: 'orders.getPaymentCollectabilityStatus',
  method: 'GET',
  path: '/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status'],
  who: 'merchant',
  permission: 'ECOM.READ_TRANSACTIONS',
  request: message('OrdersGetPaymentCollectabilityStatusRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('OrdersGetPaymentCollectabilityStatusAnswer', {
    status: PaymentCollectabilityStatus,
    amount: Price,
    authorizationSupported: boolean({ internal: true }),
    customAmountSupported: boolean({ internal: true }),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const recordManuallyCollectedPayment = call({
  name: 'orders.recordManuallyCollectedPayment',
  method: 'POST',
  path: '/v1/payments-collector/orders/{orderId}/manual-payment',
  aliases: ['/ecom/v1/payments-collector/orders/{orderId}/manual-payment'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersRecordManuallyCollectedPaymentRequest', {
    orderId: required(string({ maxLength: 100, minLength: 1 })),
    amount: required(Price),
    userDefinedPaymentMethodName: of(UserDefinedPaymentMethodName, { internal: true }),
  }),
  answer: message('OrdersRecordManuallyCollectedPaymentAnswer', {}),
  errors: [...collectErrors, 'ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
});

export const paymentCollectionMarkOrderAsPaid = call({
  name: 'orders.paymentCollectionMarkOrderAsPaid',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersPaymentCollectionMarkOrderAsPaidRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    userDefinedPaymentMethodName: of(UserDefinedPaymentMethodName, { internal: true }),
  }),
  answer: message('OrdersPaymentCollectionMarkOrderAsPaidAnswer', {
    order: Order,
  }),
  errors: [...collectErrors, 'ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
  unansweredErrors: ['PAYMENT_GATEWAY_ID_NOT_FOUND'],
});

export const paymentCollectionBulkMarkOrdersAsPaid = call({
  name: 'orders.paymentCollectionBulkMarkOrdersAsPaid',
  method: 'POST',
  path: '/v1/bulk/payments-collector/mark-as-paid',
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersPaymentCollectionBulkMarkOrdersAsPaidRequest', {
    ecomOrderIds: required(
      list(string({ maxLength: 100, minLength: 1 }), { minItems: 1, maxItems: 100 }),
    ),
  }),
  answer: message('OrdersPaymentCollectionBulkMarkOrdersAsPaidAnswer', {
    results: list(BulkOrderResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});

export const getRefundabilityStatus = call({
  name: 'orders.getRefundabilityStatus',
  method: 'GET',
  path: '/v1/payments-collector/orders/{ecomOrderId}/refundability',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability'],
  who: 'merchant',
  permission: 'ECOM.READ_TRANSACTIONS',
  request: message('OrdersGetRefundabilityStatusRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('OrdersGetRefundabilityStatusAnswer', {
    refundabilities: list(Refundability, { maxItems: 300 }),
    refundablePerItem: boolean({ deprecated: true }),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const paymentCollectionCreatePaymentGatewayOrder = call({
  name: 'orders.paymentCollectionCreatePaymentGatewayOrder',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersPaymentCollectionCreatePaymentGatewayOrderRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    chargedBy: ChargedBy,
    delayedCapture: boolean({ internal: true }),
  }),
  answer: message('OrdersPaymentCollectionCreatePaymentGatewayOrderAnswer', {
    paymentGatewayOrderId: string(),
  }),
  errors: [...collectErrors, 'NO_ASSOCIATED_ECOM_ORDER'],
});

export const chargeMemberships = call({
  name: 'orders.chargeMemberships',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersChargeMembershipsRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    memberId: required(string({ format: 'GUID' })),
    membershipCharges: list(MembershipChargeItem, { minItems: 1, maxItems: 300 }),
  }),
  answer: message('OrdersChargeMembershipsAnswer', {}),
  errors: ['INVALID_AMOUNT', 'ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
});

export const triggerRefund = call({
  name: 'orders.triggerRefund',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersTriggerRefundRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    payments: required(list(PaymentRefund, { minItems: 1, maxItems: 1 })),
    details: RefundDetails,
    sideEffects: RefundSideEffects,
  }),
  answer: message('OrdersTriggerRefundAnswer', {
    orderTransactions: OrderTransactions,
    refundId: string({ nullable: true }),
    failedPaymentIds: list(ItemMetadata),
  }),
  errors: ['PAYMENTS_NOT_FOUND', 'REFUND_NOT_AVAILABLE', 'INVALID_AMOUNT', 'ORDER_NOT_FOUND'],
});

export const voidAuthorizedPayments = call({
  name: 'orders.voidAuthorizedPayments',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersVoidAuthorizedPaymentsRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    paymentIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 100 })),
  }),
  answer: message('OrdersVoidAuthorizedPaymentsAnswer', {
    orderTransactions: OrderTransactions,
  }),
  errors: [
    ...authorizedPaymentErrors,
    'PAYMENT_GATEWAY_ID_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'PAYMENT_HAS_PENDING_CAPTURE',
  ],
});

export const captureAuthorizedPayments = call({
  name: 'orders.captureAuthorizedPayments',
  method: 'POST',
  path: '/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  aliases: ['/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrdersCaptureAuthorizedPaymentsRequest', {
    ecomOrderId: required(string({ maxLength: 100, minLength: 1 })),
    payments: required(list(PaymentCapture, { minItems: 1, maxItems: 100 })),
  }),
  answer: message('OrdersCaptureAuthorizedPaymentsAnswer', {
    orderTransactions: OrderTransactions,
  }),
  errors: [
    ...authorizedPaymentErrors,
    'INVALID_AMOUNT',
    'NOT_REGULAR_ONLINE_PAYMENT',
    'PAYMENT_GATEWAY_ID_NOT_FOUND',
    'PAYMENT_HAS_PENDING_CAPTURE',
    'ORDER_NOT_FOUND',
  ],
});
