import { errorMessage, type ErrorCode } from '@shopwright/contract';

/** Why a discount or gift card does not apply, as contract codes. */
export const reasonFor = <Code extends ErrorCode>(
  code: Code,
): { readonly code: Code; readonly description: string } => ({
  code,
  description: errorMessage(code),
});
