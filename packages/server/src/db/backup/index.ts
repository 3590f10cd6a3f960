export {
  readBackupStates,
  recordBackup,
  recordBackupFailure,
  type BackupState,
} from './backup-state.ts';
export { hasStore, loadBackup } from './load.ts';
export { withSnapshot, type Snapshot } from './snapshot.ts';
export type { Sequence, Table } from './tables.ts';
