import { once } from 'node:events';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Sent {
  readonly method: string;
  /** Sent without normalization or encoding. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** With chunked encoding. */
  readonly chunked?: boolean;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Sender {
  send(sent: Sent): Promise<Answered>;
  close(): void;
}

/** Plain HTTP over a few keep-alive connections; `fetch` would normalize the requests. */
export function createSender(url: string): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method, path, headers = {}, body, chunked }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      const length =
        body === undefined || chunked ? {} : { 'content-length': Buffer.byteLength(body) };
      const outgoing = request(
        { agent, hostname, port, method, path, headers: { ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/**
 * Sends bytes over a socket. Returns the response before the socket closed; undefined if there was
 * none.
 */
export async function sendBytes(
  url: string,
  bytes: string | Buffer,
): Promise<Answered | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  const [head = '', text = ''] = received.split('\r\n\r\n', 2);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return status === undefined ? undefined : { status: Number(status), headers: {}, text };
}

/** Processes all items, a few at a time. */
export async function forEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  concurrency = 16,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
