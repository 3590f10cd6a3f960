import sql, { empty, type Sql } from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import type { QueryRules, QuerySql } from '../../../query/index.ts';

/** All variants of the store, queried by fields of their product and stock. */

const queryable = { filterable: true, sortable: true } as const;

export const variantQuery: QueryRules = {
  fields: {
    id: {
      kind: 'text',
      column: sql`(product_id || '-' || variant_id) collate "C"`,
      nullable: false,
      filterable: true,
    },
    variantId: { kind: 'id', column: sql`variant_id`, nullable: false, filterable: true },
    productId: { kind: 'id', column: sql`product_id`, nullable: false, filterable: true },
    productName: {
      kind: 'text',
      column: sql`product_name`,
      lowerColumn: sql`folded_product_name`,
      toLower: foldCase,
      nullable: false,
      ...queryable,
    },
    managedVariant: { kind: 'boolean', column: sql`managed`, nullable: false, filterable: true },
    sku: { kind: 'text', column: sql`sku`, ...queryable },
    'stock.trackQuantity': {
      kind: 'boolean',
      column: sql`tracked`,
      nullable: false,
      filterable: true,
    },
    'stock.quantity': { kind: 'integer', column: sql`quantity`, nullable: false, ...queryable },
    'stock.inStock': { kind: 'boolean', column: sql`has_stock`, nullable: false, filterable: true },
    collectionIds: {
      kind: 'texts',
      column: sql`collection_ids`,
      nullable: false,
      filterable: true,
    },
  },
  tieBreaker: { kind: 'id', column: sql`variant_id`, nullable: false },
};

export interface VariantRef {
  readonly productId: string;
  readonly variantId: string;
  readonly position: readonly (string | null)[];
}

const all = (siteId: string, merchant: boolean): Sql => sql`(
  select v.variant_id, v.product_id, p.name as product_name, p.folded_name as folded_product_name, p.manage_variants as managed, coalesce(v.sku, p.sku) as sku, p.collection_ids,
    s.tracked, s.quantity, case when s.tracked then s.quantity > 0 else s.in_stock end as has_stock
  from variant v join product p using (site_id, product_id) join stock s using (site_id, variant_id)
    join location l on l.site_id = v.site_id and l.location_id = s.location_id and l.is_default
  where v.site_id = ${siteId} ${merchant ? empty : sql`and p.visible and v.visible`}
) as variants`;

export async function readVariantRefs(
  db: Pick<Db, 'read'>,
  siteId: string,
  merchant: boolean,
  query: QuerySql,
): Promise<{ refs: VariantRef[]; total: number }> {
  const from = all(siteId, merchant);
  const [refs, [count]] = await Promise.all([
    db.read<VariantRef>(
      sql`select product_id as "productId", variant_id as "variantId", ${query.position} as position from ${from} where ${query.within} order by ${query.orderBy} ${query.limit}`,
    ),
    db.read<{ total: number }>(
      sql`select count(*)::int as total from ${from} where ${query.where}`,
    ),
  ]);
  return { refs, total: count?.total ?? 0 };
}
