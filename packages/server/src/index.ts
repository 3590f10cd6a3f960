export type { Config } from './config.ts';
export { createSharedClock, openDb, prepareDb, type Db } from './db/index.ts';
export { ensureSite, type FirstSite } from './first-run.ts';
export { allPersonalData } from './personal-data.ts';
export {
  createAccessLog,
  createDrain,
  cutSlowBodies,
  oneProxy,
  ownPages,
  pathWithoutIds,
  receivingLimits,
} from './http/index.ts';
export { openVault, readVault, recordSecret, replaceLostSecrets } from './open-vault.ts';
export { buildPlatform, type Platform } from './platform.ts';
export { runDueJobs, startWorker, type Worker } from './worker.ts';
