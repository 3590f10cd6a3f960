import type { OutOfStockError } from '@shopwright/contract/errors/groups';
import { findShort } from '../catalog/index.ts';
import type { Db } from '../db/index.ts';
import type { Actor } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Refusal } from '../kernel/outcome.ts';
import { canAccess } from './access.ts';
import { refuseOutOfStock } from './rules/out-of-stock.ts';
import { findCheckout } from './store/checkouts.ts';

/**
 * Refuses a sold-out checkout without quoting or locking anything: when a thousand buyers want the
 * last hundred units, nine hundred are answered here. A checkout that already holds stock passes,
 * and so does one with any other problem.
 */
export async function refuseSoldOut(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  checkoutId: string,
): Promise<Refusal<OutOfStockError> | undefined> {
  const row = await findCheckout(db, actor.siteId, checkoutId);
  if (row?.state !== 'OPEN' || !canAccess(row, actor)) return undefined;
  const lines = row.choices.lines.flatMap((line) =>
    line.kind === 'catalog' && line.seen.variantId !== undefined
      ? [
          {
            lineItemId: line.id,
            productId: line.seen.productId,
            variantId: line.seen.variantId,
            quantity: line.quantity,
          },
        ]
      : [],
  );
  const shortages = await findShort(db, { clock }, actor.siteId, lines);
  if (shortages.length === 0) return undefined;
  // The missing units may be held by this very checkout since it was read: the buyer clicked twice.
  const current = await findCheckout(db, actor.siteId, checkoutId);
  if (current?.state !== 'OPEN' || current.revision !== row.revision) return undefined;
  const available = new Map(shortages.map((short) => [short.variantId, short.available]));
  const unavailable = lines.flatMap(({ lineItemId, variantId }) => {
    const quantityAvailable = available.get(variantId);
    return quantityAvailable === undefined
      ? []
      : [
          {
            lineItemId,
            status: quantityAvailable === 0 ? 'NOT_AVAILABLE' : 'PARTIALLY_AVAILABLE',
            quantityAvailable,
          },
        ];
  });
  return refuseOutOfStock(unavailable, row.choices.lines.length);
}
