import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** Import and export of products in the browser. */

vi.setConfig({ testTimeout: 240_000 });

async function openAdmin(
  browser: Browser,
  shop: { url: string; owner?: { email: string; password: string } | undefined },
  path: string,
  options: { readonly width?: number; readonly javaScriptEnabled?: boolean } = {},
) {
  const { width = 1440, javaScriptEnabled = true } = options;
  const opened = await openPage(browser, { viewport: { width, height: 900 }, javaScriptEnabled });
  const { page } = opened;
  page.setDefaultTimeout(60_000);
  await page.goto(shop.url + path);
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(shop.url + path);
  return opened;
}

async function choose(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const figure = (page: Page, label: string) =>
  page.locator('.admin-figures > div', { hasText: label }).locator('dd').innerText();

test('works without JavaScript on a phone: upload, check, import, export, download', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openAdmin(browser, shop, '/admin/products/import', {
    width: 390,
    javaScriptEnabled: false,
  });
  const reloadUntil = async (state: string): Promise<void> => {
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.locator('.admin-badge').first().innerText();
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(state);
  };
  await choose(page, 'plates.csv', ['name,price', 'Plain plate,5', 'Broken plate,x']);
  await page.getByRole('button', { name: 'Check file' }).click();
  await reloadUntil('Checked');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await reloadUntil('Completed');
  expect(await figure(page, 'Created')).toBe('1');

  await page.goto(`${shop.url}/admin/products/export`);
  await page.getByLabel('Format').selectOption('Wix CSV');
  await page.getByRole('button', { name: 'Start export' }).click();
  await reloadUntil('Completed');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download/ }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('handleId,fieldType,name');
  expect(text).toContain('Plain plate');
  await close();
});
