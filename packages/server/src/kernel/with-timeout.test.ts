import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const late = (): Error => new Error('too late');

test('returns what the work returns', async () => {
  expect(await withTimeout(async () => 'done', 60_000, late)).toBe('done');
});

test('rejects with the error of the work, also of work that throws before its first await', async () => {
  const fail = (): Promise<string> => {
    throw new Error('broken');
  };
  await expect(withTimeout(fail, 60_000, late)).rejects.toThrow('broken');
});

test('rejects and aborts the signal when the work takes longer', async () => {
  let seen: AbortSignal | undefined;
  const never = (signal: AbortSignal): Promise<string> => {
    seen = signal;
    return new Promise(() => undefined);
  };
  await expect(withTimeout(never, 1, late)).rejects.toThrow('too late');
  expect(seen?.aborted).toBe(true);
});
