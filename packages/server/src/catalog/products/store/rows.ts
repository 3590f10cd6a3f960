import { Product } from '@shopwright/contract/catalog/products';
import { createEncoders } from '../../../http/index.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { toText } from '../../../kernel/decimal.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import { derivedColumns, type Listed, toListed } from '../rules/listing.ts';
import { effectiveVariants } from '../rules/effective.ts';
import type { ProductState, VariantState } from '../rules/product-state.ts';
import type { ProductRenderer } from '../rules/render-product.ts';

/** The rows of a product. */

export interface Labels {
  readonly brands: ReadonlyMap<string, string>;
  readonly ribbons: ReadonlyMap<string, string>;
}

export interface ProductRow {
  readonly row: Readonly<Record<string, unknown>>;
  /** JSON text. */
  readonly doc: string;
  readonly wire: string;
  readonly listed: Listed;
}

export function productRow(state: ProductState, renderer: ProductRenderer): ProductRow {
  const derived = derivedColumns(state, renderer.currency);
  const row = {
    productId: state.productId,
    numericId: state.numericId,
    inventoryItemId: state.inventoryItemId,
    revision: state.revision,
    name: state.name,
    foldedName: foldCase(state.name),
    slug: state.slug,
    visible: state.visible,
    productType: state.productType,
    sku: state.sku,
    manageVariants: state.manageVariants,
    price: state.price,
    discountType: state.discount.type,
    discountValue: state.discount.value,
    weight: state.weight,
    cost: state.cost,
    brand: state.brand,
    ribbon: state.ribbon,
    discountedPrice: derived.discountedPrice,
    priceMin: derived.priceMin,
    priceMax: derived.priceMax,
    trackInventory: derived.trackInventory,
    quantity: derived.quantity,
    inventoryStatus: derived.inventoryStatus,
    optionValues: derived.optionValues,
    collectionIds: state.collectionIds,
    ruleCollectionIds: state.ruleCollectionIds ?? [],
    foldedSku: foldOrNull(state.sku),
    foldedBrand: foldOrNull(state.brand),
    foldedRibbon: foldOrNull(state.ribbon),
    madeFor: renderer.madeFor,
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
  };
  return {
    row,
    doc: JSON.stringify(state.doc),
    wire: wireText(state, renderer),
    listed: toListed(state, derived),
  };
}

const foldOrNull = (text: string | null): string | null => (text === null ? null : foldCase(text));

/** All columns of the product's row, with the ids of its brand and ribbon. */
export function withLabels(
  { row, doc, wire }: ProductRow,
  { brand, ribbon }: ProductState,
  { brands, ribbons }: Labels,
): Readonly<Record<string, unknown>> {
  return {
    ...row,
    doc,
    wire,
    brandId: brand === null ? null : brands.get(brand),
    ribbonId: ribbon === null ? null : ribbons.get(ribbon),
  };
}

const encodeProduct = createEncoders()(Product);

/**
 * The product as visitors read it. Answers contain this text as it is, so the declared schema
 * encodes it here.
 */
export const wireText = (state: ProductState, renderer: ProductRenderer): string =>
  encodeProduct(renderer.product(state, { merchant: false }), false);

export function customizationRows({ productId, options }: ProductState): Record<string, unknown>[] {
  return options.map(({ customizationId, kind, key, name, renderType, choices }, position) => ({
    productId,
    position,
    customizationId,
    kind,
    key,
    name,
    renderType,
    choices: choices.map((choice) => ({
      id: choice.id,
      key: choice.key,
      name: choice.name,
      value: choice.value,
    })),
    additions: Object.fromEntries(
      choices.flatMap(({ id, mediaIds }) => (mediaIds.length > 0 ? [[id, { mediaIds }]] : [])),
    ),
  }));
}

export function infoSectionRows({
  productId,
  infoSections,
}: ProductState): Record<string, unknown>[] {
  return infoSections.map(({ infoSectionId, title, description, shared }, position) => ({
    productId,
    position,
    infoSectionId,
    title,
    description,
    shared,
  }));
}

export function variantRows(state: ProductState, currency: Currency): Record<string, unknown>[] {
  return effectiveVariants(state, currency).map(
    ({ variant, price, discounted, sku }, position) => ({
      productId: state.productId,
      position,
      variantId: variant.variantId,
      choices: variant.choices,
      visible: variant.visible,
      sku,
      barcode: variant.barcode,
      ownPrice: variant.price,
      ownWeight: variant.weight,
      ownCost: variant.cost,
      actualPrice: toText(discounted, MONEY_SCALE),
      compareAtPrice: discounted === price ? null : toText(price, MONEY_SCALE),
      doc: {
        ...(variant.productDimensions ? { productDimensions: variant.productDimensions } : {}),
        ...(variant.packageDimensions ? { packageDimensions: variant.packageDimensions } : {}),
      },
    }),
  );
}

export function stockRow(
  productId: string,
  { variantId, stock }: VariantState,
): Record<string, unknown> {
  const { tracked, quantity, inStock, reserved, preorder, updatedAt } = stock;
  return {
    productId,
    variantId,
    tracked,
    quantity,
    inStock,
    reserved,
    updatedAt,
    preorderEnabled: preorder.enabled,
    preorderMessage: preorder.message,
    preorderLimit: preorder.limit,
    preorderCount: preorder.count,
  };
}
