import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../db/index.ts';
import { fromRows, type Columns, type Rows } from './from-rows.ts';

type Writer = Pick<Tx, 'query'>;

const variantColumns: Columns = {
  variantId: 'uuid', productId: 'uuid', position: 'integer', choices: 'jsonb', visible: 'boolean', sku: 'text', barcode: 'text',
  ownPrice: 'numeric', ownWeight: 'numeric', ownCost: 'numeric', actualPrice: 'numeric', compareAtPrice: 'numeric', doc: 'jsonb',
};

const replacingVariants = sql`on conflict (site_id, variant_id) do update set position = excluded.position, choices = excluded.choices, visible = excluded.visible, sku = excluded.sku,
  barcode = excluded.barcode, own_price = excluded.own_price, own_weight = excluded.own_weight, own_cost = excluded.own_cost,
  actual_price = excluded.actual_price, compare_at_price = excluded.compare_at_price, doc = excluded.doc, revision = variant.revision + 1`;

export async function upsertVariants(tx: Writer, siteId: string, rows: Rows, fresh: boolean): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = sql`insert into variant (site_id, variant_id, product_id, position, choices, visible, sku, barcode, own_price, own_weight, own_cost, actual_price, compare_at_price, doc)
    select ${siteId}::uuid, "variantId", "productId", position, choices, visible, sku, barcode, "ownPrice", "ownWeight", "ownCost", "actualPrice", "compareAtPrice", doc
    from ${fromRows(rows, variantColumns)} ${fresh ? empty : replacingVariants}`;
  await tx.query({ name: fresh ? 'catalog-insert-variants' : 'catalog-upsert-variants', text, values });
}

const stockColumns: Columns = {
  variantId: 'uuid', productId: 'uuid', tracked: 'boolean', quantity: 'integer', inStock: 'boolean', reserved: 'integer',
  preorderEnabled: 'boolean', preorderMessage: 'text', preorderLimit: 'integer', preorderCount: 'integer', updatedAt: 'timestamptz',
};

const replacingStock = sql`on conflict (site_id, variant_id, location_id) do update set tracked = excluded.tracked, quantity = excluded.quantity, in_stock = excluded.in_stock,
  reserved = excluded.reserved, preorder_enabled = excluded.preorder_enabled, preorder_message = excluded.preorder_message,
  preorder_limit = excluded.preorder_limit, preorder_count = excluded.preorder_count, updated_at = excluded.updated_at, revision = stock.revision + 1`;

export async function upsertStock(tx: Writer, siteId: string, locationId: string, rows: Rows, fresh: boolean): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = sql`insert into stock (site_id, variant_id, location_id, product_id, tracked, quantity, in_stock, reserved, preorder_enabled, preorder_message, preorder_limit, preorder_count, updated_at)
    select ${siteId}::uuid, "variantId", ${locationId}::uuid, "productId", tracked, quantity, "inStock", reserved, "preorderEnabled", "preorderMessage", "preorderLimit", "preorderCount", "updatedAt"
    from ${fromRows(rows, stockColumns)} ${fresh ? empty : replacingStock}`;
  await tx.query({ name: fresh ? 'catalog-insert-stock' : 'catalog-upsert-stock', text, values });
}

/** With their stock, which nothing but the program ties to them. */
export async function deleteVariants(tx: Writer, siteId: string, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await tx.query(sql`delete from stock where site_id = ${siteId} and variant_id = any(${variantIds}::uuid[])`);
  await tx.query(sql`delete from variant where site_id = ${siteId} and variant_id = any(${variantIds}::uuid[])`);
}
