import { answerOf } from '../../kit/command.ts';
import { test as withShop } from '../../kit/demo-shop.ts';
import { openBrowser } from '../../kit/browser.ts';
import { serveFront } from './front.ts';

/**
 * `shop` is a running shop, `front` a storefront on another site, `clientId` what the shop knows it
 * by, `browser` one that blocks the cookies of other sites.
 */
export const test = withShop
  // Vitest reads from this pattern which other fixtures are asked for: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser(['--test-third-party-cookie-phaseout']);
    onCleanup(() => browser.close());
    return browser;
  })
  // oxlint-disable-next-line no-empty-pattern
  .extend('front', { scope: 'file' }, async ({}, { onCleanup }) => {
    const front = await serveFront();
    onCleanup(() => front.close());
    return front.url;
  })
  .extend(
    'clientId',
    { scope: 'file' },
    async ({ shop: _started, dataDir, front }) =>
      (
        await answerOf<{ clientId: string }>([
          'apps',
          'create',
          '--name',
          'Front',
          '--redirect',
          `${front}/callback`,
          '--origin',
          front,
          '--data',
          dataDir,
        ])
      ).clientId,
  );
