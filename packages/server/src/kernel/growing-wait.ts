/** How long to wait before trying again what has failed this often: each time twice as long, up to a most, never two callers in step. */
export function growingWaitMs(
  failures: number,
  { firstMs, mostMs, random }: { firstMs: number; mostMs: number; random: () => number },
): number {
  const doubled = Math.min(firstMs * 2 ** Math.min(failures - 1, 40), mostMs);
  return Math.round(doubled * (0.8 + 0.4 * random()));
}
