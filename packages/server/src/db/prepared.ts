import type { SqlQuery } from './query.ts';

/**
 * A named prepared statement: PostgreSQL parses it once for each connection and may keep its plan. One name means one
 * text; the driver rejects a name that comes with another.
 */
export const prepared = (
  name: string,
  { text, values }: Pick<SqlQuery, 'text' | 'values'>,
): SqlQuery => ({ name, text, values });
