import type pg from 'pg';
import { ask } from './question.ts';

/** The bytes of a text, with a character for each (`latin1`), in the pieces that arrived. */
export type ByteText = readonly string[];

/** What sql-template-tag makes. A `name` makes it a prepared statement, so one name must always mean one text. */
export interface SqlQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  /** Texts come as `ByteText`: for answers that are passed on unread. */
  readonly bytes?: boolean;
  /** Of a statement without values that says `copy ... from stdin`: the rows, in PostgreSQL's own text form. */
  readonly copied?: string;
}

export interface RunOptions {
  readonly preparedStatements: boolean;
  /** How long to wait for an answer at all. PostgreSQL's own limit is shorter; this one is for a network that is silent. */
  readonly answerWithinMs: number;
}

/** One statement at a time, with or without values: text that got into a query cannot append a second one. */
export async function runQuery<Row>(
  client: pg.ClientBase,
  query: SqlQuery,
  options: RunOptions,
): Promise<Row[]> {
  try {
    return await ask<Row>(client, {
      text: query.text,
      values: query.values,
      name: (options.preparedStatements ? query.name : undefined) ?? '',
      withinMs: options.answerWithinMs,
      bytes: query.bytes ?? false,
      copied: query.copied,
    });
  } catch (error) {
    // Where it was asked, and not where the answer was read.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
