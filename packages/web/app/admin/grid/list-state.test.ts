import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productList } from '../products/definition.ts';
import { operatorsOf, toConditions, toFilter, needsValue, type Conditions } from './conditions.ts';
import { listParams, readListForm, readListState, wholeFilter, wireSort } from './list-state.ts';

const filterable = productList.columns.filter(({ filterField }) => filterField !== undefined);

const conditions: fc.Arbitrary<Conditions> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.array(
    fc.constantFrom(...filterable).chain(({ key, kind }) =>
      fc.constantFrom(...operatorsOf[kind]).chain((operator) =>
        fc.record({
          column: fc.constant(key),
          operator: fc.constant(operator),
          value: !needsValue(operator)
            ? fc.constant('')
            : {
                text: fc.string({ minLength: 1 }).map((text) => `x${text.trim()}`),
                choices: fc.uuid(),
                number: fc.integer().map(String),
                money: fc.integer({ min: 0, max: 99_999 }).map((cents) => String(cents / 100)),
                boolean: fc.constantFrom('true', 'false'),
                date: fc.constantFrom('2026-11-17', '1999-12-31'),
              }[kind],
        }),
      ),
    ),
    { minLength: 2, maxLength: 6 },
  ),
});

test('conditions are written as a filter and read back as they were', () => {
  fc.assert(
    fc.property(conditions, (given) => {
      const filter = toFilter(given, productList.columns);
      expect(toConditions(filter, productList.columns)).toEqual(given);
    }),
  );
});

test('a filter that conditions cannot express is left to the text', () => {
  for (const filter of [
    { $or: [{ name: 'x' }, { $and: [{ sku: 'y' }] }] },
    { price: { $gt: 1, $lt: 2 } },
    { slug: 'mug' },
    { $not: { name: 'x' } },
  ])
    expect(toConditions(filter, productList.columns)).toBeUndefined();
});

test('the address holds what a list shows, and nothing it does not know', () => {
  const params = new URLSearchParams({
    q: 'mug',
    filter: '{"visible":true}',
    sort: '-price',
    columns: 'price,name,nonsense,price',
  });
  const state = readListState(params, productList);
  expect(state).toMatchObject({
    query: 'mug',
    filter: { visible: true },
    sort: { column: 'price', isDescending: true },
    columns: ['price', 'name'],
  });
  expect(readListState(listParams(state, productList), productList)).toEqual(state);
  expect(readListState(new URLSearchParams('filter=[1&sort=collections'), productList)).toEqual(
    readListState(new URLSearchParams(), productList),
  );
});

test('the search box and the conditions filter together', () => {
  const state = readListState(new URLSearchParams('q=mug&filter={"visible":true}'), productList);
  expect(wholeFilter(state, productList)).toEqual({
    $and: [
      { visible: true },
      { $or: [{ name: { $contains: 'mug' } }, { sku: { $startsWith: 'mug' } }] },
    ],
  });
  expect(wireSort(state, productList)).toEqual([{ fieldName: 'lastUpdated', order: 'DESC' }]);
});

test('the forms of filter and columns work as plain forms', () => {
  const filter = readListForm(
    new URLSearchParams([
      ['set', 'filter'],
      ['sort', 'name'],
      ['match', 'any'],
      ['field', 'price'],
      ['operator', 'gte'],
      ['value', '10,50'],
      ['field', 'visible'],
      ['operator', 'contains'],
      ['value', 'true'],
      ['field', ''],
      ['operator', 'contains'],
      ['value', ''],
    ]),
    productList,
  );
  expect(filter).toMatchObject({
    filter: { $or: [{ price: { $gte: 10.5 } }, { visible: { $eq: true } }] },
    sort: { column: 'name' },
  });
  const columns = readListForm(
    new URLSearchParams('set=columns&column=name&column=sku&column=price&move=price:-1'),
    productList,
  );
  expect(columns?.columns).toEqual(['name', 'price', 'sku']);
  expect(readListForm(new URLSearchParams('q=x'), productList)).toBeUndefined();
});
