import type { HoldError, SaleError } from '@shopwright/contract/errors/groups';
import type { CatalogItem } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { Hold, Sale, SaleSource } from './sale.ts';
import { undoneIfRefused } from './store.ts';

/**
 * Everything sold besides products, as carts and orders use it: each line goes to the domain that
 * owns it.
 */
export interface Sales {
  /** The units of an item that a checkout itself holds. */
  readonly held: (
    reader: Pick<Db, 'query'> | Tx,
    at: { siteId: string; holderId: string; now: Date },
  ) => Promise<(item: CatalogItem) => number>;
  readonly hold: (tx: Tx, hold: Hold) => Promise<Refusal<HoldError> | undefined>;
  /**
   * The same for a checkout that holds something and has changed: kinds without a line are
   * released.
   */
  readonly replaceHold: (tx: Tx, hold: Hold) => Promise<Refusal<HoldError> | undefined>;
  readonly release: (tx: Tx, at: { siteId: string; holderId: string; now: Date }) => Promise<void>;
  /**
   * Delivers what is due with the order; everything if the order is paid. The rest stays held until
   * the payment.
   */
  readonly sell: (tx: Tx, sale: Sale, paid: boolean) => Promise<Refusal<SaleError> | undefined>;
  /**
   * The order was paid: what waited for the payment is sold now, and what is no longer available is
   * returned. Refunded items are withdrawn. A repeated call changes nothing.
   */
  readonly sellPaid: (tx: Tx, sale: Sale) => Promise<readonly Unsold[]>;
  readonly takeBack: (tx: Tx, at: { siteId: string; orderId: string; now: Date }) => Promise<void>;
}

/** Paid, but no longer available. */
export interface Unsold {
  readonly refusal: Refusal<SaleError>;
  readonly lineIds: readonly string[];
}

/** How long seats are held for an order that is paid offline. */
const PATIENCE_MS = 14 * 86_400_000;

export function createSales(sources: readonly SaleSource[]): Sales {
  const holdAll = async (tx: Tx, hold: Hold): Promise<Refusal<HoldError> | undefined> => {
    for (const source of sources) {
      const lines = hold.lines.filter(source.takes);
      const refusal = lines.length === 0 ? undefined : await source.hold(tx, { ...hold, lines });
      if (!refusal) continue;
      for (const other of sources) await other.release(tx, hold);
      return refusal;
    }
    return undefined;
  };
  return {
    async held(reader, at) {
      const each = await Promise.all(sources.map(async (source) => source.held?.(reader, at)));
      return (item) => each.reduce((sum, count) => sum + (count?.(item) ?? 0), 0);
    },
    // The earlier hold was released when its payment ended.
    hold: holdAll,
    async replaceHold(tx, hold) {
      for (const source of sources)
        if (!hold.lines.some(source.takes)) await source.release(tx, hold);
      return holdAll(tx, hold);
    },
    async release(tx, at) {
      for (const source of sources) await source.release(tx, at);
    },
    async sell(tx, sale, paid) {
      for (const source of sources) {
        const lines = sale.lines.filter(source.takes);
        if (lines.length === 0) continue;
        const now = paid || source.when === 'PLACED';
        const refusal = now
          ? await source.sell(tx, { ...sale, lines })
          : await source.hold(tx, {
              ...sale,
              lines,
              until: new Date(sale.now.getTime() + PATIENCE_MS),
            });
        if (refusal) return refusal;
      }
      return undefined;
    },
    async sellPaid(tx, sale) {
      const unsold: Unsold[] = [];
      for (const source of sources.filter(({ when }) => when === 'PAID')) {
        const lines = sale.lines.filter(source.takes);
        const isBack = sale.back?.some(source.takes) === true;
        if (isBack)
          await source.withdraw?.(tx, {
            ...sale,
            left: new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])),
          });
        // Everything was refunded, so nothing stays held.
        if (isBack && lines.length === 0) await source.release(tx, sale);
        if (lines.length === 0) continue;
        const refusal = await undoneIfRefused(tx, () => source.sell(tx, { ...sale, lines }));
        if (!refusal) continue;
        // All of these lines are refunded: nothing is delivered, and nothing stays held.
        await source.release(tx, sale);
        unsold.push({ refusal, lineIds: lines.map(({ lineId }) => lineId) });
      }
      return unsold;
    },
    async takeBack(tx, at) {
      for (const source of sources) await source.takeBack(tx, at);
    },
  };
}
