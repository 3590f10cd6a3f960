import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { OrderModifierGroup } from './line-item.ts';
import { RegularPaymentRefund } from './payment-collection.ts';
import { DescriptionLine, ProductName } from '../shared/item.ts';
import { Price } from '../shared/money.ts';

export const ActivityType = enumeration('ActivityType', [
  'ORDER_REFUNDED',
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
  'CUSTOM_ACTIVITY',
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
]);
export type ActivityType = Static<typeof ActivityType>;

export const AuthorizedPaymentCaptured = message('AuthorizedPaymentCaptured', {
  paymentId: string({ format: 'GUID' }),
  amount: Price,
  lastFourDigits: string({ nullable: true, maxLength: 4 }),
  brand: string({ nullable: true, maxLength: 100 }),
});
export type AuthorizedPaymentCaptured = Static<typeof AuthorizedPaymentCaptured>;

export const AuthorizedPaymentCreated = message('AuthorizedPaymentCreated', {
  paymentId: string({ format: 'GUID' }),
  amount: Price,
  lastFourDigits: string({ nullable: true, maxLength: 4 }),
  brand: string({ nullable: true, maxLength: 100 }),
});
export type AuthorizedPaymentCreated = Static<typeof AuthorizedPaymentCreated>;

export const AuthorizedPaymentVoided = message('AuthorizedPaymentVoided', {
  paymentId: string({ format: 'GUID' }),
  amount: Price,
  lastFourDigits: string({ nullable: true, maxLength: 4 }),
  brand: string({ nullable: true, maxLength: 100 }),
});
export type AuthorizedPaymentVoided = Static<typeof AuthorizedPaymentVoided>;

export const CreditCardDetails = message('CreditCardDetails', {
  lastFourDigits: string({ nullable: true, maxLength: 4 }),
  brand: string({ nullable: true, maxLength: 100 }),
});
export type CreditCardDetails = Static<typeof CreditCardDetails>;

export const RegularPayment = message('RegularPayment', {
  creditCardDetails: CreditCardDetails,
  amount: Price,
});
export type RegularPayment = Static<typeof RegularPayment>;

export const ChargebackCreated = message('ChargebackCreated', {
  paymentId: string({ format: 'GUID' }),
  chargebackId: string({ format: 'GUID' }),
  amount: Price,
  paymentDetails: RegularPayment,
});
export type ChargebackCreated = Static<typeof ChargebackCreated>;

export const ChargebackReversed = message('ChargebackReversed', {
  paymentId: string({ format: 'GUID' }),
  chargebackId: string({ format: 'GUID' }),
  amount: Price,
  reversalAmount: Price,
  paymentDetails: RegularPayment,
});
export type ChargebackReversed = Static<typeof ChargebackReversed>;

export const CustomActivity = message('CustomActivity', {
  appId: string({ format: 'GUID' }),
  type: string({ maxLength: 100 }),
  additionalData: map(string()),
});
export type CustomActivity = Static<typeof CustomActivity>;

export const LineItemDescriptionLineChange = message('LineItemDescriptionLineChange', {
  addedDescriptionLines: list(DescriptionLine, { maxItems: 20 }),
  removedDescriptionLines: list(DescriptionLine, { maxItems: 20 }),
});
export type LineItemDescriptionLineChange = Static<typeof LineItemDescriptionLineChange>;

export const LineItemModifiersChange = message('LineItemModifiersChange', {
  addedModifierGroups: list(OrderModifierGroup, { maxItems: 10 }),
  removedModifierGroups: list(OrderModifierGroup, { maxItems: 10 }),
});
export type LineItemModifiersChange = Static<typeof LineItemModifiersChange>;

export const LineItemPriceChange = message('LineItemPriceChange', {
  originalPrice: Price,
  newPrice: Price,
});
export type LineItemPriceChange = Static<typeof LineItemPriceChange>;

export const LineItemProductNameChange = message('LineItemProductNameChange', {
  originalProductName: ProductName,
  newProductName: ProductName,
});
export type LineItemProductNameChange = Static<typeof LineItemProductNameChange>;

export const LineItemQuantityChangeType = enumeration('LineItemQuantityChangeType', [
  'QUANTITY_INCREASED',
  'QUANTITY_DECREASED',
]);
export type LineItemQuantityChangeType = Static<typeof LineItemQuantityChangeType>;

export const LineItemQuantityChange = message('LineItemQuantityChange', {
  originalQuantity: integer({ maximum: 1_000_000 }),
  newQuantity: integer({ maximum: 1_000_000 }),
  diff: integer({ minimum: 1, maximum: 1_000_000 }),
  deltaType: LineItemQuantityChangeType,
});
export type LineItemQuantityChange = Static<typeof LineItemQuantityChange>;

export const LineItemChanges = message('LineItemChanges', {
  id: string({ format: 'GUID' }),
  name: ProductName,
  quantity: LineItemQuantityChange,
  price: LineItemPriceChange,
  productName: of(LineItemProductNameChange, { internal: true }),
  descriptionLines: of(LineItemDescriptionLineChange, { internal: true }),
  modifierGroups: of(LineItemModifiersChange, { internal: true }),
});
export type LineItemChanges = Static<typeof LineItemChanges>;

export const LineItemAmount = message('LineItemAmount', {
  id: string({ format: 'GUID' }),
  name: ProductName,
  amount: Price,
});
export type LineItemAmount = Static<typeof LineItemAmount>;

export const TranslatedValue = message('TranslatedValue', {
  original: string({ minLength: 1 }),
  translated: string({ nullable: true, minLength: 1 }),
});
export type TranslatedValue = Static<typeof TranslatedValue>;

export const ManagedAdditionalFee = message('ManagedAdditionalFee', {
  id: string({ format: 'GUID' }),
  name: TranslatedValue,
  affectedLineItems: list(LineItemAmount),
  totalAmount: Price,
});
export type ManagedAdditionalFee = Static<typeof ManagedAdditionalFee>;

export const ManagedDiscount = message('ManagedDiscount', {
  id: string({ format: 'GUID' }),
  name: TranslatedValue,
  affectedLineItems: list(LineItemAmount),
  totalAmount: Price,
});
export type ManagedDiscount = Static<typeof ManagedDiscount>;

export const ManagedLineItem = message('ManagedLineItem', {
  id: string({ format: 'GUID' }),
  name: ProductName,
  quantity: integer({ minimum: 1, maximum: 1_000_000 }),
});
export type ManagedLineItem = Static<typeof ManagedLineItem>;

export const OrderShippingInformation = message('OrderShippingInformation', {
  total: Price,
  shippingTitle: string({ maxLength: 250 }),
});
export type OrderShippingInformation = Static<typeof OrderShippingInformation>;

export const ShippingInformationChange = message('ShippingInformationChange', {
  originalShippingInfo: OrderShippingInformation,
  newShippingInfo: OrderShippingInformation,
});
export type ShippingInformationChange = Static<typeof ShippingInformationChange>;

export const TotalPriceChange = message('TotalPriceChange', {
  originalTotal: Price,
  newTotal: Price,
});
export type TotalPriceChange = Static<typeof TotalPriceChange>;

export const OrderChange = message(
  'OrderChange',
  {
    lineItemChanged: LineItemChanges,
    lineItemAdded: ManagedLineItem,
    lineItemRemoved: ManagedLineItem,
    discountAdded: ManagedDiscount,
    discountRemoved: ManagedDiscount,
    additionalFeeAdded: ManagedAdditionalFee,
    additionalFeeRemoved: ManagedAdditionalFee,
    totalPriceChanged: TotalPriceChange,
    shippingInformationChanged: ShippingInformationChange,
  },
  {
    oneof: [
      [
        'lineItemChanged',
        'lineItemAdded',
        'lineItemRemoved',
        'discountAdded',
        'discountRemoved',
        'additionalFeeAdded',
        'additionalFeeRemoved',
        'totalPriceChanged',
        'shippingInformationChanged',
      ],
    ],
  },
);
export type OrderChange = Static<typeof OrderChange>;

export const DraftOrderChangesApplied = message('DraftOrderChangesApplied', {
  draftOrderId: string(),
  reason: string({ nullable: true, maxLength: 200 }),
  changes: list(OrderChange),
});
export type DraftOrderChangesApplied = Static<typeof DraftOrderChangesApplied>;

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

export const OrderActivityTypeEnumActivityType = enumeration('OrderActivityTypeEnumActivityType', [
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
]);
export type OrderActivityTypeEnumActivityType = Static<typeof OrderActivityTypeEnumActivityType>;

export const OrderCreatedFromExchange = message('OrderCreatedFromExchange', {
  originalOrderId: string({ format: 'GUID' }),
});
export type OrderCreatedFromExchange = Static<typeof OrderCreatedFromExchange>;

export const OrderRefunded = message('OrderRefunded', {
  manual: boolean(),
  amount: Price,
  reason: string({ maxLength: 200 }),
});
export type OrderRefunded = Static<typeof OrderRefunded>;

export const PaymentCanceled = message('PaymentCanceled', {
  regular: RegularPayment,
  paymentId: string({ format: 'GUID' }),
});
export type PaymentCanceled = Static<typeof PaymentCanceled>;

export const PaymentDeclined = message('PaymentDeclined', {
  regular: RegularPayment,
  paymentId: string({ format: 'GUID' }),
});
export type PaymentDeclined = Static<typeof PaymentDeclined>;

export const PaymentPending = message('PaymentPending', {
  regular: RegularPayment,
  paymentId: string({ format: 'GUID' }),
});
export type PaymentPending = Static<typeof PaymentPending>;

export const GiftCardPaymentRefund = message('GiftCardPaymentRefund', {
  giftCardPaymentId: string({ nullable: true, maxLength: 100, minLength: 1 }),
  amount: Price,
});
export type GiftCardPaymentRefund = Static<typeof GiftCardPaymentRefund>;

export const MembershipPaymentRefund = message('MembershipPaymentRefund', {
  membershipId: string({ nullable: true, maxLength: 200, minLength: 1 }),
});
export type MembershipPaymentRefund = Static<typeof MembershipPaymentRefund>;

export const RefundedPayment = message(
  'RefundedPayment',
  {
    regular: RegularPaymentRefund,
    giftCard: GiftCardPaymentRefund,
    membership: MembershipPaymentRefund,
    paymentId: string({ format: 'GUID' }),
    externalRefund: boolean(),
  },
  { oneof: [['regular', 'giftCard', 'membership']] },
);
export type RefundedPayment = Static<typeof RefundedPayment>;

export const PaymentRefundFailed = message('PaymentRefundFailed', {
  refundId: string({ format: 'GUID' }),
  payment: RefundedPayment,
});
export type PaymentRefundFailed = Static<typeof PaymentRefundFailed>;

export const PaymentRefunded = message('PaymentRefunded', {
  refundId: string({ format: 'GUID' }),
  payment: RefundedPayment,
});
export type PaymentRefunded = Static<typeof PaymentRefunded>;

export const ExternalReceipt = message('ExternalReceipt', {
  receiptId: string({ nullable: true, maxLength: 100 }),
  displayNumber: string({ nullable: true, maxLength: 40, minLength: 1 }),
});
export type ExternalReceipt = Static<typeof ExternalReceipt>;

export const WixReceipt = message('WixReceipt', {
  receiptId: string({ format: 'GUID' }),
  displayNumber: string({ nullable: true, maxLength: 40, minLength: 1 }),
});
export type WixReceipt = Static<typeof WixReceipt>;

export const ReceiptCreated = message(
  'ReceiptCreated',
  {
    wixReceipt: WixReceipt,
    externalReceipt: ExternalReceipt,
    paymentId: string({ format: 'GUID' }),
  },
  { oneof: [['wixReceipt', 'externalReceipt']] },
);
export type ReceiptCreated = Static<typeof ReceiptCreated>;

export const ReceiptSent = message(
  'ReceiptSent',
  {
    wixReceipt: WixReceipt,
    externalReceipt: ExternalReceipt,
    paymentId: string({ format: 'GUID' }),
  },
  { oneof: [['wixReceipt', 'externalReceipt']] },
);
export type ReceiptSent = Static<typeof ReceiptSent>;

export const RefundInitiated = message('RefundInitiated', {
  refundId: string({ format: 'GUID' }),
  amount: Price,
  payments: list(RefundedPayment, { minItems: 1, maxItems: 50 }),
  reason: string({ nullable: true, maxLength: 200 }),
});
export type RefundInitiated = Static<typeof RefundInitiated>;

export const RefundedAsStoreCredit = message('RefundedAsStoreCredit', {
  amount: Price,
  reason: string({ nullable: true, maxLength: 100 }),
});
export type RefundedAsStoreCredit = Static<typeof RefundedAsStoreCredit>;

export const SavedPaymentMethod = message('SavedPaymentMethod', {
  name: string({ maxLength: 100, minLength: 1 }),
  description: string({ nullable: true, maxLength: 100, minLength: 1 }),
});
export type SavedPaymentMethod = Static<typeof SavedPaymentMethod>;

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
