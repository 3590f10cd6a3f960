import type { EventType } from '@shopwright/contract';
import type { ProductChanges } from './changes.ts';
import { wireVariantId } from './effective.ts';
import type { ProductState, VariantState } from './product-state.ts';
import { renderInventoryVariant, renderPreorder } from './render-inventory.ts';
import { choiceNames, type ProductRenderer } from './render-product.ts';
import { tracksQuantity } from './stock-status.ts';

/** What the world is told of a product, in the provider's words. */
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

/** One event for each kind of thing that changed, with what changed of it. */
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
