import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

let directory: string;
let time: number;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'picture-cache-'));
  time = Date.parse('2026-06-01T12:00:00Z');
});
afterEach(() => rm(directory, { recursive: true }));

const open = (maxBytes = 10_000) => createPictureCache({ directory, maxBytes, now: () => time });
const key = (number: number): string =>
  `${String(number % 7).padStart(2, '0')}${'k'.repeat(20)}${number}`;
const picture = Buffer.alloc(1000, 'p');

async function bytesOnDisk(): Promise<number> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

it('stays within its budget for any requests', async () => {
  const cache = open();
  for (let number = 0; number < 100; number += 1) {
    time += 1000;
    await cache.write(key(number), picture);
    expect(await bytesOnDisk()).toBeLessThanOrEqual(10_000);
  }
  expect(await cache.read(key(99))).toEqual(picture);
  expect(await cache.read(key(0))).toBeUndefined();
});

it('stays within its budget during concurrent writes', async () => {
  const cache = open();
  await Promise.all(Array.from({ length: 50 }, (_, number) => cache.write(key(number), picture)));
  await cache.write(key(50), picture);
  expect(await bytesOnDisk()).toBeLessThanOrEqual(10_000);
});

it('evicts the least recently used file first, also after a restart', async () => {
  const first = open();
  for (let number = 0; number < 10; number += 1) {
    time += 1000;
    await first.write(key(number), picture);
  }
  time += 2 * 3_600_000;
  await first.read(key(0));
  time += 1000;
  const second = open();
  await second.write(key(10), picture);
  expect(await second.read(key(0))).toEqual(picture);
  expect(await second.read(key(1))).toBeUndefined();
  expect(await bytesOnDisk()).toBeLessThanOrEqual(10_000);
});

it('counts files of other processes, and removes partial files of a killed one', async () => {
  const [one, other] = [open(), open()];
  await one.write(key(0), picture);
  for (let number = 1; number < 20; number += 1) await other.write(key(number), picture);
  await writeFile(join(directory, key(0).slice(0, 2), 'half.1.part'), picture);
  time = Date.now() + 3_600_000;
  await one.write(key(20), picture);
  expect(await bytesOnDisk()).toBeLessThanOrEqual(10_000);
  expect(await readdir(join(directory, key(0).slice(0, 2)))).not.toContain('half.1.part');
});
