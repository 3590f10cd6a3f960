import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { begin, temporaryDataDir } from '../../kit/command.ts';
import { startDemoShop, stopDemoShop } from '../../kit/demo-shop.ts';

/** What was typed in the product editor survives a server that stops before it is saved. */

vi.setConfig({ testTimeout: 240_000 });

test('a server that restarts while a product is edited loses nothing that was typed', async ({
  browser,
  onTestFinished,
}) => {
  const dataDir = temporaryDataDir();
  const first = await startDemoShop(dataDir.path);
  let running: Pick<typeof first, 'kill' | 'ended'> = first;
  onTestFinished(async () => {
    await stopDemoShop(running);
    await dataDir.remove();
  });
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  const address = `${first.url}/admin/products/new`;
  await page.goto(address);
  await page.getByLabel('Email').fill(first.owner?.email ?? '');
  await page.getByLabel('Password').fill(first.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Felt slippers');
  await page.getByLabel('Price', { exact: true }).fill('45');
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.focus();
  await page.keyboard.type('Warm and quiet.');
  await page.locator('[name="optionName"]').first().fill('Size');
  await page.locator('[name="optionChoices"]').first().fill('38\n39');
  await page.getByText('Not saved yet:').waitFor();

  await stopDemoShop(first);
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByText("We couldn't reach the store").waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Felt slippers');
  expect(await description.innerText()).toBe('Warm and quiet.');

  const port = new URL(first.url).port;
  const second = begin(['start', '--port', port, '--json', '--data', dataDir.path]);
  running = second;
  await second.ready;
  // In the same tab it could be saved now; a new visit restores it.
  await page.goto(address);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => description.innerText()).toBe('Warm and quiet.');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Felt slippers');
  expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('45');
  expect(await page.locator('[name="optionChoices"]').first().inputValue()).toBe('38\n39');
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByText('Product created.').waitFor();
  await page.getByRole('gridcell', { name: '39', exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => description.innerText()).toBe('Warm and quiet.');
  await close();
});
