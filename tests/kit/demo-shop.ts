import { test as base, vi } from 'vitest';
import { start, temporaryDataDir, type ReadyLine, type Running } from './command.ts';
import { listProducts } from './list-products.ts';
import { copyPreparedShop } from './prepared-shop.ts';

export type DemoShop = Running<ReadyLine> & ReadyLine;

/**
 * A running demo store on a copy of the prepared data, in a data directory that does not exist yet.
 */
export async function startDemoShop(
  dataDir: string,
  {
    args = [],
    env = {},
  }: { readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<DemoShop> {
  // A second build next to the one in use.
  const { SHOPWRIGHT_SITE_BUILD: build } = process.env;
  const prepared = await copyPreparedShop(dataDir);
  const shop = start(['--data', dataDir, ...args], {
    env: { ...(build === undefined ? {} : { SHOPWRIGHT_SITE_BUILD: build }), ...env },
  });
  const line = await shop.ready;
  await picturesFollow(line);
  return { ...shop, ...line, ...prepared };
}

/**
 * The prepared data has another address; until every product has the new one, its images are
 * missing.
 */
async function picturesFollow(shop: ReadyLine): Promise<void> {
  await vi.waitFor(
    async () => {
      const products = await listProducts(shop);
      const late = products.filter(({ media }) => !media.mainMedia.image.url.startsWith(shop.url));
      if (late.length > 0) throw new Error(`${late.length} products have their old pictures.`);
    },
    { timeout: 60_000, interval: 100 },
  );
}

export async function stopDemoShop(shop: Pick<DemoShop, 'kill' | 'ended'>): Promise<void> {
  shop.kill('SIGTERM');
  await shop.ended;
}

/** `dataDir` is a folder for the file; `shop` is a demo store that runs on it. */
export const test = base
  // Vitest reads from this pattern which other fixtures are asked for: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('dataDir', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dataDir = temporaryDataDir();
    onCleanup(() => dataDir.remove());
    return dataDir.path;
  })
  .extend('shop', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const shop = await startDemoShop(dataDir);
    onCleanup(() => stopDemoShop(shop));
    return shop;
  });
