/**
 * Runs many attempts, as many concurrently as there are connections. `together` is awaited inside
 * the transaction: the first attempts have all started before any continues, so that they really
 * run concurrently.
 */
export async function race<T>(
  attempts: number,
  work: (startLine: () => Promise<void>) => Promise<T>,
  atOnce = 20,
): Promise<T[]> {
  const outcomes: T[] = [];
  let left = attempts;
  let begun = 0;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const startLine = async (): Promise<void> => {
    begun += 1;
    if (begun >= Math.min(atOnce, attempts)) resolve();
    await all;
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        outcomes.push(await work(startLine));
      }
    }),
  );
  return outcomes;
}
