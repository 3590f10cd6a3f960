import type { FastifyInstance } from 'fastify';
import { ping, type Db } from './db/index.ts';
import { isThisMachine, mayDo, type createMetrics } from './http/index.ts';
import type { Authenticate } from './identity/index.ts';

/** What those who run the server ask of it. */
export interface OperationsDeps {
  readonly db: Db;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly authenticate: Authenticate;
  readonly isStopping: () => boolean;
}

export function addOperations(app: FastifyInstance, { db, metrics, authenticate, isStopping }: OperationsDeps): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  // Alive: the process answers. Whether it should be sent requests is another question.
  app.get('/health', async () => ({ status: 'ok' }));

  app.get('/ready', async (_request, reply) => {
    if (stopping || isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'The database does not answer.' });
    }
  });

  // Numbers about the business are the owner's: from this machine, or with a key.
  app.get('/metrics', async (request, reply) => {
    const caller = isThisMachine(request.ip) ? undefined : await authenticate(request.headers.authorization ?? '', {});
    if (!isThisMachine(request.ip) && !(caller && mayDo(caller, 'SHOPWRIGHT.READ_METRICS'))) return reply.code(403).send({ message: 'Metrics are read from this machine or with a key that has the permission SHOPWRIGHT.READ_METRICS.', details: {} });
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}
