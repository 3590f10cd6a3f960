import { AxeBuilder } from '@axe-core/playwright';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../../kit/browser.ts';

/** What the tests of the staff pages do in a browser. */

export const PASSWORD = 'a long word of the staff';

export async function open(browser: Browser, width = 1440, javaScriptEnabled = true) {
  const opened = await openPage(browser, { viewport: { width, height: 900 }, javaScriptEnabled });
  opened.page.setDefaultTimeout(30_000);
  return opened;
}

export async function signIn(
  page: Page,
  url: string,
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${url}/admin/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

/** In light and dark, and no wider than the window. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}

export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Sets up an authenticator app on the account page; answers its secret. */
export async function setUpAuthenticator(page: Page, password: string): Promise<string> {
  const card = page.getByRole('region', { name: 'Two-step verification' });
  await card.getByText('Set up authenticator app').click();
  await card.locator('details[open]').getByLabel('Current password').fill(password);
  await card.getByRole('button', { name: 'Continue' }).first().click();
  await page.getByText('Or enter this key in the app:').waitFor();
  const secret = await card.locator('code').innerText();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm code' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return secret;
}

/** Permissions are folded by area. */
export async function openAreaOf(page: Page, permission: string): Promise<void> {
  const area = page.locator('.permission-area').filter({ hasText: permission });
  await area.locator('summary').click();
}
