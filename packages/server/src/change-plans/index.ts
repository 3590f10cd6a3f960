export type { ChangePlanDeps } from './advance-plan.ts';
export { changePlanJobs } from './jobs.ts';
export type { PlannedEntity, ProposedRow, Replacement, ReplaceOutcome } from './planned-entity.ts';
export { changePlanRoutes } from './routes.ts';
export { findConflicts, type FieldConflict, type PlannedFields } from './rules/find-conflicts.ts';
