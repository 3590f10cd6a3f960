import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseFormat, readTransform } from './transform.ts';

const read = (mode: string, words: string, name = 'cup') => readTransform(mode, words, name);

test('parses mode, size, focal point, quality and format of a URL', () => {
  expect(read('fill', 'w_600,h_400,fp_0.50_0.40,q_85', 'cup.webp')).toEqual({
    mode: 'fill',
    width: 600,
    height: 400,
    focal: { x: 0.5, y: 0.4 },
    quality: 85,
    region: undefined,
    format: 'webp',
  });
  expect(read('fit', 'h_400')).toEqual({
    mode: 'fit',
    width: undefined,
    height: 400,
    focal: undefined,
    quality: 80,
    region: undefined,
    format: undefined,
  });
});

test('ignores parameters that this server does not use', () => {
  expect(read('fit', 'usm_0.66_1.00_0.01,al_c,w_10,lg,blur_3')).toEqual(read('fit', 'w_10'));
});

test.each([
  ['an unknown mode', 'stretch', 'w_10'],
  ['no size', 'fit', 'q_80'],
  ['no words', 'fit', ''],
  ['a side of zero', 'fit', 'w_0'],
  ['a negative side', 'fit', 'w_-5'],
  ['a side without a number', 'fit', 'w_,h_x'],
  ['an endless side', 'fit', 'w_Infinity'],
  ['more than 300 characters', 'fit', `w_10,${'x'.repeat(296)}`],
])('a URL with %s is refused', (_case, mode, words) => {
  expect(read(mode, words)).toBeUndefined();
});

test('parses up to 300 characters', () => {
  expect(read('fit', `w_10,${'x'.repeat(295)}`)).toMatchObject({ width: 10 });
});

test('sides are whole pixels from 1 to 5000', () => {
  expect(read('fit', 'w_1,h_5000')).toMatchObject({ width: 1, height: 5000 });
  expect(read('fit', 'w_10.6,h_5001')).toMatchObject({ width: 11, height: 5000 });
  expect(read('fit', 'w_1e9,h_-1')).toMatchObject({ width: 5000, height: undefined });
});

test('the quality is between 1 and 100, by default 80', () => {
  const quality = (word: string) => read('fit', `w_1,${word}`)?.quality;
  expect(['q_1', 'q_100', 'q_0', 'q_-4', 'q_101', 'q_x', 'q_Infinity', ''].map(quality)).toEqual([
    1, 100, 1, 1, 100, 80, 80, 80,
  ]);
});

test('a focal point outside the picture is ignored', () => {
  const focal = (word: string) => read('fill', `w_1,h_1,${word}`)?.focal;
  expect([focal('fp_0_1'), focal('fp_1_0')]).toEqual([
    { x: 0, y: 1 },
    { x: 1, y: 0 },
  ]);
  for (const word of [
    'fp_1.1_0.5',
    'fp_0.5_1.1',
    'fp_-0.1_0',
    'fp_0_-0.1',
    'fp_0.5',
    'fp_a_b',
    'fp',
  ])
    expect(focal(word), word).toBeUndefined();
});

describe('a crop', () => {
  const region = (words: string, mode = 'crop') => read(mode, words)?.region;

  test('has a position and a size in whole pixels', () => {
    expect(region('x_10,y_20.4,w_60,h_40')).toEqual({ x: 10, y: 20, width: 60, height: 40 });
    expect(region('x_0,y_0,w_1,h_1')).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  test.each([
    'y_20,w_60,h_40',
    'x_10,w_60,h_40',
    'x_-1,y_20,w_60,h_40',
    'x_10,y_-1,w_60,h_40',
    'x_Infinity,y_20,w_60,h_40',
    'x_10,y_x,w_60,h_40',
    'x_10,y_20,w_60',
    'x_10,y_20,h_40',
  ])('that lacks a part is ignored: %s', (words) => {
    expect(region(words)).toBeUndefined();
  });

  test('is read in its own mode only', () => {
    expect(region('x_10,y_20,w_60,h_40', 'fill')).toBeUndefined();
  });
});

describe('the format', () => {
  test.each([
    ['avif', 'avif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
    ['JPEG', 'jpeg'],
    ['png', 'png'],
    ['gif', undefined],
    ['constructor', undefined],
    ['toString', undefined],
  ])('of a URL that ends in .%s is %s', (ending, format) => {
    expect(read('fit', 'w_1', `a.cup.${ending}`)?.format).toBe(format);
  });

  test.each([
    ['enc_avif', 'avif'],
    ['enc_auto', 'png'],
    ['enc_constructor', 'png'],
    ['enc___proto__', 'png'],
    ['enc', 'png'],
  ])('that %s names takes precedence over the extension', (word, format) => {
    expect(read('fit', `w_1,${word}`, 'cup.png')?.format).toBe(format);
  });

  test('is the one in the URL, else the best that the browser accepts', () => {
    const named = read('fit', 'w_1', 'cup.png');
    const free = read('fit', 'w_1', 'cup');
    if (!named || !free) throw new Error('not read');
    expect(chooseFormat(named, 'image/avif,image/webp')).toBe('png');
    expect(chooseFormat(free, 'image/avif,image/webp,*/*')).toBe('avif');
    expect(chooseFormat(free, 'image/webp,*/*')).toBe('webp');
    expect(chooseFormat(free, '*/*')).toBe('jpeg');
    expect(chooseFormat(free, '')).toBe('jpeg');
  });
});

test('no URL exceeds the bounds', () => {
  const word = fc
    .tuple(
      fc.constantFrom('w', 'h', 'x', 'y', 'q', 'fp', 'enc'),
      fc.oneof(fc.double().map(String), fc.string({ maxLength: 8 })),
    )
    .map((parts) => parts.join('_'));
  const fits = (side: number | undefined) =>
    side === undefined || (Number.isInteger(side) && side >= 1 && side <= 5000);
  fc.assert(
    fc.property(
      fc.constantFrom('fit', 'fill', 'crop'),
      fc.array(word, { maxLength: 6 }).map((words) => words.join(',')),
      (mode, words) => {
        const found = read(mode, words);
        return (
          !found ||
          (fits(found.width) && fits(found.height) && found.quality >= 1 && found.quality <= 100)
        );
      },
    ),
  );
});
