import { describe, expect, test } from 'vitest';
import { violationsMessage } from '@shopwright/contract';
import { isRefusal } from '../kernel/outcome.ts';
import { everything } from './nodes.ts';
import { parseFilter } from './parse.ts';
import { parseQuery } from './query.ts';
import { parseSort } from './sort.ts';
import type { Json } from './testing-evaluate.ts';
import { merchant, thingFields, thingRules, visitor } from './testing-things.ts';

const says = (answer: unknown): string =>
  isRefusal(answer) && answer.refused === 'validation'
    ? violationsMessage(answer.violations)
    : 'taken';
const filtered = (filter: unknown, caller = visitor) =>
  says(parseFilter(filter, thingFields, caller));
const sorted = (sort: unknown, caller = visitor) => says(parseSort(sort, thingFields, caller));
const nested = (depth: number, key = '$not'): Json =>
  depth === 0
    ? { stock: 1 }
    : { [key]: key === '$not' ? nested(depth - 1, key) : [nested(depth - 1, key)] };
const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('a field that the caller may not query', () => {
  const hidden = [
    'cost',
    'secret',
    'none',
    '__proto__',
    'constructor',
    'toString',
    '',
    'name.length',
    'priceData',
    'thing"; --',
    'name; drop table thing',
  ];
  const named = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

  test.each(hidden)('%j looks as if it did not exist, in any query', (name) => {
    const refusal = `INVALID_ARGUMENT: "query.filter.${name}" cannot be filtered`;
    for (const condition of [
      1,
      null,
      {},
      { $exists: true },
      { $hasSome: [] },
      { $bad: 1 },
      { $not: { $gt: 1 } },
      { $in: repeat(501, 1) },
      'a'.repeat(600),
    ]) {
      expect(filtered(named(name, condition))).toBe(refusal);
      expect(filtered({ $or: [{ stock: 1 }, { $not: named(name, condition) }] })).toBe(refusal);
    }
    expect(filtered(JSON.parse(`{${JSON.stringify(name)}: 1}`))).toBe(refusal);
    expect(sorted([{ fieldName: name, order: 'ASC' }])).toBe(
      `INVALID_ARGUMENT: "query.sort.${name}" cannot be sorted`,
    );
  });

  test('exists for merchants', () => {
    expect(filtered({ cost: { $gt: 1 } }, merchant)).toBe('taken');
    expect(sorted([{ fieldName: 'cost' }], merchant)).toBe('taken');
    expect(filtered({ secret: 'x' }, merchant)).toContain('cannot be filtered');
  });

  test('is not sortable because it is filterable', () =>
    expect(sorted([{ fieldName: 'tags' }])).toContain('cannot be sorted'));
});

describe('limits', () => {
  test.each<[string, unknown, unknown]>([
    ['8 levels', nested(8), nested(9)],
    ['8 levels of lists', nested(8, '$or'), nested(9, '$or')],
    [
      '8 levels inside a field',
      { stock: { $not: { $not: 1 } }, $and: [nested(7)] },
      {
        $and: [
          nested(7),
          {
            $and: [
              {
                $and: [
                  { $and: [{ $and: [{ $and: [{ $and: [{ stock: { $not: { $not: 1 } } }] }] }] }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    ['100 conditions', { $or: repeat(99, { stock: 1 }) }, { $or: repeat(100, { stock: 1 }) }],
    ['100 empty conditions', { $or: repeat(99, {}) }, { $or: repeat(100, {}) }],
    ['500 entries', { stock: { $in: repeat(500, 1) } }, { stock: { $in: repeat(501, 1) } }],
    [
      '5,000 entries in all',
      { $or: repeat(10, { stock: { $in: repeat(500, 1) } }) },
      { $or: [...repeat(10, { stock: { $in: repeat(500, 1) } }), { stock: { $in: [1] } }] },
    ],
    ['512 characters', { name: 'a'.repeat(512) }, { name: 'a'.repeat(513) }],
    [
      '512 characters of a part',
      { name: { $contains: 'a'.repeat(512) } },
      { name: { $contains: 'a'.repeat(513) } },
    ],
    ['400 digits', { stock: '9'.repeat(400) }, { stock: '9'.repeat(401) }],
  ])('%s are accepted, one more is refused', (_name, fits, exceeds) => {
    expect(filtered(fits)).toBe('taken');
    expect(filtered(exceeds)).toMatch(/^INVALID_ARGUMENT: /);
  });

  test('stop reading a filter that far exceeds them', () => {
    const deep = JSON.parse(`${'{"$not":'.repeat(50_000)}{}${'}'.repeat(50_000)}`) as unknown;
    expect(filtered(deep)).toBe(
      'INVALID_ARGUMENT: "query.filter" must not nest conditions deeper than 8 levels',
    );
    expect(filtered({ $or: repeat(200_000, { none: 1 }) }).split(',')).toHaveLength(101);
  });

  test('allow 5 sort terms', () => {
    const terms = ['stock', 'name', 'seen', 'made', 'id', 'owner'].map((fieldName) => ({
      fieldName,
    }));
    expect(sorted(terms.slice(0, 5))).toBe('taken');
    expect(sorted(terms)).toContain('must not have more than 5 entries');
  });

  test.each([
    [{ limit: 101 }, '"query.paging.limit" must not be greater than 100'],
    [{ limit: -1 }, '"query.paging.limit" must not be less than 0'],
    [{ limit: 1.5 }, '"query.paging.limit" must be a whole number'],
    [{ limit: '5' }, '"query.paging.limit" must be a whole number'],
    [{ offset: 10_001 }, '"query.paging.offset" must not be greater than 10000'],
    [{ offset: 2 ** 60 }, '"query.paging.offset" must be a whole number'],
    [[], '"query.paging" must be an object'],
  ])('paging %j is refused', (paging, words) =>
    expect(says(parseQuery({ paging }, thingRules, visitor))).toBe(`INVALID_ARGUMENT: ${words}`),
  );
});

describe('a refusal', () => {
  test.each<[unknown, string]>([
    [
      { visible: { $like: 'x' } },
      '"query.filter.visible" must be filtered with one of $eq, $ne, $in, $nin, $hasSome, $hasAll, $exists, $isEmpty',
    ],
    [{ stock: { nested: 1 } }, '"query.filter.stock" must be filtered with one of $eq'],
    [{ $nor: [] }, '"query.filter.$nor" is not an operator; use $and, $or, $not'],
    [{ $where: '1' }, '"query.filter.$where" is not an operator'],
    [{ stock: {} }, '"query.filter.stock" must be compared with something'],
    [{ $not: [{}, {}] }, '"query.filter" must be an object'],
    [{ name: 'a\0' }, '"query.filter.name" must not be compared with a null character'],
    [
      { name: { $in: ['\ud800'] } },
      '"query.filter.name" must not be compared with a null character or a broken Unicode pair',
    ],
  ])('%j', (filter, words) => expect(filtered(filter)).toContain(words));

  test('lists the problems of filter, sort and paging at once', () => {
    expect(
      says(
        parseQuery(
          { filter: { none: 1 }, sort: [{ fieldName: 'none' }], paging: { limit: 500 } },
          thingRules,
          visitor,
        ),
      ),
    ).toBe(
      'INVALID_ARGUMENT: "query.filter.none" cannot be filtered, "query.paging.limit" must not be greater than 100, "query.sort.none" cannot be sorted',
    );
  });

  test('does not repeat a long name', () =>
    expect(filtered({ ['x'.repeat(100_000)]: 1 }).length).toBeLessThan(200));
});

test('accepts the older notations of a sort', () => {
  const terms = (sort: unknown) => {
    const read = parseSort(sort, thingFields, visitor);
    return isRefusal(read) ? 'refused' : read.map((term) => `${term.name} ${term.order}`).join();
  };
  expect(terms([{ fieldName: 'name', order: 'DESC' }, { fieldName: 'stock' }])).toBe(
    'name desc,stock asc',
  );
  expect(terms('[{"name":"desc"},{"stock":"asc"}]')).toBe('name desc,stock asc');
  expect(terms({ name: 'desc' })).toBe('name desc');
  expect(terms([{ fieldName: 'name' }, { fieldName: 'name', order: 'DESC' }])).toBe('name asc');
  expect(terms(undefined)).toBe('');
  expect(terms('')).toBe('');
  for (const wrong of [
    5,
    'name',
    [null],
    [{}],
    [{ fieldName: 'name', order: 'UP' }],
    [{ fieldName: 7 }],
    [{ name: 1 }],
  ])
    expect(terms(wrong)).toBe('refused');
});

test('a page has 50 rows by default, and the sort may be called "sorting"', () => {
  const query = parseQuery({ sorting: [{ fieldName: 'name' }] }, thingRules, visitor);
  expect(query).toMatchObject({
    page: { by: 'offset', limit: 50, offset: 0 },
    order: [{ name: 'name' }, { order: 'asc' }],
  });
  expect(
    parseQuery({}, { ...thingRules, defaultPaging: 'cursor', defaultLimit: 20 }, visitor),
  ).toMatchObject({ page: { by: 'cursor', limit: 20 } });
});

test('recognizes a filter that matches everything', () => {
  for (const filter of [
    undefined,
    {},
    { $and: [] },
    { $or: [{ stock: 1 }, {}] },
    { $not: { stock: { $in: [] } } },
    { id: { $exists: true } },
    { owner: { $ne: 'no id' } },
  ]) {
    expect(parseFilter(filter, thingFields, visitor)).toBe(everything);
  }
});
