import * as admin from './admin/admin.ts';
import type { Call } from './call.ts';
import * as carts from './cart/carts.ts';
import * as currentCart from './cart/current-cart.ts';
import * as explain from './cart/explain.ts';
import * as backInStock from './catalog/back-in-stock.ts';
import * as catalogExports from './catalog/catalog-exports.ts';
import * as catalogImports from './catalog/catalog-imports.ts';
import * as brands from './catalog/brands.ts';
import * as collectionMedia from './catalog/collection-media.ts';
import * as collectionProducts from './catalog/collection-products.ts';
import * as collectionRules from './catalog/collection-rules.ts';
import * as currencies from './catalog/currencies.ts';
import * as customTextFields from './catalog/custom-text-fields.ts';
import * as digitalFiles from './catalog/digital-files.ts';
import * as downloadLimits from './catalog/download-limits.ts';
import * as editableProducts from './catalog/editable-products.ts';
import * as explainAvailability from './catalog/explain-availability.ts';
import * as infoSections from './catalog/info-sections.ts';
import * as catalogRead from './catalog/read.ts';
import * as productHistory from './catalog/product-history.ts';
import * as productInfoSections from './catalog/product-info-sections.ts';
import * as productMedia from './catalog/product-media.ts';
import * as recommendations from './catalog/recommendations.ts';
import * as ribbons from './catalog/ribbons.ts';
import * as inventoryItems from './catalog/inventory-items.ts';
import * as stockMovements from './catalog/stock-movements.ts';
import * as search from './catalog/search.ts';
import * as storesCatalog from './catalog/stores-catalog.ts';
import * as stock from './catalog/stock.ts';
import * as subscriptionOptions from './catalog/subscription-options.ts';
import * as catalogWrite from './catalog/write.ts';
import * as changePlans from './change-plans/change-plans.ts';
import * as priceFormulas from './change-plans/price-formulas.ts';
import * as savedViews from './saved-views/saved-views.ts';
import * as checkouts from './checkout/checkouts.ts';
import * as discounts from './discounts/discounts.ts';
import * as audit from './identity/audit.ts';
import * as giftCards from './gift-cards/gift-cards.ts';
import * as authentication from './identity/authentication.ts';
import * as authenticationV1 from './identity/authentication-v1.ts';
import * as ssoConnections from './identity/connections.ts';
import * as myFactors from './identity/my-factors.ts';
import * as myStaffAccount from './identity/my-staff-account.ts';
import * as mySessions from './identity/my-sessions.ts';
import * as staff from './identity/staff.ts';
import * as staffInvitations from './identity/staff-invitations.ts';
import * as staffPolicy from './identity/staff-policy.ts';
import * as staffRecovery from './identity/staff-recovery.ts';
import * as staffRoles from './identity/staff-roles.ts';
import * as recovery from './identity/recovery.ts';
import * as verification from './identity/verification.ts';
import * as siteMembers from './members/authentication.ts';
import * as fileUsages from './media/file-usages.ts';
import * as files from './media/files.ts';
import * as bulkMembers from './members/bulk.ts';
import * as members from './members/members.ts';
import * as memberPrivacy from './members/privacy.ts';
import * as memberRoles from './members/roles.ts';
import * as oauth from './oauth/tokens.ts';
import * as apiKeys from './oauth/api-keys.ts';
import * as oauthApps from './oauth/apps.ts';
import * as chargebacks from './orders/chargebacks.ts';
import * as collectPayments from './orders/collect-payments.ts';
import * as downloads from './orders/downloads.ts';
import * as fulfil from './orders/fulfil.ts';
import * as guestOrders from './orders/guest.ts';
import * as invoice from './orders/invoice.ts';
import * as importOrders from './orders/import-orders.ts';
import * as orderActivities from './orders/order-activities.ts';
import * as orders from './orders/orders.ts';
import * as storesOrders from './orders/stores-orders.ts';
import * as orderTickets from './orders/tickets.ts';
import * as transactions from './orders/transactions.ts';
import * as payments from './payments/payments.ts';
import * as memberships from './plans/memberships.ts';
import * as plans from './plans/plans.ts';
import * as redirects from './redirects/create-session.ts';
import * as hosted from './redirects/hosted.ts';
import * as bookings from './services/bookings.ts';
import * as services from './services/services.ts';
import * as currencySettings from './settings/currencies.ts';
import * as checkoutSettings from './settings/checkout.ts';
import * as downloadSettings from './settings/downloads.ts';
import * as paymentSettings from './settings/payments.ts';
import * as servicesSettings from './settings/services.ts';
import * as shippingSettings from './settings/shipping.ts';
import * as signInSettings from './settings/sign-in.ts';
import * as store from './settings/store.ts';
import * as subscriptionSettings from './settings/subscriptions.ts';
import * as subscriptions from './subscriptions/subscriptions.ts';
import * as taxSettings from './settings/tax.ts';
import * as events from './tickets/events.ts';
import * as tickets from './tickets/tickets.ts';
import * as webhooks from './webhooks/webhooks.ts';

/**
 * All calls. The router, the SDK, the documentation, the fuzzer and the permission matrix read this
 * list. A module exports calls and their messages; an export with a method and a path is a call.
 */
const modules = [
  admin,
  carts,
  currentCart,
  explain,
  discounts,
  backInStock,
  brands,
  collectionMedia,
  collectionProducts,
  collectionRules,
  currencies,
  customTextFields,
  digitalFiles,
  downloadLimits,
  editableProducts,
  explainAvailability,
  infoSections,
  catalogRead,
  productHistory,
  productInfoSections,
  productMedia,
  recommendations,
  ribbons,
  search,
  stock,
  stockMovements,
  inventoryItems,
  storesCatalog,
  subscriptionOptions,
  catalogWrite,
  checkouts,
  authentication,
  authenticationV1,
  recovery,
  audit,
  myFactors,
  mySessions,
  ssoConnections,
  staff,
  staffRoles,
  staffInvitations,
  staffPolicy,
  staffRecovery,
  myStaffAccount,
  signInSettings,
  verification,
  siteMembers,
  bulkMembers,
  members,
  memberPrivacy,
  memberRoles,
  oauth,
  chargebacks,
  collectPayments,
  downloads,
  fulfil,
  guestOrders,
  invoice,
  importOrders,
  orders,
  orderActivities,
  storesOrders,
  orderTickets,
  transactions,
  redirects,
  hosted,
  oauthApps,
  apiKeys,
  fileUsages,
  files,
  checkoutSettings,
  downloadSettings,
  payments,
  paymentSettings,
  currencySettings,
  shippingSettings,
  store,
  taxSettings,
  webhooks,
  catalogExports,
  catalogImports,
  changePlans,
  priceFormulas,
  savedViews,
  services,
  bookings,
  servicesSettings,
  plans,
  memberships,
  events,
  tickets,
  giftCards,
  subscriptions,
  subscriptionSettings,
] as const;

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;

export const calls: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).filter(isCall),
);
