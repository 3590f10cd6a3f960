import type { Descriptions } from './table.ts';

export const changePlans: Descriptions = {
  'changePlans.createChangePlan':
    'Prepares a bulk change without changing anything. Returns how many entities are selected, and the first rows with their values before and after.',
  'changePlans.getChangePlan': 'Retrieves a plan with its progress.',
  'changePlans.listChangePlans':
    'Lists the plans of the entities that the caller may change, the newest first.',
  'changePlans.listChangePlanRows':
    'Lists what a plan does to each entity, with the reasons for refusals and conflicts.',
  'changePlans.applyChangePlan':
    'Applies a prepared plan as a job. Repeating the call does not apply it twice.',
  'changePlans.cancelChangePlan':
    'Stops a plan. What it has changed so far stays changed, and can be undone.',
  'changePlans.undoChangePlan':
    'Restores the values from before the plan, except where they have changed since.',
  'changePlans.computePrices':
    'Computes what formulas make of prices, exactly as a plan would, without changing anything.',
  ChangePlansComputePricesRequest: {
    prices: 'Prices with their formulas.',
  },
  ChangePlansComputePricesAnswer: {
    prices: 'One outcome for each price, in the order of the request.',
  },
  PriceToCompute: {
    this: 'A price and the formula to apply to it.',
    price: 'Price before, as a decimal string in the currency of the store.',
    formula: 'How the new price follows from it.',
  },
  ComputedPrice: {
    this: 'The outcome of a formula: a new price, or why there is none.',
    price: 'New price, as a decimal string in the currency of the store.',
    error: 'Why the formula cannot be applied to this price.',
  },
  ChangePlanEntity: {
    this: 'The kind of entity that a plan changes.',
    PRODUCT: 'Products, with the prices of their variants.',
    VARIANT: 'Variants: their own prices and their stock.',
    MEMBER: 'Members, who are approved, blocked or deleted.',
  },
  ChangePlanState: {
    this: 'The stage of a plan.',
    PREPARING: 'A job computes what would change.',
    READY: 'Prepared; nothing is changed yet.',
    APPLYING: 'A job changes the entities.',
    APPLIED: 'All entities are changed that could be.',
    UNDOING: 'A job restores the values from before.',
    UNDONE: 'All entities are restored that could be.',
    CANCELED: 'Stopped. What was applied before can be undone.',
  },
  ChangePlanRowState: {
    this: 'The outcome for one entity of a plan.',
    PENDING: 'Will be changed when the plan is applied.',
    UNCHANGED: 'Has the new values already.',
    REFUSED: 'Cannot be changed.',
    APPLIED: 'Was changed, and has the new values since.',
    CONFLICT: 'Left alone: its values changed after the plan was prepared.',
    UNDONE: 'Has its values from before the plan again.',
    UNDO_CONFLICT: 'Not undone: its values changed after the plan was applied.',
  },
  MemberPlanAction: {
    this: 'What a plan does with each member.',
    APPROVE: 'Approves the member, who receives a mail.',
    BLOCK: 'Blocks the member and signs them out.',
    DELETE: 'Deletes the member. This cannot be undone.',
  },
  PlannedDiscountType: {
    this: 'Kind of a discount.',
    NONE: 'Removes the discount, so that the product has its full price.',
    AMOUNT: 'An amount off, in the currency of the store.',
    PERCENT: 'A percentage off.',
  },
  ChangePlan: {
    this: 'A bulk change that is prepared, looked at, applied as a job, and can be undone.',
    id: 'ID of the plan.',
    entity: 'What the plan changes.',
    state:
      'Stage of the plan. `READY` waits for approval; `PREPARING`, `APPLYING` and `UNDOING` are jobs that are running.',
    selection: 'Which entities the plan changes.',
    productChange: 'What the plan changes in each product.',
    variantChange: 'What the plan changes in each variant.',
    memberChange: 'What the plan does with each member.',
    reversible: 'Whether the plan can be undone. A plan that deletes members cannot.',
    counts: 'Rows of the plan by outcome.',
    createdBy: 'ID of the staff member, app or API key that created the plan.',
    createdDate: 'When the plan was created, in UTC.',
    appliedDate: 'When the plan was applied completely, in UTC.',
    undoneDate: 'When the plan was undone completely, in UTC.',
  },
  PlanSelection: {
    this: 'Which entities a plan changes: by their IDs or by a filter. Exactly one is required.',
    ids: 'IDs of the entities to change.',
    filter:
      'Filter in the query language of the entity, as its query call accepts it. An empty object selects every entity.',
  },
  ChangePlanSelection: {
    this: 'Which entities a plan changes: by their IDs or by a filter. Exactly one is required.',
    ids: 'IDs of the entities to change.',
    filter:
      'Filter in the query language of the entity: as `queryProducts`, `queryInventoryItems` or `queryMembers` accepts it. An empty object selects every product or variant; members need a condition.',
    productFilter:
      'Of a plan for variants: filter as `queryProducts` accepts it. Selects the variants of the products that it finds.',
    search: 'Of a plan for members: text that the members must contain, besides the filter.',
  },
  VariantPlanChange: {
    this: 'What a plan changes in each variant. Fields that are left out stay as they are.',
    price:
      "Changes the variant's price by a formula, which then is its own. The only variant of a product without options changes the product's price.",
    stock: 'Adjusts the stock, with a reason that its history shows.',
  },
  PlannedStockChange: {
    this: 'Adjustment of the stock of each variant.',
    reason: 'Why the stock changes. `COUNTED` needs `countedQuantity`, the others `changeBy`.',
    note: 'Note that the history of the stock shows.',
    changeBy: 'How many pieces to add, or to take away if negative.',
    countedQuantity: 'How many pieces are on the shelf, including reserved ones.',
  },
  MemberPlanChange: {
    this: 'What a plan does with each member.',
    action: 'Action for each member.',
    contentAssigneeId:
      'Of a deletion: ID of the member who takes over the content of the deleted members.',
  },
  ProductPlanChange: {
    this: 'What a plan changes in each product. Fields that are left out stay as they are.',
    price: 'Changes the price by a formula.',
    discount: 'Sets or removes the discount.',
    visible: 'Shows the product in the store, or hides it.',
    brand: 'Sets the brand; null or an empty text removes it.',
    ribbon: 'Sets the ribbon, the short label on the picture; null or an empty text removes it.',
    weight: "Sets the shipping weight in the store's unit; null removes it.",
    cost: 'Sets what the merchant pays for one piece, in the currency of the store; null removes it.',
    addToCollectionIds: 'IDs of the collections to add the product to.',
    removeFromCollectionIds: 'IDs of the collections to remove the product from.',
    deleteProducts:
      'Deletes the products; no other change may be given. Undoing the plan restores them within 30 days.',
  },
  PriceFormula: {
    this: "How a new price follows from the old one. Applies to the product's price and to the prices of variants that have their own.",
    setTo:
      'New price, as a decimal string in the currency of the store. Variants lose their own price.',
    addAmount:
      'Amount to add to each price, as a decimal string in the currency of the store. A negative amount lowers the price.',
    addPercent:
      'Percentage to add to each price, as a decimal string: `10` raises a price of 50 to 55. A negative percentage lowers the price.',
    endWith:
      'Fraction that the new price ends with, for example `0.99`: the price is rounded to the nearest amount with this ending, and never below it.',
  },
  PlannedDiscount: {
    this: 'Discount of the product, as shoppers see it: an amount or a percentage off.',
    type: 'Kind of the discount. `NONE` removes the discount.',
    value: 'Amount in the currency of the store, or percentage from 0 to 100.',
  },
  ChangePlanCounts: {
    this: 'Rows of a plan by outcome.',
    selected: 'Entities that the selection finds, counted when the plan was created.',
    prepared: 'Rows whose outcome is computed so far.',
    toChange: 'Rows that applying the plan will change.',
    unchanged: 'Rows that already have the new values.',
    refused: 'Rows that cannot be changed; each says why.',
    applied: 'Rows that were changed and not undone.',
    conflicts: 'Rows left alone because their values changed after the plan was prepared.',
    undone: 'Rows that have their values from before the plan again.',
    undoConflicts: 'Rows not undone because their values changed after the plan was applied.',
  },
  ChangePlanRow: {
    this: 'What a plan does to one entity.',
    entityId: 'ID of the entity.',
    name: 'Name of the entity when the plan was prepared; of a member, the current name.',
    state: 'Outcome for this entity.',
    before: 'Values of the fields that the plan changes, before it is applied.',
    after: 'Values of the same fields after the plan is applied.',
    reason: 'Of a refusal or a conflict: what happened.',
  },
  ChangePlanReason: {
    this: 'Why an entity was not changed.',
    code: 'Error code, as the call that changes one entity answers it.',
    description: 'Why the entity was not changed, in one sentence.',
    fields: 'Of a conflict: the fields whose values had changed.',
  },
  ChangePlanConflict: {
    this: 'A field whose value had changed in the meantime.',
    field: 'Name of the field.',
    expected: 'Value that the plan expected to find.',
    current: 'Value that was found.',
  },
  ChangePlansApplyChangePlanRequest: {
    planId: 'ID of the plan.',
  },
  ChangePlansApplyChangePlanAnswer: {
    plan: 'Plan whose job has been started.',
  },
  ChangePlansCancelChangePlanRequest: {
    planId: 'ID of the plan.',
  },
  ChangePlansCancelChangePlanAnswer: {
    plan: 'Plan as it was stopped.',
  },
  ChangePlansCreateChangePlanRequest: {
    selection: 'Which entities to change.',
    productChange: 'What to change in each product.',
    variantChange: 'What to change in each variant.',
    memberChange: 'What to do with each member.',
  },
  ChangePlansCreateChangePlanAnswer: {
    plan: 'The plan. Nothing is changed until it is applied.',
    rows: 'The first rows, with their values before and after.',
  },
  ChangePlansGetChangePlanRequest: {
    planId: 'ID of the plan.',
  },
  ChangePlansGetChangePlanAnswer: {
    plan: 'Plan with its progress so far.',
  },
  ChangePlansListChangePlanRowsRequest: {
    planId: 'ID of the plan.',
    states: 'Only rows with one of these outcomes; all rows if left out.',
    limit: 'How many rows to return; 100 if left out.',
    after: 'Returns the rows after this entity: the `entityId` of the last row of the page before.',
  },
  ChangePlansListChangePlanRowsAnswer: {
    rows: 'Rows of the plan, in the order of their entity IDs.',
  },
  ChangePlansListChangePlansRequest: {
    limit: 'How many plans to return; 50 if left out.',
    offset: 'How many plans to skip.',
  },
  ChangePlansListChangePlansAnswer: {
    plans: 'Plans, the newest first.',
  },
  ChangePlansUndoChangePlanRequest: {
    planId: 'ID of the plan.',
  },
  ChangePlansUndoChangePlanAnswer: {
    plan: 'Plan whose changes a job is undoing.',
  },
};
