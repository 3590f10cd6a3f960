import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';
import { startS3StandIn, type S3StandIn } from './testing-s3.ts';

let s3: S3StandIn;
let store: FileStore;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-test-'));
  s3 = await startS3StandIn();
  store = createS3Store({ endpoint: `${s3.url}/bucket/`, ...s3.options });
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true });
});

describe('files in an S3-compatible store', () => {
  it('are read as they were written, completely and by range, until they are deleted', async () => {
    const path = join(directory, 'file');
    await writeFile(path, 'twelve bytes');
    await store.put('a~mv2.png', path, 'image/png');
    const whole = await store.read('a~mv2.png');
    expect(whole && (await buffer(whole.stream)).toString()).toBe('twelve bytes');
    const part = await store.read('a~mv2.png', { start: 0, end: 5 });
    expect(part?.size).toBe(12);
    expect(part && (await buffer(part.stream)).toString()).toBe('twelve');
    await store.remove('a~mv2.png');
    expect(await store.read('a~mv2.png')).toBeUndefined();
  });
});
