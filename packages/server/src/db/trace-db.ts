import type { SpanStart, Tracing } from '../kernel/tracing.ts';
import type { Db } from './open.ts';
import type { SqlQuery } from './query.ts';

const MAX_STATEMENT_LENGTH = 2_000;

/**
 * The same database with a span for each statement of a traced request or job. Statements of the
 * server itself, such as heartbeats, have no span.
 */
export function traceDb(db: Db, tracing: Tracing): Db {
  const traced = <T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> =>
    tracing.isTraced() ? tracing.run(start(), work) : work();
  return {
    ...db,
    query: (query) =>
      traced(
        () => statement(query),
        () => db.query(query),
      ),
    read: (query) =>
      traced(
        () => statement(query),
        () => db.read(query),
      ),
    tx: (work, options) =>
      traced(
        () => ({ name: 'transaction', kind: 'client', attributes: POSTGRES }),
        () =>
          db.tx(
            (tx) =>
              work({
                ...tx,
                query: (query) =>
                  traced(
                    () => statement(query),
                    () => tx.query(query),
                  ),
              }),
            options,
          ),
      ),
  };
}

const POSTGRES = { 'db.system.name': 'postgresql' };

/** The values are not in the text, which has only their numbers. */
function statement({ text, name }: SqlQuery): SpanStart {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return {
    name: name ?? operation,
    kind: 'client',
    attributes: {
      ...POSTGRES,
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MAX_STATEMENT_LENGTH),
    },
  };
}
