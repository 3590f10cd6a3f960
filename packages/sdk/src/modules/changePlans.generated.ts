// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * The kind of entity that a plan changes.
 *
 * - `PRODUCT`: Products, with the prices of their variants.
 * - `VARIANT`: Variants: their own prices and their stock.
 * - `MEMBER`: Members, who are approved, blocked or deleted.
 */
export type ChangePlanEntity = 'PRODUCT' | 'VARIANT' | 'MEMBER';
export const ChangePlanEntity: EnumValues<ChangePlanEntity> = /* @__PURE__ */ enumValues('PRODUCT VARIANT MEMBER');

/**
 * The stage of a plan.
 *
 * - `PREPARING`: A job computes what would change.
 * - `READY`: Prepared; nothing is changed yet.
 * - `APPLYING`: A job changes the entities.
 * - `APPLIED`: All entities are changed that could be.
 * - `UNDOING`: A job restores the values from before.
 * - `UNDONE`: All entities are restored that could be.
 * - `CANCELED`: Stopped. What was applied before can be undone.
 */
export type ChangePlanState = 'PREPARING' | 'READY' | 'APPLYING' | 'APPLIED' | 'UNDOING' | 'UNDONE' | 'CANCELED';
export const ChangePlanState: EnumValues<ChangePlanState> = /* @__PURE__ */ enumValues('PREPARING READY APPLYING APPLIED UNDOING UNDONE CANCELED');

/** Text to search for and the fields to search in. */
export interface Search {
  /** Text to search for. */
  expression?: string | null;
  /** Names of the fields to search in. Omit it to search all searchable fields. */
  fields?: string[];
}

/** Which entities a plan changes: by their IDs or by a filter. Exactly one is required. */
export interface ChangePlanSelection {
  /** IDs of the entities to change. */
  ids?: string[];
  /** Filter in the query language of the entity: as `queryProducts`, `queryInventoryItems` or `queryMembers` accepts it. An empty object selects every product or variant; members need a condition. */
  filter?: unknown;
  /** Of a plan for variants: filter as `queryProducts` accepts it. Selects the variants of the products that it finds. */
  productFilter?: unknown;
  /** Of a plan for members: text that the members must contain, besides the filter. */
  search?: Search;
}

/** How a new price follows from the old one. Applies to the product's price and to the prices of variants that have their own. */
export interface PriceFormula {
  /** New price, as a decimal string in the currency of the store. Variants lose their own price. */
  setTo?: string;
  /** Amount to add to each price, as a decimal string in the currency of the store. A negative amount lowers the price. */
  addAmount?: string;
  /** Percentage to add to each price, as a decimal string: `10` raises a price of 50 to 55. A negative percentage lowers the price. */
  addPercent?: string;
  /** Fraction that the new price ends with, for example `0.99`: the price is rounded to the nearest amount with this ending, and never below it. */
  endWith?: string;
}

/**
 * Kind of a discount.
 *
 * - `NONE`: Removes the discount, so that the product has its full price.
 * - `AMOUNT`: An amount off, in the currency of the store.
 * - `PERCENT`: A percentage off.
 */
export type PlannedDiscountType = 'NONE' | 'AMOUNT' | 'PERCENT';
export const PlannedDiscountType: EnumValues<PlannedDiscountType> = /* @__PURE__ */ enumValues('NONE AMOUNT PERCENT');

/** Discount of the product, as shoppers see it: an amount or a percentage off. */
export interface PlannedDiscount {
  /** Kind of the discount. `NONE` removes the discount. */
  type: PlannedDiscountType;
  /** Amount in the currency of the store, or percentage from 0 to 100. */
  value?: number;
}

/** What a plan changes in each product. Fields that are left out stay as they are. */
export interface ProductPlanChange {
  /** Changes the price by a formula. */
  price?: PriceFormula;
  /** Sets or removes the discount. */
  discount?: PlannedDiscount;
  /** Shows the product in the store, or hides it. */
  visible?: boolean;
  /** Sets the brand; null or an empty text removes it. */
  brand?: string | null;
  /** Sets the ribbon, the short label on the picture; null or an empty text removes it. */
  ribbon?: string | null;
  /** Sets the shipping weight in the store's unit; null removes it. */
  weight?: number | null;
  /** Sets what the merchant pays for one piece, in the currency of the store; null removes it. */
  cost?: number | null;
  /** IDs of the collections to add the product to. */
  addToCollectionIds?: string[];
  /** IDs of the collections to remove the product from. */
  removeFromCollectionIds?: string[];
  /** Deletes the products; no other change may be given. Undoing the plan restores them within 30 days. */
  deleteProducts?: boolean;
}

/**
 * Why staff adjust stock.
 *
 * - `RECEIVED`: New goods arrived; the change must be positive.
 * - `COUNTED`: The pieces on the shelf were counted; needs `countedQuantity`.
 * - `DAMAGED`: Pieces are broken, lost or expired; the change must be negative.
 * - `RETURNED`: Pieces came back without a refund of the platform; the change must be positive.
 * - `CORRECTION`: An earlier mistake is corrected.
 */
export type StockAdjustmentReason = 'RECEIVED' | 'COUNTED' | 'DAMAGED' | 'RETURNED' | 'CORRECTION';
export const StockAdjustmentReason: EnumValues<StockAdjustmentReason> = /* @__PURE__ */ enumValues('RECEIVED COUNTED DAMAGED RETURNED CORRECTION');

/** Adjustment of the stock of each variant. */
export interface PlannedStockChange {
  /** Why the stock changes. `COUNTED` needs `countedQuantity`, the others `changeBy`. */
  reason: StockAdjustmentReason;
  /** Note that the history of the stock shows. */
  note?: string;
  /** How many pieces to add, or to take away if negative. */
  changeBy?: number;
  /** How many pieces are on the shelf, including reserved ones. */
  countedQuantity?: number;
}

/** What a plan changes in each variant. Fields that are left out stay as they are. */
export interface VariantPlanChange {
  /** Changes the variant's price by a formula, which then is its own. The only variant of a product without options changes the product's price. */
  price?: PriceFormula;
  /** Adjusts the stock, with a reason that its history shows. */
  stock?: PlannedStockChange;
}

/**
 * What a plan does with each member.
 *
 * - `APPROVE`: Approves the member, who receives a mail.
 * - `BLOCK`: Blocks the member and signs them out.
 * - `DELETE`: Deletes the member. This cannot be undone.
 */
export type MemberPlanAction = 'APPROVE' | 'BLOCK' | 'DELETE';
export const MemberPlanAction: EnumValues<MemberPlanAction> = /* @__PURE__ */ enumValues('APPROVE BLOCK DELETE');

/** What a plan does with each member. */
export interface MemberPlanChange {
  /** Action for each member. */
  action: MemberPlanAction;
  /** Of a deletion: ID of the member who takes over the content of the deleted members. */
  contentAssigneeId?: string | null;
}

/** Rows of a plan by outcome. */
export interface ChangePlanCounts {
  /** Entities that the selection finds, counted when the plan was created. */
  selected?: number;
  /** Rows whose outcome is computed so far. */
  prepared?: number;
  /** Rows that applying the plan will change. */
  toChange?: number;
  /** Rows that already have the new values. */
  unchanged?: number;
  /** Rows that cannot be changed; each says why. */
  refused?: number;
  /** Rows that were changed and not undone. */
  applied?: number;
  /** Rows left alone because their values changed after the plan was prepared. */
  conflicts?: number;
  /** Rows that have their values from before the plan again. */
  undone?: number;
  /** Rows not undone because their values changed after the plan was applied. */
  undoConflicts?: number;
}

/** A bulk change that is prepared, looked at, applied as a job, and can be undone. */
export interface ChangePlan {
  /** ID of the plan. */
  _id?: string;
  /** What the plan changes. */
  entity?: ChangePlanEntity;
  /** Stage of the plan. `READY` waits for approval; `PREPARING`, `APPLYING` and `UNDOING` are jobs that are running. */
  state?: ChangePlanState;
  /** Which entities the plan changes. */
  selection?: ChangePlanSelection;
  /** What the plan changes in each product. */
  productChange?: ProductPlanChange;
  /** What the plan changes in each variant. */
  variantChange?: VariantPlanChange;
  /** What the plan does with each member. */
  memberChange?: MemberPlanChange;
  /** Whether the plan can be undone. A plan that deletes members cannot. */
  reversible?: boolean;
  /** Rows of the plan by outcome. */
  counts?: ChangePlanCounts;
  /** ID of the staff member, app or API key that created the plan. */
  createdBy?: string;
  /** When the plan was created, in UTC. */
  _createdDate?: Date;
  /** When the plan was applied completely, in UTC. */
  appliedDate?: Date | null;
  /** When the plan was undone completely, in UTC. */
  undoneDate?: Date | null;
}

export interface ChangePlansApplyChangePlanAnswer {
  /** Plan whose job has been started. */
  plan?: ChangePlan;
}

export interface ChangePlansCancelChangePlanAnswer {
  /** Plan as it was stopped. */
  plan?: ChangePlan;
}

/** A price and the formula to apply to it. */
export interface PriceToCompute {
  /** Price before, as a decimal string in the currency of the store. */
  price: string;
  /** How the new price follows from it. */
  formula: PriceFormula;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** The outcome of a formula: a new price, or why there is none. */
export interface ComputedPrice {
  /** New price, as a decimal string in the currency of the store. */
  price?: string;
  /** Why the formula cannot be applied to this price. */
  error?: ApplicationError;
}

export interface ChangePlansComputePricesAnswer {
  /** One outcome for each price, in the order of the request. */
  prices?: ComputedPrice[];
}

/**
 * The outcome for one entity of a plan.
 *
 * - `PENDING`: Will be changed when the plan is applied.
 * - `UNCHANGED`: Has the new values already.
 * - `REFUSED`: Cannot be changed.
 * - `APPLIED`: Was changed, and has the new values since.
 * - `CONFLICT`: Left alone: its values changed after the plan was prepared.
 * - `UNDONE`: Has its values from before the plan again.
 * - `UNDO_CONFLICT`: Not undone: its values changed after the plan was applied.
 */
export type ChangePlanRowState = 'PENDING' | 'UNCHANGED' | 'REFUSED' | 'APPLIED' | 'CONFLICT' | 'UNDONE' | 'UNDO_CONFLICT';
export const ChangePlanRowState: EnumValues<ChangePlanRowState> = /* @__PURE__ */ enumValues('PENDING UNCHANGED REFUSED APPLIED CONFLICT UNDONE UNDO_CONFLICT');

/** A field whose value had changed in the meantime. */
export interface ChangePlanConflict {
  /** Name of the field. */
  field?: string;
  /** Value that the plan expected to find. */
  expected?: unknown;
  /** Value that was found. */
  current?: unknown;
}

/** Why an entity was not changed. */
export interface ChangePlanReason {
  /** Error code, as the call that changes one entity answers it. */
  code?: string;
  /** Why the entity was not changed, in one sentence. */
  description?: string;
  /** Of a conflict: the fields whose values had changed. */
  fields?: ChangePlanConflict[];
}

/** What a plan does to one entity. */
export interface ChangePlanRow {
  /** ID of the entity. */
  entityId?: string;
  /** Name of the entity when the plan was prepared; of a member, the current name. */
  name?: string;
  /** Outcome for this entity. */
  state?: ChangePlanRowState;
  /** Values of the fields that the plan changes, before it is applied. */
  before?: Record<string, unknown> | null;
  /** Values of the same fields after the plan is applied. */
  after?: Record<string, unknown> | null;
  /** Of a refusal or a conflict: what happened. */
  reason?: ChangePlanReason | null;
}

export interface ChangePlansCreateChangePlanAnswer {
  /** The plan. Nothing is changed until it is applied. */
  plan?: ChangePlan;
  /** The first rows, with their values before and after. */
  rows?: ChangePlanRow[];
}

export interface ChangePlansGetChangePlanAnswer {
  /** Plan with its progress so far. */
  plan?: ChangePlan;
}

export interface ChangePlansListChangePlanRowsAnswer {
  /** Rows of the plan, in the order of their entity IDs. */
  rows?: ChangePlanRow[];
}

export interface ChangePlansListChangePlansAnswer {
  /** Plans, the newest first. */
  plans?: ChangePlan[];
}

export interface ChangePlansUndoChangePlanAnswer {
  /** Plan whose changes a job is undoing. */
  plan?: ChangePlan;
}

/**
 * Applies a prepared plan as a job. Repeating the call does not apply it twice.
 *
 * `POST /v1/change-plans/{planId}/apply` (for owners, collaborators and apps)
 */
export const applyChangePlan: Fn<(planId: string) => Promise<ChangePlansApplyChangePlanAnswer>> = /* @__PURE__ */ fn('POST', '/v1/change-plans/{planId}/apply', 'planId', { answer: { plan: shapes.ChangePlan } });
/**
 * Stops a plan. What it has changed so far stays changed, and can be undone.
 *
 * `POST /v1/change-plans/{planId}/cancel` (for owners, collaborators and apps)
 */
export const cancelChangePlan: Fn<(planId: string) => Promise<ChangePlansCancelChangePlanAnswer>> = /* @__PURE__ */ fn('POST', '/v1/change-plans/{planId}/cancel', 'planId', { answer: { plan: shapes.ChangePlan } });
/**
 * Computes what formulas make of prices, exactly as a plan would, without changing anything.
 *
 * `POST /v1/change-plans/compute-prices` (for owners, collaborators and apps)
 */
export const computePrices: Fn<(options?: { prices?: PriceToCompute[] }) => Promise<ChangePlansComputePricesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/change-plans/compute-prices', '*');
/**
 * Prepares a bulk change without changing anything. Returns how many entities are selected, and the first rows with their values before and after.
 *
 * `POST /v1/change-plans` (for owners, collaborators and apps)
 */
export const createChangePlan: Fn<(options?: { selection?: ChangePlanSelection; productChange?: ProductPlanChange; variantChange?: VariantPlanChange; memberChange?: MemberPlanChange }) => Promise<ChangePlansCreateChangePlanAnswer>> = /* @__PURE__ */ fn('POST', '/v1/change-plans', '*', { answer: { plan: shapes.ChangePlan } });
/**
 * Retrieves a plan with its progress.
 *
 * `GET /v1/change-plans/{planId}` (for owners, collaborators and apps)
 */
export const getChangePlan: Fn<(planId: string) => Promise<ChangePlansGetChangePlanAnswer>> = /* @__PURE__ */ fn('GET', '/v1/change-plans/{planId}', 'planId', { answer: { plan: shapes.ChangePlan } });
/**
 * Lists what a plan does to each entity, with the reasons for refusals and conflicts.
 *
 * `GET /v1/change-plans/{planId}/rows` (for owners, collaborators and apps)
 */
export const listChangePlanRows: Fn<(planId: string, options?: { states?: ChangePlanRowState[]; limit?: number; after?: string }) => Promise<ChangePlansListChangePlanRowsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/change-plans/{planId}/rows', 'planId,*');
/**
 * Lists the plans of the entities that the caller may change, the newest first.
 *
 * `GET /v1/change-plans` (for owners, collaborators and apps)
 */
export const listChangePlans: Fn<(options?: { limit?: number; offset?: number }) => Promise<ChangePlansListChangePlansAnswer>> = /* @__PURE__ */ fn('GET', '/v1/change-plans', '*', { answer: { plans: shapes.ChangePlan } });
/**
 * Restores the values from before the plan, except where they have changed since.
 *
 * `POST /v1/change-plans/{planId}/undo` (for owners, collaborators and apps)
 */
export const undoChangePlan: Fn<(planId: string) => Promise<ChangePlansUndoChangePlanAnswer>> = /* @__PURE__ */ fn('POST', '/v1/change-plans/{planId}/undo', 'planId', { answer: { plan: shapes.ChangePlan } });
/**
 * Errors of applyChangePlan, as the code of an ApiError:
 * - `CHANGE_PLAN_STATE` (409): The plan is {state}, so you cannot {action} it. The plan has moved on since it was read, for example because a colleague applied it. Read it again and offer what its state allows.
 */
export type ApplyChangePlanError = 'CHANGE_PLAN_STATE';
/**
 * Errors of cancelChangePlan, as the code of an ApiError:
 * - `CHANGE_PLAN_STATE` (409): The plan is {state}, so you cannot {action} it. The plan has moved on since it was read, for example because a colleague applied it. Read it again and offer what its state allows.
 */
export type CancelChangePlanError = 'CHANGE_PLAN_STATE';
/**
 * Errors of createChangePlan, as the code of an ApiError:
 * - `TOO_MANY_CHANGE_PLANS` (429): {max} plans are being prepared or applied. Wait until one is finished, or cancel one. Plans in progress are limited, so that the store stays fast for buyers. List the plans and wait, or cancel one.
 */
export type CreateChangePlanError = 'TOO_MANY_CHANGE_PLANS';
/**
 * Errors of undoChangePlan, as the code of an ApiError:
 * - `CHANGE_PLAN_IRREVERSIBLE` (409): The plan deletes members, who cannot be restored, so it cannot be undone. The answer to an undo of a plan whose `reversible` is false. Offer no undo for such a plan.
 * - `CHANGE_PLAN_STATE` (409): The plan is {state}, so you cannot {action} it. The plan has moved on since it was read, for example because a colleague applied it. Read it again and offer what its state allows.
 */
export type UndoChangePlanError = 'CHANGE_PLAN_IRREVERSIBLE' | 'CHANGE_PLAN_STATE';
