import { expect, test } from 'vitest';
import { ALL_PRODUCTS_ID } from '../../products/rules/product-state.ts';
import {
  chosenCollection,
  chosenFacets,
  chosenOptions,
  isCountedByWrites,
  optionNameOf,
  type SearchRequest,
} from './search-request.ts';

const everything: SearchRequest = {
  siteId: 's',
  merchant: false,
  words: undefined,
  language: 'english',
  collectionId: undefined,
  brands: [],
  ribbons: [],
  options: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  sort: 'RELEVANCE',
  limit: 10,
  offset: 0,
  facets: true,
};

test('every chosen value is a facet', () => {
  expect(chosenFacets(everything)).toEqual([]);
  expect(
    chosenFacets({
      ...everything,
      collectionId: 'ABC',
      brands: ['North', 'South'],
      ribbons: ['New'],
      options: [['Color:Clay', 'Color:Oat'], ['Size:M']],
    }),
  ).toEqual([
    { kind: 'collection', value: 'abc' },
    { kind: 'brand', value: 'North' },
    { kind: 'brand', value: 'South' },
    { kind: 'ribbon', value: 'New' },
    { kind: 'option', value: 'Color:Clay' },
    { kind: 'option', value: 'Color:Oat' },
    { kind: 'option', value: 'Size:M' },
  ]);
});

test('the collection of all products filters nothing', () => {
  expect(chosenCollection({ ...everything, collectionId: ALL_PRODUCTS_ID })).toBeUndefined();
  expect(chosenFacets({ ...everything, collectionId: ALL_PRODUCTS_ID })).toEqual([]);
  expect(chosenCollection(everything)).toBeUndefined();
});

test('the name of an option ends at the first colon', () => {
  expect(['Color:Clay', 'Time:10:30', ':x', 'plain', ''].map(optionNameOf)).toEqual([
    'Color',
    'Time',
    '',
    '',
    '',
  ]);
});

test('chosen values are grouped by their option; an empty choice is none', () => {
  const options = [['Color:Clay'], [], ['Size:M'], ['Color:Oat']];
  expect([...chosenOptions({ options })]).toEqual([
    ['Color', [['Color:Clay'], ['Color:Oat']]],
    ['Size', [['Size:M']]],
  ]);
});

test('stored totals answer a search without filters, also for products in stock', () => {
  expect(isCountedByWrites(everything)).toBe(true);
  expect(isCountedByWrites({ ...everything, inStock: true })).toBe(true);
  expect(isCountedByWrites({ ...everything, collectionId: ALL_PRODUCTS_ID })).toBe(true);
  for (const chosen of [
    { merchant: true },
    { words: { whole: "'mug'" } },
    { brands: ['North'] },
    { minPrice: 0 },
    { maxPrice: 0 },
  ])
    expect(isCountedByWrites({ ...everything, ...chosen })).toBe(false);
});
