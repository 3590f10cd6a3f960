import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTogether } from './together.ts';

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Journeys that end when they are told to. */
function openRoad(most: number, journeys: number) {
  const under: { readonly items: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const send = createTogether<number, string>({
    most,
    journeys,
    carry: (items) =>
      new Promise((resolve, reject) => {
        under.push({
          items,
          end: (error) => (error ? reject(error) : resolve(items.map((item) => `got ${item}`))),
        });
      }),
  });
  return { under, send };
}

it('what comes alone goes at once; what comes while it is under way goes together after it', async () => {
  const { under, send } = openRoad(3, 1);
  const first = send(1);
  await turn();
  const others = [2, 3, 4, 5].map(send);
  await turn();
  expect(under.map(({ items }) => items)).toEqual([[1]]);
  under[0]?.end();
  expect(await first).toBe('got 1');
  expect(under.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  under[1]?.end();
  await turn();
  under[2]?.end();
  expect(await Promise.all(others)).toEqual(['got 2', 'got 3', 'got 4', 'got 5']);
});

it('a journey that fails is told to those who made it, and holds up nobody else', async () => {
  const { under, send } = openRoad(2, 1);
  const all = Promise.allSettled([1, 2, 3].map(send));
  await turn();
  under[0]?.end(new Error('lost'));
  await turn();
  under[1]?.end();
  expect(
    (await all).map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason),
    ),
  ).toEqual(['Error: lost', 'Error: lost', 'got 3']);
});

it('one of them may fail by itself', async () => {
  const send = createTogether<number, number>({
    most: 9,
    journeys: 1,
    carry: (items) =>
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

it('whoever comes whenever gets an answer of their own; never too many in a journey, nor too many journeys', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(4), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      async (pauses, most, journeys) => {
        let under = 0;
        const send = createTogether<number, number>({
          most,
          journeys,
          carry: async (items) => {
            under += 1;
            expect(items.length).toBeLessThanOrEqual(most);
            expect(under).toBeLessThanOrEqual(journeys);
            for (let left = items.length % 3; left > 0; left -= 1) await turn();
            under -= 1;
            return items.map((item) => item * 10);
          },
        });
        const answers: Promise<number>[] = [];
        for (const [item, pause] of pauses.entries()) {
          for (let left = pause; left > 0; left -= 1) await turn();
          answers.push(send(item));
        }
        expect(await Promise.all(answers)).toEqual(pauses.map((_, item) => item * 10));
      },
    ),
    { numRuns: 200 },
  ));
