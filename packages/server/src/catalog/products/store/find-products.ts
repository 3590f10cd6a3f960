import sql, { empty } from 'sql-template-tag';
import { type Db, prepared, type Reader, type Tx } from '../../../db/index.ts';
import { storedHtml } from '../../../kernel/safe-html.ts';
import { managesVariants } from '../rules/effective.ts';
import type {
  DiscountState,
  DownloadLimits,
  InfoSectionState,
  ProductDoc,
  ProductOptionState,
  ProductState,
  VariantState,
} from '../rules/product-state.ts';

interface ProductFile {
  readonly productId: string;
  readonly mediaId: string;
  /** Null: the store's settings apply. */
  readonly downloadLimits: DownloadLimits | null;
}

/**
 * The files that buyers of these products receive: only those that are attached and still there.
 */
export async function findProductFiles(
  db: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductFile[]> {
  return db.query<ProductFile>(sql`select p.product_id as "productId", m.media_id as "mediaId", p.doc -> 'downloadLimits' as "downloadLimits"
    from product p join media m on m.site_id = p.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private
    where p.site_id = ${siteId} and p.product_id = any(${productIds}::uuid[])`);
}

export interface DigitalProductRow {
  readonly productId: string;
  readonly name: string;
  readonly slug: string;
  readonly mediaId: string | null;
  readonly fileName: string | null;
  readonly kind: string | null;
  readonly bytes: number | null;
}

export async function listDigitalProducts(
  db: Reader,
  siteId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DigitalProductRow[]> {
  return db.query<DigitalProductRow>(sql`select p.product_id as "productId", p.name, p.slug, m.media_id as "mediaId", m.file_name as "fileName", m.kind, m.bytes
    from product p left join media m on m.site_id = p.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private
    where p.site_id = ${siteId} and p.product_type = 'digital' and p.doc ->> 'giftCard' is distinct from 'true'
    order by p.name, p.product_id limit ${limit} offset ${offset}`);
}

/** Finds a product by its slug, for the command line. */
export async function findProductBySlug(
  db: Reader,
  siteId: string,
  slug: string,
  { visible }: { readonly visible?: true } = {},
): Promise<string | undefined> {
  return (
    await db.query<{ productId: string }>(
      sql`select product_id as "productId" from product where site_id = ${siteId} and slug = ${slug} ${visible ? sql`and visible` : empty}`,
    )
  )[0]?.productId;
}

/** Digital products in the shop whose buyers would receive nothing. */
export async function countMissingFiles(db: Reader): Promise<number> {
  const [row] = await db.query<{
    count: number;
  }>(sql`select count(*)::int as count from product p where p.visible and p.product_type = 'digital' and p.doc ->> 'giftCard' is distinct from 'true'
    and not exists (select from media m where m.site_id = p.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private)`);
  return row?.count ?? 0;
}

/** The cheapest first. A partial index covers them. */
export async function findGiftCardProducts(
  db: Pick<Db, 'query'>,
  siteId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select product_id as id from product where site_id = ${siteId} and visible and doc ->> 'giftCard' = 'true' order by price, product_id limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** The next products of a site by id, and whether each was rendered for other settings. */
export async function listProductsAfter(
  db: Pick<Db, 'query'>,
  siteId: string,
  {
    after,
    limit,
    madeFor,
  }: { readonly after: string; readonly limit: number; readonly madeFor: number },
): Promise<{ id: string; otherwise: boolean }[]> {
  return db.query(
    sql`select product_id as id, made_for is distinct from ${madeFor} as otherwise from product where site_id = ${siteId} and product_id > ${after} order by product_id limit ${limit}`,
  );
}

/** A complete product as the statement below selects it. */
interface ProductRow extends Omit<
  ProductState,
  'discount' | 'options' | 'infoSections' | 'variants' | 'createdAt' | 'updatedAt'
> {
  readonly discountType: DiscountState['type'];
  readonly discountValue: string;
  readonly options: readonly ProductOptionState[] | null;
  readonly infoSections:
    | readonly (Omit<InfoSectionState, 'description'> & { description: string })[]
    | null;
  readonly variants:
    | readonly (VariantState & {
        readonly doc: Pick<VariantState, 'productDimensions' | 'packageDimensions'>;
      })[]
    | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Products by id, read in one snapshot. Missing products are left out. */
export async function loadProducts(
  db: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductState>> {
  if (productIds.length === 0) return new Map();
  const statement = prepared(
    'catalog-load-products',
    sql`
    select p.product_id as "productId", p.numeric_id::text as "numericId", p.inventory_item_id as "inventoryItemId", p.revision,
      p.name, p.slug, p.visible, p.product_type as "productType", p.sku,
      (select b.name from brand b where b.site_id = p.site_id and b.brand_id = p.brand_id) as brand,
      (select r.name from ribbon r where r.site_id = p.site_id and r.ribbon_id = p.ribbon_id) as ribbon, p.manage_variants as "manageVariants",
      p.price::text, p.discount_type as "discountType", p.discount_value::text as "discountValue", p.weight::text, p.cost::text,
      p.collection_ids as "collectionIds", p.rule_collection_ids as "ruleCollectionIds", p.doc, p.created_at as "createdAt", p.updated_at as "updatedAt",
      (select json_agg(json_build_object('customizationId', c.customization_id, 'kind', c.kind, 'key', c.key, 'name', c.name, 'renderType', c.render_type,
          'choices', (select json_agg(choice || jsonb_build_object('mediaIds', coalesce(l.choices -> (choice ->> 'id') -> 'mediaIds', '[]')) order by n)
            from jsonb_array_elements(c.choices) with ordinality as of (choice, n))) order by l.position)
        from product_customization l join customization c using (site_id, customization_id)
        where l.site_id = p.site_id and l.product_id = p.product_id) as options,
      (select json_agg(json_build_object('infoSectionId', s.info_section_id, 'uniqueName', s.unique_name, 'title', s.title, 'description', s.description,
          'shared', s.unique_name is not null or exists (select from product_info_section o
            where o.site_id = s.site_id and o.info_section_id = s.info_section_id and o.product_id <> p.product_id)) order by l.position)
        from product_info_section l join info_section s using (site_id, info_section_id)
        where l.site_id = p.site_id and l.product_id = p.product_id) as "infoSections",
      (select json_agg(json_build_object('variantId', v.variant_id, 'choices', v.choices, 'visible', v.visible, 'sku', v.sku, 'barcode', v.barcode,
          'price', v.own_price::text, 'weight', v.own_weight::text, 'cost', v.own_cost::text, 'doc', v.doc,
          'stock', json_build_object('tracked', s.tracked, 'quantity', s.quantity, 'inStock', s.in_stock, 'reserved', s.reserved,
            'preorder', json_build_object('enabled', s.preorder_enabled, 'message', s.preorder_message, 'limit', s.preorder_limit, 'count', s.preorder_count),
            'updatedAt', to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by v.position)
        from variant v join stock s using (site_id, variant_id) join location h on h.site_id = s.site_id and h.location_id = s.location_id and h.is_default
        where v.site_id = p.site_id and v.product_id = p.product_id) as variants
    from product p where p.site_id = ${siteId} and p.product_id = any(${productIds}::uuid[])`,
  );
  const rows = await db.query<ProductRow>(statement);
  return new Map(rows.map((row) => [row.productId, toState(row)]));
}

/**
 * Locks the products until the transaction ends, then loads them. One statement for both would wait
 * for the lock, but still read the variants and options from before the wait.
 */
export async function lockProducts(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductState>> {
  if (productIds.length === 0) return new Map();
  await lockProductRows(tx, siteId, productIds);
  return loadProducts(tx, siteId, productIds);
}

/** Locks the products until the transaction ends, in the order of their IDs. */
export async function lockProductRows(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
): Promise<void> {
  const statement = prepared(
    'catalog-lock-products',
    sql`select from product where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) order by product_id for update`,
  );
  await tx.query(statement);
}

function toState({
  discountType,
  discountValue,
  ruleCollectionIds = [],
  options,
  infoSections,
  variants,
  createdAt,
  updatedAt,
  ...row
}: ProductRow): ProductState {
  const managed = managesVariants({ manageVariants: row.manageVariants, options: options ?? [] });
  return {
    ...row,
    // Sanitized before it was stored.
    doc: row.doc satisfies ProductDoc,
    ...(ruleCollectionIds.length > 0 ? { ruleCollectionIds } : {}),
    discount: { type: discountType, value: discountValue },
    options: options ?? [],
    infoSections: (infoSections ?? []).map((section) => ({
      ...section,
      description: storedHtml(section.description),
    })),
    variants: (variants ?? []).map(({ doc, ...variant }) => ({
      ...variant,
      ...doc,
      ...(managed ? {} : { sku: null }),
    })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The product ids of inventory items. */
export async function findProductsOfInventory(
  db: Reader,
  siteId: string,
  inventoryItemIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{
    inventoryItemId: string;
    productId: string;
  }>(sql`select inventory_item_id as "inventoryItemId", product_id as "productId"
    from product where site_id = ${siteId} and inventory_item_id = any(${inventoryItemIds}::uuid[])`);
  return new Map(rows.map(({ inventoryItemId, productId }) => [inventoryItemId, productId]));
}
