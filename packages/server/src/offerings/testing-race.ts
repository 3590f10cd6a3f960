/**
 * So many attempts, as many at a time as there are connections. `together` is awaited inside the transaction: the first of them
 * all have begun before any goes on, so that they truly meet.
 */
export async function race<T>(
  attempts: number,
  work: (together: () => Promise<void>) => Promise<T>,
  atOnce = 20,
): Promise<T[]> {
  const outcomes: T[] = [];
  let left = attempts;
  let begun = 0;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const together = async (): Promise<void> => {
    begun += 1;
    if (begun >= Math.min(atOnce, attempts)) resolve();
    await all;
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        outcomes.push(await work(together));
      }
    }),
  );
  return outcomes;
}
