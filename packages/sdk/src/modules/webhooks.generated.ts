// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Type of an event. The body of a delivery is a signed token (JWT, RS256) that holds the event.
 *
 * - `wix.ecom.v1.cart_created`: A cart was created.
 * - `wix.ecom.v1.cart_updated`: A cart changed.
 * - `wix.ecom.v1.cart_deleted`: A cart was deleted.
 * - `wix.ecom.v1.checkout_created`: A checkout was created.
 * - `wix.ecom.v1.checkout_updated`: A checkout changed.
 * - `wix.ecom.v1.checkout_deleted`: A checkout was deleted.
 * - `wix.ecom.v1.checkout_completed`: An order was placed from a checkout.
 * - `wix.ecom.v1.order_created`: An order was created; it may still wait for payment.
 * - `wix.ecom.v1.order_updated`: An order changed.
 * - `wix.ecom.v1.order_approved`: An order was approved: it is paid, or is to be paid later.
 * - `wix.ecom.v1.order_canceled`: An order was canceled.
 * - `wix.ecom.v1.order_committed`: Never published here: an order is final when it is approved.
 * - `wix.ecom.v1.order_fulfilled`: All items of an order were fulfilled.
 * - `wix.ecom.v1.order_imported`: An order was imported from another system.
 * - `wix.ecom.v1.order_imported_order_deleted`: An imported order was deleted.
 * - `wix.ecom.v1.order_payment_status_updated`: The payment status of an order changed.
 * - `wix.ecom.v1.order_transactions_updated`: A payment or refund of an order was added or changed.
 * - `wix.ecom.v1.order_transactions_details_updated`: The details of an order's payments changed; the event holds the change.
 * - `wix.ecom.v1.order_transactions_refund_completed`: A refund was completed.
 * - `wix.ecom.v1.order_transactions_chargeback_approved`: A bank took a payment back.
 * - `wix.ecom.v1.order_transactions_chargeback_reversed`: A chargeback was decided in favor of the shop.
 * - `wix.ecom.v1.fulfillments_updated`: A fulfillment of an order was created, changed or deleted.
 * - `wix.ecom.v1.back_in_stock_notification_request_created`: A shopper asked to be notified when a product is available again.
 * - `wix.ecom.v1.back_in_stock_notification_request_updated`: A request for a back-in-stock notification changed.
 * - `wix.ecom.v1.back_in_stock_notification_request_deleted`: A request for a back-in-stock notification was deleted.
 * - `wix.members.v1.member_created`: A member registered or was created.
 * - `wix.members.v1.member_updated`: A member changed.
 * - `wix.members.v1.member_deleted`: A member was deleted.
 * - `wix.headless.v1.redirect_session_created`: A redirect session to a hosted page was created.
 * - `wix.stores.catalog.v3.brand_created`: A brand was created. One that comes with a new product is not announced.
 * - `wix.stores.catalog.v3.brand_updated`: A brand changed; its products follow.
 * - `wix.stores.catalog.v3.brand_deleted`: A brand was deleted and removed from its products.
 * - `wix.stores.catalog.v3.ribbon_created`: A ribbon was created. One that comes with a new product is not announced.
 * - `wix.stores.catalog.v3.ribbon_updated`: A ribbon changed; its products follow.
 * - `wix.stores.catalog.v3.ribbon_deleted`: A ribbon was deleted and removed from its products.
 * - `wix.stores.catalog.v3.info_section_created`: A shared info section was created. One that comes with a new product is not announced.
 * - `wix.stores.catalog.v3.info_section_updated`: A shared info section changed; its products follow.
 * - `wix.stores.catalog.v3.info_section_deleted`: A shared info section was deleted and removed from its products.
 * - `com.wix.ecommerce.catalog.api.v1.CollectionCreated`: A collection was created.
 * - `com.wix.ecommerce.catalog.api.v1.CollectionChanged`: The name, the picture, the visibility or the products of a collection changed.
 * - `com.wix.ecommerce.catalog.api.v1.CollectionDeleted`: A collection was deleted.
 * - `com.wix.ecommerce.catalog.api.v1.ProductCreated`: A product was created.
 * - `com.wix.ecommerce.catalog.api.v1.ProductChanged`: Fields of a product changed; the event names them.
 * - `com.wix.ecommerce.catalog.api.v1.ProductDeleted`: A product was deleted.
 * - `com.wix.ecommerce.catalog.api.v1.VariantsChanged`: Variants of a product changed.
 * - `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged`: The stock of a product changed.
 * - `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged`: The stock of variants changed.
 */
export type WebhookEvent = 'wix.ecom.v1.cart_created' | 'wix.ecom.v1.cart_updated' | 'wix.ecom.v1.cart_deleted' | 'wix.ecom.v1.checkout_created' | 'wix.ecom.v1.checkout_updated' | 'wix.ecom.v1.checkout_deleted' | 'wix.ecom.v1.checkout_completed' | 'wix.ecom.v1.order_created' | 'wix.ecom.v1.order_updated' | 'wix.ecom.v1.order_approved' | 'wix.ecom.v1.order_canceled' | 'wix.ecom.v1.order_committed' | 'wix.ecom.v1.order_fulfilled' | 'wix.ecom.v1.order_imported' | 'wix.ecom.v1.order_imported_order_deleted' | 'wix.ecom.v1.order_payment_status_updated' | 'wix.ecom.v1.order_transactions_updated' | 'wix.ecom.v1.order_transactions_details_updated' | 'wix.ecom.v1.order_transactions_refund_completed' | 'wix.ecom.v1.order_transactions_chargeback_approved' | 'wix.ecom.v1.order_transactions_chargeback_reversed' | 'wix.ecom.v1.fulfillments_updated' | 'wix.ecom.v1.back_in_stock_notification_request_created' | 'wix.ecom.v1.back_in_stock_notification_request_updated' | 'wix.ecom.v1.back_in_stock_notification_request_deleted' | 'wix.members.v1.member_created' | 'wix.members.v1.member_updated' | 'wix.members.v1.member_deleted' | 'wix.headless.v1.redirect_session_created' | 'wix.stores.catalog.v3.brand_created' | 'wix.stores.catalog.v3.brand_updated' | 'wix.stores.catalog.v3.brand_deleted' | 'wix.stores.catalog.v3.ribbon_created' | 'wix.stores.catalog.v3.ribbon_updated' | 'wix.stores.catalog.v3.ribbon_deleted' | 'wix.stores.catalog.v3.info_section_created' | 'wix.stores.catalog.v3.info_section_updated' | 'wix.stores.catalog.v3.info_section_deleted' | 'com.wix.ecommerce.catalog.api.v1.CollectionCreated' | 'com.wix.ecommerce.catalog.api.v1.CollectionChanged' | 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted' | 'com.wix.ecommerce.catalog.api.v1.ProductCreated' | 'com.wix.ecommerce.catalog.api.v1.ProductChanged' | 'com.wix.ecommerce.catalog.api.v1.ProductDeleted' | 'com.wix.ecommerce.catalog.api.v1.VariantsChanged' | 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged' | 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged';
export const WebhookEvent: EnumValues<WebhookEvent> = /* @__PURE__ */ enumValues('wix.ecom.v1.cart_created wix.ecom.v1.cart_updated wix.ecom.v1.cart_deleted wix.ecom.v1.checkout_created wix.ecom.v1.checkout_updated wix.ecom.v1.checkout_deleted wix.ecom.v1.checkout_completed wix.ecom.v1.order_created wix.ecom.v1.order_updated wix.ecom.v1.order_approved wix.ecom.v1.order_canceled wix.ecom.v1.order_committed wix.ecom.v1.order_fulfilled wix.ecom.v1.order_imported wix.ecom.v1.order_imported_order_deleted wix.ecom.v1.order_payment_status_updated wix.ecom.v1.order_transactions_updated wix.ecom.v1.order_transactions_details_updated wix.ecom.v1.order_transactions_refund_completed wix.ecom.v1.order_transactions_chargeback_approved wix.ecom.v1.order_transactions_chargeback_reversed wix.ecom.v1.fulfillments_updated wix.ecom.v1.back_in_stock_notification_request_created wix.ecom.v1.back_in_stock_notification_request_updated wix.ecom.v1.back_in_stock_notification_request_deleted wix.members.v1.member_created wix.members.v1.member_updated wix.members.v1.member_deleted wix.headless.v1.redirect_session_created wix.stores.catalog.v3.brand_created wix.stores.catalog.v3.brand_updated wix.stores.catalog.v3.brand_deleted wix.stores.catalog.v3.ribbon_created wix.stores.catalog.v3.ribbon_updated wix.stores.catalog.v3.ribbon_deleted wix.stores.catalog.v3.info_section_created wix.stores.catalog.v3.info_section_updated wix.stores.catalog.v3.info_section_deleted com.wix.ecommerce.catalog.api.v1.CollectionCreated com.wix.ecommerce.catalog.api.v1.CollectionChanged com.wix.ecommerce.catalog.api.v1.CollectionDeleted com.wix.ecommerce.catalog.api.v1.ProductCreated com.wix.ecommerce.catalog.api.v1.ProductChanged com.wix.ecommerce.catalog.api.v1.ProductDeleted com.wix.ecommerce.catalog.api.v1.VariantsChanged com.wix.ecommerce.inventory.api.v1.InventoryItemChanged com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged');

export interface NewWebhook {
  /** URL that receives the events by POST. It must be reachable from the public internet. */
  url: string;
  /** Types of the events to send, at least one. */
  events: WebhookEvent[];
}

/** A webhook subscription. */
export interface Webhook {
  /** ID of the webhook subscription. */
  _id?: string;
  /** URL that receives the events by POST. */
  url?: string;
  /** Types of the events that are sent to the URL. */
  events?: WebhookEvent[];
  /** When the subscription was created, in UTC. */
  _createdDate?: Date;
  /** Number of failed attempts since the last successful one. */
  failures?: number;
  /** When a delivery last succeeded, in UTC. `null` if none has. */
  lastSuccessDate?: Date | null;
  /** Until when nothing is sent, in UTC: after ten failures in a row, for longer each time, up to an hour. A successful attempt or a replay ends the pause. */
  pausedUntilDate?: Date | null;
}

export interface WebhooksCreateWebhookAnswer {
  /** A webhook subscription. */
  webhook?: Webhook;
  /** Public key in PEM format that verifies the signature (RS256) of every delivery. */
  publicKey?: string;
}

/**
 * State of a delivery.
 *
 * - `PENDING`: Waits for its first or next attempt.
 * - `DELIVERED`: The receiver answered with a status of 2xx.
 * - `PARKED`: All attempts of three days failed. It is sent again only by `replayDelivery`.
 */
export type WebhookDeliveryState = 'PENDING' | 'DELIVERED' | 'PARKED';
export const WebhookDeliveryState: EnumValues<WebhookDeliveryState> = /* @__PURE__ */ enumValues('PENDING DELIVERED PARKED');

/** Page size and number of results to skip. */
export interface Paging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** One event sent to one webhook subscription. */
export interface WebhookDelivery {
  /** ID of the delivery. */
  _id?: string;
  /** ID of the webhook subscription. */
  webhookId?: string;
  /** ID of the event. It is the same in every attempt, so that a receiver can ignore duplicates. */
  eventId?: string;
  /** Type of the event, such as `wix.ecom.v1.order_created`. */
  eventType?: string;
  /** ID of the object that the event is about. */
  entityId?: string;
  /** Position of the event among those of the same object; it grows with every event. */
  entityEventSequence?: string;
  /** State of a delivery. */
  state?: WebhookDeliveryState;
  /** Number of attempts so far. */
  attempts?: number;
  /** HTTP status of the receiver's last answer. `null` if it gave none. */
  lastStatus?: number | null;
  /** Why the last attempt failed. `null` if none has failed. */
  lastError?: string | null;
  /** When the event took place, in UTC. */
  _createdDate?: Date;
  /** When the last attempt was made, in UTC. */
  attemptedDate?: Date | null;
  /** When the delivery succeeded, in UTC. */
  deliveredDate?: Date | null;
  /** When a pending delivery is tried next, in UTC. Later events of the same object wait for it. */
  nextAttemptDate?: Date | null;
}

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface WebhooksListDeliveriesAnswer {
  /** Deliveries of this page, newest first. */
  deliveries?: WebhookDelivery[];
  /** Position of this page in the list. */
  metadata?: PagingMetadata;
}

export interface WebhooksListWebhooksAnswer {
  /** All webhook subscriptions of the store. */
  webhooks?: Webhook[];
  /** Public key in PEM format that verifies the signature (RS256) of every delivery. */
  publicKey?: string;
}

export interface WebhooksReplayDeliveryAnswer {
  /** One event sent to one webhook subscription. */
  delivery?: WebhookDelivery;
}

/**
 * Creates a webhook subscription: the URL receives a signed request for every event of the given types.
 *
 * `POST /v1/webhooks` (for owners, collaborators and apps)
 */
export const createWebhook: Fn<(options?: { webhook?: NewWebhook }) => Promise<WebhooksCreateWebhookAnswer>> = /* @__PURE__ */ fn('POST', '/v1/webhooks', '*', { answer: { webhook: shapes.Webhook } });
/**
 * Deletes a webhook subscription. Deliveries that are still pending are not sent.
 *
 * `DELETE /v1/webhooks/{webhookId}` (for owners, collaborators and apps)
 */
export const deleteWebhook: Fn<(webhookId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/webhooks/{webhookId}', 'webhookId', { unwrap: '' });
/**
 * Lists the deliveries of a webhook subscription, newest first.
 *
 * `GET /v1/webhooks/{webhookId}/deliveries` (for owners, collaborators and apps)
 */
export const listDeliveries: Fn<(webhookId: string, options?: { states?: WebhookDeliveryState[]; paging?: Paging }) => Promise<WebhooksListDeliveriesAnswer>> = /* @__PURE__ */ fn('GET', '/v1/webhooks/{webhookId}/deliveries', 'webhookId,*', { answer: { deliveries: shapes.WebhookDelivery } });
/**
 * Lists the webhook subscriptions of the store, with the public key that verifies their signatures.
 *
 * `GET /v1/webhooks` (for owners, collaborators and apps)
 */
export const listWebhooks: Fn<() => Promise<WebhooksListWebhooksAnswer>> = /* @__PURE__ */ fn('GET', '/v1/webhooks', '', { answer: { webhooks: shapes.Webhook } });
/**
 * Sends a delivery again, and resumes a subscription that is paused after failures.
 *
 * `POST /v1/webhooks/deliveries/{deliveryId}/replay` (for owners, collaborators and apps)
 */
export const replayDelivery: Fn<(deliveryId: string) => Promise<WebhooksReplayDeliveryAnswer>> = /* @__PURE__ */ fn('POST', '/v1/webhooks/deliveries/{deliveryId}/replay', 'deliveryId', { answer: { delivery: shapes.WebhookDelivery } });
/**
 * Errors of createWebhook, as the code of an ApiError:
 * - `ADDRESS_NOT_ALLOWED` (400): Webhooks cannot be delivered to this address. The message has the reason. Addresses of private networks are accepted during development only.
 * - `TOO_MANY_WEBHOOKS` (409): A store can have at most {max} webhooks. Delete one that is no longer needed. Nothing was created. List the webhooks and delete one.
 */
export type CreateWebhookError = 'ADDRESS_NOT_ALLOWED' | 'TOO_MANY_WEBHOOKS';
