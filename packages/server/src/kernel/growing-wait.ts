/**
 * How long to wait before trying again what has failed this often: each time twice as long, up to a
 * most, never two callers in step.
 */
export function growingWaitMs(
  failures: number,
  { firstMs, maxMs, random }: { firstMs: number; maxMs: number; random: () => number },
): number {
  const doubled = Math.min(firstMs * 2 ** Math.min(failures - 1, 40), maxMs);
  return Math.round(doubled * (0.8 + 0.4 * random()));
}
