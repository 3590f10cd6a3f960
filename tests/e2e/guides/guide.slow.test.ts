import { afterAll, describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/demo-shop.ts';
import { packedSdk, removePackedSdk } from '../../sdk/built-package.ts';
import { openBrowser, openPage } from '../../kit/browser.ts';
import { chooseCard, giveDelivery, payButton } from '../../kit/browser-buyer.ts';
import { readGuide, type GuideSection } from './guide.ts';
import { emptyProject } from './project.ts';

/**
 * docs/migrating.md, followed to the letter from an empty folder: its commands are run, its files
 * are written, and a buyer pays. Only what a reader puts in is changed: the address of the store,
 * the client id, the port; and the package comes from this checkout in place of the registry.
 */

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });
afterAll(removePackedSdk);

describe.each(['Vite', 'Next.js', 'Astro'])('%s', (framework) => {
  test('a storefront from an empty folder sells a product', async ({ shop }) => {
    const { url } = await follow(await readGuide(framework), shop);
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const { page } = await openPage(browser);
    await page.goto(url, { timeout: 120_000 });
    const buy = page.getByRole('button', { name: 'Buy Serving Tray' });
    await buy.waitFor({ timeout: 120_000 });
    const picture = page.getByRole('img', { name: 'Serving Tray' });
    await expect
      .poll(() =>
        picture.evaluate((image: unknown) => (image as { naturalWidth: number }).naturalWidth),
      )
      .toBeGreaterThan(0);
    await buy.click();
    await page.waitForURL(
      (at) => at.origin === shop.url && at.pathname.startsWith('/hosted/checkout'),
      { timeout: 120_000 },
    );
    await page.getByLabel('Email').fill('guide@example.com');
    await page.locator('.checkout-next button').click();
    await giveDelivery(page);
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await page.waitForURL(
      (at) => at.pathname.startsWith('/hosted/thank-you') || at.href.startsWith(url),
      { timeout: 120_000 },
    );
  });
});

async function follow(
  { run, files, serve }: GuideSection,
  { url, clientId }: { url: string; clientId: string },
): Promise<{ url: string }> {
  const { archive } = await packedSdk();
  const project = await emptyProject({
    port: /--port (\d+)/.exec(serve)?.[1] ?? '',
    given: (text) =>
      text
        .replaceAll('http://127.0.0.1:8080', url)
        .replaceAll('00000000-0000-0000-0000-000000000000', clientId),
  });
  for (const command of run)
    await project.run(
      command.startsWith('npm install') ? command.replace('@shopwright/sdk', archive) : command,
    );
  await project.write(files);
  return project.serve(serve);
}
