import type { ErrorTable } from './entry.ts';

/** Errors of redirect sessions. */
export const redirectsErrors = {
  APP_NOT_FOUND: { status: 403, message: 'This store has no app with this client ID.' },
  CHECKOUT_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible checkout "{id}". Check {field}.',
  },
  EVENT_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible event "{id}". Check {field}.',
  },
  PLAN_NOT_FOUND: { status: 404, message: 'This store has no visible plan "{id}". Check {field}.' },
  PRODUCT_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible product "{id}". Check {field}.',
  },
  REDIRECT_NOT_ALLOWED: {
    status: 403,
    message: 'This is not an address of the store or of its apps.',
  },
  REDIRECT_SESSION_EXPIRED: {
    status: 403,
    message: 'This link has expired. Go back and start again.',
  },
  REDIRECT_SESSION_USED: {
    status: 403,
    message: 'This link was already used. Go back and start again.',
  },
  SERVICE_NOT_FOUND: {
    status: 404,
    message: 'This store has no visible service "{id}". Check {field}.',
  },
  SIGNED_OUT: { status: 403, message: 'You have signed out since. Go back and sign in again.' },
} as const satisfies ErrorTable;
