import type { Facet } from '../../../products/rules/listing.ts';
import type { FacetCount } from '../../rules/search-facets.ts';
import { chosenOptions, optionNameOf, type SearchRequest } from '../../rules/search-request.ts';
import {
  CHUNK_SIZE,
  FACET_KINDS,
  HIDDEN_FACET,
  HIDDEN_KIND,
  type FacetChunk,
  type FacetNames,
} from './facet-index.ts';

/** The choices that filter products. The merchant's counts include hidden products. */
export interface Choices extends Pick<
  SearchRequest,
  'merchant' | 'brands' | 'ribbons' | 'options' | 'minPrice' | 'maxPrice' | 'inStock'
> {
  readonly collection: string | undefined;
}

export interface FacetCounts {
  readonly total: number;
  readonly facets: readonly FacetCount[];
}

/** Each condition is one bit of a 32-bit number; the last bit marks hidden products. */
const MAX_CONDITIONS = 31;

/**
 * Counts the products that meet all choices, and those of each facet. A facet with a choice is
 * counted without its own choice, so that it shows the alternatives; every option is a facet by
 * itself. Undefined when there are too many choices for one pass.
 *
 * Each product starts with the bits of all conditions; the facets it has clear the bits of the
 * conditions they meet. A product without a bit left is found. A product with only the bits of one
 * scope left counts as an alternative in that scope.
 */
export function countFacets(
  chunks: readonly FacetChunk[],
  names: FacetNames,
  choices: Choices,
): FacetCounts | undefined {
  const conditions = conditionsOf(choices);
  if (conditions.length > MAX_CONDITIONS) return undefined;
  const masks = masksOf(names, conditions);
  // No facet clears this bit, so hidden products never count.
  if (!choices.merchant) masks[HIDDEN_FACET] = 1 << MAX_CONDITIONS;
  const scopes = [...Map.groupBy(conditions, scopeOf)].map(([scope, [first]]): ScopeCounts => ({
    scope,
    kind: FACET_KINDS.indexOf(first?.kind ?? 'stock'),
    bits: bitsWhere(conditions, (condition) => scopeOf(condition) === scope),
    counts: new Uint32Array(masks.length),
  }));
  const counts = new Uint32Array(masks.length);
  const total = countChunks(chunks, {
    masks,
    allBits: bitsWhere(conditions, () => true),
    scopes,
    counts,
  });
  const countsByScope = new Map(scopes.map((own) => [own.scope, own.counts]));
  return {
    total,
    facets: names.facets.flatMap(({ kind, value }, facetNumber) => {
      if (facetNumber === HIDDEN_FACET) return [];
      const scope = kind === 'option' ? `option ${optionNameOf(value)}` : kind;
      const count = (countsByScope.get(scope) ?? counts)[facetNumber] ?? 0;
      return count > 0 ? [[kind, value, count] as const] : [];
    }),
  };
}

interface Condition {
  readonly kind: Facet['kind'];
  readonly option?: string;
  /** A product meets the condition when it has one of these facets. */
  readonly oneOf: readonly string[] | ((facet: FacetNames['facets'][number]) => boolean);
}

/** Facets of a scope are counted without the conditions of the scope. */
const scopeOf = ({ kind, option }: Condition): string =>
  option === undefined ? kind : `option ${option}`;

function conditionsOf({
  collection,
  brands,
  ribbons,
  options,
  minPrice,
  maxPrice,
  inStock,
}: Choices): Condition[] {
  return [
    ...(collection === undefined ? [] : [{ kind: 'collection', oneOf: [collection] } as const]),
    ...(brands.length === 0 ? [] : [{ kind: 'brand', oneOf: brands } as const]),
    ...(ribbons.length === 0 ? [] : [{ kind: 'ribbon', oneOf: ribbons } as const]),
    ...[...chosenOptions({ options })].flatMap(([option, groups]) =>
      groups.map((values): Condition => ({ kind: 'option', option, oneOf: values })),
    ),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [
          {
            kind: 'price',
            oneOf: ({ low, high }) => high >= (minPrice ?? high) && low <= (maxPrice ?? low),
          } satisfies Condition,
        ]),
    ...(inStock
      ? [{ kind: 'stock', oneOf: ({ value }) => value !== 'OUT_OF_STOCK' } satisfies Condition]
      : []),
  ];
}

const bitsWhere = (
  conditions: readonly Condition[],
  holds: (condition: Condition) => boolean,
): number =>
  conditions.reduce((bits, condition, bit) => (holds(condition) ? bits | (1 << bit) : bits), 0);

/** For each facet the bits of the conditions that it meets. */
function masksOf(names: FacetNames, conditions: readonly Condition[]): Int32Array {
  const masks = new Int32Array(names.facets.length);
  for (const [bit, { kind, oneOf }] of conditions.entries()) {
    const facetNumbers =
      typeof oneOf === 'function'
        ? names.facets.flatMap((facet, facetNumber) =>
            facetNumber !== HIDDEN_FACET && facet.kind === kind && oneOf(facet)
              ? [facetNumber]
              : [],
          )
        : oneOf.flatMap((value) => names.numberOf({ kind, value }) ?? []);
    for (const facetNumber of facetNumbers)
      masks[facetNumber] = (masks[facetNumber] ?? 0) | (1 << bit);
  }
  return masks;
}

interface Counting {
  readonly masks: Int32Array;
  readonly allBits: number;
  readonly scopes: readonly ScopeCounts[];
  /** By facet number, of the products that meet all conditions. */
  readonly counts: Uint32Array;
}

/** The counts of facets with a choice. */
interface ScopeCounts {
  readonly scope: string;
  readonly kind: number;
  /** The conditions of the scope. */
  readonly bits: number;
  /** By facet number, of the products that meet all other conditions. */
  readonly counts: Uint32Array;
}

function countChunks(chunks: readonly FacetChunk[], counting: Counting): number {
  const unmet = new Int32Array(CHUNK_SIZE);
  const selected = {
    flags: new Uint8Array(CHUNK_SIZE),
    positions: new Uint16Array(CHUNK_SIZE),
  };
  return chunks.reduce((total, chunk) => total + countChunk(chunk, counting, unmet, selected), 0);
}

/**
 * In loops over typed arrays without branches, which V8 compiles best; `?? 0` costs nothing there.
 */
function countChunk(
  chunk: FacetChunk,
  { masks, allBits, scopes, counts }: Counting,
  unmet: Int32Array,
  selected: Selected,
): number {
  unmet.fill(allBits);
  for (const kind of new Set(scopes.map((scope) => scope.kind)))
    clearMet(chunk, kind, masks, unmet);
  clearMet(chunk, HIDDEN_KIND, masks, unmet);
  const found = select(chunk, unmet, 0, selected);
  countAllFacets(chunk, selected.positions, found, counts);
  for (const { kind, bits, counts: scopeCounts } of scopes) {
    const alternatives = select(chunk, unmet, bits, selected);
    if (alternatives * SPARSE_FACTOR < chunk.ids.length)
      countAllFacets(chunk, selected.positions, alternatives, scopeCounts);
    else countFacetsOfKind(chunk, kind, selected.flags, scopeCounts);
  }
  return found;
}

/**
 * The selected products of a chunk: a flag for each product, and the positions of the flagged ones.
 */
interface Selected {
  readonly flags: Uint8Array;
  readonly positions: Uint16Array;
}

/**
 * When fewer than one in so many products are selected, it is faster to walk their facets than the
 * members of all facets.
 */
const SPARSE_FACTOR = 6;

/**
 * Selects the products whose unmet conditions are all among `ignoredBits`, and returns how many
 * there are.
 */
function select(
  { ids }: FacetChunk,
  unmet: Int32Array,
  ignoredBits: number,
  { flags, positions }: Selected,
): number {
  const { length } = ids;
  let count = 0;
  for (let position = 0; position < length; position += 1) {
    const rest = (unmet[position] ?? 0) & ~ignoredBits;
    // 1 when no bit is left, else 0.
    const flag = ((rest | -rest) >>> 31) ^ 1;
    flags[position] = flag;
    positions[count] = position;
    count += flag;
  }
  return count;
}

/** Counts every facet of the products at the first `length` positions. */
function countAllFacets(
  { ends, facets }: FacetChunk,
  positions: Uint16Array,
  length: number,
  counts: Uint32Array,
): void {
  for (let index = 0; index < length; index += 1) {
    const position = positions[index] ?? 0;
    const end = ends[position] ?? 0;
    for (let at = position === 0 ? 0 : (ends[position - 1] ?? 0); at < end; at += 1)
      counts[facets[at] ?? 0] = (counts[facets[at] ?? 0] ?? 0) + 1;
  }
}

/**
 * Clears the bits of the conditions that products meet by facets of this kind. The negative mask of
 * hidden products is set instead.
 */
function clearMet(
  { usedFacets, kindEnds, members, memberEnds }: FacetChunk,
  kind: number,
  masks: Int32Array,
  unmet: Int32Array,
): void {
  const last = kindEnds[kind] ?? 0;
  for (let index = kind === 0 ? 0 : (kindEnds[kind - 1] ?? 0); index < last; index += 1) {
    const mask = masks[usedFacets[index] ?? 0] ?? 0;
    if (mask === 0) continue;
    const end = memberEnds[index] ?? 0;
    for (let at = index === 0 ? 0 : (memberEnds[index - 1] ?? 0); at < end; at += 1) {
      const position = members[at] ?? 0;
      unmet[position] = mask < 0 ? mask : (unmet[position] ?? 0) & ~mask;
    }
  }
}

/** Counts the flagged members of every facet of this kind. */
function countFacetsOfKind(
  { usedFacets, kindEnds, members, memberEnds }: FacetChunk,
  kind: number,
  flags: Uint8Array,
  counts: Uint32Array,
): void {
  const last = kindEnds[kind] ?? 0;
  for (let index = kind === 0 ? 0 : (kindEnds[kind - 1] ?? 0); index < last; index += 1) {
    const end = memberEnds[index] ?? 0;
    let count = 0;
    for (let at = index === 0 ? 0 : (memberEnds[index - 1] ?? 0); at < end; at += 1)
      count += flags[members[at] ?? 0] ?? 0;
    const facet = usedFacets[index] ?? 0;
    counts[facet] = (counts[facet] ?? 0) + count;
  }
}
