import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The cart as a page, a drawer and an answer of the API. */

export const cartOf = async (
  context: BrowserContext,
  url: string,
): Promise<{ name: string; quantity: number }[]> => {
  const session = (await (await context.request.get(`${url}/session`)).json()) as {
    cart: { lines: { name: string; quantity: number }[] } | null;
  };
  return (session.cart?.lines ?? []).map(({ name, quantity }) => ({ name, quantity }));
};
export const drawer = (page: Page) => page.getByRole('dialog', { name: /Your cart/ });

export const addButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Add to cart' });

export async function put(page: Page, url: string, slug: string): Promise<void> {
  await page.goto(`${url}/products/${slug}`);
  await settled(page);
  await addButton(page).click();
  await drawer(page).waitFor();
  await answered(page);
}

/** The page is hydrated: it has requested the session. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );

/** The server has answered every change. */
export async function answered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 30_000 }).toBe(0);
}
export const newContext = (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> => browser.newContext({ reducedMotion: 'reduce', ...options });
