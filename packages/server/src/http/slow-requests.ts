import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { createDeadlines, CHECK_INTERVAL_MS } from './deadlines.ts';
import { wireError } from './errors.ts';

/** Senders who take their time on purpose hold a connection, but not for long. */

const HEADERS_TIMEOUT_MS = 10_000;
/** With the time until the next look it stays below the 30 s that SECURITY.md promises. */
export const BODY_TIMEOUT_MS = 30_000 - 2 * CHECK_INTERVAL_MS;
/** Files of a gigabyte arrive on other lines than hostile bytes: their address is signed. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** For Fastify: Node itself looks for late headers, and for late bodies only where nothing else does. */
export const receivingLimits = (headersTimeout = HEADERS_TIMEOUT_MS) => ({
  requestTimeout: UPLOAD_TIMEOUT_MS,
  connectionTimeout: 35_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout, connectionsCheckingInterval: CHECK_INTERVAL_MS },
});

interface Receiving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Cuts requests whose body has not arrived in time, but for uploads. */
export function cutSlowBodies(server: Server, bodyTimeoutMs = BODY_TIMEOUT_MS): void {
  const late = ({ request, response }: Receiving): void => {
    if (request.complete) return;
    if (!response.headersSent && request.socket.writable)
      request.socket.write(
        rawAnswer(refuse(408, 'REQUEST_TIMEOUT', 'The request did not arrive in time.')),
      );
    request.socket.destroySoon();
  };
  const deadlines = createDeadlines<Receiving>(bodyTimeoutMs, late);
  server.prependListener('request', (request, response) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    if (!hasBody || isUpload(request)) return;
    const visit = deadlines.begin({ request, response });
    request.once('close', () => deadlines.end(visit));
  });
}

const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'PUT' && url.startsWith('/media/upload?');

/** An answer to somebody whose request never became one. */
export function rawAnswer(refusal: Refusal): string {
  const body = JSON.stringify(wireError(refusal));
  const reason =
    { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[
      refusal.status
    ] ?? 'Error';
  return `HTTP/1.1 ${refusal.status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
}

export const endWith = (socket: Socket, refusal: Refusal): void =>
  void socket.end(rawAnswer(refusal));
