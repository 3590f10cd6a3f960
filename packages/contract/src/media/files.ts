import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  number,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { CursorPagingMetadata, MAX_OFFSET, PagingMetadata } from '../shared/paging.ts';
import { FocalPoint, ProductImage } from '../shared/media.ts';

/**
 * The files of a store. Paths and shapes follow the provider's media manager where it has the same
 * call.
 */
const call = service(['/site-media']);

export const FileMediaType = enumeration('FileMediaType', [
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'DOCUMENT',
  'ARCHIVE',
]);
export type FileMediaType = Static<typeof FileMediaType>;

export const FileDescriptor = message('FileDescriptor', {
  id: string({ readOnly: true }),
  displayName: string({ maxLength: 200 }),
  url: string({ readOnly: true }),
  thumbnailUrl: string({ nullable: true, readOnly: true }),
  sizeInBytes: string({ readOnly: true }),
  private: boolean({ readOnly: true }),
  mediaType: of(FileMediaType, { readOnly: true }),
  mimeType: string({ readOnly: true }),
  media: of(
    message('FileMedia', {
      image: message('FileImage', { image: ProductImage }),
      video: message('FileVideo', { width: integer(), height: integer() }),
    }),
    { readOnly: true },
  ),
  altText: string({ nullable: true, maxLength: 500 }),
  focalPoint: of(FocalPoint, {
    nullable: true,
  }),
  posterId: string({
    nullable: true,
    maxLength: 200,
  }),
  placeholder: string({
    nullable: true,
    readOnly: true,
  }),
  operationStatus: string({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  uploadedBy: string({ nullable: true, readOnly: true }),
});
export type FileDescriptor = Static<typeof FileDescriptor>;

export const generateFileUploadUrl = call({
  name: 'files.generateFileUploadUrl',
  method: 'POST',
  path: '/v1/files/generate-upload-url',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_UPLOAD',
  request: message('FilesGenerateFileUploadUrlRequest', {
    mimeType: required(string({ maxLength: 100 })),
    fileName: string({ nullable: true, maxLength: 200 }),
    sizeInBytes: string({ nullable: true, decimal: { gte: 1, maxScale: 0 } }),
    private: boolean({ nullable: true }),
  }),
  answer: message('FilesGenerateFileUploadUrlAnswer', {
    uploadUrl: string(),
  }),
});

export const importFile = call({
  name: 'files.importFile',
  method: 'POST',
  path: '/v1/files/import',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_IMPORT',
  request: message('FilesImportFileRequest', {
    url: required(string({ maxLength: 2048, format: 'WEB_URL' })),
    displayName: string({ nullable: true, maxLength: 200 }),
    private: boolean({ nullable: true }),
  }),
  answer: message('FilesImportFileAnswer', { file: FileDescriptor }),
  errors: ['FILE_NOT_ACCEPTED', 'FILE_NOT_REACHED'],
});

export const getFileDescriptor = call({
  name: 'files.getFileDescriptor',
  method: 'GET',
  path: '/v1/files/get-file-by-id',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  request: message('FilesGetFileDescriptorRequest', {
    fileId: required(string({ maxLength: 200 })),
  }),
  answer: message('FilesGetFileDescriptorAnswer', { file: FileDescriptor }),
});

export const listFiles = call({
  name: 'files.listFiles',
  method: 'GET',
  path: '/v1/files',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  request: message('FilesListFilesRequest', {
    mediaTypes: list(FileMediaType, { maxItems: 5 }),
    private: boolean({ nullable: true }),
    paging: message('FilesPaging', {
      limit: integer({ nullable: true, minimum: 1, maximum: 100 }),
      offset: integer({ nullable: true, minimum: 0, maximum: MAX_OFFSET }),
    }),
  }),
  answer: message('FilesListFilesAnswer', {
    files: list(FileDescriptor),
    metadata: PagingMetadata,
    totalResults: integer(),
  }),
});

const MAX_FILES_PER_PAGE = 200;

export const searchFiles = call({
  name: 'files.searchFiles',
  method: 'POST',
  path: '/v1/files/search',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  request: message('FilesSearchFilesRequest', {
    search: string({ nullable: true, maxLength: 200 }),
    mediaTypes: list(FileMediaType, { maxItems: 5 }),
    private: boolean({ nullable: true }),
    paging: message('FilesCursorPaging', {
      limit: integer({ nullable: true, minimum: 1, maximum: MAX_FILES_PER_PAGE }),
      cursor: string({ nullable: true, maxLength: 1000 }),
    }),
  }),
  answer: message('FilesSearchFilesAnswer', {
    files: list(FileDescriptor),
    nextCursor: CursorPagingMetadata,
  }),
});

export const updateFileDescriptor = call({
  name: 'files.updateFileDescriptor',
  method: 'PATCH',
  path: '/v1/files/{file.id}',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_UPDATE',
  request: message('FilesUpdateFileDescriptorRequest', { file: required(FileDescriptor) }),
  answer: message('FilesUpdateFileDescriptorAnswer', { file: FileDescriptor }),
});

export const bulkDeleteFiles = call({
  name: 'files.bulkDeleteFiles',
  method: 'POST',
  path: '/v1/bulk/files/delete',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_DELETE',
  request: message('FilesBulkDeleteFilesRequest', {
    fileIds: required(list(string({ maxLength: 200 }), { minItems: 1, maxItems: 100 })),
  }),
  answer: message('FilesBulkDeleteFilesAnswer', {}),
  errors: ['FILE_IN_USE'],
});

export const generateFileDownloadUrl = call({
  name: 'files.generateFileDownloadUrl',
  method: 'POST',
  path: '/v1/files/generate-download-url',
  who: 'merchant',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  request: message('FilesGenerateFileDownloadUrlRequest', {
    fileId: required(string({ maxLength: 200 })),
    expirationInMinutes: number({ minimum: 1, maximum: 10_080 }),
  }),
  answer: message('FilesGenerateFileDownloadUrlAnswer', {
    downloadUrls: list(
      message('FilesDownloadUrl', { url: string({ secret: true }), expirationDate: timestamp() }),
    ),
  }),
});
