import type { EventType } from '@shopwright/contract';
import { isDeepEqual } from '../../../kernel/is-deep-equal.ts';
import {
  renderInventoryVariant,
  renderPreorder,
  samePreorder,
  sameStock,
  tracksQuantity,
} from './stock-status.ts';
import { wireVariantId } from './effective.ts';
import type { ProductState, VariantState } from './product-state.ts';
import { choiceNames, type ProductRenderer } from './render-product.ts';

/** The differences between two states of a product, by the wire's field names. */
export interface ProductChanges {
  readonly fields: readonly string[];
  readonly variants: readonly VariantChange[];
  /** The number of deleted variants. */
  readonly removed: number;
  readonly inventoryFields: readonly string[];
  /** The variants whose stock changed. */
  readonly stock: readonly { readonly before: VariantState; readonly after: VariantState }[];
}

export interface VariantChange {
  readonly variant: VariantState;
  readonly fields: readonly string[];
}

const productFields: readonly (readonly [string, (state: ProductState) => unknown])[] = [
  ['name', (state) => state.name],
  ['slug', (state) => state.slug],
  ['visible', (state) => state.visible],
  ['productType', (state) => state.productType],
  ['description', (state) => state.doc.description],
  ['sku', (state) => state.sku],
  ['weight', (state) => state.weight],
  ['productDimensions', (state) => state.doc.productDimensions],
  ['packageDimensions', (state) => state.doc.packageDimensions],
  ['priceData', (state) => state.price],
  ['costAndProfitData', (state) => state.cost],
  ['pricePerUnitData', (state) => state.doc.pricePerUnitData],
  ['additionalInfoSections', (state) => state.infoSections],
  ['media', (state) => state.doc.media ?? []],
  ['customTextFields', (state) => state.doc.customTextFields ?? []],
  ['manageVariants', (state) => state.manageVariants],
  ['productOptions', (state) => state.options],
  ['discount', (state) => state.discount],
  ['collectionIds', (state) => state.collectionIds],
  ['seoData', (state) => state.doc.seoData],
  ['ribbon', (state) => state.ribbon],
  ['brand', (state) => state.brand],
  ['taxGroupId', (state) => state.doc.taxGroupId],
  ['digitalFile', (state) => state.doc.digitalFile],
  [
    'extendedFields',
    ({ doc }) => [
      doc.extendedFields,
      doc.subscriptionOptions,
      doc.giftCard,
      doc.tags,
      doc.downloadLimits,
    ],
  ],
];

const variantFields = [
  'choices',
  'price',
  'cost',
  'weight',
  'sku',
  'barcode',
  'visible',
  'productDimensions',
  'packageDimensions',
] as const;

export function describeChanges(before: ProductState, after: ProductState): ProductChanges {
  const variantsBefore = new Map(before.variants.map((variant) => [variant.variantId, variant]));
  const pairs = after.variants.flatMap((variant) => {
    const old = variantsBefore.get(variant.variantId);
    return old && old.stock !== variant.stock && !sameStock(old.stock, variant.stock)
      ? [{ before: old, after: variant }]
      : [];
  });
  return {
    fields: productFields
      .filter(
        ([name, read]) =>
          differ(read(before), read(after)) ||
          // Added by hand to a collection that it was in by rule.
          (name === 'collectionIds' &&
            differ(before.ruleCollectionIds ?? [], after.ruleCollectionIds ?? [])),
      )
      .map(([name]) => name),
    variants: after.variants.flatMap((variant) =>
      changedVariant(variantsBefore.get(variant.variantId), variant),
    ),
    removed:
      before.variants === after.variants
        ? 0
        : variantsBefore.size -
          after.variants.filter(({ variantId }) => variantsBefore.has(variantId)).length,
    inventoryFields: [
      ...(pairs.some((pair) => pair.before.stock.tracked !== pair.after.stock.tracked)
        ? ['trackQuantity']
        : []),
      ...(pairs.some((pair) => !samePreorder(pair.before.stock.preorder, pair.after.stock.preorder))
        ? ['preorderInfo']
        : []),
    ],
    stock: pairs,
  };
}

export const isUnchanged = (changes: ProductChanges): boolean =>
  isStockAlone(changes) && changes.stock.length === 0;

export const isStockAlone = ({ fields, variants, removed }: ProductChanges): boolean =>
  fields.length === 0 && variants.length === 0 && removed === 0;

function changedVariant(before: VariantState | undefined, after: VariantState): VariantChange[] {
  if (before === after) return [];
  const fields = variantFields.filter((name) =>
    before === undefined ? name === 'choices' : differ(before[name], after[name]),
  );
  return fields.length > 0 ? [{ variant: after, fields }] : [];
}

/** A field of a product or of one of its variants that changed, with both values. */
export interface FieldChange {
  readonly field: string;
  readonly variantId?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The changed fields with their values. Stock is left out: its movements are recorded. */
export function fieldChanges(
  before: ProductState,
  after: ProductState,
  { fields, variants }: Pick<ProductChanges, 'fields' | 'variants'>,
): FieldChange[] {
  const names = new Set(fields);
  const ofProduct = productFields
    .filter(([name]) => names.has(name))
    .map(([field, read]) => ({ field, before: read(before), after: read(after) }));
  const old = new Map(before.variants.map((variant) => [variant.variantId, variant]));
  const ofVariants = variants.flatMap(({ variant, fields: changed }) =>
    changed.map((field) => {
      const name = field as (typeof variantFields)[number];
      const { variantId } = variant;
      return { field, variantId, before: old.get(variantId)?.[name], after: variant[name] };
    }),
  );
  return [...ofProduct, ...ofVariants];
}

const differ = (one: unknown, other: unknown): boolean => !isDeepEqual(one, other);

/** The events of a product, with the provider's type names. */
export interface CatalogEvent {
  readonly type: EventType;
  readonly entityType: string;
  readonly entityId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const entityType = 'wix.stores.catalog.v1.product';
const inventoryType = 'wix.stores.inventory.v2.inventory_item';
const originatedFromVersion = 'V1_CATALOG';

export function productCreated(state: ProductState, renderer: ProductRenderer): CatalogEvent {
  const { productId, name, visible, sku, brand } = state;
  const { priceData, media, productPageUrl } = renderer.summary(state);
  return {
    type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    entityType,
    entityId: productId,
    body: {
      productId,
      name,
      price: priceData,
      visible,
      media,
      sku: sku ?? '',
      productPageUrl,
      ...(brand === null ? {} : { brand }),
      originatedFromVersion,
    },
  };
}

export function productDeleted({ productId }: ProductState): CatalogEvent {
  return {
    type: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
    entityType,
    entityId: productId,
    body: { productId, originatedFromVersion },
  };
}

/** One event for each kind of change, with the changed fields. */
export function productChanged(
  before: ProductState,
  after: ProductState,
  changes: ProductChanges,
): CatalogEvent[] {
  const { productId, inventoryItemId, updatedAt } = after;
  const events: CatalogEvent[] = [];
  if (changes.fields.length > 0) {
    events.push({
      type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
      entityType,
      entityId: productId,
      body: { productId, changedFields: changes.fields, originatedFromVersion },
    });
  }
  if (changes.variants.length > 0) {
    const names = choiceNames(after);
    const variants = changes.variants.map(({ variant, fields }) => ({
      variantId: wireVariantId(after, variant),
      choices: names(variant.choices),
      changedFields: fields,
    }));
    events.push({
      type: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
      entityType,
      entityId: productId,
      body: { productId, variants, originatedFromVersion },
    });
  }
  if (changes.inventoryFields.length > 0) {
    const body = {
      inventoryItemId,
      productId,
      trackInventory: tracksQuantity(after),
      preorderInfo: renderPreorder(after),
      fieldMask: changes.inventoryFields,
      updatedDate: stockTime(after, updatedAt),
    };
    events.push({
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
      entityType: inventoryType,
      entityId: inventoryItemId,
      body,
    });
  }
  if (changes.stock.length > 0) {
    const value = (state: ProductState, variant: VariantState) => {
      const { variantId: _, ...rest } = renderInventoryVariant(state, variant);
      return rest;
    };
    const variants = changes.stock.map((pair) => ({
      id: wireVariantId(after, pair.after),
      oldValue: value(before, pair.before),
      newValue: value(after, pair.after),
    }));
    events.push({
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
      entityType: inventoryType,
      entityId: inventoryItemId,
      body: { inventoryItemId, productId, variants, updatedDate: stockTime(after, updatedAt) },
    });
  }
  return events;
}

const stockTime = ({ variants }: ProductState, otherwise: string): string =>
  variants.reduce(
    (latest, { stock }) => (stock.updatedAt > latest ? stock.updatedAt : latest),
    '',
  ) || otherwise;
