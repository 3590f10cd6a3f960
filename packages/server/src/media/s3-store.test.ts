import { createServer, type Server } from 'node:http';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** A stand-in for S3 that stores objects and accepts only signed requests. */
let server: Server;
let store: FileStore;
let directory: string;
const objects = new Map<string, Buffer>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-test-'));
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/'))
        return response.writeHead(403).end('not signed');
      const key = request.url ?? '';
      if (request.method === 'PUT') return void (objects.set(key, body), response.end());
      if (request.method === 'DELETE')
        return void (objects.delete(key), response.writeHead(204).end());
      const object = objects.get(key);
      if (!object) return response.writeHead(404).end();
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
      if (!range) return response.end(object);
      const [start, end] = [Number(range[1]), Number(range[2])];
      return response
        .writeHead(206, { 'content-range': `bytes ${start}-${end}/${object.length}` })
        .end(object.subarray(start, end + 1));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  store = createS3Store({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/`,
    region: 'eu-central-1',
    accessKeyId: 'key-id',
    secretAccessKey: 'secret',
  });
});
afterAll(async () => {
  server.close();
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
