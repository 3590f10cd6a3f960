import { preload } from 'react-dom';
import { sizedUrl, srcSet } from './sized.ts';

export interface PictureImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
}

/** From 0 to 1, from the left and from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

interface PictureProps {
  readonly image: PictureImage;
  readonly focalPoint?: FocalPoint | undefined;
  /** The first picture of a page: fetched at once and before everything else. */
  readonly first?: boolean;
  /** How wide it is shown, as in the attribute of the same name. */
  readonly sizes?: string;
  /** Width by height, where it is cut: around the focal point its owner set. */
  readonly shape?: number;
  readonly className?: string;
}

/**
 * Every picture of the site: in AVIF where the browser reads it, else in WebP, no larger than it is
 * shown. It has its size before it loads and a quiet color until it does. The focal point is a
 * step of 5 % in a data attribute: the content policy allows no style attributes.
 */
export function Picture({
  image,
  focalPoint,
  first = false,
  sizes = '100vw',
  shape,
  className = '',
}: PictureProps) {
  const avif = srcSet(image, 'avif', shape);
  const fallback = sizedUrl(image, Math.min(image.width, 1080), 'jpeg', shape);
  if (first && avif)
    preload(fallback, {
      as: 'image',
      imageSrcSet: avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={fallback}
        srcSet={srcSet(image, 'webp', shape)}
        sizes={avif && sizes}
        width={image.width}
        height={shape === undefined ? image.height : Math.round(image.width / shape)}
        alt={image.altText}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        data-focus-x={focalPoint && step(focalPoint.x)}
        data-focus-y={focalPoint && step(focalPoint.y)}
        className={`picture ${className}`}
      />
    </picture>
  );
}

const step = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 20) * 5;
