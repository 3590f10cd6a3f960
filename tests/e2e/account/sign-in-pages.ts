import { type Tokens } from '@shopwright/sdk';
import type { BrowserContext, Page } from 'playwright-core';
import { test as withBrowser } from '../../kit/browser-shop.ts';
import { ownerOf } from '../../kit/shop-calls.ts';

/** The sign-in pages: fields, headings and the tokens behind them. */

export const test = withBrowser.extend('owner', { scope: 'file' }, async ({ shop }) =>
  ownerOf(shop),
);

export const open = {
  emailVerification: false,
  ownerApproval: false,
  captcha: { mode: 'OFF' },
} as const;
export const password = 'lamp in the window';
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
export const alert = (page: Page) => page.getByRole('alert').innerText();

export async function fillIn(
  page: Page,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Who the browser is, by its cookie. */
export async function tokensOf(context: BrowserContext): Promise<Tokens> {
  const sessionCookie = (await context.cookies()).find(({ name }) => name === 'shopwright-session');
  return JSON.parse(decodeURIComponent(sessionCookie?.value ?? '')) as Tokens;
}

export const isSignedIn = async (context: BrowserContext): Promise<boolean> =>
  (await tokensOf(context)).refreshToken.role === 'member';
