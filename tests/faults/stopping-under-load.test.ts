import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { startDemoShop, test } from '../kit/demo-shop.ts';

// A start takes a second or three, but not on a machine that does much else.
vi.setConfig({ testTimeout: 240_000 });

/** F8: a server that shuts down loses no request of its connected clients. */

interface Answer {
  readonly status: number;
  readonly closes: boolean;
}

function get(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          closes: response.headers.connection === 'close',
        }),
      );
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

test('SIGTERM under load: every request is answered, clients are drained, and /ready fails before the port closes', async ({
  dataDir,
}) => {
  const shop = await startDemoShop(dataDir, { env: { SHOPWRIGHT_DRAIN_SECONDS: '4' } });
  onTestFinished(() => shop.kill('SIGKILL'));
  const { url } = shop;
  const failures: string[] = [];
  let answered = 0;

  /**
   * Keeps its connection open. A polite client reconnects elsewhere on `connection: close`; the
   * others retry until the port is closed.
   */
  async function client(_: unknown, index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isOver = false; !isOver;) {
      const answer = await get(`${url}/v1/storefront`, agent).catch(
        (error: Error & { code?: string }) => {
          isOver = true;
          if (error.code !== 'ECONNREFUSED' || index % 2 === 0)
            failures.push(error.code ?? error.message);
        },
      );
      if (!answer) continue;
      answered += 1;
      if (answer.status !== 200) failures.push(String(answer.status));
      isOver = answer.closes && index % 2 === 0;
    }
    agent.destroy();
  }
  const clients = Promise.all(Array.from({ length: 30 }, client));
  await vi.waitFor(() => expect(answered).toBeGreaterThan(300), { timeout: 180_000 });
  shop.kill('SIGTERM');

  const balancer = new Agent({ keepAlive: false });
  const seen: number[] = [];
  for (;;) {
    const ready = await get(`${url}/ready`, balancer).catch(() => undefined);
    if (!ready || ready.status === 503) {
      seen.push(ready?.status ?? 0);
      break;
    }
    await sleep(20);
  }
  await clients;
  expect(failures).toEqual([]);
  expect(seen).toEqual([503]);
  expect(await shop.ended).toEqual({ code: 0, signal: null });
});
