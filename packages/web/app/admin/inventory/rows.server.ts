import { ApiError, inventoryItemsV3, stockMovements } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { GridRow } from '../grid/columns.ts';
import { wholeFilter, wireSort, type ListState } from '../grid/list-state.ts';
import { inventoryList, type StockState } from './definition.ts';
import { countWaiting } from './waiting.server.ts';

export const ROWS_PER_PAGE = 100;

export interface InventoryPage {
  readonly rows: readonly GridRow[];
  /** The cursor of the next page. */
  readonly next: string | null;
  /** What the platform says about a filter that it refused. */
  readonly problem?: string;
}

export async function readInventory(
  userSession: UserSession,
  state: ListState,
  cursor: string | null,
): Promise<InventoryPage> {
  const query =
    cursor === null
      ? {
          filter: wholeFilter(state, inventoryList) ?? {},
          sort: wireSort(state, inventoryList),
          cursorPaging: { limit: ROWS_PER_PAGE },
        }
      : { cursorPaging: { cursor, limit: ROWS_PER_PAGE } };
  try {
    const found = await userSession.use(inventoryItemsV3).queryInventoryItems({ query });
    const items = found.inventoryItems ?? [];
    const waiting = state.columns.includes('waiting')
      ? await countWaiting(userSession, items)
      : undefined;
    return {
      rows: items.map((item) => toRow(item, waiting?.get(item.variantId ?? ''))),
      next: found.pagingMetadata?.cursors?.next ?? null,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { rows: [], next: null, problem: error.summary };
  }
}

/** How many rows the filter finds. Long lists are not counted to their end. */
export interface InventoryCount {
  readonly count: number;
  readonly isExact: boolean;
}

export async function countInventory(
  userSession: UserSession,
  state: ListState,
): Promise<InventoryCount> {
  try {
    const { count = 0, exact = true } = await userSession
      .use(stockMovements)
      .countInventoryItems({ filter: wholeFilter(state, inventoryList) ?? {} });
    return { count, isExact: exact };
  } catch (error) {
    // The rows say what is wrong with the filter.
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { count: 0, isExact: true };
  }
}

const MAX_READ_IDS = 100;

/** The items of these variants, in any order. */
export async function findItems(
  userSession: UserSession,
  variantIds: readonly string[],
): Promise<inventoryItemsV3.InventoryItem[]> {
  if (variantIds.length === 0) return [];
  const { inventoryItems = [] } = await userSession.use(inventoryItemsV3).queryInventoryItems({
    query: {
      filter: { variantId: { $in: variantIds.slice(0, MAX_READ_IDS) } },
      cursorPaging: { limit: MAX_READ_IDS },
    },
  });
  return inventoryItems;
}

export function stockState(item: inventoryItemsV3.InventoryItem): StockState {
  const { availabilityStatus, lowStock } = item;
  if (availabilityStatus === 'OUT_OF_STOCK' || availabilityStatus === 'PREORDER')
    return availabilityStatus;
  return lowStock ? 'LOW' : 'IN_STOCK';
}

export function toRow(item: inventoryItemsV3.InventoryItem, waiting?: number): GridRow {
  const { product = {}, variantId = '' } = item;
  return {
    id: variantId,
    cells: {
      product: product.name ?? '',
      variant: product.variantName ?? null,
      sku: product.variantSku ?? null,
      location: item.locationName ?? null,
      quantity: item.trackQuantity ? (item.quantity ?? 0) : null,
      reserved: item.trackQuantity ? (item.reserved ?? 0) : null,
      threshold: item.lowStockThreshold ?? null,
      state: stockState(item),
      waiting: waiting ?? null,
      updated: item._updatedDate?.toISOString() ?? null,
    },
    // There is nothing to count up or down.
    ...(item.trackQuantity ? {} : { locked: ['quantity'] }),
  };
}
