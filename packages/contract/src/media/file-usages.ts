import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  type Static,
} from '../field.ts';

/** Not in the provider's API: where a file of the store is shown or sold. */
const call = service(['/site-media']);

const MAX_USAGES_PER_PAGE = 200;

export const FileUsageKind = enumeration('FileUsageKind', [
  'PRODUCT',
  'DIGITAL_PRODUCT',
  'COLLECTION',
  'SERVICE',
  'EVENT',
  'STORE_PAGE',
  'VIDEO_POSTER',
  'BUYER_DOWNLOAD',
]);
export type FileUsageKind = Static<typeof FileUsageKind>;

export const FileUsage = message('FileUsage', {
  kind: of(FileUsageKind, { readOnly: true }),
  entityId: string({ readOnly: true }),
  name: string({ readOnly: true }),
  choices: list(
    message('FileUsageChoice', {
      option: string({ readOnly: true }),
      choice: string({ readOnly: true }),
    }),
    { readOnly: true },
  ),
});
export type FileUsage = Static<typeof FileUsage>;

export const listFileUsages = call({
  name: 'files.listFileUsages',
  method: 'GET',
  path: '/v1/files/{fileId}/usages',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  request: message('FilesListFileUsagesRequest', {
    fileId: required(string({ maxLength: 200 })),
    limit: integer({ minimum: 1, maximum: MAX_USAGES_PER_PAGE }),
  }),
  answer: message('FilesListFileUsagesAnswer', {
    usages: list(FileUsage),
    hasMore: boolean(),
  }),
});
