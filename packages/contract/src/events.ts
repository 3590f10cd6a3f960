/**
 * The events that the platform publishes. Domain events have `created`, `updated`, `deleted` or an
 * action around the entity; events of the catalog are plain, as the provider's are.
 */
export const domainEvents = [
  'wix.ecom.v1.cart_created',
  'wix.ecom.v1.cart_updated',
  'wix.ecom.v1.cart_deleted',
  'wix.ecom.v1.checkout_created',
  'wix.ecom.v1.checkout_updated',
  'wix.ecom.v1.checkout_deleted',
  'wix.ecom.v1.checkout_completed',
  'wix.ecom.v1.order_created',
  'wix.ecom.v1.order_updated',
  'wix.ecom.v1.order_approved',
  'wix.ecom.v1.order_canceled',
  'wix.ecom.v1.order_committed',
  'wix.ecom.v1.order_fulfilled',
  'wix.ecom.v1.order_imported',
  'wix.ecom.v1.order_imported_order_deleted',
  'wix.ecom.v1.order_payment_status_updated',
  'wix.ecom.v1.order_transactions_updated',
  'wix.ecom.v1.order_transactions_details_updated',
  'wix.ecom.v1.order_transactions_refund_completed',
  'wix.ecom.v1.order_transactions_chargeback_approved',
  'wix.ecom.v1.order_transactions_chargeback_reversed',
  'wix.ecom.v1.fulfillments_updated',
  'wix.ecom.v1.back_in_stock_notification_request_created',
  'wix.ecom.v1.back_in_stock_notification_request_updated',
  'wix.ecom.v1.back_in_stock_notification_request_deleted',
  'wix.members.v1.member_created',
  'wix.members.v1.member_updated',
  'wix.members.v1.member_deleted',
  'wix.headless.v1.redirect_session_created',
  'wix.stores.catalog.v3.brand_created',
  'wix.stores.catalog.v3.brand_updated',
  'wix.stores.catalog.v3.brand_deleted',
  'wix.stores.catalog.v3.ribbon_created',
  'wix.stores.catalog.v3.ribbon_updated',
  'wix.stores.catalog.v3.ribbon_deleted',
  'wix.stores.catalog.v3.info_section_created',
  'wix.stores.catalog.v3.info_section_updated',
  'wix.stores.catalog.v3.info_section_deleted',
] as const;

export const plainEvents = [
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
] as const;

/** Events that the provider does not have, in the shape of its domain events. */
export const ownEvents = [
  'shopwright.v1.contact_created',
  'shopwright.v1.contact_updated',
  'shopwright.v1.contact_deleted',
  'shopwright.v1.service_created',
  'shopwright.v1.service_updated',
  'shopwright.v1.service_deleted',
  'shopwright.v1.booking_confirmed',
  'shopwright.v1.booking_moved',
  'shopwright.v1.booking_canceled',
  'shopwright.v1.event_created',
  'shopwright.v1.event_updated',
  'shopwright.v1.event_deleted',
  'shopwright.v1.ticket_issued',
  'shopwright.v1.ticket_checked_in',
  'shopwright.v1.ticket_canceled',
  'shopwright.v1.plan_created',
  'shopwright.v1.plan_updated',
  'shopwright.v1.plan_deleted',
  'shopwright.v1.membership_started',
  'shopwright.v1.membership_updated',
  'shopwright.v1.membership_ended',
  'shopwright.v1.subscription_created',
  'shopwright.v1.subscription_updated',
  'shopwright.v1.subscription_renewed',
  'shopwright.v1.subscription_payment_failed',
  'shopwright.v1.subscription_ended',
  'shopwright.v1.gift_card_created',
  'shopwright.v1.gift_card_updated',
] as const;

export type OwnEvent = (typeof ownEvents)[number];
export type DomainEvent = (typeof domainEvents)[number];
export type PlainEvent = (typeof plainEvents)[number];
export type EventType = DomainEvent | PlainEvent | OwnEvent;
