import { MembershipName } from '../cart/membership.ts';
import { Price } from '../shared/money.ts';
import { Refund } from './refunds.ts';
import {
  type Static,
  boolean,
  enumeration,
  list,
  message,
  of,
  string,
  timestamp,
} from '../field.ts';

export const CanceledReason = enumeration('CanceledReason', ['OTHER_PAYMENT_FAILURE', 'EXPIRED']);
export type CanceledReason = Static<typeof CanceledReason>;

export const CanceledStatusDetails = message('CanceledStatusDetails', {
  reason: CanceledReason,
});
export type CanceledStatusDetails = Static<typeof CanceledStatusDetails>;

export const CashRounding = message('CashRounding', {
  amount: string({ decimal: { gte: -1_000_000_000_000_000, lte: 1_000_000_000_000_000 } }),
  formattedAmount: string({ readOnly: true }),
});
export type CashRounding = Static<typeof CashRounding>;

export const CashRoundingDetails = message('CashRoundingDetails', {
  unroundedAmount: Price,
  roundingAdjustment: of(CashRounding, { readOnly: true }),
});
export type CashRoundingDetails = Static<typeof CashRoundingDetails>;

export const DeclinedReason = enumeration('DeclinedReason', [
  'CHARGE_FAILED',
  'EXPIRED',
  'INSUFFICIENT_FUNDS',
  'GIFT_CARD_DISABLED',
]);
export type DeclinedReason = Static<typeof DeclinedReason>;

export const DeclinedStatusDetails = message('DeclinedStatusDetails', {
  reason: DeclinedReason,
});
export type DeclinedStatusDetails = Static<typeof DeclinedStatusDetails>;

export const ExternalReceiptInfo = message('ExternalReceiptInfo', {
  receiptId: string({ nullable: true, maxLength: 100 }),
  appId: string({ nullable: true, format: 'GUID' }),
  displayNumber: string({ nullable: true, maxLength: 40, minLength: 1 }),
});
export type ExternalReceiptInfo = Static<typeof ExternalReceiptInfo>;

export const GiftCardPaymentDetails = message('GiftCardPaymentDetails', {
  giftCardPaymentId: string({ maxLength: 100 }),
  appId: string({ format: 'GUID' }),
  voided: boolean({ readOnly: true, deprecated: true }),
  obfuscatedCode: string({ nullable: true, maxLength: 30, immutable: true, secret: true }),
  giftCardId: string({ deprecated: true, internal: true }),
});
export type GiftCardPaymentDetails = Static<typeof GiftCardPaymentDetails>;

export const FutureMembershipDetails = message('FutureMembershipDetails', {
  lineItemId: string({ format: 'GUID' }),
  benefitId: string({ maxLength: 200 }),
});
export type FutureMembershipDetails = Static<typeof FutureMembershipDetails>;

export const MembershipPaymentStatus = enumeration('MembershipPaymentStatus', [
  'CHARGED',
  'CHARGE_FAILED',
  'CHARGE_PENDING',
  'VOIDED',
]);
export type MembershipPaymentStatus = Static<typeof MembershipPaymentStatus>;

export const MembershipPaymentDetails = message('MembershipPaymentDetails', {
  membershipId: string({ maxLength: 200 }),
  lineItemId: string({ maxLength: 100, minLength: 1 }),
  status: of(MembershipPaymentStatus, { deprecated: true }),
  name: MembershipName,
  externalTransactionId: string({ nullable: true, maxLength: 100, minLength: 1 }),
  voided: boolean({ readOnly: true, deprecated: true }),
  providerAppId: string({ format: 'GUID' }),
  futureMembership: FutureMembershipDetails,
});
export type MembershipPaymentDetails = Static<typeof MembershipPaymentDetails>;

export const PaymentStatus = enumeration('PaymentStatus', [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
]);
export type PaymentStatus = Static<typeof PaymentStatus>;

export const VoidedReason = enumeration('VoidedReason', [
  'MERCHANT_REQUEST',
  'OTHER_PAYMENT_FAILURE',
]);
export type VoidedReason = Static<typeof VoidedReason>;

export const VoidedStatusDetails = message('VoidedStatusDetails', {
  reason: VoidedReason,
});
export type VoidedStatusDetails = Static<typeof VoidedStatusDetails>;

export const PaymentStatusDetails = message(
  'PaymentStatusDetails',
  {
    canceled: of(CanceledStatusDetails, { internal: true }),
    declined: of(DeclinedStatusDetails, { internal: true }),
    voided: of(VoidedStatusDetails, { internal: true }),
    paymentGatewayReasonCode: string({
      nullable: true,
      maxLength: 10,
      minLength: 1,
      internal: true,
    }),
  },
  { oneof: [['canceled', 'declined', 'voided']] },
);
export type PaymentStatusDetails = Static<typeof PaymentStatusDetails>;

export const AuthorizationActionFailureDetails = message('AuthorizationActionFailureDetails', {
  failureCode: string({ maxLength: 100 }),
});
export type AuthorizationActionFailureDetails = Static<typeof AuthorizationActionFailureDetails>;

export const AuthorizationCaptureStatus = enumeration('AuthorizationCaptureStatus', [
  'PENDING',
  'SUCCEEDED',
  'FAILED',
]);
export type AuthorizationCaptureStatus = Static<typeof AuthorizationCaptureStatus>;

export const AuthorizationCapture = message('AuthorizationCapture', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  status: AuthorizationCaptureStatus,
  amount: of(Price, { immutable: true }),
  createdDate: timestamp({ nullable: true }),
  failureDetails: AuthorizationActionFailureDetails,
});
export type AuthorizationCapture = Static<typeof AuthorizationCapture>;

export const AuthorizationVoidStatus = enumeration('AuthorizationVoidStatus', [
  'PENDING',
  'SUCCEEDED',
  'FAILED',
]);
export type AuthorizationVoidStatus = Static<typeof AuthorizationVoidStatus>;

export const Reason = enumeration('Reason', ['MANUAL', 'SCHEDULED']);
export type Reason = Static<typeof Reason>;

export const AuthorizationVoid = message('AuthorizationVoid', {
  status: AuthorizationVoidStatus,
  voidedDate: timestamp({ nullable: true }),
  failureDetails: AuthorizationActionFailureDetails,
  reason: Reason,
});
export type AuthorizationVoid = Static<typeof AuthorizationVoid>;

export const ActionType = enumeration('ActionType', ['VOID', 'CAPTURE']);
export type ActionType = Static<typeof ActionType>;

export const V1ScheduledAction = message('V1ScheduledAction', {
  actionType: ActionType,
  executionDate: timestamp({ nullable: true }),
});
export type V1ScheduledAction = Static<typeof V1ScheduledAction>;

export const AuthorizationDetails = message('AuthorizationDetails', {
  delayedCapture: boolean({ readOnly: true }),
  authorizedDate: timestamp({ nullable: true }),
  captures: list(AuthorizationCapture, { maxItems: 1 }),
  void: AuthorizationVoid,
  scheduledAction: V1ScheduledAction,
});
export type AuthorizationDetails = Static<typeof AuthorizationDetails>;

export const ChargebackStatus = enumeration('ChargebackStatus', ['APPROVED', 'REVERSED']);
export type ChargebackStatus = Static<typeof ChargebackStatus>;

export const Chargeback = message('Chargeback', {
  id: string({ format: 'GUID', readOnly: true, immutable: true }),
  createdDate: timestamp({ nullable: true, readOnly: true, immutable: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  amount: of(Price, { readOnly: true, immutable: true }),
  reversalAmount: of(Price, { readOnly: true }),
  status: ChargebackStatus,
  externalId: string({ nullable: true, format: 'GUID', readOnly: true, immutable: true }),
});
export type Chargeback = Static<typeof Chargeback>;

export const CreditCardPaymentMethodDetails = message('CreditCardPaymentMethodDetails', {
  lastFourDigits: string({ nullable: true, maxLength: 4 }),
  brand: string({ nullable: true, maxLength: 100 }),
});
export type CreditCardPaymentMethodDetails = Static<typeof CreditCardPaymentMethodDetails>;

export const PredefinedPaymentMethod = enumeration('PredefinedPaymentMethod', [
  'CASH',
  'BANK_TRANSFER',
  'CHECK',
]);
export type PredefinedPaymentMethod = Static<typeof PredefinedPaymentMethod>;

export const UserDefinedPaymentMethodName = message(
  'UserDefinedPaymentMethodName',
  {
    predefined: PredefinedPaymentMethod,
    custom: string({ nullable: true, maxLength: 150, minLength: 1 }),
  },
  { oneof: [['predefined', 'custom']] },
);
export type UserDefinedPaymentMethodName = Static<typeof UserDefinedPaymentMethodName>;

export const PaymentMethodName = message('PaymentMethodName', {
  buyerLanguageName: string({ nullable: true, maxLength: 150 }),
  siteLanguageName: string({ nullable: true, maxLength: 150 }),
  userDefinedName: UserDefinedPaymentMethodName,
});
export type PaymentMethodName = Static<typeof PaymentMethodName>;

export const TransactionStatus = enumeration('TransactionStatus', [
  'UNDEFINED',
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
]);
export type TransactionStatus = Static<typeof TransactionStatus>;

export const RegularPaymentDetails = message('RegularPaymentDetails', {
  creditCardDetails: CreditCardPaymentMethodDetails,
  paymentOrderId: string({ nullable: true, maxLength: 100 }),
  gatewayTransactionId: string({ nullable: true, maxLength: 100 }),
  paymentMethod: string({ nullable: true, maxLength: 150, deprecated: true }),
  providerTransactionId: string({ nullable: true, maxLength: 100 }),
  offlinePayment: boolean(),
  status: of(TransactionStatus, { deprecated: true }),
  savedPaymentMethod: boolean(),
  authorizationDetails: AuthorizationDetails,
  chargebacks: list(Chargeback, { maxItems: 6 }),
  platformFee: Price,
  paymentMethodName: PaymentMethodName,
  paymentProvider: string({ nullable: true, maxLength: 300, internal: true }),
  paymentMethodId: string({ nullable: true, maxLength: 36, internal: true }),
});
export type RegularPaymentDetails = Static<typeof RegularPaymentDetails>;

export const WixReceiptInfo = message('WixReceiptInfo', {
  receiptId: string({ format: 'GUID' }),
  displayNumber: string({ nullable: true, maxLength: 40, minLength: 1 }),
});
export type WixReceiptInfo = Static<typeof WixReceiptInfo>;

export const Payment = message(
  'Payment',
  {
    regularPaymentDetails: RegularPaymentDetails,
    giftcardPaymentDetails: GiftCardPaymentDetails,
    membershipPaymentDetails: MembershipPaymentDetails,
    id: string({ nullable: true, format: 'GUID', readOnly: true }),
    createdDate: timestamp({ nullable: true }),
    updatedDate: timestamp({ nullable: true, readOnly: true }),
    amount: Price,
    refundDisabled: boolean(),
    supportReceiptGeneration: boolean({ readOnly: true }),
    cashRounding: CashRoundingDetails,
    status: PaymentStatus,
    chargeCorrelationId: string({ nullable: true, format: 'GUID' }),
    wixReceipt: of(WixReceiptInfo, { internal: true }),
    externalReceipt: of(ExternalReceiptInfo, { internal: true }),
    canceled: of(CanceledStatusDetails, { internal: true }),
    declined: of(DeclinedStatusDetails, { internal: true }),
    voided: of(VoidedStatusDetails, { internal: true }),
    paymentStatusDetails: of(PaymentStatusDetails, { internal: true }),
    locationId: string({ nullable: true, format: 'GUID', immutable: true, internal: true }),
  },
  {
    oneof: [
      ['regularPaymentDetails', 'giftcardPaymentDetails', 'membershipPaymentDetails'],
      ['wixReceipt', 'externalReceipt'],
      ['canceled', 'declined', 'voided'],
    ],
  },
);
export type Payment = Static<typeof Payment>;

export const OrderTransactions = message('OrderTransactions', {
  orderId: string({ format: 'GUID' }),
  payments: list(Payment, { maxItems: 100 }),
  refunds: list(Refund, { maxItems: 300 }),
});
export type OrderTransactions = Static<typeof OrderTransactions>;
