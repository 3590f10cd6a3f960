import sql from 'sql-template-tag';
import type { Tx } from '../../../db/index.ts';
import type { Rows } from './from-rows.ts';
import { writeRows, type Table } from './write-rows.ts';

const product: Table = {
  name: 'product',
  columns: {
    productId: 'uuid',
    numericId: 'bigint',
    inventoryItemId: 'uuid',
    revision: 'bigint',
    name: 'text',
    foldedName: 'text',
    slug: 'text',
    visible: 'boolean',
    productType: 'text',
    sku: 'text',
    brandId: 'uuid',
    ribbonId: 'uuid',
    manageVariants: 'boolean',
    price: 'numeric',
    discountType: 'text',
    discountValue: 'numeric',
    weight: 'numeric',
    cost: 'numeric',
    brand: 'text',
    ribbon: 'text',
    discountedPrice: 'numeric',
    priceMin: 'numeric',
    priceMax: 'numeric',
    trackInventory: 'boolean',
    quantity: 'integer',
    inventoryStatus: 'text',
    collectionIds: 'text[]',
    optionValues: 'text[]',
    foldedSku: 'text',
    foldedBrand: 'text',
    foldedRibbon: 'text',
    madeFor: 'integer',
    doc: 'jsonb',
    wire: 'json',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  replacing: sql`on conflict (site_id, product_id) do update set revision = excluded.revision, name = excluded.name, folded_name = excluded.folded_name, slug = excluded.slug, visible = excluded.visible,
    product_type = excluded.product_type, sku = excluded.sku, brand_id = excluded.brand_id, ribbon_id = excluded.ribbon_id,
    manage_variants = excluded.manage_variants, price = excluded.price, discount_type = excluded.discount_type, discount_value = excluded.discount_value,
    weight = excluded.weight, cost = excluded.cost, brand = excluded.brand, ribbon = excluded.ribbon, discounted_price = excluded.discounted_price,
    price_min = excluded.price_min, price_max = excluded.price_max, track_inventory = excluded.track_inventory, quantity = excluded.quantity,
    inventory_status = excluded.inventory_status, collection_ids = excluded.collection_ids, option_values = excluded.option_values,
    folded_sku = excluded.folded_sku, folded_brand = excluded.folded_brand, folded_ribbon = excluded.folded_ribbon, made_for = excluded.made_for, doc = excluded.doc, wire = excluded.wire, updated_at = excluded.updated_at`,
};

export const upsertProducts = (
  tx: Pick<Tx, 'query'>,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, product, { siteId }, rows, fresh);

/** Takes everything of it along; what only it used is removed by the caller. */
export async function deleteProductRow(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productId: string,
): Promise<void> {
  await tx.query(sql`delete from product where site_id = ${siteId} and product_id = ${productId}`);
}
