import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** The list of products: sorted, filtered, edited in place, changed in bulk and exported. */

vi.setConfig({ testTimeout: 240_000 });

async function openProducts(
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
  await page.goto(`${shop.url}/admin/products?sort=name`);
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  return opened;
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

const pricesIn = async (page: Page, url: string): Promise<string[]> =>
  (
    await (
      await page.request.get(`${url}/admin/products/shown?columns=name,price&sort=name`)
    ).text()
  )
    .trim()
    .split('\r\n')
    .slice(1);

test('cells are edited, filled, copied and pasted by keyboard alone', async ({ shop, browser }) => {
  const { page, complaints, close } = await openProducts(browser, shop);
  await page.getByRole('grid', { name: 'Products' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.grid-input').fill('Aaa mug');
  await page.keyboard.press('Enter');
  await page.getByText('1 cell saved.').waitFor();
  // Escape leaves a cell as it was.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await page.getByRole('gridcell', { name: 'Aaa mug', exact: true }).waitFor();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9.50');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: '$9.50' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await page.getByText('2 cells saved.').waitFor();

  const clipboard = (kind: 'copy' | 'paste', text: string): Promise<string> =>
    page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      document.body.dispatchEvent(
        new ClipboardEvent('${kind}', { clipboardData, bubbles: true, cancelable: true }),
      );
      return clipboardData.getData('text/plain');
    })()`);
  expect(await clipboard('copy', '')).toBe('9.50\n9.50\n9.50');
  await clipboard('paste', '11.00\r\n12.00\r\n$1,013.00\r\n');
  await page.getByText('3 cells saved.').waitFor();
  expect((await pricesIn(page, shop.url)).slice(0, 3).map((line) => line.split(',')[1])).toEqual([
    '11.00',
    '12.00',
    '1013.00',
  ]);
  // A formula, pasted into the whole range; one that makes no sense stays in its cell.
  await clipboard('paste', '=price*1.1');
  await page.getByRole('gridcell', { name: '$1,114.30' }).waitFor();
  expect((await pricesIn(page, shop.url)).slice(0, 3).map((line) => line.split(',')[1])).toEqual([
    '12.10',
    '13.20',
    '1114.30',
  ]);
  await page.keyboard.type('=price-5000');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: '=price-5000' }).waitFor();
  await page.getByRole('button', { name: 'Discard 1 change' }).click();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('prices of a filtered set are raised by ten percent as a plan: previewed, applied and undone to the cent', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openProducts(browser, shop);
  const before = await pricesIn(page, shop.url);
  await page.getByRole('grid', { name: 'Products' }).waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Column' }).selectOption('price');
  await page.getByRole('combobox', { name: 'Comparison' }).selectOption('lt');
  await page.getByRole('textbox', { name: 'Value' }).fill('60');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply filter' }).first().click();
  await page.getByText('Price is less than').waitFor();
  const count = Number(/\d+/.exec(await page.locator('.grid-total').innerText())?.[0]);
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThan(before.length);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of a new view').fill('Below 60');
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('button', { name: 'View: Below 60' }).waitFor();

  await page.getByRole('button', { name: 'Bulk change' }).click();
  await page.locator('[name=priceChange]').selectOption('raisePercent');
  await page.locator('[name=priceValue]').fill('10');
  await page.getByLabel('Round to').selectOption('0.99');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preview the change' }).click();
  await page.getByRole('heading', { name: `Change of ${count} products` }).waitFor();
  const apply = page.getByRole('button', { name: /^Apply to/ });
  await apply.waitFor();
  expect(await pricesIn(page, shop.url)).toEqual(before);
  expect(await axe(page)).toEqual([]);
  await apply.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  const changed = (await pricesIn(page, shop.url)).filter((line, at) => line !== before[at]);
  expect(changed.length).toBeGreaterThan(2);
  expect(changed.every((line) => line.endsWith('.99'))).toBe(true);
  await undo.click();
  await page.getByText('The previous values have been restored.').waitFor();
  expect(await pricesIn(page, shop.url)).toEqual(before);
  expect(complaints).toEqual([]);
  await close();
});

test('without JavaScript the list is sorted, filtered and changed in bulk with plain forms', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openProducts(browser, shop, false);
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill('lamp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=lamp/);
  const boxes = page.getByRole('checkbox', { name: /^Select .*lamp/i });
  expect(await boxes.count()).toBeGreaterThan(0);
  await boxes.first().check();
  await page.getByRole('button', { name: 'Bulk change' }).click();
  await page.locator('[name=ribbon]').fill('New');
  await page.getByRole('button', { name: 'Preview the change' }).click();
  await page.getByRole('heading', { name: 'Change of 1 product' }).waitFor();
  await page.getByRole('button', { name: 'Apply to 1 product' }).click();
  expect(complaints).toEqual([]);
  await close();
});
