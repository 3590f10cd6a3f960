import { files } from '@shopwright/sdk';
import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import type { FileView } from './file-view.ts';

/** The sentences of the media library, and those every form shares. */
export async function translateMedia(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { adminMedia, common } = messagesOf(language, 'adminMedia', 'common');
  return createTranslate({ ...common, ...adminMedia }, locale);
}

const KILO = 1000;

/** `184 kB`, `1.2 MB` */
function writeBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KILO)), 3);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / KILO ** power);
}

/** The files of the platform are served at the site's own address too. */
const pathOf = (url: string): string => (url === '' ? '' : new URL(url).pathname);

export function viewFile(file: files.FileDescriptor, locale: string): FileView {
  const { media, focalPoint, url = '', thumbnailUrl } = file;
  const { width = 0, height = 0 } = media?.image?.image ?? media?.video ?? {};
  return {
    id: file._id ?? '',
    name: file.displayName ?? '',
    kind: file.mediaType ?? 'DOCUMENT',
    type: file.mimeType ?? '',
    path: pathOf(url),
    thumbnail: pathOf(thumbnailUrl ?? ''),
    isPrivate: file.private ?? false,
    altText: file.altText ?? '',
    width,
    height,
    focalX: typeof focalPoint?.x === 'number' ? Math.round(focalPoint.x * 100) : null,
    focalY: typeof focalPoint?.y === 'number' ? Math.round(focalPoint.y * 100) : null,
    posterId: file.posterId ?? '',
    size: writeBytes(Number(file.sizeInBytes ?? 0), locale),
    date: file._createdDate
      ? new Intl.DateTimeFormat(locale, {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: 'UTC',
        }).format(file._createdDate)
      : '',
    uploadedBy: file.uploadedBy ?? '',
  };
}

const FILES_PER_PAGE = 48;
export const fileKinds = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE'] as const;

export interface LibraryRequest {
  readonly search: string;
  readonly kind: files.FileMediaType | undefined;
  readonly cursor: string;
}

export function readLibraryRequest(parameters: URLSearchParams): LibraryRequest {
  return {
    search: (parameters.get('q') ?? '').trim().slice(0, 200),
    kind: fileKinds.find((kind) => kind === parameters.get('kind')),
    cursor: parameters.get('cursor') ?? '',
  };
}

/** A page of the library; `publicOnly` leaves out what is sold. */
export async function loadLibrary(
  userSession: UserSession,
  { search, kind, cursor }: LibraryRequest,
  locale: string,
  publicOnly = false,
) {
  const found = await userSession.use(files).searchFiles({
    search,
    ...(kind ? { mediaTypes: [kind] } : publicOnly ? { mediaTypes: ['IMAGE', 'VIDEO'] } : {}),
    ...(publicOnly ? { private: false } : {}),
    paging: { limit: FILES_PER_PAGE, ...(cursor === '' ? {} : { cursor }) },
  });
  return {
    files: (found.files ?? []).map((file) => viewFile(file, locale)),
    next: found.nextCursor?.cursors?.next ?? '',
  };
}
