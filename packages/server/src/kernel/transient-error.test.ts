import { expect, test } from 'vitest';
import { TransientError } from './transient-error.ts';

test('a transient error is an error that logs show under its own name', () => {
  const error = new TransientError('the pool is full');
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toBe('TransientError: the pool is full');
});
