import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairLimiter, limitConcurrency } from './limiter.ts';
import { QueueFullError } from './queue-full-error.ts';

test('never runs more than the maximum, runs everything in order, and continues after a failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (maxConcurrent, fails) => {
        const limit = limitConcurrency(maxConcurrent);
        let running = 0;
        const started: number[] = [];
        const outcomes = await Promise.allSettled(
          fails.map((isFailing, index) =>
            limit(async () => {
              running += 1;
              started.push(index);
              expect(running).toBeLessThanOrEqual(maxConcurrent);
              await sleep(0);
              running -= 1;
              if (isFailing) throw new Error('no');
              return index;
            }),
          ),
        );
        expect(started).toEqual(fails.map((_, index) => index));
        expect(outcomes.map(({ status }) => status)).toEqual(
          fails.map((isFailing) => (isFailing ? 'rejected' : 'fulfilled')),
        );
        expect(await limit(async () => 'open')).toBe('open');
      },
    ),
    { numRuns: 30 },
  );
});

test('rejects a call when too many are waiting', async () => {
  const limit = limitConcurrency(1, { maxWaiting: 2 });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((n) => limit(async () => n)));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(outcomes[3]).toMatchObject({ reason: expect.any(QueueFullError) });
});

test('serves its queues in rotation', async () => {
  const limiter = createFairLimiter({ queues: ['staff', 'members'], maxConcurrent: 1 });
  const served: string[] = [];
  const run = (queue: 'staff' | 'members', name: string) =>
    limiter.run(queue, async () => void served.push(name));
  const all = [run('staff', 'first')];
  all.push(...['m1', 'm2', 'm3'].map((name) => run('members', name)), run('staff', 's1'));
  expect(limiter.waitingIn('members')).toBe(3);
  await Promise.all(all);
  expect(served).toEqual(['first', 'm1', 's1', 'm2', 'm3']);
});
