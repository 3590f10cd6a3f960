export { enqueue, type Job } from './enqueue.ts';
export { openDb, type Db } from './open.ts';
export { ping } from './ping.ts';
export { prepareDb } from './prepare.ts';
export type { SqlQuery } from './query.ts';
export { isTransient } from './trouble.ts';
export type { Tx } from './tx.ts';
