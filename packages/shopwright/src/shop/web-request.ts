import { addressHeader } from '@shopwright/web';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface WebRequestOptions {
  readonly publicOrigin: string | undefined;
  /** Null for a request without one. */
  readonly body: Buffer<ArrayBuffer> | null;
}

/**
 * Control characters and backslashes: no address of ours has them, and what reads addresses
 * disagrees about them.
 */
const unreadable = /%(?:[01][\da-f]|7f|5c)/i;

/**
 * What Fastify has received, as the Request of the web that pages are written for. Undefined when
 * its address is none.
 *
 * A proxy that sets no Host header (nginx with `proxy_pass` alone) forwards its own name for this
 * server, and one in front of TLS forwards http: forms sent by a page of the public address would
 * look like those of another site. So the public address decides, except for a browser that reaches
 * this server under the very name it sent.
 */
export function webRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin, body }: WebRequestOptions,
): Request | undefined {
  const received = `${request.protocol}://${request.host}`;
  const origin =
    publicOrigin === undefined || request.headers.origin === received ? received : publicOrigin;
  // Put together as text: as a relative address, `//elsewhere` would change the host.
  const url = URL.parse(`${origin}${request.raw.url ?? '/'}`);
  if (!url || unreadable.test(url.pathname)) return undefined;

  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  headers.set(addressHeader, request.ip);
  const { method } = request;
  return new Request(url, { method, headers, signal: gone.signal, body });
}
