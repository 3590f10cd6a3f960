import type { ErrorTable } from './entry.ts';

/** Errors of files. */
export const mediaErrors = {
  FILE_IN_USE: {
    status: 409,
    message:
      'These files are shown or sold, or buyers may still download them. Nothing was deleted: remove the files where they are used first.',
    description:
      '`data.fileIds` lists the files; `listFileUsages` returns where each is used. None of the given files was deleted.',
  },
  FILE_NOT_ACCEPTED: {
    status: 400,
    message: 'This store does not accept this file.',
    description:
      'The message says whether the type, the size or the content is the reason. Choose another file.',
  },
  FILE_NOT_REACHED: {
    status: 400,
    message: 'The address could not be reached.',
    description:
      'The server could not download the file from the given address. Check that it is public, or upload the file.',
  },
} as const satisfies ErrorTable;
