import { service } from '../call.ts';
import {
  anything,
  boolean,
  enumeration,
  integer,
  list,
  message,
  number,
  of,
  required,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { StockAdjustmentReason } from '../catalog/stock-movements.ts';
import { Search } from '../shared/paging.ts';

/**
 * Not in the provider's API: a bulk change is prepared, reviewed, applied as a job, and can be
 * undone.
 */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_CHANGE_PLANS';

const MAX_SELECTED_IDS = 1_000;
const MAX_STOCK_QUANTITY = 99_999;

export const ChangePlanEntity = enumeration('ChangePlanEntity', ['PRODUCT', 'VARIANT', 'MEMBER']);
export type ChangePlanEntity = Static<typeof ChangePlanEntity>;

export const ChangePlanState = enumeration('ChangePlanState', [
  'PREPARING',
  'READY',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
  'CANCELED',
]);
export type ChangePlanState = Static<typeof ChangePlanState>;

export const ChangePlanRowState = enumeration('ChangePlanRowState', [
  'PENDING',
  'UNCHANGED',
  'REFUSED',
  'APPLIED',
  'CONFLICT',
  'UNDONE',
  'UNDO_CONFLICT',
]);
export type ChangePlanRowState = Static<typeof ChangePlanRowState>;

export const PlanSelection = message(
  'PlanSelection',
  {
    ids: list(string({ format: 'GUID' }), { minItems: 1, maxItems: MAX_SELECTED_IDS }),
    filter: anything(),
  },
  {
    oneof: [['ids', 'filter']],
  },
);
export type PlanSelection = Static<typeof PlanSelection>;

export const ChangePlanSelection = message(
  'ChangePlanSelection',
  {
    ids: list(string({ format: 'GUID' }), { minItems: 1, maxItems: MAX_SELECTED_IDS }),
    filter: anything(),
    productFilter: anything(),
    search: Search,
  },
  {
    oneof: [['ids', 'filter', 'productFilter']],
  },
);
export type ChangePlanSelection = Static<typeof ChangePlanSelection>;

export const PriceFormula = message(
  'PriceFormula',
  {
    setTo: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0, lte: 999_999_999.99, maxScale: 3 },
    }),
    addAmount: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: -999_999_999.99, lte: 999_999_999.99, maxScale: 3 },
    }),
    addPercent: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: -100, lte: 1_000, maxScale: 4 },
    }),
    endWith: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0, lte: 0.999, maxScale: 3 },
    }),
  },
  {
    oneof: [['setTo', 'addAmount', 'addPercent']],
  },
);
export type PriceFormula = Static<typeof PriceFormula>;

export const PlannedDiscount = message('PlannedDiscount', {
  type: required(enumeration('PlannedDiscountType', ['NONE', 'AMOUNT', 'PERCENT'])),
  value: number({ minimum: 0, maximum: 999_999_999.99 }),
});

export const ProductPlanChange = message('ProductPlanChange', {
  price: PriceFormula,
  discount: PlannedDiscount,
  visible: boolean(),
  brand: string({ nullable: true, maxLength: 50 }),
  ribbon: string({ nullable: true, maxLength: 30 }),
  weight: number({ nullable: true, minimum: 0, maximum: 999_999_999.99 }),
  cost: number({ nullable: true, minimum: 0, maximum: 999_999_999.99 }),
  addToCollectionIds: list(string({ format: 'GUID' }), { maxItems: 50 }),
  removeFromCollectionIds: list(string({ format: 'GUID' }), { maxItems: 50 }),
  deleteProducts: boolean(),
});
export type ProductPlanChange = Static<typeof ProductPlanChange>;

export const PlannedStockChange = message(
  'PlannedStockChange',
  {
    reason: required(StockAdjustmentReason),
    note: string({ maxLength: 500 }),
    changeBy: integer({ minimum: -MAX_STOCK_QUANTITY, maximum: MAX_STOCK_QUANTITY }),
    countedQuantity: integer({ minimum: 0, maximum: MAX_STOCK_QUANTITY }),
  },
  { oneof: [['changeBy', 'countedQuantity']] },
);
export type PlannedStockChange = Static<typeof PlannedStockChange>;

export const VariantPlanChange = message('VariantPlanChange', {
  price: PriceFormula,
  stock: PlannedStockChange,
});
export type VariantPlanChange = Static<typeof VariantPlanChange>;

export const MemberPlanChange = message('MemberPlanChange', {
  action: required(enumeration('MemberPlanAction', ['APPROVE', 'BLOCK', 'DELETE'])),
  contentAssigneeId: string({ nullable: true, format: 'GUID' }),
});
export type MemberPlanChange = Static<typeof MemberPlanChange>;

export const ChangePlanCounts = message('ChangePlanCounts', {
  selected: integer(),
  prepared: integer(),
  toChange: integer(),
  unchanged: integer(),
  refused: integer(),
  applied: integer(),
  conflicts: integer(),
  undone: integer(),
  undoConflicts: integer(),
});

export const ChangePlan = message('ChangePlan', {
  id: string({ readOnly: true, format: 'GUID' }),
  entity: of(ChangePlanEntity, { readOnly: true }),
  state: of(ChangePlanState, { readOnly: true }),
  selection: of(ChangePlanSelection, { readOnly: true }),
  productChange: of(ProductPlanChange, { readOnly: true }),
  variantChange: of(VariantPlanChange, { readOnly: true }),
  memberChange: of(MemberPlanChange, { readOnly: true }),
  reversible: boolean({ readOnly: true }),
  counts: of(ChangePlanCounts, { readOnly: true }),
  createdBy: string({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  appliedDate: timestamp({ nullable: true, readOnly: true }),
  undoneDate: timestamp({ nullable: true, readOnly: true }),
});
export type ChangePlan = Static<typeof ChangePlan>;

export const ChangePlanRow = message('ChangePlanRow', {
  entityId: string({ readOnly: true, format: 'GUID' }),
  name: string({ readOnly: true }),
  state: of(ChangePlanRowState, { readOnly: true }),
  before: struct({ nullable: true, readOnly: true }),
  after: struct({ nullable: true, readOnly: true }),
  reason: of(
    message('ChangePlanReason', {
      code: string(),
      description: string(),
      fields: list(
        message('ChangePlanConflict', {
          field: string(),
          expected: anything(),
          current: anything(),
        }),
      ),
    }),
    { nullable: true, readOnly: true },
  ),
});
export type ChangePlanRow = Static<typeof ChangePlanRow>;

const planId = required(string({ format: 'GUID' }));
const planAnswer = (title: string) => message(title, { plan: ChangePlan });

export const createChangePlan = call({
  name: 'changePlans.createChangePlan',
  method: 'POST',
  path: '/v1/change-plans',
  who: 'merchant',
  permission,
  request: message(
    'ChangePlansCreateChangePlanRequest',
    {
      selection: required(ChangePlanSelection),
      productChange: ProductPlanChange,
      variantChange: VariantPlanChange,
      memberChange: MemberPlanChange,
    },
    { oneof: [['productChange', 'variantChange', 'memberChange']] },
  ),
  answer: message('ChangePlansCreateChangePlanAnswer', {
    plan: ChangePlan,
    rows: list(ChangePlanRow),
  }),
  errors: ['TOO_MANY_CHANGE_PLANS'],
});

export const getChangePlan = call({
  name: 'changePlans.getChangePlan',
  method: 'GET',
  path: '/v1/change-plans/{planId}',
  who: 'merchant',
  permission,
  request: message('ChangePlansGetChangePlanRequest', { planId }),
  answer: planAnswer('ChangePlansGetChangePlanAnswer'),
});

export const listChangePlans = call({
  name: 'changePlans.listChangePlans',
  method: 'GET',
  path: '/v1/change-plans',
  who: 'merchant',
  permission,
  request: message('ChangePlansListChangePlansRequest', {
    limit: integer({ minimum: 1, maximum: 100 }),
    offset: integer({ minimum: 0, maximum: 10_000 }),
  }),
  answer: message('ChangePlansListChangePlansAnswer', { plans: list(ChangePlan) }),
});

export const listChangePlanRows = call({
  name: 'changePlans.listChangePlanRows',
  method: 'GET',
  path: '/v1/change-plans/{planId}/rows',
  who: 'merchant',
  permission,
  request: message('ChangePlansListChangePlanRowsRequest', {
    planId,
    states: list(ChangePlanRowState, { maxItems: 7 }),
    limit: integer({ minimum: 1, maximum: 1_000 }),
    after: string({ format: 'GUID' }),
  }),
  answer: message('ChangePlansListChangePlanRowsAnswer', { rows: list(ChangePlanRow) }),
});

export const applyChangePlan = call({
  name: 'changePlans.applyChangePlan',
  method: 'POST',
  path: '/v1/change-plans/{planId}/apply',
  who: 'merchant',
  permission,
  request: message('ChangePlansApplyChangePlanRequest', { planId }),
  answer: planAnswer('ChangePlansApplyChangePlanAnswer'),
  errors: ['CHANGE_PLAN_STATE'],
});

export const cancelChangePlan = call({
  name: 'changePlans.cancelChangePlan',
  method: 'POST',
  path: '/v1/change-plans/{planId}/cancel',
  who: 'merchant',
  permission,
  request: message('ChangePlansCancelChangePlanRequest', { planId }),
  answer: planAnswer('ChangePlansCancelChangePlanAnswer'),
  errors: ['CHANGE_PLAN_STATE'],
});

export const undoChangePlan = call({
  name: 'changePlans.undoChangePlan',
  method: 'POST',
  path: '/v1/change-plans/{planId}/undo',
  who: 'merchant',
  permission,
  request: message('ChangePlansUndoChangePlanRequest', { planId }),
  answer: planAnswer('ChangePlansUndoChangePlanAnswer'),
  errors: ['CHANGE_PLAN_IRREVERSIBLE', 'CHANGE_PLAN_STATE'],
});
