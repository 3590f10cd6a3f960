import sql from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';
import type { QueryRules, QuerySql } from '../../../query/index.ts';

/** The fields by which inventory can be queried. */
export const inventoryQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`inventory_item_id`, nullable: false, filterable: true },
    productId: { kind: 'id', column: sql`product_id`, nullable: false, filterable: true },
    numericId: {
      kind: 'integer',
      column: sql`numeric_id`,
      nullable: false,
      filterable: true,
      sortable: true,
    },
    trackQuantity: {
      kind: 'boolean',
      column: sql`track_inventory`,
      nullable: false,
      filterable: true,
    },
    inventoryStatus: {
      kind: 'text',
      column: sql`inventory_status`,
      nullable: false,
      filterable: true,
      sortable: true,
    },
    quantity: { kind: 'integer', column: sql`quantity`, filterable: true, sortable: true },
  },
  tieBreaker: { kind: 'integer', column: sql`numeric_id`, nullable: false },
};

export async function findInventory(
  db: Pick<Db, 'query'>,
  siteId: string,
  { within, orderBy, limit }: QuerySql,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select product_id as id from product where site_id = ${siteId} and ${within} order by ${orderBy} ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Writes maintain the count of all products. */
export async function countInventory(
  db: Pick<Db, 'query'>,
  siteId: string,
  where: QuerySql['where'] | undefined,
): Promise<number> {
  const rows = await db.query<{ total: number }>(
    where
      ? sql`select count(*) as total from product where site_id = ${siteId} and ${where}`
      : sql`select coalesce((select products from catalog_count where site_id = ${siteId}), 0) as total`,
  );
  return rows[0]?.total ?? 0;
}
