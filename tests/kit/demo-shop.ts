import { test as base } from 'vitest';
import { start, temporaryDataDir } from './command.ts';
import { copyPreparedShop } from './prepared-shop.ts';

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
    // A build that is tried beside the one that is served.
    const { SHOPWRIGHT_SITE_BUILD: build } = process.env;
    const prepared = await copyPreparedShop(dataDir);
    const shop = start(
      ['--data', dataDir],
      build === undefined ? {} : { env: { SHOPWRIGHT_SITE_BUILD: build } },
    );
    onCleanup(async () => {
      shop.kill('SIGTERM');
      await shop.ended;
    });
    return { ...shop, ...(await shop.ready), ...prepared };
  });
