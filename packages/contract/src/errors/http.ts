import type { ErrorTable } from './entry.ts';

/** Errors of requests that reach no call: the address, the headers or the method is wrong. */
export const httpErrors = {
  EXPECTATION_FAILED: {
    status: 417,
    message: 'The header Expect asks for something this server does not do.',
  },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers are larger than 16 KiB.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address answers {methods}.' },
  NOT_A_PICTURE: { status: 400, message: 'Only pictures have sizes.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  URI_TOO_LONG: { status: 414, message: 'A part of the address is longer than 512 characters.' },
  WDE0025: {
    status: 404,
    message:
      'This store has no data collections: {method} {path} is not served by this version of Shopwright.',
  },
} as const satisfies ErrorTable;
