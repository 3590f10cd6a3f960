import { type Db, enqueue, type Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createJobTarget } from '../products/rerender-products.ts';
import { productChanged } from '../products/rules/product-changes.ts';
import { parseStoredRule } from '../products/store/collection-rules.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { lockProducts } from '../products/store/find-products.ts';
import { saveProducts } from '../products/store/save-products.ts';
import { bulkWriteOptions, type WriteTarget } from '../products/write-products.ts';
import { collectionChanged } from './rules/collection.ts';
import type { CollectionKey } from './store/members.ts';
import {
  advanceRule,
  checkProducts,
  findRule,
  finishRule,
  type StoredRule,
} from './store/rules.ts';
import { waitForWriters } from './wait-for-writers.ts';

const task = 'apply-collection-rule';
const PRODUCTS_PER_BATCH = 500;

/** In the transaction that changes the rule. Changes in quick succession share one run. */
export const enqueueRule = (tx: Pick<Tx, 'query'>, key: CollectionKey): Promise<void> =>
  enqueue(tx, {
    task,
    payload: key,
    key: `${task}:${key.siteId}:${key.collectionId}`,
    queue: `${task}:${key.siteId}`,
  });

/**
 * Applies a changed rule to the products there are, in batches by id. Each batch stores its cursor in
 * its own transaction, so a killed run continues where it ended. Writes of products apply the new
 * rule themselves from its commit on.
 */
export function collectionRuleJobs(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteUrl: string;
}) {
  const { db } = deps;
  const targetOf = createJobTarget(deps);
  return {
    tasks: {
      [task]: async (payload: unknown): Promise<void> => {
        // Only this folder enqueues it.
        const key = payload as CollectionKey;
        const target = await targetOf(key.siteId);
        if (!target) return;
        await waitForWriters(db, key.siteId);
        for (;;) {
          const rule = await findRule(db, key);
          if (!rule || rule.state === 'APPLIED') return;
          const isDone = await db.tx((tx) => applyBatch(tx, target, key, rule), bulkWriteOptions);
          if (isDone) return;
        }
      },
    },
    schedule: [],
  };
}

/** True when no product is left, or the rule has changed: another run applies it then. */
async function applyBatch(
  tx: Tx,
  target: WriteTarget,
  key: CollectionKey,
  rule: StoredRule,
): Promise<boolean> {
  const where = rule.filter === null ? undefined : parseStoredRule(rule.filter).where;
  const checked = await checkProducts(tx, key, where, {
    after: rule.cursor,
    limit: PRODUCTS_PER_BATCH,
  });
  const wrong = checked.filter(({ isWrong }) => isWrong).map(({ id }) => id);
  if (wrong.length > 0) await moveByRule(tx, target, wrong);
  const last = checked.at(-1);
  if (last !== undefined) {
    const isCurrent = await advanceRule(tx, key, rule.revision, {
      cursor: last.id,
      checked: checked.length,
    });
    if (wrong.length > 0) await bumpVersion(tx, key.siteId);
    return !isCurrent;
  }
  if (await finishRule(tx, key, rule))
    await publishAll(tx, key.siteId, [collectionChanged(key.collectionId, ['numberOfProducts'])]);
  return true;
}

const differences = {
  fields: ['collectionIds'],
  variants: [],
  removed: 0,
  inventoryFields: [],
  stock: [],
};

/** Saving a product applies the rules of all collections to it. */
async function moveByRule(
  tx: Tx,
  target: WriteTarget,
  productIds: readonly string[],
): Promise<void> {
  const states = [...(await lockProducts(tx, target.siteId, productIds)).values()];
  await saveProducts(
    tx,
    target,
    states.map((state) => ({ before: state, after: state })),
    {
      beforeShared: (saved) =>
        publishAll(
          tx,
          target.siteId,
          saved.flatMap((after, index) => {
            const before = states[index];
            return before && before.collectionIds !== after.collectionIds
              ? productChanged(before, after, differences)
              : [];
          }),
        ),
    },
  );
}
