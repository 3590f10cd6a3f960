import { contextual } from './context.ts';
import { sendCall, type CallFacts, type Fn } from './fn.ts';
import type { HttpClient } from './http-client.ts';
import { QueryBuilder, type Found } from './query-builder.ts';

/** Without arguments, a query builder; with a query, its result. */
export type QueryFn<
  Item,
  Query,
  Answer,
  Options extends unknown[] = [],
  Filterable extends string = string,
  Sortable extends string = string,
> = Fn<{
  (query: Query, ...options: Options): Promise<Answer>;
  (...options: Options): QueryBuilder<Item, Filterable, Sortable>;
}>;

interface QueryFacts extends CallFacts {
  readonly items: string;
  readonly cursor?: boolean;
  /** Takes options in addition to the query. */
  readonly options?: boolean;
}

type Fields = Record<string, unknown>;

export function queryFn<
  Item,
  Query,
  Answer,
  Options extends unknown[],
  Filterable extends string,
  Sortable extends string,
>(
  method: string,
  path: string,
  facts: QueryFacts,
): QueryFn<Item, Query, Answer, Options, Filterable, Sortable> {
  const find = (http: HttpClient, query: unknown, options: unknown) =>
    sendCall(
      http,
      method,
      path,
      { ...(options as Fields), query },
      { ...facts, fallback: true },
      'query,*',
    );

  return contextual((http: HttpClient) => (...given: unknown[]) => {
    const [first, second] = given;
    if (given.length > 1 || (facts.options ? isQuery(first) : given.length === 1))
      return find(http, first, second);
    return new QueryBuilder<Item, Filterable, Sortable>(
      async (query): Promise<Found<Item>> => {
        const answer = (await find(http, query, first)) as Fields;
        return {
          items: (answer[facts.items] ?? []) as Item[],
          metadata: (answer['metadata'] ?? answer['pagingMetadata']) as Found<Item>['metadata'],
        };
      },
      facts.cursor === true ? 'cursor' : 'offset',
    );
  }) as QueryFn<Item, Query, Answer, Options, Filterable, Sortable>;
}

/** Options and a query are both plain objects; only a query has these fields. */
const isQuery = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['filter', 'sort', 'paging', 'cursorPaging'].some((key) => key in value);
