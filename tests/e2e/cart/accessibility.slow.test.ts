import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { AxeBuilder } from '@axe-core/playwright';
import { test } from '../../kit/browser-shop.ts';
import { put, newContext } from './cart-pages.ts';

/** Cart, drawer and pages without scripts are accessible. */

vi.setConfig({ testTimeout: 120_000 });

describe.each([
  ['/cart', 'empty'],
  ['/cart', 'full'],
  ['/policies/privacy', ''],
  ['/no-such-page', ''],
] as const)('%s %s', (path, state) => {
  test('has no axe violations, also with 200 % text and right to left, and never scrolls sideways on a phone', async ({
    shop,
    browser,
  }) => {
    const context = await newContext(browser, { viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    if (state === 'full') await put(page, shop.url, 'bookend');
    for (const prefix of ['', '/de', '/x-mirror']) {
      await page.goto(shop.url + prefix + path);
      expect(
        await page.evaluate(
          '[document.documentElement.dir, document.documentElement.scrollWidth <= innerWidth]',
        ),
      ).toEqual([prefix === '/x-mirror' ? 'rtl' : 'ltr', true]);
      if (prefix !== '/x-mirror') expect(await violations(page)).toEqual([]);
      await page.evaluate('document.documentElement.style.fontSize = "200%"');
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth + 1')).toBe(
        true,
      );
    }
    await context.close();
  });
});

test('the open drawer has no axe violations', async ({ shop, browser }) => {
  const context = await newContext(browser, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  expect(await violations(page)).toEqual([]);
  await context.close();
});

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
