import { isEqualJson } from './is-equal-json.ts';

/** Values by field, as they are stored as JSON. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  readonly field: string;
  readonly expected: unknown;
  readonly current: unknown;
}

/** The fields whose current values are not the expected ones. */
export const findConflicts = (expected: FieldValues, current: FieldValues): FieldConflict[] =>
  Object.entries(expected).flatMap(([field, value]) =>
    isEqualJson(value, current[field])
      ? []
      : [{ field, expected: value, current: current[field] ?? null }],
  );
