import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';

/** In production, behind a local proxy whose headers the server is not configured to trust. */

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    platform: { env: 'production', publicUrl: 'https://shop.example' },
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => server.close());
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const readMetrics = async () =>
  (await get('/metrics', { authorization: await server.createApiKey() })).text();

it('metrics need a key on the public port: a proxy that adds no header looks like a local client', async () => {
  expect((await get('/metrics')).status).toBe(403);
  expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  const limited = await server.createApiKey(['SHOPWRIGHT.READ_AUDIT']);
  expect((await get('/metrics', { authorization: limited })).status).toBe(403);
  // Prometheus sends its credentials with this word before them.
  const authorization = `Bearer ${await server.createApiKey(['SHOPWRIGHT.READ_METRICS'])}`;
  const answer = await get('/metrics', { authorization, 'x-forwarded-for': '198.51.100.9' });
  expect(answer.status).toBe(200);
});

it('in development, metrics are for local requests only, not for those forwarded by a local proxy', async () => {
  const local = await startServer();
  onTestFinished(() => local.close());
  const metrics = (headers = {}) => fetch(`${local.url}/metrics`, { headers });
  expect((await metrics()).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'via'])
    expect((await metrics({ [name]: '198.51.100.9' })).status, name).toBe(403);
});

it('logs and measures once that a proxy seems to be in front', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1)
    await get('/health', { 'x-forwarded-for': '198.51.100.9' });
  expect(lines.filter((line) => line.includes('SHOPWRIGHT_TRUST_PROXY'))).toHaveLength(1);
  expect(await readMetrics()).toContain('shopwright_untrusted_proxy 1');
});

it('every kind of response sets HSTS', async () => {
  for (const path of [
    '/health',
    '/v1/storefront',
    '/media/missing.png',
    '/nothing',
    '/docs',
    '/v1/orders/search',
  ])
    expect((await get(path)).headers.get('strict-transport-security'), path).toBe(
      'max-age=31536000',
    );
});

it('no response sets HSTS without https', async () => {
  const local = await startServer();
  expect((await fetch(`${local.url}/health`)).headers.has('strict-transport-security')).toBe(false);
  await local.close();
});

it('the metrics include connections, jobs, events, webhooks, mails, orders and pages', async () => {
  const text = await readMetrics();
  for (const name of [
    'shopwright_database_up 1',
    'shopwright_database_connections{state="open"}',
    'shopwright_jobs{state="due"}',
    'shopwright_jobs_oldest_due_seconds',
    'shopwright_events_published_total',
    'shopwright_webhook_deliveries{state="parked"} 0',
    '# TYPE shopwright_messages gauge',
    '# TYPE shopwright_orders_24h gauge',
    '# TYPE shopwright_page_seconds histogram',
  ]) {
    expect(text).toContain(name);
  }
});
