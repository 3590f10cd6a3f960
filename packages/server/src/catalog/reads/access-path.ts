import { type Db, prepared, type SqlQuery } from '../../db/index.ts';
import type { FilterNode, Query } from '../../query/index.ts';
import { type Facet, facetKey } from '../products/rules/listing.ts';
import { createCache } from '../../memory/index.ts';
import { findFacets } from '../products/store/listings.ts';

/**
 * How a page of products is found. PostgreSQL knows neither that collections have an order of their
 * own nor that names with one prefix are neighbors, so the index is chosen here:
 *
 * - `collection order`: one collection without a sort; walks the collection's positions.
 * - `facets`: brand, ribbon, stock status or collections with one sort; reads listings, which are
 *   indexed by that order together with their facets.
 * - `name prefix`: names that start with a text; reads the index of names and sorts afterwards.
 * - `filter`: everything else; PostgreSQL decides.
 */
export type AccessPath =
  | { readonly by: 'collection order'; readonly collectionId: string }
  | { readonly by: 'facets'; readonly facetIds: readonly number[] }
  | { readonly by: 'name prefix' }
  | { readonly by: 'filter' };

export interface PathRequest {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly query: Query;
  readonly isSorted: boolean;
}

export async function chooseAccessPath(
  { siteId, merchant, query, isSorted }: PathRequest,
  findFacetIds: FindFacetIds,
): Promise<AccessPath> {
  const collectionId = onlyCollection(query.filter);
  if (collectionId !== undefined && !isSorted) return { by: 'collection order', collectionId };
  // Listings hold visible products only.
  const facets = merchant ? undefined : indexedFacets(query);
  if (facets) {
    const ids = await findFacetIds(siteId, facets);
    const isComplete = ids.size === new Set(facets.map(facetKey)).size;
    if (isComplete) return { by: 'facets', facetIds: [...ids.values()] };
  }
  return { by: hasNamePrefix(query.filter) ? 'name prefix' : 'filter' };
}

/**
 * The orders in which listings are indexed together with their facets; compared with the database
 * by indexes.test.ts.
 */
export const INDEXED_ORDERS: ReadonlySet<string> = new Set([
  'price',
  'price.price',
  'priceData.price',
  'price.discountedPrice',
  'priceData.discountedPrice',
  'createdDate',
  'name',
]);

function indexedFacets({ filter, order: [term, ...rest] }: Query): readonly Facet[] | undefined {
  // One term, followed by the tie breaker.
  const isIndexedOrder = term !== undefined && INDEXED_ORDERS.has(term.name) && rest.length === 1;
  const facets = isIndexedOrder ? facetsOf(filter) : undefined;
  // A single brand has an index on products that covers every order.
  return facets?.length === 1 && facets[0]?.kind === 'brand' ? undefined : facets;
}

const FACET_FIELDS: Readonly<Record<string, Facet['kind']>> = {
  brand: 'brand',
  ribbon: 'ribbon',
  'stock.inventoryStatus': 'stock',
};

/** The facets that a product must have, when the filter asks for nothing else. */
export function facetsOf(filter: FilterNode): readonly Facet[] | undefined {
  if (filter.kind === 'and') {
    const all = filter.nodes.map(facetsOf);
    return all.some((facets) => facets === undefined)
      ? undefined
      : all.flatMap((facets) => facets ?? []);
  }
  if (filter.kind === 'every')
    return isCollectionField(filter.name)
      ? filter.values.map((value) => ({ kind: 'collection', value }))
      : undefined;
  if (filter.kind !== 'compare' || filter.comparison !== 'eq') return undefined;
  const kind = Object.hasOwn(FACET_FIELDS, filter.name) ? FACET_FIELDS[filter.name] : undefined;
  return kind === undefined ? undefined : [{ kind, value: filter.value }];
}

/** The collection that a filter asks for, when it asks for nothing else. */
export function onlyCollection(filter: FilterNode): string | undefined {
  return filter.kind === 'every' && filter.values.length === 1 && isCollectionField(filter.name)
    ? filter.values[0]
    : undefined;
}

export const isCollectionField = (name: string): boolean =>
  name === 'collectionIds' || name === 'collections.id';

const hasNamePrefix = (filter: FilterNode): boolean =>
  filter.kind === 'and'
    ? filter.nodes.some(hasNamePrefix)
    : filter.kind === 'match' && filter.part === 'startsWith' && filter.name === 'name';

/** Prepares a statement under a name, so that PostgreSQL reuses its plan. */
export type PrepareStatement = (statement: Pick<SqlQuery, 'text' | 'values'>) => SqlQuery;

/** Counts the forms of statements, not their values: a storefront has a few. */
const MAX_PREPARED_STATEMENTS = 100;

export function createPrepareStatement(): PrepareStatement {
  const names = new Map<string, string>();
  return (statement) => {
    const existing = names.get(statement.text);
    if (existing === undefined && names.size >= MAX_PREPARED_STATEMENTS) return statement;
    const name = existing ?? `catalog-page-${names.size + 1}`;
    names.set(statement.text, name);
    return prepared(name, statement);
  };
}

/** Fields with a unique index; compared with the database by indexes.test.ts. */
export const UNIQUE_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'numericId',
  'inventoryItemId',
]);

/**
 * Whether one plan suits all values: there is no filter, or it names a unique field, or a range of
 * the very order of the page. Other queries are planned each time, because the number of rows that
 * a value finds decides which index is best.
 */
export function hasStablePlan({ filter, order: [first] }: Query): boolean {
  const isStable = (node: FilterNode): boolean => {
    if (node.kind === 'and') return node.nodes.every(isStable);
    return (
      node.kind === 'compare' &&
      (node.comparison === 'eq'
        ? UNIQUE_FIELDS.has(node.name)
        : first !== undefined && columnOf(node) === columnOf(first))
    );
  };
  return filter.kind === 'everything' || isStable(filter);
}

/** Compared by column, because some fields have several names on the wire. */
const columnOf = ({
  field,
}: {
  readonly field: { readonly column: { readonly sql: string } };
}): string => field.column.sql;

/**
 * The ids of facets by `facetKey`; a facet that no product ever had is missing. A query states the
 * ids as constants, so that PostgreSQL knows how many products belong to each facet and plans for
 * that.
 */
type FindFacetIds = (
  siteId: string,
  facets: readonly Facet[],
) => Promise<ReadonlyMap<string, number>>;

const MAX_CACHED_FACET_IDS = 20_000;

/** A facet keeps its id forever. */
export function createFindFacetIds(db: Pick<Db, 'read'>): FindFacetIds {
  const ids = createCache<number>({ maxEntries: MAX_CACHED_FACET_IDS });
  return async (siteId, facets) => {
    const found = new Map<string, number>();
    const missing: Facet[] = [];
    for (const facet of facets) {
      const id = ids.get(`${siteId} ${facetKey(facet)}`);
      if (id === undefined) missing.push(facet);
      else found.set(facetKey(facet), id);
    }
    if (missing.length === 0) return found;
    const stored = await findFacets({ query: (query) => db.read(query) }, siteId, missing);
    for (const [key, { id }] of stored) {
      ids.set(`${siteId} ${key}`, id);
      found.set(key, id);
    }
    return found;
  };
}
