import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';

/**
 * What the admin shows on every page. Not in the provider's API, for the owner, collaborators, API keys and apps.
 * They have no permission of their own: each part of the answer needs the permission of its area and is left out without it.
 */
const call = service([]);
const who = 'anyone';
const errors = ['STAFF_REQUIRED'] as const;

export const AdminOverview = message('AdminOverview', {
  ordersToFulfill: integer(),
  membersWaiting: integer(),
  failedDeliveries: integer(),
});
export type AdminOverview = Static<typeof AdminOverview>;

export const getOverview = call({
  name: 'admin.getOverview',
  method: 'GET',
  path: '/v1/admin/overview',
  who,
  errors,
  request: message('AdminGetOverviewRequest', {}),
  answer: message('AdminGetOverviewAnswer', { overview: AdminOverview }),
});

export const AdminSearchKind = enumeration('AdminSearchKind', ['PRODUCT', 'ORDER', 'MEMBER']);
export type AdminSearchKind = Static<typeof AdminSearchKind>;

export const AdminProductHit = message('AdminProductHit', {
  id: string({ format: 'GUID' }),
  name: string(),
  slug: string(),
  sku: string(),
  visible: boolean(),
});
export type AdminProductHit = Static<typeof AdminProductHit>;

export const AdminOrderHit = message('AdminOrderHit', {
  id: string({ format: 'GUID' }),
  number: string(),
  email: string(),
  buyerName: string(),
  total: string(),
  currency: string(),
  status: string(),
  paymentStatus: string(),
  fulfillmentStatus: string(),
  purchasedDate: timestamp(),
});
export type AdminOrderHit = Static<typeof AdminOrderHit>;

export const AdminMemberHit = message('AdminMemberHit', {
  id: string({ format: 'GUID' }),
  email: string(),
  name: string(),
  status: string(),
});
export type AdminMemberHit = Static<typeof AdminMemberHit>;

export const adminSearch = call({
  name: 'admin.search',
  method: 'POST',
  path: '/v1/admin/search',
  who,
  errors,
  request: message('AdminSearchRequest', {
    query: required(
      string({
        minLength: 1,
        maxLength: 100,
      }),
    ),
    kinds: list(AdminSearchKind, {
      maxItems: 3,
    }),
  }),
  answer: message('AdminSearchAnswer', {
    products: list(AdminProductHit),
    orders: list(AdminOrderHit),
    members: list(AdminMemberHit),
  }),
});
