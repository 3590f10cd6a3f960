import { everyPermission, permissions, type Permission } from './permissions.ts';

/**
 * The roles that every store has, as sets of permissions by area. A store adds roles of its own. A
 * new permission does not compile until its area and the built-in roles that hold it are stated.
 */

/** The areas of the admin, in the order in which it shows them. */
export const permissionAreas = [
  'CATALOG',
  'ORDERS',
  'MEMBERS',
  'MARKETING',
  'OFFERINGS',
  'SETTINGS',
  'ACCESS',
] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** The owner holds every permission, also those of later versions, and is no collaborator. */
export const ownerRoleId = 'OWNER';

/** Built-in roles of collaborators. */
export const collaboratorRoleIds = [
  'MANAGER',
  'CATALOG',
  'ORDERS',
  'SUPPORT',
  'READ_ONLY',
] as const;
export type CollaboratorRoleId = (typeof collaboratorRoleIds)[number];

interface PermissionFacts {
  readonly area: PermissionArea;
  /** Empty where only the owner, and roles that the store defines, hold the permission. */
  readonly roles: readonly CollaboratorRoleId[];
}

/**
 * Managing staff and credentials, signing in as a member and reading the metrics of the server are
 * in no built-in role: they reach beyond the store's daily work.
 */
export const permissionFacts = {
  'CURRENCY_CONVERTER.READ_CURRENCIES': {
    area: 'SETTINGS',
    roles: ['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS': {
    area: 'ORDERS',
    roles: ['MANAGER', 'ORDERS'],
  },
  'ECOM.CREATE_CHECKOUT_FROM_CART': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.CREATE_ORDER_FROM_CHECKOUT': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS': {
    area: 'ORDERS',
    roles: ['MANAGER', 'ORDERS'],
  },
  'ECOM.MODIFY_CARTS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.MODIFY_CHECKOUTS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.MODIFY_FULFILLMENTS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.MODIFY_ORDERS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.MODIFY_TRANSACTIONS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS': {
    area: 'ORDERS',
    roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'ECOM.READ_CARTS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'] },
  'ECOM.READ_CHECKOUTS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'] },
  'ECOM.READ_FULFILLMENTS': {
    area: 'ORDERS',
    roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'ECOM.READ_ORDERS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'] },
  'ECOM.READ_TRANSACTIONS': {
    area: 'ORDERS',
    roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'IAM.AUTHENTICAITON_SIGN_ON': { area: 'MEMBERS', roles: [] },
  'IAM.CHANGE_PASSWORD': { area: 'MEMBERS', roles: [] },
  'IAM.RESEND_DURING_AUTHENTICATION': { area: 'MEMBERS', roles: ['MANAGER'] },
  'IAM.SEND_ACTIVATION_EMAIL': { area: 'MEMBERS', roles: ['MANAGER', 'SUPPORT'] },
  'IAM.START': { area: 'MEMBERS', roles: ['MANAGER'] },
  'MEDIA.SITE_MEDIA_FILES_DELETE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'MEDIA.SITE_MEDIA_FILES_IMPORT': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'MEDIA.SITE_MEDIA_FILES_READ': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG', 'READ_ONLY'] },
  'MEDIA.SITE_MEDIA_FILES_UPDATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'MEDIA.SITE_MEDIA_FILES_UPLOAD': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'MEMBERS.MEMBER_APPROVE': { area: 'MEMBERS', roles: ['MANAGER', 'SUPPORT'] },
  'MEMBERS.MEMBER_BLOCK': { area: 'MEMBERS', roles: ['MANAGER', 'SUPPORT'] },
  'MEMBERS.MEMBER_CREATE': { area: 'MEMBERS', roles: ['MANAGER'] },
  'MEMBERS.MEMBER_DELETE': { area: 'MEMBERS', roles: ['MANAGER'] },
  'MEMBERS.MEMBER_DISCONNECT': { area: 'MEMBERS', roles: ['MANAGER'] },
  'MEMBERS.MEMBER_JOIN_COMMUNITY': { area: 'MEMBERS', roles: [] },
  'MEMBERS.MEMBER_MUTE': { area: 'MEMBERS', roles: ['MANAGER', 'SUPPORT'] },
  'MEMBERS.MEMBER_READ': { area: 'MEMBERS', roles: ['MANAGER', 'ORDERS', 'SUPPORT', 'READ_ONLY'] },
  'MEMBERS.MEMBER_ROLES_MANAGE': { area: 'MEMBERS', roles: ['MANAGER'] },
  'MEMBERS.MEMBER_SIGN_IN': { area: 'MEMBERS', roles: [] },
  'MEMBERS.MEMBER_UPDATE': { area: 'MEMBERS', roles: ['MANAGER'] },
  'MEMBERS.ROLES_READ': { area: 'MEMBERS', roles: ['MANAGER', 'SUPPORT', 'READ_ONLY'] },
  'MEMBERS.SEND_SET_PASSWORD_EMAIL': { area: 'MEMBERS', roles: ['MANAGER', 'SUPPORT'] },
  'RECOMMENDATIONS.READ': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG', 'READ_ONLY'] },
  'SHOPWRIGHT.MANAGE_APPS': { area: 'ACCESS', roles: [] },
  'SHOPWRIGHT.MANAGE_CHANGE_PLANS': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'SHOPWRIGHT.MANAGE_DISCOUNTS': { area: 'MARKETING', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_EVENTS': { area: 'OFFERINGS', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_GIFT_CARDS': { area: 'MARKETING', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_PLANS': { area: 'OFFERINGS', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_PRIVACY': { area: 'MEMBERS', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_SERVICES': { area: 'OFFERINGS', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_SETTINGS': { area: 'SETTINGS', roles: ['MANAGER'] },
  'SHOPWRIGHT.MANAGE_STAFF': { area: 'ACCESS', roles: [] },
  'SHOPWRIGHT.MANAGE_SUBSCRIPTIONS': { area: 'ORDERS', roles: ['MANAGER', 'ORDERS'] },
  'SHOPWRIGHT.MANAGE_WEBHOOKS': { area: 'ACCESS', roles: ['MANAGER'] },
  'SHOPWRIGHT.READ_AUDIT': { area: 'ACCESS', roles: ['MANAGER'] },
  'SHOPWRIGHT.READ_METRICS': { area: 'ACCESS', roles: [] },
  'WIX_HEADLESS.WIX_URL_CREATE': { area: 'SETTINGS', roles: ['MANAGER'] },
  'WIX_STORES.BRAND_CREATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.BRAND_DELETE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.BRAND_GET_OR_CREATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.BRAND_READ': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG', 'READ_ONLY'] },
  'WIX_STORES.BRAND_UPDATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.CATALOG_VERSION_READ': {
    area: 'CATALOG',
    roles: ['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'WIX_STORES.INFO_SECTION_CREATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.INFO_SECTION_DELETE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.INFO_SECTION_GET_OR_CREATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.INFO_SECTION_READ': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG', 'READ_ONLY'] },
  'WIX_STORES.INFO_SECTION_UPDATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.INVENTORY_READ': {
    area: 'CATALOG',
    roles: ['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'WIX_STORES.MODIFY_INVENTORY': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.MODIFY_PRODUCTS': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.READ_INVENTORY': {
    area: 'CATALOG',
    roles: ['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'WIX_STORES.READ_PRODUCTS': {
    area: 'CATALOG',
    roles: ['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY'],
  },
  'WIX_STORES.RIBBON_CREATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.RIBBON_DELETE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.RIBBON_GET_OR_CREATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
  'WIX_STORES.RIBBON_READ': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG', 'READ_ONLY'] },
  'WIX_STORES.RIBBON_UPDATE': { area: 'CATALOG', roles: ['MANAGER', 'CATALOG'] },
} as const satisfies Readonly<Record<Permission, PermissionFacts>>;

export interface BuiltInRole {
  readonly id: typeof ownerRoleId | CollaboratorRoleId;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

const described: Readonly<Record<CollaboratorRoleId, readonly [name: string, what: string]>> = {
  MANAGER: ['Manager', 'Runs the store, without managing staff, apps and API keys.'],
  CATALOG: ['Catalog', 'Manages products, stock and media. Sees no orders and no members.'],
  ORDERS: ['Orders', 'Manages orders, fulfillments, payments and refunds. Reads the catalog.'],
  SUPPORT: ['Support', 'Reads orders, members and the catalog, and approves or blocks members.'],
  READ_ONLY: ['Read-only', 'Reads the catalog, orders and members, and changes nothing.'],
};

// Every key of `permissions` is one of its ids.
const ids = Object.keys(permissions) as Permission[];

/** Resolved once: the permissions of staff are computed for each of their requests. */
const permissionsByRole = new Map<CollaboratorRoleId, readonly Permission[]>(
  collaboratorRoleIds.map((role) => [
    role,
    ids.filter((id) => (permissionFacts[id].roles as readonly string[]).includes(role)),
  ]),
);

export const permissionsOfRole = (role: CollaboratorRoleId): readonly Permission[] =>
  permissionsByRole.get(role) ?? [];

export const builtInRoles: readonly BuiltInRole[] = [
  {
    id: ownerRoleId,
    name: 'Owner',
    description: 'May do everything, including managing staff.',
    permissions: [everyPermission],
  },
  ...collaboratorRoleIds.map((id) => ({
    id,
    name: described[id][0],
    description: described[id][1],
    permissions: permissionsOfRole(id),
  })),
];

export const isCollaboratorRoleId = (id: string): id is CollaboratorRoleId =>
  (collaboratorRoleIds as readonly string[]).includes(id);
