import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('never more inside than may be, everyone gets in, in order, and a failure leaves the door open', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (most, fails) => {
        const gate = createGate(most);
        let inside = 0;
        const entered: number[] = [];
        const outcomes = await Promise.allSettled(
          fails.map((isFailing, index) =>
            gate(async () => {
              inside += 1;
              entered.push(index);
              expect(inside).toBeLessThanOrEqual(most);
              await sleep(0);
              inside -= 1;
              if (isFailing) throw new Error('no');
              return index;
            }),
          ),
        );
        expect(entered).toEqual(fails.map((_, index) => index));
        expect(outcomes.map(({ status }) => status)).toEqual(
          fails.map((isFailing) => (isFailing ? 'rejected' : 'fulfilled')),
        );
        expect(await gate(async () => 'open')).toBe('open');
      },
    ),
    { numRuns: 30 },
  );
});
