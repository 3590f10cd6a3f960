import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, vi } from 'vitest';
import { openPage } from '../../kit/browser.ts';
import { test } from './sign-in-pages.ts';

/** Every sign-in page is accessible, on a phone and a desktop, in German and English. */

vi.setConfig({ testTimeout: 90_000 });

describe('sign-in pages are accessible', () => {
  test.for([
    'sign-in',
    'register',
    'forgot',
    'recover?token=over',
    'verify',
    'second-factor',
    'verify?over',
    'choose',
    'pending',
    'blocked',
    'sign-in?session=unknown',
  ])('/hosted/%s', async (path, { shop, browser }) => {
    for (const [width, lang] of [
      [390, 'de'],
      [1280, 'en'],
    ] as const) {
      const { page, close } = await openPage(browser);
      await page.setViewportSize({ width, height: 800 });
      await page.context().addCookies(halfDone(path, shop.url));
      await page.goto(`${shop.url}/hosted/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
        ),
      ).toEqual([]);
      expect(
        await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        ),
      ).toBe(0);
      await close();
    }
  });
});

/** The cookies of a sign-in that has got as far as this page. */
function halfDone(path: string, url: string) {
  const step = { stateToken: 'x', email: 'ada@example.com', sentAt: Date.now() };
  const cookies: Record<string, [name: string, value: unknown]> = {
    verify: ['shopwright-sign-in', { ...step, kind: 'verify' }],
    'second-factor': [
      'shopwright-sign-in',
      { ...step, kind: 'factor', factor: 'SMS', hint: '88', factors: ['TOTP', 'SMS'] },
    ],
    choose: [
      'shopwright-accounts',
      [
        { email: 'ada@example.com', name: 'Ada' },
        { email: 'a-long-address-of-somebody-else@sub.example.com', name: '' },
      ],
    ],
  };
  const [name, value] = cookies[path] ?? [];
  return name === undefined
    ? []
    : [{ name, value: encodeURIComponent(JSON.stringify(value)), url }];
}
