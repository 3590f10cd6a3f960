import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './open.ts';

/** The SQL of a backfill: from the program, never from a request. */
export interface Backfill {
  readonly table: string;
  /** The columns of the primary key, separated by commas. */
  readonly key: string;
  /** Such as `season = 'unknown'`. */
  readonly set: string;
  /** True for rows that are not filled yet, and false once they are. */
  readonly pending: string;
  readonly batchRows?: number;
  /** Leaves the disk and the replicas to buyers between batches. */
  readonly pauseMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Fills a column of existing rows while the shop is open: small batches, each in a short
 * transaction. A row that a request has locked is skipped and filled later, so nothing waits.
 * It can be stopped and started at any time. Returns the number of rows that were filled.
 */
export async function backfill(
  db: Pick<Db, 'query'>,
  { table, key, set, pending, batchRows = 500, pauseMs = 20, signal }: Backfill,
): Promise<number> {
  let filled = 0;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await db.query({
      text: `update ${table} set ${set} where (${key}) in (
          select ${key} from ${table} where ${pending} order by ${key} limit $1 for update skip locked)
        returning 1`,
      values: [batchRows],
    });
    filled += rows.length;
    if (rows.length < batchRows && !(await hasPending(db, table, pending))) return filled;
    await sleep(pauseMs, undefined, signal && { signal });
  }
}

async function hasPending(db: Pick<Db, 'query'>, table: string, pending: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>({
    text: `select exists (select from ${table} where ${pending}) as found`,
    values: [],
  });
  return row?.found === true;
}
