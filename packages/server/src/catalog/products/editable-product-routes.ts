import { getEditableProduct, saveProduct } from '@shopwright/contract/catalog/editable-products';
import { route, type Route } from '../../http/index.ts';
import { isRefusal, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { changeProduct, productNotFound } from './product-routes.ts';
import { newProduct } from './rules/patch-product.ts';
import type { ProductState } from './rules/product-state.ts';
import { renderEditable, saveProduct as applyEdits } from './rules/save-product.ts';
import { loadProducts } from './store/find-products.ts';
import { nextNumericIds } from './store/labels.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  writeCatalog,
  writeTarget,
  type WriteTarget,
} from './write-products.ts';

const asMerchant = { merchant: true };

const toAnswer = (state: ProductState, { renderer }: Pick<WriteTarget, 'renderer'>) => ({
  editable: { product: renderer.product(state, asMerchant), ...renderEditable(state) },
});

/** A product as an editor reads and saves it. */
export function editableProductRoutes(deps: CatalogWriteDeps): Route[] {
  return [
    route(getEditableProduct, async ({ actor: { siteId }, request: { id } }) => {
      const [state] = (await loadProducts(deps.db, siteId, [id])).values();
      if (!state) return productNotFound(id);
      return toAnswer(state, await writeTarget(deps, siteId));
    }),

    route(saveProduct, async ({ actor: { siteId }, request }) => {
      const { id, revision } = request;
      if (id === undefined) return createProduct(deps, siteId, request);
      if (revision === undefined)
        return refuseFields(violation('revision', 'REQUIRED_FIELD', 'is required with an id'));
      return changeProduct(
        deps,
        siteId,
        id,
        (state, target) =>
          revision === String(state.revision)
            ? applyEdits(state, request, target)
            : refuse(
                'REVISION_CONFLICT',
                { entity: 'product', current: state.revision, sent: revision },
                { currentRevision: String(state.revision) },
              ),
        toAnswer,
      );
    }),
  ];
}

async function createProduct(
  deps: CatalogWriteDeps,
  siteId: string,
  edited: Parameters<typeof applyEdits>[1],
) {
  const target = await writeTarget(deps, siteId);
  const { name = null, priceData = {} } = edited.editable.product ?? {};
  const blank = newProduct(
    { name, priceData },
    { productId: target.mint(), numericId: '0', inventoryItemId: target.mint() },
    target,
  );
  const made = isRefusal(blank) ? blank : applyEdits(blank, edited, target);
  if (isRefusal(made)) return made;
  return writeCatalog(deps.db, siteId, async (tx) => {
    const [numericId = ''] = await nextNumericIds(tx, 1);
    const {
      result: [saved = made],
      changed,
    } = await applyChanges(tx, target, [{ before: undefined, after: { ...made, numericId } }]);
    return { result: toAnswer(saved, target), changed };
  });
}
