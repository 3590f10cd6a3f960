/**
 * Exponential backoff with jitter: the delay doubles with each failure, up to a maximum, and two
 * callers never retry in step.
 */
export function backoffMs(
  failures: number,
  { firstMs, maxMs, random }: { firstMs: number; maxMs: number; random: () => number },
): number {
  const doubled = Math.min(firstMs * 2 ** Math.min(failures - 1, 40), maxMs);
  return Math.round(doubled * (0.8 + 0.4 * random()));
}
