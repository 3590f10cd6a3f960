import { facetKey, type Facet } from '../../../products/rules/listing.ts';

/**
 * The facet index of a site in memory: which facets each product has, and which products have each
 * facet, as numbers in typed arrays. Facets get consecutive numbers of their own here, because
 * database ids have gaps.
 */

/** A facet stores the position of its kind in this list. */
export const FACET_KINDS = [
  'collection',
  'option',
  'brand',
  'ribbon',
  'stock',
  'price',
] as const satisfies readonly Facet['kind'][];

/** Hidden products have this facet, which has a kind of its own. */
export const HIDDEN_FACET = 0;
export const HIDDEN_KIND = FACET_KINDS.length;
const KIND_COUNT = FACET_KINDS.length + 1;

export interface FacetNames {
  readonly add: (facetId: number, facet: Facet) => void;
  readonly has: (facetId: number) => boolean;
  /** Replaces database ids by the numbers of this index. */
  readonly toMembership: (stored: StoredMembership) => Membership;
  /** Undefined when no product has the facet. */
  readonly numberOf: (facet: Facet) => number | undefined;
  readonly kindOf: (facetNumber: number) => number;
  readonly facets: readonly NamedFacet[];
}

export interface NamedFacet extends Facet {
  readonly kindNumber: number;
  /** The lowest and highest price, of a price facet. */
  readonly low: number;
  readonly high: number;
}

/** The facets of a product, by their database ids. */
export interface StoredMembership {
  readonly id: number;
  readonly visible: boolean;
  readonly facetIds: readonly number[];
}

/** The facets of a product, by their numbers in the index. */
export interface Membership {
  readonly id: number;
  readonly facets: ArrayLike<number>;
}

export function createFacetNames(): FacetNames {
  const numbers = new Map<number, number>();
  const byKey = new Map<string, number>();
  const facets: NamedFacet[] = [
    { kind: 'stock', value: '', kindNumber: HIDDEN_KIND, low: 0, high: 0 },
  ];
  return {
    facets,
    add(facetId, { kind, value }) {
      if (numbers.has(facetId)) return;
      const [low = 0, high = 0] = kind === 'price' ? value.split(':').map(Number) : [];
      numbers.set(facetId, facets.length);
      byKey.set(facetKey({ kind, value }), facets.length);
      facets.push({ kind, value, kindNumber: FACET_KINDS.indexOf(kind), low, high });
    },
    has: (facetId) => numbers.has(facetId),
    toMembership: ({ id, visible, facetIds }) => ({
      id,
      facets: [
        ...(visible ? [] : [HIDDEN_FACET]),
        ...facetIds.flatMap((facetId) => numbers.get(facetId) ?? []),
      ],
    }),
    kindOf: (facetNumber) => facets[facetNumber]?.kindNumber ?? HIDDEN_KIND,
    numberOf: (facet) => byKey.get(facetKey(facet)),
  };
}

const [DIGIT_0, DIGIT_9, COMMA] = [48, 57, 44];

/**
 * Parses `id,visible,facetId,facetId;id,...` character by character, which is ten times as fast as
 * splitting the text.
 */
export function parseMemberships(text: string): StoredMembership[] {
  const memberships: StoredMembership[] = [];
  let [numbers, number]: [number[], number] = [[], 0];
  for (let at = 0; at <= text.length && text !== ''; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= DIGIT_0 && code <= DIGIT_9) {
      number = number * 10 + code - DIGIT_0;
      continue;
    }
    numbers.push(number);
    number = 0;
    if (code === COMMA) continue;
    const [id = 0, visible, ...facetIds] = numbers;
    // An import may state ids of 16 digits; above 2^53 two of them could be one number here.
    if (!Number.isSafeInteger(id))
      throw new Error(`The numeric id ${id} is too large for the facet index.`);
    memberships.push({ id, visible: visible === 1, facetIds });
    numbers = [];
  }
  return memberships;
}

/** Up to CHUNK_SIZE products, in typed arrays that fit into the processor's cache. */
export interface FacetChunk {
  /** Numeric ids of products, ascending, also from one chunk to the next. */
  readonly ids: Float64Array;
  /** The facets of product n are `facets[ends[n - 1]]` to `facets[ends[n] - 1]`. */
  readonly ends: Uint32Array;
  readonly facets: Uint32Array;
  /** The facets that occur in the chunk, by kind: those of kind k end before `kindEnds[k]`. */
  readonly usedFacets: Uint32Array;
  readonly kindEnds: Uint32Array;
  /**
   * The products of each of `usedFacets`, as positions in `ids`; those of facet n end before
   * `memberEnds[n]`.
   */
  readonly members: Uint16Array;
  readonly memberEnds: Uint32Array;
}

/** The number of a facet's kind. */
export type KindOf = (facetNumber: number) => number;

export const CHUNK_SIZE = 1024;

/** Expects the products in the order of their ids. */
export function toChunks(memberships: readonly Membership[], kindOf: KindOf): FacetChunk[] {
  const chunks: FacetChunk[] = [];
  for (let from = 0; from < memberships.length; from += CHUNK_SIZE)
    chunks.push(toChunk(memberships.slice(from, from + CHUNK_SIZE), kindOf));
  return chunks;
}

function toChunk(memberships: readonly Membership[], kindOf: KindOf): FacetChunk {
  const ends = runningSums(memberships.map(({ facets }) => facets.length));
  const allFacets = new Uint32Array(ends.at(-1) ?? 0);
  const byFacet = new Map<number, number[]>();
  for (const [position, { facets }] of memberships.entries()) {
    allFacets.set(facets, ends[position - 1] ?? 0);
    for (let at = 0; at < facets.length; at += 1) {
      const facet = facets[at] ?? 0;
      const members = byFacet.get(facet);
      if (members) members.push(position);
      else byFacet.set(facet, [position]);
    }
  }
  const usedFacets = [...byFacet.keys()].sort(
    (one, other) => kindOf(one) - kindOf(other) || one - other,
  );
  const perKind = Array.from({ length: KIND_COUNT }, () => 0);
  for (const facet of usedFacets) perKind[kindOf(facet)] = (perKind[kindOf(facet)] ?? 0) + 1;
  const members = usedFacets.map((facet) => byFacet.get(facet) ?? []);
  return {
    ids: Float64Array.from(memberships, ({ id }) => id),
    ends,
    facets: allFacets,
    usedFacets: Uint32Array.from(usedFacets),
    kindEnds: runningSums(perKind),
    members: Uint16Array.from(members.flat()),
    memberEnds: runningSums(members.map(({ length }) => length)),
  };
}

function runningSums(lengths: readonly number[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lengths, (length) => (end += length));
}

/**
 * Replaces changed products and removes deleted ones (undefined). Chunks without changes stay the
 * identical objects.
 */
export function withChanges(
  chunks: readonly FacetChunk[],
  changed: ReadonlyMap<number, Membership | undefined>,
  kindOf: KindOf,
): FacetChunk[] {
  const ids = [...changed.keys()].sort((one, other) => one - other);
  let next = 0;
  const updated = chunks.flatMap((chunk, index) => {
    const nextChunkStart = chunks[index + 1]?.ids[0] ?? Number.POSITIVE_INFINITY;
    const from = next;
    while (next < ids.length && (ids[next] ?? 0) < nextChunkStart) next += 1;
    return next === from ? [chunk] : rebuild(chunk, ids.slice(from, next), changed, kindOf);
  });
  return chunks.length === 0 ? rebuild(undefined, ids, changed, kindOf) : updated;
}

function rebuild(
  chunk: FacetChunk | undefined,
  ids: readonly number[],
  changed: ReadonlyMap<number, Membership | undefined>,
  kindOf: KindOf,
): FacetChunk[] {
  const unchanged = chunk ? membershipsOf(chunk).filter(({ id }) => !changed.has(id)) : [];
  return toChunks(
    [...unchanged, ...ids.flatMap((id) => changed.get(id) ?? [])].sort(
      (one, other) => one.id - other.id,
    ),
    kindOf,
  );
}

const membershipsOf = ({ ids, ends, facets }: FacetChunk): Membership[] =>
  Array.from(ids, (id, position) => ({
    id,
    facets: facets.subarray(ends[position - 1] ?? 0, ends[position]),
  }));
