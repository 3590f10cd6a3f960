import sql from 'sql-template-tag';
import type { Tx } from '../../../db/index.ts';
import type { Rows } from './from-rows.ts';
import { writeRows, type Table } from './write-rows.ts';

type Writer = Pick<Tx, 'query'>;

const variant: Table = {
  name: 'variant',
  columns: {
    variantId: 'uuid',
    productId: 'uuid',
    position: 'integer',
    choices: 'jsonb',
    visible: 'boolean',
    sku: 'text',
    barcode: 'text',
    ownPrice: 'numeric',
    ownWeight: 'numeric',
    ownCost: 'numeric',
    actualPrice: 'numeric',
    compareAtPrice: 'numeric',
    doc: 'jsonb',
  },
  replacing: sql`on conflict (site_id, variant_id) do update set position = excluded.position, choices = excluded.choices, visible = excluded.visible, sku = excluded.sku,
    barcode = excluded.barcode, own_price = excluded.own_price, own_weight = excluded.own_weight, own_cost = excluded.own_cost,
    actual_price = excluded.actual_price, compare_at_price = excluded.compare_at_price, doc = excluded.doc, revision = variant.revision + 1`,
};

export const upsertVariants = (
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, variant, { siteId }, rows, fresh);

const stock: Table = {
  name: 'stock',
  columns: {
    variantId: 'uuid',
    productId: 'uuid',
    tracked: 'boolean',
    quantity: 'integer',
    inStock: 'boolean',
    reserved: 'integer',
    preorderEnabled: 'boolean',
    preorderMessage: 'text',
    preorderLimit: 'integer',
    preorderCount: 'integer',
    updatedAt: 'timestamptz',
  },
  replacing: sql`on conflict (site_id, variant_id, location_id) do update set tracked = excluded.tracked, quantity = excluded.quantity, in_stock = excluded.in_stock,
    reserved = excluded.reserved, preorder_enabled = excluded.preorder_enabled, preorder_message = excluded.preorder_message,
    preorder_limit = excluded.preorder_limit, preorder_count = excluded.preorder_count, updated_at = excluded.updated_at, revision = stock.revision + 1`,
};

export const upsertStock = (
  tx: Writer,
  siteId: string,
  locationId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, stock, { siteId, locationId }, rows, fresh);

/** Their stock goes with them. */
export async function deleteVariants(
  tx: Writer,
  siteId: string,
  variantIds: readonly string[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await tx.query(
    sql`delete from variant where site_id = ${siteId} and variant_id = any(${variantIds}::uuid[])`,
  );
}
