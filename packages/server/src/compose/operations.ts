import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { ping, type Db } from '../db/index.ts';
import { isThisMachine, hasPermission, type createMetrics } from '../http/index.ts';
import type { Authenticate } from '../identity/index.ts';
import type { Log } from '../kernel/log.ts';

/** Health, readiness and metrics. */
export interface OperationsDeps {
  readonly db: Db;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly authenticate: Authenticate;
  readonly isStopping: () => boolean;
}

/**
 * A reverse proxy on this machine also connects from this machine, but speaks for another client.
 */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
];
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDING_HEADERS.some((name) => headers[name] !== undefined);

/**
 * Logs once when requests look forwarded by a proxy that is not trusted: all visitors then share
 * one address.
 */
export function warnOfProxy(
  server: Server,
  { log, trustProxy }: { log: Log; trustProxy: boolean },
): void {
  if (trustProxy) return;
  let isLogged = false;
  server.on('request', ({ headers }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    log.warn(
      { event: 'http.untrusted_proxy' },
      'Requests carry X-Forwarded-For, but SHOPWRIGHT_TRUST_PROXY is off: rate limits treat all visitors as one client. Set it to true if a reverse proxy of yours is in front.',
    );
  });
}

export function addOperations(
  app: FastifyInstance,
  { db, metrics, authenticate, isStopping }: OperationsDeps,
): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  // Liveness: the process answers. Whether it should receive traffic is the readiness check's
  // decision.
  app.get('/health', async () => ({ status: 'ok' }));

  app.get('/ready', async (_request, reply) => {
    if (stopping || isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .send({ status: 'unavailable', reason: 'The database does not answer.' });
    }
  });

  // Metrics contain business data, so they are served only to local clients or with a key.
  app.get('/metrics', async (request, reply) => {
    const isLocal = isThisMachine(request.ip) && !isForwarded(request.headers);
    const caller = isLocal ? undefined : await authenticate(request.headers.authorization ?? '');
    if (!isLocal && !(caller && hasPermission(caller, 'SHOPWRIGHT.READ_METRICS')))
      return reply.code(403).send({
        message:
          'Metrics are read from this machine or with a key that has the permission SHOPWRIGHT.READ_METRICS.',
        details: {},
      });
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}
