// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type WebhookEvent = 'wix.ecom.v1.cart_created' | 'wix.ecom.v1.cart_updated' | 'wix.ecom.v1.cart_deleted' | 'wix.ecom.v1.checkout_created' | 'wix.ecom.v1.checkout_updated' | 'wix.ecom.v1.checkout_deleted' | 'wix.ecom.v1.checkout_completed' | 'wix.ecom.v1.order_created' | 'wix.ecom.v1.order_updated' | 'wix.ecom.v1.order_approved' | 'wix.ecom.v1.order_canceled' | 'wix.ecom.v1.order_committed' | 'wix.ecom.v1.order_fulfilled' | 'wix.ecom.v1.order_imported' | 'wix.ecom.v1.order_imported_order_deleted' | 'wix.ecom.v1.order_payment_status_updated' | 'wix.ecom.v1.order_transactions_updated' | 'wix.ecom.v1.order_transactions_details_updated' | 'wix.ecom.v1.order_transactions_refund_completed' | 'wix.ecom.v1.order_transactions_chargeback_approved' | 'wix.ecom.v1.order_transactions_chargeback_reversed' | 'wix.ecom.v1.fulfillments_updated' | 'wix.ecom.v1.back_in_stock_notification_request_created' | 'wix.ecom.v1.back_in_stock_notification_request_updated' | 'wix.ecom.v1.back_in_stock_notification_request_deleted' | 'wix.members.v1.member_created' | 'wix.members.v1.member_updated' | 'wix.members.v1.member_deleted' | 'wix.headless.v1.redirect_session_created' | 'com.wix.ecommerce.catalog.api.v1.CollectionCreated' | 'com.wix.ecommerce.catalog.api.v1.CollectionChanged' | 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted' | 'com.wix.ecommerce.catalog.api.v1.ProductCreated' | 'com.wix.ecommerce.catalog.api.v1.ProductChanged' | 'com.wix.ecommerce.catalog.api.v1.ProductDeleted' | 'com.wix.ecommerce.catalog.api.v1.VariantsChanged' | 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged' | 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged';
export const WebhookEvent: Words<WebhookEvent> = /* @__PURE__ */ words('wix.ecom.v1.cart_created wix.ecom.v1.cart_updated wix.ecom.v1.cart_deleted wix.ecom.v1.checkout_created wix.ecom.v1.checkout_updated wix.ecom.v1.checkout_deleted wix.ecom.v1.checkout_completed wix.ecom.v1.order_created wix.ecom.v1.order_updated wix.ecom.v1.order_approved wix.ecom.v1.order_canceled wix.ecom.v1.order_committed wix.ecom.v1.order_fulfilled wix.ecom.v1.order_imported wix.ecom.v1.order_imported_order_deleted wix.ecom.v1.order_payment_status_updated wix.ecom.v1.order_transactions_updated wix.ecom.v1.order_transactions_details_updated wix.ecom.v1.order_transactions_refund_completed wix.ecom.v1.order_transactions_chargeback_approved wix.ecom.v1.order_transactions_chargeback_reversed wix.ecom.v1.fulfillments_updated wix.ecom.v1.back_in_stock_notification_request_created wix.ecom.v1.back_in_stock_notification_request_updated wix.ecom.v1.back_in_stock_notification_request_deleted wix.members.v1.member_created wix.members.v1.member_updated wix.members.v1.member_deleted wix.headless.v1.redirect_session_created com.wix.ecommerce.catalog.api.v1.CollectionCreated com.wix.ecommerce.catalog.api.v1.CollectionChanged com.wix.ecommerce.catalog.api.v1.CollectionDeleted com.wix.ecommerce.catalog.api.v1.ProductCreated com.wix.ecommerce.catalog.api.v1.ProductChanged com.wix.ecommerce.catalog.api.v1.ProductDeleted com.wix.ecommerce.catalog.api.v1.VariantsChanged com.wix.ecommerce.inventory.api.v1.InventoryItemChanged com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged');

export interface NewWebhook {
  url: string;
  events: WebhookEvent[];
}

export interface Webhook {
  _id?: string;
  url?: string;
  events?: WebhookEvent[];
  _createdDate?: Date;
  /** Attempts that failed since the last that succeeded. */
  failures?: number;
  lastSuccessDate?: Date | null;
  /** After ten failures in a row nothing is sent until this time, then one attempt; longer each time, up to an hour. A success or a replay ends the pause. */
  pausedUntilDate?: Date | null;
}

export interface WebhooksCreateWebhookAnswer {
  webhook?: Webhook;
  /** PEM. What is sent is signed with its private half (RS256). */
  publicKey?: string;
}

export type WebhookDeliveryState = 'PENDING' | 'DELIVERED' | 'PARKED';
export const WebhookDeliveryState: Words<WebhookDeliveryState> = /* @__PURE__ */ words('PENDING DELIVERED PARKED');

export interface Paging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface WebhookDelivery {
  _id?: string;
  webhookId?: string;
  eventId?: string;
  eventType?: string;
  entityId?: string;
  entityEventSequence?: string;
  /** Parked: three days of attempts failed; a replay tries again. */
  state?: WebhookDeliveryState;
  attempts?: number;
  /** What the receiver answered, where it did. */
  lastStatus?: number | null;
  lastError?: string | null;
  _createdDate?: Date;
  attemptedDate?: Date | null;
  deliveredDate?: Date | null;
  /** Of what is pending. Later events of the same thing wait for it. */
  nextAttemptDate?: Date | null;
}

export interface PagingMetadata {
  items?: number;
  offset?: number;
}

export interface WebhooksListDeliveriesAnswer {
  deliveries?: WebhookDelivery[];
  metadata?: PagingMetadata;
}

export interface WebhooksListWebhooksAnswer {
  webhooks?: Webhook[];
  /** PEM. What is sent is signed with its private half (RS256). */
  publicKey?: string;
}

export interface WebhooksReplayDeliveryAnswer {
  delivery?: WebhookDelivery;
}

/**
 * Create webhook.
 *
 * `POST /v1/webhooks` (for owners, collaborators and apps)
 */
export const createWebhook: Fn<(options?: { webhook?: NewWebhook }) => Promise<WebhooksCreateWebhookAnswer>> = /* @__PURE__ */ fn('POST', '/v1/webhooks', '*', { answer: { webhook: shapes.Webhook } });
/**
 * Delete webhook.
 *
 * `DELETE /v1/webhooks/{webhookId}` (for owners, collaborators and apps)
 */
export const deleteWebhook: Fn<(webhookId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/webhooks/{webhookId}', 'webhookId', { unwrap: '' });
/**
 * List deliveries.
 *
 * `GET /v1/webhooks/{webhookId}/deliveries` (for owners, collaborators and apps)
 */
export const listDeliveries: Fn<(webhookId: string, options?: { states?: WebhookDeliveryState[]; paging?: Paging }) => Promise<WebhooksListDeliveriesAnswer>> = /* @__PURE__ */ fn('GET', '/v1/webhooks/{webhookId}/deliveries', 'webhookId,*', { answer: { deliveries: shapes.WebhookDelivery } });
/**
 * List webhooks.
 *
 * `GET /v1/webhooks` (for owners, collaborators and apps)
 */
export const listWebhooks: Fn<() => Promise<WebhooksListWebhooksAnswer>> = /* @__PURE__ */ fn('GET', '/v1/webhooks', '', { answer: { webhooks: shapes.Webhook } });
/**
 * Replay delivery.
 *
 * `POST /v1/webhooks/deliveries/{deliveryId}/replay` (for owners, collaborators and apps)
 */
export const replayDelivery: Fn<(deliveryId: string) => Promise<WebhooksReplayDeliveryAnswer>> = /* @__PURE__ */ fn('POST', '/v1/webhooks/deliveries/{deliveryId}/replay', 'deliveryId', { answer: { delivery: shapes.WebhookDelivery } });
