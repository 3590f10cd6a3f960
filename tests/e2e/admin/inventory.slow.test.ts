import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** The inventory: found, edited in place, adjusted with a reason, and traced back. */

vi.setConfig({ testTimeout: 240_000 });

async function openInventory(
  browser: Browser,
  shop: { url: string; owner?: { email: string; password: string } | undefined },
  javaScriptEnabled = true,
) {
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled,
  });
  const { page } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto(`${shop.url}/admin/inventory?sort=quantity`);
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Inventory' }).waitFor();
  return opened;
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

/** The rows of the export, which has what the list shows. */
const exported = async (page: Page, url: string, query: string): Promise<string[]> =>
  (await (await page.request.get(`${url}/admin/inventory/shown?${query}`)).text())
    .trim()
    .split('\r\n')
    .slice(1);

const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  })()`);

test('quantities are edited and pasted by keyboard, adjusted with a reason, and traced', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openInventory(browser, shop);
  const counted = 'filter=%7B%22trackQuantity%22%3Atrue%7D&sort=-quantity';
  await page.goto(`${shop.url}/admin/inventory?${counted}`);
  const grid = page.getByRole('grid', { name: 'Inventory' });
  await grid.focus();
  expect(await axe(page)).toEqual([]);
  // Product, variant, in stock.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await paste(page, '901\r\n900\r\n');
  await page.getByText('2 cells saved.').waitFor();
  await page.keyboard.type('902');
  await page.keyboard.press('Enter');
  await page.getByText('1 cell saved.').waitFor();
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a whole number').waitFor();
  await page.getByRole('button', { name: 'Discard 1 change' }).click();
  expect((await exported(page, shop.url, `${counted}&columns=quantity`)).slice(0, 2)).toEqual([
    '902',
    '900',
  ]);

  // The first row, selected by keyboard, gets a delivery.
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Adjust 1 variant' }).click();
  await page.getByLabel('Pieces').fill('8');
  await page.getByLabel('Note').fill('Delivery 7');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Adjust stock' }).click();
  await page.getByText('The stock of 1 variant is adjusted.').waitFor();
  await page.getByRole('gridcell', { name: '910', exact: true }).waitFor();

  // Enter on the product opens its history.
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'History' }).waitFor();
  const rows = page.getByRole('table').getByRole('row');
  expect(await rows.nth(1).innerText()).toMatch(/Received.*\+8\s+910\s+Delivery 7/s);
  expect(await rows.nth(2).innerText()).toMatch(/Correction.*\+1\s+902/s);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('low stock has a level for the store and for a variant, a filter, and a view', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openInventory(browser, shop);
  await page.getByRole('grid', { name: 'Inventory' }).waitFor();
  await page.getByRole('button', { name: 'Low-stock settings' }).click();
  await page.getByLabel('Low-stock level', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Low-stock settings saved.').waitFor();
  await page.getByText('low on stock with 4 pieces or less').waitFor();
  await page.getByRole('link', { name: 'Low stock' }).click();
  await page.getByText('State is Low stock').waitFor();
  const low = 'filter=%7B%22lowStock%22%3Atrue%7D&columns=quantity';
  const quantities = (await exported(page, shop.url, low)).map(Number);
  expect(quantities.length).toBeGreaterThan(0);
  expect(Math.max(...quantities)).toBeLessThanOrEqual(4);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of a new view').fill('To order');
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('button', { name: 'View: To order' }).waitFor();

  // A level of its own, typed into the cell of a variant that has plenty, then cleared.
  const byQuantity = 'filter=%7B%22trackQuantity%22%3Atrue%7D&sort=-quantity';
  await page.goto(`${shop.url}/admin/inventory?${byQuantity}&columns=product,threshold,state`);
  await page.getByRole('grid', { name: 'Inventory' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('99999');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: 'Low stock' }).first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('.grid-input').fill('');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: '99,999' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('without JavaScript stock is found, adjusted and traced with plain forms', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openInventory(browser, shop, false);
  await page.goto(`${shop.url}/admin/inventory?filter=%7B%22trackQuantity%22%3Atrue%7D`);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Adjust stock' }).first().click();
  await page.getByLabel('What happened').selectOption('counted');
  await page.getByLabel('Pieces').fill('33');
  await page.getByRole('dialog').getByRole('button', { name: 'Adjust stock' }).click();
  await page.getByText('The stock of 1 variant is adjusted.').waitFor();
  await page.locator('tbody a.grid-link').first().click();
  await page.getByText('Counted', { exact: true }).waitFor();
  await page.getByLabel('What happened').selectOption('damaged');
  await page.getByLabel('Pieces').fill('99999');
  await page.getByRole('button', { name: 'Adjust stock' }).click();
  await page.getByText("There's less stock than you want to remove.").waitFor();
  expect(await page.getByLabel('Pieces').inputValue()).toBe('99999');
  await page.goto(`${shop.url}/admin/inventory/requests`);
  await page.getByText('No one is waiting').waitFor();
  // A filter that is no JSON is named and kept, to be corrected.
  await page.goto(`${shop.url}/admin/inventory?filter=%7Boops`);
  await page.getByText('The filter in the address is not valid JSON').waitFor();
  expect(await page.locator('textarea[name=json]').inputValue()).toBe('{oops');
  // The refused form is answered with 400.
  expect(complaints.filter((complaint) => !/\b400\b/.test(complaint))).toEqual([]);
  await close();
});
