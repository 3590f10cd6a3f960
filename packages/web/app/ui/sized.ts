/**
 * Sizes and formats of a picture, from the platform's image service:
 * `<picture>/v1/fit/w_640,q_50/p.avif`.
 */
type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Few enough to limit the number of renditions, close enough that no screen loads twice the needed
 * size.
 */
const widths = [240, 360, 480, 640, 828, 1080, 1400, 1920, 2560];
const qualities: Readonly<Record<PictureFormat, number>> = { avif: 50, webp: 75, jpeg: 80 };

/** Ours end in the name of a file of the media library; anything else has no other sizes. */
const isOurs = (url: string): boolean => /\/media\/[\w~.-]+$/.test(url);

interface Sizable {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Whole and so wide, or cut to a shape (width by height) around its focal point. */
export function sizedUrl(
  { url }: Pick<Sizable, 'url'>,
  width: number,
  format: PictureFormat,
  shape?: number,
): string {
  if (!isOurs(url)) return url;
  const size =
    shape === undefined ? `fit/w_${width}` : `fill/w_${width},h_${Math.round(width / shape)}`;
  return `${url}/v1/${size},q_${qualities[format]}/p.${format}`;
}

/** Undefined for a picture that has one size only. */
export function srcSet(image: Sizable, format: PictureFormat, shape?: number): string | undefined {
  if (!isOurs(image.url)) return undefined;
  // A crop cannot be wider than the image.
  const widest = Math.floor(
    shape === undefined ? image.width : Math.min(image.width, image.height * shape),
  );
  const smaller = widths.filter((width) => width < widest);
  return [...smaller, widest]
    .map((width) => `${sizedUrl(image, width, format, shape)} ${width}w`)
    .join(', ');
}
