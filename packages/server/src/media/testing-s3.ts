import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A stand-in for S3 that stores objects and accepts only signed requests. */
export interface S3StandIn {
  /** The endpoint without a bucket. */
  readonly url: string;
  readonly options: {
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** By path: `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Uploads that are neither completed nor aborted, by their id. */
  readonly uploads: ReadonlyMap<string, ReadonlyMap<number, Buffer>>;
  /** Answers a request in place of the stand-in when it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

const MAX_LISTED = 3;

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let lastUpload = 0;

  const post = (response: ServerResponse, path: string, query: URLSearchParams, body: Buffer) => {
    if (query.has('uploads')) {
      lastUpload += 1;
      uploads.set(`upload&${lastUpload}`, new Map());
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>upload&amp;${lastUpload}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const uploadId = query.get('uploadId') ?? '';
    const parts = uploads.get(uploadId);
    if (!parts) return response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>');
    const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)</g)];
    const chosen = listed.map(([, number, tag]) => ({ tag, part: parts.get(Number(number)) }));
    const isComplete =
      chosen.length > 0 &&
      chosen.every(({ tag, part }) => part !== undefined && tagOf(part) === tag);
    if (!isComplete) return response.end('<Error><Code>InvalidPart</Code></Error>');
    objects.set(path, Buffer.concat(chosen.flatMap(({ part }) => part ?? [])));
    uploads.delete(uploadId);
    return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  };

  const put = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
    body: Buffer,
  ) => {
    const uploadId = query.get('uploadId');
    if (uploadId === null) return void (objects.set(path, body), response.end());
    const declared = request.headers['x-amz-content-sha256'];
    if (declared !== createHash('sha256').update(body).digest('hex'))
      return response.writeHead(400).end('<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
    uploads.get(uploadId)?.set(Number(query.get('partNumber')), body);
    return response.writeHead(200, { etag: tagOf(body) }).end();
  };

  const list = (response: ServerResponse, bucket: string, query: URLSearchParams) => {
    const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted();
    const page = keys.slice(0, MAX_LISTED);
    const entries = page.map((key) => `<Key>${key.slice(bucket.length + 1)}</Key>`).join('');
    const more = keys.length > page.length;
    return response.end(
      `<ListBucketResult>${entries}<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  };

  const get = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const object = objects.get(path);
    if (!object) return response.writeHead(404).end();
    const expected = request.headers['if-match'];
    if (expected !== undefined && expected !== tagOf(object)) return response.writeHead(412).end();
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
    if (!range) return response.writeHead(200, { etag: tagOf(object) }).end(object);
    const [start, end] = [Number(range[1]), Number(range[2])];
    return response
      .writeHead(206, { 'content-range': `bytes ${start}-${end}/${object.length}` })
      .end(object.subarray(start, end + 1));
  };

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (standIn.intercept(request, response)) return undefined;
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/'))
        return response.writeHead(403).end('not signed');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const path = decodeURIComponent(pathname);
      if (request.method === 'PUT') return put(request, response, path, searchParams, body);
      if (request.method === 'POST') return post(response, path, searchParams, body);
      if (request.method === 'DELETE') {
        const uploadId = searchParams.get('uploadId');
        if (uploadId === null) objects.delete(path);
        else uploads.delete(uploadId);
        return response.writeHead(204).end();
      }
      if (searchParams.has('list-type')) return list(response, path, searchParams);
      return get(request, response, path);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const standIn: S3StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    options: { region: 'eu-central-1', accessKeyId: 'key-id', secretAccessKey: 'secret' },
    objects,
    uploads,
    intercept: () => false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

const tagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
