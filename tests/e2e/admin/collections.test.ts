import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { hydrated } from '../../kit/hydrated.ts';

/** Collections in the admin: created, filled, ordered, deleted. */

vi.setConfig({ testTimeout: 240_000 });

interface Shop {
  readonly url: string;
  readonly owner?: { readonly email: string; readonly password: string } | undefined;
}

async function openCollections(browser: Browser, shop: Shop, javaScriptEnabled = true) {
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled,
  });
  const { page } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto(`${shop.url}/admin/collections`);
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Collections' }).waitFor();
  return opened;
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

const orderOf = (page: Page): Promise<string[]> =>
  page.locator('ol.member-list bdi').allInnerTexts();

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('without JavaScript a collection is created, filled, ordered, edited and deleted', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openCollections(browser, shop, false);
  await page.getByRole('link', { name: 'Create collection' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Quiet evenings');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await page.getByText('Collection created.').waitFor();

  await page.getByRole('searchbox', { name: 'Add products' }).fill('lamp');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const results = page.getByRole('list', { name: 'Products you can add' });
  await results.locator('bdi').nth(1).waitFor();
  const names = (await results.locator('bdi').allInnerTexts()).slice(0, 2);
  expect(names).toHaveLength(2);
  for (const name of names) {
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await page.getByText('Added to the end of the collection.').waitFor();
  }
  await expect.poll(() => orderOf(page)).toEqual(names);
  await page.getByRole('button', { name: `Move ${names[1]} up` }).click();
  await expect.poll(() => orderOf(page)).toEqual(names.toReversed());
  await page.getByRole('button', { name: `Remove ${names[0]} from the collection` }).click();
  await page.getByText('Removed from the collection.').waitFor();
  await expect.poll(() => orderOf(page)).toEqual([names[1]]);

  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'evening.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await page.getByText('Picture saved.').waitFor();

  await page.getByLabel('Title for search engines').fill('Lamps for quiet evenings');
  await page.getByLabel('Name', { exact: true }).fill('');
  // Without it the browser refuses the form itself.
  await page.evaluate('for (const form of document.forms) form.noValidate = true');
  await page.getByRole('button', { name: 'Save collection' }).click();
  await page.getByText('Enter a name of at most 50 characters.').waitFor();
  expect(await page.getByLabel('Title for search engines').inputValue()).toBe(
    'Lamps for quiet evenings',
  );
  await page.getByLabel('Name', { exact: true }).fill('Quiet nights');
  await page.getByRole('button', { name: 'Save collection' }).click();
  await page.getByText('Collection saved.').waitFor();
  const seen = await page.request.get(`${shop.url}/collections/quiet-evenings`);
  expect(await seen.text()).toContain('<title>Lamps for quiet evenings | ');

  await page.getByText('Delete collection').click();
  await page.getByRole('button', { name: 'Delete “Quiet nights”' }).click();
  await page.waitForURL(`${shop.url}/admin/collections`);
  expect(await page.getByRole('link', { name: 'Quiet nights' }).count()).toBe(0);
  // The form without a name is answered with 400.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await close();
});

test('products are ordered by keyboard and by dragging, without axe violations', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openCollections(browser, shop);
  // The link of the first row opens with the keyboard of the grid.
  const grid = page.getByRole('grid', { name: 'Collections' });
  await grid.focus();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('ol.member-list').waitFor();
  expect(await axe(page)).toEqual([]);
  const [first = '', second = '', third = ''] = await orderOf(page);
  expect(third).not.toBe('');

  await page.getByRole('button', { name: `Move ${first} down` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(`${first} is now at position 3`).waitFor();
  await expect.poll(async () => (await orderOf(page)).slice(0, 3)).toEqual([second, third, first]);
  const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
  await expect.poll(focused).toBe(`Move ${first} down`);

  await page.locator('ol.member-list:not([aria-busy])').waitFor();
  await page
    .locator('ol.member-list > li', { hasText: first })
    .dragTo(page.locator('ol.member-list > li').first());
  await expect.poll(async () => (await orderOf(page))[0]).toBe(first);
  await page.locator('ol.member-list:not([aria-busy])').waitFor();
  await page.reload();
  await hydrated(page);
  expect((await orderOf(page)).slice(0, 3)).toEqual([first, second, third]);

  await page.getByLabel('Title for search engines').fill('Seen by search engines');
  await page.locator('.search-preview', { hasText: 'Seen by search engines |' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a rule is previewed, saved and applied, and its products follow it', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openCollections(browser, shop);
  await page.goto(`${shop.url}/admin/collections/new`);
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Small gifts');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await page.getByText('Collection created.').waitFor();
  await page.getByRole('combobox', { name: 'Column' }).selectOption('price');
  await page.getByRole('combobox', { name: 'Comparison' }).selectOption('lt');
  await page.getByRole('textbox', { name: 'Value' }).fill('40');
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.locator('.rule-preview');
  await preview.waitFor();
  const count = Number(/\d+/.exec(await preview.innerText())?.[0]);
  expect(count).toBeGreaterThan(1);
  expect(await page.locator('ol.member-list > li').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save rule' }).first().click();
  await page.getByText('The rule is applied.').waitFor();
  await page.getByText(`${count} products`, { exact: true }).waitFor();
  await expect.poll(() => page.locator('ol.member-list > li').count()).toBe(count);
  expect(await page.locator('ol.member-list .admin-badge', { hasText: 'By rule' }).count()).toBe(
    count,
  );
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove rule' }).click();
  await page.getByText('This collection has no rule').waitFor();
  await page.getByText('No products in this collection').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
