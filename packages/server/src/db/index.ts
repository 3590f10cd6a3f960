export { enqueue, type Job } from './enqueue.ts';
export { openDb, type Db } from './open.ts';
export type { Person, PersonalData } from './personal-data.ts';
export { ping } from './ping.ts';
export { prepareDb } from './prepare.ts';
export type { SqlQuery } from './query.ts';
export { isTransient } from './trouble.ts';
export type { Tx } from './tx.ts';
export { endLife, freeJobsOfTheDead, showAlive } from './worker-lives.ts';
