import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, vi } from 'vitest';
import { prepareLooking } from '../look/pages.ts';
import { openShop } from '../look/shop.ts';
import { openBrowser } from './browser.ts';

/** Every page there is: it answers as it should, axe finds no fault, nothing sticks out of a small screen, the browser has no complaint. */

vi.setConfig({ testTimeout: 1_200_000 });

test('every page', async ({ onTestFinished }) => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { pages, windowFor } = await prepareLooking(shop);
  const faults: string[] = [];
  for (const as of new Set(pages.map((page) => page.as))) {
    const window = await windowFor(browser, as, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const tab = await window.newPage();
    let at = '';
    tab.on('console', (message) => { if (message.type() === 'error' && !/status of (?:404|410)/.test(message.text())) faults.push(`${at}: console says ${message.text()}`); });
    tab.on('pageerror', (error) => faults.push(`${at}: script broke: ${error.message}`));
    for (const { name, path, status = 200 } of pages.filter((page) => page.as === as)) {
      at = name;
      const answer = await tab.goto(shop.url + path, { waitUntil: 'load' });
      if (answer?.status() !== status) faults.push(`${name}: ${path} answered ${answer?.status() ?? 'nothing'}`);
      const wider = await tab.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (wider > 0) faults.push(`${name}: ${wider} px wider than the screen`);
      const { violations } = await new AxeBuilder({ page: tab }).analyze();
      faults.push(...violations.map(({ id, nodes }) => `${name}: axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`));
    }
    await window.close();
  }
  expect(faults).toEqual([]);
});
