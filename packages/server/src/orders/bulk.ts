import type { BulkActionMetadata, ItemMetadata } from '@shopwright/contract/shared/bulk';
import type { AnyRefusal } from '../kernel/outcome.ts';

/** The result of one item in the answer of a bulk call. */
export function itemResult(
  id: string,
  originalIndex: number,
  refusal: AnyRefusal | undefined,
): ItemMetadata {
  if (!refusal) return { id, originalIndex, success: true };
  const error =
    refusal.refused === 'application'
      ? { code: refusal.code, description: refusal.description, data: { ...refusal.data } }
      : {
          code: 'INVALID_ARGUMENT',
          description:
            refusal.refused === 'validation'
              ? refusal.violations
                  .map(({ field, description }) => `"${field}" ${description}`)
                  .join(', ')
              : refusal.description,
        };
  return { id, originalIndex, success: false, error };
}

export function bulkMetadata(
  results: readonly { readonly itemMetadata?: ItemMetadata }[],
): BulkActionMetadata {
  const totalFailures = results.filter(({ itemMetadata }) => itemMetadata?.success !== true).length;
  return { totalSuccesses: results.length - totalFailures, totalFailures, undetailedFailures: 0 };
}
