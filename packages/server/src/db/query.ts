import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A statement and its values, as created by sql-template-tag. */
export interface SqlQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name of a prepared statement; see `prepared`. */
  readonly name?: string;
  /** The rows of a `copy ... from stdin`; see `copyInto`. */
  readonly copyData?: string;
}

export interface RunOptions {
  readonly preparedStatements: boolean;
  /** The timeout of the driver. PostgreSQL's own is shorter; this one covers a silent network. */
  readonly answerWithinMs: number;
}

/**
 * A named prepared statement: PostgreSQL parses it once for each connection and may reuse its plan.
 * The driver rejects a name with a different text.
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
    // The extended protocol, even without values: it runs one statement only, so an injection
    // cannot append a second one.
    queryMode: 'extended',
  };
  return (await client.query<Row & pg.QueryResultRow>(config)).rows;
}
