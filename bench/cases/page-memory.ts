import { stockedShop } from '../catalog.ts';
import { load } from '../load.ts';
import type { Case } from '../measure.ts';
import { startServer } from '../server.ts';
import { uncacheableQuery } from './shop-pages.ts';

const rounds = 10;
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/**
 * The memory of the process after a hundred thousand page views: cached pages, re-rendered pages,
 * and URLs that were never requested before.
 */
export const pageMemory: Case = async (bench) => {
  const { product } = await stockedShop(bench);
  const pages = await startServer('pages', bench.dataDir);
  try {
    const held: { rss: number; heap: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await load(pages, { path: '/products', amount: 4000 }, 0);
      await load(pages, { path: `/products/${product.slug}`, amount: 4500 }, 0);
      await load(pages, { path: `/products/${product.slug}${uncacheableQuery}`, amount: 500 }, 0);
      await load(pages, { path: '/search?q={price}', amount: 500 }, 0);
      await load(pages, { path: '/products?minPrice={price}', amount: 500 }, 0);
      held.push(await pages.memory());
      console.error(
        `  after ${(round + 1) * 10_000}: ${held
          .slice(-1)
          .map(({ heap, rss }) => `heap ${megabytes(heap)}, whole ${megabytes(rss)}`)
          .join('')}`,
      );
    }
    const [, , early = { heap: 0, rss: 0 }] = held;
    const late = held.at(-1) ?? early;
    // More is better, as everywhere in the report: 1 is no growth.
    return [
      {
        name: 'memory after 100,000 page views',
        value: `heap ${megabytes(late.heap)}, whole ${megabytes(late.rss)}`,
        ratio: early.heap / late.heap,
        target: 0.9,
        note: `after 30,000: heap ${megabytes(early.heap)}, whole ${megabytes(early.rss)}`,
      },
    ];
  } finally {
    await pages.stop();
  }
};
