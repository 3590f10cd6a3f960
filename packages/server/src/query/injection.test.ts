import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { encodeCursor } from './cursor.ts';
import { parseQuery, type WireQuery } from './query.ts';
import { matches, type Json } from './testing-evaluate.ts';
import {
  askable,
  filters,
  randomThings,
  storeThings,
  thingFields,
  thingRules,
  visitor,
} from './testing-things.ts';
import { toSql } from './to-page.ts';

const things = randomThings(40, 11);
let db: Db;

beforeAll(async () => {
  ({ db } = await openTestDb({ empty: true }));
  await storeThings(db, things);
});

const payloads = [
  "' or '1'='1",
  "'; drop table thing; --",
  '") or 1=1 --',
  "') union select null, version() --",
  "' || pg_sleep(10) || '",
  '$1',
  '$$',
  '$tag$',
  '\\',
  "\\'",
  '%',
  '_',
  '%_%',
  '\\%',
  "E'\\x27'",
  'name" or "1"="1',
  'serial; select 1',
  'serial desc, (select 1/0)',
  'name::int',
  'name collate "C"',
  'lower(name)',
  '/* */',
  '--',
  '\0',
  '\ud800',
  '\u2028',
  '\uff07 or 1=1',
  "x'",
  '{}',
  '{"a"}',
  '{NULL}',
  'null',
  'NULL',
  'true',
  'NaN',
  'Infinity',
  '-infinity',
  'infinity',
  'now',
  'today',
  'epoch',
  '1e999',
  '1e131073',
  '9'.repeat(400),
  '9'.repeat(513),
  `0.${'0'.repeat(399)}1`,
  '0x10',
  '1_000',
  '١',
  '',
  ' ',
  '1 ',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '99999-01-01T00:00:00Z',
  '2024-02-30',
  '0000-01-01',
  '294277-01-01',
  '2024-01-01T00:00:00+16:00',
  '2024-01-01T25:00:00Z',
  '2024-01-01 BC',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a'.repeat(513),
  'name.length',
  'priceData',
  'priceData.',
  '.price',
  'cost',
  'secret',
  'thing.name',
  'ctid',
  'xmin',
  'tableoid',
];
const operators = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$hasSome',
  '$hasAll',
  '$in',
  '$nin',
  '$exists',
  '$isEmpty',
  '$not',
  '$where',
  '$regex',
  '$expr',
  '$function',
  '$nor',
  '$and',
  '$',
  'eq',
  ...payloads,
];

const evil = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...payloads) },
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.tuple(fc.constantFrom(...payloads), fc.constantFrom(...payloads)).map((two) => two.join('')),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: evil },
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<Json>({}, [], [[]], [{}], { $gt: 1 }, -0, 1e308, 5e-324),
  fc.array(evil, { maxLength: 3 }),
  fc.dictionary(evil, evil, { maxKeys: 2 }),
);
const field = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...askable) },
  { weight: 1, arbitrary: evil },
);
const pair = (key: fc.Arbitrary<string>, inner: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(key, inner).map((entry): Json => Object.fromEntries([entry]));
const condition = pair(
  field,
  fc.oneof(
    value,
    pair(fc.constantFrom(...operators), fc.oneof(value, fc.array(value, { maxLength: 2 }))),
  ),
);
const filter = fc.oneof(
  { weight: 8, arbitrary: condition },
  pair(
    fc.constantFrom('$and', '$or', '$not', '$nor'),
    fc.oneof(condition, fc.array(condition, { maxLength: 2 }), value),
  ),
  { weight: 1, arbitrary: filters },
  { weight: 1, arbitrary: value },
);
const sort = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.array(fc.record({ fieldName: field, order: fc.oneof(fc.constantFrom('ASC', 'DESC'), evil) }), {
    maxLength: 3,
  }),
  value,
);
const cursor = fc.oneof(
  evil,
  fc
    .record({
      filter,
      sort,
      keys: fc.array(fc.option(evil), { minLength: 1, maxLength: 2 }),
      back: fc.boolean(),
    })
    .map((parts) => encodeCursor(parts)),
);
const number = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 100 }) }, value);
const queries: fc.Arbitrary<WireQuery> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ filter, sort }) },
  {
    weight: 1,
    arbitrary: fc.record({ paging: fc.oneof(fc.record({ limit: number, offset: number }), value) }),
  },
  { weight: 2, arbitrary: fc.record({ cursorPaging: fc.record({ cursor, limit: number }) }) },
);

test(
  '5,000 hostile queries are refused or answered correctly, without a database error',
  { timeout: 180_000 },
  async () => {
    let [refused, answered] = [0, 0];
    await fc.assert(
      fc.asyncProperty(queries, async (wire) => {
        const query = parseQuery(wire, thingRules, visitor);
        if (isRefusal(query)) {
          expect(query.status).toBe(400);
          refused += 1;
          return;
        }
        answered += 1;
        const { within, orderBy, limit, position } = toSql(query);
        // Any error of the database fails the test here.
        const rows = await db.query<{ serial: number }>(
          sql`select serial, ${position} as position from thing where ${within} order by ${orderBy} ${limit}`,
        );
        if (wire.cursorPaging !== undefined || wire.paging !== undefined) return;
        const sentFilter = (
          typeof wire.filter === 'string' ? JSON.parse(wire.filter || '{}') : wire.filter
        ) as Json;
        const expected = things
          .filter((thing) => matches(sentFilter, thing, thingFields))
          .map((thing) => thing['serial']);
        expect(rows.map((row) => row.serial).sort((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 5_000 },
    );
    // Both must really have happened.
    expect(Math.min(refused, answered)).toBeGreaterThan(500);
  },
);
