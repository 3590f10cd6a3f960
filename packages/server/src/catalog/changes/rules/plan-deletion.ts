import { findConflicts, type FieldConflict } from '../../../kernel/field-conflicts.ts';
import type { ProductState } from '../../products/rules/product-state.ts';

/**
 * A product that is deleted by a plan, before and after. The date of its last change stands for all
 * its fields: a product that was edited after the preview is not deleted.
 */
export const planDeletion = ({ updatedAt }: ProductState) => ({
  before: { deleted: false, updatedDate: updatedAt },
  after: { deleted: true },
});

export const deletionConflicts = (
  expected: Readonly<Record<string, unknown>>,
  { updatedAt }: ProductState,
): FieldConflict[] => findConflicts(expected, { deleted: false, updatedDate: updatedAt });
