import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  resetAllProductVariantData,
  updateProduct,
  updateProductVariants,
} from '@shopwright/contract/catalog/write';
import type { Tx } from '../../db/index.ts';
import { type ConsistentAnswer, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../kernel/outcome.ts';
import { makeVariants } from './rules/make-variants.ts';
import { newProduct, patchProduct } from './rules/patch-product.ts';
import type { ProductState } from './rules/product-state.ts';
import { overrideVariants, resetVariants } from './rules/variants.ts';
import { nextNumericIds } from './store/labels.ts';
import { lockProducts } from './store/load-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  removeProduct,
  writeCatalog,
  writeTarget,
  type WriteTarget,
} from './write-products.ts';

export const productNotFound = (id: string): Refusal =>
  notFound(`There is no product with the id ${id}.`);

/** Locks, loads, decides and saves, so that concurrent changes of one product are all applied. */
export async function changeProduct<Answer>(
  deps: CatalogWriteDeps,
  siteId: string,
  id: string,
  rule: (state: ProductState, target: WriteTarget) => ProductState | Refusal,
  answer: (state: ProductState, target: WriteTarget) => Answer,
  /** More work in the same transaction. */
  then: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<Answer | ConsistentAnswer<Answer> | Refusal> {
  if (!isGuid(id)) return productNotFound(id);
  const target = await writeTarget(deps, siteId);
  return writeCatalog(deps.db, siteId, async (tx) => {
    const [before] = (await lockProducts(tx, siteId, [id])).values();
    if (!before) return productNotFound(id);
    const after = rule(before, target);
    if (isRefusal(after)) return after;
    const {
      result: [saved = before],
      changed,
    } = await applyChanges(tx, target, [{ before, after }]);
    await then(tx);
    return { result: answer(saved, target), changed };
  });
}

const asMerchant = { merchant: true };
const nothing = () => ({});

export function productRoutes(deps: CatalogWriteDeps): Route[] {
  return [
    route(createProduct, async ({ actor: { siteId }, request }) => {
      const target = await writeTarget(deps, siteId);
      const made = newProduct(
        request.product ?? {},
        { productId: target.mint(), numericId: '0', inventoryItemId: target.mint() },
        target,
      );
      if (isRefusal(made)) return made;
      return writeCatalog(deps.db, siteId, async (tx) => {
        const [numericId = ''] = await nextNumericIds(tx, 1);
        const {
          result: [saved = made],
          changed,
        } = await applyChanges(tx, target, [{ before: undefined, after: { ...made, numericId } }]);
        return { result: { product: target.renderer.product(saved, asMerchant) }, changed };
      });
    }),

    route(updateProduct, ({ actor: { siteId }, request: { product } }) =>
      changeProduct(
        deps,
        siteId,
        product.id ?? '',
        (state, target) => patchProduct(state, product, target),
        (state, { renderer }) => ({ product: renderer.product(state, asMerchant) }),
      ),
    ),

    route(deleteProduct, async ({ actor: { siteId }, request: { id } }) => {
      if (!isGuid(id)) return productNotFound(id);
      return writeCatalog(deps.db, siteId, async (tx) => {
        const [state] = (await lockProducts(tx, siteId, [id])).values();
        if (!state) return productNotFound(id);
        await removeProduct(tx, siteId, state);
        return { result: {}, changed: true };
      });
    }),

    route(updateProductVariants, ({ actor: { siteId }, request: { id, variants = [] } }) =>
      changeProduct(
        deps,
        siteId,
        id,
        (state, { currency }) => overrideVariants(state, variants, currency),
        (state, { renderer }) => ({ variants: renderer.variants(state, asMerchant) }),
      ),
    ),
    route(resetAllProductVariantData, ({ actor: { siteId }, request: { id } }) =>
      changeProduct(deps, siteId, id, resetVariants, nothing),
    ),
    route(deleteProductOptions, ({ actor: { siteId }, request: { id } }) =>
      changeProduct(deps, siteId, id, withoutOptions, nothing),
    ),
    route(removeBrand, ({ actor: { siteId }, request: { id } }) =>
      changeProduct(deps, siteId, id, (state) => ({ ...state, brand: null }), nothing),
    ),
    route(removeRibbon, ({ actor: { siteId }, request: { id } }) =>
      changeProduct(deps, siteId, id, (state) => ({ ...state, ribbon: null }), nothing),
    ),
  ];
}

/** As with the provider, refused while variants are managed. */
function withoutOptions(state: ProductState, target: WriteTarget): ProductState | Refusal {
  if (state.options.length === 0) return state;
  if (state.manageVariants)
    return refuse(
      400,
      'VARIANTS_EXIST',
      'The variants of this product are managed: switch variant management off by updating it with no options and manageVariants false.',
    );
  return {
    ...state,
    options: [],
    variants: makeVariants({ violations: [] }, '', [], state.variants, target),
  };
}
