import type { Descriptions } from '../table.ts';

export const media: Descriptions = {
  FocalPoint: {
    this: 'Point of the image that stays visible when the image is cropped.',
    x: 'Horizontal position, from 0 (left edge) to 1 (right edge).',
    y: 'Vertical position, from 0 (top edge) to 1 (bottom edge).',
    height:
      'Height in pixels of the image that the point was set on. The platform does not use it.',
    width: 'Width in pixels of the image that the point was set on. The platform does not use it.',
  },
  CommonImage: {
    this: 'Image of the item.',
    id: 'Media ID of the image.',
    url: 'URL of the original image.',
    height: 'Height of the original in pixels.',
    width: 'Width of the original in pixels.',
    altText: 'Alternative text for screen readers. Absent when the store wrote none.',
    filename: 'File name of the image.',
    urlExpirationDate: 'Never set: image URLs do not expire.',
    sizeInBytes:
      'File size in bytes, as a string. Never set here; `files.getFileDescriptor` returns it.',
  },
  Image: {
    this: 'Image by its media ID.',
    id: 'Media ID of the image.',
    height: 'Height of the original in pixels.',
    width: 'Width of the original in pixels.',
    altText: 'Alternative text for screen readers.',
    filename: 'File name of the image.',
  },
  ProductImage: {
    this: 'Image of the product.',
    id: 'Media ID of the image.',
    url: 'URL of the original image.',
    height: 'Height of the original in pixels.',
    width: 'Width of the original in pixels.',
    altText: 'Alternative text for screen readers. Absent when the store wrote none.',
    filename: 'File name of the image.',
    urlExpirationDate: 'Never set: image URLs do not expire.',
    sizeInBytes:
      'File size in bytes, as a string. Never set here; `files.getFileDescriptor` returns it.',
  },
  FileType: 'Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`.',
  SecuredMedia: {
    this: 'Private file that buyers of a digital product download.',
    id: 'Media ID of the private file.',
    fileName: 'Name of the file as buyers download it, with its extension.',
  },
  PageUrlV2: {
    this: "Page of the item on the store's site.",
    relativePath: 'Path on the store\'s site, for example "/products/dune-mug".',
    url: 'Absolute URL of the page.',
  },
  MediaItemType: 'Kind of media. Products of this platform have images and videos.',
  MediaItemUrlAndSize: {
    this: 'URL and size of an image or of one file of a video.',
    url: 'Absolute URL of the file.',
    width: 'Width in pixels.',
    height: 'Height in pixels.',
    format: 'File format, for example "mp4". Set for videos only.',
    altText: 'Alternative text for screen readers. Absent when the store wrote none.',
  },
  MediaItemVideo: {
    this: 'Video of the product.',
    files: 'Playable files of the video.',
    stillFrameMediaId: 'Media ID of the poster image shown before the video plays.',
  },
  MediaItem: {
    this: 'Image or video of the product.',
    image: 'The image. Present when `mediaType` is `image`.',
    video: 'The video. Present when `mediaType` is `video`.',
    thumbnail: 'Image for galleries and lists: the image itself or the poster of the video.',
    title: 'Title of the media item. Empty when the store wrote none.',
    id: 'Media ID of the item.',
  },
  Media: {
    this: 'Images and videos.',
    mainMedia:
      'First media item, shown in lists and at the top of the product page. Absent when there is none.',
    items: 'All media items in the order in which they are shown.',
  },
};
