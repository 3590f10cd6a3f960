import type { ErrorTable } from './entry.ts';

/** Errors of requests that reach no call: the address, the headers or the method is wrong. */
export const httpErrors = {
  EXPECTATION_FAILED: {
    status: 417,
    message: 'The header Expect asks for something this server does not do.',
    description: 'Send the request without the header `Expect`.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: 'The headers are larger than 16 KiB.',
    description: 'Send smaller headers. Often there are too many cookies.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'This address answers {methods}.',
    description: 'The path exists with other methods, which the header `Allow` lists.',
  },
  NOT_A_PICTURE: {
    status: 400,
    message: 'Only pictures have sizes.',
    description: 'Leave the size out of the address to get the file itself.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request did not arrive in time.',
    description:
      'The connection was too slow or was cut off. Repeat the request with the same Idempotency-Key.',
  },
  URI_TOO_LONG: {
    status: 414,
    message: 'A part of the address is longer than 512 characters.',
    description:
      'Send long parameters in the body. A query that is too long can be sent with POST.',
  },
  WDE0025: {
    status: 404,
    message:
      'This store has no data collections: {method} {path} is not served by this version of Shopwright.',
    description:
      "The provider's data collections are not part of this platform. Store the data elsewhere.",
  },
} as const satisfies ErrorTable;
