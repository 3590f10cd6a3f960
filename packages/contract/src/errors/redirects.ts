import type { ErrorTable } from './entry.ts';

/** Errors of redirect sessions. */
export const redirectsErrors = {
  APP_NOT_FOUND: {
    status: 403,
    message: 'This store has no app with this client ID.',
    description: 'Check the client id. The app was deleted, or belongs to another store.',
  },
  CHECKOUT_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible checkout "{id}". Check {field}.',
    description:
      'The checkout was deleted, or belongs to another buyer. Create a new one from the cart.',
  },
  EVENT_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible event "{id}". Check {field}.',
    description: 'The event was deleted or hidden, or belongs to another store.',
  },
  PLAN_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible plan "{id}". Check {field}.',
    description: 'The plan was deleted or hidden, or belongs to another store.',
  },
  PRODUCT_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible product "{id}". Check {field}.',
    description: 'The product was deleted or hidden, or belongs to another store.',
  },
  REDIRECT_NOT_ALLOWED: {
    status: 403,
    message: 'This is not an address of the store or of its apps.',
    description:
      'Register the address at the app, or use a page of one of its origins. Otherwise links could send buyers to foreign pages.',
  },
  REDIRECT_SESSION_EXPIRED: {
    status: 403,
    message: 'This link has expired. Go back and start again.',
    description:
      'Create a new redirect session right before sending the browser there. `data` has the address to go back to.',
  },
  REDIRECT_SESSION_USED: {
    status: 403,
    message: 'This link was already used. Go back and start again.',
    description:
      'A redirect session works once. Create a new one. `data` has the address to go back to.',
  },
  SERVICE_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible service "{id}". Check {field}.',
    description: 'The service was deleted or hidden, or belongs to another store.',
  },
  SIGNED_OUT: {
    status: 403,
    message: 'You have signed out since. Go back and sign in again.',
    description:
      'The session that created the link has ended. `data` has the address to go back to.',
  },
} as const satisfies ErrorTable;
