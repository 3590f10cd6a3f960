import { expect, test } from 'vitest';
import { compareClocks, compareMigrations, judgeFiles, judgeKeys } from './database.ts';

test('a database behind the program is a warning, one ahead of it a failure', () => {
  expect(compareMigrations(['0001-a'], ['0001-a'])).toMatchObject({ state: 'ok' });
  expect(compareMigrations(['0001-a'], ['0001-a', '0002-b'])).toMatchObject({ state: 'warn', found: 'not yet applied: 0002-b' });
  expect(compareMigrations(['0001-a', '0002-b'], ['0001-a'])).toMatchObject({ state: 'fail' });
});

test('every site needs a key for tokens and one for webhooks', () => {
  expect(judgeKeys([{ name: 'A', purposes: ['webhook', 'token'] }])).toMatchObject([{ state: 'ok' }]);
  expect(judgeKeys([{ name: 'A', purposes: ['token', 'webhook'] }, { name: 'B', purposes: ['token'] }])).toMatchObject([
    { state: 'ok' },
    { check: 'Signing keys of B', state: 'fail', mend: 'Run "shopwright keys rotate --purpose webhook".' },
  ]);
});

test('clocks that differ by seconds are told', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  expect(compareClocks(now, new Date(now.getTime() + 4_000))).toEqual([]);
  expect(compareClocks(now, new Date(now.getTime() - 60_000))).toMatchObject([{ state: 'warn', found: 'this machine and the database are 60 s apart' }]);
});

test('a digital product without a file is a warning', () => {
  expect(judgeFiles(0)).toEqual([]);
  expect(judgeFiles(2)).toMatchObject([{ check: 'Digital products', state: 'warn', found: '2 have no file: orders for them stay unfulfilled' }]);
});
