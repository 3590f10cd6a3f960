// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Temporary URL of a file. */
export interface FilesDownloadUrl {
  /** Signed URL. Anyone who has it can download the file until it expires. */
  url?: string;
  /** Date and time from which the URL is no longer valid (UTC). */
  expirationDate?: Date;
}

export interface FilesGenerateFileDownloadUrlAnswer {
  /** Temporary URLs of the file. Contains one entry. */
  downloadUrls?: FilesDownloadUrl[];
}

export interface FilesGenerateFileUploadUrlAnswer {
  /** URL to send the content to with PUT. The response contains the file. */
  uploadUrl?: string;
}

/**
 * Kind of file by its content.
 *
 * - `IMAGE`: A raster image.
 * - `VIDEO`: A video file.
 * - `AUDIO`: An audio file.
 * - `DOCUMENT`: A document, for example a PDF.
 * - `ARCHIVE`: A compressed archive, for example a ZIP file.
 */
export type FileMediaType = 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE';
export const FileMediaType: EnumValues<FileMediaType> = /* @__PURE__ */ enumValues('IMAGE VIDEO AUDIO DOCUMENT ARCHIVE');

/** Point of the image that stays visible when the image is cropped. */
export interface FocalPoint {
  /** Horizontal position, from 0 (left edge) to 1 (right edge). */
  x?: number;
  /** Vertical position, from 0 (top edge) to 1 (bottom edge). */
  y?: number;
  /** Height in pixels of the image that the point was set on. The platform does not use it. */
  height?: number | null;
  /** Width in pixels of the image that the point was set on. The platform does not use it. */
  width?: number | null;
}

/** Image of the product. */
export interface ProductImage {
  /** Media ID of the image. */
  _id?: string;
  /** URL of the original image. */
  url?: string;
  /** Height of the original in pixels. */
  height?: number;
  /** Width of the original in pixels. */
  width?: number;
  /** Alternative text for screen readers. Absent when the store wrote none. */
  altText?: string | null;
  /** File name of the image. */
  filename?: string | null;
  /** Never set: image URLs do not expire. */
  urlExpirationDate?: Date | null;
  /** File size in bytes, as a string. Never set here; `files.getFileDescriptor` returns it. */
  sizeInBytes?: string | null;
  /** Point of the image that stays visible when the image is cropped. */
  focalPoint?: FocalPoint;
}

/** Image with its size. */
export interface FileImage {
  /** Image of the product. */
  image?: ProductImage;
}

/** Size of a video. */
export interface FileVideo {
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/** Size of an image or video. Absent for other files. */
export interface FileMedia {
  /** The image with its size. Set when `mediaType` is `IMAGE`. */
  image?: FileImage;
  /** Size of the video. Set when `mediaType` is `VIDEO`. */
  video?: FileVideo;
}

/** File in the store's media. */
export interface FileDescriptor {
  /** Media ID of the file. */
  _id?: string;
  /** File name as staff see it and as it is downloaded. */
  displayName?: string;
  /** URL of the original file. Private files need a URL from `generateFileDownloadUrl`. */
  url?: string;
  /** URL of a preview of at most 300 by 300 pixels. Absent for files without one. */
  thumbnailUrl?: string | null;
  /** File size in bytes, as a string. */
  sizeInBytes?: string;
  /** Whether the file needs a signed URL, for example because buyers pay for it. */
  private?: boolean;
  /** Kind of file by its content. */
  mediaType?: FileMediaType;
  /** Media type of the content, for example "image/webp". */
  mimeType?: string;
  /** Size of an image or video. Absent for other files. */
  media?: FileMedia;
  /** Alternative text for screen readers. Null when the store wrote none. */
  altText?: string | null;
  /** Point of the image that stays visible when the image is cropped. Null means the center. */
  focalPoint?: FocalPoint | null;
  /** Media ID of a public image that is shown before a video plays. Set it before the video is added to a product. */
  posterId?: string | null;
  /** Color to show while the image loads, as a hexadecimal RGB code. */
  placeholder?: string | null;
  /** State of the file. Always "READY": a file is listed when it can be used. */
  operationStatus?: string;
  /** Date and time the file was uploaded (UTC). */
  _createdDate?: Date;
  /** Who uploaded the file: role and ID, for example "owner 0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11". Null for the command line and imports. */
  uploadedBy?: string | null;
}

export interface FilesGetFileDescriptorAnswer {
  /** File in the store's media. */
  file?: FileDescriptor;
}

export interface FilesImportFileAnswer {
  /** File in the store's media. */
  file?: FileDescriptor;
}

/**
 * Kind of place that uses a file.
 *
 * - `PRODUCT`: Media item of a product.
 * - `DIGITAL_PRODUCT`: File that buyers of a digital product receive.
 * - `COLLECTION`: Image of a collection.
 * - `SERVICE`: Image of a service.
 * - `EVENT`: Image of an event.
 * - `STORE_PAGE`: Image on a page of the store, such as its home page.
 * - `VIDEO_POSTER`: Poster of a video.
 * - `BUYER_DOWNLOAD`: File that buyers may still download.
 */
export type FileUsageKind = 'PRODUCT' | 'DIGITAL_PRODUCT' | 'COLLECTION' | 'SERVICE' | 'EVENT' | 'STORE_PAGE' | 'VIDEO_POSTER' | 'BUYER_DOWNLOAD';
export const FileUsageKind: EnumValues<FileUsageKind> = /* @__PURE__ */ enumValues('PRODUCT DIGITAL_PRODUCT COLLECTION SERVICE EVENT STORE_PAGE VIDEO_POSTER BUYER_DOWNLOAD');

/** Choice of a product that shows a file. */
export interface FileUsageChoice {
  /** Name of the option, for example "Color". */
  option?: string;
  /** Name of the choice, for example "Oat". */
  choice?: string;
}

/** Place that uses a file. */
export interface FileUsage {
  /** Kind of place. */
  kind?: FileUsageKind;
  /** ID of the product, collection, service, event, video or order. */
  entityId?: string;
  /** Name of the entity as staff see it. */
  name?: string;
  /** Choices of the product that show the file. */
  choices?: FileUsageChoice[];
}

export interface FilesListFileUsagesAnswer {
  /** Places that use the file. Empty when it can be deleted. */
  usages?: FileUsage[];
  /** Whether there are more places than returned. */
  hasMore?: boolean;
}

/** Page size and number of files to skip. */
export interface FilesPaging {
  /** Maximum number of files to return. Defaults to 50. */
  limit?: number | null;
  /** Number of files to skip. Defaults to 0. */
  offset?: number | null;
}

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface FilesListFilesAnswer {
  /** Files on this page, newest first. */
  files?: FileDescriptor[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
  /** Number of matching files on all pages. */
  totalResults?: number;
}

/** Page size and cursor. */
export interface FilesCursorPaging {
  /** Maximum number of files to return. Defaults to 50. */
  limit?: number | null;
  /** Cursor of the page, from `nextCursor` of the page before. Omit it for the first page. */
  cursor?: string | null;
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface CursorPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether there is another page. Pass `cursors.next` to retrieve it. */
  hasNext?: boolean | null;
  /** Number of results that match the filter on all pages. */
  total?: number | null;
}

export interface FilesSearchFilesAnswer {
  /** Files on this page, newest first. */
  files?: FileDescriptor[];
  /** Cursor of the next page, and whether there is one. */
  nextCursor?: CursorPagingMetadata;
}

export interface FilesUpdateFileDescriptorAnswer {
  /** File in the store's media. */
  file?: FileDescriptor;
}

/**
 * Deletes up to 100 files. The call is refused when a file is in use: see `listFileUsages`.
 *
 * `POST /v1/bulk/files/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteFiles: Fn<(options?: { fileIds?: string[] }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/site-media/v1/bulk/files/delete', '*', { unwrap: '' });
/**
 * Creates a temporary URL to download a private file.
 *
 * `POST /v1/files/generate-download-url` (for owners, collaborators and apps)
 */
export const generateFileDownloadUrl: Fn<(options?: { fileId?: string; expirationInMinutes?: number }) => Promise<FilesGenerateFileDownloadUrlAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/generate-download-url', '*', { answer: { downloadUrls: shapes.FilesDownloadUrl } });
/**
 * Creates a URL to upload a file to.
 *
 * `POST /v1/files/generate-upload-url` (for owners, collaborators and apps)
 */
export const generateFileUploadUrl: Fn<(options?: { mimeType?: string; fileName?: string | null; sizeInBytes?: string | null; private?: boolean | null }) => Promise<FilesGenerateFileUploadUrlAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/generate-upload-url', '*');
/**
 * Retrieves a file by its ID.
 *
 * `GET /v1/files/get-file-by-id` (for owners, collaborators and apps)
 */
export const getFileDescriptor: Fn<(options?: { fileId?: string }) => Promise<FilesGetFileDescriptorAnswer>> = /* @__PURE__ */ fn('GET', '/site-media/v1/files/get-file-by-id', '*', { answer: { file: shapes.FileDescriptor } });
/**
 * Imports a file from a public URL into the store's media.
 *
 * `POST /v1/files/import` (for owners, collaborators and apps)
 */
export const importFile: Fn<(options?: { url?: string; displayName?: string | null; private?: boolean | null }) => Promise<FilesImportFileAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/import', '*', { answer: { file: shapes.FileDescriptor } });
/**
 * Retrieves the products, collections and other places that use a file. Specific to Shopwright.
 *
 * `GET /v1/files/{fileId}/usages` (for owners, collaborators and apps)
 */
export const listFileUsages: Fn<(fileId: string, options?: { limit?: number }) => Promise<FilesListFileUsagesAnswer>> = /* @__PURE__ */ fn('GET', '/site-media/v1/files/{fileId}/usages', 'fileId,*');
/**
 * Retrieves the files of the store, page by page.
 *
 * `GET /v1/files` (for owners, collaborators and apps)
 */
export const listFiles: Fn<(options?: { mediaTypes?: FileMediaType[]; private?: boolean | null; paging?: FilesPaging }) => Promise<FilesListFilesAnswer>> = /* @__PURE__ */ fn('GET', '/site-media/v1/files', '*', { answer: { files: shapes.FileDescriptor } });
/**
 * Searches the files of the store by name, page by page, newest first.
 *
 * `POST /v1/files/search` (for owners, collaborators and apps)
 */
export const searchFiles: Fn<(options?: { search?: string | null; mediaTypes?: FileMediaType[]; private?: boolean | null; paging?: FilesCursorPaging }) => Promise<FilesSearchFilesAnswer>> = /* @__PURE__ */ fn('POST', '/site-media/v1/files/search', '*', { answer: { files: shapes.FileDescriptor }, safe: true });
/**
 * Updates the name, alternative text, focal point or poster of a file. Products and collections that show the file follow.
 *
 * `PATCH /v1/files/{file.id}` (for owners, collaborators and apps)
 */
export const updateFileDescriptor: Fn<(_id: string, options?: { file?: FileDescriptor }) => Promise<FilesUpdateFileDescriptorAnswer>> = /* @__PURE__ */ fn('PATCH', '/site-media/v1/files/{file.id}', 'file.id,*', { answer: { file: shapes.FileDescriptor } });
/**
 * Errors of bulkDeleteFiles, as the code of an ApiError:
 * - `FILE_IN_USE` (409): These files are shown or sold, or buyers may still download them. Nothing was deleted: remove the files where they are used first. `data.fileIds` lists the files; `listFileUsages` returns where each is used. None of the given files was deleted.
 */
export type BulkDeleteFilesError = 'FILE_IN_USE';
/**
 * Errors of importFile, as the code of an ApiError:
 * - `FILE_NOT_ACCEPTED` (400): This store does not accept this file. The message says whether the type, the size or the content is the reason. Choose another file.
 * - `FILE_NOT_REACHED` (400): The address could not be reached. The server could not download the file from the given address. Check that it is public, or upload the file.
 */
export type ImportFileError = 'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED';
