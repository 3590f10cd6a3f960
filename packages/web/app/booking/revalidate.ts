import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** After a refusal, too: whoever was too late is shown what is left now, not what was. */
export const revalidateAfterSending = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => formMethod === 'POST' || defaultShouldRevalidate;
