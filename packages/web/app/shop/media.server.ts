import type { Product } from '@shopwright/sdk';
import type { PictureImage } from '../ui/picture.tsx';

type MediaItem = NonNullable<NonNullable<Product['media']>['mainMedia']>;

interface WireImage {
  readonly url?: string;
  readonly width?: number;
  readonly height?: number;
  readonly altText?: string | null;
}

/** A picture without its size would move the page when it arrives: it is left out. */
export function sizedPicture(
  { url, width, height, altText }: WireImage = {},
  fallbackText = '',
): PictureImage | undefined {
  if (url === undefined || !width || !height) return undefined;
  return { url, width, height, altText: altText || fallbackText };
}

export const pictureOf = (
  item: MediaItem | undefined,
  fallbackText: string,
): PictureImage | undefined => sizedPicture(item?.image, fallbackText);
