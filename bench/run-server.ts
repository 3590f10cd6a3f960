/**
 * The measured process: `bare` is Fastify with one route that sends constant bytes, `bare-sql` one
 * with a single SQL statement, `bare-react` one that renders a page with React, `shop` is the
 * platform, `pages` the platform with its pages. The parent process queries its CPU time and
 * memory.
 */
import { buildPlatform, ensureSite, openDb, prepareDb, startWorker } from '@shopwright/server';
import { listSites } from '@shopwright/server/settings/index';
import { createInProcessFetch } from 'shopwright/shop/in-process-fetch';
import { mountPages } from 'shopwright/shop/mount-pages';
import { createSite } from '@shopwright/web';
import fastify, { type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { quiet } from './quiet.ts';

const [mode, argument = ''] = process.argv.slice(2);

const bareQuery = `select string_agg(wire, ',') as items from (
  select wire from product where site_id = $1 and visible and price >= $2::numeric order by price, numeric_id limit 24) as found`;

/**
 * The smallest possible cart: takes the same request and stores the last answer in one row, read by
 * one query and written by one transaction. It uses the driver alone, so that the difference to the
 * platform is what is measured.
 */
function addCartRoutes(app: FastifyInstance, db: Awaited<ReturnType<typeof openDb>>): void {
  const storedCart = (async () => {
    await db.pool.query(
      'create table if not exists bare_cart (id integer primary key, doc text not null, revision bigint not null default 1)',
    );
    const {
      rows: [last],
    } = await db.pool.query<{ body: string }>(
      `select body::text from outbox where entity_type = 'wix.ecom.v1.cart' order by created_at desc limit 1`,
    );
    return last?.body ?? '{}';
  })();
  const some = (): number => Math.floor(Math.random() * 64);
  app.post('/write', async (_request, reply) => {
    const doc = await storedCart;
    const client = await db.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query({
        name: 'bare-write',
        text: 'insert into bare_cart (id, doc) values ($1, $2) on conflict (id) do update set doc = excluded.doc, revision = bare_cart.revision + 1',
        values: [some(), doc],
      });
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    return reply.header('content-type', 'application/json; charset=utf-8').send(doc);
  });
  app.post('/read', async (_request, reply) => {
    const doc = await storedCart;
    const {
      rows: [row],
    } = await db.pool.query<{ doc: string }>({
      name: 'bare-read',
      text: 'select doc from bare_cart where id = $1',
      values: [some()],
    });
    return reply.header('content-type', 'application/json; charset=utf-8').send(row?.doc ?? doc);
  });
}

/** Sends the address to the parent process. */
const ready = (facts: object): void => void process.send?.({ ready: facts });

process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'memory') process.send?.({ memory: restingMemory() });
  if (message === 'stop') process.exit(0);
});
process.on('disconnect', () => process.exit(0));

function restingMemory(): { rss: number; heap: number } {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

if (mode === 'bare' || mode === 'bare-file') {
  const app = fastify();
  const bytes = mode === 'bare' ? Buffer.from(argument) : readFileSync(argument);
  app.get('/', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(bytes),
  );
  ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
} else if (mode === 'bare-react') {
  // React alone, rendering the elements of a page.
  const [{ pageTree }, { renderToReadableStream }] = await Promise.all([
    import('./page-tree.ts'),
    import('react-dom/server'),
  ]);
  const tree = pageTree(readFileSync(argument, 'utf8'));
  const app = fastify();
  app.get('/', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .send(new Response(await renderToReadableStream(tree))),
  );
  ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
} else if (mode === 'bare-sql') {
  // One prepared statement that finds 24 products in an index and joins their stored texts.
  const db = await openDb({ dataDir: argument, log: quiet });
  const [site] = await listSites(db);
  const app = fastify();
  app.get<{ Querystring: { price: string } }>('/', async (request, reply) => {
    const {
      rows: [found],
    } = await db.pool.query<{ items: string }>({
      name: 'bare',
      text: bareQuery,
      values: [site?.siteId, request.query.price],
    });
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(`{"products":[${found?.items}]}`);
  });
  addCartRoutes(app, db);
  ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
} else {
  const db = await openDb({ dataDir: argument, log: quiet });
  await prepareDb({ pool: db.pool, log: quiet });
  const site = await ensureSite(db, {
    store: { name: 'Bench', currency: 'USD', locale: 'en-US' },
    ownerEmail: 'owner@example.com',
  });
  // In development there is no limit by address for this machine.
  const platform = await buildPlatform({
    db,
    dataDir: argument,
    publicUrl: 'http://127.0.0.1',
    env: 'development',
  });
  await startWorker({ db, log: quiet, jobs: platform.jobs });
  if (mode === 'pages') {
    const url = 'http://127.0.0.1';
    await mountPages(
      platform.app,
      await createSite({
        fetch: createInProcessFetch(platform.app, url),
        apiUrl: url,
        clientId: site.clientId,
      }),
    );
  }
  ready({
    url: await platform.app.listen({ host: '127.0.0.1', port: 0 }),
    clientId: site.clientId,
  });
}
