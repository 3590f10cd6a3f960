import type { ErrorCode } from '@shopwright/contract';
import type { Db, Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import type { ConsistentAnswer } from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { orderedIds } from '../../kernel/ids.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import {
  describeChanges,
  fieldChanges,
  isStockAlone,
  isUnchanged,
  productChanged,
  type ProductChanges,
  productCreated,
  productDeleted,
} from './rules/product-changes.ts';
import type { Patching } from './rules/patch-product.ts';
import type { ProductState, StoreContext } from './rules/product-state.ts';
import { createRenderer } from './rules/render-product.ts';
import { searchLanguage } from './rules/search-text.ts';
import {
  deleteProducts,
  type ProductChange,
  saveProducts,
  type SaveTarget,
  type Steps,
} from './store/save-products.ts';
import { bumpVersion } from './store/catalog-version.ts';
import { insertDeletedProducts, insertHistory } from './store/product-history.ts';

/** Everything a catalog write needs of its site. */
export interface WriteTarget extends SaveTarget, Patching {}

export interface CatalogWriteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly contextOf: (siteId: string) => Promise<StoreContext>;
}

export async function writeTarget(
  { clock, contextOf }: Pick<CatalogWriteDeps, 'clock' | 'contextOf'>,
  siteId: string,
): Promise<WriteTarget> {
  return targetOf(siteId, await contextOf(siteId), clock());
}

export function targetOf(siteId: string, context: StoreContext, now: Date): WriteTarget {
  const renderer = createRenderer(context);
  return {
    siteId,
    renderer,
    language: searchLanguage(context.locale),
    currency: renderer.currency,
    mint: orderedIds(),
    now: now.toISOString(),
  };
}

/** The result of a write. Without a change the catalog keeps its version. */
export interface Written<Result> {
  readonly result: Result;
  readonly changed: boolean;
}

/** What was written, with the version of the catalog from which on it is read. */
export interface Versioned<Result> extends ConsistentAnswer<Result> {
  readonly answer: Result;
}

/**
 * Runs a transaction whose last statement increments the catalog's version when something was
 * written. A refusal writes nothing.
 */
export async function writeCatalog<Answer, Code extends ErrorCode = never>(
  db: Db,
  siteId: string,
  work: (tx: Tx) => Promise<Written<Answer> | Refusal<Code>>,
  limits: { readonly statementTimeoutMs?: number } = {},
): Promise<Answer | Versioned<Answer> | Refusal<Code>> {
  return db.tx(async (tx) => {
    const written = await work(tx);
    if (isRefusal(written)) return written;
    if (!written.changed) return written.result;
    return { consistent: String(await bumpVersion(tx, siteId)), answer: written.result };
  }, limits);
}

/** For writes of many products, whose statements take longer. */
export const bulkWriteOptions = { statementTimeoutMs: 10_000 } as const;

/**
 * Saves actual changes and publishes their events, in the transaction that holds the locks. A
 * change of stock alone does not update the product's date.
 */
export async function applyChanges(
  tx: Tx,
  target: WriteTarget,
  changes: readonly ProductChange[],
  steps: Steps = {},
): Promise<Written<ProductState[]>> {
  const real = changes.flatMap(
    ({ before, after, row }): (ProductChange & { differences?: ProductChanges })[] => {
      if (!before) return [{ before, after, ...(row ? { row } : {}) }];
      const differences = describeChanges(before, after);
      if (isUnchanged(differences)) return [];
      return [
        {
          before,
          after: isStockAlone(differences) ? after : { ...after, updatedAt: target.now },
          differences,
        },
      ];
    },
  );
  await insertHistory(
    tx,
    target,
    real.flatMap(({ before, after, differences }) => {
      if (!before || !differences || isStockAlone(differences)) return [];
      const changes = fieldChanges(before, after, differences);
      return [{ productId: after.productId, kind: 'CHANGED' as const, changes }];
    }),
  );
  const publishChanges = (saved: readonly ProductState[]) =>
    publishAll(
      tx,
      target.siteId,
      real.flatMap(({ before, after, differences }, index) => {
        const state = saved[index];
        if (!state) return [];
        const byRule = state.collectionIds !== after.collectionIds;
        return before && differences
          ? productChanged(before, state, byRule ? withCollections(differences) : differences)
          : [productCreated(state, target.renderer)];
      }),
    );
  const saved = await saveProducts(tx, target, real, {
    ...steps,
    beforeShared: async (states) => {
      await publishChanges(states);
      await steps.beforeShared?.(states);
    },
  });
  const byId = new Map(saved.map((state) => [state.productId, state]));
  return {
    result: changes.map(({ before, after }) => byId.get(after.productId) ?? before ?? after),
    changed: real.length > 0,
  };
}

/** A rule can move a product that was changed in other fields. */
const withCollections = (differences: ProductChanges): ProductChanges => ({
  ...differences,
  fields: [...new Set([...differences.fields, 'collectionIds'])],
});

/** Deletes products that the transaction has locked, so that they can be restored. */
export async function removeProducts(
  tx: Tx,
  target: Pick<WriteTarget, 'siteId' | 'now'>,
  products: readonly ProductState[],
  { planId }: { readonly planId?: string } = {},
): Promise<void> {
  await insertDeletedProducts(tx, target, products, planId ?? null);
  await insertHistory(
    tx,
    target,
    products.map(({ productId }) => ({ productId, kind: 'DELETED' as const, changes: [] })),
  );
  await deleteProducts(tx, target, products, {
    cause: 'PRODUCT_DELETED',
    ...(planId === undefined ? {} : { referenceId: planId }),
  });
  await publishAll(tx, target.siteId, products.map(productDeleted));
}

export const removeProduct = (
  tx: Tx,
  target: Pick<WriteTarget, 'siteId' | 'now'>,
  state: ProductState,
): Promise<void> => removeProducts(tx, target, [state]);
