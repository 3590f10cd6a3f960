import { importSPKI, jwtVerify } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A verified and parsed event. */
export interface Received {
  readonly eventType: string;
  readonly instanceId: string;
  readonly data: {
    readonly id: string;
    readonly slug: string;
    readonly entityFqdn: string;
    readonly entityId: string;
    readonly entityEventSequence: string;
    readonly eventTime: string;
  } & Record<string, unknown>;
  readonly jti: string;
}

/** A webhook receiver that verifies signatures and answers as the test wants. */
export interface Receiver {
  readonly url: string;
  /** Events with a valid signature in order, accepted or not. */
  readonly received: readonly Received[];
  /** Raw bodies. */
  readonly bodies: readonly string[];
  /** The status for further events; may be slow, or never answer. */
  answer(how: (event: Received) => number | Promise<number>): void;
  trust(publicKey: string): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const bodies: string[] = [];
  let how: (event: Received) => number | Promise<number> = () => 200;
  let key = '';
  const server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk) => {
        body += String(chunk);
      })
      .on('end', async () => {
        bodies.push(body);
        const event = key === '' ? undefined : await readEvent(body, key).catch(() => undefined);
        if (event) received.push(event);
        response.writeHead(event ? await how(event) : key === '' ? 200 : 401).end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    bodies,
    answer: (next) => {
      how = next;
    },
    trust: (next) => {
      key = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Verified with a common library, as a receiver would. */
export async function readEvent(
  body: string,
  publicKey: string,
  now = new Date(),
): Promise<Received> {
  const { payload } = await jwtVerify<{ data: string }>(
    body,
    await importSPKI(publicKey, 'RS256'),
    { algorithms: ['RS256'], currentDate: now },
  );
  const outer = JSON.parse(payload.data) as { eventType: string; instanceId: string; data: string };
  return {
    eventType: outer.eventType,
    instanceId: outer.instanceId,
    data: JSON.parse(outer.data),
    jti: payload.jti ?? '',
  };
}
