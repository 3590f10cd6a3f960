import { expect, onTestFinished, test, vi } from 'vitest';
import { isGuid } from './guid.ts';
import { derivedId, newId, newOrderedId, newSecret, orderedIds } from './ids.ts';

test('later ids sort later, and all are GUIDs', () => {
  const moments = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47];
  const ids = moments.map((moment) => newOrderedId(moment));
  expect([...ids].sort()).toEqual(ids);
  for (const id of [newId(), newOrderedId(), ...ids]) expect(isGuid(id), id).toBe(true);
  expect(ids.every((id) => /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newOrderedId(5))).size).toBe(1000);
});

test('ids of one millisecond share a prefix and are distinct; the next millisecond has another', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const mint = orderedIds();
  const ids = Array.from({ length: 1000 }, mint);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(isGuid(id) && id.slice(0, 15), id).toBe(newOrderedId(1_700_000_000_000).slice(0, 15));
  vi.setSystemTime(1_700_000_000_001);
  expect(mint().slice(0, 15)).toBe(newOrderedId(1_700_000_000_001).slice(0, 15));
});

test('a derived id depends on exactly its parts', () => {
  expect(derivedId('cart', 'a', 'b')).toBe(derivedId('cart', 'a', 'b'));
  const ids = [
    derivedId('cart', 'a', 'b'),
    derivedId('cart', 'ab'),
    derivedId('cart', 'a,b'),
    derivedId('cart', 'b', 'a'),
    derivedId('cart', 'a', 'b', ''),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(isGuid(id) && /^.{14}8.{4}a/.test(id), id).toBe(true);
});

test('an ordered id begins with its time', () => {
  expect(newOrderedId(0x0123456789ab).slice(0, 15)).toBe('01234567-89ab-7');
  expect(newOrderedId(0xab).slice(0, 15)).toBe('00000000-00ab-7');
  const before = Date.now();
  const time = Number.parseInt(newOrderedId().replaceAll('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('a derived id is the same in every release', () => {
  expect(derivedId('cart', 'a', 'b')).toBe('e495b16b-3df6-84d4-af85-ecdc048be69a');
});

test('a secret has 256 bits by default, in URL-safe characters', () => {
  const secrets = Array.from({ length: 200 }, () => newSecret());
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(newSecret(9)).toMatch(/^[\w-]{12}$/);
});
