import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Options } from './s3-store.ts';

/** Large objects in a bucket of S3-compatible storage, written and read as streams. */
export interface S3Bucket {
  /**
   * Uploads a stream of any length in parts. The object exists only once every part has arrived;
   * after an error nothing of it is left.
   */
  readonly upload: (key: string, content: AsyncIterable<Buffer>) => Promise<{ bytes: number }>;
  /** Undefined when there is no such object. With an entity tag, only that version is read. */
  readonly read: (
    key: string,
    options?: { readonly etag?: string | undefined },
  ) => Promise<{ readonly stream: Readable; readonly etag: string | undefined } | undefined>;
  /** The keys that begin with a prefix. */
  readonly list: (prefix: string) => Promise<string[]>;
  readonly remove: (key: string) => Promise<void>;
}

/** Equal parts, as some providers require. S3 allows 10,000 of them: 312 GiB. */
const PART_BYTES = 32 * 1024 ** 2;
const MAX_PARTS = 10_000;
/** A part whose connection breaks is sent again. */
const MAX_ATTEMPTS = 3;

export function createS3Bucket({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  bucket,
  partBytes = PART_BYTES,
}: S3Options & {
  /** The endpoint does not name the bucket. */
  readonly bucket: string;
  readonly partBytes?: number;
}): S3Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const addressOf = (key: string): string =>
    `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;

  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client.fetch(address, init);
      } catch (error) {
        if (attempt < MAX_ATTEMPTS) continue;
        throw new Error(`The object storage at ${endpoint} did not answer: ${reasonOf(error)}.`, {
          cause: error,
        });
      }
    }
  };
  const refused = async (what: string, response: Response): Promise<Error> =>
    new Error(
      `The object storage could not ${what} (${response.status}): ${(await response.text()).slice(0, 300)}`,
    );

  const uploadParts = async (
    address: string,
    uploadId: string,
    content: AsyncIterable<Buffer>,
  ): Promise<{ bytes: number }> => {
    const tags: string[] = [];
    let bytes = 0;
    for await (const part of inParts(content, partBytes)) {
      if (tags.length === MAX_PARTS)
        throw new Error(`The object is larger than ${MAX_PARTS} parts of ${partBytes} bytes.`);
      const query = new URLSearchParams({ partNumber: String(tags.length + 1), uploadId });
      const response = await request(`${address}?${query}`, {
        method: 'PUT',
        body: part,
        // The storage refuses a part that does not arrive as it was sent.
        headers: { 'x-amz-content-sha256': createHash('sha256').update(part).digest('hex') },
      });
      const tag = response.headers.get('etag');
      if (!response.ok || tag === null) throw await refused('store a part', response);
      await response.arrayBuffer();
      tags.push(tag);
      bytes += part.length;
    }
    const parts = tags.map(
      (tag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
    );
    const response = await request(`${address}?${new URLSearchParams({ uploadId })}`, {
      method: 'POST',
      body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
      headers: { 'content-type': 'application/xml' },
    });
    // Status 200 is sent before the parts are joined; an error may follow in the body.
    const answer = await response.text();
    if (!response.ok || !/<CompleteMultipartUploadResult[\s>]/.test(answer))
      throw new Error(
        `The object storage could not complete the upload (${response.status}): ${answer.slice(0, 300)}`,
      );
    return { bytes };
  };

  return {
    async upload(key, content) {
      const address = addressOf(key);
      const response = await request(`${address}?uploads=`, { method: 'POST' });
      if (!response.ok) throw await refused('begin the upload', response);
      const uploadId = readTag(await response.text(), 'UploadId');
      if (uploadId === undefined) throw new Error('The object storage named no upload.');
      try {
        return await uploadParts(address, uploadId, content);
      } catch (error) {
        // The parts of an upload that is not aborted are stored, and paid for, for ever.
        await request(`${address}?${new URLSearchParams({ uploadId })}`, {
          method: 'DELETE',
        }).catch(() => undefined);
        throw error;
      }
    },
    async read(key, { etag } = {}) {
      const response = await request(addressOf(key), {
        headers: etag === undefined ? {} : { 'if-match': etag },
      });
      if (response.status === 404) return undefined;
      if (response.status === 412)
        throw new Error(`The object ${key} was replaced while it was read.`);
      if (!response.ok || !response.body) throw await refused('read an object', response);
      return {
        stream: Readable.fromWeb(response.body as never),
        etag: response.headers.get('etag') ?? undefined,
      };
    },
    async list(prefix) {
      const keys: string[] = [];
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(next === '' ? {} : { 'continuation-token': next }),
          prefix,
        });
        const response = await request(`${root}?${query}`);
        if (!response.ok) throw await refused('list its objects', response);
        const answer = await response.text();
        for (const [, key = ''] of answer.matchAll(/<Key>([^<]*)<\/Key>/g))
          keys.push(unescapeXml(key));
        next =
          readTag(answer, 'IsTruncated') === 'true'
            ? readTag(answer, 'NextContinuationToken')
            : undefined;
      }
      return keys;
    },
    async remove(key) {
      const response = await request(addressOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw await refused('remove an object', response);
    },
  };
}

/** At least one part, because an upload needs one; only the last may be shorter. */
async function* inParts(
  content: AsyncIterable<Buffer>,
  partBytes: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isEmpty = true;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < partBytes) continue;
    let rest = Buffer.concat(pieces);
    for (; rest.length >= partBytes; rest = rest.subarray(partBytes)) {
      yield rest.subarray(0, partBytes);
      isEmpty = false;
    }
    pieces = [rest];
    bytes = rest.length;
  }
  if (bytes > 0 || isEmpty) yield Buffer.concat(pieces);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

const XML_ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:amp|lt|gt|quot|apos);/g,
    (entity) => XML_ENTITIES[entity as keyof typeof XML_ENTITIES],
  );
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function readTag(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescapeXml(found);
}
