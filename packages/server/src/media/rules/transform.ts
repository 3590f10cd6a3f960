/**
 * Picture URLs in the form that the official client builds:
 * `/media/<id>/v1/fill/w_600,h_400,fp_0.50_0.40,q_85/<name>.webp`. Unsupported parameters
 * (sharpening, alignment) are ignored; numbers are bounded, so that a URL cannot request a picture
 * of a million pixels a side. `rendition.ts` rounds them to the few sizes that pictures are made
 * in.
 */
export interface Transform {
  readonly mode: 'fit' | 'fill' | 'crop';
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly focal: { readonly x: number; readonly y: number } | undefined;
  readonly quality: number;
  readonly region:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | undefined;
}

const MAX_SIDE_PIXELS = 5000;
const modes = new Set(['fit', 'fill', 'crop']);
const formats: ReadonlyMap<string, Transform['format']> = new Map([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
]);

export function readTransform(
  mode: string,
  words: string,
  fileName: string,
): Transform | undefined {
  if (!modes.has(mode) || words.length > 300) return undefined;
  const given = new Map(words.split(',').map((word) => splitWord(word)));
  const width = side(given.get('w'));
  const height = side(given.get('h'));
  if (width === undefined && height === undefined) return undefined;
  const [fx, fy] = (given.get('fp') ?? '').split('_').map(Number);
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  return {
    mode: mode as Transform['mode'],
    width,
    height,
    focal: unit(fx) && unit(fy) ? { x: fx, y: fy } : undefined,
    quality: quality(given.get('q')),
    region: mode === 'crop' ? region(given, width, height) : undefined,
    format: formats.get(given.get('enc') ?? '') ?? formats.get(ending),
  };
}

/** The formats that the browser accepts, unless the URL names one. */
export function chooseFormat(
  transform: Transform,
  accept: string,
): NonNullable<Transform['format']> {
  if (transform.format !== undefined) return transform.format;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

function splitWord(word: string): [string, string] {
  const at = word.indexOf('_');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

function side(text: string | undefined): number | undefined {
  const number = Number(text);
  if (text === undefined || !Number.isFinite(number) || number < 1) return undefined;
  return Math.min(Math.round(number), MAX_SIDE_PIXELS);
}

function quality(text: string | undefined): number {
  const number = Number(text ?? 80);
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), 100) : 80;
}

function region(
  given: ReadonlyMap<string, string>,
  width: number | undefined,
  height: number | undefined,
) {
  const [x, y] = [Number(given.get('x')), Number(given.get('y'))];
  if (
    !Number.isFinite(x) ||
    !Number.isFinite(y) ||
    x < 0 ||
    y < 0 ||
    width === undefined ||
    height === undefined
  )
    return undefined;
  return { x: Math.round(x), y: Math.round(y), width, height };
}

const unit = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= 1;
