import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { tryPort } from './ports.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = { text: async () => 'shopwright_jobs 1\n', contentType: 'text/plain' };

test('serves metrics without a key, and nothing else', async () => {
  const port = await tryPort('127.0.0.1', 0);
  if (typeof port !== 'number') throw port;
  onTestFinished(await serveMetrics({ metrics }, { host: '127.0.0.1', port }));
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([200, 'shopwright_jobs 1\n']);
  expect((await fetch(`http://127.0.0.1:${port}/v1/store`)).status).toBe(404);
});

test('a port in use stops the start with the name of the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  await expect(
    serveMetrics({ metrics }, { host: '127.0.0.1', port: address.port }),
  ).rejects.toThrow(/Choose another port with SHOPWRIGHT_METRICS_PORT\.$/);
});
