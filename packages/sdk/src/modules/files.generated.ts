// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface FilesDownloadUrl {
  url?: string;
  expirationDate?: Date;
}

export interface FilesGenerateFileDownloadUrlAnswer {
  downloadUrls?: FilesDownloadUrl[];
}

export interface FilesGenerateFileUploadUrlAnswer {
  /** Send the bytes here with PUT; the answer is the file. */
  uploadUrl?: string;
}

export type FileMediaType = 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE';
export const FileMediaType: Words<FileMediaType> = /* @__PURE__ */ words('IMAGE VIDEO AUDIO DOCUMENT ARCHIVE');

export interface FocalPoint {
  x?: number;
  y?: number;
  height?: number | null;
  width?: number | null;
}

export interface ProductImage {
  _id?: string;
  url?: string;
  height?: number;
  width?: number;
  altText?: string | null;
  filename?: string | null;
  /** Never set: addresses of pictures do not expire here. */
  urlExpirationDate?: Date | null;
  sizeInBytes?: string | null;
  focalPoint?: FocalPoint;
}

export interface FileImage {
  image?: ProductImage;
}

export interface FileVideo {
  width?: number;
  height?: number;
}

export interface FileMedia {
  image?: FileImage;
  video?: FileVideo;
}

export interface FileDescriptor {
  _id?: string;
  displayName?: string;
  url?: string;
  thumbnailUrl?: string | null;
  sizeInBytes?: string;
  private?: boolean;
  mediaType?: FileMediaType;
  mimeType?: string;
  media?: FileMedia;
  altText?: string | null;
  /** From 0 to 1 of the width and height. */
  focalPoint?: FocalPoint | null;
  /** Of a video: a public picture of the store that is shown until it plays. Set it before the video becomes media of a product. */
  posterId?: string | null;
  /** A colour to show until the picture is there. */
  placeholder?: string | null;
  operationStatus?: string;
  _createdDate?: Date;
}

export interface FilesGetFileDescriptorAnswer {
  file?: FileDescriptor;
}

export interface FilesImportFileAnswer {
  file?: FileDescriptor;
}

export interface FilesPaging {
  limit?: number | null;
  offset?: number | null;
}

export interface PagingMetadata {
  items?: number;
  offset?: number;
}

export interface FilesListFilesAnswer {
  files?: FileDescriptor[];
  metadata?: PagingMetadata;
  totalResults?: number;
}

export interface FilesUpdateFileDescriptorAnswer {
  file?: FileDescriptor;
}

/**
 * Bulk delete files.
 *
 * `POST /v1/bulk/files/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteFiles: Fn<(options?: { fileIds?: string[] }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/site-media/v1/bulk/files/delete', '*', { unwrap: '' });
/**
 * Generate file download url.
 *
 * `POST /v1/files/generate-download-url` (for owners, collaborators and apps)
 */
export const generateFileDownloadUrl: Fn<(options?: { fileId?: string; expirationInMinutes?: number }) => Promise<FilesGenerateFileDownloadUrlAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/generate-download-url', '*', { answer: { downloadUrls: shapes.FilesDownloadUrl } });
/**
 * Generate file upload url.
 *
 * `POST /v1/files/generate-upload-url` (for owners, collaborators and apps)
 */
export const generateFileUploadUrl: Fn<(options?: { mimeType?: string; fileName?: string | null; sizeInBytes?: string | null; private?: boolean | null }) => Promise<FilesGenerateFileUploadUrlAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/generate-upload-url', '*');
/**
 * Get file descriptor.
 *
 * `GET /v1/files/get-file-by-id` (for owners, collaborators and apps)
 */
export const getFileDescriptor: Fn<(options?: { fileId?: string }) => Promise<FilesGetFileDescriptorAnswer>> = /* @__PURE__ */ fn('GET', '/site-media/v1/files/get-file-by-id', '*', { answer: { file: shapes.FileDescriptor } });
/**
 * Import file.
 *
 * `POST /v1/files/import` (for owners, collaborators and apps)
 */
export const importFile: Fn<(options?: { url?: string; displayName?: string | null; private?: boolean | null }) => Promise<FilesImportFileAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/import', '*', { answer: { file: shapes.FileDescriptor } });
/**
 * List files.
 *
 * `GET /v1/files` (for owners, collaborators and apps)
 */
export const listFiles: Fn<(options?: { mediaTypes?: FileMediaType[]; private?: boolean | null; paging?: FilesPaging }) => Promise<FilesListFilesAnswer>> = /* @__PURE__ */ fn('GET', '/site-media/v1/files', '*', { answer: { files: shapes.FileDescriptor } });
/**
 * Update file descriptor.
 *
 * `PATCH /v1/files/{file.id}` (for owners, collaborators and apps)
 */
export const updateFileDescriptor: Fn<(_id: string, options?: { file?: FileDescriptor }) => Promise<FilesUpdateFileDescriptorAnswer>> = /* @__PURE__ */ fn('PATCH', '/site-media/v1/files/{file.id}', 'file.id,*', { answer: { file: shapes.FileDescriptor } });
