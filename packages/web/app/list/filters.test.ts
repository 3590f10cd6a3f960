import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenOf, filterQuery, readFilters, withoutFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('gives the same filters one URL, in any order of choice', () => {
  const one = read(
    'sort=PRICE_ASC&option.Color=Sage&option.Color=Oat&stock=in&brand=B&brand=A&min=10&page=3',
  );
  const other = read(
    'brand=A&brand=B&option.Color=Oat&option.Color=Sage&option.Color=Oat&min=10.0&page=3&stock=in&sort=PRICE_ASC',
  );
  expect(filterQuery(one)).toBe(filterQuery(other));
  expect(read(filterQuery(one))).toEqual(read(filterQuery(other)));
});

test('ignores invalid filters', () => {
  expect(
    filterQuery(
      read(
        'sort=BY_MOON&min=-3&max=abc&page=0&stock=maybe&utm_source=mail&option.=&option.Color=&Color=Oat',
      ),
    ),
  ).toBe('');
  expect(read('min=50&max=20')).toMatchObject({ min: 20, max: 50 });
  expect(read('max=12,50')).toMatchObject({ max: 12.5 });
});

describe('the chosen filters', () => {
  const filters = read(
    'q=mug&option.Color=Oat&option.Color=Sage&brand=A&min=5&stock=in&collection=tableware&page=2',
  );
  test('can be removed one by one', () => {
    const all = chosenOf(filters);
    expect(all.map(({ kind }) => kind)).toEqual([
      'collection',
      'option',
      'option',
      'brand',
      'price',
      'stock',
    ]);
    expect(all.map(({ without }) => chosenOf(without).length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(all.every(({ without }) => without.page === 1 && without.text === 'mug')).toBe(true);
  });
  test('can be cleared together without clearing the search', () => {
    expect(filterQuery(withoutFilters(filters))).toBe('q=mug');
  });
});

test('supports options with names of object properties', () => {
  const query = 'option.__proto__=Oat&option.constructor=Sage';
  expect(filterQuery(read(query))).toBe(query);
});

test('parses a URL to the filters it was created from', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string({ minLength: 1, maxLength: 20 }),
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 }),
        { maxKeys: 4 },
      ),
      fc.string({ maxLength: 30 }),
      fc.nat(50),
      (options, text, page) => {
        const filters = { ...read(''), options, text: text.trim(), page: page + 1 };
        const again = read(filterQuery(filters));
        expect(filterQuery(again)).toBe(filterQuery(filters));
        expect(chosenOf(again).length).toBe(chosenOf(filters).length);
      },
    ),
  );
});
