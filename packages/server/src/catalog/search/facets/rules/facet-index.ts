import { type Facet, facetKey } from '../../../products/rules/listing.ts';

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

/**
 * Products as counting needs them: each its number and those of its facets, in runs of a thousand. Plain numbers side by side, so that
 * a million are looked through in a hundredth of a second.
 */
export interface FacetChunk {
  /** Numeric ids, ascending, also from one chunk to the next. */
  readonly ids: Float64Array;
  /** Behind the last facet of each. */
  readonly ends: Uint32Array;
  readonly facets: Uint32Array;
  /** The same the other way round, by kind: the facets of kind 3 stand in `under` behind those of kind 2, up to `kindEnds[3]`. */
  readonly under: Uint32Array;
  readonly kindEnds: Uint32Array;
  /** For each of `under` who stands under it, by their places here, up to `underEnds`. */
  readonly places: Uint16Array;
  readonly underEnds: Uint32Array;
}

/** The number of a facet's kind, by the facet's number. */
export type KindOf = (facet: number) => number;

export interface Standing {
  readonly id: number;
  readonly facets: ArrayLike<number>;
}

export const CHUNK = 1024;

/** Of products in the order of their ids. */
export function toChunks(standings: readonly Standing[], kindOf: KindOf): FacetChunk[] {
  const chunks: FacetChunk[] = [];
  for (let from = 0; from < standings.length; from += CHUNK)
    chunks.push(toChunk(standings.slice(from, from + CHUNK), kindOf));
  return chunks;
}

function toChunk(standings: readonly Standing[], kindOf: KindOf): FacetChunk {
  const ends = endsOf(standings.map(({ facets }) => facets.length));
  const all = new Uint32Array(ends.at(-1) ?? 0);
  const byFacet = new Map<number, number[]>();
  for (const [place, { facets }] of standings.entries()) {
    all.set(facets, ends[place - 1] ?? 0);
    for (let at = 0; at < facets.length; at += 1) {
      const facet = facets[at] ?? 0;
      const standing = byFacet.get(facet);
      if (standing) standing.push(place);
      else byFacet.set(facet, [place]);
    }
  }
  const under = [...byFacet.keys()].sort(
    (one, other) => kindOf(one) - kindOf(other) || one - other,
  );
  const perKind = Array.from({ length: KINDS }, () => 0);
  for (const facet of under) perKind[kindOf(facet)] = (perKind[kindOf(facet)] ?? 0) + 1;
  const places = under.map((facet) => byFacet.get(facet) ?? []);
  return {
    ids: Float64Array.from(standings, ({ id }) => id),
    ends,
    facets: all,
    under: Uint32Array.from(under),
    kindEnds: endsOf(perKind),
    places: Uint16Array.from(places.flat()),
    underEnds: endsOf(places.map(({ length }) => length)),
  };
}

function endsOf(lengths: readonly number[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lengths, (length) => (end += length));
}

/** With these products as they are now, and without those that are gone (undefined). Chunks of others stay the very same. */
export function withChanges(
  chunks: readonly FacetChunk[],
  changed: ReadonlyMap<number, Standing | undefined>,
  kindOf: KindOf,
): FacetChunk[] {
  const ids = [...changed.keys()].sort((one, other) => one - other);
  let next = 0;
  const renewed = chunks.flatMap((chunk, index) => {
    const before = chunks[index + 1]?.ids[0] ?? Number.POSITIVE_INFINITY;
    const from = next;
    while (next < ids.length && (ids[next] ?? 0) < before) next += 1;
    return next === from ? [chunk] : renew(chunk, ids.slice(from, next), changed, kindOf);
  });
  return chunks.length === 0 ? renew(undefined, ids, changed, kindOf) : renewed;
}

function renew(
  chunk: FacetChunk | undefined,
  ids: readonly number[],
  changed: ReadonlyMap<number, Standing | undefined>,
  kindOf: KindOf,
): FacetChunk[] {
  const kept = chunk ? standingsOf(chunk).filter(({ id }) => !changed.has(id)) : [];
  return toChunks(
    [...kept, ...ids.flatMap((id) => changed.get(id) ?? [])].sort(
      (one, other) => one.id - other.id,
    ),
    kindOf,
  );
}

const standingsOf = ({ ids, ends, facets }: FacetChunk): Standing[] =>
  Array.from(ids, (id, place) => ({
    id,
    facets: facets.subarray(ends[place - 1] ?? 0, ends[place]),
  }));
