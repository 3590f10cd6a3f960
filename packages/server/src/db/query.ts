import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A statement and its values, as sql-template-tag makes them. */
export interface SqlQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Makes it a prepared statement; see `prepared`. */
  readonly name?: string;
  /** The rows of a `copy ... from stdin`; see `copyInto`. */
  readonly copyData?: string;
}

export interface RunOptions {
  readonly preparedStatements: boolean;
  /**
   * How long to wait for an answer at all. PostgreSQL's own limit is shorter; this one is for a
   * network that is silent.
   */
  readonly answerWithinMs: number;
}

/**
 * A named prepared statement: PostgreSQL parses it once for each connection and may keep its plan.
 * One name means one text; the driver rejects a name that comes with another.
 */
export const prepared = (
  name: string,
  { text, values }: Pick<SqlQuery, 'text' | 'values'>,
): SqlQuery => ({ name, text, values });

export async function runQuery<Row>(
  client: pg.ClientBase,
  query: SqlQuery,
  options: RunOptions,
): Promise<Row[]> {
  const { text, values, name, copyData } = query;
  const query_timeout = options.answerWithinMs;
  if (copyData !== undefined) {
    const copy = client.query(Object.assign(copyFrom(text), { query_timeout }));
    await pipeline(Readable.from([copyData]), copy);
    return [];
  }
  const config = {
    text,
    values: [...values],
    name: options.preparedStatements ? name : undefined,
    query_timeout,
    // One statement at a time, even without values: text that got into a query cannot append a
    // second one.
    queryMode: 'extended',
  };
  return (await client.query<Row & pg.QueryResultRow>(config)).rows;
}
