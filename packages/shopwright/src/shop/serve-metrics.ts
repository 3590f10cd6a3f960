import type { Config, Platform } from '@shopwright/server';
import fastify from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Serves metrics on a port of their own, without a key: who can reach that port may read them.
 * Returns how to close it.
 */
export async function serveMetrics(
  { metrics }: { readonly metrics: Pick<Platform['metrics'], 'text' | 'contentType'> },
  at: NonNullable<Config['metrics']>,
): Promise<() => Promise<void>> {
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );
  await app.listen(at).catch((error: Error) => {
    throw new Refusal(
      `Cannot serve metrics on ${at.host}, port ${at.port}: ${error.message}. Choose another port with SHOPWRIGHT_METRICS_PORT.`,
      { cause: error },
    );
  });
  return () => app.close();
}
