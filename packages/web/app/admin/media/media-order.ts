/** The order of a product's media: what the buttons, the keyboard and dragging do to it. */

export type OrderChange =
  | { readonly kind: 'earlier' | 'later' | 'main' | 'remove'; readonly id: string }
  | { readonly kind: 'add'; readonly ids: readonly string[] }
  | { readonly kind: 'to'; readonly id: string; readonly index: number };

export function changeOrder(ids: readonly string[], change: OrderChange): readonly string[] {
  if (change.kind === 'add') return [...new Set([...ids, ...change.ids])];
  const from = ids.indexOf(change.id);
  if (from < 0) return ids;
  const others = ids.filter((id) => id !== change.id);
  if (change.kind === 'remove') return others;
  const to = {
    earlier: from - 1,
    later: from + 1,
    main: 0,
    to: change.kind === 'to' ? change.index : 0,
  }[change.kind];
  const index = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, index), change.id, ...others.slice(index)];
}

const kinds = ['earlier', 'later', 'main', 'remove'] as const;

/** From the value of a button, such as `earlier:<id>`. */
export function readOrderChange(intent: string): OrderChange | undefined {
  const at = intent.indexOf(':');
  const kind = kinds.find((each) => each === intent.slice(0, at));
  return at < 0 || !kind ? undefined : { kind, id: intent.slice(at + 1) };
}
