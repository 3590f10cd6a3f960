import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/index.ts';
import { ping, type Db } from '../db/index.ts';
import { isThisMachine, hasPermission, type createMetrics } from '../http/index.ts';
import type { Authenticate } from '../identity/index.ts';
import { isForwarded } from './proxy-watch.ts';

/** Health, readiness and metrics. */
export interface OperationsDeps {
  readonly db: Db;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly authenticate: Authenticate;
  readonly isStopping: () => boolean;
  readonly env: Config['env'];
}

export function addOperations(
  app: FastifyInstance,
  { db, metrics, authenticate, isStopping, env }: OperationsDeps,
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

  // Metrics contain business data. A proxy that adds no header looks like a local client, so in
  // production this port, which is public, needs a key; SHOPWRIGHT_METRICS_PORT opens another one.
  app.get('/metrics', async (request, reply) => {
    const isLocal =
      env === 'development' && isThisMachine(request.ip) && !isForwarded(request.headers);
    const caller = isLocal ? undefined : await authenticate(request.headers.authorization ?? '');
    if (!isLocal && !(caller && hasPermission(caller, 'SHOPWRIGHT.READ_METRICS')))
      return reply.code(403).send({
        message:
          'Metrics are read with a key that has the permission SHOPWRIGHT.READ_METRICS, or on the port SHOPWRIGHT_METRICS_PORT.',
        details: {},
      });
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}
