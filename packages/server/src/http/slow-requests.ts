import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse, type AnyRefusal } from '../kernel/outcome.ts';
import { createDeadlines, CHECK_INTERVAL_MS } from './deadlines.ts';
import { wireError } from './errors.ts';

/** Clients that send slowly on purpose occupy a connection, but not for long. */

const HEADERS_TIMEOUT_MS = 10_000;
/** Plus the interval of checks, this stays below the 30 s that SECURITY.md promises. */
export const BODY_TIMEOUT_MS = 30_000 - 2 * CHECK_INTERVAL_MS;
/** Uploads of a gigabyte may take longer; their URLs are signed. */
const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * Options for Fastify: Node checks for late headers itself, and for late bodies only as a fallback.
 */
export const requestTimeouts = (headersTimeout = HEADERS_TIMEOUT_MS) => ({
  requestTimeout: UPLOAD_TIMEOUT_MS,
  connectionTimeout: 35_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout, connectionsCheckingInterval: CHECK_INTERVAL_MS },
});

interface Receiving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Disconnects requests whose body has not arrived in time, except uploads. */
export function disconnectSlowBodies(server: Server, bodyTimeoutMs = BODY_TIMEOUT_MS): void {
  const late = ({ request, response }: Receiving): void => {
    if (request.complete) return;
    if (!response.headersSent && request.socket.writable)
      request.socket.write(rawAnswer(refuse('REQUEST_TIMEOUT')));
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
  method === 'PUT' && /^\/media\/(upload\?|catalog-imports\/)/.test(url);

/** Answers a client whose request was never complete. */
export function rawAnswer(refusal: AnyRefusal): string {
  const body = JSON.stringify(wireError(refusal));
  const reason =
    { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[
      refusal.status
    ] ?? 'Error';
  return `HTTP/1.1 ${refusal.status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
}

export const endWith = (socket: Socket, refusal: AnyRefusal): void =>
  void socket.end(rawAnswer(refusal));
