import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, vi } from 'vitest';
import { prepareLooking } from '../../look/pages.ts';
import { openShop } from '../../kit/look-shop.ts';
import { openBrowser } from '../../kit/browser.ts';

/**
 * Every page there is: it answers as it should, axe finds no fault, nothing moves that should not,
 * nothing sticks out of a small screen or is cut off by it, also with letters twice as large, the
 * browser has no complaint.
 */

vi.setConfig({ testTimeout: 1_200_000 });

/**
 * Texts that the screen, or a box of their own, cuts off; not what can be pushed into sight, and
 * not what is only spoken.
 */
const outside = `(() => {
  const { scrollWidth } = document.documentElement;
  const found = scrollWidth > innerWidth + 1 ? ['the page is ' + scrollWidth + ' px wide'] : [];
  const overflow = (element) => getComputedStyle(element).overflowX;
  const isPushed = (element) => element !== null && (/auto|scroll/.test(overflow(element)) || isPushed(element.parentElement));
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent.trim() !== '');
    if (!hasText || width <= 1 || height <= 1 || element.closest('script, style, noscript, option, .sr-only, .skip-link, [aria-hidden=true]')) continue;
    if (/hidden|clip/.test(overflow(element)) && element.scrollWidth > element.clientWidth + 1) found.push('cut off: ' + element.textContent.slice(0, 40));
    else if ((right > innerWidth + 1 || left < -1) && !isPushed(element)) found.push('off the screen: ' + element.textContent.slice(0, 40));
  }
  return found;
})()`;

test('every page works', async ({ onTestFinished }) => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { pages, windowFor } = await prepareLooking(shop);
  const faults: string[] = [];
  for (const as of new Set(pages.map((page) => page.as))) {
    const window = await windowFor(browser, as, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const tab = await window.newPage();
    let at = '';
    tab.on('console', (message) => {
      if (message.type() === 'error' && !/status of (?:404|410)/.test(message.text()))
        faults.push(`${at}: console says ${message.text()}`);
    });
    tab.on('pageerror', (error) => faults.push(`${at}: script broke: ${error.message}`));
    for (const { name, path, status = 200 } of pages.filter((page) => page.as === as)) {
      at = name;
      const answer = await tab.goto(shop.url + path, { waitUntil: 'load' });
      if (answer?.status() !== status)
        faults.push(`${name}: ${path} answered ${answer?.status() ?? 'nothing'}`);
      const wider = await tab.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (wider > 0) faults.push(`${name}: ${wider} px wider than the screen`);
      const moving = await tab.evaluate<string[]>(
        `document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().activeDuration > 0).map((each) => each.animationName ?? each.transitionProperty)`,
      );
      if (moving.length > 0)
        faults.push(`${name}: moves although nobody wants it to: ${moving.join(', ')}`);
      const { violations } = await new AxeBuilder({ page: tab }).analyze();
      faults.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${name}: axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        ),
      );
      // Not through a style attribute of the page's own, which its policy refuses.
      await tab.evaluate('document.documentElement.style.fontSize = "200%"');
      faults.push(
        ...(await tab.evaluate<string[]>(outside)).map(
          (what) => `${name}, letters twice as large: ${what}`,
        ),
      );
    }
    await window.close();
  }
  expect(faults).toEqual([]);
});
