import type { Permission } from '@shopwright/contract';
import type { PlanSelection } from '@shopwright/contract/change-plans/change-plans';
import type { BulkProductError } from '@shopwright/contract/errors/groups';
import type { Reader, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { FieldConflict, PlannedFields } from './rules/find-conflicts.ts';

/** What a plan would do to one entity. */
export interface ProposedRow {
  readonly entityId: string;
  readonly name: string;
  readonly outcome:
    | { readonly before: PlannedFields; readonly after: PlannedFields }
    | Refusal<BulkProductError>;
}

export interface Replacement {
  readonly entityId: string;
  /** The entity is changed only while its fields have these values. */
  readonly expected: PlannedFields;
  readonly replacement: PlannedFields;
}

export type ReplaceOutcome =
  | { readonly done: true }
  | { readonly conflicts: readonly FieldConflict[] }
  | Refusal;

/** What a kind of entity provides so that plans can change it. The composition registers it. */
export interface PlannedEntity {
  /** The permission that the entity's own calls need for such a change. */
  readonly permission: Permission;
  /** Refuses a change or a selection that fits no entity at all. */
  check(siteId: string, selection: PlanSelection, change: unknown): Promise<Refusal | undefined>;
  count(db: Reader, siteId: string, selection: PlanSelection): Promise<number>;
  /** The next selected IDs after `after`, in ascending order. */
  findIds(
    tx: Reader,
    siteId: string,
    selection: PlanSelection,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<string[]>;
  propose(
    tx: Reader,
    siteId: string,
    change: unknown,
    entityIds: readonly string[],
  ): Promise<ProposedRow[]>;
  /** Writes the replacements and publishes their events. Returns an outcome for each, in order. */
  replace(
    tx: Tx,
    siteId: string,
    replacements: readonly Replacement[],
  ): Promise<readonly ReplaceOutcome[]>;
}
