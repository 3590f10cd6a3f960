import type { PlatformQuery } from '@shopwright/contract/shared/paging';

interface Found<Item> {
  readonly items: readonly Item[];
  readonly total: number | undefined;
}

export type FetchPage<Item> = (query: PlatformQuery) => Promise<Found<Item>>;

/** One page of a query, and the way to those beside it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly length: number;
  readonly pageSize: number;
  /** Undefined when the platform did not count; there is then no next page either. */
  readonly totalCount: number | undefined;
  readonly totalPages: number | undefined;
  /** From 0. */
  readonly currentPage: number;
  hasNext(): boolean;
  hasPrev(): boolean;
  next(): Promise<Page<Item>>;
  prev(): Promise<Page<Item>>;
}

export async function pageOf<Item>(fetchPage: FetchPage<Item>, query: PlatformQuery): Promise<Page<Item>> {
  const { items, total } = await fetchPage(query);
  const pageSize = query.paging?.limit ?? 0;
  const offset = query.paging?.offset ?? 0;
  const hasNext = (): boolean => pageSize > 0 && total !== undefined && offset + pageSize < total;
  const hasPrev = (): boolean => pageSize > 0 && offset > 0;
  const at = (place: number): Promise<Page<Item>> => pageOf(fetchPage, { ...query, paging: { limit: pageSize, offset: place } });

  return {
    items,
    length: items.length,
    pageSize,
    totalCount: total,
    totalPages: total === undefined || pageSize === 0 ? undefined : Math.ceil(total / pageSize),
    currentPage: pageSize === 0 ? 0 : Math.floor(offset / pageSize),
    hasNext,
    hasPrev,
    async next() {
      if (!hasNext()) throw new Error('No next page to fetch');
      return at(offset + pageSize);
    },
    async prev() {
      if (!hasPrev()) throw new Error('No previous page to fetch');
      return at(Math.max(0, offset - pageSize));
    },
  };
}
