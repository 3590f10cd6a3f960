export type { Config } from './config/index.ts';
export { createSharedClock, openDb, prepareDb, type Db } from './db/index.ts';
export { ensureSite, type FirstSite } from './compose/first-run.ts';
export { allPersonalData } from './compose/personal-data.ts';
export {
  createAccessLog,
  createDrain,
  disconnectSlowBodies,
  isThisMachine,
  networkOf,
  trustOneProxy,
  ownPages,
  pathWithoutIds,
  requestTimeouts,
} from './http/index.ts';
export { openVault, readVault, recordSecret, replaceLostSecrets } from './compose/open-vault.ts';
export { convertToPreview } from './compose/preview.ts';
export type { ProxySighting } from './compose/proxy-watch.ts';
export { buildPlatform, type Platform } from './compose/platform.ts';
export type { Extension } from './kernel/extend/extension.ts';
export { allJobs, runDueJobs, startWorker, type Jobs, type Worker } from './compose/worker.ts';
