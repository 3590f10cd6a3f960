import type { FileDescriptor } from '@shopwright/contract/media/files';
import type { MediaFile } from './store.ts';

const types = {
  image: 'IMAGE',
  video: 'VIDEO',
  audio: 'AUDIO',
  document: 'DOCUMENT',
  archive: 'ARCHIVE',
} as const;

export const mediaAddress = (mediaUrl: string, mediaId: string): string =>
  `${mediaUrl}/media/${mediaId}`;

export function toDescriptor(file: MediaFile, mediaUrl: string): FileDescriptor {
  const url = file.private ? '' : mediaAddress(mediaUrl, file.mediaId);
  const image =
    file.kind === 'image' && !file.private
      ? {
          media: {
            image: {
              image: {
                id: file.mediaId,
                url,
                width: file.width ?? 0,
                height: file.height ?? 0,
                altText: file.altText,
                filename: file.fileName,
              },
            },
          },
          thumbnailUrl: `${url}/v1/fit/w_300,h_300/${encodeURIComponent(file.fileName)}`,
        }
      : {};
  return {
    id: file.mediaId,
    displayName: file.fileName,
    url,
    sizeInBytes: String(file.bytes),
    private: file.private,
    mediaType: types[file.kind],
    mimeType: file.contentType,
    ...image,
    altText: file.altText,
    focalPoint:
      file.focalX === null || file.focalY === null ? null : { x: file.focalX, y: file.focalY },
    ...(file.kind === 'video'
      ? {
          posterId: file.posterId,
          ...(file.posterId === null || file.private
            ? {}
            : {
                thumbnailUrl: `${mediaAddress(mediaUrl, file.posterId)}/v1/fit/w_300,h_300/poster.webp`,
              }),
          ...(file.width === null || file.height === null
            ? {}
            : { media: { video: { width: file.width, height: file.height } } }),
        }
      : {}),
    placeholder: file.placeholder,
    operationStatus: 'READY',
    createdDate: file.createdAt.toISOString(),
    uploadedBy: file.uploadedBy,
  };
}
