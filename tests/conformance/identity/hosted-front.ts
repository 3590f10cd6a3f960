import type { Page } from 'playwright-core';

/** Pages of the platform, as the visitor of a front on another site meets them. */

export const hosted = (page: Page, shop: { url: string }, path: string) =>
  page.waitForURL((url) => url.href.startsWith(`${shop.url}${path}`));

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
