import { Price } from '../shared/money.ts';
import {
  type Static,
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  string,
  timestamp,
} from '../field.ts';

export const LineItemRefundSummary = message('LineItemRefundSummary', {
  lineItemId: string({ format: 'GUID' }),
  totalRefundedAmount: Price,
});
export type LineItemRefundSummary = Static<typeof LineItemRefundSummary>;

export const RefundItemsBreakdown = message('RefundItemsBreakdown', {
  lineItems: list(LineItemRefundSummary, { maxItems: 300 }),
});
export type RefundItemsBreakdown = Static<typeof RefundItemsBreakdown>;

export const AggregatedRefundSummary = message('AggregatedRefundSummary', {
  requestedRefund: Price,
  pendingRefund: Price,
  refunded: Price,
  failedRefundAmount: Price,
  pending: boolean(),
  breakdown: RefundItemsBreakdown,
});
export type AggregatedRefundSummary = Static<typeof AggregatedRefundSummary>;

export const AdditionalFeeRefund = message('AdditionalFeeRefund', {
  additionalFeeId: string({ format: 'GUID', immutable: true }),
  amount: of(Price, { immutable: true }),
});
export type AdditionalFeeRefund = Static<typeof AdditionalFeeRefund>;

export const LineItemRefund = message('LineItemRefund', {
  lineItemId: string({ format: 'GUID', immutable: true }),
  quantity: integer({ minimum: 1, maximum: 100_000, immutable: true }),
});
export type LineItemRefund = Static<typeof LineItemRefund>;

export const RefundItem = message('RefundItem', {
  lineItemId: string({ format: 'GUID' }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
export type RefundItem = Static<typeof RefundItem>;

export const ShippingRefund = message('ShippingRefund', {
  amount: of(Price, { immutable: true }),
});
export type ShippingRefund = Static<typeof ShippingRefund>;

export const RefundDetails = message('RefundDetails', {
  items: list(RefundItem, { maxItems: 300 }),
  shippingIncluded: boolean(),
  reason: string({ nullable: true, maxLength: 200 }),
  lineItems: list(LineItemRefund, { maxItems: 300 }),
  additionalFees: list(AdditionalFeeRefund, { maxItems: 100 }),
  shipping: ShippingRefund,
});
export type RefundDetails = Static<typeof RefundDetails>;

export const RefundStatus = enumeration('RefundStatus', [
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'SCHEDULED',
  'STARTED',
]);
export type RefundStatus = Static<typeof RefundStatus>;

export const RefundStatusInfo = message('RefundStatusInfo', {
  paymentGatewayReasonCode: string({ nullable: true, maxLength: 10, minLength: 1 }),
  description: string({ nullable: true, maxLength: 1000, minLength: 1 }),
});
export type RefundStatusInfo = Static<typeof RefundStatusInfo>;

export const RefundTransaction = message('RefundTransaction', {
  paymentId: string({ format: 'GUID', immutable: true }),
  amount: of(Price, { immutable: true }),
  refundStatus: RefundStatus,
  refundStatusInfo: RefundStatusInfo,
  gatewayRefundId: string({ nullable: true, format: 'GUID' }),
  providerRefundId: string({ nullable: true }),
  externalRefund: boolean({ immutable: true }),
  locationId: string({ nullable: true, format: 'GUID', immutable: true, internal: true }),
});
export type RefundTransaction = Static<typeof RefundTransaction>;

export const Refund = message('Refund', {
  id: string({ format: 'GUID', readOnly: true }),
  transactions: list(RefundTransaction, { maxItems: 50 }),
  details: RefundDetails,
  createdDate: timestamp({ nullable: true, readOnly: true, immutable: true }),
  summary: of(AggregatedRefundSummary, { readOnly: true }),
  requestingServiceAppId: string({
    nullable: true,
    format: 'GUID',
    readOnly: true,
    immutable: true,
  }),
});
export type Refund = Static<typeof Refund>;
