import {
  enumeration,
  integer,
  list,
  message,
  number,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';

export const FocalPoint = message('FocalPoint', {
  x: number(),
  y: number(),
  height: integer({ nullable: true }),
  width: integer({ nullable: true }),
});
export type FocalPoint = Static<typeof FocalPoint>;

export const CommonImage = message('CommonImage', {
  id: string(),
  url: string(),
  height: integer({ readOnly: true }),
  width: integer({ readOnly: true }),
  altText: string({ nullable: true }),
  filename: string({ nullable: true, readOnly: true }),
  urlExpirationDate: timestamp({
    nullable: true,
    readOnly: true,
    internal: true,
  }),
  sizeInBytes: string({ nullable: true, format: 'DECIMAL_VALUE', readOnly: true, internal: true }),
  focalPoint: of(FocalPoint, { internal: true }),
});
export type CommonImage = Static<typeof CommonImage>;

export const Image = message('Image', {
  id: string(),
  height: integer(),
  width: integer(),
  altText: string({ nullable: true }),
  filename: string({ nullable: true }),
});
export type Image = Static<typeof Image>;

export const ProductImage = message('ProductImage', {
  id: string(),
  url: string(),
  height: integer({ readOnly: true }),
  width: integer({ readOnly: true }),
  altText: string({ nullable: true }),
  filename: string({ nullable: true, readOnly: true }),
  urlExpirationDate: timestamp({
    nullable: true,
    readOnly: true,
    internal: true,
  }),
  sizeInBytes: string({ nullable: true, format: 'DECIMAL_VALUE', readOnly: true, internal: true }),
  focalPoint: of(FocalPoint, { internal: true }),
});
export type ProductImage = Static<typeof ProductImage>;

export const FileType = enumeration('FileType', [
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
]);
export type FileType = Static<typeof FileType>;

export const SecuredMedia = message('SecuredMedia', {
  id: string({ maxLength: 100, minLength: 1 }),
  fileName: string({ maxLength: 1000, minLength: 1 }),
  fileType: FileType,
});
export type SecuredMedia = Static<typeof SecuredMedia>;

export const PageUrlV2 = message('PageUrlV2', {
  relativePath: string(),
  url: string({ nullable: true }),
});
export type PageUrlV2 = Static<typeof PageUrlV2>;

export const MediaItemType = enumeration('MediaItemType', [
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
]);
export type MediaItemType = Static<typeof MediaItemType>;

export const MediaItemUrlAndSize = message('MediaItemUrlAndSize', {
  url: string({ format: 'WEB_URL' }),
  width: integer(),
  height: integer(),
  format: string({ nullable: true }),
  altText: string({ nullable: true }),
});
export type MediaItemUrlAndSize = Static<typeof MediaItemUrlAndSize>;

export const MediaItemVideo = message('MediaItemVideo', {
  files: list(MediaItemUrlAndSize),
  stillFrameMediaId: string(),
});
export type MediaItemVideo = Static<typeof MediaItemVideo>;

export const MediaItem = message(
  'MediaItem',
  {
    image: MediaItemUrlAndSize,
    video: MediaItemVideo,
    thumbnail: MediaItemUrlAndSize,
    mediaType: MediaItemType,
    title: string(),
    id: string(),
  },
  { oneof: [['image', 'video']] },
);
export type MediaItem = Static<typeof MediaItem>;

export const Media = message('Media', {
  mainMedia: MediaItem,
  items: list(MediaItem),
});
export type Media = Static<typeof Media>;
