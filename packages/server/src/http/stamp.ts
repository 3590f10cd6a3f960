import type { FastifyReply } from 'fastify';
import { mayRead } from './cors.ts';

/**
 * What every answer of the API carries: the request's id, that it belongs to whoever asked (only a handler that knows better
 * says otherwise), and, for browsers, that they may read it. Written with the answer: a hook for each would cost every call.
 */
export function stamp(reply: FastifyReply): FastifyReply {
  if (reply.request.headers.origin !== undefined) reply.headers(mayRead);
  return reply.header('x-wix-request-id', reply.request.id).header('cache-control', 'no-store');
}
