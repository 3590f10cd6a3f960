import { expect, test } from 'vitest';
import { sizedUrl, srcSet } from './sized.ts';

const mug = { url: 'https://shop.example/media/mug.webp', width: 700, height: 500 };

test('offers an image in every size up to its own, and never larger', () => {
  expect(
    srcSet(mug, 'avif')
      ?.split(', ')
      .map((source) => source.split(' ')[1]),
  ).toEqual(['240w', '360w', '480w', '640w', '700w']);
  expect(srcSet(mug, 'webp', 1)?.split(', ').at(-1)).toBe(
    'https://shop.example/media/mug.webp/v1/fill/w_500,h_500,q_75/p.webp 500w',
  );
});

test('lets the platform crop an image around its focal point', () => {
  expect(sizedUrl(mug, 400, 'avif', 4 / 3)).toBe(
    'https://shop.example/media/mug.webp/v1/fill/w_400,h_300,q_50/p.avif',
  );
  expect(sizedUrl(mug, 400, 'jpeg')).toBe(
    'https://shop.example/media/mug.webp/v1/fit/w_400,q_80/p.jpeg',
  );
});

test('shows an image of another host unchanged', () => {
  const other = { url: 'https://elsewhere.example/a.jpg', width: 10, height: 10 };
  expect([srcSet(other, 'avif'), sizedUrl(other, 400, 'avif')]).toEqual([undefined, other.url]);
});
