import type { CollectionProduct } from '@shopwright/contract/catalog/collection-products';
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import type { CollectionKey } from './members.ts';

type Writer = Pick<Tx, 'query'>;

/** The rule of a collection as it is stored. */
export interface StoredRule {
  /** Null while the products of a removed rule leave the collection. */
  readonly filter: Readonly<Record<string, unknown>> | null;
  readonly revision: number;
  readonly state: 'APPLYING' | 'APPLIED';
  /** The last product that the job has checked. */
  readonly cursor: string | null;
  readonly checked: number;
  readonly total: number;
  readonly updatedAt: Date;
}

const columns = sql`filter, revision, state, cursor, checked, total, updated_at as "updatedAt"`;

export async function findRule(
  db: Reader,
  { siteId, collectionId }: CollectionKey,
): Promise<StoredRule | undefined> {
  const rows = await db.query<StoredRule>(
    sql`select ${columns} from collection_rule where site_id = ${siteId} and collection_id = ${collectionId}`,
  );
  return rows[0];
}

/** All rules of a store: it has few. */
export const listRules = (
  db: Reader,
  siteId: string,
): Promise<(StoredRule & { readonly collectionId: string })[]> =>
  db.query(
    sql`select collection_id as "collectionId", ${columns} from collection_rule where site_id = ${siteId} order by collection_id`,
  );

export async function countRules(db: Reader, siteId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count from collection_rule where site_id = ${siteId}`,
  );
  return rows[0]?.count ?? 0;
}

/** Stores the rule, to be applied by the job from the first product on. */
export async function saveRule(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
  filter: StoredRule['filter'],
  now: Date,
): Promise<StoredRule | undefined> {
  const rows = await tx.query<StoredRule>(sql`
    insert into collection_rule (site_id, collection_id, filter, total, updated_at)
    values (${siteId}, ${collectionId}, ${filter === null ? null : JSON.stringify(filter)}::jsonb, coalesce((select products from catalog_count where site_id = ${siteId}), 0), ${now})
    on conflict (site_id, collection_id) do update set filter = excluded.filter, revision = collection_rule.revision + 1, state = 'APPLYING',
      cursor = null, checked = 0, total = excluded.total, updated_at = excluded.updated_at
    returning ${columns}`);
  return rows[0];
}

/** False if there was no rule. */
export async function deleteRule(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
): Promise<boolean> {
  const rows = await tx.query(
    sql`delete from collection_rule where site_id = ${siteId} and collection_id = ${collectionId} returning 1`,
  );
  return rows.length > 0;
}

interface CheckedProduct {
  readonly id: string;
  /** Whether the product has to join or leave the collection. */
  readonly isWrong: boolean;
}

/** The next products by id, compared with the rule; without one, no product belongs by rule. */
export async function checkProducts(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
  where: Sql = sql`false`,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<CheckedProduct[]> {
  return tx.query<CheckedProduct>(sql`
    select product_id as id, case when (${where}) is true then not collection_ids @> array[${collectionId}::text]
      else rule_collection_ids @> array[${collectionId}::text] end as "isWrong"
    from product where site_id = ${siteId} and (${after}::uuid is null or product_id > ${after}::uuid)
    order by product_id limit ${limit}`);
}

/** False if the rule was changed in the meantime. */
export async function advanceRule(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
  revision: number,
  { cursor, checked }: { readonly cursor: string; readonly checked: number },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update collection_rule set cursor = ${cursor}, checked = checked + ${checked}
    where site_id = ${siteId} and collection_id = ${collectionId} and revision = ${revision} returning 1`);
  return rows.length > 0;
}

/** A removed rule is deleted once its products have left. False if it was changed in the meantime. */
export async function finishRule(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
  { revision, filter }: StoredRule,
): Promise<boolean> {
  const rule = sql`site_id = ${siteId} and collection_id = ${collectionId} and revision = ${revision}`;
  const rows = await tx.query(
    filter === null
      ? sql`delete from collection_rule where ${rule} returning 1`
      : sql`update collection_rule set state = 'APPLIED', total = checked where ${rule} returning 1`,
  );
  return rows.length > 0;
}

/** How many products a filter finds, and the newest of them. */
export async function previewProducts(
  db: Reader,
  siteId: string,
  where: Sql,
  limit: number,
): Promise<{ count: number; products: Required<Omit<CollectionProduct, 'handPicked'>>[] }> {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from product where site_id = ${siteId} and ${where}`,
  );
  const products = await db.query<Required<Omit<CollectionProduct, 'handPicked'>>>(sql`
    select product_id as "productId", name, visible from product where site_id = ${siteId} and ${where}
    order by created_at desc, numeric_id desc limit ${limit}`);
  return { count: counted?.count ?? 0, products };
}
