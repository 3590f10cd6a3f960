import { AxeBuilder } from '@axe-core/playwright';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';

/** Every account page is accessible. */

vi.setConfig({ testTimeout: 180_000 });

test('no account page has an axe violation', async ({ shop, browser }) => {
  const { page, complaints, close } = await openPage(browser);
  await comeAs(page.context(), shop, (await signUp(shop)).tokens);
  for (const path of [
    '',
    '/orders',
    '/addresses',
    '/addresses?edit=new',
    '/security',
    '/community',
    '/delete',
  ]) {
    await page.goto(`${shop.url}/account${path}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});
