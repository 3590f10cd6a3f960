import type { ErrorTable } from './entry.ts';

/** Errors of saved views. */
export const savedViewsErrors = {
  SAVED_VIEW_EXISTS: {
    status: 409,
    message: 'There is a view with this name already. Choose another name, or change that view.',
    description: "Names are unique among the caller's views of a list, and among the shared ones.",
  },
  TOO_MANY_SAVED_VIEWS: {
    status: 409,
    message: 'A list can have {max} views of yours and {max} shared ones. Delete one first.',
    description: 'Nothing was saved. List the views and delete one.',
  },
} as const satisfies ErrorTable;
