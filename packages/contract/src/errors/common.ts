import type { ErrorTable } from './entry.ts';

/** Errors that every call may answer; calls do not list them. */
export const commonErrors = {
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many calls from this address; try again in {seconds} s.',
    description: 'Wait as long as the header `Retry-After` says, then repeat the request.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'The object does not exist, or belongs to another caller.',
    description:
      'Check the id. An object of another caller looks like a missing one, so that ids reveal nothing.',
  },
  PERMISSION_DENIED: {
    status: 403,
    message: 'The caller may not make this call.',
    description:
      'The token is valid, but the call requires another kind of caller or a permission; the message says which. Sign in as one, or ask the owner for the permission.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      'This store requires a second factor of its staff. Set one up with POST /v1/staff/me/factors or POST /v1/staff/me/passkeys.',
    description:
      'Staff without a second factor can only set one up. Show the setup page, then repeat the call.',
  },
  UNAUTHENTICATED: {
    status: 401,
    message: 'The access token is missing, unknown or expired.',
    description:
      'Get a new access token with the refresh token or the credentials of the app, and repeat the call.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'The shop is busy or restarting. Nothing was lost; please try again in a moment.',
    description:
      'A transient error. Repeat the request with the same Idempotency-Key after the time in `Retry-After`.',
  },
  MALFORMED_REQUEST: {
    status: 400,
    message: 'The request cannot be read.',
    description:
      'The body is no valid JSON, or a parameter cannot be parsed; the message says where. Repeating the request does not help.',
  },
  CONFLICT: {
    status: 409,
    message: 'The same request is still in progress. Retry in a moment.',
    description:
      'An earlier request with this Idempotency-Key has not been answered yet. Repeat the request in a moment to get its answer.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message:
      'This Idempotency-Key was used with another request, and this request was not carried out. Use a new key for a new request.',
    description:
      'A key stands for one request. Create a new key for every new action of the user, and reuse it only to repeat that action.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: 'The body is larger than 1 MiB.',
    description:
      'Send the data in several calls. Files have a larger limit; the message names the limit that applies.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'Send the body as application/json.',
    description: 'Set the header `Content-Type` to the type that the call accepts.',
  },
  INTERNAL: {
    status: 500,
    message: 'System error occurred, request-id: {requestId}',
    description:
      'An error of this server, which is logged with the request id. Repeat the request once; if it fails again, give the operator the id.',
  },
} as const satisfies ErrorTable;
