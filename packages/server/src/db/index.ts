export { arrayLiteral } from './array-literal.ts';
export { copyInto, type CopyField } from './copy.ts';
export { enqueue, type Job } from './jobs/enqueue.ts';
export { isAlive } from './listen.ts';
export { MAX_NOTIFICATION_BYTES, notify } from './notify.ts';
export { openDb, withActor, withVault, type Db } from './open.ts';
export { traceDb } from './trace-db.ts';
export { createRetryingPool } from './jobs/retrying-pool.ts';
export type { DataSubject, PersonalData } from './personal-data.ts';
export { measure, type Measures } from './measure.ts';
export { ping } from './ping.ts';
export { FIRST_PRE_RELEASE_MIGRATION, PRE_RELEASE_ADVICE } from './migrate.ts';
export { listOwnMigrations, prepareDb } from './prepare.ts';
export { createSharedClock } from './shared-clock.ts';
export { first, type Reader } from './reader.ts';
export { prepared, type SqlQuery } from './query.ts';
export {
  dropAllSecrets,
  dropForeignSecrets,
  findForeignSeal,
  openJson,
  sealColumn,
  sealContext,
  sealedColumns,
  sealJson,
} from './sealed-columns.ts';
export {
  isConflict,
  isDuplicate,
  isStatementError,
  isReferenced,
  isTransient,
} from './pg-errors.ts';
export { withRollback, type RollbackTx, type Tx } from './tx.ts';
export {
  deleteHeartbeat,
  releaseJobsOfDeadWorkers,
  sendHeartbeat,
} from './jobs/worker-heartbeats.ts';
