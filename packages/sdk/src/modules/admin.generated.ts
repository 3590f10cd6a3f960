// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** The work that waits, by area. */
export interface AdminOverview {
  /** Approved orders that are not fulfilled or archived, at most 1000. Needs ECOM.READ_ORDERS. */
  ordersToFulfill?: number;
  /** Members who wait for approval, at most 1000. Needs MEMBERS.MEMBER_READ. */
  membersWaiting?: number;
  /** Webhook deliveries that were given up after the last retry, at most 1000. Needs SHOPWRIGHT.MANAGE_WEBHOOKS. */
  failedDeliveries?: number;
}

export interface AdminGetOverviewAnswer {
  /** The work that waits, by area. */
  overview?: AdminOverview;
}

/**
 * What is searched.
 *
 * - `PRODUCT`: Products by name and SKU.
 * - `ORDER`: Orders by number, email address, name, address, phone and tracking number.
 * - `MEMBER`: Members by email address and name.
 */
export type AdminSearchKind = 'PRODUCT' | 'ORDER' | 'MEMBER';
export const AdminSearchKind: EnumValues<AdminSearchKind> = /* @__PURE__ */ enumValues('PRODUCT ORDER MEMBER');

/** A product that matches the search. */
export interface AdminProductHit {
  /** ID of the product. */
  _id?: string;
  /** Name of the product, in the language of the store. */
  name?: string;
  /** The end of the product page's URL. */
  slug?: string;
  /** The SKU that matched, else the SKU of the product. */
  sku?: string;
  /** Whether shoppers see the product. */
  visible?: boolean;
}

/** An order that matches the search. */
export interface AdminOrderHit {
  /** ID of the order. */
  _id?: string;
  /** The number that the buyer knows the order by. */
  number?: string;
  /** Email address of the buyer. */
  email?: string;
  /** First and last name of the buyer. */
  buyerName?: string;
  /** The total of the order as a decimal number, in its currency. */
  total?: string;
  /** Three-letter ISO 4217 code. */
  currency?: string;
  /** Status of the order, as in `Order.status`. */
  status?: string;
  /** Payment status, as in `Order.paymentStatus`. */
  paymentStatus?: string;
  /** Fulfillment status, as in `Order.fulfillmentStatus`. */
  fulfillmentStatus?: string;
  /** When the order was placed. */
  purchasedDate?: Date;
}

/** A member who matches the search. */
export interface AdminMemberHit {
  /** ID of the member. */
  _id?: string;
  /** The email address the member signs in with. */
  email?: string;
  /** The member's first and last name, or the nickname. */
  name?: string;
  /** Status of the member, as in `Member.status`. */
  status?: string;
}

export interface AdminSearchAnswer {
  /** Needs WIX_STORES.READ_PRODUCTS. At most 8. */
  products?: AdminProductHit[];
  /** Needs ECOM.READ_ORDERS. At most 8, newest first. */
  orders?: AdminOrderHit[];
  /** Needs MEMBERS.MEMBER_READ. At most 8. */
  members?: AdminMemberHit[];
}

/**
 * Counts the work that waits in each area that the caller may read, for the start page and the navigation of an admin.
 *
 * `GET /v1/admin/overview`
 */
export const getOverview: Fn<() => Promise<AdminGetOverviewAnswer>> = /* @__PURE__ */ fn('GET', '/v1/admin/overview');
/**
 * Finds products, orders and members by what a person remembers of them, in the areas that the caller may read.
 *
 * `POST /v1/admin/search`
 */
export const search: Fn<(options?: { query?: string; kinds?: AdminSearchKind[] }) => Promise<AdminSearchAnswer>> = /* @__PURE__ */ fn('POST', '/v1/admin/search', '*', { answer: { orders: shapes.AdminOrderHit }, safe: true });
/**
 * Errors of getOverview, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type GetOverviewError = 'STAFF_REQUIRED';
/**
 * Errors of search, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type SearchError = 'STAFF_REQUIRED';
