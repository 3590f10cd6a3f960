import type {
  ChangePlanEntity,
  ChangePlanRow,
  ChangePlanRowState,
  ChangePlanSelection,
  ChangePlanState,
} from '@shopwright/contract/change-plans/change-plans';
import sql, { empty } from 'sql-template-tag';
import type { Reader, Tx } from '../db/index.ts';
import type { FieldValues } from '../kernel/field-conflicts.ts';

export interface PlanCounts {
  readonly selected: number;
  readonly prepared: number;
  readonly toChange: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly applied: number;
  readonly conflicts: number;
  readonly undone: number;
  readonly undoConflicts: number;
}

export interface Plan {
  readonly planId: string;
  readonly entity: ChangePlanEntity;
  readonly selection: ChangePlanSelection;
  readonly change: unknown;
  readonly state: ChangePlanState;
  readonly counts: PlanCounts;
  readonly createdBy: string;
  /** Who last moved it, as the history of products and stock records it. */
  readonly actor: string | null;
  /** Applied as soon as it is prepared. */
  readonly appliesItself: boolean;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
  readonly undoneAt: Date | null;
}

export interface PlanRow {
  readonly entityId: string;
  readonly name: string;
  readonly state: ChangePlanRowState;
  readonly before: FieldValues | null;
  readonly after: FieldValues | null;
  readonly reason: ChangePlanRow['reason'] | null;
}

const planColumns = sql`plan_id as "planId", entity, selection, change, state, counts,
  created_by as "createdBy", actor, applies_itself as "appliesItself", created_at as "createdAt", applied_at as "appliedAt", undone_at as "undoneAt"`;
const rowColumns = sql`entity_id as "entityId", name, state, before, after, reason`;

export async function insertPlan(tx: Reader, siteId: string, plan: Plan): Promise<void> {
  await tx.query(sql`insert into change_plan (site_id, plan_id, entity, selection, change, state, counts, created_by, actor, applies_itself, created_at)
    values (${siteId}, ${plan.planId}, ${plan.entity}, ${JSON.stringify(plan.selection)}, ${JSON.stringify(plan.change)}, ${plan.state},
      ${JSON.stringify(plan.counts)}, ${plan.createdBy}, ${plan.actor}, ${plan.appliesItself}, ${plan.createdAt})`);
}

export async function findPlan(
  db: Reader,
  siteId: string,
  planId: string,
): Promise<Plan | undefined> {
  const rows = await db.query<Plan>(
    sql`select ${planColumns} from change_plan where site_id = ${siteId} and plan_id = ${planId}`,
  );
  return rows[0];
}

export async function lockPlan(tx: Tx, siteId: string, planId: string): Promise<Plan | undefined> {
  const rows = await tx.query<Plan>(
    sql`select ${planColumns} from change_plan where site_id = ${siteId} and plan_id = ${planId} for update`,
  );
  return rows[0];
}

export function listPlans(
  db: Reader,
  siteId: string,
  entities: readonly ChangePlanEntity[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Plan[]> {
  return db.query<Plan>(sql`select ${planColumns} from change_plan
    where site_id = ${siteId} and entity = any(${entities}::text[])
    order by created_at desc, plan_id desc limit ${limit} offset ${offset}`);
}

export async function countRunningPlans(db: Reader, siteId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count from change_plan
      where site_id = ${siteId} and state in ('PREPARING', 'APPLYING', 'UNDOING')`,
  );
  return rows[0]?.count ?? 0;
}

export async function savePlan(tx: Tx, siteId: string, plan: Plan): Promise<void> {
  await tx.query(sql`update change_plan set state = ${plan.state}, counts = ${JSON.stringify(plan.counts)}, actor = ${plan.actor},
      applied_at = ${plan.appliedAt}, undone_at = ${plan.undoneAt}
    where site_id = ${siteId} and plan_id = ${plan.planId}`);
}

export async function insertRows(
  tx: Tx,
  siteId: string,
  planId: string,
  rows: readonly PlanRow[],
): Promise<void> {
  await tx.query(sql`insert into change_plan_row (site_id, plan_id, entity_id, name, state, before, after, reason)
    select ${siteId}, ${planId}, "entityId", name, state, before, after, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row ("entityId" uuid, name text, state text, before jsonb, after jsonb, reason jsonb)`);
}

export interface RowPage {
  readonly states?: readonly ChangePlanRowState[] | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export function listRows(
  db: Reader,
  siteId: string,
  planId: string,
  { states, after, limit }: RowPage,
): Promise<PlanRow[]> {
  return db.query<PlanRow>(sql`select ${rowColumns} from change_plan_row
    where site_id = ${siteId} and plan_id = ${planId}
      ${states ? sql`and state = any(${states}::text[])` : empty}
      ${after === undefined ? empty : sql`and entity_id > ${after}`}
    order by entity_id limit ${limit}`);
}

export async function findLastEntityId(
  db: Reader,
  siteId: string,
  planId: string,
): Promise<string | null> {
  const rows = await db.query<{ entityId: string }>(
    sql`select entity_id as "entityId" from change_plan_row
      where site_id = ${siteId} and plan_id = ${planId} order by entity_id desc limit 1`,
  );
  return rows[0]?.entityId ?? null;
}

export interface ChangedRow extends Pick<PlanRow, 'entityId' | 'state' | 'reason'> {
  /** Values other than the planned ones. */
  readonly before?: FieldValues;
  readonly after?: FieldValues;
}

export async function saveRowStates(
  tx: Tx,
  siteId: string,
  planId: string,
  rows: readonly ChangedRow[],
): Promise<void> {
  await tx.query(sql`update change_plan_row r set state = changed.state, reason = changed.reason,
      before = coalesce(changed.before, r.before), after = coalesce(changed.after, r.after)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed ("entityId" uuid, state text, reason jsonb, before jsonb, after jsonb)
    where r.site_id = ${siteId} and r.plan_id = ${planId} and r.entity_id = changed."entityId"`);
}

export async function deleteOldPlans(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from change_plan where created_at < ${before}
    and state not in ('PREPARING', 'APPLYING', 'UNDOING')`);
}
