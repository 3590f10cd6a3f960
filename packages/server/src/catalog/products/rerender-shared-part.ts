import type { Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { productChanged } from './rules/product-changes.ts';
import { loadProducts } from './store/find-products.ts';
import { saveProducts } from './store/save-products.ts';
import type { WriteTarget } from './write-products.ts';

/** A part that products share, by its field on the wire. */
export type SharedPart = 'brand' | 'ribbon' | 'additionalInfoSections';

/**
 * Renders products again whose shared part has changed, and publishes the change of each. The
 * caller has locked them.
 */
export async function rerenderSharedPart(
  tx: Tx,
  target: WriteTarget,
  productIds: readonly string[],
  part: SharedPart,
): Promise<void> {
  const states = [...(await loadProducts(tx, target.siteId, productIds)).values()];
  const differences = {
    fields: [part],
    variants: [],
    removed: 0,
    inventoryFields: [],
    stock: [],
  };
  await saveProducts(
    tx,
    target,
    states.map((before) => ({ before, after: { ...before, updatedAt: target.now } })),
    {
      relist: true,
      beforeShared: (saved) =>
        publishAll(
          tx,
          target.siteId,
          saved.flatMap((after) => productChanged(after, after, differences)),
        ),
    },
  );
}
