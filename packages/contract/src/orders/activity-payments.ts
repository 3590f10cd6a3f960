import { Price } from '../shared/money.ts';
import { RegularPaymentRefund } from './payment-collection.ts';
import { type Static, boolean, list, message, string } from '../field.ts';

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
