import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choices, countFacets } from './count-facets.ts';
import {
  createFacetNames,
  parseMemberships,
  type Membership,
  toChunks,
  withChanges,
} from './facet-index.ts';
import { type Facet, facetKey } from '../../../products/rules/listing.ts';

interface Plain {
  readonly id: number;
  readonly visible: boolean;
  readonly facets: readonly Facet[];
}

const values = {
  collection: ['c1', 'c2', 'c3'],
  option: ['Color:Clay', 'Color:Oat', 'Size:Large', 'Size:Small'],
  brand: ['Ada', 'Bo'],
  ribbon: ['New', 'Sale'],
  stock: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'],
  price: ['1.000:2.000', '2.000:2.000', '2.500:9.000', '9.000:12.000'],
};
const some = (kind: 'collection' | 'option', maxLength: number) =>
  fc
    .uniqueArray(fc.constantFrom(...values[kind]), { maxLength: maxLength })
    .map((list) => list.map((value): Facet => ({ kind, value })));
const maybe = (kind: 'brand' | 'ribbon') =>
  fc
    .option(fc.constantFrom(...values[kind]), { nil: undefined })
    .map((value): Facet[] => (value === undefined ? [] : [{ kind, value }]));
const one = (kind: 'stock' | 'price') =>
  fc.constantFrom(...values[kind]).map((value): Facet[] => [{ kind, value }]);
const product = (id: number): fc.Arbitrary<Plain> =>
  fc.record({
    id: fc.constant(id),
    visible: fc.boolean(),
    facets: fc
      .tuple(
        some('collection', 3),
        some('option', 4),
        maybe('brand'),
        maybe('ribbon'),
        one('stock'),
        one('price'),
      )
      .map((lists) => lists.flat()),
  });
const products = fc
  .uniqueArray(fc.nat(60), { maxLength: 40 })
  .chain((ids) => fc.tuple(...ids.sort((a, b) => a - b).map(product)));
const choices: fc.Arbitrary<Choices> = fc.record({
  merchant: fc.boolean(),
  collection: fc.option(fc.constantFrom('c1', 'c2', 'nobody'), { nil: undefined }),
  brands: fc.uniqueArray(fc.constantFrom('Ada', 'Bo', 'Nobody'), { maxLength: 2 }),
  ribbons: fc.uniqueArray(fc.constantFrom('New', 'Sale'), { maxLength: 2 }),
  options: fc.uniqueArray(
    fc.constantFrom(
      ['Color:Clay'],
      ['Color:Clay', 'Color:Oat'],
      ['Size:Large'],
      ['Size:Small', 'Size:Nobody'],
    ),
    { maxLength: 3 },
  ),
  minPrice: fc.option(fc.constantFrom(0, 2, 2.5, 20), { nil: undefined }),
  maxPrice: fc.option(fc.constantFrom(0, 2, 9, 20), { nil: undefined }),
  inStock: fc.boolean(),
});

/** A naive implementation. */
function naive(all: readonly Plain[], chosen: Choices) {
  const conditions: Readonly<Record<string, (facets: readonly Facet[]) => boolean>> = {
    collection: (facets) =>
      chosen.collection === undefined || has(facets, 'collection', [chosen.collection]),
    brand: (facets) => chosen.brands.length === 0 || has(facets, 'brand', chosen.brands),
    ribbon: (facets) => chosen.ribbons.length === 0 || has(facets, 'ribbon', chosen.ribbons),
    'option Color': (facets) =>
      chosen.options
        .filter(([first]) => first?.startsWith('Color:'))
        .every((accepted) => has(facets, 'option', accepted)),
    'option Size': (facets) =>
      chosen.options
        .filter(([first]) => first?.startsWith('Size:'))
        .every((accepted) => has(facets, 'option', accepted)),
    price: (facets) => {
      const [low = 0, high = 0] =
        facets
          .find(({ kind }) => kind === 'price')
          ?.value.split(':')
          .map(Number) ?? [];
      return high >= (chosen.minPrice ?? 0) && low <= (chosen.maxPrice ?? 1000);
    },
    stock: (facets) => !chosen.inStock || !has(facets, 'stock', ['OUT_OF_STOCK']),
  };
  const shown = all.filter(({ visible }) => visible || chosen.merchant);
  const under = (except?: string) =>
    shown.filter(({ facets }) =>
      Object.entries(conditions).every(([kind, holds]) => kind === except || holds(facets)),
    );
  const counted = Object.keys(conditions).flatMap((kind) =>
    under(kind).flatMap(({ facets }) =>
      facets
        .filter(
          (facet) =>
            kind === (facet.kind === 'option' ? `option ${facet.value.split(':')[0]}` : facet.kind),
        )
        .map(facetKey),
    ),
  );
  return {
    total: under().length,
    facets: Object.fromEntries(
      Object.entries(Object.groupBy(counted, (key) => key)).map(([key, list]) => [
        key,
        list?.length,
      ]),
    ),
  };
}
const has = (facets: readonly Facet[], kind: string, accepted: readonly string[]) =>
  facets.some((facet) => facet.kind === kind && accepted.includes(facet.value));

/** Numbered like database ids: with gaps, in no order. */
const facetIds = new Map(
  Object.entries(values)
    .flatMap(([kind, list]) => list.map((value) => `${kind} ${value}`))
    .map((key, index) => [key, 7 + ((index * 5) % 23) * 13]),
);
const asRead = (all: readonly Plain[]) =>
  all
    .map(({ id, visible, facets }) =>
      [id, Number(visible), ...facets.map((facet) => facetIds.get(facetKey(facet)) ?? 0)].join(','),
    )
    .join(';');

function named() {
  const names = createFacetNames();
  for (const [kind, list] of Object.entries(values))
    for (const value of list)
      names.add(facetIds.get(`${kind} ${value}`) ?? 0, { kind: kind as Facet['kind'], value });
  return names;
}

test('facet counts equal a naive count for any selection', () => {
  fc.assert(
    fc.property(products, choices, (all, chosen) => {
      const names = named();
      const counted = countFacets(
        toChunks(parseMemberships(asRead(all)).map(names.toMembership), names.kindOf),
        names,
        chosen,
      );
      expect({
        total: counted?.total,
        facets: Object.fromEntries(
          (counted?.facets ?? []).map(([kind, value, count]) => [`${kind} ${value}`, count]),
        ),
      }).toEqual(naive(all, chosen));
    }),
    { numRuns: 1000 },
  );
});

test('more filters than fit into a bit mask are not counted in memory', () => {
  const tooManyChoices: Choices = {
    merchant: false,
    collection: 'c1',
    brands: [],
    ribbons: [],
    options: Array.from({ length: 31 }, (_, n) => [`Option ${n}:Yes`]),
    minPrice: undefined,
    maxPrice: undefined,
    inStock: false,
  };
  expect(countFacets([], named(), tooManyChoices)).toBeUndefined();
  expect(countFacets([], named(), { ...tooManyChoices, collection: undefined })).toEqual({
    total: 0,
    facets: [],
  });
});

const membership = (id: number, facet: number): Membership => ({ id, facets: [facet, facet + 1] });
const kindOf = (facet: number) => facet % 3;
const plain = (chunks: ReturnType<typeof toChunks>) =>
  chunks.flatMap(({ ids, ends, facets }) =>
    [...ids].map((id, index) => [
      id,
      ...facets.slice(index === 0 ? 0 : ends[index - 1], ends[index]),
    ]),
  );

test('applying changes equals rebuilding the changed chunks, and reuses the others', () => {
  const before = Array.from({ length: 5000 }, (_, n) => membership(10 + n * 2, n));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(10_100), { maxLength: 60 }),
      fc.uniqueArray(fc.nat(10_100), { maxLength: 60 }),
      (written, gone) => {
        const chunks = toChunks(before, kindOf);
        const changed = new Map<number, Membership | undefined>([
          ...written.map((id) => [id, membership(id, 77)] as const),
          ...gone.map((id) => [id, undefined] as const),
        ]);
        const after = [
          ...before.filter(({ id }) => !changed.has(id)),
          ...[...changed.values()].flatMap((one) => one ?? []),
        ].sort((a, b) => a.id - b.id);
        // Compared as text: comparing ten thousand numbers one by one takes longer than everything
        // else.
        expect(JSON.stringify(plain(withChanges(chunks, changed, kindOf)))).toBe(
          JSON.stringify(plain(toChunks(after, kindOf))),
        );
      },
    ),
    { numRuns: 30 },
  );
  const chunks = toChunks(before, kindOf);
  expect(
    withChanges(chunks, new Map([[10, membership(10, 5)]]), kindOf).filter((chunk) =>
      chunks.includes(chunk),
    ),
  ).toHaveLength(chunks.length - 1);
  expect(
    plain(
      withChanges(
        [],
        new Map([
          [3, membership(3, 1)],
          [1, membership(1, 1)],
        ]),
        kindOf,
      ),
    ),
  ).toEqual([
    [1, 1, 2],
    [3, 1, 2],
  ]);
});
