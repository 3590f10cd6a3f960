// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

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

/** The adjustment of one variant. */
export interface StockAdjustment {
  /** ID of the variant. The only variant of a product without managed variants has one too. */
  variantId: string;
  /** How many pieces to add; a negative number takes some away. */
  changeBy?: number;
  /** How many pieces were counted, including those that are reserved for buyers who are paying. */
  countedQuantity?: number;
}

/** The stock of a variant after an adjustment. */
export interface AdjustedStock {
  /** ID of the product that the variant belongs to. */
  productId?: string;
  /** ID of the variant. */
  variantId?: string;
  /** How many pieces are on the shelf. */
  onHand?: number;
  /** How many of them can be sold; the rest is reserved for buyers who are paying. */
  available?: number;
}

export interface StockMovementsAdjustStockAnswer {
  /** The stock of the variants afterwards, in the order of the request. */
  stock?: AdjustedStock[];
}

export interface StockMovementsCountInventoryItemsAnswer {
  /** Number of rows, at most 10,000. */
  count?: number;
  /** Whether there are exactly so many; false if there are more than 10,000. */
  exact?: boolean;
}

/**
 * Why stock changed.
 *
 * - `ORDER`: An order took it.
 * - `ORDER_CANCELED`: A canceled order returned it.
 * - `REFUND`: A refunded or returned item went back on the shelf.
 * - `PRODUCT_EDIT`: A product was created or edited, or its stock was set by an inventory call.
 * - `IMPORT`: An import set it.
 * - `CHANGE_PLAN`: A bulk change was applied or undone.
 * - `RECEIVED`: New goods arrived.
 * - `COUNTED`: The pieces on the shelf were counted.
 * - `DAMAGED`: Pieces were broken, lost or expired.
 * - `RETURNED`: Pieces came back without a refund of the platform.
 * - `CORRECTION`: An earlier mistake was corrected.
 * - `PRODUCT_DELETED`: The product was deleted.
 * - `PRODUCT_RESTORED`: The deleted product was restored.
 */
export type StockMovementCause = 'ORDER' | 'ORDER_CANCELED' | 'REFUND' | 'PRODUCT_EDIT' | 'IMPORT' | 'CHANGE_PLAN' | 'RECEIVED' | 'COUNTED' | 'DAMAGED' | 'RETURNED' | 'CORRECTION' | 'PRODUCT_DELETED' | 'PRODUCT_RESTORED';
export const StockMovementCause: EnumValues<StockMovementCause> = /* @__PURE__ */ enumValues('ORDER ORDER_CANCELED REFUND PRODUCT_EDIT IMPORT CHANGE_PLAN RECEIVED COUNTED DAMAGED RETURNED CORRECTION PRODUCT_DELETED PRODUCT_RESTORED');

/** One change of the stock of a variant. */
export interface StockMovement {
  /** ID of the movement. IDs ascend with time. */
  _id?: string;
  /** ID of the product, which may be deleted. */
  productId?: string;
  /** ID of the variant, which may be deleted. */
  variantId?: string;
  /** ID of the location. */
  locationId?: string;
  /** How many pieces were added; negative if some were taken away. */
  change?: number;
  /** How many pieces were on the shelf afterwards, reserved ones included. */
  quantityAfter?: number;
  /** Why the stock changed. */
  cause?: StockMovementCause;
  /** What staff wrote about it. */
  note?: string | null;
  /** ID of the order or the change plan that caused it. */
  referenceId?: string | null;
  /** Role and ID of the caller, such as `owner` and an ID; null for a job. */
  actor?: string | null;
  /** When the stock changed, in UTC. */
  _createdDate?: Date;
}

export interface StockMovementsListStockMovementsAnswer {
  /** Movements, the newest first. */
  movements?: StockMovement[];
}

/** From which quantity on a variant counts as low on stock. */
export interface LowStockThreshold {
  /** ID of the variant. */
  variantId: string;
  /** The variant is low on stock with this quantity or less; null for the default of the store. */
  threshold?: number | null;
}

/**
 * Adjusts the stock of variants for one reason, all or none. Each change is recorded with the reason and the note.
 *
 * `POST /v1/stock/adjust` (for owners, collaborators and apps)
 */
export const adjustStock: Fn<(options?: { reason?: StockAdjustmentReason; note?: string; adjustments?: StockAdjustment[] }) => Promise<StockMovementsAdjustStockAnswer>> = /* @__PURE__ */ fn('POST', '/v1/stock/adjust', '*');
/**
 * Counts the rows that a filter of the inventory finds, up to 10,000.
 *
 * `POST /v1/stock/items/count` (for owners, collaborators and apps)
 */
export const countInventoryItems: Fn<(options?: { filter?: Record<string, unknown> | null }) => Promise<StockMovementsCountInventoryItemsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/stock/items/count', '*', { safe: true });
/**
 * Lists every change of the stock of a product or a variant, the newest first.
 *
 * `GET /v1/stock/movements` (for owners, collaborators and apps)
 */
export const listStockMovements: Fn<(options?: { productId?: string; variantId?: string; limit?: number; before?: string }) => Promise<StockMovementsListStockMovementsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/stock/movements', '*', { answer: { movements: shapes.StockMovement } });
/**
 * Sets from which quantity on variants count as low on stock, instead of the default of the store.
 *
 * `PUT /v1/stock/low-stock-thresholds` (for owners, collaborators and apps)
 */
export const setLowStockThresholds: Fn<(options?: { thresholds?: LowStockThreshold[] }) => Promise<void>> = /* @__PURE__ */ fn('PUT', '/v1/stock/low-stock-thresholds', '*', { unwrap: '' });
/**
 * Errors of adjustStock, as the code of an ApiError:
 * - `INSUFFICIENT_INVENTORY` (409): {available} of "{name}" are left; {requested} were requested. `data` has the units that are left. Lower the quantity, or restock the variant first.
 * - `INVENTORY_QUANTITY_NOT_TRACKED` (409): The stock of "{name}" is not counted. Start counting it first. A quantity can be adjusted only while the stock is counted. Set `trackQuantity` and a quantity first.
 * - `MAX_QUANTITY_LIMIT_REACHED` (400): The stock of {variantId} would be {quantity}; the maximum is {max}. The stock of a variant is bounded. Send a smaller quantity.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 */
export type AdjustStockError = 'INSUFFICIENT_INVENTORY' | 'INVENTORY_QUANTITY_NOT_TRACKED' | 'MAX_QUANTITY_LIMIT_REACHED' | 'VARIANT_NOT_FOUND';
/**
 * Errors of setLowStockThresholds, as the code of an ApiError:
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 */
export type SetLowStockThresholdsError = 'VARIANT_NOT_FOUND';
