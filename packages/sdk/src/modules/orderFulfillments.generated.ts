// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import * as shapes from './shapes.generated.ts';

/** How a shipment can be tracked. */
export interface FulfillmentTrackingInfo {
  /** Tracking number of the carrier. */
  trackingNumber?: string | null;
  /** Carrier, such as `ups` or `dhl`, or another name. */
  shippingProvider?: string | null;
  /** URL where the shipment can be tracked. The email to the buyer links to it. */
  trackingLink?: string | null;
}

/** Free details of a fulfillment. */
export interface CustomFulfillmentInfo {
  /** Details by name. Returned only as they were sent. */
  fieldsData?: Record<string, string>;
}

/** Units of a line item in a fulfillment. */
export interface FulfillmentLineItem {
  /** ID of the line item. */
  _id?: string;
  /** Number of fulfilled units. Defaults to all units that are left. */
  quantity?: number | null;
}

/** Items of an order that were shipped, collected or delivered together. */
export interface Fulfillment {
  /** How a shipment can be tracked. */
  trackingInfo?: FulfillmentTrackingInfo;
  /** Free details of a fulfillment. */
  customInfo?: CustomFulfillmentInfo;
  /** ID of the fulfillment. */
  _id?: string | null;
  /** When the fulfillment was created, in UTC. */
  _createdDate?: Date | null;
  /** Fulfilled line items with their quantities. */
  lineItems?: FulfillmentLineItem[];
  /** State in words, such as "Fulfilled". */
  status?: string | null;
  /** Whether the fulfillment is complete, as the shop set it. */
  completed?: boolean | null;
}

/** Fulfillments to create for an order. */
export interface BulkCreateOrderWithFulfillments {
  /** ID of the order. */
  orderId?: string;
  /** The fulfillments to create. */
  fulfillments?: Fulfillment[];
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

/** Fulfillments of an order. */
export interface OrderWithFulfillments {
  /** ID of the order. */
  orderId?: string;
  /** Fulfillments, oldest first. */
  fulfillments?: Fulfillment[];
}

/** Result of a bulk creation for one order. */
export interface BulkOrderFulfillmentsResult {
  /** The order's ID, and whether the creation succeeded. */
  itemMetadata?: ItemMetadata;
  /** Fulfillments of the order. */
  ordersWithFulfillments?: OrderWithFulfillments;
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

export interface OrderFulfillmentsBulkCreateFulfillmentsAnswer {
  /** Result for each order, in the order of the request. */
  results?: BulkOrderFulfillmentsResult[];
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

export interface OrderFulfillmentsCreateFulfillmentAnswer {
  /** Fulfillments of an order. */
  orderWithFulfillments?: OrderWithFulfillments;
  /** ID of the new fulfillment. */
  fulfillmentId?: string;
}

export interface OrderFulfillmentsDeleteFulfillmentAnswer {
  /** Fulfillments of an order. */
  orderWithFulfillments?: OrderWithFulfillments;
}

export interface OrderFulfillmentsListFulfillmentsForMultipleOrdersAnswer {
  /** Fulfillments of each order that exists. */
  ordersWithFulfillments?: OrderWithFulfillments[];
}

export interface OrderFulfillmentsListFulfillmentsForSingleOrderAnswer {
  /** Fulfillments of an order. */
  orderWithFulfillments?: OrderWithFulfillments;
}

/**
 * Creates fulfillments of up to 100 orders.
 *
 * `POST /v1/fulfillments/orders/bulk/create-fulfillments` (for owners, collaborators and apps)
 */
export const bulkCreateFulfillments: Fn<(ordersWithFulfillments: BulkCreateOrderWithFulfillments[]) => Promise<OrderFulfillmentsBulkCreateFulfillmentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/fulfillments/orders/bulk/create-fulfillments', 'ordersWithFulfillments', { answer: { results: shapes.BulkOrderFulfillmentsResult } });
/**
 * Creates a fulfillment: records which items were shipped, and emails the buyer.
 *
 * `POST /v1/fulfillments/orders/{orderId}/create-fulfillment` (for owners, collaborators and apps)
 */
export const createFulfillment: Fn<(orderId: string, fulfillment: Fulfillment) => Promise<OrderFulfillmentsCreateFulfillmentAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment', 'orderId,fulfillment', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments } });
/**
 * Deletes a fulfillment. Its items count as not fulfilled again.
 *
 * `DELETE /v1/fulfillments/{fulfillmentId}/orders/{orderId}` (for owners, collaborators and apps)
 */
export const deleteFulfillment: Fn<(identifiers: { fulfillmentId: string; orderId: string }) => Promise<OrderFulfillmentsDeleteFulfillmentAnswer>> = /* @__PURE__ */ fn('DELETE', '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}', '{fulfillmentId;orderId}', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments } });
/**
 * Lists the fulfillments of up to 100 orders.
 *
 * `POST /v1/fulfillments/list-by-ids`
 */
export const listFulfillmentsForMultipleOrders: Fn<(orderIds: string[]) => Promise<OrderFulfillmentsListFulfillmentsForMultipleOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/fulfillments/list-by-ids', 'orderIds', { answer: { ordersWithFulfillments: shapes.OrderWithFulfillments }, safe: true });
/**
 * Lists the fulfillments of an order. Members get those of their own orders.
 *
 * `GET /v1/fulfillments/orders/{orderId}`
 */
export const listFulfillmentsForSingleOrder: Fn<(orderId: string) => Promise<OrderFulfillmentsListFulfillmentsForSingleOrderAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/fulfillments/orders/{orderId}', 'orderId', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments } });
/**
 * Updates the tracking details or the state of a fulfillment.
 *
 * `PATCH /v1/fulfillments/{fulfillment.id}/orders/{orderId}` (for owners, collaborators and apps)
 */
export const updateFulfillment: Fn<(identifiers: { fulfillmentId: string | null; orderId: string }, options?: { fulfillment?: Fulfillment }) => Promise<OrderWithFulfillments>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}', '{fulfillmentId:fulfillment.id;orderId},*', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments }, unwrap: 'orderWithFulfillments' });
/**
 * Errors of createFulfillment, as the code of an ApiError:
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_NOT_APPROVED` (409): The order is not approved yet; approve it or record its payment first. The order was created without a payment. Approve it, or record its payment, then try again.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `TRACKING_NUMBER_ALREADY_EXISTS` (409): The tracking number "{trackingNumber}" belongs to another fulfillment of this order. A parcel belongs to one fulfillment. Change the other fulfillment, or correct the number.
 * - `QUANTITY_EXCEEDS_ORDERED` (400): "{name}": {ordered} ordered, {fulfilled} fulfilled; {count} more cannot be fulfilled. Fulfill at most the units that are left. Read the fulfillments again: another one may have been created meanwhile.
 */
export type CreateFulfillmentError = 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_CANCELED' | 'ORDER_NOT_APPROVED' | 'ORDER_NOT_FOUND' | 'TRACKING_NUMBER_ALREADY_EXISTS' | 'QUANTITY_EXCEEDS_ORDERED';
/**
 * Errors of deleteFulfillment, as the code of an ApiError:
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_NOT_APPROVED` (409): The order is not approved yet; approve it or record its payment first. The order was created without a payment. Approve it, or record its payment, then try again.
 * - `FULFILLMENT_NOT_FOUND` (404): The order has no fulfillment "{fulfillmentId}". The fulfillment was deleted. List the fulfillments of the order again.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type DeleteFulfillmentError = 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_CANCELED' | 'ORDER_NOT_APPROVED' | 'FULFILLMENT_NOT_FOUND' | 'ORDER_NOT_FOUND';
/**
 * Errors of listFulfillmentsForSingleOrder, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type ListFulfillmentsForSingleOrderError = 'ORDER_NOT_FOUND';
/**
 * Errors of updateFulfillment, as the code of an ApiError:
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_NOT_APPROVED` (409): The order is not approved yet; approve it or record its payment first. The order was created without a payment. Approve it, or record its payment, then try again.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `TRACKING_NUMBER_ALREADY_EXISTS` (409): The tracking number "{trackingNumber}" belongs to another fulfillment of this order. A parcel belongs to one fulfillment. Change the other fulfillment, or correct the number.
 * - `FULFILLMENT_NOT_FOUND` (404): The order has no fulfillment "{fulfillmentId}". The fulfillment was deleted. List the fulfillments of the order again.
 */
export type UpdateFulfillmentError = 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_CANCELED' | 'ORDER_NOT_APPROVED' | 'ORDER_NOT_FOUND' | 'TRACKING_NUMBER_ALREADY_EXISTS' | 'FULFILLMENT_NOT_FOUND';

export const onFulfillmentsUpdated: EventOf<{ data: Record<string, unknown> }, 'wix.ecom.v1.fulfillments_updated'> = /* @__PURE__ */ event('wix.ecom.v1.fulfillments_updated', true);
