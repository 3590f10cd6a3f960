import type { Db } from './open.ts';
import type { Tx } from './tx.ts';

/** Reads from the database, or in the caller's transaction. */
export type Reader = Pick<Db, 'query'> | Pick<Tx, 'query'>;

export const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0];
