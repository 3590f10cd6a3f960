/**
 * The program that is measured: `bare` is Fastify with one route that sends constant bytes, `shop` is the platform.
 * Its parent asks it for what only the process itself knows.
 */
import { buildPlatform, ensureSite, openDb, prepareDb, startWorker } from '@shopwright/server';
import fastify from 'fastify';

const [mode, argument = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** Tells the parent where to find it. */
const ready = (facts: object): void => void process.send?.({ ready: facts });

process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (asked === 'memory') process.send?.({ memory: restingMemory() });
  if (asked === 'stop') process.exit(0);
});
process.on('disconnect', () => process.exit(0));

function restingMemory(): { rss: number; heap: number } {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

if (mode === 'bare') {
  const app = fastify();
  app.get('/', (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(argument));
  ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
} else {
  const db = await openDb({ dataDir: argument, log: quiet });
  await prepareDb({ pool: db.pool, log: quiet });
  const site = await ensureSite(db, { store: { name: 'Bench', currency: 'USD', locale: 'en-US' }, ownerEmail: 'owner@example.com' });
  // In development there is no limit by address for this machine.
  const platform = await buildPlatform({ db, dataDir: argument, publicUrl: 'http://127.0.0.1', env: 'development' });
  await startWorker({ db, log: quiet, jobs: platform.jobs });
  ready({ url: await platform.app.listen({ host: '127.0.0.1', port: 0 }), clientId: site.clientId });
}
