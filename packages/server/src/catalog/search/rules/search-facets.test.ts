import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFacets, type FacetCount } from './search-facets.ts';

const facets = (...counted: FacetCount[]) => toFacets(counted, [], new Map());
const price = (low: number, high: number, count = 1): FacetCount => [
  'price',
  `${low}:${high}`,
  count,
];

test('without products there are no facets', () => {
  expect(facets()).toEqual({
    collections: [],
    prices: [],
    options: [],
    brands: [],
    ribbons: [],
    stock: [],
  });
});

test('collections come in the order of the store, if they have products of the search', () => {
  const collections = ['vases', 'mugs', 'empty'].map((slug) => ({ id: slug, name: slug, slug }));
  const counted: FacetCount[] = [
    ['collection', 'mugs', 2],
    ['collection', 'vases', 0],
    ['collection', 'deleted', 5],
  ];
  expect(toFacets(counted, collections, new Map()).collections).toEqual([
    { id: 'vases', name: 'vases', slug: 'vases', count: 0 },
    { id: 'mugs', name: 'mugs', slug: 'mugs', count: 2 },
  ]);
});

test('values with more products come first, equals by their name', () => {
  const counted: FacetCount[] = [
    ['brand', 'South', 1],
    ['brand', 'North', 1],
    ['brand', 'West', 7],
    ['ribbon', 'Sale', 2],
    ['ribbon', 'New', 3],
    ['stock', 'IN_STOCK', 4],
    ['stock', 'OUT_OF_STOCK', 5],
  ];
  const { brands, ribbons, stock } = facets(...counted);
  expect(brands).toEqual([
    { name: 'West', count: 7 },
    { name: 'North', count: 1 },
    { name: 'South', count: 1 },
  ]);
  expect(ribbons?.map(({ name }) => name)).toEqual(['New', 'Sale']);
  expect(stock?.map(({ name }) => name)).toEqual(['OUT_OF_STOCK', 'IN_STOCK']);
});

test('a facet has at most 100 values, and options 300 choices', () => {
  const many = (kind: 'brand' | 'ribbon' | 'option') =>
    Array.from({ length: 400 }, (_, n): FacetCount => [kind, `x:${String(n).padStart(3, '0')}`, 1]);
  expect(facets(...many('brand')).brands).toHaveLength(100);
  expect(facets(...many('ribbon')).ribbons).toHaveLength(100);
  expect(facets(...many('option')).options?.[0]?.choices).toHaveLength(300);
});

test('choices belong to their option, with the color of a swatch', () => {
  const counted: FacetCount[] = [
    ['option', 'Size:M', 9],
    ['option', 'Color:Oat', 1],
    ['option', 'Color:Clay', 2],
    ['option', 'At:10:30', 1],
  ];
  const colors = new Map([['Color:Oat', '#d6c3a4']]);
  expect(toFacets(counted, [], colors).options).toEqual([
    { name: 'At', choices: [{ name: '10:30', count: 1 }] },
    {
      name: 'Color',
      choices: [
        { name: 'Clay', count: 2 },
        { name: 'Oat', count: 1, color: '#d6c3a4' },
      ],
    },
    { name: 'Size', choices: [{ name: 'M', count: 9 }] },
  ]);
});

describe('price ranges', () => {
  test('have round bounds and count their products', () => {
    expect(facets(price(3, 3), price(20, 20, 2), price(98, 98)).prices).toEqual([
      { from: 0, to: 20, count: 3 },
      { from: 20, to: 40, count: 2 },
      { from: 80, to: 100, count: 1 },
    ]);
    expect(facets(price(10, 10), price(22, 22)).prices).toEqual([
      { from: 10, to: 12.5, count: 1 },
      { from: 20, to: 22.5, count: 1 },
    ]);
    expect(facets(price(0.1, 0.1), price(0.6, 0.6)).prices).toEqual([
      { from: 0.1, to: 0.2, count: 1 },
      { from: 0.5, to: 0.6, count: 1 },
      { from: 0.6, to: 0.7, count: 1 },
    ]);
  });

  test('count a product in each range that its prices overlap', () => {
    expect(facets(price(0, 45), price(100, 100)).prices).toEqual([
      { from: 0, to: 20, count: 1 },
      { from: 20, to: 40, count: 1 },
      { from: 40, to: 60, count: 1 },
      { from: 80, to: 100, count: 1 },
      { from: 100, to: 120, count: 1 },
    ]);
  });

  test('are not shown for one price', () => {
    expect(facets(price(10, 10, 5), price(10, 10)).prices).toEqual([]);
  });

  test('are few and contiguous, and cover every product', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 10 }), (pairs) => {
        const ranges = pairs.map((pair) => [Math.min(...pair), Math.max(...pair)] as const);
        const bands = facets(...ranges.map(([low, high]) => price(low, high))).prices ?? [];
        const all = ranges.flat();
        if (Math.min(...all) === Math.max(...all)) return bands.length === 0;
        return (
          bands.length <= 8 &&
          bands.every(
            ({ from = 0, to = 0 }, index) => from < to && from >= (bands[index - 1]?.to ?? 0),
          ) &&
          ranges.every(([low, high]) =>
            bands.some(({ from = 0, to = 0 }) => high >= from && low <= to),
          )
        );
      }),
    );
  });
});
