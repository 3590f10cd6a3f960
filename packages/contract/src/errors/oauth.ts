import type { ErrorTable } from './entry.ts';

/** Errors of apps, API keys and tokens. */
export const oauthErrors = {
  APP_ID_TAKEN: {
    status: 409,
    message:
      'This client ID belongs to another app of this server, or to a deleted app. Choose another, or leave it out.',
    description:
      'Client ids are unique on a server and are not reused. Leave the id out to get a new one.',
  },
  APP_IN_USE: {
    status: 409,
    message: 'The pages of the store use this app. It cannot be renamed or deleted.',
    description: 'The hosted pages sign in with this app. Create another app for your own client.',
  },
  INVALID_CLIENT: {
    status: 401,
    message: 'The client ID or client secret is wrong.',
    description:
      'Check the client id and secret of the app. A secret that was replaced no longer works.',
  },
  INVALID_GRANT: {
    status: 400,
    message: 'The code, token or credential of this grant is invalid or expired.',
    description: 'Codes and refresh tokens expire, and a code works once. Start the sign-in again.',
  },
  TOO_MANY_API_KEYS: {
    status: 409,
    message: 'A store can have at most {max} API keys. Revoke one that is no longer needed.',
    description: 'Nothing was created. List the keys and revoke one.',
  },
  TOO_MANY_APPS: {
    status: 409,
    message: 'A store can have at most {max} apps. Delete one that is no longer needed.',
    description: 'Nothing was created. List the apps and delete one.',
  },
  UNSUPPORTED_GRANT_TYPE: {
    status: 400,
    message: 'This endpoint accepts authorization_code and refresh_token.',
    description: 'Send one of the two grants of this endpoint.',
  },
} as const satisfies ErrorTable;
