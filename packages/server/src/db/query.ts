import type pg from 'pg';

/** What sql-template-tag makes. A `name` makes it a prepared statement, so one name must always mean one text. */
export interface SqlQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

export interface RunOptions {
  readonly preparedStatements: boolean;
  /** How long to wait for an answer at all. PostgreSQL's own limit is shorter; this one is for a network that is silent. */
  readonly answerWithinMs: number;
}

/** Options that the driver knows and its types do not. */
interface DriverQuery extends pg.QueryConfig<unknown[]> {
  readonly queryMode: 'extended';
  readonly query_timeout: number;
}

export async function runQuery<Row>(client: pg.ClientBase, query: SqlQuery, options: RunOptions): Promise<Row[]> {
  const config: DriverQuery = {
    text: query.text,
    values: [...query.values],
    // One statement at a time, with or without values: text that got into a query cannot append a second one.
    queryMode: 'extended',
    query_timeout: options.answerWithinMs,
    ...(options.preparedStatements && query.name !== undefined && { name: query.name }),
  };
  const { rows } = await client.query(config);
  // The shape of a row is the query's; the caller names it.
  return rows as Row[];
}
