import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/outcome.ts';
import { createTurns } from './turns.ts';

const later = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('work on one thing comes one after the other, in its order; on another at the same time; a failure holds nobody up', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await later();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const outcomes = await Promise.allSettled([
    turns('a', work('1')),
    turns('a', work('2', true)),
    turns('b', work('other')),
    turns('a', work('3')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen.filter((each) => !each.startsWith('other'))).toEqual([
    '1 begins',
    '1 ends',
    '2 begins',
    '2 ends',
    '3 begins',
    '3 ends',
  ]);
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('1 ends'));
  expect(await turns('a', work('4'))).toBe('4');
});

it('too many on one thing are sent away', async () => {
  const turns = createTurns();
  const outcomes = await Promise.all(Array.from({ length: 600 }, () => turns('a', later)));
  expect(outcomes.filter(isRefusal)).toHaveLength(100);
});
