import { AwsClient } from 'aws4fetch';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  /**
   * `https://s3.eu-central-1.amazonaws.com/bucket`, or any compatible URL with the bucket in its
   * path.
   */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * A client for S3-compatible storage. The owner configures its URL, so it may be on a private
 * network.
 */
export function createS3Store({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const addressOf = (id: string) => `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(id)}`;
  const failed = async (what: string, response: Response) =>
    new Error(
      `The file store could not ${what} (${response.status}): ${(await response.text()).slice(0, 300)}`,
    );
  return {
    async put(id, path, contentType) {
      const response = await client.fetch(addressOf(id), {
        method: 'PUT',
        body: await openAsBlob(path),
        headers: { 'content-type': contentType },
      });
      if (!response.ok) throw await failed('take a file', response);
    },
    async read(id, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await client.fetch(addressOf(id), { headers });
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) throw await failed('give a file', response);
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
      return {
        size: Number(whole ?? response.headers.get('content-length') ?? 0),
        stream: Readable.fromWeb(response.body as never),
      };
    },
    async remove(id) {
      const response = await client.fetch(addressOf(id), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await failed('remove a file', response);
    },
  };
}
