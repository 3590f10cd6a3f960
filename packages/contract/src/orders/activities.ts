import {
  AuthorizedPaymentCaptured,
  AuthorizedPaymentCreated,
  AuthorizedPaymentVoided,
  ChargebackCreated,
  ChargebackReversed,
  OrderRefunded,
  PaymentCanceled,
  PaymentDeclined,
  PaymentPending,
  PaymentRefundFailed,
  PaymentRefunded,
  ReceiptCreated,
  ReceiptSent,
  RefundInitiated,
  RefundedAsStoreCredit,
  SavedPaymentMethod,
} from './activity-payments.ts';
import { DraftOrderChangesApplied } from './activity-changes.ts';
import {
  type Static,
  enumeration,
  integer,
  list,
  map,
  message,
  of,
  string,
  timestamp,
} from '../field.ts';

const activityTypes = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
] as const;

/** The type field of older clients, which also names custom activities. */
export const ActivityType = enumeration('ActivityType', [...activityTypes, 'CUSTOM_ACTIVITY']);
export type ActivityType = Static<typeof ActivityType>;

export const CustomActivity = message('CustomActivity', {
  appId: string({ format: 'GUID' }),
  type: string({ maxLength: 100 }),
  additionalData: map(string()),
});
export type CustomActivity = Static<typeof CustomActivity>;

export const MerchantComment = message('MerchantComment', {
  message: string({ maxLength: 5000, minLength: 1 }),
});
export type MerchantComment = Static<typeof MerchantComment>;

export const LineItemExchangeData = message('LineItemExchangeData', {
  lineItemId: string({ format: 'GUID' }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
export type LineItemExchangeData = Static<typeof LineItemExchangeData>;

export const NewExchangeOrderCreated = message('NewExchangeOrderCreated', {
  exchangeOrderId: string({ format: 'GUID' }),
  lineItems: list(LineItemExchangeData, { minItems: 1, maxItems: 300 }),
});
export type NewExchangeOrderCreated = Static<typeof NewExchangeOrderCreated>;

export const OrderActivityTypeEnumActivityType = enumeration(
  'OrderActivityTypeEnumActivityType',
  activityTypes,
);
export type OrderActivityTypeEnumActivityType = Static<typeof OrderActivityTypeEnumActivityType>;

export const OrderCreatedFromExchange = message('OrderCreatedFromExchange', {
  originalOrderId: string({ format: 'GUID' }),
});
export type OrderCreatedFromExchange = Static<typeof OrderCreatedFromExchange>;

export const Activity = message(
  'Activity',
  {
    merchantComment: MerchantComment,
    orderRefunded: OrderRefunded,
    draftOrderChangesApplied: DraftOrderChangesApplied,
    savedPaymentMethod: SavedPaymentMethod,
    authorizedPaymentCreated: AuthorizedPaymentCreated,
    authorizedPaymentCaptured: AuthorizedPaymentCaptured,
    authorizedPaymentVoided: AuthorizedPaymentVoided,
    refundInitiated: RefundInitiated,
    paymentRefunded: PaymentRefunded,
    paymentRefundFailed: PaymentRefundFailed,
    refundedAsStoreCredit: RefundedAsStoreCredit,
    paymentPending: PaymentPending,
    paymentCanceled: PaymentCanceled,
    paymentDeclined: PaymentDeclined,
    receiptCreated: ReceiptCreated,
    receiptSent: ReceiptSent,
    chargebackCreated: ChargebackCreated,
    chargebackReversed: ChargebackReversed,
    id: string({ nullable: true, format: 'GUID', readOnly: true }),
    authorEmail: string({ nullable: true, format: 'EMAIL', readOnly: true }),
    createdDate: timestamp({ nullable: true, readOnly: true }),
    type: of(ActivityType, { deprecated: true }),
    activityType: OrderActivityTypeEnumActivityType,
    customActivity: of(CustomActivity, { internal: true }),
    orderCreatedFromExchange: of(OrderCreatedFromExchange, { internal: true }),
    newExchangeOrderCreated: of(NewExchangeOrderCreated, { internal: true }),
  },
  {
    oneof: [
      [
        'customActivity',
        'merchantComment',
        'orderRefunded',
        'orderCreatedFromExchange',
        'newExchangeOrderCreated',
        'draftOrderChangesApplied',
        'savedPaymentMethod',
        'authorizedPaymentCreated',
        'authorizedPaymentCaptured',
        'authorizedPaymentVoided',
        'refundInitiated',
        'paymentRefunded',
        'paymentRefundFailed',
        'refundedAsStoreCredit',
        'paymentPending',
        'paymentCanceled',
        'paymentDeclined',
        'receiptCreated',
        'receiptSent',
        'chargebackCreated',
        'chargebackReversed',
      ],
    ],
  },
);
export type Activity = Static<typeof Activity>;

export const PublicActivity = message(
  'PublicActivity',
  {
    customActivity: CustomActivity,
    merchantComment: MerchantComment,
  },
  { oneof: [['customActivity', 'merchantComment']] },
);
export type PublicActivity = Static<typeof PublicActivity>;
