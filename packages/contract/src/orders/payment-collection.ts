import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  string,
  struct,
  type Static,
} from '../field.ts';
import { MembershipName } from '../cart/membership.ts';
import { CatalogReference, ServiceProperties } from '../shared/item.ts';
import { Price } from '../shared/money.ts';

export const RegularPaymentRefund = message('RegularPaymentRefund', {
  amount: Price,
  lastFourDigits: string({ nullable: true, maxLength: 4 }),
  brand: string({ nullable: true, maxLength: 100 }),
});
export type RegularPaymentRefund = Static<typeof RegularPaymentRefund>;

export const PaymentRefund = message('PaymentRefund', {
  paymentId: string({ format: 'GUID' }),
  amount: Price,
  externalRefund: boolean(),
  gatewayRefundId: string({ nullable: true, maxLength: 100, minLength: 1, internal: true }),
});
export type PaymentRefund = Static<typeof PaymentRefund>;

export const ManuallyRefundableReason = enumeration('ManuallyRefundableReason', [
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
]);
export type ManuallyRefundableReason = Static<typeof ManuallyRefundableReason>;

export const NonRefundableReason = enumeration('NonRefundableReason', [
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
]);
export type NonRefundableReason = Static<typeof NonRefundableReason>;

export const RefundableStatus = enumeration('RefundableStatus', [
  'NOT_REFUNDABLE',
  'MANUAL',
  'REFUNDABLE',
]);
export type RefundableStatus = Static<typeof RefundableStatus>;

export const Refundability = message(
  'Refundability',
  {
    nonRefundableReason: NonRefundableReason,
    manuallyRefundableReason: ManuallyRefundableReason,
    paymentId: string(),
    refundabilityStatus: RefundableStatus,
    providerLink: string({ nullable: true }),
  },
  { oneof: [['nonRefundableReason', 'manuallyRefundableReason']] },
);
export type Refundability = Static<typeof Refundability>;

export const RestockLocation = message('RestockLocation', {
  locationId: string({ format: 'GUID' }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
export type RestockLocation = Static<typeof RestockLocation>;

export const RestockItem = message('RestockItem', {
  lineItemId: string({ format: 'GUID' }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  restockLocations: list(RestockLocation, { maxItems: 5, internal: true }),
});
export type RestockItem = Static<typeof RestockItem>;

export const RestockType = enumeration('RestockType', ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']);
export type RestockType = Static<typeof RestockType>;

export const RestockInfo = message('RestockInfo', {
  type: RestockType,
  items: list(RestockItem, { maxItems: 300 }),
  lineItemIds: list(string(), { maxItems: 300, deprecated: true, internal: true }),
});
export type RestockInfo = Static<typeof RestockInfo>;

export const RefundSideEffects = message('RefundSideEffects', {
  restockInfo: RestockInfo,
  sendOrderRefundedEmail: boolean(),
  customMessage: string({ nullable: true, maxLength: 1000, minLength: 1 }),
});
export type RefundSideEffects = Static<typeof RefundSideEffects>;

export const MembershipChargeItem = message('MembershipChargeItem', {
  membershipId: string({ maxLength: 100, minLength: 1 }),
  appId: string({ format: 'GUID' }),
  membershipName: MembershipName,
  membershipAdditionalData: struct({ nullable: true }),
  catalogReference: CatalogReference,
  serviceProperties: ServiceProperties,
  rootCatalogItemId: string({ nullable: true, maxLength: 36, minLength: 1 }),
  lineItemId: string({ maxLength: 100, minLength: 1 }),
});
export type MembershipChargeItem = Static<typeof MembershipChargeItem>;

export const PaymentCapture = message('PaymentCapture', {
  paymentId: string({ nullable: true, format: 'GUID' }),
  amount: Price,
});
export type PaymentCapture = Static<typeof PaymentCapture>;

export const RedirectUrls = message('RedirectUrls', {
  successUrl: string({ nullable: true, format: 'WEB_URL' }),
  cancelUrl: string({ nullable: true, format: 'WEB_URL' }),
  errorUrl: string({ nullable: true, format: 'WEB_URL' }),
  pendingUrl: string({ nullable: true, format: 'WEB_URL' }),
});
export type RedirectUrls = Static<typeof RedirectUrls>;
