import { AxeBuilder } from '@axe-core/playwright';
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

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

/** In light and dark, and no wider than the window. */
async function expectGoodLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}

const download = async (page: Page, name: RegExp): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).first().click();
  return readFile(await (await downloading).path(), 'utf8');
};

const state = (page: Page, name: string) =>
  page.locator('.admin-badge', { hasText: name }).first().waitFor();

test('imports 1,000 products with live progress and reports each of 10 bad rows, then exports', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/products/import');
  await expectGoodLooks(page);
  const rows = Array.from({ length: 1_010 }, (_, index) =>
    index % 100 === 50 && index < 1_000
      ? `Bad bowl ${index},not a price,BAD-${index}`
      : `Bowl ${index},${(index / 10 + 1).toFixed(2)},BOWL-${index}`,
  );
  await choose(page, 'bowls.csv', ['name,price,sku', ...rows]);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Check file' }).click();
  await state(page, 'Checked');
  expect(await figure(page, 'To create')).toBe('1000');
  expect(await figure(page, 'Rejected')).toBe('10');
  await expectGoodLooks(page);
  const report = (await download(page, /^Download report/)).trim().split(/\r?\n/).slice(1);
  expect(report.map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: 10 }, (_, index) => index * 100 + 52),
  );
  expect(report.every((line) => line.includes('not a price'))).toBe(true);

  // The page follows the import without being loaded again.
  await page.evaluate('window.sameDocument = true');
  await page.getByRole('button', { name: 'Import 1000 products' }).click();
  await state(page, 'Completed');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  expect([await figure(page, 'Created'), await figure(page, 'Rejected')]).toEqual(['1000', '10']);
  await expectGoodLooks(page);

  await page.goto(`${shop.url}/admin/products/export`);
  await page.getByRole('button', { name: 'Start export' }).click();
  await page
    .getByRole('link', { name: /^Download/ })
    .first()
    .waitFor();
  await expectGoodLooks(page);
  const exported = await download(page, /^Download/);
  expect(exported.match(/BOWL-\d+/g)).toHaveLength(1_000);
  expect(exported).not.toContain('BAD-');
  expect(complaints).toEqual([]);
  await close();
});

test('an import is canceled while it runs, and resumed after its last product', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/products/import');
  const COUNT = 6_000;
  const rows = Array.from({ length: COUNT }, (_, index) => `Cup ${index},7,CUP-${index}`);
  await choose(page, 'cups.csv', ['name,price,sku', ...rows]);
  await page.getByRole('button', { name: 'Check file' }).click();
  await state(page, 'Checked');
  await page.getByRole('button', { name: `Import ${COUNT} products` }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await state(page, 'Canceled');
  const created = Number(await figure(page, 'Created'));
  expect(created).toBeLessThan(COUNT);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Resume import' }).click();
  await state(page, 'Completed');
  expect(await figure(page, 'Created')).toBe(String(COUNT));
  await page.goto(`${shop.url}/admin/products?q=cup`);
  expect(complaints).toEqual([]);
  await close();
});
