// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import * as shapes from './shapes.generated.ts';

export interface FulfillmentTrackingInfo {
  trackingNumber?: string | null;
  shippingProvider?: string | null;
  trackingLink?: string | null;
}

export interface CustomFulfillmentInfo {
  fieldsData?: Record<string, string>;
}

export interface FulfillmentLineItem {
  _id?: string;
  quantity?: number | null;
}

export interface Fulfillment {
  trackingInfo?: FulfillmentTrackingInfo;
  customInfo?: CustomFulfillmentInfo;
  _id?: string | null;
  _createdDate?: Date | null;
  lineItems?: FulfillmentLineItem[];
  status?: string | null;
  completed?: boolean | null;
}

export interface BulkCreateOrderWithFulfillments {
  orderId?: string;
  fulfillments?: Fulfillment[];
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

export interface OrderWithFulfillments {
  orderId?: string;
  fulfillments?: Fulfillment[];
}

export interface BulkOrderFulfillmentsResult {
  itemMetadata?: ItemMetadata;
  ordersWithFulfillments?: OrderWithFulfillments;
}

export interface BulkActionMetadata {
  totalSuccesses?: number;
  totalFailures?: number;
  undetailedFailures?: number;
}

export interface OrderFulfillmentsBulkCreateFulfillmentsAnswer {
  results?: BulkOrderFulfillmentsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface OrderFulfillmentsCreateFulfillmentAnswer {
  orderWithFulfillments?: OrderWithFulfillments;
  fulfillmentId?: string;
}

export interface OrderFulfillmentsDeleteFulfillmentAnswer {
  orderWithFulfillments?: OrderWithFulfillments;
}

export interface OrderFulfillmentsListFulfillmentsForMultipleOrdersAnswer {
  ordersWithFulfillments?: OrderWithFulfillments[];
}

export interface OrderFulfillmentsListFulfillmentsForSingleOrderAnswer {
  orderWithFulfillments?: OrderWithFulfillments;
}

/**
 * Bulk create fulfillments.
 *
 * `POST /v1/fulfillments/orders/bulk/create-fulfillments` (for owners, collaborators and apps)
 */
export const bulkCreateFulfillments: Fn<(ordersWithFulfillments: BulkCreateOrderWithFulfillments[]) => Promise<OrderFulfillmentsBulkCreateFulfillmentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/fulfillments/orders/bulk/create-fulfillments', 'ordersWithFulfillments', { answer: { results: shapes.BulkOrderFulfillmentsResult } });
/**
 * Says that things were sent.
 *
 * `POST /v1/fulfillments/orders/{orderId}/create-fulfillment` (for owners, collaborators and apps)
 */
export const createFulfillment: Fn<(orderId: string, fulfillment: Fulfillment) => Promise<OrderFulfillmentsCreateFulfillmentAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment', 'orderId,fulfillment', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments } });
/**
 * Delete fulfillment.
 *
 * `DELETE /v1/fulfillments/{fulfillmentId}/orders/{orderId}` (for owners, collaborators and apps)
 */
export const deleteFulfillment: Fn<(identifiers: { fulfillmentId: string; orderId: string }) => Promise<OrderFulfillmentsDeleteFulfillmentAnswer>> = /* @__PURE__ */ fn('DELETE', '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}', '{fulfillmentId;orderId}', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments } });
/**
 * List fulfillments for multiple orders.
 *
 * `POST /v1/fulfillments/list-by-ids`
 */
export const listFulfillmentsForMultipleOrders: Fn<(orderIds: string[]) => Promise<OrderFulfillmentsListFulfillmentsForMultipleOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/fulfillments/list-by-ids', 'orderIds', { answer: { ordersWithFulfillments: shapes.OrderWithFulfillments }, safe: true });
/**
 * List fulfillments for single order.
 *
 * `GET /v1/fulfillments/orders/{orderId}`
 */
export const listFulfillmentsForSingleOrder: Fn<(orderId: string) => Promise<OrderFulfillmentsListFulfillmentsForSingleOrderAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/fulfillments/orders/{orderId}', 'orderId', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments } });
/**
 * Update fulfillment.
 *
 * `PATCH /v1/fulfillments/{fulfillment.id}/orders/{orderId}` (for owners, collaborators and apps)
 */
export const updateFulfillment: Fn<(identifiers: { fulfillmentId: string | null; orderId: string }, options?: { fulfillment?: Fulfillment }) => Promise<OrderWithFulfillments>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}', '{fulfillmentId:fulfillment.id;orderId},*', { answer: { orderWithFulfillments: shapes.OrderWithFulfillments }, unwrap: 'orderWithFulfillments' });

export const onFulfillmentsUpdated: EventOf<{ data: Record<string, unknown> }, 'wix.ecom.v1.fulfillments_updated'> = /* @__PURE__ */ event('wix.ecom.v1.fulfillments_updated', true);
