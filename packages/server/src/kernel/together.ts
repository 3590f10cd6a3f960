export interface TogetherOptions<Item, Result> {
  /** What became of each, in their order. A promise among them is that one's own matter. */
  readonly carry: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>;
  /** In one journey. */
  readonly most: number;
  /** Journeys at the same time. */
  readonly journeys: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What is to be carried goes at once while there are fewer journeys under way than may be, and otherwise together with all that comes
 * meanwhile: for the database, a few at a time take little longer than one.
 */
export function createTogether<Item, Result>({
  carry,
  most,
  journeys,
}: TogetherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let free = journeys;
  let called = false;

  const go = (): void => {
    called = false;
    while (free > 0 && waiting.length > 0) {
      const taken = waiting.slice(0, most);
      waiting = waiting.slice(most);
      free -= 1;
      void travel(taken);
    }
  };

  const travel = async (taken: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await carry(taken.map(({ item }) => item));
      back();
      taken.forEach(({ resolve }, at) => resolve(results[at] as Result | Promise<Result>));
    } catch (error) {
      back();
      for (const { reject } of taken) reject(error);
    }
  };

  /** The next ones leave before these are attended to. */
  const back = (): void => {
    free += 1;
    go();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // When all is read that has arrived by now.
      if (free > 0 && !called) {
        called = true;
        setImmediate(go);
      }
    });
}
