import { ApiError, collections, products } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { Choices, GridRow } from '../grid/columns.ts';
import { wholeFilter, wireSort, type ListState } from '../grid/list-state.ts';
import { productList } from './definition.ts';

export const ROWS_PER_PAGE = 100;

/** A page of rows of a list. */
export interface ListPage {
  readonly rows: readonly GridRow[];
  /** The cursor of the next page. */
  readonly next: string | null;
  readonly total: number;
  /** What the platform says about a filter that it refused. */
  readonly problem?: string;
}

export async function readProducts(
  userSession: UserSession,
  state: ListState,
  cursor: string | null,
): Promise<ListPage> {
  const query =
    cursor === null
      ? {
          filter: wholeFilter(state, productList) ?? {},
          sort: wireSort(state, productList),
          cursorPaging: { limit: ROWS_PER_PAGE },
        }
      : { cursorPaging: { cursor, limit: ROWS_PER_PAGE } };
  try {
    const found = await userSession.use(products).queryProducts(query);
    return {
      rows: (found.products ?? []).map(toRow),
      next: found.metadata?.cursors?.next ?? null,
      total: found.metadata?.total ?? 0,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { rows: [], next: null, total: 0, problem: error.summary };
  }
}

export function toRow(product: products.Product): GridRow {
  const { stock = {}, priceData = {}, manageVariants } = product;
  return {
    id: product._id ?? '',
    cells: {
      name: product.name ?? '',
      sku: product.sku || null,
      price: priceData.price ?? null,
      discountedPrice: priceData.discountedPrice ?? null,
      stock: stock.trackInventory ? (stock.quantity ?? null) : null,
      visible: product.visible ?? false,
      brand: product.brand || null,
      ribbon: product.ribbon || null,
      collections: (product.collectionIds ?? []).filter((id) => id !== ALL_PRODUCTS_ID),
      updated: product.lastUpdated?.toISOString() ?? null,
      created: product._createdDate?.toISOString() ?? null,
    },
    // Each variant has its own.
    ...(manageVariants ? { locked: ['sku', 'stock'] } : {}),
  };
}

export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';
const MAX_COLLECTIONS = 100;

/** Names of the collections by id, for the column, the filter and bulk changes. */
export async function loadCollections(userSession: UserSession): Promise<Choices> {
  const { collections: found = [] } = await userSession.use(collections).queryCollections({
    sort: [{ fieldName: 'name', order: 'ASC' }],
    paging: { limit: MAX_COLLECTIONS, offset: 0 },
  });
  return Object.fromEntries(
    found
      .filter(({ _id }) => _id !== ALL_PRODUCTS_ID)
      .map(({ _id, name }) => [_id ?? '', name ?? '']),
  );
}
