import type { Descriptions } from './table.ts';

export const media: Descriptions = {
  FileMediaType: {
    this: 'Kind of file by its content.',
    IMAGE: 'A raster image.',
    VIDEO: 'A video file.',
    AUDIO: 'An audio file.',
    DOCUMENT: 'A document, for example a PDF.',
    ARCHIVE: 'A compressed archive, for example a ZIP file.',
  },
  FileDescriptor: {
    this: "File in the store's media.",
    id: 'Media ID of the file.',
    displayName: 'File name as staff see it and as it is downloaded.',
    url: 'URL of the original file. Private files need a URL from `generateFileDownloadUrl`.',
    thumbnailUrl: 'URL of a preview of at most 300 by 300 pixels. Absent for files without one.',
    sizeInBytes: 'File size in bytes, as a string.',
    private: 'Whether the file needs a signed URL, for example because buyers pay for it.',
    mimeType: 'Media type of the content, for example "image/webp".',
    altText: 'Alternative text for screen readers. Null when the store wrote none.',
    focalPoint:
      'Point of the image that stays visible when the image is cropped. Null means the center.',
    posterId:
      'Media ID of a public image that is shown before a video plays. Set it before the video is added to a product.',
    placeholder: 'Color to show while the image loads, as a hexadecimal RGB code.',
    operationStatus: 'State of the file. Always "READY": a file is listed when it can be used.',
    createdDate: 'Date and time the file was uploaded (UTC).',
    uploadedBy:
      'Who uploaded the file: role and ID, for example "owner 0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11". Null for the command line and imports.',
  },
  FileMedia: {
    this: 'Size of an image or video. Absent for other files.',
    image: 'The image with its size. Set when `mediaType` is `IMAGE`.',
    video: 'Size of the video. Set when `mediaType` is `VIDEO`.',
  },
  FileImage: 'Image with its size.',
  FileVideo: {
    this: 'Size of a video.',
    width: 'Width in pixels.',
    height: 'Height in pixels.',
  },
  'files.generateFileUploadUrl': 'Creates a URL to upload a file to.',
  FilesGenerateFileUploadUrlRequest: {
    mimeType: 'Media type of the file, for example "image/jpeg".',
    fileName: 'File name with its extension. Generated when omitted.',
    sizeInBytes:
      'Size of the file in bytes, as a string. Files above the limit are refused before the upload.',
    private: 'Whether the file needs a signed URL. Defaults to false.',
  },
  FilesGenerateFileUploadUrlAnswer: {
    uploadUrl: 'URL to send the content to with PUT. The response contains the file.',
  },
  'files.importFile': "Imports a file from a public URL into the store's media.",
  FilesImportFileRequest: {
    url: 'Public URL to download the file from.',
    displayName: 'File name as staff see it. Defaults to the name in the URL.',
    private: 'Whether the file needs a signed URL. Defaults to false.',
  },
  'files.getFileDescriptor': 'Retrieves a file by its ID.',
  FilesGetFileDescriptorRequest: {
    fileId: 'Media ID of the file to retrieve.',
  },
  'files.listFiles': 'Retrieves the files of the store, page by page.',
  FilesListFilesRequest: {
    mediaTypes: 'Kinds of files to return. Omit it to return all.',
    private: 'Whether to return only private or only public files. Omit it to return both.',
  },
  FilesPaging: {
    this: 'Page size and number of files to skip.',
    limit: 'Maximum number of files to return. Defaults to 50.',
    offset: 'Number of files to skip. Defaults to 0.',
  },
  FilesListFilesAnswer: {
    files: 'Files on this page, newest first.',
    totalResults: 'Number of matching files on all pages.',
  },
  'files.searchFiles': 'Searches the files of the store by name, page by page, newest first.',
  FilesSearchFilesRequest: {
    search: 'Text that the file name contains, in any case. Omit it to return all files.',
    mediaTypes: 'Kinds of files to return. Omit it to return all.',
    private: 'Whether to return only private or only public files. Omit it to return both.',
    paging: 'Page size and the cursor of the page.',
  },
  FilesCursorPaging: {
    this: 'Page size and cursor.',
    limit: 'Maximum number of files to return. Defaults to 50.',
    cursor: 'Cursor of the page, from `nextCursor` of the page before. Omit it for the first page.',
  },
  FilesSearchFilesAnswer: {
    files: 'Files on this page, newest first.',
    nextCursor: 'Cursor of the next page, and whether there is one.',
  },
  'files.listFileUsages':
    'Retrieves the products, collections and other places that use a file. Specific to Shopwright.',
  FilesListFileUsagesRequest: {
    fileId: 'Media ID of the file.',
    limit: 'Maximum number of places to return. Defaults to 50.',
  },
  FilesListFileUsagesAnswer: {
    usages: 'Places that use the file. Empty when it can be deleted.',
    hasMore: 'Whether there are more places than returned.',
  },
  FileUsageKind: {
    this: 'Kind of place that uses a file.',
    PRODUCT: 'Media item of a product.',
    DIGITAL_PRODUCT: 'File that buyers of a digital product receive.',
    COLLECTION: 'Image of a collection.',
    SERVICE: 'Image of a service.',
    EVENT: 'Image of an event.',
    STORE_PAGE: 'Image on a page of the store, such as its home page.',
    VIDEO_POSTER: 'Poster of a video.',
    BUYER_DOWNLOAD: 'File that buyers may still download.',
  },
  FileUsage: {
    this: 'Place that uses a file.',
    kind: 'Kind of place.',
    entityId: 'ID of the product, collection, service, event, video or order.',
    name: 'Name of the entity as staff see it.',
    choices: 'Choices of the product that show the file.',
  },
  FileUsageChoice: {
    this: 'Choice of a product that shows a file.',
    option: 'Name of the option, for example "Color".',
    choice: 'Name of the choice, for example "Oat".',
  },
  'files.updateFileDescriptor':
    'Updates the name, alternative text, focal point or poster of a file. Products and collections that show the file follow.',
  FilesUpdateFileDescriptorRequest: {
    file: 'ID of the file and the fields to change.',
  },
  'files.bulkDeleteFiles':
    'Deletes up to 100 files. The call is refused when a file is in use: see `listFileUsages`.',
  FilesBulkDeleteFilesRequest: {
    fileIds: 'Media IDs of the files to delete.',
  },
  'files.generateFileDownloadUrl': 'Creates a temporary URL to download a private file.',
  FilesGenerateFileDownloadUrlRequest: {
    fileId: 'Media ID of the file to download.',
    expirationInMinutes: 'Lifetime of the URL in minutes, up to 7 days. Defaults to 600.',
  },
  FilesGenerateFileDownloadUrlAnswer: {
    downloadUrls: 'Temporary URLs of the file. Contains one entry.',
  },
  FilesDownloadUrl: {
    this: 'Temporary URL of a file.',
    url: 'Signed URL. Anyone who has it can download the file until it expires.',
    expirationDate: 'Date and time from which the URL is no longer valid (UTC).',
  },
};
