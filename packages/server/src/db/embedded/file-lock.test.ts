import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataDir } from '../data-dir.ts';
import { fileLock, tryFileLock } from './file-lock.ts';
import { temporaryDataDir } from '../testing-embedded.ts';

test('an exclusive lock excludes all others, shared locks only exclusive ones', async () => {
  const path = join(await prepareDataDir(temporaryDataDir()), 'x.lock');
  const alone = tryFileLock(path, 'exclusive');
  expect(alone).toBeDefined();
  expect(tryFileLock(path, 'exclusive')).toBeUndefined();
  expect(tryFileLock(path, 'shared')).toBeUndefined();
  alone?.release();

  const first = tryFileLock(path, 'shared');
  const second = tryFileLock(path, 'shared');
  expect(first && second).toBeDefined();
  expect(tryFileLock(path, 'exclusive')).toBeUndefined();
  first?.release();
  expect(tryFileLock(path, 'exclusive')).toBeUndefined();
  second?.release();
  tryFileLock(path, 'exclusive')?.release();
});

test('waiting processes get a lock one after the other', async () => {
  const path = join(await prepareDataDir(temporaryDataDir()), 'x.lock');
  let inside = 0;
  let peak = 0;
  const visit = async () => {
    const lock = await fileLock(path, 'exclusive');
    peak = Math.max(peak, (inside += 1));
    await new Promise((done) => setTimeout(done, 5));
    inside -= 1;
    lock.release();
  };
  await Promise.all(Array.from({ length: 10 }, visit));
  expect(peak).toBe(1);
});

test('a lock in a missing directory is refused with advice', () => {
  expect(() => tryFileLock('/nonexistent/x.lock', 'exclusive')).toThrow(
    /Start as the account that owns/,
  );
});
