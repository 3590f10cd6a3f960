/**
 * The filters of a list. They are all in the URL, in one order, so that the same list has one URL.
 */
export interface Filters {
  readonly text: string;
  /** Chosen values by the name of their option. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly brands: readonly string[];
  /** In the store's own currency. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly inStock: boolean;
  /** Its slug. */
  readonly collection: string | undefined;
  readonly sort: Sort | undefined;
  readonly page: number;
}

export const sorts = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC'] as const;
export type Sort = (typeof sorts)[number];

/**
 * The platform's RELEVANCE is how well words match; without words, how the merchant arranged a
 * collection.
 */
export const usualSortOf = ({ text, collection }: Filters, isCollection: boolean): Sort =>
  text || isCollection || collection ? 'RELEVANCE' : 'NEWEST';

/**
 * Names of fields; `option.Color` is the option called Color, so that no option can be taken for a
 * field.
 */
export const optionField = (name: string): string => `option.${name}`;

/** The limits of the platform. */
const MAX_OPTIONS = 10;
const MAX_VALUES_PER_OPTION = 50;
const MAX_TEXT_LENGTH = 200;

export function readFilters(query: URLSearchParams): Filters {
  const options = [...new Set(query.keys())]
    .filter((field) => field.startsWith('option.'))
    .map((field) => [field.slice('option.'.length), valuesOf(query, field)] as const)
    .filter(([, values]) => values.length > 0)
    .slice(0, MAX_OPTIONS);
  const [low, high] = [amount(query.get('min')), amount(query.get('max'))];
  const isTurned = low !== undefined && high !== undefined && low > high;
  const sort = sorts.find((one) => one === query.get('sort'));
  const page = query.get('page') ?? '';
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    // Entries, because an option may be called __proto__.
    options: Object.fromEntries(options),
    brands: valuesOf(query, 'brand'),
    // Typed the wrong way round is still meant.
    min: isTurned ? high : low,
    max: isTurned ? low : high,
    inStock: query.get('stock') === 'in',
    collection: query.get('collection') || undefined,
    sort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

const valuesOf = (query: URLSearchParams, field: string): string[] =>
  [...new Set(query.getAll(field))]
    .filter((value) => value !== '' && value.length <= 50)
    .slice(0, MAX_VALUES_PER_OPTION);

/** A typed price: `12`, `12.50`, `12,50`. Zero and less narrow nothing down. */
function amount(typed: string | null): number | undefined {
  const text = (typed ?? '').trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** The query of a list, without a question mark; empty for the whole list. */
export function filterQuery({
  text,
  options,
  brands,
  min,
  max,
  inStock,
  collection,
  sort,
  page,
}: Filters): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (collection) query.set('collection', collection);
  for (const [name, values] of Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const value of [...values].sort()) query.append(optionField(name), value);
  for (const brand of [...brands].sort()) query.append('brand', brand);
  if (min !== undefined) query.set('min', String(min));
  if (max !== undefined) query.set('max', String(max));
  if (inStock) query.set('stock', 'in');
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

export function listAddress(path: string, filters: Filters): string {
  const query = filterQuery(filters);
  return query ? `${path}?${query}` : path;
}

/** Another list begins with its first page. */
export const changed = (filters: Filters, change: Partial<Filters>): Filters => ({
  ...filters,
  page: 1,
  ...change,
});

export const withoutFilters = ({ text, sort }: Filters): Filters => ({
  text,
  sort,
  options: {},
  brands: [],
  min: undefined,
  max: undefined,
  inStock: false,
  collection: undefined,
  page: 1,
});

/** One thing that was chosen, and the list without it. */
export type Chosen = { readonly without: Filters } & (
  | { readonly kind: 'option' | 'brand' | 'collection'; readonly value: string }
  | { readonly kind: 'price'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'stock' }
);

export function chosenOf(filters: Filters): Chosen[] {
  const { collection, options, brands, min, max, inStock } = filters;
  return [
    ...(collection
      ? [
          {
            kind: 'collection' as const,
            value: collection,
            without: changed(filters, { collection: undefined }),
          },
        ]
      : []),
    ...Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => ({
        kind: 'option' as const,
        value,
        without: changed(filters, {
          options: { ...options, [name]: values.filter((one) => one !== value) },
        }),
      })),
    ),
    ...brands.map((value) => ({
      kind: 'brand' as const,
      value,
      without: changed(filters, { brands: brands.filter((one) => one !== value) }),
    })),
    ...(min === undefined && max === undefined
      ? []
      : [
          {
            kind: 'price' as const,
            min,
            max,
            without: changed(filters, { min: undefined, max: undefined }),
          },
        ]),
    ...(inStock ? [{ kind: 'stock' as const, without: changed(filters, { inStock: false }) }] : []),
  ];
}
