import { test as withShop } from './demo-shop.ts';
import { openBrowser } from './browser.ts';

/**
 * `shop` is a demo store for the file; `browser` is a Chromium that the files of one worker share.
 */
export const test = withShop.extend(
  'browser',
  { scope: 'worker' },
  // Vitest reads from this pattern which other fixtures are asked for: none.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  },
);
