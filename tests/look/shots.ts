/**
 * npm run shots [-- NAME ...]: pictures of every page at three widths, in `shots/`, to be looked
 * at.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser } from '../kit/browser.ts';
import { prepareLooking, type LookedAt } from './pages.ts';
import { openShop } from '../kit/look-shop.ts';

const widths = [390, 820, 1440];
const folder = fileURLToPath(new URL('../../shots/', import.meta.url));
const names = process.argv.slice(2);

/**
 * Pictures further down wait until they are near: walk there once. A text, since it is the
 * browser's code and not ours.
 */
const walkDown = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((done) => setTimeout(done, 30));
  }
  scrollTo(0, 0);
  const late = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(late.map((image) => new Promise((done) => { image.onload = image.onerror = done; setTimeout(done, 15000); })));
})()`;

const shop = await openShop();
const browser = await openBrowser();
let failed = 0;
try {
  const { pages, windowFor } = await prepareLooking(shop);
  const chosen = pages.filter(
    ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)),
  );
  mkdirSync(folder, { recursive: true });
  for (const as of new Set(chosen.map((page) => page.as))) {
    for (const width of widths) {
      const window = await windowFor(browser, as, {
        viewport: { width, height: width < 500 ? 844 : 1000 },
        reducedMotion: 'reduce',
      });
      const tab = await window.newPage();
      for (const page of chosen.filter((each) => each.as === as)) await shoot(page, width, tab);
      await window.close();
    }
  }
  console.log(`${chosen.length} pages at ${widths.join(', ')} px, in ${folder}`);
} finally {
  await browser.close();
  await shop.close();
}
process.exitCode = failed === 0 ? 0 : 1;

async function shoot(
  { name, path, status = 200 }: LookedAt,
  width: number,
  tab: Page,
): Promise<void> {
  const answer = await tab.goto(shop.url + path, { waitUntil: 'load' });
  if (answer?.status() !== status) {
    failed += 1;
    console.log(
      `${name} (${path}) answered ${answer?.status() ?? 'nothing'} in place of ${status}`,
    );
  }
  await tab.evaluate(walkDown);
  await tab.screenshot({ path: `${folder}${name}-${width}.png`, fullPage: true });
}
