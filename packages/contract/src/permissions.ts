/**
 * All permissions: what an app, an API key or a collaborator may do as the shop. The ids are the
 * provider's where it has the call, and ours (`SHOPWRIGHT.*`) elsewhere. A permission that is
 * missing here does not compile in a call.
 */
export const permissions = {
  'CURRENCY_CONVERTER.READ_CURRENCIES': 'Read currencies and exchange rates.',
  'ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS':
    'Request back-in-stock notifications for any shopper.',
  'ECOM.CREATE_CHECKOUT_FROM_CART': 'Create a checkout from any cart.',
  'ECOM.CREATE_ORDER_FROM_CHECKOUT':
    'Place and pay an order from any checkout, also without immediate payment.',
  'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS':
    'Delete back-in-stock requests and mark them as notified.',
  'ECOM.MODIFY_CARTS':
    'Create, change and delete any cart, including prices and discounts set by the shop.',
  'ECOM.MODIFY_CHECKOUTS':
    'Create, change and complete any checkout, including prices and discounts set by the shop.',
  'ECOM.MODIFY_FULFILLMENTS': 'Create, change and delete the fulfillments of any order.',
  'ECOM.MODIFY_ORDERS': 'Create, import, change and cancel any order.',
  'ECOM.MODIFY_TRANSACTIONS':
    'Move money: capture, void and refund payments, record payments and chargebacks.',
  'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS': 'Read all back-in-stock requests.',
  'ECOM.READ_CARTS': 'Read any cart and its totals.',
  'ECOM.READ_CHECKOUTS': 'Read any checkout and its payment.',
  'ECOM.READ_FULFILLMENTS': 'Read the fulfillments of any order.',
  'ECOM.READ_ORDERS': 'Read, search and aggregate all orders and their invoices.',
  'ECOM.READ_TRANSACTIONS': 'Read the payments and refunds of any order.',
  'IAM.AUTHENTICAITON_SIGN_ON':
    'Sign members on with an identity that another system has verified.',
  'IAM.CHANGE_PASSWORD': 'Reach the call by which a member changes their own password.',
  'IAM.RESEND_DURING_AUTHENTICATION': 'Resend a verification code during a sign-in.',
  'IAM.SEND_ACTIVATION_EMAIL': 'Send a member the e-mail that activates their account.',
  'IAM.START': 'Send any member a code that verifies their e-mail address.',
  'MEDIA.SITE_MEDIA_FILES_DELETE': 'Delete media files.',
  'MEDIA.SITE_MEDIA_FILES_IMPORT': 'Import media files from a web address.',
  'MEDIA.SITE_MEDIA_FILES_READ': 'List and download media files, including private ones.',
  'MEDIA.SITE_MEDIA_FILES_UPDATE': 'Change the name and labels of media files.',
  'MEDIA.SITE_MEDIA_FILES_UPLOAD': 'Upload media files.',
  'MEMBERS.MEMBER_APPROVE': 'Approve members.',
  'MEMBERS.MEMBER_BLOCK': 'Block members.',
  'MEMBERS.MEMBER_CREATE': 'Create members.',
  'MEMBERS.MEMBER_DELETE': 'Delete members.',
  'MEMBERS.MEMBER_DISCONNECT': 'Disconnect members from their sign-in.',
  'MEMBERS.MEMBER_JOIN_COMMUNITY':
    'Reach the calls by which a member makes their own profile public or private.',
  'MEMBERS.MEMBER_MUTE': 'Mute and unmute members.',
  'MEMBERS.MEMBER_READ': 'Read all members with all their fields.',
  'MEMBERS.MEMBER_ROLES_MANAGE': 'Define roles and give them to members.',
  'MEMBERS.MEMBER_SIGN_IN': 'Get a session for any member, without their password.',
  'MEMBERS.MEMBER_UPDATE': 'Change any member, including the e-mail address they sign in with.',
  'MEMBERS.ROLES_READ': 'Read the roles of the site and of its members.',
  'MEMBERS.SEND_SET_PASSWORD_EMAIL': 'Send a member the e-mail that sets a password.',
  'RECOMMENDATIONS.READ': 'Read which products are recommended with others.',
  'SHOPWRIGHT.MANAGE_APPS':
    'Create, change and delete apps and API keys, each with at most the rights of the caller.',
  'SHOPWRIGHT.MANAGE_CHANGE_PLANS':
    'Prepare, apply and undo bulk changes of the entities that the caller may change.',
  'SHOPWRIGHT.MANAGE_DISCOUNTS': 'Create, read, change and delete discounts and coupons.',
  'SHOPWRIGHT.MANAGE_EVENTS': 'Manage events, their tickets, guests and waiting lists.',
  'SHOPWRIGHT.MANAGE_GIFT_CARDS': 'Issue, read and change gift cards.',
  'SHOPWRIGHT.MANAGE_PLANS': 'Manage plans and the memberships of any member.',
  'SHOPWRIGHT.MANAGE_PRIVACY': 'Export and erase the personal data of any member.',
  'SHOPWRIGHT.MANAGE_SERVICES': 'Manage services, their staff and all bookings.',
  'SHOPWRIGHT.MANAGE_SETTINGS':
    'Read and change the settings of the store, including payments, taxes and sign-in.',
  'SHOPWRIGHT.MANAGE_STAFF':
    'Add, change and remove collaborators, each with at most the rights of the caller.',
  'SHOPWRIGHT.MANAGE_SUBSCRIPTIONS': 'Read, change, pause and cancel any subscription.',
  'SHOPWRIGHT.MANAGE_WEBHOOKS':
    'Manage webhooks for the events of the areas that the caller may read.',
  'SHOPWRIGHT.READ_AUDIT': 'Read the audit log.',
  'SHOPWRIGHT.READ_METRICS': 'Read the metrics of the server.',
  'WIX_HEADLESS.WIX_URL_CREATE': 'Create redirect sessions to the hosted pages.',
  'WIX_STORES.BRAND_CREATE': 'Create brands.',
  'WIX_STORES.BRAND_DELETE': 'Delete brands, which removes them from their products.',
  'WIX_STORES.BRAND_GET_OR_CREATE': 'Find brands by name and create missing ones.',
  'WIX_STORES.BRAND_READ': 'Read brands and how many products have them.',
  'WIX_STORES.BRAND_UPDATE': 'Rename or change brands in all their products.',
  'WIX_STORES.CATALOG_VERSION_READ': 'Read the version of the catalog.',
  'WIX_STORES.INFO_SECTION_CREATE': 'Create info sections.',
  'WIX_STORES.INFO_SECTION_DELETE': 'Delete info sections, which removes them from their products.',
  'WIX_STORES.INFO_SECTION_GET_OR_CREATE': 'Find info sections by name and create missing ones.',
  'WIX_STORES.INFO_SECTION_READ': 'Read info sections and how many products have them.',
  'WIX_STORES.INFO_SECTION_UPDATE': 'Rename or change info sections in all their products.',
  'WIX_STORES.INVENTORY_READ': 'Read the stock of each variant at each location.',
  'WIX_STORES.MODIFY_INVENTORY': 'Change stock.',
  'WIX_STORES.MODIFY_PRODUCTS': 'Create, change and delete products, variants and collections.',
  'WIX_STORES.READ_INVENTORY': 'Read stock, including that of hidden products.',
  'WIX_STORES.READ_PRODUCTS':
    'Read hidden products and collections, and merchant data such as costs.',
  'WIX_STORES.RIBBON_CREATE': 'Create ribbons.',
  'WIX_STORES.RIBBON_DELETE': 'Delete ribbons, which removes them from their products.',
  'WIX_STORES.RIBBON_GET_OR_CREATE': 'Find ribbons by name and create missing ones.',
  'WIX_STORES.RIBBON_READ': 'Read ribbons and how many products have them.',
  'WIX_STORES.RIBBON_UPDATE': 'Rename or change ribbons in all their products.',
} as const satisfies Readonly<Record<string, string>>;

export type Permission = keyof typeof permissions;

/** Grants every permission, including those of later versions. */
export const everyPermission = '*';
