import type { PlatformQuery } from '@shopwright/contract/shared/paging';
import { pageOf, type FetchPage, type Page } from './query-page.ts';
import { wireField } from './renames.ts';

type Value = string | number | boolean | Date | null;
type Condition = Readonly<Record<string, unknown>>;
type Sort = NonNullable<PlatformQuery['sort']>;

interface State {
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
}

const start: State = { conditions: [], sort: [], limit: 50, offset: 0 };

/** Builds a query step by step. Each step gives a new builder, so a half-built one can be kept and used twice. */
export class QueryBuilder<Item> {
  readonly #fetchPage: FetchPage<Item>;
  readonly #state: State;

  constructor(fetchPage: FetchPage<Item>, state: State = start) {
    this.#fetchPage = fetchPage;
    this.#state = state;
  }

  eq(field: string, value: Value): QueryBuilder<Item> { return this.#where({ [wireField(field)]: value }); }
  ne(field: string, value: Value): QueryBuilder<Item> { return this.#compare(field, '$ne', value); }
  gt(field: string, value: Value): QueryBuilder<Item> { return this.#compare(field, '$gt', value); }
  ge(field: string, value: Value): QueryBuilder<Item> { return this.#compare(field, '$gte', value); }
  lt(field: string, value: Value): QueryBuilder<Item> { return this.#compare(field, '$lt', value); }
  le(field: string, value: Value): QueryBuilder<Item> { return this.#compare(field, '$lte', value); }
  in(field: string, values: readonly Value[]): QueryBuilder<Item> { return this.#compare(field, '$in', values); }
  hasSome(field: string, values: readonly Value[]): QueryBuilder<Item> { return this.#compare(field, '$hasSome', values); }
  hasAll(field: string, values: readonly Value[]): QueryBuilder<Item> { return this.#compare(field, '$hasAll', values); }
  startsWith(field: string, text: string): QueryBuilder<Item> { return this.#compare(field, '$startsWith', text); }
  contains(field: string, text: string): QueryBuilder<Item> { return this.#compare(field, '$contains', text); }
  exists(field: string, there = true): QueryBuilder<Item> { return this.#compare(field, '$exists', there); }

  ascending(...fields: string[]): QueryBuilder<Item> { return this.#sorted(fields, 'ASC'); }
  descending(...fields: string[]): QueryBuilder<Item> { return this.#sorted(fields, 'DESC'); }
  skip(offset: number): QueryBuilder<Item> { return this.#with({ offset }); }
  limit(limit: number): QueryBuilder<Item> { return this.#with({ limit }); }

  find(): Promise<Page<Item>> {
    const { conditions, sort, limit, offset } = this.#state;
    const [only] = conditions;
    const filter = conditions.length > 1 ? { $and: conditions } : (only ?? {});
    return pageOf(this.#fetchPage, { filter, paging: { limit, offset }, ...(sort.length > 0 ? { sort } : {}) });
  }

  #compare(field: string, operator: string, value: unknown): QueryBuilder<Item> {
    return this.#where({ [wireField(field)]: { [operator]: value } });
  }

  #where(condition: Condition): QueryBuilder<Item> {
    return this.#with({ conditions: [...this.#state.conditions, condition] });
  }

  #sorted(fields: readonly string[], order: 'ASC' | 'DESC'): QueryBuilder<Item> {
    return this.#with({ sort: [...this.#state.sort, ...fields.map((field) => ({ fieldName: wireField(field), order }))] });
  }

  #with(change: Partial<State>): QueryBuilder<Item> {
    return new QueryBuilder(this.#fetchPage, { ...this.#state, ...change });
  }
}
