import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage, type WatchedPage } from '../../kit/browser.ts';

/** The filters of a list, as a shopper uses them. */

vi.setConfig({ testTimeout: 180_000 });

const patient = { timeout: 30_000 };
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
const names = (page: Page): Promise<string[]> => page.locator('main article h2').allInnerTexts();

async function open(
  browser: Browser,
  options?: Parameters<typeof openPage>[1],
): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  const body = Buffer.from(
    'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    'base64',
  );
  await watched.page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body }),
  );
  return watched;
}

test('every filter choice leads to its number of products, also combined with others, and colors keep their swatches', async ({
  shop,
  browser,
}) => {
  // The server writes the choices: without scripts a page is there sooner.
  const { page, complaints, close } = await open(browser, { javaScriptEnabled: false });
  const choices = () =>
    page.evaluate<
      { field: string; name: string; count: number; isChosen: boolean; dot: boolean }[]
    >(`[...document.querySelectorAll('label.filter-choice')].map((label) => {
    const { name: field, value: name, checked: isChosen } = label.querySelector('input');
    return { field, name, isChosen, count: Number(label.querySelector('.tabular-nums [aria-hidden=true]').textContent), dot: label.querySelector('svg') !== null };
  })`);
  const colors = async () =>
    (await choices())
      .filter(({ field }) => field === 'option.Color')
      .map(({ name, dot }) => [name, dot]);
  await page.goto(`${shop.url}/products`);
  const before = await colors();
  expect(before.length).toBeGreaterThan(5);
  expect(before.every(([, dot]) => dot)).toBe(true);
  await page.goto(`${shop.url}/products?option.Color=Bone`);
  expect(await colors()).toEqual(before);
  const shown = (await choices()).filter(
    ({ field, isChosen }) => field.startsWith('option.') && field !== 'option.Color' && !isChosen,
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const { field, name, count } of shown) {
    await page.goto(
      `${shop.url}/products?${new URLSearchParams([
        ['option.Color', 'Bone'],
        [field, name],
      ]).toString()}`,
    );
    expect([name, await page.locator('.list-bar [role=status]').innerText()]).toEqual([
      name,
      `${count} product${count === 1 ? '' : 's'}`,
    ]);
    expect(count).toBeGreaterThan(0);
  }
  await page.goto(`${shop.url}/products`);
  expect((await choices()).some(({ name }) => /^\$\d/.test(name))).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone filters open over the list, keep the focus, and close without a history entry', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await open(browser, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${shop.url}/products`);
  await settled(page);
  const top = () =>
    page.evaluate<number>(
      `document.querySelector('main article').getBoundingClientRect().top + scrollY`,
    );
  const before = await top();
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  const sage = dialog.getByRole('checkbox', { name: /^Sage/ });
  await sage.focus();
  const show = dialog.getByRole('button', { name: /^Show \d+ products?$/ });
  const all = await show.innerText();
  await page.keyboard.press('Space');
  // The address is there a moment before the list.
  await expect.poll(() => show.innerText(), patient).not.toBe(all);
  await page.waitForURL(/option\.Color=Sage/);
  expect(await sage.isChecked()).toBe(true);
  expect(await page.evaluate<string>('document.activeElement.value')).toBe('Sage');
  const count = Number(/\d+/.exec(await show.innerText())?.[0]);
  const steps = await page.evaluate<number>('history.length');
  await show.click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate<number>('history.length')).toBe(steps);
  expect((await names(page)).length).toBe(count);
  expect(
    await page.evaluate<number>(`document.querySelector('.list-bar').getBoundingClientRect().top`),
  ).toBeGreaterThanOrEqual(0);
  // Escape closes it too, and one step back takes the choice back.
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search, patient).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('a filter chosen while the list loads is kept, and the list is requested once', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await open(browser, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${shop.url}/products`);
  await settled(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const sage = dialog.getByRole('checkbox', { name: /^Sage/ });
  const requests: string[] = [];
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/products\.data.*option\.Color=Sage/, async (route) => {
    requests.push(route.request().url());
    await held;
    // The browser may have given the request up.
    await route.continue().catch(() => undefined);
  });
  await sage.check();
  await expect.poll(() => requests.length, patient).toBe(1);
  await dialog.getByRole('button', { name: /^Show/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await sage.uncheck();
  answer();
  await expect.poll(() => page.locator('.list-products[aria-busy]').count(), patient).toBe(0);
  expect(requests).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
  expect(await sage.isChecked()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('on a large screen showing the list closes the filters without a history entry', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await open(browser);
  await page.goto(`${shop.url}/products?option.Color=Sage`);
  await settled(page);
  await page.locator('.filters > summary').click();
  const steps = await page.evaluate<number>('history.length');
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('button', { name: /^Show/ }).waitFor({ state: 'hidden' });
  expect(await page.evaluate<number>('history.length')).toBe(steps);
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('SUMMARY');
  expect(complaints).toEqual([]);
  await close();
});
