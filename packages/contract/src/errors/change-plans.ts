import type { ErrorTable } from './entry.ts';

/** Errors of bulk changes. */
export const changePlansErrors = {
  CHANGE_PLAN_STATE: {
    status: 409,
    message: 'The plan is {state}, so you cannot {action} it.',
  },
  TOO_MANY_CHANGE_PLANS: {
    status: 429,
    message:
      '{max} plans are being prepared or applied. Wait until one is finished, or cancel one.',
  },
} as const satisfies ErrorTable;
