import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, request as sendSecureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isApiHost, pathAtPlatform } from '@shopwright/sdk/node/provider-hosts';
import { createMediaUrls, isJson, withProviderMedia } from '@shopwright/sdk/node/provider-media';
import type { Certificates } from './certificates.ts';

export interface Mirror {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the provider's host names over TLS and forwards every request to the shop unchanged.
 * Answers contain picture URLs with the provider's host.
 */
export async function serveMirror({
  certificates,
  host,
  port,
  to,
}: {
  certificates: Certificates;
  host: string;
  port: number;
  to: URL;
}): Promise<Mirror> {
  const mediaUrls = createMediaUrls(to.origin, fetch);
  const server = createServer(
    { key: certificates.key, cert: certificates.cert },
    (incoming, outgoing) => {
      forward(incoming, outgoing, to, mediaUrls);
    },
  );
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: URL,
  mediaUrls: () => Promise<readonly string[]>,
): void {
  const name = (incoming.headers.host ?? '').replace(/:\d+$/, '');
  const path = pathAtPlatform(name, incoming.url ?? '/');
  if (path === undefined) {
    outgoing
      .writeHead(421, { 'content-type': 'text/plain' })
      .end(`This mirror does not stand in for ${name}.\n`);
    return;
  }
  const onward = (to.protocol === 'https:' ? sendSecureRequest : sendRequest)(
    new URL(to),
    {
      method: incoming.method,
      path,
      headers: {
        ...incoming.headers,
        ...(isApiHost(name) ? { 'accept-encoding': 'identity' } : {}),
        host: to.host,
        'x-forwarded-host': name,
        'x-forwarded-proto': 'https',
      },
    },
    (answer) => {
      if (isApiHost(name) && isJson(answer.headers['content-type'])) {
        sendJson(answer, outgoing, mediaUrls).catch(() => {
          outgoing.destroy();
        });
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    // A transient error: the client must not take it for a refusal.
    else
      outgoing.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(
        JSON.stringify({
          message: `The shop at ${to.origin} does not answer: ${error.message}`,
          details: {},
        }),
      );
  });
  incoming.pipe(onward);
}

async function sendJson(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  mediaUrls: () => Promise<readonly string[]>,
): Promise<void> {
  const [body, urls] = await Promise.all([text(answer), mediaUrls()]);
  const json = withProviderMedia(body, urls);
  const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
  outgoing
    .writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(json) })
    .end(json);
}
