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
  readonly className?: string;
}

/**
 * Every picture of the site. It has its size before it loads and a quiet colour until it does.
 * The focal point is a step of 5 % in a data attribute: the content policy allows no style attributes.
 */
export function Picture({ image, focalPoint, first = false, className = '' }: PictureProps) {
  return (
    <img
      src={image.url}
      width={image.width}
      height={image.height}
      alt={image.altText}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      data-focus-x={focalPoint && step(focalPoint.x)}
      data-focus-y={focalPoint && step(focalPoint.y)}
      className={`picture ${className}`}
    />
  );
}

const step = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 20) * 5;
