/** Lets so many in at once; the others wait their turn, in the order they came. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(most: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= most)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else inside += 1;
    try {
      return await work();
    } finally {
      // Whoever leaves gives the place to the next.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
