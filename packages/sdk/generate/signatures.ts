/**
 * The arguments of each function, as in the provider's client; the contract does not have them.
 *
 * An argument is one of - `id`, `member.id`: the value of that field of the request; - `+member`:
 * an object whose fields are merged into that field; - `*`: options, whose fields are fields of the
 * request; - `{_id:id;activityId}`: an object of identifiers, `name:field`.
 *
 * `=> cart` returns only that field of the answer; `=> [products]` is a query builder over that
 * list. A call with an empty answer returns nothing; `=> {}` returns the empty answer, as the
 * provider does. A call that is not listed takes its path parameters in order, then options.
 */
export const signatures: Readonly<Record<string, string>> = {
  'currentCart.getCurrentCart': '=> cart',
  'currentCart.updateCurrentCart': '* => cart',
  'currentCart.removeLineItemsFromCurrentCart': 'lineItemIds',
  'currentCart.updateCurrentCartLineItemQuantity': 'lineItems',

  'cart.createCart': '* => cart',
  'cart.updateCart': 'cartInfo.id, * => cart',
  'cart.getCart': 'id, * => cart',
  'cart.removeLineItems': 'id, lineItemIds',
  'cart.updateLineItemsQuantity': 'id, lineItems',

  'checkout.createCheckout': '* => checkout',
  'checkout.getCheckout': 'id, * => checkout',
  'checkout.updateCheckout': 'checkout.id, +checkout, * => checkout',
  'checkout.removeLineItems': 'id, lineItemIds',
  'checkout.updateLineItemsQuantity': 'id, lineItems',
  'checkout.markCheckoutAsCompletedAndRedirectToUrl': 'token',

  'products.queryProducts': '=> [products]',
  'products.getProductOptionsAvailability': 'id, options',
  'products.queryStoreVariants': 'query',
  'products.createProduct': 'product',
  'products.updateProduct': 'product.id, +product',
  'products.updateProductVariants': 'id, variants',
  'products.addProductsToCollection': 'id, productIds',
  'products.removeProductsFromCollection': 'id, productIds',
  'products.addProductMedia': 'id, media',
  'products.removeProductMedia': 'id, mediaIds',
  'products.addProductMediaToChoices': 'id, media',
  'products.removeProductMediaFromChoices': 'id, media',
  'products.createCollection': 'collection',
  'products.updateCollection': 'collection.id, +collection',
  'products.bulkUpdateProductsProperty': 'ids, set',
  'products.bulkAdjustProductProperty': 'adjust, ids',

  'collections.queryCollections': '=> [collections]',
  'collections.getCollection': 'id => collection',

  'inventory.updateInventoryVariants': 'inventoryItem.productId, +inventoryItem',
  'inventory.decrementInventory': 'decrementData',
  'inventory.incrementInventory': 'incrementData',

  'brandsV3.createBrand': 'brand => brand',
  'brandsV3.getBrand': 'brandId, * => brand',
  'brandsV3.updateBrand': 'brand.id, +brand, * => brand',
  'brandsV3.queryBrands': '* => [brands]',
  'brandsV3.bulkCreateBrands': 'brands, *',
  'brandsV3.bulkUpdateBrands': 'brands, *',
  'brandsV3.bulkDeleteBrands': 'brandIds',
  'brandsV3.getOrCreateBrand': 'brandName, *',
  'brandsV3.bulkGetOrCreateBrands': 'brandNames, *',

  'ribbonsV3.createRibbon': 'ribbon => ribbon',
  'ribbonsV3.getRibbon': 'ribbonId, * => ribbon',
  'ribbonsV3.updateRibbon': 'ribbon.id, +ribbon, * => ribbon',
  'ribbonsV3.queryRibbons': '* => [ribbons]',
  'ribbonsV3.bulkCreateRibbons': 'ribbons, *',
  'ribbonsV3.bulkUpdateRibbons': 'ribbons, *',
  'ribbonsV3.bulkDeleteRibbons': 'ribbonIds',
  'ribbonsV3.getOrCreateRibbon': 'ribbonName, *',
  'ribbonsV3.bulkGetOrCreateRibbons': 'ribbonNames, *',

  'infoSectionsV3.createInfoSection': 'infoSection => infoSection',
  'infoSectionsV3.getInfoSection': 'infoSectionId, * => infoSection',
  'infoSectionsV3.updateInfoSection': 'infoSection.id, +infoSection, * => infoSection',
  'infoSectionsV3.queryInfoSections': '* => [infoSections]',
  'infoSectionsV3.bulkCreateInfoSections': 'infoSections, *',
  'infoSectionsV3.bulkUpdateInfoSections': 'infoSections, *',
  'infoSectionsV3.bulkDeleteInfoSections': 'infoSectionIds',

  'members.updateCurrentMemberSlug': 'slug',
  'members.updateMemberSlug': 'id, slug',
  'members.getMember': 'id, * => member',
  'members.queryMembers': '* => [members]',
  'members.bulkDeleteMembers': 'memberIds',
  'members.bulkDeleteMembersByFilter': 'filter, *',
  'members.bulkApproveMembers': 'filter',
  'members.bulkBlockMembers': 'filter',
  'members.deleteMember': 'id, * => {}',
  'members.deleteMyMember': '* => {}',
  'members.createMember': '* => member',
  'members.updateMember': 'member.id, +member => member',

  'siteMembers.register': 'email, password, *',
  'siteMembers.login': 'email, password, *',
  'siteMembers.sendSetPasswordEmail': 'email, *',
  'siteMembers.changeLoginEmail': 'id, newEmail, *',

  'authentication.logout': '*',
  'authentication.proceedToNextState': '*',
  'authentication.register': 'identity, *',
  'authentication.login': 'identifier, *',
  'authentication.registerV2': 'loginId, *',
  'authentication.loginV2': 'loginId, *',
  'authentication.changePassword': 'newPassword, *',
  'authentication.signOn': 'loginId, *',
  'authentication.validateEmail': 'email',
  'authentication.verify': 'factorType, *',
  'recovery.sendRecoveryEmail': 'email, *',
  'recovery.sendActivationEmail': 'identityId, *',
  'recovery.recover': 'recoveryToken, *',
  'verification.verifyDuringAuthentication': 'code, *',
  'verification.resendDuringAuthentication': 'stateToken',

  'orders.importOrder': 'order',
  'orders.setOrderNumberCounter': 'counter, *',
  'orders.bulkDeleteImportedOrders': 'orderIds',
  'orders.preparePaymentCollection': 'ecomOrderId, amount, *',
  'orders.recordManuallyCollectedPayment': 'orderId, amount, * => {}',
  'orders.paymentCollectionBulkMarkOrdersAsPaid': 'ecomOrderIds',
  'orders.chargeMemberships': 'ecomOrderId, memberId, *',
  'orders.triggerRefund': 'ecomOrderId, payments, *',
  'orders.voidAuthorizedPayments': 'ecomOrderId, paymentIds',
  'orders.captureAuthorizedPayments': 'ecomOrderId, payments',
  'orders.getOrder': 'id => order',
  'orders.searchOrders': 'search',
  'storesOrders.getOrder': 'id => order',
  'orders.createOrder': 'order, * => order',
  'orders.updateOrder': 'order.id, +order => order',
  'orders.bulkUpdateOrders': 'orders, *',
  'orders.updateOrderLineItem': '{_id:id;lineItemId:lineItem.id}, +lineItem',
  'orders.addActivity': 'id, activity',
  'orders.updateActivity': '{_id:id;activityId}, activity',
  'orders.deleteActivity': '{_id:id;activityId}',
  'orders.updateOrderStatus': 'orderId, status',
  'orders.bulkUpdateOrderTags': 'orderIds, *',
  'orderTransactions.listTransactionsForMultipleOrders': 'orderIds',
  'orderTransactions.addPayments': 'orderId, payments',
  'orderTransactions.updatePaymentStatus': '{paymentId;orderId}, *',
  'orderTransactions.bulkUpdatePaymentStatuses': 'paymentAndOrderIds, *',
  'orderTransactions.updateRefundTransaction': 'orderId, refundId, *',
  'orderFulfillments.listFulfillmentsForMultipleOrders': 'orderIds',
  'orderFulfillments.createFulfillment': 'orderId, fulfillment',
  'orderFulfillments.updateFulfillment':
    '{fulfillmentId:fulfillment.id;orderId}, * => orderWithFulfillments',
  'orderFulfillments.deleteFulfillment': '{fulfillmentId;orderId}',
  'orderFulfillments.bulkCreateFulfillments': 'ordersWithFulfillments',

  'backInStockNotifications.createBackInStockNotificationRequest':
    'request, itemDetails => request',
  'backInStockNotifications.getBackInStockNotificationRequest': 'id => request',
  'backInStockNotifications.queryBackInStockNotificationRequests': '=> [requests]',
  'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences':
    'catalogReferences',
  'backInStockNotifications.reportItemsBackInStock': 'itemDetails, * => {}',
  'currencies.convertCurrency': '{from;to}, amounts',
  'currencies.getConversionRate': '{from;to}',
};

/**
 * Calls that only read although they are a POST, by the first word of their name: they may be
 * retried.
 */
export const readsByPost = /^(query|search|list|get|count|aggregate|estimate|validate)/;

/**
 * The modules of each event. The function is named `on` and the last part of the event type.
 */
export const eventModules: readonly {
  readonly type: RegExp;
  readonly modules: readonly string[];
  readonly name?: (words: string) => string;
}[] = [
  { type: /\.cart_/, modules: ['currentCart', 'cart'] },
  { type: /\.checkout_/, modules: ['checkout'] },
  { type: /\.order_transactions_/, modules: ['orderTransactions'] },
  { type: /\.order_/, modules: ['orders'] },
  { type: /\.fulfillments_/, modules: ['orderFulfillments'] },
  { type: /\.back_in_stock_/, modules: ['backInStockNotifications'] },
  { type: /\.member_/, modules: ['members'] },
  { type: /\.v3\.brand_/, modules: ['brandsV3'] },
  { type: /\.v3\.ribbon_/, modules: ['ribbonsV3'] },
  { type: /\.v3\.info_section_/, modules: ['infoSectionsV3'] },
  { type: /\.redirect_session_/, modules: ['redirects'] },
  { type: /\.Collection/, modules: ['products'], name: (words) => `Product${words}` },
  { type: /\.Variants/, modules: ['products'], name: (words) => `Product${words}` },
  { type: /\.Product/, modules: ['products'] },
  { type: /\.Inventory/, modules: ['inventory'] },
];
