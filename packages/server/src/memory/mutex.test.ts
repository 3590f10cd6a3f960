import { expect, it } from 'vitest';
import { createMutex } from './mutex.ts';
import { QueueFullError } from './queue-full-error.ts';

const nextTick = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('runs work on one key in order, work on another key concurrently, and continues after a failure', async () => {
  const withLock = createMutex();
  const log: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await nextTick();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const outcomes = await Promise.allSettled([
    withLock('a', work('1')),
    withLock('a', work('2', true)),
    withLock('b', work('other')),
    withLock('a', work('3')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(log.filter((each) => !each.startsWith('other'))).toEqual([
    '1 begins',
    '1 ends',
    '2 begins',
    '2 ends',
    '3 begins',
    '3 ends',
  ]);
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('1 ends'));
  expect(await withLock('a', work('4'))).toBe('4');
});

it('rejects calls beyond the limit for one key', async () => {
  const withLock = createMutex({ maxCallsPerKey: 500 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 600 }, () => withLock('a', nextTick)),
  );
  const rejected = outcomes.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(100);
  expect(rejected.every((each) => 'reason' in each && each.reason instanceof QueueFullError)).toBe(
    true,
  );
});
