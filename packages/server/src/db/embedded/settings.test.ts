import { expect, it } from 'vitest';
import { sharedMegabytes } from './settings.ts';

it('shared buffers are an eighth of the memory, within a minimum and a maximum', () => {
  const gigabyte = 1024 ** 3;
  expect([0.5, 1, 2, 3, 4, 64].map((size) => sharedMegabytes(size * gigabyte))).toEqual([
    128, 128, 256, 384, 512, 512,
  ]);
});
