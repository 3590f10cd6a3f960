import { ApiError, collectionManagement, collections } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { GridRow } from '../grid/columns.ts';
import { wholeFilter, wireSort, type ListState } from '../grid/list-state.ts';
import { ALL_PRODUCTS_ID, ROWS_PER_PAGE, type ListPage } from '../products/rows.server.ts';
import { collectionList } from './definition.ts';

/** The platform maintains the collection of all products; no one can edit it. */
const editable = { id: { $ne: ALL_PRODUCTS_ID } };

export async function readCollections(
  userSession: UserSession,
  state: ListState,
  cursor: string | null,
): Promise<ListPage> {
  const filter = wholeFilter(state, collectionList);
  const query =
    cursor === null
      ? {
          filter: filter ? { $and: [editable, filter] } : editable,
          sort: wireSort(state, collectionList),
          cursorPaging: { limit: ROWS_PER_PAGE },
        }
      : { cursorPaging: { cursor, limit: ROWS_PER_PAGE } };
  try {
    const [found, ruled] = await Promise.all([
      userSession.use(collections).queryCollections(query),
      loadRuled(userSession),
    ]);
    return {
      rows: (found.collections ?? []).map((collection) => toRow(collection, ruled)),
      next: found.metadata?.cursors?.next ?? null,
      total: found.metadata?.total ?? 0,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { rows: [], next: null, total: 0, problem: error.summary };
  }
}

/** The collections with a rule. A removed rule whose products are still leaving is none. */
export async function loadRuled(userSession: UserSession): Promise<ReadonlySet<string>> {
  const { rules = [] } = await userSession.use(collectionManagement).listCollectionRules();
  return new Set(
    rules.flatMap(({ collectionId = '', rule }) => (rule?.filter ? [collectionId] : [])),
  );
}

export function toRow(collection: collections.Collection, ruled: ReadonlySet<string>): GridRow {
  return {
    id: collection._id ?? '',
    cells: {
      name: collection.name ?? '',
      products: collection.numberOfProducts ?? 0,
      rule: ruled.has(collection._id ?? '') ? 'RULE' : null,
      visible: collection.visible ?? false,
      slug: collection.slug ?? '',
      description: collection.description || null,
      updated: collection.lastUpdated?.toISOString() ?? null,
    },
  };
}
