import type { AdditionalInfoSection, Product } from '@shopwright/contract/catalog/products';
import type { PatchProductError } from '@shopwright/contract/errors/groups';
import { compact } from '../../../kernel/compact.ts';
import type { Currency } from '../../../kernel/money.ts';
import {
  isRefusal,
  type Refusal,
  refuse,
  refuseFields,
  violation,
} from '../../../kernel/outcome.ts';
import { toSafeHtml } from '../../../kernel/safe-html.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { fail, type Making, checkMoney, checkNumber, type Taking } from './bounds.ts';
import { WEIGHT_SCALE } from './effective.ts';
import { makeVariants, mergeDimensions } from './variants.ts';
import { takeOptions } from './options.ts';
import { setPrice, takeDiscount, takePricePerUnit } from './prices.ts';
import type { InfoSectionState, ProductDoc, ProductState } from './product-state.ts';
import { patchSeo } from './seo.ts';

export interface Patching extends Making {
  readonly currency: Currency;
}

/** Merges the given fields. A null clears an optional field; lists are replaced. */
export function patchProduct(
  state: ProductState,
  patch: Product,
  patching: Patching,
): ProductState | Refusal<PatchProductError> {
  const taking: Taking = { violations: [] };
  const price = takePrice(taking, patch, patching.currency);
  const texts = patchTexts(taking, state, patch);
  const numbers = patchNumbers(taking, texts, patch, patching.currency);
  const whole = patchStructure(taking, numbers, patch, patching);
  if (taking.violations.length > 0) return refuseFields(...taking.violations);
  if (isRefusal(whole)) return whole;
  return price === undefined ? whole : setPrice(whole, price);
}

/** An empty text clears the field, as with the provider. */
const orNull = (text: string | null): string | null => (text === '' ? null : text);

function patchTexts(taking: Taking, state: ProductState, patch: Product): ProductState {
  const { name, slug, visible, productType, sku, brand, ribbon } = patch;
  if (name === null) fail(taking, 'product.name', 'REQUIRED_FIELD', 'is required');
  const newName = name ?? state.name;
  return {
    ...state,
    name: newName,
    ...(slug === undefined ? {} : { slug: toSlug(slug) || toSlug(newName) || FALLBACK_SLUG }),
    // A null must not make a hidden product visible.
    visible: visible ?? state.visible,
    productType:
      productType === undefined || productType === 'unspecified_product_type'
        ? state.productType
        : productType,
    ...(sku === undefined ? {} : { sku: orNull(sku) }),
    ...(brand === undefined ? {} : { brand: orNull(brand) }),
    ...(ribbon === undefined ? {} : { ribbon: orNull(ribbon) }),
    doc: patchDoc(taking, state.doc, patch),
  };
}

export const FALLBACK_SLUG = 'product';

function patchDoc(taking: Taking, doc: ProductDoc, patch: Product): ProductDoc {
  const {
    description,
    productDimensions,
    packageDimensions,
    pricePerUnitData,
    seoData,
    taxGroupId,
  } = patch;
  const product = mergeDimensions(doc.productDimensions, productDimensions);
  const packed = mergeDimensions(doc.packageDimensions, packageDimensions);
  const unit = pricePerUnitData
    ? takePricePerUnit(taking, 'product.pricePerUnitData', pricePerUnitData, doc.pricePerUnitData)
    : doc.pricePerUnitData;
  const seo = seoData ? patchSeo(doc.seoData, seoData) : doc.seoData;
  const html = description === undefined ? doc.description : toSafeHtml(description ?? '');
  const tax = taxGroupId === undefined ? doc.taxGroupId : (taxGroupId ?? undefined);
  const {
    description: _1,
    productDimensions: _2,
    packageDimensions: _3,
    pricePerUnitData: _4,
    seoData: _5,
    taxGroupId: _6,
    ...rest
  } = doc;
  return {
    ...rest,
    ...(html ? { description: html } : {}),
    ...(product ? { productDimensions: product } : {}),
    ...(packed ? { packageDimensions: packed } : {}),
    ...(unit ? { pricePerUnitData: unit } : {}),
    ...(seo ? { seoData: seo } : {}),
    ...compact({ taxGroupId: tax }),
  };
}

function patchNumbers(
  taking: Taking,
  state: ProductState,
  patch: Product,
  currency: Currency,
): ProductState {
  const { weight, costAndProfitData, discount } = patch;
  const itemCost = costAndProfitData?.itemCost;
  const cost =
    itemCost === undefined || itemCost === null
      ? null
      : (checkMoney(taking, 'product.costAndProfitData.itemCost', itemCost, currency) ?? null);
  return {
    ...state,
    ...(weight === undefined
      ? {}
      : {
          weight:
            weight === null
              ? null
              : (checkNumber(taking, 'product.weight', weight, { scale: WEIGHT_SCALE }) ?? null),
        }),
    ...(itemCost === undefined ? {} : { cost }),
    ...(discount
      ? { discount: takeDiscount(taking, 'product.discount', discount, state.discount) }
      : {}),
  };
}

function takePrice(taking: Taking, { priceData }: Product, currency: Currency): string | undefined {
  const price = priceData?.price;
  return price === undefined || price === null
    ? undefined
    : checkMoney(taking, 'product.priceData.price', price, currency);
}

function patchStructure(
  taking: Taking,
  state: ProductState,
  patch: Product,
  making: Patching,
): ProductState | Refusal<'VARIANTS_EXIST'> {
  const { productOptions, manageVariants, additionalInfoSections } = patch;
  const infoSections = additionalInfoSections
    ? replaceInfoSections(additionalInfoSections, state.infoSections, making)
    : state.infoSections;
  const manages = manageVariants ?? state.manageVariants;
  if (!productOptions && manages === state.manageVariants) return { ...state, infoSections };
  const kind = manages ? 'option' : 'modifier';
  const options = productOptions
    ? takeOptions(taking, 'product.productOptions', productOptions, state.options, kind, making)
    : state.options.map((option) => ({ ...option, kind }) as const);
  if (state.manageVariants && !manages && options.length > 0) {
    return refuse('VARIANTS_EXIST');
  }
  const variants = makeVariants(
    taking,
    'product.productOptions',
    manages ? options : [],
    state.variants,
    making,
  );
  return { ...state, infoSections, manageVariants: manages, options, variants };
}

export interface NewIds {
  readonly productId: string;
  readonly numericId: string;
  readonly inventoryItemId: string;
}

/** An empty product: visible, physical, not tracked, with one variant. */
export function blankProduct(ids: NewIds, patching: Patching): ProductState {
  return {
    ...ids,
    revision: 0,
    name: '',
    slug: '',
    visible: true,
    productType: 'physical',
    sku: null,
    brand: null,
    ribbon: null,
    manageVariants: false,
    price: '0.000',
    discount: { type: 'NONE', value: '0.000' },
    weight: null,
    cost: null,
    options: [],
    infoSections: [],
    collectionIds: [],
    doc: {},
    variants: makeVariants({ violations: [] }, '', [], [], patching),
    createdAt: patching.now,
    updatedAt: patching.now,
  };
}

/** A new product needs a name and a price. */
export function newProduct(
  product: Product,
  ids: NewIds,
  patching: Patching,
): ProductState | Refusal<PatchProductError> {
  const missing = [
    ...(product.name ? [] : ['product.name']),
    ...(typeof product.priceData?.price === 'number' ? [] : ['product.priceData.price']),
  ];
  if (missing.length > 0)
    return refuseFields(
      ...missing.map((field) => violation(field, 'REQUIRED_FIELD', 'is required')),
    );
  const slug = toSlug(product.slug ?? '') || toSlug(product.name ?? '') || FALLBACK_SLUG;
  return patchProduct(blankProduct(ids, patching), { ...product, slug }, patching);
}

/**
 * Replaces the info sections. A section that other products share is copied before it is changed.
 */
export function replaceInfoSections(
  inputs: readonly AdditionalInfoSection[],
  existing: readonly InfoSectionState[],
  { mint }: Making,
): InfoSectionState[] {
  const requested = inputs.map(({ title = '', description = '' }) => ({
    title,
    description: toSafeHtml(description),
  }));
  const left = new Set(existing);
  const claim = (found: InfoSectionState | undefined): InfoSectionState | undefined => {
    if (found) left.delete(found);
    return found;
  };
  // Unchanged sections are matched first, so that none of them is reused for a changed one.
  const same = requested.map((section) =>
    claim(
      [...left].find(
        (other) => other.title === section.title && other.description === section.description,
      ),
    ),
  );
  return requested.map((section, index) => {
    const before =
      same[index] ??
      claim([...left].find((other) => other.title === section.title && !other.shared));
    if (before === undefined)
      return { infoSectionId: mint(), uniqueName: null, shared: false, ...section };
    return same[index] ?? { ...before, ...section };
  });
}
