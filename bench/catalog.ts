import { openDb } from '@shopwright/server';
import { generateEntries, importEntries, storeContext } from '@shopwright/server/catalog/index';
import { listSites } from '@shopwright/server/settings/index';
import type { LoadRequest } from './load.ts';
import type { Bench } from './measure.ts';
import { quiet } from './quiet.ts';
import { visitorToken } from './visitor-token.ts';

export interface BenchCatalog {
  readonly siteId: string;
  /** A call of a visitor's client. */
  readonly call: (path: string) => LoadRequest;
  /** An existing product. */
  readonly product: { readonly id: string; readonly slug: string };
}

const PRODUCTS = 1000;

/** As the official client sends it: the whole request in one parameter. */
export const packed = (request: object): string =>
  `.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}`;

export const queryPath = '/stores-reader/v1/products/query-platformized';
export const newest = { query: { paging: { limit: 24 } } };

/** Adds a thousand products to the measured shop, once for all cases. */
export async function stockedShop({ shop, dataDir }: Bench): Promise<BenchCatalog> {
  const db = await openDb({ dataDir, log: quiet });
  try {
    const [site] = await listSites(db);
    if (!site) throw new Error('The shop under measurement has no store.');
    const headers = { authorization: await visitorToken(shop) };
    const countProducts = async () =>
      (await (await fetch(`${shop.url}${queryPath}?${packed(newest)}`, { headers })).json()) as {
        products: { id: string; slug: string }[];
      };
    const existing = await countProducts();
    if (existing.products.length === 0)
      await importEntries(generateEntries({ products: PRODUCTS, pictures }), {
        db,
        siteId: site.siteId,
        context: storeContext(site, 'http://127.0.0.1'),
      });
    const [product] =
      existing.products.length > 0
        ? existing.products
        : (await waitFor(countProducts, ({ products }) => products.length > 0)).products;
    if (!product) throw new Error('The shop under measurement stays empty.');
    return { siteId: site.siteId, product, call: (path) => ({ path, headers }) };
  } finally {
    await db.close();
  }
}

export const pictures = Array.from({ length: 12 }, (_, n) => {
  const image = {
    url: `/media/bench-${n}.webp`,
    width: 1200,
    height: 1200,
    altText: `Picture ${n}`,
  };
  return { id: `bench-${n}.webp`, mediaType: 'image' as const, title: '', image, thumbnail: image };
});

/** Other processes see a write within a second. */
async function waitFor<T>(poll: () => Promise<T>, good: (answer: T) => boolean): Promise<T> {
  for (const end = performance.now() + 5000; ;) {
    const answer = await poll();
    if (good(answer) || performance.now() > end) return answer;
  }
}
