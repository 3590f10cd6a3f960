import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Also after an error: a buyer who was too late sees the current availability. */
export const revalidateAfterSending = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => formMethod === 'POST' || defaultShouldRevalidate;
