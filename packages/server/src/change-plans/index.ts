export type { ChangePlanDeps } from './advance-plan.ts';
export { changePlanJobs } from './jobs.ts';
export type {
  PlanDirection,
  PlannedChange,
  PlannedEntity,
  ProposedRow,
  Replacement,
  ReplaceOutcome,
} from './planned-entity.ts';
export { changePlanRoutes } from './routes.ts';
export { isRunning } from './rules/plan-states.ts';
export { startPlan } from './start-plan.ts';
export { findPlan, listRows, type Plan, type PlanRow } from './store.ts';
