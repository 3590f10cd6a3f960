import sql from 'sql-template-tag';
import type { FieldTable, QueryField, QueryRules } from '../../../query/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import { isGuid } from '../../../kernel/guid.ts';
import { ALL_PRODUCTS_ID } from '../../products/rules/product-state.ts';

/**
 * The fields that products can be queried by. Costs and margins are not among them: a filter would
 * reveal them.
 */

const queryable = { filterable: true, sortable: true } as const;
/** Shared by products and collections. */
const name: QueryField = {
  kind: 'text',
  column: sql`name`,
  lowerColumn: sql`folded_name`,
  toLower: foldCase,
  nullable: false,
  ...queryable,
};
const price: QueryField = { kind: 'number', column: sql`price`, nullable: false, ...queryable };
const discounted: QueryField = {
  kind: 'number',
  column: sql`discounted_price`,
  nullable: false,
  ...queryable,
};
const collections: QueryField = {
  kind: 'texts',
  column: sql`collection_ids`,
  nullable: false,
  filterable: true,
  toColumn: (id) => (id === ALL_PRODUCTS_ID || isGuid(id) ? id.toLowerCase() : undefined),
};

export const productFields: FieldTable = {
  id: { kind: 'id', column: sql`product_id`, nullable: false, ...queryable },
  name,
  slug: { kind: 'text', column: sql`slug`, nullable: false, ...queryable },
  // Not indexed: a long text that few filter by.
  description: { kind: 'text', column: sql`(doc ->> 'description')`, filterable: true },
  visible: { kind: 'boolean', column: sql`visible`, nullable: false, filterable: true },
  productType: { kind: 'text', column: sql`product_type`, nullable: false, ...queryable },
  sku: {
    kind: 'text',
    column: sql`sku`,
    lowerColumn: sql`folded_sku`,
    toLower: foldCase,
    ...queryable,
  },
  brand: {
    kind: 'text',
    column: sql`brand`,
    lowerColumn: sql`folded_brand`,
    toLower: foldCase,
    ...queryable,
  },
  ribbon: {
    kind: 'text',
    column: sql`ribbon`,
    lowerColumn: sql`folded_ribbon`,
    toLower: foldCase,
    ...queryable,
  },
  manageVariants: {
    kind: 'boolean',
    column: sql`manage_variants`,
    nullable: false,
    filterable: true,
  },
  numericId: { kind: 'integer', column: sql`numeric_id`, nullable: false, ...queryable },
  inventoryItemId: {
    kind: 'id',
    column: sql`inventory_item_id`,
    nullable: false,
    filterable: true,
  },
  createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...queryable },
  lastUpdated: { kind: 'moment', column: sql`updated_at`, nullable: false, ...queryable },
  weight: { kind: 'number', column: sql`weight`, ...queryable },
  // Storefronts sort by `price` and by the paths below it.
  price,
  'price.price': price,
  'priceData.price': price,
  'price.discountedPrice': discounted,
  'priceData.discountedPrice': discounted,
  'priceRange.minValue': { kind: 'number', column: sql`price_min`, nullable: false, ...queryable },
  'priceRange.maxValue': { kind: 'number', column: sql`price_max`, nullable: false, ...queryable },
  'discount.type': { kind: 'text', column: sql`discount_type`, nullable: false, filterable: true },
  'discount.value': { kind: 'number', column: sql`discount_value`, nullable: false, ...queryable },
  'stock.trackInventory': {
    kind: 'boolean',
    column: sql`track_inventory`,
    nullable: false,
    filterable: true,
  },
  'stock.quantity': { kind: 'integer', column: sql`quantity`, ...queryable },
  'stock.inventoryStatus': {
    kind: 'text',
    column: sql`inventory_status`,
    nullable: false,
    ...queryable,
  },
  collectionIds: collections,
  'collections.id': collections,
};

export const productQuery: QueryRules = {
  fields: productFields,
  tieBreaker: { kind: 'integer', column: sql`numeric_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'desc',
    },
  ],
};

export const collectionQuery: QueryRules = {
  fields: {
    id: { kind: 'text', column: sql`id`, nullable: false, filterable: true },
    name,
    slug: { kind: 'text', column: sql`slug`, nullable: false, ...queryable },
    visible: { kind: 'boolean', column: sql`visible`, nullable: false, filterable: true },
    numberOfProducts: {
      kind: 'integer',
      column: sql`number_of_products`,
      nullable: false,
      ...queryable,
    },
    description: { kind: 'text', column: sql`description`, filterable: true },
    lastUpdated: { kind: 'moment', column: sql`updated_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'text', column: sql`id`, nullable: false },
  // The all-products collection comes first, then the merchant's order.
  defaultSort: [
    {
      name: 'position',
      field: { kind: 'integer', column: sql`position`, nullable: false },
      order: 'asc',
    },
  ],
};
