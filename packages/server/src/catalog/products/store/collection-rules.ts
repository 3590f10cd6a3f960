import sql from 'sql-template-tag';
import { prepared, type Reader, type Tx } from '../../../db/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import { isRefusal, type Refusal } from '../../../kernel/outcome.ts';
import {
  type FilterNode,
  matchesFilter,
  parseQuery,
  type QueryField,
  type QuerySql,
  toSql,
} from '../../../query/index.ts';
import type { CollectionRule, RuleField } from '../rules/apply-collection-rules.ts';

const filterable = { filterable: true } as const;

/** The language of rules: the fields of product queries that a product's own state decides. */
const fields: Readonly<Record<RuleField, QueryField>> = {
  name: {
    kind: 'text',
    column: sql`name`,
    lowerColumn: sql`folded_name`,
    toLower: foldCase,
    nullable: false,
    ...filterable,
  },
  brand: {
    kind: 'text',
    column: sql`brand`,
    lowerColumn: sql`folded_brand`,
    toLower: foldCase,
    ...filterable,
  },
  ribbon: {
    kind: 'text',
    column: sql`ribbon`,
    lowerColumn: sql`folded_ribbon`,
    toLower: foldCase,
    ...filterable,
  },
  price: { kind: 'number', column: sql`price`, nullable: false, ...filterable },
  'price.discountedPrice': {
    kind: 'number',
    column: sql`discounted_price`,
    nullable: false,
    ...filterable,
  },
  onSale: {
    kind: 'boolean',
    column: sql`(discounted_price < price)`,
    nullable: false,
    ...filterable,
  },
  'stock.inStock': {
    kind: 'boolean',
    column: sql`(inventory_status <> 'OUT_OF_STOCK')`,
    nullable: false,
    ...filterable,
  },
  productType: {
    kind: 'text',
    column: sql`product_type`,
    nullable: false,
    values: ['physical', 'digital'],
    ...filterable,
  },
  createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...filterable },
};

const rules = {
  fields,
  tieBreaker: { kind: 'integer', column: sql`numeric_id`, nullable: false },
} as const;

export interface ParsedRule {
  readonly node: FilterNode;
  readonly where: QuerySql['where'];
}

/** Reads the filter of a rule, as the caller sent it or as it was stored. */
export function parseRule(filter: unknown, path: string): ParsedRule | Refusal {
  const query = parseQuery(
    { filter: filter as Record<string, unknown> },
    { ...rules, path },
    { merchant: true },
  );
  return isRefusal(query) ? query : { node: query.filter, where: toSql(query).where };
}

/** Of a rule that was accepted, so its filter is good. */
export function parseStoredRule(filter: unknown): ParsedRule {
  const rule = parseRule(filter, 'filter');
  if (isRefusal(rule)) throw new Error('The filter of a stored collection rule is refused now.');
  return rule;
}

/** The class of the advisory locks of transactions that write products. */
const PRODUCT_WRITERS = 4_620_046;
const siteKey = (siteId: string) => sql`hashtext(${siteId}) & 2147483647`;

/**
 * The rules of a site's collections, for a transaction that writes products. Its shared lock lets a
 * changed rule wait for writers that have read the rule from before; it blocks no one. The rules are
 * read in a second statement, because the first may see an older snapshot than its lock.
 */
export async function findCollectionRules(
  tx: Pick<Tx, 'query'>,
  siteId: string,
): Promise<CollectionRule[]> {
  await tx.query(
    prepared(
      'catalog-announce-writer',
      sql`select pg_advisory_xact_lock_shared(${PRODUCT_WRITERS}::int, ${siteKey(siteId)})`,
    ),
  );
  const rows = await tx.query<{ collectionId: string; filter: unknown }>(
    prepared(
      'catalog-find-rules',
      sql`select collection_id as "collectionId", filter from collection_rule where site_id = ${siteId} and filter is not null order by collection_id`,
    ),
  );
  return rows.map(({ collectionId, filter }) => toRule(collectionId, filter));
}

/** A stored rule as the function that decides membership. */
export function toRule(collectionId: string, filter: unknown): CollectionRule {
  const { node } = parseStoredRule(filter);
  return { collectionId, isMet: (valueOf) => matchesFilter(node, valueOf) };
}

/** The transactions that write products of a site now. */
export async function listProductWriters(db: Reader, siteId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select virtualtransaction as id from pg_locks
    where locktype = 'advisory' and classid = ${PRODUCT_WRITERS}::int::oid and objid = (${siteKey(siteId)})::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ id }) => id);
}
