import type { SearchFacets } from '@shopwright/contract/catalog/search';
import { optionNameOf } from './search-request.ts';
import { compact } from '../../../kernel/compact.ts';

/** A facet and the number of products that belong to it. */
export type FacetCount = readonly [
  kind: 'collection' | 'option' | 'brand' | 'ribbon' | 'stock' | 'price',
  value: string,
  count: number,
];

const MAX_VALUES_PER_FACET = 100;
const MAX_OPTION_CHOICES = 300;

/** The counts in the shape of the answer. */
export function toFacets(
  counted: readonly FacetCount[],
  collections: readonly { readonly id: string; readonly name: string; readonly slug: string }[],
  colors: ReadonlyMap<string, string>,
): SearchFacets {
  const byKind = Map.groupBy(counted, ([kind]) => kind);
  const counts = new Map((byKind.get('collection') ?? []).map(([, id, count]) => [id, count]));
  const valuesOf = (kind: FacetCount[0]) =>
    (byKind.get(kind) ?? []).map(([, name, count]) => ({ name, count })).sort(byCountThenName);
  return {
    collections: collections.flatMap(({ id, name, slug }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ id, name, slug, count }];
    }),
    prices: toPriceBands(byKind.get('price') ?? []),
    options: toOptions(valuesOf('option').slice(0, MAX_OPTION_CHOICES), colors),
    brands: valuesOf('brand').slice(0, MAX_VALUES_PER_FACET),
    ribbons: valuesOf('ribbon').slice(0, MAX_VALUES_PER_FACET),
    stock: valuesOf('stock'),
  };
}

interface NamedCount {
  readonly name: string;
  readonly count: number;
}

const byCountThenName = (one: NamedCount, other: NamedCount): number =>
  other.count - one.count || (one.name < other.name ? -1 : 1);

function toOptions(
  values: readonly NamedCount[],
  colors: ReadonlyMap<string, string>,
): NonNullable<SearchFacets['options']> {
  const toChoice = ({ name, count }: NamedCount) => {
    const color = colors.get(name);
    return {
      name: name.slice(name.indexOf(':') + 1),
      count,
      ...compact({ color }),
    };
  };
  const grouped = Map.groupBy(values, ({ name }) => optionNameOf(name));
  return [...grouped]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, choices]) => ({ name, choices: choices.map(toChoice) }));
}

/** Both bounds belong to a band, as they do when a search filters by minPrice and maxPrice. */
function toPriceBands(counted: readonly FacetCount[]): NonNullable<SearchFacets['prices']> {
  const prices = counted.map(([, value, count]) => {
    const colon = value.indexOf(':');
    return { low: Number(value.slice(0, colon)), high: Number(value.slice(colon + 1)), count };
  });
  const lowest = prices.reduce((min, { low }) => Math.min(min, low), Number.POSITIVE_INFINITY);
  const highest = prices.reduce((max, { high }) => Math.max(max, high), Number.NEGATIVE_INFINITY);
  return roundBands(lowest, highest)
    .map(({ from, to }) => ({
      from,
      to,
      count: prices.reduce(
        (sum, { low, high, count }) => (high >= from && low <= to ? sum + count : sum),
        0,
      ),
    }))
    .filter(({ count }) => count > 0);
}

const MAX_PRICE_BANDS = 8;

/** About five bands with round bounds: 0-25, 25-50, ... */
function roundBands(min: number, max: number): { from: number; to: number }[] {
  if (!(max > min)) return [];
  const rough = (max - min) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const bands: { from: number; to: number }[] = [];
  for (
    let from = Math.floor(min / step) * step;
    from <= max && bands.length < MAX_PRICE_BANDS;
    from += step
  )
    bands.push({ from: roundPrice(from), to: roundPrice(from + step) });
  return bands;
}

/** Removes the rounding error of floating point: 0.30000000000000004 is 0.3. */
const roundPrice = (value: number): number => Number(value.toFixed(3));
