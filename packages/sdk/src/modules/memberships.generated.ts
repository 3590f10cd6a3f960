// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * State of a membership.
 *
 * - `PENDING`: Starts in the future.
 * - `TRIAL`: The free trial is running.
 * - `ACTIVE`: Its benefits can be used.
 * - `PAUSED`: Its benefits cannot be used until it is resumed.
 * - `CANCELED`: Canceled before its end.
 * - `ENDED`: Its time is over.
 */
export type MembershipStatus = 'PENDING' | 'TRIAL' | 'ACTIVE' | 'PAUSED' | 'CANCELED' | 'ENDED';
export const MembershipStatus: EnumValues<MembershipStatus> = /* @__PURE__ */ enumValues('PENDING TRIAL ACTIVE PAUSED CANCELED ENDED');

/**
 * What a plan gives to its members.
 *
 * - `DISCOUNT`: A discount on all products.
 * - `BOOKINGS`: A number of bookings in each cycle.
 * - `ACCESS`: A flag that a storefront checks to open content.
 */
export type BenefitKind = 'DISCOUNT' | 'BOOKINGS' | 'ACCESS';
export const BenefitKind: EnumValues<BenefitKind> = /* @__PURE__ */ enumValues('DISCOUNT BOOKINGS ACCESS');

/** One benefit of a plan. */
export interface PlanBenefit {
  /** What a plan gives to its members. */
  kind: BenefitKind;
  /** Discount as a percentage, as a decimal string, for `DISCOUNT`. */
  percent?: string;
  /** IDs of the services that can be booked, for `BOOKINGS`. Empty for all services. */
  serviceIds?: string[];
  /** Number of bookings in each cycle, for `BOOKINGS`. */
  perCycle?: number;
  /** Name of the flag that the storefront checks, for `ACCESS`. */
  flag?: string;
}

/** How much of a benefit is left in the current cycle. */
export interface BenefitBalance {
  /** One benefit of a plan. */
  benefit?: PlanBenefit;
  /** Number of bookings in the cycle. */
  total?: number;
  /** Number of bookings that are left in the cycle. */
  remaining?: number;
}

/** A member's plan. */
export interface PlanMembership {
  /** ID of the membership. */
  _id?: string;
  /** Revision number, which grows with every change. */
  revision?: number;
  /** ID of the plan. */
  planId?: string;
  /** Name of the plan when it was bought. */
  planName?: string;
  /** ID of the member. */
  memberId?: string;
  /** State of a membership. */
  status?: MembershipStatus;
  /** Price of one cycle when it was bought, as a decimal string in the store's currency. */
  price?: string;
  /** When the membership starts, in UTC. */
  startDate?: Date;
  /** When the free trial ends, in UTC. Missing without a trial. */
  trialEndDate?: Date;
  /** Number of the current cycle. 0 during the trial. */
  cycle?: number;
  /** When the current cycle started, in UTC. */
  cycleStartDate?: Date;
  /** When the current cycle ends, in UTC. */
  cycleEndDate?: Date;
  /** When the membership ends, in UTC. Missing if it renews until canceled. */
  endDate?: Date;
  /** What is left of the plan's benefits. */
  benefits?: BenefitBalance[];
  /** ID of the order in which the plan was bought. Missing if the shop granted it. */
  orderId?: string;
  /** ID of the subscription that pays for a recurring plan. */
  subscriptionId?: string;
  /** When the membership was created, in UTC. */
  _createdDate?: Date;
  /** When the membership last changed, in UTC. */
  _updatedDate?: Date;
}

export interface MembershipsCancelMembershipAnswer {
  /** A member's plan. */
  membership?: PlanMembership;
}

export interface MembershipsListMyAccessAnswer {
  /** Flags of the `ACCESS` benefits of the member's active plans. */
  flags?: string[];
  /** IDs of the member's active plans. */
  planIds?: string[];
}

export interface MembershipsListMyMembershipsAnswer {
  /** Memberships of the member, newest first, 100 at most. */
  memberships?: PlanMembership[];
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface MembershipsQueryMembershipsAnswer {
  /** Memberships of this page. */
  memberships?: PlanMembership[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Cancels a membership at the end of the paid period, or immediately.
 *
 * `POST /v1/plans/memberships/{id}/cancel`
 */
export const cancelMembership: Fn<(_id: string, options?: { atOnce?: boolean }) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/{id}/cancel', 'id,*', { answer: { membership: shapes.PlanMembership } });
/**
 * Retrieves a membership by ID.
 *
 * `GET /v1/plans/memberships/{id}`
 */
export const getMembership: Fn<(_id: string) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/memberships/{id}', 'id', { answer: { membership: shapes.PlanMembership } });
/**
 * Gives a member a plan without a charge. Its cycles renew by themselves.
 *
 * `POST /v1/plans/{id}/grant` (for owners, collaborators and apps)
 */
export const grantMembership: Fn<(_id: string, options?: { memberId?: string; startDate?: Date }) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/{id}/grant', 'id,*', { answer: { membership: shapes.PlanMembership } });
/**
 * Lists what the signed-in member's plans give access to now.
 *
 * `GET /v1/plans/access/my`
 */
export const listMyAccess: Fn<() => Promise<MembershipsListMyAccessAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/access/my');
/**
 * Lists the signed-in member's own memberships, newest first.
 *
 * `GET /v1/plans/memberships/my`
 */
export const listMyMemberships: Fn<() => Promise<MembershipsListMyMembershipsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/memberships/my', '', { answer: { memberships: shapes.PlanMembership } });
/**
 * Pauses a membership. Members can do so if the plan allows it.
 *
 * `POST /v1/plans/memberships/{id}/pause`
 */
export const pauseMembership: Fn<(_id: string) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/{id}/pause', 'id', { answer: { membership: shapes.PlanMembership } });
/**
 * Searches memberships with filters and sorting.
 *
 * `POST /v1/plans/memberships/query` (for owners, collaborators and apps)
 */
export const queryMemberships: Fn<(options?: { query?: PlatformQuery }) => Promise<MembershipsQueryMembershipsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/query', '*', { answer: { memberships: shapes.PlanMembership }, safe: true });
/**
 * Resumes a paused membership for the time it had left.
 *
 * `POST /v1/plans/memberships/{id}/resume`
 */
export const resumeMembership: Fn<(_id: string) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/{id}/resume', 'id', { answer: { membership: shapes.PlanMembership } });
/**
 * Errors of cancelMembership, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `NOT_FOR_BUYERS` (403): Only the shop can make this change. Contact the shop. The plan does not let members cancel or pause on their own. Hide the button.
 */
export type CancelMembershipError = 'STATUS_NOT_ALLOWED' | 'NOT_FOR_BUYERS';
/**
 * Errors of grantMembership, as the code of an ApiError:
 * - `MEMBER_NOT_FOUND` (404): There is no member {memberId}. Query the members and send the id of one of them.
 */
export type GrantMembershipError = 'MEMBER_NOT_FOUND';
/**
 * Errors of pauseMembership, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `NOT_FOR_BUYERS` (403): Only the shop can make this change. Contact the shop. The plan does not let members cancel or pause on their own. Hide the button.
 */
export type PauseMembershipError = 'STATUS_NOT_ALLOWED' | 'NOT_FOR_BUYERS';
/**
 * Errors of resumeMembership, as the code of an ApiError:
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `NOT_FOR_BUYERS` (403): Only the shop can make this change. Contact the shop. The plan does not let members cancel or pause on their own. Hide the button.
 */
export type ResumeMembershipError = 'STATUS_NOT_ALLOWED' | 'NOT_FOR_BUYERS';
