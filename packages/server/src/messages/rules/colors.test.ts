import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, plainColor, textColorOn } from './colors.ts';

test.each([
  ['#abc', '#aabbcc'],
  ['#ABC', '#aabbcc'],
  ['#8A4B2D', '#8a4b2d'],
  ['#8a4b2d', '#8a4b2d'],
  [undefined, '#000000'],
  ['', '#000000'],
  ['red', '#000000'],
  ['#abcd', '#000000'],
  ['#ab', '#000000'],
  ['x#abc', '#000000'],
  ['#8a4b2dx', '#000000'],
  ['x#8a4b2d', '#000000'],
  ['#8a4b2d;}', '#000000'],
  ['#abc ', '#000000'],
])('the color %j is written as %s in a mail', (color, written) => {
  expect(plainColor(color, '#000000')).toBe(written);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
  ['#8a4b2d', '#8a4b2d', 1],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('text is white on dark colors and dark on light ones', () => {
  expect(['#000000', '#8a4b2d', '#0000ff'].map(textColorOn)).toEqual([
    '#ffffff',
    '#ffffff',
    '#ffffff',
  ]);
  expect(['#ffffff', '#ffff00', '#00ff00'].map(textColorOn)).toEqual([
    '#1c1b19',
    '#1c1b19',
    '#1c1b19',
  ]);
});

test('text is readable on any color', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      return contrast(color, textColorOn(color)) >= 4.1;
    }),
  );
});
