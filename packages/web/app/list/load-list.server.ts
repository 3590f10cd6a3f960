import { ApiError } from '@shopwright/sdk';
import { deferred, DeferredPartError } from '../deferred.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { CatalogClient } from '../shop/catalog-client.server.ts';
import { loadCollections, type CollectionSummary } from '../shop/collection-summary.server.ts';
import { missing } from '../shop/not-found.server.ts';
import type { FormatAmount } from '../shop/price.server.ts';
import { summaryOf, type ProductSummary } from '../shop/product-summary.server.ts';
import {
  chosenOf,
  optionField,
  readFilters,
  usualSortOf,
  type Chosen,
  type Filters,
  type Sort,
} from './filters.ts';

const productsPerPage = 24;
/** The platform's maximum offset is 10,000 products. */
const MAX_PAGE = Math.floor(10_000 / productsPerPage) + 1;

/** A list of products as its page shows it. */
export interface ListData {
  readonly filters: Filters;
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly pageCount: number;
  readonly groups: readonly FacetGroup[];
  readonly chips: readonly Chip[];
  /** Chips whose removal would bring something, when nothing was found. */
  readonly ways: readonly (Chip & { readonly count: number })[];
  /** Nothing matched as it was typed. */
  readonly isCorrected: boolean;
  /** No product has all words that were typed. */
  readonly isPartial: boolean;
  /** The words that were found, when they are not those that were typed. */
  readonly matched: readonly string[];
  readonly currency: string;
  /** The default order: in a collection, the merchant's own. */
  readonly usualSort: Sort;
}

export interface FacetGroup {
  readonly kind: 'option' | 'brand' | 'collection' | 'price' | 'stock';
  /** The name of an option; other groups use our translations. */
  readonly name?: string;
  readonly field: string;
  readonly choices: readonly FacetChoice[];
}

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** `#rrggbb` */
  readonly color?: string;
}

export interface Chip {
  readonly kind: Chosen['kind'];
  /** Without one for what our words name. */
  readonly label?: string;
  readonly from?: string;
  readonly to?: string;
  readonly without: Filters;
}

interface ListRequest {
  readonly page: Pick<PageContext, 'catalog' | 'money' | 'pageLanguage' | 'store' | 'report'>;
  readonly url: URL;
  /** The list is of this collection only. */
  readonly inside?: { readonly id: string };
}

export async function loadList({ page, url, inside }: ListRequest): Promise<ListData> {
  const { catalog } = page;
  const filters = readFilters(url.searchParams);
  const [formatAmount, { currency }, collections, { locale }] = await Promise.all([
    page.money(),
    page.store(),
    collectionsFor(page, filters),
    page.pageLanguage(),
  ]);
  const usualSort = usualSortOf(filters, inside !== undefined);
  const chosen =
    filters.collection === undefined
      ? undefined
      : collections.find(({ slug }) => slug === filters.collection);
  const searchRequest = (selection: Filters) => ({
    ...(selection.text ? { text: selection.text } : {}),
    ...(inside
      ? { collectionId: inside.id }
      : selection.collection && chosen
        ? { collectionId: chosen.id }
        : {}),
    ...(selection.brands.length > 0 ? { brands: [...selection.brands] } : {}),
    ...(Object.keys(selection.options).length > 0
      ? {
          options: Object.fromEntries(
            Object.entries(selection.options).map(([name, values]) => [name, [...values]]),
          ),
        }
      : {}),
    ...(selection.min === undefined ? {} : { minPrice: selection.min }),
    ...(selection.max === undefined ? {} : { maxPrice: selection.max }),
    ...(selection.inStock ? { inStock: true } : {}),
    sort: selection.sort ?? usualSort,
  });
  if (filters.page > MAX_PAGE) throw missing();
  const found = await searchWithFacets(page, {
    ...searchRequest(filters),
    paging: { limit: productsPerPage, offset: (filters.page - 1) * productsPerPage },
  });
  const total = found.metadata?.total ?? 0;
  if (filters.page > 1 && (found.products ?? []).length === 0) throw missing();
  const products = (found.products ?? []).map((product) => summaryOf(product, formatAmount));
  const chips = chosenOf(filters).map((one) => toChip(one, collections, formatAmount, currency));
  const countOf = async (selection: Filters): Promise<number> => {
    const { metadata } = await catalog.products.searchProducts({
      ...searchRequest(selection),
      paging: { limit: 0 },
    });
    return metadata?.total ?? 0;
  };
  const ways =
    total > 0
      ? []
      : await deferred(
          page,
          'wider searches',
          Promise.all(
            chips
              .slice(0, 8)
              .map(async (chip) => ({ ...chip, count: await countOf(chip.without) })),
          ),
          [],
        );
  return {
    filters,
    products,
    total,
    chips,
    currency,
    usualSort,
    pageCount: Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / productsPerPage))),
    groups: groupsOf(found.facets ?? {}, {
      filters,
      formatAmount,
      currency,
      locale,
      collections,
      inside,
    }),
    ways: ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    isCorrected: found.corrected === true,
    isPartial: found.partial === true,
    matched: found.matched ?? [],
  };
}

/** A list of one collection cannot be loaded without its id; other lists only lack some names. */
function collectionsFor(
  page: ListRequest['page'],
  { collection }: Filters,
): Promise<readonly CollectionSummary[]> {
  const loading = loadCollections(page.catalog);
  return collection === undefined ? deferred(page, 'collections', loading, []) : loading;
}

type SearchRequest = Parameters<CatalogClient['products']['searchProducts']>[0];

/**
 * The products are critical, the filters are not: where counting them fails, the list is loaded
 * without them.
 */
async function searchWithFacets(
  { catalog: { products }, report }: ListRequest['page'],
  request: SearchRequest,
) {
  try {
    return await products.searchProducts({ ...request, facets: true });
  } catch (error) {
    // The visitor's mistake stays one without filters.
    if (error instanceof ApiError && error.status < 500) throw error;
    const found = await products.searchProducts(request);
    report(new DeferredPartError('filters', error));
    return found;
  }
}

function toChip(
  chosen: Chosen,
  collections: readonly CollectionSummary[],
  formatAmount: FormatAmount,
  currency: string,
): Chip {
  const { kind, without } = chosen;
  if (kind === 'stock') return { kind, without };
  if (kind === 'price') {
    const { min, max } = chosen;
    return {
      kind,
      without,
      ...(min === undefined ? {} : { from: formatAmount(min, currency) }),
      ...(max === undefined ? {} : { to: formatAmount(max, currency) }),
    };
  }
  const { value } = chosen;
  return {
    kind,
    without,
    label:
      kind === 'collection'
        ? (collections.find(({ slug }) => slug === value)?.name ?? value)
        : value,
  };
}

interface Around {
  readonly filters: Filters;
  readonly formatAmount: FormatAmount;
  readonly currency: string;
  readonly collections: readonly CollectionSummary[];
  readonly inside: { readonly id: string } | undefined;
  /** Names of choices are sorted as its readers sort them. */
  readonly locale: string;
}

type SearchFacets = NonNullable<
  Awaited<ReturnType<CatalogClient['products']['searchProducts']>>['facets']
>;

/** Enough to choose from; the rest is found by searching. */
const MAX_CHOICES = 24;

function groupsOf(
  {
    options = [],
    brands = [],
    collections: inCollections = [],
    prices = [],
    stock = [],
  }: SearchFacets,
  { filters, formatAmount, currency, locale, collections, inside }: Around,
): FacetGroup[] {
  const inOrder = new Intl.Collator(locale, { numeric: true });
  /** In an order that no choice changes: under one's finger nothing moves. */
  const counted = (
    all: readonly { name?: string; count?: number; color?: string }[],
    chosen: readonly string[],
  ): FacetChoice[] => {
    const choices = all.map(({ name = '', count = 0, color }): FacetChoice => ({
      value: name,
      label: name,
      count,
      isChosen: chosen.includes(name),
      ...(color ? { color } : {}),
    }));
    // A chosen value without products must stay, so that it can be removed.
    const gone = chosen
      .filter((value) => !choices.some((choice) => choice.value === value))
      .map((value) => ({ value, label: value, count: 0, isChosen: true }));
    return [
      ...choices.filter(({ isChosen }, index) => isChosen || index < MAX_CHOICES),
      ...gone,
    ].toSorted((a, b) => inOrder.compare(a.label, b.label));
  };
  const goneOptions = Object.keys(filters.options)
    .filter((name) => !options.some((option) => option.name === name))
    .map((name) => ({ name, choices: [] }));
  const groups: FacetGroup[] = [
    {
      kind: 'price',
      field: 'price',
      choices: prices.map(({ from = 0, to = 0, count = 0 }) => ({
        value: `${from}-${to}`,
        label: `${formatAmount(from, currency)} – ${formatAmount(to, currency)}`,
        count,
        isChosen: filters.min === (from || undefined) && filters.max === to,
      })),
    },
    ...[...options, ...goneOptions].map(({ name = '', choices = [] }): FacetGroup => ({
      kind: 'option',
      name,
      field: optionField(name),
      choices: counted(choices, filters.options[name] ?? []),
    })),
    { kind: 'brand', field: 'brand', choices: counted(brands, filters.brands) },
    {
      kind: 'collection',
      field: 'collection',
      choices: inside
        ? []
        : inCollections.flatMap(({ name = '', slug = '', count = 0 }) =>
            collections.some((one) => one.slug === slug)
              ? [{ value: slug, label: name, count, isChosen: filters.collection === slug }]
              : [],
          ),
    },
    {
      kind: 'stock',
      field: 'stock',
      choices: [
        {
          value: 'in',
          label: '',
          count: stock.reduce(
            (sum, { name, count = 0 }) => sum + (name === 'OUT_OF_STOCK' ? 0 : count),
            0,
          ),
          isChosen: filters.inStock,
        },
      ],
    },
  ];
  // A group that cannot narrow anything down is left out: one brand for all is no choice.
  const useful = ({ kind, choices }: FacetGroup): boolean =>
    choices.some(({ isChosen }) => isChosen) ||
    (kind === 'stock' ? (choices[0]?.count ?? 0) > 0 : choices.length > 1);
  return groups.filter(useful).toSorted((a, b) => order(a) - order(b));
}

/** The most selective group first; an option that only one product has comes last. */
const order = ({ kind, choices }: FacetGroup): number => {
  const maxCount = Math.max(0, ...choices.map(({ count }) => count));
  if (kind === 'option') return maxCount > 1 ? 90 - Math.min(89, maxCount) : 100;
  return { price: 0, stock: 91, brand: 92, collection: 93 }[kind];
};
