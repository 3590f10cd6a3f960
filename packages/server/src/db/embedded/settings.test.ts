import { expect, it } from 'vitest';
import { sharedMegabytes } from './settings.ts';

it('PostgreSQL shares an eighth of the memory there is, and neither starves nor takes a machine over', () => {
  const gigabyte = 1024 ** 3;
  expect([0.5, 1, 2, 3, 4, 64].map((size) => sharedMegabytes(size * gigabyte))).toEqual([
    128, 128, 256, 384, 512, 512,
  ]);
});
