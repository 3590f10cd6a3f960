import type { DomainEvent, PlainEvent } from './events.ts';
import type { Permission } from './permissions.ts';

/** The events that a webhook can subscribe to. */
export type SubscribableEvent = DomainEvent | PlainEvent;

/**
 * The permission to read the data of an event. Managing webhooks alone reads nothing: subscribing
 * to an event, listing its deliveries and replaying one also need this permission. An event that is
 * missing here does not compile.
 */
export const eventPermissions = {
  'wix.ecom.v1.cart_created': 'ECOM.READ_CARTS',
  'wix.ecom.v1.cart_updated': 'ECOM.READ_CARTS',
  'wix.ecom.v1.cart_deleted': 'ECOM.READ_CARTS',
  'wix.ecom.v1.checkout_created': 'ECOM.READ_CHECKOUTS',
  'wix.ecom.v1.checkout_updated': 'ECOM.READ_CHECKOUTS',
  'wix.ecom.v1.checkout_deleted': 'ECOM.READ_CHECKOUTS',
  'wix.ecom.v1.checkout_completed': 'ECOM.READ_CHECKOUTS',
  'wix.ecom.v1.order_created': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_updated': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_approved': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_canceled': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_committed': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_fulfilled': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_imported': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_imported_order_deleted': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_payment_status_updated': 'ECOM.READ_ORDERS',
  'wix.ecom.v1.order_transactions_updated': 'ECOM.READ_TRANSACTIONS',
  'wix.ecom.v1.order_transactions_details_updated': 'ECOM.READ_TRANSACTIONS',
  'wix.ecom.v1.order_transactions_refund_completed': 'ECOM.READ_TRANSACTIONS',
  'wix.ecom.v1.order_transactions_chargeback_approved': 'ECOM.READ_TRANSACTIONS',
  'wix.ecom.v1.order_transactions_chargeback_reversed': 'ECOM.READ_TRANSACTIONS',
  'wix.ecom.v1.fulfillments_updated': 'ECOM.READ_FULFILLMENTS',
  'wix.ecom.v1.back_in_stock_notification_request_created':
    'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  'wix.ecom.v1.back_in_stock_notification_request_updated':
    'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  'wix.ecom.v1.back_in_stock_notification_request_deleted':
    'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  'wix.members.v1.member_created': 'MEMBERS.MEMBER_READ',
  'wix.members.v1.member_updated': 'MEMBERS.MEMBER_READ',
  'wix.members.v1.member_deleted': 'MEMBERS.MEMBER_READ',
  'wix.headless.v1.redirect_session_created': 'WIX_HEADLESS.WIX_URL_CREATE',
  'wix.stores.catalog.v3.brand_created': 'WIX_STORES.BRAND_READ',
  'wix.stores.catalog.v3.brand_updated': 'WIX_STORES.BRAND_READ',
  'wix.stores.catalog.v3.brand_deleted': 'WIX_STORES.BRAND_READ',
  'wix.stores.catalog.v3.ribbon_created': 'WIX_STORES.RIBBON_READ',
  'wix.stores.catalog.v3.ribbon_updated': 'WIX_STORES.RIBBON_READ',
  'wix.stores.catalog.v3.ribbon_deleted': 'WIX_STORES.RIBBON_READ',
  'wix.stores.catalog.v3.info_section_created': 'WIX_STORES.INFO_SECTION_READ',
  'wix.stores.catalog.v3.info_section_updated': 'WIX_STORES.INFO_SECTION_READ',
  'wix.stores.catalog.v3.info_section_deleted': 'WIX_STORES.INFO_SECTION_READ',
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': 'WIX_STORES.READ_PRODUCTS',
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': 'WIX_STORES.READ_INVENTORY',
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': 'WIX_STORES.READ_INVENTORY',
} as const satisfies Readonly<Record<SubscribableEvent, Permission>>;
