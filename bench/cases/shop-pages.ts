import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { stockedShop } from '../catalog.ts';
import { load, type LoadRequest } from '../load.ts';
import { median, round, type Bench, type Case, type Measure } from '../measure.ts';
import { startServer, type BenchServer } from '../server.ts';

/**
 * A URL with more choices than any product has is never cached, so its page is rendered each time.
 */
export const uncacheableQuery = '?a=1&b=1&c=1&d=1&e=1&f=1&g=1&h=1&i=1';

/**
 * Pages of the shop: cached pages against the same constant bytes, and re-rendered pages against
 * React rendering the same tree.
 */
export const shopPages: Case = async (bench) => {
  const { product } = await stockedShop(bench);
  const pages = await startServer('pages', bench.dataDir);
  try {
    return [
      await pagesAgainst(bench, pages, {
        name: 'product page, kept',
        target: 0.6,
        path: `/products/${product.slug}`,
        mode: 'bare',
      }),
      await pagesAgainst(bench, pages, {
        name: 'list page, kept',
        target: 0.6,
        path: '/products',
        mode: 'bare',
      }),
      await pagesAgainst(bench, pages, {
        name: 'product page, made anew',
        path: `/products/${product.slug}${uncacheableQuery}`,
        mode: 'bare-react',
      }),
    ];
  } finally {
    await pages.stop();
  }
};

interface Against {
  readonly name: string;
  readonly target?: number;
  readonly path: string;
  readonly mode: 'bare' | 'bare-react';
}

async function pagesAgainst(
  bench: Bench,
  pages: BenchServer,
  { name, target, path, mode }: Against,
): Promise<Measure> {
  // Requests accept compression, as every browser does, so that cached pages are sent compressed
  // and the bare server sends the same bytes. Re-rendered pages are compared uncompressed.
  const isZipped = mode === 'bare';
  const request: LoadRequest = {
    path,
    headers: { 'accept-encoding': isZipped ? 'gzip' : 'identity' },
  };
  const [answer] = (await once(
    get(pages.url + path, { headers: request.headers ?? {} }),
    'response',
  )) as [IncomingMessage];
  const page = await buffer(answer);
  // A page is too long for a command-line argument.
  const file = join(bench.dataDir, 'page.html');
  writeFileSync(file, page);
  const bare = await startServer(mode === 'bare' ? 'bare-file' : 'bare-react', file);
  try {
    await load(bare, { path: '/' }, bench.seconds);
    await load(pages, request, bench.seconds);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let repeat = 0; repeat < bench.repeats; repeat += 1) {
      theirs.push((await load(bare, { path: '/' }, bench.seconds)).requestsPerCpuSecond);
      ours.push((await load(pages, request, bench.seconds)).requestsPerCpuSecond);
    }
    return {
      name,
      value: `${round(median(ours))} / core second`,
      ratio: median(ours) / median(theirs),
      ...(target === undefined ? {} : { target }),
      note: `bare ${round(median(theirs))}; ${page.length} bytes${isZipped ? ' zipped' : ''}`,
    };
  } finally {
    await bare.stop();
  }
}
