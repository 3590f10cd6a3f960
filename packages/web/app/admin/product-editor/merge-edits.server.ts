import { changedFields, FIELD_NAMES, type EditorValues, type FieldName } from './values.ts';

/** A field that two people changed to different values. */
export interface EditConflict {
  readonly field: FieldName;
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedEdits {
  /** The fields to save. */
  readonly changed: readonly FieldName[];
  readonly conflicts: readonly EditConflict[];
}

/** Fields that mean something only together: a change of one conflicts with a change of another. */
const groups: readonly (readonly FieldName[])[] = [
  ['discountType', 'discountValue'],
  ['unitTotal', 'unitTotalUnit', 'unitBase', 'unitBaseUnit'],
];
const groupOf = (field: FieldName): readonly FieldName[] =>
  groups.find((group) => group.includes(field)) ?? [field];

/**
 * What one person changed since `base`, on top of what is stored by now. A field that both changed to
 * the same value is no conflict. Edited cells of variants are compared one by one, where they are saved.
 */
export function mergeEdits(
  base: EditorValues,
  mine: EditorValues,
  current: EditorValues,
): MergedEdits {
  const changed = changedFields(base, mine).filter((field) => mine[field] !== current[field]);
  const conflicts = changed
    .filter(
      (field) =>
        field !== 'variantEdits' && groupOf(field).some((one) => current[one] !== base[one]),
    )
    .map((field) => ({ field, mine: mine[field], theirs: current[field] }));
  return { changed, conflicts };
}

/** The form after others saved: what was not changed in it follows what is stored by now. */
export const rebaseEdits = (
  base: EditorValues,
  mine: EditorValues,
  current: EditorValues,
): EditorValues =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, mine[name] === base[name] ? current[name] : mine[name]]),
  ) as Record<FieldName, string>;
