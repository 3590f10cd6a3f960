import { expect, onTestFinished, test, vi } from 'vitest';
import { isGuid } from './guid.ts';
import { derivedId, newId, newOrderedId, orderedIds } from './ids.ts';

test('ids made later stand later, and all are in the form of the wire', () => {
  const moments = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47];
  const ids = moments.map((moment) => newOrderedId(moment));
  expect([...ids].sort()).toEqual(ids);
  for (const id of [newId(), newOrderedId(), ...ids]) expect(isGuid(id), id).toBe(true);
  expect(ids.every((id) => /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newOrderedId(5))).size).toBe(1000);
});

test('many ids of one moment begin alike and are all different, and the next moment begins otherwise', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const mint = orderedIds();
  const ids = Array.from({ length: 1000 }, mint);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(isGuid(id) && id.slice(0, 15), id).toBe(newOrderedId(1_700_000_000_000).slice(0, 15));
  vi.setSystemTime(1_700_000_000_001);
  expect(mint().slice(0, 15)).toBe(newOrderedId(1_700_000_000_001).slice(0, 15));
});

test('the same words have the same id, and no others have', () => {
  expect(derivedId('cart', 'a', 'b')).toBe(derivedId('cart', 'a', 'b'));
  const ids = [derivedId('cart', 'a', 'b'), derivedId('cart', 'ab'), derivedId('cart', 'a,b'), derivedId('cart', 'b', 'a'), derivedId('cart', 'a', 'b', '')];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(isGuid(id) && /^.{14}8.{4}a/.test(id), id).toBe(true);
});
