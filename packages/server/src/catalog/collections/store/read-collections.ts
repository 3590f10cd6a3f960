import type { Collection } from '@shopwright/contract/catalog/collections';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';
import type { QuerySql } from '../../../query/index.ts';
import { ALL_PRODUCTS_ID } from '../../products/rules/all-products.ts';

/** Collections as rows of one shape: those of the table, and the one of all products, which is in no table. */

export interface CollectionRow {
  readonly version: number;
  readonly collection: Collection;
  readonly position: readonly (string | null)[];
}

const allProductsSlug = 'all-products';

function collectionsOf(siteId: string, merchant: boolean): Sql {
  const shown = merchant ? empty : sql`and visible`;
  return sql`(
    select collection_id::text collate "C" as id, name, folded_name, slug, description, visible, product_count as number_of_products, position, updated_at, doc
    from collection where site_id = ${siteId} ${shown}
    union all
    select ${ALL_PRODUCTS_ID}, 'All Products', 'all products', ${allProductsSlug}, '', true, ${merchant ? sql`products` : sql`visible_products`}::integer, -1, site.created_at, '{}'::jsonb
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
): Promise<{ version: number; total: number; rows: CollectionRow[] }> {
  const from = collectionsOf(siteId, merchant);
  const version = sql`(select catalog_version from site where site_id = ${siteId})`;
  // Counted first: what is read later may be newer than the version that is told, and never older.
  const [count] = await db.read<{ version: number; total: number }>(
    sql`select ${version} as version, count(*)::int as total from ${from} where ${query.where}`,
  );
  const rows = await db.read<CollectionRow>(sql`
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
