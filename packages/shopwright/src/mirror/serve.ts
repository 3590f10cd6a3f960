import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, request as askSafely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pathAtPlatform } from '@shopwright/sdk/node/provider-hosts';
import type { Certificates } from './certificates.ts';

export interface Mirror {
  readonly port: number;
  close(): Promise<void>;
}

/** The provider's host names over TLS; every request goes on to the shop as it came. */
export async function serveMirror({ certificates, host, port, to }: { certificates: Certificates; host: string; port: number; to: URL }): Promise<Mirror> {
  const server = createServer({ key: certificates.key, cert: certificates.cert }, (incoming, outgoing) => { forward(incoming, outgoing, to); });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => { server.close(resolve); });
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, to: URL): void {
  const name = (incoming.headers.host ?? '').replace(/:\d+$/, '');
  const path = pathAtPlatform(name, incoming.url ?? '/');
  if (path === undefined) {
    outgoing.writeHead(421, { 'content-type': 'text/plain' }).end(`This mirror does not stand in for ${name}.\n`);
    return;
  }
  const onward = (to.protocol === 'https:' ? askSafely : ask)(new URL(to), { method: incoming.method, path, headers: { ...incoming.headers, host: to.host, 'x-forwarded-host': name, 'x-forwarded-proto': 'https' } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    // Trouble that passes: a client that meets it must not think it was refused.
    else outgoing.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify({ message: `The shop at ${to.origin} does not answer: ${error.message}`, details: {} }));
  });
  incoming.pipe(onward);
}
