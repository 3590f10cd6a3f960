import type { Db, Tx } from '../../db/index.ts';

/** A database or a transaction: whoever asks decides. */
export type Reader = Pick<Db, 'query'> | Pick<Tx, 'query'>;

export const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0];
