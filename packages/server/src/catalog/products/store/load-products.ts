import sql from 'sql-template-tag';
import { prepared, type Reader, type Tx } from '../../../db/index.ts';
import { storedHtml } from '../../../kernel/safe-html.ts';
import { managesVariants } from '../rules/effective.ts';
import type {
  DiscountState,
  InfoSectionState,
  ProductDoc,
  ProductOptionState,
  ProductState,
  VariantState,
} from '../rules/product-state.ts';

/** Loads complete products. */

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
      p.name, p.slug, p.visible, p.product_type as "productType", p.sku, p.brand, p.ribbon, p.manage_variants as "manageVariants",
      p.price::text, p.discount_type as "discountType", p.discount_value::text as "discountValue", p.weight::text, p.cost::text,
      p.collection_ids as "collectionIds", p.doc, p.created_at as "createdAt", p.updated_at as "updatedAt",
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
 * Locks the products until the transaction ends, then loads them. One statement for both would wait for the lock, but still read
 * the variants and options from before the wait.
 */
export async function lockProducts(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductState>> {
  if (productIds.length === 0) return new Map();
  const statement = prepared(
    'catalog-lock-products',
    sql`select from product where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) order by product_id for update`,
  );
  await tx.query(statement);
  return loadProducts(tx, siteId, productIds);
}

function toState({
  discountType,
  discountValue,
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
