import type { SearchFacets } from '@shopwright/contract/catalog/search';
import { optionNameOf } from './search-request.ts';
import { priceBands } from './search-words.ts';

/** Its kind, its value, and how many products stand under it. */
export type FoundFacet = readonly [
  kind: 'collection' | 'option' | 'brand' | 'ribbon' | 'stock' | 'price',
  value: string,
  count: number,
];

const MOST_VALUES = 100;
const MOST_CHOICES = 300;

/** What was counted, as a page of results shows it. */
export function toFacets(
  found: readonly FoundFacet[],
  collections: readonly { readonly id: string; readonly name: string; readonly slug: string }[],
  colors: ReadonlyMap<string, string>,
): SearchFacets {
  const byKind = Map.groupBy(found, ([kind]) => kind);
  const counts = new Map((byKind.get('collection') ?? []).map(([, id, count]) => [id, count]));
  const named = (kind: FoundFacet[0]) =>
    (byKind.get(kind) ?? []).map(([, name, count]) => ({ name, count })).sort(mostFirst);
  return {
    collections: collections.flatMap(({ id, name, slug }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ id, name, slug, count }];
    }),
    prices: bandsOf(byKind.get('price') ?? []),
    options: toOptions(named('option').slice(0, MOST_CHOICES), colors),
    brands: named('brand').slice(0, MOST_VALUES),
    ribbons: named('ribbon').slice(0, MOST_VALUES),
    stock: named('stock'),
  };
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

const mostFirst = (one: Counted, other: Counted): number =>
  other.count - one.count || (one.name < other.name ? -1 : 1);

function toOptions(
  values: readonly Counted[],
  colors: ReadonlyMap<string, string>,
): NonNullable<SearchFacets['options']> {
  const toChoice = ({ name, count }: Counted) => {
    const color = colors.get(name);
    return {
      name: name.slice(name.indexOf(':') + 1),
      count,
      ...(color === undefined ? {} : { color }),
    };
  };
  const grouped = Map.groupBy(values, ({ name }) => optionNameOf(name));
  return [...grouped]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, choices]) => ({ name, choices: choices.map(toChoice) }));
}

/** Counted as a search from the band's first to its last amount counts: both belong to it. */
function bandsOf(pairs: readonly FoundFacet[]): NonNullable<SearchFacets['prices']> {
  const prices = pairs.map(([, value, count]) => {
    const colon = value.indexOf(':');
    return { low: Number(value.slice(0, colon)), high: Number(value.slice(colon + 1)), count };
  });
  const min = prices.reduce((least, { low }) => Math.min(least, low), Number.POSITIVE_INFINITY);
  const max = prices.reduce((most, { high }) => Math.max(most, high), Number.NEGATIVE_INFINITY);
  return priceBands(min, max)
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
