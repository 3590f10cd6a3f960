import { useEffect, useState } from 'react';
import type { CartLine } from './cart-view.ts';

type Seen = Readonly<Record<string, { readonly amount: string; readonly text: string }>>;

const STORAGE_KEY = 'shopwright-prices';

/** The price of each line when this browser first saw it, if it has changed since. */
export function useEarlierPrices(lines: readonly CartLine[]): Readonly<Record<string, string>> {
  const [earlier, setEarlier] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const { seen, changed } = comparePrices(read(), lines);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(seen));
    } catch {
      // Without storage, the price-change remark is omitted.
    }
    // What this browser remembers is known only once the page is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setEarlier(changed);
  }, [lines]);
  return earlier;
}

/**
 * Pure: the prices to store, and the earlier price of each changed line. Removed lines are dropped.
 */
export function comparePrices(
  earlier: Seen,
  lines: readonly CartLine[],
): { readonly seen: Seen; readonly changed: Readonly<Record<string, string>> } {
  const changes = lines.flatMap(({ id, amount, price }) =>
    amount === undefined || price === undefined ? [] : [{ id, now: { amount, text: price } }],
  );
  return {
    seen: Object.fromEntries(changes.map(({ id, now }) => [id, earlier[id] ?? now])),
    changed: Object.fromEntries(
      changes.flatMap(({ id, now }) =>
        earlier[id] && earlier[id].amount !== now.amount ? [[id, earlier[id].text]] : [],
      ),
    ),
  };
}

function read(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    // Written above; any other key matches no line item.
    return typeof stored === 'object' && stored !== null ? (stored as Seen) : {};
  } catch {
    return {};
  }
}
