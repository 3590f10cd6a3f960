import type { FileMediaType } from '@shopwright/contract/media/files';
import type { MediaKind } from './accepted-files.ts';

/** The kinds of files, by their names in calls. */
export const wireKinds: Readonly<Record<FileMediaType, MediaKind>> = {
  IMAGE: 'image',
  VIDEO: 'video',
  AUDIO: 'audio',
  DOCUMENT: 'document',
  ARCHIVE: 'archive',
};
