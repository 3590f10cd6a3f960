import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

const nextTick = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A batcher whose batches end when the test says so. */
function openBatcher(maxBatchSize: number, maxConcurrentBatches: number) {
  const started: { readonly items: readonly number[]; readonly end: (error?: Error) => void }[] =
    [];
  const send = createBatcher<number, string>({
    maxBatchSize,
    maxConcurrentBatches,
    run: (items) =>
      new Promise((resolve, reject) => {
        started.push({
          items,
          end: (error) => (error ? reject(error) : resolve(items.map((item) => `got ${item}`))),
        });
      }),
  });
  return { started, send };
}

it('sends a single item at once, and batches the items that arrive while it is running', async () => {
  const { started, send } = openBatcher(3, 1);
  const first = send(1);
  await nextTick();
  const others = [2, 3, 4, 5].map(send);
  await nextTick();
  expect(started.map(({ items }) => items)).toEqual([[1]]);
  started[0]?.end();
  expect(await first).toBe('got 1');
  expect(started.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  started[1]?.end();
  await nextTick();
  started[2]?.end();
  expect(await Promise.all(others)).toEqual(['got 2', 'got 3', 'got 4', 'got 5']);
});

it('rejects the items of a failed batch only', async () => {
  const { started, send } = openBatcher(2, 1);
  const all = Promise.allSettled([1, 2, 3].map(send));
  await nextTick();
  started[0]?.end(new Error('lost'));
  await nextTick();
  started[1]?.end();
  expect(
    (await all).map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason),
    ),
  ).toEqual(['Error: lost', 'Error: lost', 'got 3']);
});

it('lets one item of a batch fail alone', async () => {
  const send = createBatcher<number, number>({
    maxBatchSize: 9,
    maxConcurrentBatches: 1,
    run: (items) =>
      Promise.resolve(
        items.map((item) => (item === 2 ? Promise.reject(new Error('this one')) : item)),
      ),
  });
  expect((await Promise.allSettled([1, 2, 3].map(send))).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('gives every item its own result, with no batch and no number of batches above its limit', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(4), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      async (pauses, maxBatchSize, maxConcurrentBatches) => {
        let running = 0;
        const send = createBatcher<number, number>({
          maxBatchSize,
          maxConcurrentBatches,
          run: async (items) => {
            running += 1;
            expect(items.length).toBeLessThanOrEqual(maxBatchSize);
            expect(running).toBeLessThanOrEqual(maxConcurrentBatches);
            for (let left = items.length % 3; left > 0; left -= 1) await nextTick();
            running -= 1;
            return items.map((item) => item * 10);
          },
        });
        const answers: Promise<number>[] = [];
        for (const [item, pause] of pauses.entries()) {
          for (let left = pause; left > 0; left -= 1) await nextTick();
          answers.push(send(item));
        }
        expect(await Promise.all(answers)).toEqual(pauses.map((_, item) => item * 10));
      },
    ),
    { numRuns: 200 },
  ));
