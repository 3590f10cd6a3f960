import { facetKey, type Facet } from '../../../products/rules/listing.ts';

/** The kinds by their places: a facet says its kind as a number. */
export const kinds = [
  'collection',
  'option',
  'brand',
  'ribbon',
  'stock',
  'price',
] as const satisfies readonly Facet['kind'][];

/** What a hidden product stands under beside its facets: a facet of a kind of its own. */
export const HIDDEN = 0;
export const KINDS = kinds.length + 1;

/** The facets of a site under numbers of their own, without gaps. */
export interface FacetNames {
  readonly add: (facetId: number, facet: Facet) => void;
  readonly has: (facetId: number) => boolean;
  /** As they come from the database, in the numbers used here. */
  readonly toStanding: (read: ReadStanding) => {
    readonly id: number;
    readonly facets: readonly number[];
  };
  /** Undefined when nobody stands under it. */
  readonly numberOf: (facet: Facet) => number | undefined;
  readonly kindOf: (number: number) => number;
  readonly facets: readonly NamedFacet[];
}

export interface NamedFacet extends Facet {
  readonly kindNumber: number;
  /** Of a price. */
  readonly low: number;
  readonly high: number;
}

export interface ReadStanding {
  readonly id: number;
  readonly visible: boolean;
  readonly facetIds: readonly number[];
}

export function createFacetNames(): FacetNames {
  const numbers = new Map<number, number>();
  const byKey = new Map<string, number>();
  const facets: NamedFacet[] = [
    { kind: 'stock', value: '', kindNumber: kinds.length, low: 0, high: 0 },
  ];
  return {
    facets,
    add(facetId, { kind, value }) {
      if (numbers.has(facetId)) return;
      const [low = 0, high = 0] = kind === 'price' ? value.split(':').map(Number) : [];
      numbers.set(facetId, facets.length);
      byKey.set(facetKey({ kind, value }), facets.length);
      facets.push({ kind, value, kindNumber: kinds.indexOf(kind), low, high });
    },
    has: (facetId) => numbers.has(facetId),
    toStanding: ({ id, visible, facetIds }) => ({
      id,
      facets: [
        ...(visible ? [] : [HIDDEN]),
        ...facetIds.flatMap((facetId) => numbers.get(facetId) ?? []),
      ],
    }),
    kindOf: (number) => facets[number]?.kindNumber ?? kinds.length,
    numberOf: (facet) => byKey.get(facetKey(facet)),
  };
}

/** `id,visible,facet,facet;id,...` as numbers. Read by its characters: splitting a million of them takes ten times as long. */
export function readStandings(text: string): ReadStanding[] {
  const standings: ReadStanding[] = [];
  let [numbers, number]: [number[], number] = [[], 0];
  for (let at = 0; at <= text.length && text !== ''; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
      continue;
    }
    numbers.push(number);
    number = 0;
    if (code === 44) continue;
    const [id = 0, visible, ...facetIds] = numbers;
    // An import may state ids of sixteen digits; above nine quadrillions two of them could be one number here.
    if (!Number.isSafeInteger(id))
      throw new Error(`The numeric id ${id} is too large to be counted with.`);
    standings.push({ id, visible: visible === 1, facetIds });
    numbers = [];
  }
  return standings;
}
