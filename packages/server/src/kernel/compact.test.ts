import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test('fields without a value are absent; null, false, zero and empty text are values', () => {
  const fields = compact({ a: 1, b: undefined, c: null, d: false, e: 0, f: '' });
  expect(Object.keys(fields)).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('the result fits optional fields under exactOptionalPropertyTypes', () => {
  const given = { name: undefined } as { name: string | undefined };
  const message: { name?: string } = { ...compact({ name: given.name }) };
  expect('name' in message).toBe(false);
});
