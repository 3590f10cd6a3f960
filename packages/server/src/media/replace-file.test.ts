import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFile } from './replace-file.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'replace-file-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('replaceFile', () => {
  it('lets several writers write the same file at once', async () => {
    const path = join(directory, 'folder', 'file');
    let waiting = 0;
    let go = (): void => undefined;
    const allHaveWritten = new Promise<void>((resolve) => (go = resolve));
    await Promise.all(
      ['a', 'b', 'c'].map((text) =>
        replaceFile(path, async (temporaryPath) => {
          await writeFile(temporaryPath, text);
          waiting += 1;
          if (waiting === 3) go();
          await allHaveWritten;
        }),
      ),
    );
    expect(['a', 'b', 'c']).toContain(await readFile(path, 'utf8'));
    expect(await readdir(join(directory, 'folder'))).toEqual(['file']);
  });

  it('leaves the old file and nothing else when writing fails', async () => {
    const path = join(directory, 'file');
    await replaceFile(path, (temporaryPath) => writeFile(temporaryPath, 'old'));
    await expect(
      replaceFile(path, async (temporaryPath) => {
        await writeFile(temporaryPath, 'ne');
        throw new Error('disk full');
      }),
    ).rejects.toThrow('disk full');
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(directory)).toEqual(['file']);
  });
});
