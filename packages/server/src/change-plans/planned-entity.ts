import type { Permission } from '@shopwright/contract';
import type { ChangePlanSelection } from '@shopwright/contract/change-plans/change-plans';
import type { Reader, Tx } from '../db/index.ts';
import type { AnyRefusal, Refusal } from '../kernel/outcome.ts';
import type { FieldConflict, FieldValues } from '../kernel/field-conflicts.ts';

/** What an entity reads of the plan that changes it. */
export interface PlannedChange {
  readonly siteId: string;
  readonly planId: string;
  readonly selection: ChangePlanSelection;
  readonly change: unknown;
  /** ID of the caller who created the plan. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** What a plan would do to one entity. */
export interface ProposedRow {
  readonly entityId: string;
  readonly name: string;
  readonly outcome: { readonly before: FieldValues; readonly after: FieldValues } | AnyRefusal;
}

export interface Replacement {
  readonly entityId: string;
  /** The entity is changed only while its fields have these values. */
  readonly expected: FieldValues;
  readonly replacement: FieldValues;
}

export type ReplaceOutcome =
  | {
      readonly done: true;
      /** What was there and what is there now, if that is not what the plan had foreseen. */
      readonly actual?: { readonly before: FieldValues; readonly after: FieldValues };
    }
  | { readonly conflicts: readonly FieldConflict[] }
  | AnyRefusal;

export type PlanDirection = 'APPLY' | 'UNDO';

/** What a kind of entity provides so that plans can change it. The composition registers it. */
export interface PlannedEntity {
  /** Without this permission a caller does not learn that a plan exists. */
  readonly permission: Permission;
  /** The permissions that the entity's own calls need for such a change. */
  permissionsFor(change: unknown): readonly Permission[];
  isReversible(change: unknown): boolean;
  /** Refuses a change or a selection that fits no entity at all. */
  check(
    siteId: string,
    selection: ChangePlanSelection,
    change: unknown,
  ): Promise<Refusal | undefined>;
  count(db: Reader, siteId: string, selection: ChangePlanSelection): Promise<number>;
  /** The next selected IDs after `after`, in ascending order. */
  findIds(
    tx: Reader,
    plan: PlannedChange,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<string[]>;
  propose(tx: Tx, plan: PlannedChange, entityIds: readonly string[]): Promise<ProposedRow[]>;
  /** Writes the replacements and publishes their events. Returns an outcome for each, in order. */
  replace(
    tx: Tx,
    plan: PlannedChange,
    direction: PlanDirection,
    replacements: readonly Replacement[],
  ): Promise<readonly ReplaceOutcome[]>;
  /** Current names by ID, for entities whose names are personal data and not stored with plans. */
  findNames?(
    db: Reader,
    siteId: string,
    entityIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
}
