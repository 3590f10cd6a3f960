// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * How a plan is paid.
 *
 * - `ONE_TIME`: The buyer pays once.
 * - `RECURRING`: The buyer pays for every cycle.
 */
export type PlanKind = 'ONE_TIME' | 'RECURRING';
export const PlanKind: EnumValues<PlanKind> = /* @__PURE__ */ enumValues('ONE_TIME RECURRING');

/**
 * Unit of a period.
 *
 * - `DAY`: The interval counts days.
 * - `WEEK`: The interval counts weeks.
 * - `MONTH`: The interval counts months.
 * - `YEAR`: The interval counts years.
 */
export type PlanFrequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const PlanFrequency: EnumValues<PlanFrequency> = /* @__PURE__ */ enumValues('DAY WEEK MONTH YEAR');

/** A length of time, such as 3 months. */
export interface PlanPeriod {
  /** Unit of a period. */
  frequency: PlanFrequency;
  /** Number of units, such as 3. */
  interval: number;
}

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

/** Texts for search engines and link previews. */
export interface SeoTexts {
  /** Page title for search results. Defaults to the name. */
  title?: string;
  /** Page description for search results. Defaults to the beginning of the description. */
  description?: string;
}

/** A plan that members can buy. */
export interface Plan {
  /** ID of the plan. */
  _id?: string;
  /** Revision number, which grows with every change. */
  revision?: number;
  /** Display name of the plan. */
  name?: string;
  /** Last part of the URL of the plan's page. Derived from the name if left out. */
  slug?: string;
  /** Description as HTML. Unsafe markup is removed. */
  description?: string;
  /** Short selling points, shown as a list. */
  perks?: string[];
  /** Whether the plan is shown and can be bought. Defaults to `true`. */
  visible?: boolean;
  /** How a plan is paid. */
  kind?: PlanKind;
  /** Price of one cycle, or of a one-time plan, as a decimal string in the store's currency. */
  price?: string;
  /** Length of a cycle, or duration of a one-time plan. Without it, a one-time plan never ends. */
  period?: PlanPeriod | null;
  /** Number of cycles of a recurring plan. Without it, it renews until canceled. */
  cycles?: number | null;
  /** Days of free trial before the first payment, once per member. */
  trialDays?: number;
  /** What the plan gives to its members. */
  benefits?: PlanBenefit[];
  /** Whether members can cancel by themselves. */
  buyerMayCancel?: boolean;
  /** Whether members can pause by themselves. */
  buyerMayPause?: boolean;
  /** Title and description for search engines. */
  seo?: SeoTexts;
  /** When the plan was created, in UTC. */
  _createdDate?: Date;
  /** When the plan last changed, in UTC. */
  _updatedDate?: Date;
}

export interface PlansCreatePlanAnswer {
  /** A plan that members can buy. */
  plan?: Plan;
}

export interface PlansGetPlanAnswer {
  /** A plan that members can buy. */
  plan?: Plan;
}

export interface PlansGetPlanBySlugAnswer {
  /** A plan that members can buy. */
  plan?: Plan;
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

export interface PlansQueryPlansAnswer {
  /** Plans of this page. */
  plans?: Plan[];
  /** Position of this page in the results. */
  metadata?: PlatformPagingMetadata;
}

export interface PlansUpdatePlanAnswer {
  /** A plan that members can buy. */
  plan?: Plan;
}

/**
 * Creates a plan that members can buy.
 *
 * `POST /v1/plans` (for owners, collaborators and apps)
 */
export const createPlan: Fn<(options?: { plan?: Plan }) => Promise<PlansCreatePlanAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans', '*', { answer: { plan: shapes.Plan } });
/**
 * Deletes a plan. Refused while it has members.
 *
 * `DELETE /v1/plans/{id}` (for owners, collaborators and apps)
 */
export const deletePlan: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/plans/{id}', 'id', { unwrap: '' });
/**
 * Retrieves a plan by ID.
 *
 * `GET /v1/plans/{id}`
 */
export const getPlan: Fn<(_id: string) => Promise<PlansGetPlanAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/{id}', 'id', { answer: { plan: shapes.Plan } });
/**
 * Retrieves a plan by its slug.
 *
 * `GET /v1/plans/slug/{slug}`
 */
export const getPlanBySlug: Fn<(slug: string) => Promise<PlansGetPlanBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/slug/{slug}', 'slug', { answer: { plan: shapes.Plan } });
/**
 * Searches plans with filters and sorting. Hidden plans are returned to the shop only.
 *
 * `POST /v1/plans/query`
 */
export const queryPlans: Fn<(options?: { query?: PlatformQuery }) => Promise<PlansQueryPlansAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/query', '*', { answer: { plans: shapes.Plan }, safe: true });
/**
 * Updates a plan. Existing memberships stay as they were bought.
 *
 * `PATCH /v1/plans/{plan.id}` (for owners, collaborators and apps)
 */
export const updatePlan: Fn<(_id: string, options?: { plan?: Plan }) => Promise<PlansUpdatePlanAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/plans/{plan.id}', 'plan.id,*', { answer: { plan: shapes.Plan } });
/**
 * Errors of deletePlan, as the code of an ApiError:
 * - `PLAN_HAS_MEMBERS` (409): This plan has or had members. Hide it instead. The memberships refer to the plan. A hidden plan can no longer be bought, and its members keep it.
 */
export type DeletePlanError = 'PLAN_HAS_MEMBERS';
