import sql from 'sql-template-tag';
import type { Tx } from '../../../db/index.ts';
import { orderedIds } from '../../../kernel/ids.ts';
import type { StockCause, StockMovement } from '../rules/derive-stock-movements.ts';
import { type Table, writeRows } from './write-rows.ts';

const stockMovement: Table = {
  name: 'stock_movement',
  columns: {
    movementId: 'uuid',
    productId: 'uuid',
    variantId: 'uuid',
    change: 'integer',
    quantityAfter: 'integer',
    cause: 'text',
    note: 'text',
    referenceId: 'uuid',
    actor: 'text',
    createdAt: 'timestamptz',
  },
  replacing: sql``,
};

/** Records movements in the transaction that writes the stock. */
export async function insertStockMovements(
  tx: Pick<Tx, 'query' | 'actor'>,
  { siteId, now }: { readonly siteId: string; readonly now: string },
  locationId: string,
  movements: readonly StockMovement[],
  { cause, note, referenceId }: StockCause,
  fresh: boolean,
): Promise<void> {
  if (movements.length === 0) return;
  const mint = orderedIds();
  const shared = {
    cause,
    note: note ?? null,
    referenceId: referenceId ?? null,
    actor: tx.actor(),
    createdAt: now,
  };
  await writeRows(
    tx,
    stockMovement,
    { siteId, locationId },
    movements.map((movement) => ({ movementId: mint(), ...movement, ...shared })),
    fresh,
  );
}
