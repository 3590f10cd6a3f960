import type { Transform } from './transform.ts';

/**
 * The rendition that a URL leads to. URLs can request any size, but renditions exist in few: sides
 * are rounded up to a ladder, and ratios, crops, focal points and qualities to steps, so that a
 * visitor cannot fill the cache with arbitrary sizes.
 */
export interface Rendition {
  readonly cut: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the longer side, including the widths that our own pages request. */
export const STANDARD_SIZES_PX = [
  64, 100, 160, 200, 240, 300, 360, 480, 640, 828, 1080, 1400, 1920, 2560, 3840, 5000,
] as const;
export const QUALITIES = [50, 65, 75, 80, 90, 95] as const;
const FOCAL_STEPS_PER_SIDE = 20;
/**
 * Aspect ratios: those that pages use, and steps between them. The nearest is at most 1.25 % from
 * the requested one, which is invisible.
 */
const SHAPE_STEP = 1.025;
const SHAPES = [
  1,
  1.2,
  1.25,
  4 / 3,
  1.4,
  1.5,
  1.6,
  16 / 9,
  2,
  21 / 9,
  2.5,
  3,
  4,
  ...Array.from({ length: 122 }, (_, step) => SHAPE_STEP ** step),
];
/** The maximum error of a crop, relative to its longer side. */
const CROP_PRECISION = 1 / 64;
/** Small images may be enlarged, up to this factor. */
const MAX_ENLARGEMENT = 2;

export function renditionOf(
  transform: Transform,
  source: Size,
  ownFocal: Point | undefined,
): Rendition {
  const quality = roundUp(QUALITIES, transform.quality);
  const whole = { left: 0, top: 0, ...source };
  if (transform.mode === 'crop' && transform.region) {
    const region = onGrid(transform.region);
    const left = Math.min(region.x, source.width - 1);
    const top = Math.min(region.y, source.height - 1);
    const cut = {
      left,
      top,
      width: Math.min(region.width, source.width - left),
      height: Math.min(region.height, source.height - top),
    };
    return { cut, width: cut.width, height: cut.height, quality };
  }
  if (transform.mode === 'fit' || transform.width === undefined || transform.height === undefined) {
    // The whole image within a box, never enlarged.
    const scale = Math.min(
      (transform.width ?? Infinity) / source.width,
      (transform.height ?? Infinity) / source.height,
      1,
    );
    const requested = { width: source.width * scale, height: source.height * scale };
    return { cut: whole, ...onLadder(requested, source), quality };
  }
  const requested = inShape({ width: transform.width, height: transform.height });
  const focal = transform.focal
    ? { x: toStep(transform.focal.x), y: toStep(transform.focal.y) }
    : (ownFocal ?? { x: 0.5, y: 0.5 });
  const cut = cutAround(source, requested, focal);
  return { cut, ...onLadder(requested, cut), quality };
}

/** The longer side stays as requested. */
function inShape({ width, height }: Size): Size {
  const longer = Math.max(width, height);
  const ratio = longer / Math.min(width, height);
  const distance = (shape: number): number => Math.max(shape / ratio, ratio / shape);
  const shape = SHAPES.reduce((nearest, each) =>
    distance(each) < distance(nearest) ? each : nearest,
  );
  return width >= height
    ? { width: longer, height: longer / shape }
    : { width: longer / shape, height: longer };
}

/** The larger the crop, the coarser the grid for its edges. */
function onGrid(region: NonNullable<Transform['region']>): NonNullable<Transform['region']> {
  const step =
    2 ** Math.max(0, Math.floor(Math.log2(Math.max(region.width, region.height) * CROP_PRECISION)));
  const near = (value: number): number => Math.round(value / step) * step;
  return {
    x: near(region.x),
    y: near(region.y),
    width: Math.max(step, near(region.width)),
    height: Math.max(step, near(region.height)),
  };
}

/**
 * Both sides are scaled by the same factor, so the aspect ratio stays. The full resolution of the
 * visible part is a rung of its own: a larger rendition would have more bytes without more detail.
 */
function onLadder(requested: Size, shown: Size): Size {
  const longer = Math.max(requested.width, requested.height);
  const full = Math.max(shown.width, shown.height);
  const rung = roundUp(STANDARD_SIZES_PX, Math.ceil(longer));
  const side = longer <= full ? Math.min(rung, full) : Math.min(rung, full * MAX_ENLARGEMENT);
  const factor = side / longer;
  return {
    width: Math.max(1, Math.round(requested.width * factor)),
    height: Math.max(1, Math.round(requested.height * factor)),
  };
}

/**
 * The crop with the target's aspect ratio that is centered as close to the focal point as the image
 * allows.
 */
function cutAround(source: Size, target: Size, focal: Point): Rendition['cut'] {
  const scale = Math.max(target.width / source.width, target.height / source.height);
  const width = Math.max(1, Math.min(source.width, Math.round(target.width / scale)));
  const height = Math.max(1, Math.min(source.height, Math.round(target.height / scale)));
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
  return {
    left: within(focal.x * source.width, width, source.width),
    top: within(focal.y * source.height, height, source.height),
    width,
    height,
  };
}

const roundUp = (steps: readonly number[], value: number): number =>
  steps.find((step) => step >= value) ?? steps.at(-1) ?? value;
const toStep = (value: number): number =>
  Math.round(value * FOCAL_STEPS_PER_SIDE) / FOCAL_STEPS_PER_SIDE;
