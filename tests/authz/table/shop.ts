import type { Table } from './row.ts';

/** The settings of the store, its webhooks and bulk changes. */
export const shop: Table = {
  'changePlans.applyChangePlan': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
  'changePlans.cancelChangePlan': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
  'changePlans.computePrices': ['merchant', 'WIX_STORES.MODIFY_PRODUCTS'],
  'changePlans.createChangePlan': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
  'changePlans.getChangePlan': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
  'changePlans.listChangePlanRows': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
  'changePlans.listChangePlans': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
  'changePlans.undoChangePlan': ['merchant', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'],

  'settings.getCheckoutSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getCurrencySettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getDownloadSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getPaymentSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getServicesSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getShippingSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getSignIn': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getSubscriptionSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.getTaxSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateCheckoutSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateCurrencySettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateDownloadSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updatePaymentSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateServicesSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateShippingSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateSignIn': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateStore': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateSubscriptionSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],
  'settings.updateTaxSettings': ['merchant', 'SHOPWRIGHT.MANAGE_SETTINGS'],

  'store.getStore': ['anyone'],

  'webhooks.createWebhook': ['merchant', 'SHOPWRIGHT.MANAGE_WEBHOOKS'],
  'webhooks.deleteWebhook': ['merchant', 'SHOPWRIGHT.MANAGE_WEBHOOKS'],
  'webhooks.listDeliveries': ['merchant', 'SHOPWRIGHT.MANAGE_WEBHOOKS'],
  'webhooks.listWebhooks': ['merchant', 'SHOPWRIGHT.MANAGE_WEBHOOKS'],
  'webhooks.replayDelivery': ['merchant', 'SHOPWRIGHT.MANAGE_WEBHOOKS'],
};
