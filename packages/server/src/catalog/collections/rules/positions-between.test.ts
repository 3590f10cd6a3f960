import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsBetween } from './positions-between.ts';

const position = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });

test('positions ascend strictly between the neighbors, or no position is left', () => {
  fc.assert(
    fc.property(position, position, fc.integer({ min: 1, max: 100 }), (before, after, count) => {
      const placed = positionsBetween({ before, after }, count);
      if (!placed) {
        expect((after ?? Infinity) - (before ?? 0) - 1).toBeLessThan(count);
        return;
      }
      const all = [before ?? 0, ...placed, after ?? Infinity];
      expect(placed).toHaveLength(count);
      expect(all.slice(1).every((each, index) => each > (all[index] ?? 0))).toBe(true);
    }),
  );
});

test('appended products leave gaps, so that others fit between them later', () => {
  expect(positionsBetween({ before: 2048, after: undefined }, 2)).toEqual([3072, 4096]);
  expect(positionsBetween({ before: undefined, after: 1024 }, 1)).toEqual([512]);
  expect(positionsBetween({ before: 1, after: 2 }, 1)).toBeUndefined();
});
