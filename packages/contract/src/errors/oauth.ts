import type { ErrorTable } from './entry.ts';

/** Errors of apps, API keys and tokens. */
export const oauthErrors = {
  APP_ID_TAKEN: {
    status: 409,
    message:
      'This client ID belongs to another app of this server, or to a deleted app. Choose another, or leave it out.',
  },
  APP_IN_USE: {
    status: 409,
    message: 'The pages of the store use this app. It cannot be renamed or deleted.',
  },
  INVALID_CLIENT: { status: 401, message: 'The client ID or client secret is wrong.' },
  INVALID_GRANT: {
    status: 400,
    message: 'The code, token or credential of this grant is invalid or expired.',
  },
  TOO_MANY_API_KEYS: {
    status: 409,
    message: 'A store can have at most {max} API keys. Revoke one that is no longer needed.',
  },
  TOO_MANY_APPS: {
    status: 409,
    message: 'A store can have at most {max} apps. Delete one that is no longer needed.',
  },
  UNSUPPORTED_GRANT_TYPE: {
    status: 400,
    message: 'This endpoint accepts authorization_code and refresh_token.',
  },
} as const satisfies ErrorTable;
