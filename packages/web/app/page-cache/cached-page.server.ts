import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { CachedAnswer, PageRequest } from '../../src/site-options.ts';
import { byHash, contentSecurityPolicy } from '../http/content-security-policy.server.ts';
import { replaceNonceWithHashes } from './inline-hashes.server.ts';

/** A page in the forms it is sent in, ready for every visitor. */
export interface CachedPage {
  readonly version: string;
  readonly renderedAt: number;
  readonly etag: string;
  readonly plain: CachedAnswer;
  readonly gzip: CachedAnswer;
  /** For a browser that has the page already. */
  readonly unchanged: CachedAnswer;
}

interface Rendering {
  readonly nonce: string;
  readonly version: string;
  readonly imageOrigins: readonly string[];
}

export async function toCachedPage(
  response: Response,
  { nonce, version, imageOrigins }: Rendering,
): Promise<CachedPage> {
  const { 'content-security-policy': policy, ...own } = Object.fromEntries(response.headers);
  const { html, inline } = replaceNonceWithHashes(await response.text(), nonce);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...own,
    etag,
    vary: 'accept-encoding',
    ...(policy === undefined
      ? {}
      : {
          'content-security-policy': contentSecurityPolicy({
            inline: byHash(inline),
            imageOrigins,
          }),
        }),
  };
  const body = Buffer.from(html);
  return {
    version,
    renderedAt: performance.now(),
    etag,
    plain: readyAnswer(200, headers, body),
    gzip: readyAnswer(200, { ...headers, 'content-encoding': 'gzip' }, gzipSync(body)),
    // The page the browser has is this one, and so is the policy it came with.
    unchanged: readyAnswer(304, {
      etag,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    }),
  };
}

const acceptsGzip = /\bgzip\b/;

/** The form of the page that this browser can read. */
export function selectVariant(
  { etag, plain, gzip, unchanged }: CachedPage,
  { method, headers }: PageRequest,
): CachedAnswer {
  if (headers['if-none-match'] === etag) return unchanged;
  const answer = acceptsGzip.test(String(headers['accept-encoding'] ?? '')) ? gzip : plain;
  return method === 'HEAD' ? { ...answer, body: undefined } : answer;
}

function readyAnswer(
  status: number,
  own: Readonly<Record<string, string>>,
  body?: Buffer,
): CachedAnswer {
  const headers = body ? { ...own, 'content-length': String(body.length) } : own;
  return { status, headers, list: Object.entries(headers).flat(), body };
}

export const toResponse = ({ status, headers, body }: CachedAnswer): Response =>
  new Response(body === undefined ? null : new Uint8Array(body), { status, headers });
