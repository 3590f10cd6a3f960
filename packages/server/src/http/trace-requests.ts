import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../kernel/tracing.ts';
import { callNameOf, routeOf } from './access-log.ts';

/**
 * One span for each request: a call, a page or a file. Like the access log, it contains no token,
 * query or personal id.
 */
export function traceRequests(
  app: FastifyInstance,
  { tracing, trustProxy }: { readonly tracing: Tracing; readonly trustProxy: boolean },
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, routeOptions, headers } = request;
    const route = routeOf(routeOptions.url, url);
    const call = callNameOf(routeOptions.config);
    // Pages call the API within this process, without a socket.
    const isInternal = request.raw.socket.remotePort === undefined;
    const { traceparent } = headers;
    const span = tracing.start({
      name: call ?? `${method} ${route}`,
      kind: isInternal ? 'internal' : 'server',
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'shopwright.request_id': request.id,
        ...(call === undefined ? {} : { 'shopwright.call': call }),
      },
      // Any client could choose a trace, and that it is recorded; only our proxy may.
      traceparent:
        trustProxy && !isInternal && typeof traceparent === 'string' ? traceparent : undefined,
    });
    spans.set(request, span);
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.end({
        attributes: { 'http.response.status_code': statusCode },
        hasFailed: statusCode >= 500,
      });
    });
    span.run(done);
  });
  // A body arrives by events of the connection, which do not belong to the request's span.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.run(done) : done();
  });
}
