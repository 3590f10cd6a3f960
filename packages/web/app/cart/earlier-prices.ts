import { useEffect, useState } from 'react';
import type { CartLine } from './cart-view.ts';

type Seen = Readonly<Record<string, { readonly amount: string; readonly text: string }>>;

const place = 'shopwright-prices';

/** What each line cost when this browser first saw it, where that has changed since. */
export function useEarlierPrices(lines: readonly CartLine[]): Readonly<Record<string, string>> {
  const [earlier, setEarlier] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const { seen, changed } = comparePrices(read(), lines);
    try {
      localStorage.setItem(place, JSON.stringify(seen));
    } catch {
      // A browser that keeps nothing only does without the remark.
    }
    // What this browser remembers is known only once the page is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setEarlier(changed);
  }, [lines]);
  return earlier;
}

/** Pure: what is to be remembered, and what each changed line cost before. Lines that are gone are forgotten. */
export function comparePrices(
  known: Seen,
  lines: readonly CartLine[],
): { readonly seen: Seen; readonly changed: Readonly<Record<string, string>> } {
  const told = lines.flatMap(({ id, amount, price }) =>
    amount === undefined || price === undefined ? [] : [{ id, now: { amount, text: price } }],
  );
  return {
    seen: Object.fromEntries(told.map(({ id, now }) => [id, known[id] ?? now])),
    changed: Object.fromEntries(
      told.flatMap(({ id, now }) =>
        known[id] && known[id].amount !== now.amount ? [[id, known[id].text]] : [],
      ),
    ),
  };
}

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    // Written above; whatever else stands there names no line.
    return typeof kept === 'object' && kept !== null ? (kept as Seen) : {};
  } catch {
    return {};
  }
}
