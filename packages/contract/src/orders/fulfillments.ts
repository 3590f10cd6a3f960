import { boolean, integer, list, map, message, string, timestamp, type Static } from '../field.ts';
import { ItemMetadata } from '../shared/bulk.ts';

export const CustomFulfillmentInfo = message('CustomFulfillmentInfo', {
  fieldsData: map(string(), { maxProperties: 100 }),
});
export type CustomFulfillmentInfo = Static<typeof CustomFulfillmentInfo>;

export const FulfillmentLineItem = message('FulfillmentLineItem', {
  id: string({ format: 'GUID' }),
  quantity: integer({ nullable: true, minimum: 1, maximum: 100_000 }),
});
export type FulfillmentLineItem = Static<typeof FulfillmentLineItem>;

export const FulfillmentTrackingInfo = message('FulfillmentTrackingInfo', {
  trackingNumber: string({ nullable: true, maxLength: 100, minLength: 1 }),
  shippingProvider: string({ nullable: true, maxLength: 100, minLength: 1 }),
  trackingLink: string({ nullable: true, maxLength: 2048, minLength: 1, format: 'WEB_URL' }),
});
export type FulfillmentTrackingInfo = Static<typeof FulfillmentTrackingInfo>;

export const Fulfillment = message(
  'Fulfillment',
  {
    trackingInfo: FulfillmentTrackingInfo,
    customInfo: CustomFulfillmentInfo,
    id: string({ nullable: true, format: 'GUID', readOnly: true }),
    createdDate: timestamp({ nullable: true, readOnly: true }),
    lineItems: list(FulfillmentLineItem, { maxItems: 300 }),
    status: string({ nullable: true, maxLength: 100, minLength: 1 }),
    completed: boolean({ nullable: true }),
  },
  { oneof: [['trackingInfo', 'customInfo']] },
);
export type Fulfillment = Static<typeof Fulfillment>;

export const OrderWithFulfillments = message('OrderWithFulfillments', {
  orderId: string({ maxLength: 100, minLength: 1 }),
  fulfillments: list(Fulfillment),
});
export type OrderWithFulfillments = Static<typeof OrderWithFulfillments>;

export const BulkOrderFulfillmentsResult = message('BulkOrderFulfillmentsResult', {
  itemMetadata: ItemMetadata,
  ordersWithFulfillments: OrderWithFulfillments,
});
export type BulkOrderFulfillmentsResult = Static<typeof BulkOrderFulfillmentsResult>;

export const BulkCreateOrderWithFulfillments = message('BulkCreateOrderWithFulfillments', {
  orderId: string({ maxLength: 100, minLength: 1 }),
  fulfillments: list(Fulfillment, { minItems: 1 }),
});
export type BulkCreateOrderWithFulfillments = Static<typeof BulkCreateOrderWithFulfillments>;
