import { wireField } from './fields.ts';

/**
 * The second way to write a query:
 * `utils.query.QueryBuilder().withFilter(Filter('name').eq('Tea')).build()`, passed to a query
 * function.
 */
export interface Expression {
  readonly filter: Readonly<Record<string, unknown>>;
}

type Operators = Readonly<Record<string, unknown>>;

export interface FieldFilter extends Expression {
  eq(value: unknown): FieldFilter;
  ne(value: unknown): FieldFilter;
  gt(value: unknown): FieldFilter;
  gte(value: unknown): FieldFilter;
  lt(value: unknown): FieldFilter;
  lte(value: unknown): FieldFilter;
  startsWith(value: string): FieldFilter;
  endsWith(value: string): FieldFilter;
  contains(value: string): FieldFilter;
  in(values: readonly unknown[]): FieldFilter;
  nin(values: readonly unknown[]): FieldFilter;
  hasSome(values: readonly unknown[]): FieldFilter;
  hasAll(values: readonly unknown[]): FieldFilter;
  exists(value?: boolean): FieldFilter;
  isEmpty(value?: boolean): FieldFilter;
  isNotEmpty(): FieldFilter;
}

/** Several operators on one field can be chained: `Filter('price').gt(5).lt(10)`. */
function fieldFilter(field: string, operators: Operators): FieldFilter {
  const and = (operator: string) => (value: unknown) =>
    fieldFilter(field, { ...operators, [`$${operator}`]: value });
  const given =
    (operator: string) =>
    (value = true) =>
      and(operator)(value);
  return {
    get filter() {
      return Object.keys(operators).length === 0 ? {} : { [wireField(field)]: operators };
    },
    eq: and('eq'),
    ne: and('ne'),
    gt: and('gt'),
    gte: and('gte'),
    lt: and('lt'),
    lte: and('lte'),
    startsWith: and('startsWith'),
    endsWith: and('endsWith'),
    contains: and('contains'),
    in: and('in'),
    nin: and('nin'),
    hasSome: and('hasSome'),
    hasAll: and('hasAll'),
    exists: given('exists'),
    isEmpty: given('isEmpty'),
    isNotEmpty: () => and('ne')(null),
  };
}

const all =
  (word: string) =>
  (...filters: readonly Expression[]): Expression => ({
    filter: { [word]: filters.map(({ filter }) => filter) },
  });

/** `Filter('name')` for one field of the module; `Filter.and(...)` and the like combine filters. */
export interface FilterOf<Filterable extends string> {
  (field: Filterable): FieldFilter;
  and(...filters: readonly Expression[]): Expression;
  or(...filters: readonly Expression[]): Expression;
  not(filter: Expression): Expression;
}

const Filter: FilterOf<string> = /* @__PURE__ */ Object.assign(
  (field: string): FieldFilter => fieldFilter(field, {}),
  {
    and: all('$and'),
    or: all('$or'),
    not: ({ filter }: Expression): Expression => ({ filter: { $not: filter } }),
  },
);

export interface SortExpression {
  readonly sort: { readonly fieldName: string; readonly order: 'ASC' | 'DESC' };
}

export interface FieldSort {
  asc(): SortExpression;
  desc(): SortExpression;
}

const Sort = (field: string): FieldSort => ({
  asc: () => ({ sort: { fieldName: wireField(field), order: 'ASC' } }),
  desc: () => ({ sort: { fieldName: wireField(field), order: 'DESC' } }),
});

export interface QueryState {
  filter?: Record<string, unknown>;
  fields?: string[];
  sort?: SortExpression['sort'][];
  paging?: { limit?: number; offset?: number };
  cursorPaging?: { limit?: number; cursor?: string };
}

export interface FullQueryBuilder {
  withFilter(expression: Expression): FullQueryBuilder;
  withFields(...fields: string[]): FullQueryBuilder;
  withSorting(...sorts: SortExpression[]): FullQueryBuilder;
  withPaging(paging: { limit?: number; offset?: number }): FullQueryBuilder;
  build(): QueryState;
}

function QueryBuilder(): FullQueryBuilder {
  const state: QueryState = {};
  const builder: FullQueryBuilder = {
    withFilter(expression: Expression) {
      state.filter = expression.filter;
      return builder;
    },
    withFields(...fields: string[]) {
      state.fields = fields.map(wireField);
      return builder;
    },
    withSorting(...sorts: SortExpression[]) {
      state.sort = sorts.map(({ sort }) => sort);
      return builder;
    },
    withPaging(paging: { limit?: number; offset?: number }) {
      state.paging = paging;
      return builder;
    },
    build: () => state,
  };
  return builder;
}

export interface QueryUtils<Filterable extends string, Sortable extends string> {
  readonly query: {
    readonly QueryBuilder: () => FullQueryBuilder;
    readonly Filter: FilterOf<Filterable>;
    readonly Sort: (field: Sortable) => FieldSort;
  };
}

const shared: QueryUtils<string, string> = { query: { QueryBuilder, Filter, Sort } };

/** The same functions for every module; types restrict each to its own fields. */
export const queryUtils = <Filterable extends string, Sortable extends string>(): QueryUtils<
  Filterable,
  Sortable
> => shared;
