import { AxeBuilder } from '@axe-core/playwright';
import { createClient, OAuthStrategy, orders, staff } from '@shopwright/sdk';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { prepareLooking } from '../../look/pages.ts';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** What surrounds every page of the admin: navigation, search, shortcuts, API calls, permissions. */

vi.setConfig({ testTimeout: 240_000 });

interface Credentials {
  readonly email: string;
  readonly password: string;
}

async function signIn(page: Page, url: string, { email, password }: Credentials): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${url}/admin/home`);
}

async function open(browser: Browser, width: number, javaScriptEnabled = true) {
  const opened = await openPage(browser, { viewport: { width, height: 900 }, javaScriptEnabled });
  // Names the step that failed instead of the whole test.
  opened.page.setDefaultTimeout(30_000);
  return opened;
}

/**
 * Presses keys until they have their effect. They count from the moment at which the page is
 * hydrated, and a sequence only while it is quick.
 */
async function pressUntil(
  page: Page,
  keys: readonly string[],
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await isDone())) for (const key of keys) await page.keyboard.press(key);
        return isDone();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

const signedIn = async (shop: { url: string; clientId: string }, credentials: Credentials) => {
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { staff },
  });
  const { accessToken = '' } = await visitor.staff.signIn(credentials);
  return createClient({
    host: shop.url,
    headers: { authorization: accessToken },
    modules: { staff, orders },
  });
};

test('signing in leads to the page that asked for it with its query, or to the start page', async ({
  shop,
  browser,
}) => {
  const owner = shop.owner ?? { email: '', password: '' };
  const targets = {
    '/admin/search?q=mug': '/admin/search?q=mug',
    '/admin': '/admin/home',
    '/admin/sign-in?next=/admin': '/admin/home',
  };
  for (const [opened, reached] of Object.entries(targets)) {
    const { page, complaints, close } = await open(browser, 1440);
    await page.goto(shop.url + opened);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    expect(page.url()).toBe(shop.url + reached);
    expect(complaints).toEqual([]);
    await close();
  }
});

test('staff navigate by keyboard, see the calls behind a page, and only permitted pages', async ({
  shop,
  browser,
}) => {
  const owner = shop.owner ?? { email: '', password: '' };
  await prepareLooking(shop);
  const self = await signedIn(shop, owner);
  const { orders: placed = [] } = await self.orders.searchOrders({});
  const number = placed[0]?.number ?? '';
  const orderId = placed[0]?._id ?? '';

  const { page, complaints, close } = await open(browser, 1440);
  await signIn(page, shop.url, owner);
  await page.getByText(/\d+ orders? to fulfill/).waitFor();

  // The palette: by keyboard alone to an order, by its number and by the email address of its buyer.
  const box = page.getByRole('combobox', { name: /^Search products/ });
  await pressUntil(page, ['Control+k'], () => box.isVisible());
  await box.pressSequentially('mug');
  await page.getByRole('option', { name: /mug/i }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await box.fill(number);
  await page.getByRole('option', { name: new RegExp(`#${number}`), selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.url}/admin/orders/${orderId}`);
  await page.getByRole('heading', { name: `Order #${number}` }).waitFor();
  await pressUntil(page, ['/'], () => box.isVisible());
  await box.fill('member@example.com');
  await page.getByRole('option', { name: new RegExp(`#${number}`) }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => box.isVisible()).toBe(false);

  // Shortcuts, and the sheet that lists them.
  await pressUntil(page, ['g', 's'], () => page.url() === `${shop.url}/admin/policy`);
  const shortcuts = page.getByRole('heading', { name: 'Keyboard shortcuts' });
  await pressUntil(page, ['?'], () => shortcuts.isVisible());
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The calls behind the page, without a credential.
  await page.getByRole('button', { name: 'API calls' }).click();
  const calls = page.getByRole('dialog', { name: 'API calls' });
  const text = await calls.innerText();
  expect(text).toContain(`curl '${shop.url}/v1/`);
  expect(text).toContain('await client.settings.getSignIn();');
  expect(text).not.toMatch(/eyJ|JWS|OauthNG/);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // Light or dark by choice, and German.
  await page.getByRole('button', { name: 'Your account' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => page.locator('.admin').getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(
    'dark',
  );
  for (const path of [
    '/home',
    '/search?q=mug',
    '/waiting',
    '/privacy',
    '/policy',
    '/apps',
    `/orders/${orderId}`,
  ]) {
    await page.goto(`${shop.url}/admin${path}`);
    expect(await axe(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('link', { name: 'Anmelderegeln' }).waitFor();
  expect(complaints).toEqual([]);
  await close();

  // A phone: the navigation is a drawer that closes when the page changes. A collaborator for the catalog.
  const permissions = ['WIX_STORES.READ_PRODUCTS', 'WIX_STORES.MODIFY_PRODUCTS'];
  const email = 'catalog@example.com';
  const { password = '' } = await self.staff.addCollaborator({ email, permissions });
  const phone = await open(browser, 390);
  await signIn(phone.page, shop.url, { email, password });
  await phone.page.getByRole('heading', { name: 'To do' }).waitFor();
  expect(await phone.page.getByText(/\d+ orders? to fulfill/).count()).toBe(0);
  expect(await axe(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'Main navigation' }).click();
  const navigation = phone.page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Home' }).waitFor();
  expect(await navigation.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Products',
    'Collections',
    'Import products',
    'Export products',
    'Account and security',
  ]);
  expect(await phone.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(
    true,
  );
  // Not by the address of an order, nor by a search for its number.
  expect((await phone.page.goto(`${shop.url}/admin/orders/${orderId}`))?.status()).toBe(404);
  await phone.page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect((await phone.page.goto(`${shop.url}/admin/apps`))?.status()).toBe(403);
  await phone.page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
  expect(await axe(phone.page)).toEqual([]);
  await phone.page.goto(`${shop.url}/admin/search?q=${number}`);
  await phone.page.getByText(`Nothing found for “${number}”.`).waitFor();
  await phone.page.goto(`${shop.url}/admin/search?q=mug`);
  await phone.page.getByRole('link', { name: /mug/i }).first().waitFor();
  await phone.close();

  // Without JavaScript: the same search on a page of its own, the menu and its forms.
  const plain = await open(browser, 1440, false);
  await signIn(plain.page, shop.url, owner);
  await plain.page.getByRole('link', { name: 'Search' }).click();
  await plain.page.getByRole('searchbox').fill(number);
  await plain.page.getByRole('button', { name: 'Search' }).click();
  await plain.page.getByRole('link', { name: new RegExp(`#${number}`) }).click();
  await plain.page.getByRole('heading', { name: `Order #${number}` }).waitFor();
  await plain.page.getByRole('button', { name: 'Your account' }).click();
  await plain.page.getByRole('button', { name: 'Light' }).click();
  await expect.poll(() => plain.page.locator('.admin').getAttribute('data-theme')).toBe('light');
  await plain.page.getByRole('button', { name: 'Your account' }).click();
  await plain.page.getByRole('button', { name: 'Sign out' }).click();
  await plain.page.waitForURL(/\/admin\/sign-in/);
  expect(plain.complaints).toEqual([]);
  await plain.close();
});
