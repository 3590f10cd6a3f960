import { createTestDatabase } from '@shopwright/server/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { start, temporaryDataDir } from '../kit/command.ts';
import { linkDatabase } from '../kit/database-link.ts';
import { freePort } from '../kit/free-port.ts';

vi.setConfig({ testTimeout: 240_000 });

test('a server without its database stops promptly on request', async () => {
  const database = await createTestDatabase();
  const link = await linkDatabase(database.url);
  const dataDir = temporaryDataDir();
  onTestFinished(async () => {
    await link.close();
    await database.drop();
    await dataDir.remove();
  });
  const metricsPort = await freePort();
  const shop = start(['--data', dataDir.path], {
    env: {
      SHOPWRIGHT_METRICS_PORT: String(metricsPort),
      DATABASE_URL: link.url,
      SHOPWRIGHT_ENV: 'production',
      SHOPWRIGHT_OWNER_EMAIL: 'me@example.com',
      SHOPWRIGHT_DRAIN_SECONDS: '0',
      HOST: '127.0.0.1',
    },
  });
  onTestFinished(() => shop.kill('SIGKILL'));
  const { url } = await shop.ready;
  link.cut();
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('shopwright_database_up 0');

  const stoppedAt = performance.now();
  shop.kill('SIGTERM');
  expect(await shop.ended).toEqual({ code: 0, signal: null });
  // A server that waited for the requests and jobs in progress would end after 20 s.
  expect(performance.now() - stoppedAt).toBeLessThan(20_000);
});
