/** A product that moves behind another one; null for the beginning. */
export interface MemberMove {
  readonly productId: string;
  readonly afterId: string | null;
}

/** The order after a move. A move that names a missing product changes nothing. */
export function applyMove(order: readonly string[], { productId, afterId }: MemberMove): string[] {
  const others = order.filter((id) => id !== productId);
  const at = afterId === null ? 0 : others.indexOf(afterId) + 1;
  const isPossible = others.length < order.length && (afterId === null || at > 0);
  return isPossible ? [...others.slice(0, at), productId, ...others.slice(at)] : [...order];
}

/** The move that brings a product to an index of the order; undefined if it is there already. */
export function moveTo(
  order: readonly string[],
  productId: string,
  index: number,
): MemberMove | undefined {
  const from = order.indexOf(productId);
  if (from < 0 || from === index || index < 0 || index >= order.length) return undefined;
  const others = order.filter((id) => id !== productId);
  return { productId, afterId: others[index - 1] ?? null };
}
