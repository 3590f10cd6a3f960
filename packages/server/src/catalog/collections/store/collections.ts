import type { Collection } from '@shopwright/contract/catalog/collections';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Db, Reader, Tx } from '../../../db/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import type { QuerySql } from '../../../query/index.ts';
import { ALL_PRODUCTS_ID } from '../../products/rules/product-state.ts';
import { reserveSlugs } from '../../products/store/slugs.ts';
import type { CollectionDoc, CollectionState } from '../rules/collection.ts';

type Writer = Pick<Tx, 'query'>;
interface CollectionRow extends Omit<CollectionState, 'doc' | 'createdAt' | 'updatedAt'> {
  readonly doc: Partial<CollectionDoc>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = sql`collection_id as "collectionId", revision, name, slug, description, visible, product_count as "productCount", doc, created_at as "createdAt", updated_at as "updatedAt"`;

const toState = ({ doc, createdAt, updatedAt, ...row }: CollectionRow): CollectionState => ({
  ...row,
  doc: { media: { items: [] }, ...doc },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Locks the collection until the transaction ends. */
export async function lockCollection(
  tx: Writer,
  siteId: string,
  collectionId: string,
): Promise<CollectionState | undefined> {
  const rows = await tx.query<CollectionRow>(
    sql`select ${columns} from collection where site_id = ${siteId} and collection_id = ${collectionId} for update`,
  );
  return rows[0] && toState(rows[0]);
}

export async function findCollectionIds(
  db: Reader,
  siteId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ slug: string; id: string }>(
    sql`select slug, collection_id as id from collection where site_id = ${siteId} and slug = any(${slugs}::text[])`,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** The slug of the virtual collection of all products, which has no row. */
const ALL_PRODUCTS_SLUG = 'all-products';

/** Saves the collection under a slug that is free. The product count is not written here. */
export async function saveCollection(
  tx: Writer,
  siteId: string,
  before: CollectionState | undefined,
  after: CollectionState,
): Promise<CollectionState> {
  const [slug = after.slug] =
    before?.slug === after.slug
      ? []
      : await reserveSlugs({ tx, siteId, table: 'collection' }, [after.slug], [ALL_PRODUCTS_SLUG]);
  const stored = { ...after, slug, revision: (before?.revision ?? 0) + 1 };
  await tx.query(sql`insert into collection (site_id, collection_id, revision, name, folded_name, slug, description, visible, position, doc, created_at, updated_at)
    values (${siteId}, ${stored.collectionId}, ${stored.revision}, ${stored.name}, ${foldCase(stored.name)}, ${slug}, ${stored.description}, ${stored.visible},
      (select coalesce(max(position), 0) + 1 from collection where site_id = ${siteId}), ${JSON.stringify(stored.doc)}, ${stored.createdAt}, ${stored.updatedAt})
    on conflict (site_id, collection_id) do update set revision = excluded.revision, name = excluded.name, folded_name = excluded.folded_name, slug = excluded.slug,
      description = excluded.description, visible = excluded.visible, doc = excluded.doc, updated_at = excluded.updated_at`);
  return stored;
}

export async function deleteCollectionRow(
  tx: Writer,
  siteId: string,
  collectionId: string,
): Promise<void> {
  await tx.query(
    sql`delete from collection where site_id = ${siteId} and collection_id = ${collectionId}`,
  );
}

/** Deletes the links of a collection that is being deleted. */
export async function dropMembers(
  tx: Writer,
  siteId: string,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.query(
    sql`delete from collection_product where site_id = ${siteId} and collection_id = ${collectionId} and product_id = any(${productIds}::uuid[])`,
  );
}

/** The first products of a collection, by id. */
export async function listMembers(
  db: Reader,
  siteId: string,
  collectionId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select product_id as id from collection_product where site_id = ${siteId} and collection_id = ${collectionId} order by product_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** A collection as clients see it: one of the table, or the virtual collection of all products. */
export interface ShownCollection {
  readonly version: number;
  readonly collection: Collection;
  readonly position: readonly (string | null)[];
}

function collectionsOf(siteId: string, merchant: boolean): Sql {
  const shown = merchant ? empty : sql`and visible`;
  return sql`(
    select collection_id::text collate "C" as id, name, folded_name, slug, description, visible, product_count as number_of_products, position, updated_at, doc
    from collection where site_id = ${siteId} ${shown}
    union all
    select ${ALL_PRODUCTS_ID}, 'All Products', 'all products', ${ALL_PRODUCTS_SLUG}, '', true, ${merchant ? sql`products` : sql`visible_products`}::integer, -1, site.created_at, '{}'::jsonb
    from site left join catalog_count using (site_id) where site_id = ${siteId}
  ) as c (id, name, folded_name, slug, description, visible, number_of_products, position, updated_at, doc)`;
}

const wire = sql`json_build_object('id', id, 'name', name, 'slug', slug, 'description', coalesce(description, ''), 'visible', visible,
  'numberOfProducts', coalesce(number_of_products, 0), 'media', doc -> 'media', 'seoSchema', doc -> 'seoSchema',
  'lastUpdated', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

export async function readCollections(
  db: Pick<Db, 'read'>,
  siteId: string,
  merchant: boolean,
  query: QuerySql,
): Promise<{ version: number; total: number; rows: ShownCollection[] }> {
  const from = collectionsOf(siteId, merchant);
  const version = sql`(select catalog_version from site where site_id = ${siteId})`;
  // Counted first: the rows may be newer than the returned version, but never older.
  const [count] = await db.read<{ version: number; total: number }>(
    sql`select ${version} as version, count(*)::int as total from ${from} where ${query.where}`,
  );
  const rows = await db.read<ShownCollection>(sql`
    select ${version} as version, ${wire} as collection, ${query.position} as position from ${from}
    where ${query.within} order by ${query.orderBy} ${query.limit}`);
  return { version: count?.version ?? 0, total: count?.total ?? 0, rows };
}

export async function readCollection(
  db: Pick<Db, 'read'>,
  siteId: string,
  merchant: boolean,
  by: { id: string } | { slug: string },
): Promise<{ version: number; collection: Collection | null }> {
  const where = 'id' in by ? sql`id = ${by.id}` : sql`slug = ${by.slug}`;
  const rows = await db.read<{ version: number; collection: Collection | null }>(sql`
    select catalog_version as version, (select ${wire} from ${collectionsOf(siteId, merchant)} where ${where} limit 1) as collection
    from site where site_id = ${siteId}`);
  return rows[0] ?? { version: 0, collection: null };
}
