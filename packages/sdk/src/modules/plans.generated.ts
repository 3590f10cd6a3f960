// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type PlanKind = 'ONE_TIME' | 'RECURRING';
export const PlanKind: Words<PlanKind> = /* @__PURE__ */ words('ONE_TIME RECURRING');

export type PlanFrequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const PlanFrequency: Words<PlanFrequency> = /* @__PURE__ */ words('DAY WEEK MONTH YEAR');

export interface PlanPeriod {
  frequency: PlanFrequency;
  interval: number;
}

export type BenefitKind = 'DISCOUNT' | 'BOOKINGS' | 'ACCESS';
export const BenefitKind: Words<BenefitKind> = /* @__PURE__ */ words('DISCOUNT BOOKINGS ACCESS');

export interface PlanBenefit {
  kind: BenefitKind;
  percent?: string;
  serviceIds?: string[];
  perCycle?: number;
  flag?: string;
}

export interface SeoTexts {
  title?: string;
  description?: string;
}

export interface Plan {
  _id?: string;
  revision?: number;
  name?: string;
  slug?: string;
  description?: string;
  perks?: string[];
  visible?: boolean;
  kind?: PlanKind;
  price?: string;
  period?: PlanPeriod | null;
  cycles?: number | null;
  trialDays?: number;
  benefits?: PlanBenefit[];
  buyerMayCancel?: boolean;
  buyerMayPause?: boolean;
  seo?: SeoTexts;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface PlansCreatePlanAnswer {
  plan?: Plan;
}

export interface PlansGetPlanAnswer {
  plan?: Plan;
}

export interface PlansGetPlanBySlugAnswer {
  plan?: Plan;
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

export interface PlansQueryPlansAnswer {
  plans?: Plan[];
  metadata?: PlatformPagingMetadata;
}

export interface PlansUpdatePlanAnswer {
  plan?: Plan;
}

/**
 * Create plan.
 *
 * `POST /v1/plans` (for owners, collaborators and apps)
 */
export const createPlan: Fn<(options?: { plan?: Plan }) => Promise<PlansCreatePlanAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans', '*', { answer: { plan: shapes.Plan } });
/**
 * Delete plan.
 *
 * `DELETE /v1/plans/{id}` (for owners, collaborators and apps)
 */
export const deletePlan: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/plans/{id}', 'id', { unwrap: '' });
/**
 * Get plan.
 *
 * `GET /v1/plans/{id}`
 */
export const getPlan: Fn<(_id: string) => Promise<PlansGetPlanAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/{id}', 'id', { answer: { plan: shapes.Plan } });
/**
 * Get plan by slug.
 *
 * `GET /v1/plans/slug/{slug}`
 */
export const getPlanBySlug: Fn<(slug: string) => Promise<PlansGetPlanBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v1/plans/slug/{slug}', 'slug', { answer: { plan: shapes.Plan } });
/**
 * Query plans.
 *
 * `POST /v1/plans/query`
 */
export const queryPlans: Fn<(options?: { query?: PlatformQuery }) => Promise<PlansQueryPlansAnswer>> = /* @__PURE__ */ fn('POST', '/v1/plans/query', '*', { answer: { plans: shapes.Plan }, safe: true });
/**
 * Update plan.
 *
 * `PATCH /v1/plans/{plan.id}` (for owners, collaborators and apps)
 */
export const updatePlan: Fn<(_id: string, options?: { plan?: Plan }) => Promise<PlansUpdatePlanAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/plans/{plan.id}', 'plan.id,*', { answer: { plan: shapes.Plan } });
