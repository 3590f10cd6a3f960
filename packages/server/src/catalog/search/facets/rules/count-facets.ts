import { CHUNK, type FacetChunk, type FacetNames, HIDDEN, KINDS, kinds } from './facet-index.ts';
import type { Facet } from '../../../products/rules/listing.ts';
import type { FacetCount } from '../../rules/search-facets.ts';
import { chosenOptions, optionNameOf, type SearchQuestion } from '../../rules/search-request.ts';

/** What products are narrowed down by; a merchant's counts hold hidden ones too. */
export interface Choices extends Pick<
  SearchQuestion,
  'merchant' | 'brands' | 'ribbons' | 'options' | 'minPrice' | 'maxPrice' | 'inStock'
> {
  readonly collection: string | undefined;
}

export interface CountedFacets {
  readonly total: number;
  readonly facets: readonly FacetCount[];
}

/** Each thing chosen is a bit of a number, and one bit says hidden. */
const MOST_CHOICES = 31;

/**
 * How many products are left by the choices, and how many of these stand under each facet. A facet that was chosen among is counted without
 * its own choice, so that it shows the alternatives; each option is a facet of its own. Undefined when more is chosen than can be counted at once.
 */
export function countFacets(
  chunks: readonly FacetChunk[],
  names: FacetNames,
  choices: Choices,
): CountedFacets | undefined {
  const asked = askedOf(choices);
  if (asked.length > MOST_CHOICES) return undefined;
  const all = bitsWhere(asked, () => true);
  const masks = masksOf(names, asked);
  // Never among what is asked for: whoever has it has something wrong with it that no kind of facet makes good.
  if (!choices.merchant) masks[HIDDEN] = 1 << MOST_CHOICES;
  const chosen = [...Map.groupBy(asked, scopeOf)].map(([scope, [first]]): Chosen => ({
    scope,
    kind: kinds.indexOf(first?.kind ?? 'stock'),
    bits: bitsWhere(asked, (one) => scopeOf(one) === scope),
    counts: new Uint32Array(masks.length),
  }));
  const counts = new Uint32Array(masks.length);
  const total = count(chunks, { masks, all, chosen, counts });
  const ownCounts = new Map(chosen.map((own) => [own.scope, own.counts]));
  return {
    total,
    facets: names.facets.flatMap(({ kind, value }, number) => {
      if (number === HIDDEN) return [];
      const found =
        (ownCounts.get(kind === 'option' ? `option ${optionNameOf(value)}` : kind) ?? counts)[
          number
        ] ?? 0;
      return found > 0 ? [[kind, value, found] as const] : [];
    }),
  };
}

/** Whose counts leave this choice out. */
const scopeOf = ({ kind, option }: Asked): string =>
  option === undefined ? kind : `option ${option}`;

interface Asked {
  readonly kind: Facet['kind'];
  readonly option?: string;
  /** The facets of which a product must have one. */
  readonly oneOf: readonly string[] | ((facet: FacetNames['facets'][number]) => boolean);
}

function askedOf({
  collection,
  brands,
  ribbons,
  options,
  minPrice,
  maxPrice,
  inStock,
}: Choices): Asked[] {
  return [
    ...(collection === undefined ? [] : [{ kind: 'collection', oneOf: [collection] } as const]),
    ...(brands.length === 0 ? [] : [{ kind: 'brand', oneOf: brands } as const]),
    ...(ribbons.length === 0 ? [] : [{ kind: 'ribbon', oneOf: ribbons } as const]),
    ...[...chosenOptions({ options })].flatMap(([option, groups]) =>
      groups.map((values): Asked => ({ kind: 'option', option, oneOf: values })),
    ),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [
          {
            kind: 'price',
            oneOf: ({ low, high }) => high >= (minPrice ?? high) && low <= (maxPrice ?? low),
          } satisfies Asked,
        ]),
    ...(inStock
      ? [{ kind: 'stock', oneOf: ({ value }) => value !== 'OUT_OF_STOCK' } satisfies Asked]
      : []),
  ];
}

const bitsWhere = (asked: readonly Asked[], holds: (one: Asked) => boolean): number =>
  asked.reduce((bits, one, bit) => (holds(one) ? bits | (1 << bit) : bits), 0);

/** For each facet what of the choices it meets. */
function masksOf(names: FacetNames, asked: readonly Asked[]): Int32Array {
  const masks = new Int32Array(names.facets.length);
  for (const [bit, { kind, oneOf }] of asked.entries()) {
    const numbers =
      typeof oneOf === 'function'
        ? names.facets.flatMap((facet, number) =>
            number !== HIDDEN && facet.kind === kind && oneOf(facet) ? [number] : [],
          )
        : oneOf.flatMap((value) => names.numberOf({ kind, value }) ?? []);
    for (const number of numbers) masks[number] = (masks[number] ?? 0) | (1 << bit);
  }
  return masks;
}

interface Counting {
  /** For each facet the bits of what was chosen that it meets. */
  readonly masks: Int32Array;
  readonly all: number;
  readonly chosen: readonly Chosen[];
  /** By the numbers of the facets: of what all choices leave. */
  readonly counts: Uint32Array;
}

/** A facet that was chosen among. */
interface Chosen {
  readonly scope: string;
  readonly kind: number;
  /** Of these choices. */
  readonly bits: number;
  /** Of what the others leave; for facets of this kind. */
  readonly counts: Uint32Array;
}

function count(chunks: readonly FacetChunk[], counting: Counting): number {
  const [wrong, left] = [
    new Int32Array(CHUNK),
    { marks: new Uint8Array(CHUNK), places: new Uint16Array(CHUNK) },
  ];
  return chunks.reduce((total, chunk) => total + countChunk(chunk, counting, wrong, left), 0);
}

/** Over plain numbers alone, which fit into the processor's own memory. (`?? 0` costs nothing, V8 knows that these are numbers.) */
function countChunk(
  chunk: FacetChunk,
  { masks, all, chosen, counts }: Counting,
  wrong: Int32Array,
  left: Left,
): number {
  wrong.fill(all);
  for (const kind of new Set(chosen.map((own) => own.kind))) meet(chunk, kind, masks, wrong);
  meet(chunk, KINDS - 1, masks, wrong);
  const found = leave(chunk, wrong, 0, left);
  countThose(chunk, left.places, found, counts);
  for (const { kind, bits, counts: own } of chosen) {
    const some = leave(chunk, wrong, bits, left);
    if (some * FEW < chunk.ids.length) countThose(chunk, left.places, some, own);
    else countKind(chunk, kind, left.marks, own);
  }
  return found;
}

/** What of a chunk is left: a mark for each product, and the places of those that have one. */
interface Left {
  readonly marks: Uint8Array;
  readonly places: Uint16Array;
}

/** Of fewer than one in so many it is quicker to look at what they stand under than at who stands under what. */
const FEW = 6;

/** Those that have nothing wrong with them but these; says how many. Without a branch, which the processor would guess wrong. */
function leave(
  { ids }: FacetChunk,
  wrong: Int32Array,
  bits: number,
  { marks, places }: Left,
): number {
  const { length } = ids;
  let some = 0;
  for (let place = 0; place < length; place += 1) {
    const still = (wrong[place] ?? 0) & ~bits;
    const mark = ((still | -still) >>> 31) ^ 1;
    marks[place] = mark;
    places[some] = place;
    some += mark;
  }
  return some;
}

/** All the facets of those. */
function countThose(
  { ends, facets }: FacetChunk,
  places: Uint16Array,
  some: number,
  counts: Uint32Array,
): void {
  for (let one = 0; one < some; one += 1) {
    const place = places[one] ?? 0;
    const end = ends[place] ?? 0;
    for (let at = place === 0 ? 0 : (ends[place - 1] ?? 0); at < end; at += 1)
      counts[facets[at] ?? 0] = (counts[facets[at] ?? 0] ?? 0) + 1;
  }
}

/** What products have of that kind is taken off what is wrong with them; a hidden one gets something that is. */
function meet(
  { under, kindEnds, places, underEnds }: FacetChunk,
  kind: number,
  masks: Int32Array,
  wrong: Int32Array,
): void {
  const last = kindEnds[kind] ?? 0;
  for (let index = kind === 0 ? 0 : (kindEnds[kind - 1] ?? 0); index < last; index += 1) {
    const mask = masks[under[index] ?? 0] ?? 0;
    if (mask === 0) continue;
    const end = underEnds[index] ?? 0;
    for (let at = index === 0 ? 0 : (underEnds[index - 1] ?? 0); at < end; at += 1) {
      const place = places[at] ?? 0;
      wrong[place] = mask < 0 ? mask : (wrong[place] ?? 0) & ~mask;
    }
  }
}

function countKind(
  { under, kindEnds, places, underEnds }: FacetChunk,
  kind: number,
  marks: Uint8Array,
  counts: Uint32Array,
): void {
  const last = kindEnds[kind] ?? 0;
  for (let index = kind === 0 ? 0 : (kindEnds[kind - 1] ?? 0); index < last; index += 1) {
    const end = underEnds[index] ?? 0;
    let found = 0;
    for (let at = index === 0 ? 0 : (underEnds[index - 1] ?? 0); at < end; at += 1)
      found += marks[places[at] ?? 0] ?? 0;
    const facet = under[index] ?? 0;
    counts[facet] = (counts[facet] ?? 0) + found;
  }
}
