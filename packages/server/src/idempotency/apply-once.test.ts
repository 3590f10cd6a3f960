import { expect, test } from 'vitest';
import { isRefusal, refuse, type AnyRefusal } from '../kernel/outcome.ts';
import { applyOnce } from './apply-once.ts';

interface Note {
  readonly text: string;
  readonly done?: readonly string[];
}

const empty: Note = { text: '' };

const append = (key: string | undefined, note: Note, request = 'one more'): Note | AnyRefusal =>
  applyOnce(
    'append',
    { headers: key === undefined ? {} : { 'idempotency-key': key }, request },
    note,
    () => ({ ...note, text: `${note.text}x` }),
  );

const appended = (...args: Parameters<typeof append>): Note => {
  const after = append(...args);
  if (isRefusal(after)) throw new Error('refused');
  return after;
};

test('applies a change once per key, and every time without a key', () => {
  const first = appended('a', empty);
  expect(appended('a', first)).toBe(first);
  expect(appended('b', first).text).toBe('xx');
  expect(appended(undefined, appended(undefined, first)).text).toBe('xxx');
});

test('refuses a key that was used with another request, and changes nothing', () => {
  const first = appended('a', empty);
  expect(append('a', first, 'two more')).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(appended('b', first, 'two more').text).toBe('xx');
});

test('distinguishes operations with the same request', () => {
  const first = appended('a', empty);
  expect(
    applyOnce(
      'remove',
      { headers: { 'idempotency-key': 'a' }, request: 'one more' },
      first,
      () => first,
    ),
  ).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('accepts a key that an earlier release stored without a fingerprint', () => {
  const stored = { ...empty, done: ['a'] };
  expect(appended('a', stored)).toBe(stored);
});

test('a refused change can be retried with its key', () => {
  expect(
    applyOnce('append', { headers: { 'idempotency-key': 'a' }, request: '' }, empty, () =>
      refuse('ITEM_NOT_AVAILABLE', 'gone'),
    ),
  ).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
  expect(appended('a', empty).text).toBe('x');
});

test('stores the last twenty keys', () => {
  let note = empty;
  for (let call = 0; call < 50; call += 1) note = appended(`key ${call}`, note);
  expect(note.done).toHaveLength(20);
  expect(note.done?.at(-1)).toContain('key 49');
});

test('ignores a malformed key', () => {
  for (const key of ['', 'x'.repeat(256)]) expect(appended(key, empty).done).toBeUndefined();
});
