import { expect, test } from 'vitest';
import {
  compareClocks,
  compareMigrations,
  judgeFiles,
  judgeInvariants,
  judgeKeys,
} from './database.ts';

test('a database behind the program is a warning, one ahead of it too, unless the program cannot run on it', () => {
  const [first, second] = [
    { label: '0001-a', breaks: false },
    { label: '0002-b', breaks: false },
  ];
  expect(compareMigrations([first], ['0001-a'])).toMatchObject({ state: 'ok' });
  expect(compareMigrations([first], ['0001-a', '0002-b'])).toMatchObject({
    state: 'warn',
    found: 'pending: 0002-b',
  });
  expect(compareMigrations([first, second], ['0001-a'])).toMatchObject({
    state: 'warn',
    found: expect.stringContaining('newer release'),
  });
  expect(compareMigrations([first, { ...second, breaks: true }], ['0001-a'])).toMatchObject({
    state: 'fail',
  });
  const third = { label: '0003-c', breaks: false, breaksBefore: 2 };
  expect(compareMigrations([first, second, third], ['0001-a', '0002-b'])).toMatchObject({
    state: 'warn',
  });
  expect(compareMigrations([first, second, third], ['0001-a'])).toMatchObject({ state: 'fail' });
});

test('a database that a pre-release made is a failure that says how to go on', () => {
  const applied = ['0001-ground', '0002-catalog'].map((label) => ({ label, breaks: false }));
  expect(compareMigrations(applied, ['0001-baseline'])).toMatchObject({
    state: 'fail',
    found: 'a pre-release of Shopwright made this database',
    fix: expect.stringContaining('shopwright export products.jsonl'),
  });
});

test('a violated invariant is a failure', () => {
  expect(judgeInvariants([])).toMatchObject({ state: 'ok' });
  expect(
    judgeInvariants([{ invariant: 'A checkout has at most one order', rows: 2 }]),
  ).toMatchObject({ state: 'fail', found: expect.stringContaining('2 rows') });
});

test('every site needs a key for tokens and one for webhooks', () => {
  expect(judgeKeys([{ name: 'A', purposes: ['webhook', 'token'] }])).toMatchObject([
    { state: 'ok' },
  ]);
  expect(
    judgeKeys([
      { name: 'A', purposes: ['token', 'webhook'] },
      { name: 'B', purposes: ['token'] },
    ]),
  ).toMatchObject([
    { state: 'ok' },
    {
      check: 'Signing keys of B',
      state: 'fail',
      fix: 'Run "shopwright keys rotate --purpose webhook".',
    },
  ]);
});

test('reports clocks that differ by seconds', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  expect(compareClocks(now, new Date(now.getTime() + 4_000))).toEqual([]);
  expect(compareClocks(now, new Date(now.getTime() - 60_000))).toMatchObject([
    { state: 'warn', found: 'this machine and the database differ by 60 s' },
  ]);
});

test('a digital product without a file is a warning', () => {
  expect(judgeFiles(0)).toEqual([]);
  expect(judgeFiles(2)).toMatchObject([
    {
      check: 'Digital products',
      state: 'warn',
      found: '2 products have no file: their orders stay unfulfilled',
    },
  ]);
});
