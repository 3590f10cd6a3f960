import type { ErrorTable } from './entry.ts';

/** Errors of bulk changes. */
export const changePlansErrors = {
  CHANGE_PLAN_IRREVERSIBLE: {
    status: 409,
    message: 'The plan deletes members, who cannot be restored, so it cannot be undone.',
    description:
      'The answer to an undo of a plan whose `reversible` is false. Offer no undo for such a plan.',
  },
  CHANGE_PLAN_STATE: {
    status: 409,
    message: 'The plan is {state}, so you cannot {action} it.',
    description:
      'The plan has moved on since it was read, for example because a colleague applied it. Read it again and offer what its state allows.',
  },
  TOO_MANY_CHANGE_PLANS: {
    status: 429,
    message:
      '{max} plans are being prepared or applied. Wait until one is finished, or cancel one.',
    description:
      'Plans in progress are limited, so that the store stays fast for buyers. List the plans and wait, or cancel one.',
  },
} as const satisfies ErrorTable;
