// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type MembershipStatus = 'PENDING' | 'TRIAL' | 'ACTIVE' | 'PAUSED' | 'CANCELED' | 'ENDED';
export const MembershipStatus: Words<MembershipStatus> = /* @__PURE__ */ words('PENDING TRIAL ACTIVE PAUSED CANCELED ENDED');

export type BenefitKind = 'DISCOUNT' | 'BOOKINGS' | 'ACCESS';
export const BenefitKind: Words<BenefitKind> = /* @__PURE__ */ words('DISCOUNT BOOKINGS ACCESS');

export interface PlanBenefit {
  kind: BenefitKind;
  percent?: string;
  serviceIds?: string[];
  perCycle?: number;
  flag?: string;
}

export interface BenefitBalance {
  benefit?: PlanBenefit;
  total?: number;
  remaining?: number;
}

export interface PlanMembership {
  _id?: string;
  revision?: number;
  planId?: string;
  planName?: string;
  memberId?: string;
  status?: MembershipStatus;
  price?: string;
  startDate?: Date;
  trialEndDate?: Date;
  cycle?: number;
  cycleStartDate?: Date;
  cycleEndDate?: Date;
  endDate?: Date;
  benefits?: BenefitBalance[];
  orderId?: string;
  subscriptionId?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface MembershipsCancelMembershipAnswer {
  membership?: PlanMembership;
}

export interface MembershipsListMyAccessAnswer {
  flags?: string[];
  planIds?: string[];
}

export interface MembershipsListMyMembershipsAnswer {
  memberships?: PlanMembership[];
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface MembershipsQueryMembershipsAnswer {
  memberships?: PlanMembership[];
  metadata?: PlatformPagingMetadata;
}

/**
 * Cancel membership.
 *
 * `POST /v1/plans/memberships/{id}/cancel`
 */
export const cancelMembership: Fn<(_id: string, options?: { atOnce?: boolean }) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/{id}/cancel', 'id,*', { answer: { membership: shapes.PlanMembership } });
/**
 * Get membership.
 *
 * `GET /v1/plans/memberships/{id}`
 */
export const getMembership: Fn<(_id: string) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/memberships/{id}', 'id', { answer: { membership: shapes.PlanMembership } });
/**
 * Grant membership.
 *
 * `POST /v1/plans/{id}/grant` (for owners, collaborators and apps)
 */
export const grantMembership: Fn<(_id: string, options?: { memberId?: string; startDate?: Date }) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/{id}/grant', 'id,*', { answer: { membership: shapes.PlanMembership } });
/**
 * List my access.
 *
 * `GET /v1/plans/access/my`
 */
export const listMyAccess: Fn<() => Promise<MembershipsListMyAccessAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/access/my');
/**
 * List my memberships.
 *
 * `GET /v1/plans/memberships/my`
 */
export const listMyMemberships: Fn<() => Promise<MembershipsListMyMembershipsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/memberships/my', '', { answer: { memberships: shapes.PlanMembership } });
/**
 * Pause membership.
 *
 * `POST /v1/plans/memberships/{id}/pause`
 */
export const pauseMembership: Fn<(_id: string) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/{id}/pause', 'id', { answer: { membership: shapes.PlanMembership } });
/**
 * Query memberships.
 *
 * `POST /v1/plans/memberships/query` (for owners, collaborators and apps)
 */
export const queryMemberships: Fn<(options?: { query?: PlatformQuery }) => Promise<MembershipsQueryMembershipsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/query', '*', { answer: { memberships: shapes.PlanMembership }, safe: true });
/**
 * Resume membership.
 *
 * `POST /v1/plans/memberships/{id}/resume`
 */
export const resumeMembership: Fn<(_id: string) => Promise<MembershipsCancelMembershipAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/memberships/{id}/resume', 'id', { answer: { membership: shapes.PlanMembership } });
