import type { ErrorTable } from './entry.ts';

/** Errors that every call may answer; calls do not list them. */
export const commonErrors = {
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many calls from this address; try again in {seconds} s.',
  },
  NOT_FOUND: { status: 404, message: 'The object does not exist, or belongs to another caller.' },
  PERMISSION_DENIED: { status: 403, message: 'The caller may not make this call.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      'This store requires a second factor of its staff. Set one up with POST /v1/staff/me/factors or POST /v1/staff/me/passkeys.',
  },
  UNAUTHENTICATED: { status: 401, message: 'The access token is missing, unknown or expired.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The shop is busy or restarting. Nothing was lost; please try again in a moment.',
  },
  MALFORMED_REQUEST: { status: 400, message: 'The request cannot be read.' },
  CONFLICT: { status: 409, message: 'The same request is still in progress. Retry in a moment.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message:
      'This Idempotency-Key was used with another request, and this request was not carried out. Use a new key for a new request.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is larger than 1 MiB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  INTERNAL: { status: 500, message: 'System error occurred, request-id: {requestId}' },
} as const satisfies ErrorTable;
