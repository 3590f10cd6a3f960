import type { Db } from './open.ts';
import type { Tx } from './tx.ts';

/** What a store function needs to read: the database, or a transaction that the caller has open. */
export type Reader = Pick<Db, 'query'> | Pick<Tx, 'query'>;

export const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0];
