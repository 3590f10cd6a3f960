import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { newPicture } from '../../kit/media.ts';

/** The media library and the media of a product. */

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
  page.setDefaultTimeout(30_000);
  await page.goto(shop.url + path);
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(shop.url + path);
  return opened;
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await newPicture() });
const library = (page: Page) => page.getByRole('list', { name: 'Files of the store' });
const items = (page: Page) => page.getByRole('list', { name: 'Media', exact: true });
const positions = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.media-items [data-media]')].map(({ dataset }) => dataset.media)`,
  );
const isSaved = (page: Page) => page.locator('.media-saving', { hasText: 'Saved' }).waitFor();

/** The product that shows a picture of the demo, by the page of the picture. */
async function openProductOf(page: Page, url: string, picture: string): Promise<void> {
  await page.goto(`${url}/admin/media?q=${picture}`);
  await library(page).getByRole('link').first().click();
  await page.locator('#usages').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Media of / }).waitFor();
}

test('files are dropped, found, described with a focal point, and deleted when nothing uses them', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/media');
  await page.getByLabel('Files', { exact: true }).setInputFiles([await png('Chosen jug.png')]);
  await library(page).getByRole('link', { name: 'Chosen jug.png' }).waitFor();
  const bytes = [...(await newPicture(300, 200))];
  await page.evaluate(`(() => {
    const transfer = new DataTransfer();
    const content = new Uint8Array([${bytes.join(',')}]);
    transfer.items.add(new File([content], 'Dropped jug.png', { type: 'image/png' }));
    for (const type of ['dragover', 'drop'])
      document.querySelector('.media-drop').dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
  })()`);
  await library(page).getByRole('link', { name: 'Dropped jug.png' }).waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByLabel('Search by file name').fill('dropped');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/q=dropped/);
  await expect
    .poll(() => library(page).getByRole('link').allInnerTexts())
    .toEqual(['Dropped jug.png']);
  await library(page).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Dropped jug.png' }).waitFor();
  await page.getByLabel('Alt text').fill('A jug of clay');
  const box = await page.locator('.media-focal-picture').boundingBox();
  await page
    .locator('.media-focal-picture')
    .click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  expect(await page.getByLabel('From the left, in %').inputValue()).toBe('25');
  expect(await page.getByLabel('From the top, in %').inputValue()).toBe('75');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. Products and collections').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  expect(await page.getByLabel('Alt text').inputValue()).toBe('A jug of clay');
  expect(await page.getByLabel('From the top, in %').inputValue()).toBe('75');

  await page.getByText('Not used anywhere.').waitFor();
  await page.locator('summary', { hasText: 'Delete file' }).click();
  await page.getByRole('button', { name: 'Delete Dropped jug.png' }).click();
  await page.waitForURL(`${shop.url}/admin/media`);
  await library(page).waitFor();
  expect(await library(page).getByRole('link', { name: 'Dropped jug.png' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('the media of a product are uploaded, chosen, ordered by keyboard and drag, described and assigned', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/media');
  await openProductOf(page, shop.url, 'dune-mug');
  const [first = ''] = await positions(page);
  const before = (await positions(page)).length;

  await page.getByLabel('Files', { exact: true }).setInputFiles([await png('New side.png')]);
  await expect.poll(async () => (await positions(page)).length).toBe(before + 1);
  await isSaved(page);
  await page.getByRole('button', { name: 'Choose from library' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose from library' });
  await sheet.getByLabel('Search by file name').fill('cover-tableware');
  await sheet.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => sheet.getByRole('checkbox').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Add 1 file' }).click();
  await expect.poll(async () => (await positions(page)).length).toBe(before + 2);
  await isSaved(page);

  // By keyboard: the focus stays at the picture that moves.
  await items(page).locator('[data-media]').first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await positions(page)).indexOf(first)).toBe(1);
  expect(await page.evaluate('document.activeElement.dataset.media')).toBe(first);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await positions(page)).indexOf(first)).toBe(2);
  await isSaved(page);
  // By drag, to the place of the first.
  await items(page)
    .locator(`[data-media="${first}"]`)
    .dragTo(items(page).locator('.media-item').first());
  await expect.poll(async () => (await positions(page)).indexOf(first)).toBe(0);
  await isSaved(page);

  const last = items(page).locator('.media-item').last();
  await last.getByRole('textbox').fill('A table with mugs');
  await last.getByRole('checkbox').first().check();
  await isSaved(page);
  await last.getByRole('button', { name: /the main picture$/ }).click();
  await isSaved(page);
  const order = await positions(page);
  expect(order[1]).toBe(first);
  await page.reload();
  expect(await positions(page)).toEqual(order);
  const main = items(page).locator('.media-item').first();
  expect(await main.getByRole('textbox').inputValue()).toBe('A table with mugs');
  expect(await main.getByRole('checkbox').first().isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);

  // The editor of the product has the same section; what is typed around it stays.
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dune Mug' }).waitFor();
  expect(await positions(page)).toEqual(order);
  await page.getByLabel('SKU', { exact: true }).fill('TYPED-1');
  await items(page).locator('[data-media]').first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await positions(page))[0]).toBe(first);
  await isSaved(page);
  const moved = items(page).locator('.media-item').nth(1);
  await moved.getByRole('textbox').fill('A table with many mugs');
  await moved.getByRole('textbox').press('Enter');
  await moved.getByRole('button', { name: /^Remove / }).click();
  await expect.poll(async () => (await positions(page)).length).toBe(before + 1);
  await isSaved(page);
  await page.getByLabel('Files', { exact: true }).setInputFiles([await png('Third side.png')]);
  await expect.poll(async () => (await positions(page)).length).toBe(before + 2);
  await isSaved(page);
  expect(await axe(page)).toEqual([]);
  expect(await page.getByLabel('SKU', { exact: true }).inputValue()).toBe('TYPED-1');
  await page.getByText('Not saved yet: SKU').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  expect((await positions(page)).length).toBe(before + 2);
  expect((await positions(page))[0]).toBe(first);

  // A file in use cannot be deleted, and says where it is used.
  await main.getByRole('link').click();
  await page.getByText('A file in use cannot be deleted.').waitFor();
  await page.locator('#usages').getByText('Dune Mug').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('works without JavaScript on a phone: upload, describe, add to a product, order, delete', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openAdmin(browser, shop, '/admin/media', {
    width: 390,
    javaScriptEnabled: false,
  });
  await page.getByLabel('Files', { exact: true }).setInputFiles([await png('Plain cup.png')]);
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plain cup.png' }).waitFor();
  const fileId = page.url().split('/').at(-1) ?? '';
  await page.getByLabel('File name').fill('Round cup.png');
  await page.getByLabel('Alt text').fill('A round cup');
  await page.getByLabel('From the left, in %').fill('10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter two numbers').first().waitFor();
  await page.getByLabel('From the top, in %').fill('90');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. Products and collections').waitFor();

  await openProductOf(page, shop.url, 'tide-bowl');
  const below = page.locator('#library');
  await below.getByLabel('Search by file name').fill('round');
  await below.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Round cup.png' }).check();
  await page.getByRole('button', { name: 'Add to product' }).click();
  await items(page).locator(`[data-media="${fileId}"]`).waitFor();
  await page.getByRole('button', { name: 'Make A round cup the main picture' }).click();
  await expect.poll(async () => (await positions(page))[0]).toBe(fileId);
  await page.getByRole('button', { name: 'Remove A round cup from this product' }).click();
  await expect.poll(async () => (await positions(page)).includes(fileId)).toBe(false);

  await page.goto(`${shop.url}/admin/media/${fileId}`);
  await page.locator('summary', { hasText: 'Delete file' }).click();
  await page.getByRole('button', { name: 'Delete Round cup.png' }).click();
  await page.waitForURL(`${shop.url}/admin/media`);
  await close();
});
