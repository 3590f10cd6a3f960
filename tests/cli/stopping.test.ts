import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import {
  answerOf,
  isPostgresRunning,
  shopwright,
  start,
  type ReadyLine,
  type Running,
} from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { listProducts } from '../kit/list-products.ts';

// A start takes a second or three, but not on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 });

/** One data folder through its whole life: made, stopped, used without a server, started again. */

test('a stopped shop leaves no process, still serves commands, and starts again unchanged', async ({
  dataDir,
}) => {
  const seeded = await answerOf<{ siteId: string; clientId: string; owner?: unknown }>([
    'seed',
    '--data',
    dataDir,
  ]);
  expect(seeded.owner).toBeDefined();
  expect(await isPostgresRunning(dataDir)).toBe(false);
  expect(await answerOf(['migrate', '--data', dataDir])).toEqual({ applied: [] });

  const first = startOn(dataDir);
  const ready = await first.ready;
  expect(ready).toEqual({
    url: expect.any(String),
    siteId: seeded.siteId,
    clientId: seeded.clientId,
  });
  first.kill('SIGINT');
  expect(await first.ended).toEqual({ code: 0, signal: null });
  expect(await isPostgresRunning(dataDir)).toBe(false);

  const { clientId } = await answerOf<{ clientId: string }>([
    'apps',
    'create',
    '--name',
    'Made while closed',
    '--data',
    dataDir,
  ]);
  const listed = await answerOf<{ clientId: string }[]>(['apps', 'list', '--data', dataDir]);
  expect(listed.map((app) => app.clientId)).toEqual([seeded.clientId, clientId]);
  expect(await shopwright(['seed', '--data', dataDir])).toMatchObject({
    code: 0,
    stdout: 'The database already contains a store. Nothing was changed.\n',
  });
  expect(await isPostgresRunning(dataDir)).toBe(false);

  const second = startOn(dataDir);
  const opened = await second.ready;
  expect(opened).toMatchObject({ siteId: seeded.siteId, clientId: seeded.clientId });
  // It was filled for another port than it has now: the pictures follow, in the background.
  await vi.waitFor(
    async () => {
      const products = await listProducts(opened);
      expect(products).toHaveLength(34);
      for (const { media } of products)
        expect(media.mainMedia.image.url.startsWith(`${opened.url}/`)).toBe(true);
    },
    { timeout: 60_000, interval: 200 },
  );
  second.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
  expect(second.stdout().split('\n')).toHaveLength(2);
});

test('a request in progress completes; new requests are rejected at once', async ({ dataDir }) => {
  const shop = startOn(dataDir);
  const { url } = await shop.ready;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  // A body that never comes: nothing but a second Ctrl-C ends this soon. The server has the request
  // when it says "go on".
  socket.write(
    'POST /oauth2/token HTTP/1.1\r\nhost: shop\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n',
  );
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
  socket.on('error', () => undefined);

  let over = false;
  void shop.ended.then(() => (over = true));
  for (; !over; await sleep(300)) shop.kill('SIGINT');
  expect(await shop.ended).toEqual({ code: 130, signal: null });
});

test('a stop during the start ends it cleanly', async ({ dataDir }) => {
  await rm(join(dataDir, 'server.pid'), { force: true });
  const shop = startOn(dataDir);
  while (!existsSync(join(dataDir, 'server.pid'))) await sleep(5);
  shop.kill('SIGTERM');
  expect(await shop.ended).toEqual({ code: 0, signal: null });
});

/** One that a failed test leaves behind would be in the way of the next. */
function startOn(dataDir: string): Running<ReadyLine> {
  const shop = start(['--data', dataDir]);
  onTestFinished(() => shop.kill('SIGKILL'));
  return shop;
}
