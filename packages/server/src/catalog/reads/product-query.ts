import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { createCache } from '../../memory/index.ts';
import {
  normalise,
  parseQuery,
  type FilterNode,
  type Query,
  type QueryRules,
  type WireQuery,
} from '../../query/index.ts';
import { ALL_PRODUCTS_ID } from '../products/rules/product-state.ts';
import { isCollectionField } from './access-path.ts';

export interface ParsedQuery {
  readonly query: Query;
  /** The caller named an order. */
  readonly isSorted: boolean;
  /** Equal for all callers that see the same answer. */
  readonly cacheKey: string;
}

export type ParseQuery = (query: WireQuery | undefined, merchant: boolean) => ParsedQuery | Refusal;

const MAX_PARSED_QUERIES = 1_000;
const MAX_CACHED_QUERY_LENGTH = 2_048;

/** Parses queries, most of which a storefront sends again and again. */
export function createQueryParser(
  entity: 'products' | 'collections',
  rules: QueryRules,
  simplify = (filter: FilterNode) => filter,
): ParseQuery {
  const parsedQueries = createCache<ParsedQuery>({ maxEntries: MAX_PARSED_QUERIES });
  return (wireQuery, merchant) => {
    const text = keyFor(merchant, JSON.stringify(wireQuery ?? {}));
    const cached = parsedQueries.get(text);
    if (cached) return cached;
    const parsed = parseQuery(wireQuery, rules, { merchant });
    if (isRefusal(parsed)) return parsed;
    const query = { ...parsed, filter: simplify(parsed.filter) };
    const sort = wireQuery?.sort;
    const isSorted = (typeof sort === 'string' || Array.isArray(sort)) && sort.length > 0;
    const cacheKey = keyFor(merchant, `${entity} ${isSorted} ${normalise(query)}`);
    const read: ParsedQuery = { query, isSorted, cacheKey };
    if (text.length <= MAX_CACHED_QUERY_LENGTH) parsedQueries.set(text, read);
    return read;
  };
}

/** The shop sees hidden products, so its answers are cached apart. */
export const keyFor = (merchant: boolean, key: string): string => (merchant ? `shop ${key}` : key);

export const offsetOf = ({ page }: Query): number => (page.by === 'offset' ? page.offset : 0);

/** Every product is in the virtual all-products collection, which has no rows: a filter for it filters nothing. */
export function withoutAllProducts(node: FilterNode): FilterNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, nodes: node.nodes.map(withoutAllProducts) };
    case 'not':
      return { ...node, node: withoutAllProducts(node.node) };
    case 'any':
      return node.values.includes(ALL_PRODUCTS_ID) ? { kind: 'everything' } : node;
    case 'every': {
      const values = node.values.filter((value) => value !== ALL_PRODUCTS_ID);
      return values.length === 0 ? { kind: 'everything' } : { ...node, values };
    }
    // No product is in no collection.
    case 'empty':
      return isCollectionField(node.name) ? { kind: 'nothing' } : node;
    default:
      return node;
  }
}
