import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  answerOf,
  findOlderNode,
  start,
  temporaryDataDir,
  workspaceExecutable,
  type Running,
  type ReadyLine,
} from '../kit/command.ts';
import { copyPreparedShop } from '../kit/prepared-shop.ts';
import { listProducts } from '../kit/list-products.ts';

/** `kill -9` at any moment: it starts again, and everything that was acknowledged is there. */

const thorough = process.env.SHOPWRIGHT_TEST_ALL === '1';
const startRounds = thorough ? 25 : 1;
const writeRounds = thorough ? 25 : 1;
const timeout = 180_000 + startRounds * 60_000;

test(
  'killed at any point of the first start, it starts again with one store',
  async () => {
    const span = thorough ? await timeOfFirstStart() : 2_500;
    for (let round = 0; round < startRounds; round += 1) {
      const dataDir = temporaryDataDir();
      onTestFinished(() => dataDir.remove());
      // Each part of the start is interrupted; every second kill hits a start that found what a
      // killed one left.
      const kills = thorough && round % 2 === 0 ? 1 : 2;
      const delays = [span * ((round + Math.random()) / startRounds), Math.random() * span].slice(
        0,
        kills,
      );
      for (const delay of delays) await killedAfter(delay, start(['--data', dataDir.path]));

      await withContext(
        `killed after ${delays.map(Math.round).join(' and ')} ms of ${Math.round(span)}`,
        async () => {
          const shop = start(['--data', dataDir.path]);
          const { url, clientId } = await shop.ready;
          expect(await listProducts({ url, clientId })).toHaveLength(34);
          await stopped(shop);
          expect(await answerOf(['apps', 'list', '--data', dataDir.path])).toMatchObject([
            { clientId, name: 'Storefront' },
          ]);
        },
      );
      await dataDir.remove();
    }
  },
  timeout,
);

test(
  'killed during concurrent writes, every acknowledged row exists',
  async () => {
    const dataDir = temporaryDataDir();
    onTestFinished(() => dataDir.remove());
    await copyPreparedShop(dataDir.path);
    let siteId: string | undefined;
    const acknowledged = new Set<string>();

    for (let round = 0; round < writeRounds; round += 1) {
      const shop = start(['--data', dataDir.path]);
      const line = await shop.ready;
      siteId ??= line.siteId;
      const writing = new AbortController();
      const writers = [0, 1].map(() => write(dataDir.path, acknowledged, writing.signal));
      const delay = Math.random() * 1_500;
      await killedAfter(delay, shop);

      await withContext(`round ${round}, killed after ${Math.round(delay)} ms`, async () => {
        // At once, while the commands still write.
        const next = start(['--data', dataDir.path]);
        expect((await next.ready).siteId).toBe(siteId);
        writing.abort();
        await Promise.all(writers);
        await stopped(next);
        const apps = await answerOf<{ clientId: string }[]>([
          'apps',
          'list',
          '--data',
          dataDir.path,
        ]);
        const present = new Set(apps.map(({ clientId }) => clientId));
        expect([...acknowledged].filter((clientId) => !present.has(clientId))).toEqual([]);
      });
    }
    expect(acknowledged.size).toBeGreaterThan(0);
  },
  timeout,
);

const older = findOlderNode();

test.skipIf(older === undefined)(
  'killing the older Node that started it stops the server, too',
  async () => {
    const dataDir = temporaryDataDir();
    onTestFinished(() => dataDir.remove());
    await copyPreparedShop(dataDir.path);
    const shop = start(['--data', dataDir.path], {
      executable: workspaceExecutable,
      ...(older === undefined ? {} : { node: older }),
    });
    const { siteId } = await shop.ready;
    shop.kill('SIGKILL');
    expect((await stopped(start(['--data', dataDir.path]))).siteId).toBe(siteId);
  },
  timeout,
);

/** On this machine, as busy as it is. */
async function timeOfFirstStart(): Promise<number> {
  const began = performance.now();
  const dataDir = temporaryDataDir();
  await stopped(start(['--data', dataDir.path]));
  await dataDir.remove();
  return performance.now() - began;
}

async function stopped(shop: Running<ReadyLine>): Promise<ReadyLine> {
  const line = await shop.ready;
  shop.kill('SIGTERM');
  expect(await shop.ended).toEqual({ code: 0, signal: null });
  return line;
}

async function killedAfter(ms: number, shop: Running<ReadyLine>): Promise<void> {
  await sleep(ms);
  shop.kill('SIGKILL');
  await shop.ended;
}

/** Registers one app after another; what a command has answered is acknowledged. */
async function write(
  dataDir: string,
  acknowledged: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { clientId } = await answerOf<{ clientId: string }>([
      'apps',
      'create',
      '--name',
      'Kept',
      '--data',
      dataDir,
    ]);
    acknowledged.add(clientId);
  }
}

async function withContext(when: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`${when}: ${String(error)}`, { cause: error });
  }
}
