import type { ApplicationError, BulkActionMetadata } from '@shopwright/contract/shared/bulk';
import type { AnyRefusal } from '../../kernel/outcome.ts';

/** A refusal as the outcome of one item of a bulk call. */
export function bulkError(refusal: AnyRefusal): ApplicationError {
  switch (refusal.refused) {
    case 'application':
      return { code: refusal.code, description: refusal.description, data: refusal.data };
    case 'validation':
      return {
        code: 'INVALID_ARGUMENT',
        description: refusal.violations
          .map(({ field, description }) => `"${field}" ${description}`)
          .join(', '),
      };
    case 'bare':
      return { code: 'INVALID_ARGUMENT', description: refusal.description };
  }
}

export function countOutcomes(
  results: readonly { readonly itemMetadata?: { readonly success?: boolean } }[],
): BulkActionMetadata {
  const totalFailures = results.filter(
    ({ itemMetadata }) => itemMetadata?.success === false,
  ).length;
  return {
    totalSuccesses: results.length - totalFailures,
    totalFailures,
    undetailedFailures: 0,
  };
}
