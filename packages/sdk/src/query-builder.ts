import { wireField } from './fields.ts';

type Value = string | number | boolean | Date | null | undefined;
type Filter = Readonly<Record<string, unknown>>;

interface Paging {
  readonly offset: number;
  readonly limit: number;
}
interface CursorPaging {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The query that is sent to the platform. */
export interface BuiltQuery {
  readonly filter?: Filter | undefined;
  readonly paging?: Paging | undefined;
  readonly cursorPaging?: CursorPaging | undefined;
  readonly sort?:
    | readonly { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }[]
    | undefined;
}

export interface Found<Item> {
  readonly items: Item[];
  readonly metadata?:
    | {
        readonly total?: number | null;
        readonly tooManyToCount?: boolean | null;
        readonly cursors?: { readonly next?: string | null; readonly prev?: string | null };
      }
    | undefined;
}

export type FetchPage<Item> = (query: BuiltQuery) => Promise<Found<Item>>;

/** The default page size. */
const usual = 50;

/**
 * Builds a query step by step. Each step returns a new builder, so a partial query can be reused.
 */
export class QueryBuilder<
  Item,
  Filterable extends string = string,
  Sortable extends string = string,
> {
  readonly query: BuiltQuery;
  readonly #fetchPage: FetchPage<Item>;
  readonly #paging: 'offset' | 'cursor';

  constructor(fetchPage: FetchPage<Item>, paging: 'offset' | 'cursor', query?: BuiltQuery) {
    this.#fetchPage = fetchPage;
    this.#paging = paging;
    this.query = query ?? {
      filter: {},
      ...(paging === 'offset'
        ? { paging: { offset: 0, limit: usual } }
        : { cursorPaging: { limit: usual } }),
    };
  }

  eq(field: Filterable, value: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, value ?? null);
  }
  ne(field: Filterable, value: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $ne: value ?? null });
  }
  gt(field: Filterable, value: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $gt: value });
  }
  ge(field: Filterable, value: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $gte: value });
  }
  lt(field: Filterable, value: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $lt: value });
  }
  le(field: Filterable, value: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $lte: value });
  }
  between(field: Filterable, from: Value, to: Value): QueryBuilder<Item, Filterable, Sortable> {
    return this.ge(field, from).lt(field, to);
  }
  in(field: Filterable, values: readonly Value[]): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $in: values });
  }
  hasSome(
    field: Filterable,
    ...values: readonly (Value | readonly Value[])[]
  ): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $hasSome: listOf(values) });
  }
  hasAll(
    field: Filterable,
    ...values: readonly (Value | readonly Value[])[]
  ): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $hasAll: listOf(values) });
  }
  startsWith(field: Filterable, text: string): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $startsWith: text });
  }
  endsWith(field: Filterable, text: string): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $endsWith: text });
  }
  contains(field: Filterable, text: string): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $contains: text });
  }
  exists(field: Filterable, there = true): QueryBuilder<Item, Filterable, Sortable> {
    return this.#where(field, { $exists: there });
  }
  isEmpty(field: Filterable): QueryBuilder<Item, Filterable, Sortable> {
    return this.eq(field, null);
  }
  isNotEmpty(field: Filterable): QueryBuilder<Item, Filterable, Sortable> {
    return this.ne(field, null);
  }

  and(other: { readonly query: BuiltQuery }): QueryBuilder<Item, Filterable, Sortable> {
    return this.#with({ filter: joined('$and', this.query.filter, other.query.filter) });
  }
  or(other: { readonly query: BuiltQuery }): QueryBuilder<Item, Filterable, Sortable> {
    return this.#with({ filter: joined('$or', this.query.filter, other.query.filter) });
  }
  /** Replaces the filter by the negation of the other. */
  not(other: { readonly query: BuiltQuery }): QueryBuilder<Item, Filterable, Sortable> {
    const { filter } = other.query;
    return this.#with({
      filter: isNone(filter)
        ? undefined
        : Object.keys(filter).join() === '$not'
          ? (filter['$not'] as Filter)
          : { $not: filter },
    });
  }

  ascending(...fields: Sortable[]): QueryBuilder<Item, Filterable, Sortable> {
    return this.#sorted(fields, 'ASC');
  }
  descending(...fields: Sortable[]): QueryBuilder<Item, Filterable, Sortable> {
    return this.#sorted(fields, 'DESC');
  }
  skip(offset: number): QueryBuilder<Item, Filterable, Sortable> {
    return this.#with({ paging: { offset, limit: this.query.paging?.limit ?? usual } });
  }
  skipTo(cursor: string): QueryBuilder<Item, Filterable, Sortable> {
    return this.#with({ cursorPaging: { cursor, limit: this.query.cursorPaging?.limit ?? usual } });
  }
  limit(limit: number): QueryBuilder<Item, Filterable, Sortable> {
    if (this.#paging === 'cursor')
      return this.#with({ cursorPaging: { ...this.query.cursorPaging, limit } });
    return this.#with({ paging: { limit, offset: this.query.paging?.offset ?? 0 } });
  }

  async find(): Promise<Page<Item, Filterable, Sortable>> {
    const { cursorPaging } = this.query;
    const found = await this.#fetchPage(cursorPaging?.cursor ? { cursorPaging } : this.query);
    return new Page<Item, Filterable, Sortable>(this, found, (change) => this.#with(change).find());
  }

  #where(field: Filterable, condition: unknown): QueryBuilder<Item, Filterable, Sortable> {
    return this.#with({
      filter: joined('$and', this.query.filter, { [wireField(field)]: condition }),
    });
  }

  #sorted(
    fields: readonly Sortable[],
    order: 'ASC' | 'DESC',
  ): QueryBuilder<Item, Filterable, Sortable> {
    return this.#with({
      sort: [
        ...(this.query.sort ?? []),
        ...fields.map((field) => ({ fieldName: wireField(field), order })),
      ],
    });
  }

  #with(change: BuiltQuery): QueryBuilder<Item, Filterable, Sortable> {
    return new QueryBuilder<Item, Filterable, Sortable>(this.#fetchPage, this.#paging, {
      ...this.query,
      ...change,
    });
  }
}

/** One page of a query, with its neighbors. */
export class Page<Item, Filterable extends string = string, Sortable extends string = string> {
  readonly items: Item[];
  readonly query: QueryBuilder<Item, Filterable, Sortable>;
  /** The cursors of the adjacent pages. */
  readonly cursors: { readonly next: string | undefined; readonly prev: string | undefined };
  readonly #total: number | undefined;
  readonly #goTo: (change: BuiltQuery) => Promise<Page<Item, Filterable, Sortable>>;

  constructor(
    query: QueryBuilder<Item, Filterable, Sortable>,
    { items, metadata }: Found<Item>,
    goTo: (change: BuiltQuery) => Promise<Page<Item, Filterable, Sortable>>,
  ) {
    this.items = items;
    this.query = query;
    this.cursors = {
      next: metadata?.cursors?.next ?? undefined,
      prev: metadata?.cursors?.prev ?? undefined,
    };
    this.#total = metadata?.tooManyToCount ? undefined : (metadata?.total ?? undefined);
    this.#goTo = goTo;
  }

  get length(): number {
    return this.items.length;
  }
  get pageSize(): number {
    return (this.#cursor ?? this.#offset).limit;
  }
  /**
   * Starts at 0; undefined with `limit(0)`, and for queries with cursors.
   */
  get currentPage(): number | undefined {
    return this.#isPaged ? Math.floor(this.#offset.offset / this.pageSize) : undefined;
  }
  get totalPages(): number | undefined {
    return this.#isPaged && this.#total !== undefined
      ? Math.ceil(this.#total / this.pageSize)
      : undefined;
  }
  /** Undefined when the platform did not count; there is then no next page either. */
  get totalCount(): number | undefined {
    return this.#total;
  }

  hasNext(): boolean {
    return this.#cursor
      ? Boolean(this.cursors.next)
      : (this.currentPage ?? 0) < (this.totalPages ?? 0) - 1;
  }

  hasPrev(): boolean {
    return this.#cursor ? Boolean(this.cursors.prev) : (this.currentPage ?? 0) > 0;
  }

  async next(): Promise<Page<Item, Filterable, Sortable>> {
    if (!this.hasNext()) throw new Error('No next page to fetch');
    return this.#turn(1, this.cursors.next);
  }

  async prev(): Promise<Page<Item, Filterable, Sortable>> {
    if (!this.hasPrev()) throw new Error('No previous page to fetch');
    return this.#turn(-1, this.cursors.prev);
  }

  #turn(step: 1 | -1, cursor: string | undefined): Promise<Page<Item, Filterable, Sortable>> {
    const limit = this.pageSize;
    return this.#goTo(
      this.#cursor
        ? { cursorPaging: { cursor, limit } }
        : { paging: { offset: Math.max(this.#offset.offset + step * limit, 0), limit } },
    );
  }

  get #cursor(): CursorPaging | undefined {
    return this.query.query.cursorPaging;
  }
  get #offset(): Paging {
    return this.query.query.paging ?? { offset: 0, limit: usual };
  }
  get #isPaged(): boolean {
    return this.#cursor === undefined && this.pageSize !== 0;
  }
}

const isNone = (filter: Filter | undefined): filter is undefined =>
  filter === undefined || Object.keys(filter).length === 0;

/** Joins two filters by `$and`, without redundant nesting. */
function joined(
  word: '$and' | '$or',
  a: Filter | undefined,
  b: Filter | undefined,
): Filter | undefined {
  if (isNone(a)) return b;
  if (isNone(b)) return a;
  const parts = (filter: Filter): readonly unknown[] =>
    Object.keys(filter).join() === word && Array.isArray(filter[word]) ? filter[word] : [filter];
  return { [word]: [...parts(a), ...parts(b)] };
}

const listOf = (values: readonly unknown[]): unknown =>
  Array.isArray(values[0]) ? values[0] : values;
