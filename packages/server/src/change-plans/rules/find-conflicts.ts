import { isEqualJson } from '../../kernel/is-equal-json.ts';

/** The values of the fields that a plan changes, by field. Stored as JSON. */
export type PlannedFields = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  readonly field: string;
  readonly expected: unknown;
  readonly current: unknown;
}

/** The fields whose current values are not the expected ones. */
export const findConflicts = (expected: PlannedFields, current: PlannedFields): FieldConflict[] =>
  Object.entries(expected).flatMap(([field, value]) =>
    isEqualJson(value, current[field])
      ? []
      : [{ field, expected: value, current: current[field] ?? null }],
  );
