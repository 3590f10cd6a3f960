import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';

/**
 * A stopping server says so with each answer (`connection: close`) while it still accepts requests,
 * so that clients and load balancers move on and no request is in flight when the port closes.
 */
export interface Drain {
  readonly begin: () => void;
  readonly isBegun: () => boolean;
  /** Runs `close`, which stops listening first; resolves when it is done. */
  readonly closePort: (close: () => Promise<void>) => Promise<void>;
}

/** How long no new connection may have arrived, and the maximum time to wait for that. */
const QUIET_MS = 50;
const MAX_WAIT_MS = 500;

export function createDrain(server: Server): Drain {
  let isBegun = false;
  let held: [IncomingMessage, ServerResponse<IncomingMessage>][] | undefined;
  let lastArrival = 0;
  /** The latest response of each connection. */
  const responses = new Map<Socket, ServerResponse<IncomingMessage>>();

  // Wraps the existing listeners, so that new connections can be held back.
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const handle = (request: IncomingMessage, response: ServerResponse<IncomingMessage>): void => {
    for (const handler of handlers) handler.call(server, request, response);
  };
  server.on('request', (request, response) => {
    responses.set(request.socket, response);
    if (isBegun) response.shouldKeepAlive = false;
    if (!held) return handle(request, response);
    lastArrival = performance.now();
    held.push([request, response]);
  });
  server.on('connection', (socket) => socket.once('close', () => responses.delete(socket)));

  return {
    begin() {
      isBegun = true;
      // A connection that stays open after its answer would delay the end of the server.
      for (const response of responses.values())
        if (!response.headersSent) response.shouldKeepAlive = false;
    },
    isBegun: () => isBegun,
    /**
     * The kernel resets pending connections when the port closes. Reconnecting clients would always
     * have some pending, so connections are briefly accepted but not answered until none is left.
     */
    async closePort(close) {
      held = [];
      lastArrival = performance.now();
      server.on('connection', () => (lastArrival = performance.now()));
      for (
        const end = lastArrival + MAX_WAIT_MS;
        performance.now() < Math.min(end, lastArrival + QUIET_MS);
      )
        await sleep(QUIET_MS / 5);
      const closed = close();
      for (
        const end = performance.now() + MAX_WAIT_MS;
        server.listening && performance.now() < end;
      )
        await nextRound();
      const waiting = held;
      held = undefined;
      for (const [request, response] of waiting) handle(request, response);
      await closed;
    },
  };
}
