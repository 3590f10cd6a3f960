import type { ErrorTable } from './entry.ts';

/** Errors of files. */
export const mediaErrors = {
  FILE_IN_USE: {
    status: 409,
    message:
      'A product sells these files, or buyers may still download them. Nothing was deleted: attach other files to the products, and wait until the downloads end.',
  },
  FILE_NOT_ACCEPTED: { status: 400, message: 'This store does not accept this file.' },
  FILE_NOT_REACHED: { status: 400, message: 'The address could not be reached.' },
} as const satisfies ErrorTable;
