import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STANDARD_SIZES_PX, QUALITIES, renditionOf } from './rendition.ts';
import { readTransform, type Transform } from './transform.ts';

const source = { width: 4000, height: 3000 };
const read = (mode: string, words: string): Transform => {
  const transform = readTransform(mode, words, 'p.webp');
  if (!transform) throw new Error(`${mode} ${words} is not read`);
  return transform;
};
const made = (mode: string, words: string, of = source) =>
  renditionOf(read(mode, words), of, undefined);

it('rounds up to the next standard size, so that pictures stay sharp', () => {
  expect(made('fill', 'w_600,h_400')).toMatchObject({ width: 640, height: 427 });
  expect(made('fill', 'w_100,h_100')).toMatchObject({ width: 100, height: 100 });
  expect(made('fit', 'w_600,h_600')).toMatchObject({ width: 640, height: 480 });
  expect(made('fit', 'w_601')).toMatchObject({ width: 640, height: 480 });
});

it('never upscales unless requested', () => {
  const small = { width: 500, height: 500 };
  expect(made('fill', 'w_490,h_490', small)).toMatchObject({ width: 500, height: 500 });
  expect(made('fit', 'w_5000', small)).toMatchObject({ width: 500, height: 500 });
  expect(made('fill', 'w_5000,h_5000', small)).toMatchObject({ width: 1000, height: 1000 });
});

it('keeps the requested shape within 1.25 % and a pixel, as large as the picture allows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.record({
        width: fc.integer({ min: 1, max: 9000 }),
        height: fc.integer({ min: 1, max: 9000 }),
      }),
      (width, height, of) => {
        const { width: w, height: h, cut } = made('fill', `w_${width},h_${height}`, of);
        const longer = Math.max(w, h);
        const [expectedW, expectedH] = [width, height].map(
          (side) => side * (longer / Math.max(width, height)),
        );
        // An aspect ratio beyond 20 to 1 is limited.
        const isStrip = Math.max(width, height) / Math.min(width, height) > 20;
        if (!isStrip)
          expect(Math.abs(w - (expectedW ?? 0))).toBeLessThanOrEqual(1 + (expectedW ?? 0) * 0.0125);
        if (!isStrip)
          expect(Math.abs(h - (expectedH ?? 0))).toBeLessThanOrEqual(1 + (expectedH ?? 0) * 0.0125);
        expect(Math.sign(w - h) * Math.sign(width - height)).toBeGreaterThanOrEqual(0);
        expect(longer).toBeGreaterThanOrEqual(
          Math.min(Math.max(width, height), Math.max(cut.width, cut.height)),
        );
        expect(cut.left + cut.width).toBeLessThanOrEqual(of.width);
        expect(cut.top + cut.height).toBeLessThanOrEqual(of.height);
      },
    ),
  );
});

it('all sizes of one shape share few pictures', () => {
  const names = new Set<string>();
  for (let side = 1; side <= 5000; side += 1)
    for (const mode of ['fill', 'fit'])
      names.add(JSON.stringify(made(mode, `w_${side},h_${side}`)));
  // One rendition for each rung and one in full resolution, for the square and for the whole image.
  expect(names.size).toBeLessThanOrEqual(2 * (STANDARD_SIZES_PX.length + 1));
});

it('similar shapes and crops share a picture, and the shapes that our pages use are exact', () => {
  const shapes = new Set<string>();
  const crops = new Set<string>();
  for (let more = 0; more < 40; more += 1) {
    shapes.add(JSON.stringify(made('fill', `w_${1000 + more},h_700`)));
    crops.add(JSON.stringify(made('crop', `x_${1000 + more},y_500,w_${1500 - more},h_1000`)));
  }
  expect(shapes.size).toBeLessThanOrEqual(4);
  expect(crops.size).toBeLessThanOrEqual(16);
  for (const [width, height] of [
    [600, 400],
    [800, 600],
    [500, 500],
    [1600, 900],
    [900, 1600],
    [400, 500],
    [700, 500],
    [2100, 900],
  ] as const) {
    const { width: w, height: h } = made('fill', `w_${width},h_${height}`);
    expect(Math.abs(w / h - width / height)).toBeLessThan(0.005);
  }
});

it('all shapes of one length share few pictures', () => {
  const names = new Set<string>();
  for (let side = 1; side <= 5000; side += 1)
    for (const words of [`w_5000,h_${side}`, `w_${side},h_5000`])
      names.add(JSON.stringify(made('fill', words)));
  expect(names.size).toBeLessThanOrEqual(270);
});

it('all focal points and qualities of one size share few pictures', () => {
  const focals = new Set<string>();
  const qualities = new Set<number>();
  for (let at = 0; at <= 1000; at += 1) {
    focals.add(JSON.stringify(made('fill', `w_300,h_100,fp_0.5_${at / 1000}`)));
    qualities.add(made('fill', `w_300,h_100,q_${at}`).quality);
  }
  expect(focals.size).toBeLessThanOrEqual(21);
  expect(
    [...qualities].every((quality) => (QUALITIES as readonly number[]).includes(quality)),
  ).toBe(true);
});

it('a crop is accurate to a 64th of its size', () => {
  expect(made('crop', 'x_10,y_20,w_60,h_40')).toEqual({
    cut: { left: 10, top: 20, width: 60, height: 40 },
    width: 60,
    height: 40,
    quality: 80,
  });
  expect(made('crop', 'x_12,y_20,w_300,h_200')).toEqual({
    cut: { left: 12, top: 20, width: 300, height: 200 },
    width: 300,
    height: 200,
    quality: 80,
  });
  expect(made('crop', 'x_3989,y_5000,w_301,h_199')).toMatchObject({
    cut: { left: 3988, top: 2999, width: 12, height: 1 },
  });
});

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const side = fc.integer({ min: 1, max: 5000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

it('a crop contains the focal point of the file, and is as close to centered on it as the picture allows', () => {
  fc.assert(
    fc.property(size, side, side, part, part, (of, width, height, x, y) => {
      const { cut } = renditionOf(read('fill', `w_${width},h_${height}`), of, { x, y });
      for (const [from, length, whole, focal] of [
        [cut.left, cut.width, of.width, x * of.width],
        [cut.top, cut.height, of.height, y * of.height],
      ] as const) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + length).toBeLessThanOrEqual(whole);
        // Edges are whole pixels.
        expect(focal).toBeGreaterThanOrEqual(from - 1);
        expect(focal).toBeLessThanOrEqual(from + length + 1);
        const isAtEdge = from === 0 || from + length === whole;
        if (!isAtEdge) expect(Math.abs(from + length / 2 - focal)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('a crop moves with its focal point, never against it', () => {
  fc.assert(
    fc.property(size, side, side, part, part, (of, width, height, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const cutAt = (focal: number) =>
        renditionOf(read('fill', `w_${width},h_${height}`), of, { x: focal, y: focal }).cut;
      expect(cutAt(less).left).toBeLessThanOrEqual(cutAt(more).left);
      expect(cutAt(less).top).toBeLessThanOrEqual(cutAt(more).top);
      expect(cutAt(less).width).toBe(cutAt(more).width);
    }),
  );
});

it('a crop is as large as its shape allows', () => {
  fc.assert(
    fc.property(size, side, side, part, part, (of, width, height, x, y) => {
      const { cut } = renditionOf(read('fill', `w_${width},h_${height}`), of, { x, y });
      expect(cut.width === of.width || cut.height === of.height).toBe(true);
    }),
  );
});

it('the focal point of the URL overrides that of the file; the default is the center', () => {
  const own = { x: 0, y: 0 };
  expect(renditionOf(read('fill', 'w_100,h_300,fp_1_1'), source, own).cut.left).toBe(3000);
  expect(renditionOf(read('fill', 'w_100,h_300'), source, own).cut.left).toBe(0);
  expect(renditionOf(read('fill', 'w_100,h_300'), source, undefined).cut.left).toBe(1500);
});
