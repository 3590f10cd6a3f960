import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** Brands, ribbons and info sections: created, renamed once for all products, merged, deleted. */

vi.setConfig({ testTimeout: 240_000 });

async function openAdmin(
  browser: Browser,
  shop: { url: string; owner?: { email: string; password: string } | undefined },
  path: string,
  javaScriptEnabled = true,
) {
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled,
  });
  const { page } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto(shop.url + path);
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

/** The brands of all products, from the export of their list. */
const brandsOf = async (page: Page, url: string): Promise<Set<string>> =>
  new Set(
    (await (await page.request.get(`${url}/admin/products/shown?columns=brand`)).text())
      .trim()
      .split('\r\n')
      .slice(1),
  );

test('a brand is renamed by keyboard for all products, and merged as a plan', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/brands');
  await page.getByRole('heading', { name: 'Brands', level: 1 }).waitFor();
  expect(await axe(page)).toEqual([]);
  const [before = ''] = await brandsOf(page, shop.url);
  await page.getByLabel(`Rename ${before}`, { exact: true }).focus();
  await page.keyboard.press('Enter');
  expect(await axe(page)).toEqual([]);
  const name = page.getByRole('listitem').getByLabel('Name', { exact: true });
  await name.fill('Southlight');
  await page.keyboard.press('Enter');
  await page.getByText('Brand saved.').waitFor();
  expect(await brandsOf(page, shop.url)).toEqual(new Set(['Southlight']));

  await page.locator('#new').getByLabel('Name', { exact: true }).fill('Southlight');
  await page.getByRole('button', { name: 'Create brand' }).click();
  await page.getByText('“Southlight” already exists.').waitFor();
  await page.locator('#new').getByLabel('Name', { exact: true }).fill('Eastlight');
  await page.getByRole('button', { name: 'Create brand' }).click();
  await page.getByText('Brand created.').waitFor();
  await page.getByLabel('Merge Southlight into another').click();
  await page.getByRole('button', { name: 'Preview the change' }).click();
  await page.getByRole('button', { name: /^Apply to/ }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await brandsOf(page, shop.url)).toEqual(new Set(['Eastlight']));
  expect(complaints.filter((complaint) => !/\b400\b/.test(complaint))).toEqual([]);
  await close();
});

test('without JavaScript a ribbon is created, found and deleted after its effects are shown', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/ribbons', false);
  const used = page.getByRole('listitem').filter({ hasText: /[1-9]\d* product/ });
  expect(await used.count()).toBeGreaterThan(0);
  await page.getByLabel('Name', { exact: true }).last().fill('Handmade');
  await page.getByRole('button', { name: 'Create ribbon' }).click();
  await page.getByText('Ribbon created.').waitFor();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('hand');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=hand/);
  await page.getByLabel('Delete Handmade').click();
  await page.getByText('No product uses it.').waitFor();
  await page.getByRole('button', { name: 'Delete “Handmade”' }).click();
  await page.getByText('Ribbon deleted.').waitFor();
  await page
    .getByLabel(/^Delete /)
    .first()
    .click();
  const effect = page.getByText(/(loses|lose) this ribbon\. This cannot be undone\./);
  await effect.filter({ visible: true }).waitFor();
  await page
    .getByRole('button', { name: /^Delete “/ })
    .first()
    .click();
  await page.getByText('Ribbon deleted.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an info section is written with tools, attached to a product in its editor, and detached', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/info-sections');
  const form = page.locator('#new');
  await form.getByLabel('Internal name').fill('e2e-care');
  await form.getByLabel('Title').fill('Care');
  const written = form.getByRole('textbox', { name: 'Text', exact: true });
  await written.focus();
  await page.keyboard.type('Wash cold.');
  await page.keyboard.press('Control+a');
  await form.getByRole('button', { name: 'Bold', exact: true }).click();
  await page.getByRole('button', { name: 'Create info section' }).click();
  await page.getByText('Info section created.').waitFor();
  await page.getByLabel('Edit e2e-care').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'e2e-care' });
  const text = entry.getByRole('textbox', { name: 'Text', exact: true });
  expect(await text.innerHTML()).toMatch(/<(b|strong)>Wash cold\.<\/(b|strong)>/);
  expect(await axe(page)).toEqual([]);
  await text.fill('Wash warm.');
  await entry.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Info section saved.').waitFor();

  await page.goto(`${shop.url}/admin/products/new`);
  await page.getByLabel('Name', { exact: true }).fill('Wool scarf');
  await page.getByLabel('Price', { exact: true }).fill('30');
  await page.locator('[name="infoTitle"]').first().fill('Origin');
  await page.getByLabel('Care (e2e-care)').check();
  await page.getByText('Not saved yet: Name, Price, Info sections').waitFor();
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByText('Product created.').waitFor();
  expect(await page.getByLabel('Care (e2e-care)').isChecked()).toBe(true);
  // The shared section is not among the product's own.
  expect(await page.locator('[name="infoTitle"]').first().inputValue()).toBe('Origin');
  expect(await page.locator('[name="infoTitle"]').nth(1).inputValue()).toBe('');
  const shown = async (): Promise<string> =>
    (await page.request.get(`${shop.url}/products/wool-scarf`)).text();
  expect(await shown()).toContain('Wash warm.');

  // A change of the product's own sections leaves the shared one attached.
  await page.locator('[name="infoTitle"]').first().fill('Where it comes from');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  expect(await page.getByLabel('Care (e2e-care)').isChecked()).toBe(true);
  await page.getByLabel('Care (e2e-care)').uncheck();
  await page.getByText('Not saved yet: Shared sections').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => page.getByLabel('Care (e2e-care)').isChecked()).toBe(false);
  await expect.poll(shown).not.toContain('Wash warm.');
  expect(await shown()).toContain('Where it comes from');
  expect(complaints).toEqual([]);
  await close();
});
