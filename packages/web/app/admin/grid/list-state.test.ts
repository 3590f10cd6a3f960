import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventoryList } from '../inventory/definition.ts';
import { productList } from '../products/definition.ts';
import { isFilterable, type GridColumn } from './columns.ts';
import { operatorsOf, toConditions, toFilter, needsValue, type Conditions } from './conditions.ts';
import { listParams, readListForm, readListState, wholeFilter, wireSort } from './list-state.ts';

const conditionsOf = (columns: readonly GridColumn[]): fc.Arbitrary<Conditions> =>
  fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(
      fc.constantFrom(...columns.filter(isFilterable)).chain(({ key, kind, optionFilters = {} }) =>
        fc.constantFrom(...operatorsOf[kind]).chain((operator) =>
          fc.record({
            column: fc.constant(key),
            operator: fc.constant(operator),
            value: !needsValue(operator)
              ? fc.constant('')
              : {
                  text: fc.string({ minLength: 1 }).map((text) => `x${text.trim()}`),
                  choices: fc.uuid(),
                  option: fc
                    .constantFrom('', ...Object.keys(optionFilters))
                    .filter((value) => value !== ''),
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

test.each([productList, inventoryList])(
  'converts conditions to a filter and back',
  ({ columns }) => {
    fc.assert(
      fc.property(conditionsOf(columns), (given) => {
        expect(toConditions(toFilter(given, columns), columns)).toEqual(given);
      }),
    );
  },
);

test('shows a filter that conditions cannot express as text', () => {
  for (const filter of [
    { $or: [{ name: 'x' }, { $and: [{ sku: 'y' }] }] },
    { price: { $gt: 1, $lt: 2 } },
    { slug: 'mug' },
    { $not: { name: 'x' } },
  ])
    expect(toConditions(filter, productList.columns)).toBeUndefined();
});

test('the URL has the state of the list, and unknown parameters are dropped', () => {
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
  expect(readListState(new URLSearchParams('sort=collections'), productList)).toEqual(
    readListState(new URLSearchParams(), productList),
  );
});

test('shows an invalid filter as typed until it is corrected', () => {
  for (const text of ['[1', '{"price":', '"x"', '7', '[]']) {
    const state = readListState(new URLSearchParams({ filter: text }), productList);
    expect(state).toMatchObject({ filter: undefined, invalidFilter: text });
    expect(readListState(listParams(state, productList), productList)).toEqual(state);
    const form = new URLSearchParams({ set: 'filter', json: text });
    expect(readListForm(form, productList)?.invalidFilter).toBe(text);
    form.set('json', '{}');
    expect(readListForm(form, productList)).toMatchObject({
      filter: undefined,
      invalidFilter: undefined,
    });
  }
});

test('combines the search box and the conditions', () => {
  const state = readListState(new URLSearchParams('q=mug&filter={"visible":true}'), productList);
  expect(wholeFilter(state, productList)).toEqual({
    $and: [
      { visible: true },
      { $or: [{ name: { $contains: 'mug' } }, { sku: { $startsWith: 'mug' } }] },
    ],
  });
  expect(wireSort(state, productList)).toEqual([{ fieldName: 'lastUpdated', order: 'DESC' }]);
});

test('filter and column forms work without JavaScript', () => {
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
