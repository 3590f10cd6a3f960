import { AxeBuilder } from '@axe-core/playwright';
import {
  collections,
  createClient,
  events,
  giftCards,
  OAuthStrategy,
  plans,
  products,
  services,
  settings,
  staff,
} from '@shopwright/sdk';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Pages of the storefront, and the owner who changes what they show. */

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const gif = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

export async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // Making pictures in a dozen sizes is another test's matter: here each is one grey point.
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: gif }),
  );
  return page;
}

/** The page is hydrated: it has requested the session. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );

export const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`,
  );

export interface StoreAddress {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

export async function ownerOf({
  url,
  clientId,
  owner = { email: '', password: '' },
}: StoreAddress) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  return createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { settings, products, collections, services, events, plans, giftCards },
  });
}
