import type { CatalogItem } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { Hold, Sale, SaleSource } from './sale.ts';
import { undoneIfRefused } from './store.ts';

/** All that is sold beside goods, as carts and orders ask of it: each line goes to those whose it is. */
export interface Sales {
  /** How many units of an item a checkout itself holds. */
  readonly held: (
    reader: Pick<Db, 'query'> | Tx,
    at: { siteId: string; holderId: string; now: Date },
  ) => Promise<(item: CatalogItem) => number>;
  readonly hold: (tx: Tx, hold: Hold) => Promise<Refusal | undefined>;
  /** The same for a checkout that holds something and has changed: of a kind it has no line of any more, nothing is kept. */
  readonly replaceHold: (tx: Tx, hold: Hold) => Promise<Refusal | undefined>;
  readonly release: (tx: Tx, at: { siteId: string; holderId: string; now: Date }) => Promise<void>;
  /** What is due with the order itself; all of it when the order is paid. What must wait for the money is held on. */
  readonly sell: (tx: Tx, sale: Sale, paid: boolean) => Promise<Refusal | undefined>;
  /** The money of an order has come: what waited for it is sold now, and what cannot be had any more is named. What went back since is withdrawn. Told again, it does nothing more. */
  readonly sellPaid: (tx: Tx, sale: Sale) => Promise<readonly Unsold[]>;
  readonly takeBack: (tx: Tx, at: { siteId: string; orderId: string; now: Date }) => Promise<void>;
}

/** Paid for, and gone. */
export interface Unsold {
  readonly refusal: Refusal;
  readonly lineIds: readonly string[];
}

/** How long a place is kept for an order that is paid by hand. */
const PATIENCE_MS = 14 * 86_400_000;

export function createSales(sources: readonly SaleSource[]): Sales {
  const holdAll = async (tx: Tx, hold: Hold): Promise<Refusal | undefined> => {
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
    // What was held before was let go when its payment ended.
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
        // All of it was given back: then nothing is kept for it either.
        if (isBack && lines.length === 0) await source.release(tx, sale);
        if (lines.length === 0) continue;
        const refusal = await undoneIfRefused(tx, () => source.sell(tx, { ...sale, lines }));
        if (!refusal) continue;
        // All of these lines are paid back: nothing of them is given away, and nothing is kept for them.
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
