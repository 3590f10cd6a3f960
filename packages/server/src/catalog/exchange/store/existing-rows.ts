import sql from 'sql-template-tag';
import { prepared, type Reader } from '../../../db/index.ts';
import type { CollectionDoc, CollectionState } from '../../collections/rules/collection.ts';

export interface ExistingProduct {
  readonly productId: string;
  readonly slug: string;
}

/**
 * Existing products with one of these ids or slugs. Each is looked up separately, as in
 * `store/slugs.ts`, because a join reads all rows of a site without statistics.
 */
export async function findExisting(
  db: Reader,
  siteId: string,
  productIds: readonly string[],
  slugs: readonly string[],
): Promise<ExistingProduct[]> {
  const statement = prepared(
    'exchange-find-existing',
    sql`
    select existing.product_id as "productId", existing.slug from unnest(${productIds}::uuid[]) as stated (product_id), lateral (select product_id, slug from product where site_id = ${siteId} and product_id = stated.product_id limit 1) as existing
    union select existing.product_id, existing.slug from unnest(${slugs}::text[]) as stated (slug), lateral (select product_id, slug from product where site_id = ${siteId} and slug = stated.slug limit 1) as existing`,
  );
  return db.query<ExistingProduct>(statement);
}

export interface StatedIds {
  readonly variants: readonly string[];
  readonly options: readonly string[];
  readonly inventoryItems: readonly string[];
  readonly numericIds: readonly string[];
}

/** The stated ids that existing rows already have. */
export async function findUsedIds(
  tx: Reader,
  siteId: string,
  { variants, options, inventoryItems, numericIds }: StatedIds,
): Promise<Set<string>> {
  if (variants.length + options.length + inventoryItems.length + numericIds.length === 0)
    return new Set();
  const statement = prepared(
    'exchange-find-taken',
    sql`
    select stated::text as id from unnest(${variants}::uuid[]) as stated where (select true from variant where site_id = ${siteId} and variant_id = stated limit 1)
    union all select stated::text from unnest(${options}::uuid[]) as stated where (select true from customization where site_id = ${siteId} and customization_id = stated limit 1)
    union all select stated::text from unnest(${inventoryItems}::uuid[]) as stated where (select true from product where site_id = ${siteId} and inventory_item_id = stated limit 1)
    union all select stated::text from unnest(${numericIds}::bigint[]) as stated where (select true from product where site_id = ${siteId} and numeric_id = stated limit 1)`,
  );
  const rows = await tx.query<{ id: string }>(statement);
  return new Set(rows.map(({ id }) => id));
}

/** Advances the sequence, so that new products get numbers above the imported ones. */
export async function advanceNumericIds(tx: Reader, highest: string): Promise<void> {
  await tx.query(
    sql`select setval('product_numeric_id', ${highest}::bigint) from product_numeric_id where last_value < ${highest}::bigint`,
  );
}

export interface Position {
  readonly collectionId: string;
  readonly productId: string;
  readonly position: number;
}

/** Sets the positions that the file states. Returns whether any changed. */
export async function setMemberPositions(
  tx: Reader,
  siteId: string,
  positions: readonly Position[],
): Promise<boolean> {
  if (positions.length === 0) return false;
  const statement = prepared(
    'exchange-set-positions',
    sql`update collection_product m set position = stated.position
    from unnest(${positions.map(({ collectionId }) => collectionId)}::uuid[], ${positions.map(({ productId }) => productId)}::uuid[], ${positions.map(({ position }) => position)}::bigint[]) as stated (collection_id, product_id, position)
    where m.site_id = ${siteId} and m.collection_id = stated.collection_id and m.product_id = stated.product_id and m.position <> stated.position returning 1`,
  );
  return (await tx.query(statement)).length > 0;
}

export async function listMemberships(
  tx: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<Position[]> {
  const statement = prepared(
    'exchange-list-memberships',
    sql`select collection_id as "collectionId", product_id as "productId", position
    from collection_product where site_id = ${siteId} and product_id = any(${productIds}::uuid[])`,
  );
  return tx.query<Position>(statement);
}

export interface CollectionName {
  readonly collectionId: string;
  readonly name: string;
  readonly slug: string;
}

/** In the merchant's order. */
export async function listCollections(db: Reader, siteId: string): Promise<CollectionName[]> {
  return db.query<CollectionName>(
    sql`select collection_id as "collectionId", name, slug from collection where site_id = ${siteId} order by position, collection_id`,
  );
}

interface CollectionRow extends Omit<CollectionState, 'doc' | 'createdAt' | 'updatedAt'> {
  readonly doc: Partial<CollectionDoc>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export async function readCollectionStates(tx: Reader, siteId: string): Promise<CollectionState[]> {
  const rows =
    await tx.query<CollectionRow>(sql`select collection_id as "collectionId", revision, name, slug, description, visible, product_count as "productCount", doc,
    created_at as "createdAt", updated_at as "updatedAt" from collection where site_id = ${siteId} order by position, collection_id`);
  return rows.map(({ doc, createdAt, updatedAt, ...row }) => ({
    ...row,
    doc: { media: { items: [] }, ...doc },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

/** The next products in the order of creation. */
export async function listNext(
  tx: Reader,
  siteId: string,
  after: string,
  limit: number,
): Promise<{ productId: string; numericId: string }[]> {
  const statement = prepared(
    'exchange-list-next',
    sql`select product_id as "productId", numeric_id::text as "numericId" from product
    where site_id = ${siteId} and numeric_id > ${after}::bigint order by numeric_id limit ${limit}`,
  );
  return tx.query(statement);
}

/**
 * An export waits for its reader, and a batch waits for the previous one, longer than the default
 * timeout allows.
 */
export async function disableIdleTimeout(tx: Reader): Promise<void> {
  await tx.query(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
}
