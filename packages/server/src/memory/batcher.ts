export interface BatcherOptions<Item, Result> {
  /** The result of each item, in their order. A promise among them settles only its own item. */
  readonly run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>;
  readonly maxBatchSize: number;
  readonly maxConcurrentBatches: number;
}

interface QueuedItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects items into batches. An item is sent at once while fewer than `maxConcurrentBatches` are
 * running; otherwise it joins the batch that starts when one of them ends. So batches grow with the
 * load, and a single item never waits for others.
 */
export function createBatcher<Item, Result>({
  run,
  maxBatchSize,
  maxConcurrentBatches,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let queue: QueuedItem<Item, Result>[] = [];
  let runningBatches = 0;
  let isFlushScheduled = false;

  const flush = (): void => {
    isFlushScheduled = false;
    while (runningBatches < maxConcurrentBatches && queue.length > 0) {
      const batch = queue.slice(0, maxBatchSize);
      queue = queue.slice(maxBatchSize);
      runningBatches += 1;
      void runBatch(batch);
    }
  };

  const runBatch = async (batch: readonly QueuedItem<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      endBatch();
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result | Promise<Result>));
    } catch (error) {
      endBatch();
      for (const { reject } of batch) reject(error);
    }
  };

  /** The next batch starts before the callers of the ended one continue. */
  const endBatch = (): void => {
    runningBatches -= 1;
    flush();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // After the input that has arrived by now is read, so that its items share a batch.
      if (runningBatches < maxConcurrentBatches && !isFlushScheduled) {
        isFlushScheduled = true;
        setImmediate(flush);
      }
    });
}
