import type { ErrorCode } from '@shopwright/contract';
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
import { setCustomTextFields as setTextFieldsCall } from '@shopwright/contract/catalog/custom-text-fields';
import { setSubscriptionOptions as setOptionsCall } from '@shopwright/contract/catalog/subscription-options';
import { setGiftCardProduct } from '@shopwright/contract/gift-cards/gift-cards';
import type { Tx } from '../../db/index.ts';
import { emptyAnswer, type ConsistentAnswer, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../kernel/outcome.ts';
import { makeVariants, overrideVariants, resetVariants } from './rules/variants.ts';
import { newProduct, patchProduct } from './rules/patch-product.ts';
import type { ProductState } from './rules/product-state.ts';
import { nextNumericIds } from './store/labels.ts';
import { lockProducts } from './store/find-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  removeProduct,
  writeCatalog,
  writeTarget,
  type WriteTarget,
} from './write-products.ts';
import { setCustomTextFields } from './rules/options.ts';
import { renderSubscriptionOptions, setSubscriptionOptions } from './rules/subscription-options.ts';

export const productNotFound = (id: string): Refusal =>
  notFound(`There is no product with the id ${id}.`);

/** Locks, loads, decides and saves, so that concurrent changes of one product are all applied. */
export async function changeProduct<Answer, Code extends ErrorCode = never>(
  deps: CatalogWriteDeps,
  siteId: string,
  id: string,
  rule: (state: ProductState, target: WriteTarget) => ProductState | Refusal<Code>,
  answer: (state: ProductState, target: WriteTarget) => Answer,
  /** More work in the same transaction. */
  then: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<Answer | ConsistentAnswer<Answer> | Refusal<Code>> {
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
const nothing = () => emptyAnswer;

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
      const target = await writeTarget(deps, siteId);
      return writeCatalog(deps.db, siteId, async (tx) => {
        const [state] = (await lockProducts(tx, siteId, [id])).values();
        if (!state) return productNotFound(id);
        await removeProduct(tx, target, state);
        return { result: emptyAnswer, changed: true };
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
function withoutOptions(
  state: ProductState,
  target: WriteTarget,
): ProductState | Refusal<'VARIANTS_EXIST'> {
  if (state.options.length === 0) return state;
  if (state.manageVariants)
    return refuse(
      'VARIANTS_EXIST',
      'The variants of this product are managed: switch variant management off by updating it with no options and manageVariants false.',
    );
  return {
    ...state,
    options: [],
    variants: makeVariants({ violations: [] }, '', [], state.variants, target),
  };
}

/** Subscriptions, custom text fields and gift cards. */
export function saleRoutes(deps: CatalogWriteDeps): Route[] {
  return [
    route(setOptionsCall, ({ actor: { siteId }, request: { productId, subscriptionOptions } }) =>
      changeProduct(
        deps,
        siteId,
        productId,
        (state, { mint }) => setSubscriptionOptions(state, subscriptionOptions, mint),
        (state, { currency }) => ({
          subscriptionOptions: renderSubscriptionOptions(state, currency),
        }),
      ),
    ),
    route(setTextFieldsCall, ({ actor: { siteId }, request: { productId, customTextFields } }) =>
      changeProduct(
        deps,
        siteId,
        productId,
        (state, { mint }) => setCustomTextFields(state, customTextFields, mint),
        ({ doc }) => ({
          customTextFields: (doc.customTextFields ?? []).map(({ title, maxLength, mandatory }) => ({
            title,
            maxLength,
            mandatory,
          })),
        }),
      ),
    ),
    route(setGiftCardProduct, ({ actor: { siteId }, request: { productId, giftCard } }) =>
      changeProduct(
        deps,
        siteId,
        productId,
        (state) => {
          if (giftCard && (state.doc.subscriptionOptions ?? []).length > 0)
            return refuse('PRODUCT_HAS_SUBSCRIPTIONS');
          const { giftCard: _before, ...doc } = state.doc;
          return { ...state, doc: giftCard ? { ...doc, giftCard } : doc };
        },
        () => ({ productId, giftCard }),
      ),
    ),
  ];
}
