import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOrder, readOrderChange } from './media-order.ts';

const ids = ['a', 'b', 'c'];

test.each([
  [{ kind: 'earlier', id: 'c' }, ['a', 'c', 'b']],
  [{ kind: 'earlier', id: 'a' }, ['a', 'b', 'c']],
  [{ kind: 'later', id: 'a' }, ['b', 'a', 'c']],
  [{ kind: 'later', id: 'c' }, ['a', 'b', 'c']],
  [{ kind: 'main', id: 'c' }, ['c', 'a', 'b']],
  [{ kind: 'remove', id: 'b' }, ['a', 'c']],
  [{ kind: 'to', id: 'a', index: 2 }, ['b', 'c', 'a']],
  [{ kind: 'to', id: 'c', index: 0 }, ['c', 'a', 'b']],
  [{ kind: 'add', ids: ['d', 'a', 'd'] }, ['a', 'b', 'c', 'd']],
  [{ kind: 'earlier', id: 'x' }, ['a', 'b', 'c']],
] as const)('%j makes %j', (change, expected) => {
  expect(changeOrder(ids, change)).toEqual(expected);
});

test('moving neither loses nor duplicates an item', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.constantFrom('earlier' as const, 'later' as const, 'main' as const),
      fc.integer({ min: -5, max: 20 }),
      (list, nth, kind, index) => {
        const id = list[nth % list.length] ?? '';
        for (const moved of [
          changeOrder(list, { kind, id }),
          changeOrder(list, { kind: 'to', id, index }),
        ])
          expect([...moved].toSorted()).toEqual(list.toSorted());
      },
    ),
  );
});

test('moving earlier undoes moving later, except at the end', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), (list, nth) => {
      const id = list[nth % (list.length - 1)] ?? '';
      const later = changeOrder(list, { kind: 'later', id });
      expect(changeOrder(later, { kind: 'earlier', id })).toEqual(list);
    }),
  );
});

test('a button submits its change and its file', () => {
  expect(readOrderChange('main:a:b.jpg')).toEqual({ kind: 'main', id: 'a:b.jpg' });
  expect(readOrderChange('save')).toBeUndefined();
  expect(readOrderChange('other:a')).toBeUndefined();
});
