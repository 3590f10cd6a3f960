/**
 * npm run lighthouse [-- PATH ...]: the production build on an emulated phone, the median of three
 * runs for each page.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { openShop } from '../kit/look-shop.ts';

const runs = 3;
const paths =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['/', '/collections/tableware', '/products/dune-mug', '/cart'];
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const shop = await openShop();
const chrome = await launch({
  chromePath: process.env.SHOPWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
let short = 0;
try {
  for (const path of paths) {
    // The first request renders the page; the next ones get the cached page.
    await fetch(shop.url + path);
    const seen: Awaited<ReturnType<typeof look>>[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await look(shop.url + path));
    const scores = Object.keys(aims).map(
      (name) => [name, median(seen.map(({ scores: each }) => each[name] ?? 0))] as const,
    );
    const failing = [...new Set(seen.flatMap(({ failing: each }) => each))];
    short += scores.filter(([name, score]) => score < aims[name as keyof typeof aims]).length;
    console.log(
      [
        path,
        ...scores.map(([name, score]) => `${name} ${score}`),
        `layout shift ${median(seen.map(({ shift }) => shift)).toFixed(3)}`,
        `largest paint ${Math.round(median(seen.map(({ paint }) => paint)))} ms`,
      ].join('  '),
    );
    if (failing.length > 0) console.log(`  ${failing.join('\n  ')}`);
  }
} finally {
  chrome.kill();
  await shop.close();
}
process.exitCode = short === 0 ? 0 : 1;

async function look(url: string) {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(aims),
  });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ) as Record<string, number>,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    paint: audits['largest-contentful-paint']?.numericValue ?? 0,
    failing: Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
      .flatMap((audit) => (audit?.score === 0 ? [`${audit.id}: ${audit.title}`] : [])),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
