import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { createS3Bucket, type S3Bucket } from './s3-bucket.ts';
import { startS3StandIn, type S3StandIn } from './testing-s3.ts';

let s3: S3StandIn;
let bucket: S3Bucket;

beforeAll(async () => {
  s3 = await startS3StandIn();
  bucket = createS3Bucket({ endpoint: `${s3.url}/`, ...s3.options, bucket: 'shop', partBytes: 10 });
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.objects.clear();
  s3.intercept = () => false;
});

const streamOf = (...pieces: string[]): Readable =>
  Readable.from(pieces.map((piece) => Buffer.from(piece)));
const readText = async (key: string): Promise<string | undefined> => {
  const found = await bucket.read(key);
  return found && (await buffer(found.stream)).toString();
};

test.each([
  ['nothing', []],
  ['less than a part', ['abc', 'def']],
  ['exactly a part', ['0123456789']],
  ['several parts in pieces of other sizes', ['0123456', '789012345678901234', '5']],
])('a stream of %s comes back as it was', async (_, pieces) => {
  const { bytes } = await bucket.upload('a/b c+d.gz', streamOf(...pieces));
  expect(await readText('a/b c+d.gz')).toBe(pieces.join(''));
  expect(bytes).toBe(pieces.join('').length);
  expect([...s3.objects.keys()]).toEqual(['/shop/a/b c+d.gz']);
});

test('an object is never visible in part, and an upload that fails leaves nothing', async () => {
  const seen: number[] = [];
  async function* content(): AsyncGenerator<Buffer> {
    yield Buffer.from('0123456789');
    yield Buffer.from('0123456789');
    seen.push(s3.objects.size, s3.uploads.size);
    throw new Error('the database went away');
  }
  await expect(bucket.upload('cut', content())).rejects.toThrow('the database went away');
  expect(seen).toEqual([0, 1]);
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
});

test('an upload that ends with an error in a 200 answer has failed', async () => {
  s3.intercept = (request, response) => {
    if (request.method !== 'POST' || request.url?.includes('uploads=')) return false;
    response.end('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');
    return true;
  };
  await expect(bucket.upload('joined', streamOf('abc'))).rejects.toThrow(/InternalError/);
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
});

test('a part whose connection breaks is sent again', async () => {
  let broken = 0;
  s3.intercept = (request) => {
    if (request.method !== 'PUT' || broken > 0) return false;
    broken += 1;
    request.socket.destroy();
    return true;
  };
  await bucket.upload('again', streamOf('0123456789', 'abc'));
  expect([await readText('again'), broken]).toEqual(['0123456789abc', 1]);
});

test('lists every page of a prefix, reads one version, and removes', async () => {
  const keys = ['b/1', 'b/2', 'b/3', 'b/4', 'b/5'];
  for (const key of [...keys, 'c/1']) await bucket.upload(key, streamOf(key));
  expect(await bucket.list('b/')).toEqual(keys);
  const found = await bucket.read('b/1');
  await found?.stream.resume().toArray();
  await bucket.upload('b/1', streamOf('another'));
  await expect(bucket.read('b/1', { etag: found?.etag })).rejects.toThrow(/replaced/);
  await bucket.remove('b/1');
  expect(await bucket.read('b/1')).toBeUndefined();
});

test('says why the storage refuses, and when it does not answer', async () => {
  const stranger = createS3Bucket({
    endpoint: s3.url,
    ...s3.options,
    accessKeyId: 'stranger',
    bucket: 'shop',
  });
  await expect(stranger.upload('a', streamOf('a'))).rejects.toThrow(
    'The object storage could not begin the upload (403): not signed',
  );
  const nowhere = createS3Bucket({ endpoint: 'http://127.0.0.1:1', ...s3.options, bucket: 'b' });
  await expect(nowhere.list('')).rejects.toThrow(
    /^The object storage at http:\/\/127\.0\.0\.1:1 did not answer: /,
  );
});
