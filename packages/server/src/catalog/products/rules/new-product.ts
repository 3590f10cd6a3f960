import type { Product } from '@shopwright/contract/catalog/products';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import type { ProductState } from './product-state.ts';
import { makeVariants } from './make-variants.ts';
import { FALLBACK_SLUG, patchProduct, type Patching } from './patch-product.ts';
import { toSlug } from '../../../kernel/slug.ts';

export interface NewIds {
  readonly productId: string;
  readonly numericId: string;
  readonly inventoryItemId: string;
}

/** A product that says nothing yet: visible, physical, not counted, with the one variant every product has. */
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

/** As a merchant creates one: a name and a price are what it needs. */
export function newProduct(
  product: Product,
  ids: NewIds,
  patching: Patching,
): ProductState | Refusal {
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
