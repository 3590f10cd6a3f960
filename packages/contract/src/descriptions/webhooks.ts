import type { Descriptions } from './table.ts';

export const webhooks: Descriptions = {
  'webhooks.createWebhook':
    'Creates a webhook subscription: the URL receives a signed request for every event of the ' +
    'given types.',
  'webhooks.listWebhooks':
    'Lists the webhook subscriptions of the store, with the public key that verifies their ' +
    'signatures.',
  'webhooks.deleteWebhook':
    'Deletes a webhook subscription. Deliveries that are still pending are not sent.',
  'webhooks.listDeliveries': 'Lists the deliveries of a webhook subscription, newest first.',
  'webhooks.replayDelivery':
    'Sends a delivery again, and resumes a subscription that is paused after failures.',
  WebhookEvent: {
    this:
      'Type of an event. The body of a delivery is a signed token (JWT, RS256) that holds the ' +
      'event.',
    'wix.ecom.v1.cart_created': 'A cart was created.',
    'wix.ecom.v1.cart_updated': 'A cart changed.',
    'wix.ecom.v1.cart_deleted': 'A cart was deleted.',
    'wix.ecom.v1.checkout_created': 'A checkout was created.',
    'wix.ecom.v1.checkout_updated': 'A checkout changed.',
    'wix.ecom.v1.checkout_deleted': 'A checkout was deleted.',
    'wix.ecom.v1.checkout_completed': 'An order was placed from a checkout.',
    'wix.ecom.v1.order_created': 'An order was created; it may still wait for payment.',
    'wix.ecom.v1.order_updated': 'An order changed.',
    'wix.ecom.v1.order_approved': 'An order was approved: it is paid, or is to be paid later.',
    'wix.ecom.v1.order_canceled': 'An order was canceled.',
    'wix.ecom.v1.order_committed': 'Never published here: an order is final when it is approved.',
    'wix.ecom.v1.order_fulfilled': 'All items of an order were fulfilled.',
    'wix.ecom.v1.order_imported': 'An order was imported from another system.',
    'wix.ecom.v1.order_imported_order_deleted': 'An imported order was deleted.',
    'wix.ecom.v1.order_payment_status_updated': 'The payment status of an order changed.',
    'wix.ecom.v1.order_transactions_updated':
      'A payment or refund of an order was added or changed.',
    'wix.ecom.v1.order_transactions_details_updated':
      "The details of an order's payments changed; the event holds the change.",
    'wix.ecom.v1.order_transactions_refund_completed': 'A refund was completed.',
    'wix.ecom.v1.order_transactions_chargeback_approved': 'A bank took a payment back.',
    'wix.ecom.v1.order_transactions_chargeback_reversed':
      'A chargeback was decided in favor of the shop.',
    'wix.ecom.v1.fulfillments_updated':
      'A fulfillment of an order was created, changed or deleted.',
    'wix.ecom.v1.back_in_stock_notification_request_created':
      'A shopper asked to be notified when a product is available again.',
    'wix.ecom.v1.back_in_stock_notification_request_updated':
      'A request for a back-in-stock notification changed.',
    'wix.ecom.v1.back_in_stock_notification_request_deleted':
      'A request for a back-in-stock notification was deleted.',
    'wix.members.v1.member_created': 'A member registered or was created.',
    'wix.members.v1.member_updated': 'A member changed.',
    'wix.members.v1.member_deleted': 'A member was deleted.',
    'wix.headless.v1.redirect_session_created': 'A redirect session to a hosted page was created.',
    'wix.stores.catalog.v3.brand_created':
      'A brand was created. One that comes with a new product is not announced.',
    'wix.stores.catalog.v3.brand_updated': 'A brand changed; its products follow.',
    'wix.stores.catalog.v3.brand_deleted': 'A brand was deleted and removed from its products.',
    'wix.stores.catalog.v3.ribbon_created':
      'A ribbon was created. One that comes with a new product is not announced.',
    'wix.stores.catalog.v3.ribbon_updated': 'A ribbon changed; its products follow.',
    'wix.stores.catalog.v3.ribbon_deleted': 'A ribbon was deleted and removed from its products.',
    'wix.stores.catalog.v3.info_section_created':
      'A shared info section was created. One that comes with a new product is not announced.',
    'wix.stores.catalog.v3.info_section_updated':
      'A shared info section changed; its products follow.',
    'wix.stores.catalog.v3.info_section_deleted':
      'A shared info section was deleted and removed from its products.',
    'com.wix.ecommerce.catalog.api.v1.CollectionCreated': 'A collection was created.',
    'com.wix.ecommerce.catalog.api.v1.CollectionChanged':
      'The name, the picture, the visibility or the products of a collection changed.',
    'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': 'A collection was deleted.',
    'com.wix.ecommerce.catalog.api.v1.ProductCreated': 'A product was created.',
    'com.wix.ecommerce.catalog.api.v1.ProductChanged':
      'Fields of a product changed; the event names them.',
    'com.wix.ecommerce.catalog.api.v1.ProductDeleted': 'A product was deleted.',
    'com.wix.ecommerce.catalog.api.v1.VariantsChanged': 'Variants of a product changed.',
    'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': 'The stock of a product changed.',
    'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': 'The stock of variants changed.',
  },
  Webhook: {
    this: 'A webhook subscription.',
    id: 'ID of the webhook subscription.',
    url: 'URL that receives the events by POST.',
    events: 'Types of the events that are sent to the URL.',
    createdDate: 'When the subscription was created, in UTC.',
    failures: 'Number of failed attempts since the last successful one.',
    lastSuccessDate: 'When a delivery last succeeded, in UTC. `null` if none has.',
    pausedUntilDate:
      'Until when nothing is sent, in UTC: after ten failures in a row, for longer each time, ' +
      'up to an hour. A successful attempt or a replay ends the pause.',
  },
  WebhookDeliveryState: {
    this: 'State of a delivery.',
    PENDING: 'Waits for its first or next attempt.',
    DELIVERED: 'The receiver answered with a status of 2xx.',
    PARKED: 'All attempts of three days failed. It is sent again only by `replayDelivery`.',
  },
  WebhookDelivery: {
    this: 'One event sent to one webhook subscription.',
    id: 'ID of the delivery.',
    webhookId: 'ID of the webhook subscription.',
    eventId:
      'ID of the event. It is the same in every attempt, so that a receiver can ignore duplicates.',
    eventType: 'Type of the event, such as `wix.ecom.v1.order_created`.',
    entityId: 'ID of the object that the event is about.',
    entityEventSequence:
      'Position of the event among those of the same object; it grows with every event.',
    attempts: 'Number of attempts so far.',
    lastStatus: "HTTP status of the receiver's last answer. `null` if it gave none.",
    lastError: 'Why the last attempt failed. `null` if none has failed.',
    createdDate: 'When the event took place, in UTC.',
    attemptedDate: 'When the last attempt was made, in UTC.',
    deliveredDate: 'When the delivery succeeded, in UTC.',
    nextAttemptDate:
      'When a pending delivery is tried next, in UTC. Later events of the same object wait for it.',
  },
  WebhooksCreateWebhookRequest: {
    webhook: 'The webhook subscription to create.',
  },
  NewWebhook: {
    url: 'URL that receives the events by POST. It must be reachable from the public internet.',
    events: 'Types of the events to send, at least one.',
  },
  WebhooksCreateWebhookAnswer: {
    publicKey: 'Public key in PEM format that verifies the signature (RS256) of every delivery.',
  },
  WebhooksListWebhooksAnswer: {
    webhooks: 'All webhook subscriptions of the store.',
    publicKey: 'Public key in PEM format that verifies the signature (RS256) of every delivery.',
  },
  WebhooksDeleteWebhookRequest: {
    webhookId: 'ID of the webhook subscription to delete.',
  },
  WebhooksListDeliveriesRequest: {
    webhookId: 'ID of the webhook subscription.',
    states: 'Returns only deliveries in these states. Defaults to all states.',
    paging: 'Number of deliveries to return and to skip.',
  },
  WebhooksListDeliveriesAnswer: {
    deliveries: 'Deliveries of this page, newest first.',
    metadata: 'Position of this page in the list.',
  },
  WebhooksReplayDeliveryRequest: {
    deliveryId: 'ID of the delivery to send again.',
  },
};
