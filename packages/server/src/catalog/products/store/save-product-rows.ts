import sql from 'sql-template-tag';
import type { Tx } from '../../../db/index.ts';
import { type Rows, type Table, writeRows } from './write-rows.ts';

type Writer = Pick<Tx, 'query'>;

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
    ruleCollectionIds: 'text[]',
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
    inventory_status = excluded.inventory_status, collection_ids = excluded.collection_ids, rule_collection_ids = excluded.rule_collection_ids, option_values = excluded.option_values,
    folded_sku = excluded.folded_sku, folded_brand = excluded.folded_brand, folded_ribbon = excluded.folded_ribbon, made_for = excluded.made_for, doc = excluded.doc, wire = excluded.wire, updated_at = excluded.updated_at`,
};

export const upsertProducts = (
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, product, { siteId }, rows, fresh);

/**
 * Dependent rows are deleted with it. The caller removes options and sections that no other product
 * uses.
 */
export async function deleteProductRows(
  tx: Writer,
  siteId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.query(
    sql`delete from product where site_id = ${siteId} and product_id = any(${productIds}::uuid[])`,
  );
}

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

/** Their stock is deleted with them. */
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

/** Options and info sections are entities of their own, linked to the product in order. */

const customization: Table = {
  name: 'customization',
  columns: {
    customizationId: 'uuid',
    kind: 'text',
    key: 'text',
    name: 'text',
    renderType: 'text',
    choices: 'jsonb',
  },
  replacing: sql`on conflict (site_id, customization_id) do update set kind = excluded.kind, name = excluded.name, render_type = excluded.render_type,
    choices = excluded.choices, revision = customization.revision + 1`,
};

export const upsertCustomizations = (
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, customization, { siteId }, rows, fresh);

const customizationLink: Table = {
  name: 'product_customization',
  columns: { productId: 'uuid', customizationId: 'uuid', position: 'integer', choices: 'jsonb' },
  replacing: sql`on conflict (site_id, product_id, customization_id) do update set position = excluded.position, choices = excluded.choices`,
};

export async function linkCustomizations(
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> {
  await writeRows(
    tx,
    customizationLink,
    { siteId },
    rows.map((row) => ({ ...row, choices: row['additions'] })),
    fresh,
  );
}

const infoSection: Table = {
  name: 'info_section',
  columns: { infoSectionId: 'uuid', title: 'text', description: 'text' },
  replacing: sql`on conflict (site_id, info_section_id) do update set title = excluded.title, description = excluded.description, revision = info_section.revision + 1`,
};

/** A shared section is linked unchanged: its text is updated only if it belongs to one product. */
export async function upsertInfoSections(
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> {
  await writeRows(
    tx,
    infoSection,
    { siteId },
    rows.filter((row) => row['shared'] !== true),
    fresh,
  );
}

const infoSectionLink: Table = {
  name: 'product_info_section',
  columns: { productId: 'uuid', infoSectionId: 'uuid', position: 'integer' },
  replacing: sql`on conflict (site_id, product_id, info_section_id) do update set position = excluded.position`,
};

export const linkInfoSections = (
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, infoSectionLink, { siteId }, rows, fresh);

export interface PartOfProduct {
  readonly productId: string;
  readonly partId: string;
}

/** Unlinks the parts, and deletes those that no other product uses. */
export async function dropCustomizations(
  tx: Writer,
  siteId: string,
  parts: readonly PartOfProduct[],
): Promise<void> {
  if (parts.length === 0) return;
  const [productIds, ids] = columnsOf(parts);
  await tx.query(sql`delete from product_customization using unnest(${productIds}::uuid[], ${ids}::uuid[]) as removed (p, c)
    where site_id = ${siteId} and product_id = p and customization_id = c`);
  await tx.query(sql`delete from customization c where site_id = ${siteId} and customization_id = any(${ids}::uuid[])
    and not exists (select from product_customization l where l.site_id = c.site_id and l.customization_id = c.customization_id)`);
}

export async function dropInfoSections(
  tx: Writer,
  siteId: string,
  parts: readonly PartOfProduct[],
): Promise<void> {
  if (parts.length === 0) return;
  const [productIds, ids] = columnsOf(parts);
  await tx.query(sql`delete from product_info_section using unnest(${productIds}::uuid[], ${ids}::uuid[]) as removed (p, s)
    where site_id = ${siteId} and product_id = p and info_section_id = s`);
  await tx.query(sql`delete from info_section s where site_id = ${siteId} and info_section_id = any(${ids}::uuid[]) and unique_name is null
    and not exists (select from product_info_section l where l.site_id = s.site_id and l.info_section_id = s.info_section_id)`);
}

const columnsOf = (parts: readonly PartOfProduct[]): [string[], string[]] => [
  parts.map(({ productId }) => productId),
  parts.map(({ partId }) => partId),
];
