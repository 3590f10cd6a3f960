import { expect, test } from 'vitest';
import { choosePrimary } from './primary.ts';

const standby = { writable: false, timeline: 0 };
const at = (timeline: number) => ({ writable: true, timeline });

test('the primary is the server that accepts writes', () => {
  expect(choosePrimary([standby, at(1), standby])).toBe(1);
  expect(choosePrimary([null, standby, at(4)])).toBe(2);
});

test('of two servers that accept writes, the one that was promoted last is the primary', () => {
  expect(choosePrimary([at(1), at(2)])).toBe(1);
  expect(choosePrimary([at(3), at(2), at(1)])).toBe(0);
});

test('without a server that accepts writes there is no primary', () => {
  expect(choosePrimary([standby, null])).toBeUndefined();
  expect(choosePrimary([])).toBeUndefined();
});
