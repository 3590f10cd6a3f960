import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';

/** Not in the provider's API: stock is adjusted with a reason, and every change of it is recorded. */
const call = service([]);
const read = { who: 'merchant', permission: 'WIX_STORES.READ_INVENTORY' } as const;
const modify = { who: 'merchant', permission: 'WIX_STORES.MODIFY_INVENTORY' } as const;

const MAX_QUANTITY = 99_999;
const MAX_ADJUSTMENTS = 100;
const MAX_MOVEMENTS_PER_PAGE = 100;

export const StockAdjustmentReason = enumeration('StockAdjustmentReason', [
  'RECEIVED',
  'COUNTED',
  'DAMAGED',
  'RETURNED',
  'CORRECTION',
]);
export type StockAdjustmentReason = Static<typeof StockAdjustmentReason>;

export const StockMovementCause = enumeration('StockMovementCause', [
  'ORDER',
  'ORDER_CANCELED',
  'REFUND',
  'PRODUCT_EDIT',
  'IMPORT',
  'CHANGE_PLAN',
  'RECEIVED',
  'COUNTED',
  'DAMAGED',
  'RETURNED',
  'CORRECTION',
  'PRODUCT_DELETED',
  'PRODUCT_RESTORED',
]);
export type StockMovementCause = Static<typeof StockMovementCause>;

export const StockAdjustment = message(
  'StockAdjustment',
  {
    variantId: required(string({ format: 'GUID' })),
    changeBy: integer({ minimum: -MAX_QUANTITY, maximum: MAX_QUANTITY }),
    countedQuantity: integer({ minimum: 0, maximum: MAX_QUANTITY }),
  },
  { oneof: [['changeBy', 'countedQuantity']] },
);
export type StockAdjustment = Static<typeof StockAdjustment>;

export const AdjustedStock = message('AdjustedStock', {
  productId: string({ format: 'GUID' }),
  variantId: string({ format: 'GUID' }),
  onHand: integer(),
  available: integer(),
});

export const StockMovement = message('StockMovement', {
  id: string({ format: 'GUID', readOnly: true }),
  productId: string({ format: 'GUID', readOnly: true }),
  variantId: string({ format: 'GUID', readOnly: true }),
  locationId: string({ format: 'GUID', readOnly: true }),
  change: integer({ readOnly: true }),
  quantityAfter: integer({ readOnly: true }),
  cause: of(StockMovementCause, { readOnly: true }),
  note: string({ nullable: true, readOnly: true }),
  referenceId: string({ nullable: true, format: 'GUID', readOnly: true }),
  actor: string({ nullable: true, readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
});
export type StockMovement = Static<typeof StockMovement>;

export const LowStockThreshold = message('LowStockThreshold', {
  variantId: required(string({ format: 'GUID' })),
  threshold: integer({ nullable: true, minimum: 0, maximum: MAX_QUANTITY }),
});
export type LowStockThreshold = Static<typeof LowStockThreshold>;

export const StockSettings = message('StockSettings', {
  lowStockThreshold: integer({ nullable: true, minimum: 0, maximum: MAX_QUANTITY }),
  lowStockMails: boolean(),
});
export type StockSettings = Static<typeof StockSettings>;

export const adjustStock = call({
  name: 'stockMovements.adjustStock',
  method: 'POST',
  path: '/v1/stock/adjust',
  ...modify,
  request: message('StockMovementsAdjustStockRequest', {
    reason: required(StockAdjustmentReason),
    note: string({ maxLength: 500 }),
    adjustments: required(list(StockAdjustment, { minItems: 1, maxItems: MAX_ADJUSTMENTS })),
  }),
  answer: message('StockMovementsAdjustStockAnswer', { stock: list(AdjustedStock) }),
  errors: [
    'INSUFFICIENT_INVENTORY',
    'INVENTORY_QUANTITY_NOT_TRACKED',
    'MAX_QUANTITY_LIMIT_REACHED',
    'VARIANT_NOT_FOUND',
  ],
});

export const listStockMovements = call({
  name: 'stockMovements.listStockMovements',
  method: 'GET',
  path: '/v1/stock/movements',
  ...read,
  request: message(
    'StockMovementsListStockMovementsRequest',
    {
      productId: string({ format: 'GUID' }),
      variantId: string({ format: 'GUID' }),
      limit: integer({ minimum: 1, maximum: MAX_MOVEMENTS_PER_PAGE }),
      before: string({ format: 'GUID' }),
    },
    { oneof: [['productId', 'variantId']] },
  ),
  answer: message('StockMovementsListStockMovementsAnswer', { movements: list(StockMovement) }),
});

export const countInventoryItems = call({
  name: 'stockMovements.countInventoryItems',
  method: 'POST',
  path: '/v1/stock/items/count',
  who: 'merchant',
  permission: 'WIX_STORES.INVENTORY_READ',
  request: message('StockMovementsCountInventoryItemsRequest', {
    filter: struct({ nullable: true }),
  }),
  answer: message('StockMovementsCountInventoryItemsAnswer', {
    count: integer(),
    exact: boolean(),
  }),
});

export const setLowStockThresholds = call({
  name: 'stockMovements.setLowStockThresholds',
  method: 'PUT',
  path: '/v1/stock/low-stock-thresholds',
  ...modify,
  request: message('StockMovementsSetLowStockThresholdsRequest', {
    thresholds: required(list(LowStockThreshold, { minItems: 1, maxItems: MAX_ADJUSTMENTS })),
  }),
  answer: message('StockMovementsSetLowStockThresholdsAnswer', {}),
  errors: ['VARIANT_NOT_FOUND'],
});

export const getStockSettings = call({
  name: 'settings.getStockSettings',
  method: 'GET',
  path: '/v1/settings/stock',
  ...read,
  request: message('SettingsGetStockSettingsRequest', {}),
  answer: message('SettingsGetStockSettingsAnswer', { stock: StockSettings }),
});

export const updateStockSettings = call({
  name: 'settings.updateStockSettings',
  method: 'PATCH',
  path: '/v1/settings/stock',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SettingsUpdateStockSettingsRequest', { stock: required(StockSettings) }),
  answer: message('SettingsUpdateStockSettingsAnswer', { stock: StockSettings }),
});
