import { beforeAll, expect, test } from 'vitest';
import type { Db } from './open.ts';
import { openTestDb } from './testing-db.ts';

let db: Db;
beforeAll(async () => void ({ db } = await openTestDb({ empty: true })));

const value = async (expression: string) =>
  (await db.query<{ value: unknown }>({ text: `SELECT ${expression} AS value`, values: [] }))[0]
    ?.value;

test.each([
  ['9007199254740991::bigint', 9007199254740991],
  ['count(*)', 1],
  ['-5::bigint', -5],
  [`ARRAY[1, NULL, 2]::bigint[]`, [1, null, 2]],
  ['12.50::numeric', '12.50'],
  [`'2026-03-29T01:30:00+02'::timestamptz`, new Date('2026-03-28T23:30:00Z')],
  [`'2026-03-29'::date`, '2026-03-29'],
  [`'2026-03-29 02:30'::timestamp`, '2026-03-29 02:30:00'],
  [`'{"a": [1]}'::jsonb`, { a: [1] }],
  ['NULL::bigint', null],
])('%s arrives exactly', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected);
});

test('an integer beyond a safe number is an error, and the next query works', async () => {
  await expect(value('9007199254740993::bigint')).rejects.toThrow(
    /9007199254740993, which is beyond/,
  );
  expect(await value('1')).toBe(1);
});
