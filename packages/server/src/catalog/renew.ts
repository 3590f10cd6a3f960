import type { Db } from '../db/index.ts';
import { listProductsAfter } from './store/list.ts';
import { lockProducts } from './store/load.ts';
import { saveProducts } from './store/save.ts';
import { bumpVersion } from './store/version.ts';
import { manyProducts, type WriteTarget } from './write.ts';

const BATCH = 200;

/**
 * Makes every stored answer of a site anew, for when what they hang on has changed: its currency, its language, its
 * address. In short transactions; other writes go on between them. Answers how many products there were.
 */
export async function renewCatalog(db: Db, target: WriteTarget): Promise<number> {
  let [after, count] = ['00000000-0000-0000-0000-000000000000', 0];
  for (;;) {
    const ids = await listProductsAfter(db, target.siteId, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) return count;
    await db.tx(async (tx) => {
      const states = await lockProducts(tx, target.siteId, ids);
      // As if the price had been another before: what variants cost is then written anew too.
      await saveProducts(tx, target, [...states.values()].map((state) => ({ before: { ...state, price: '' }, after: state })));
      await bumpVersion(tx, target.siteId);
    }, manyProducts);
    [after, count] = [last, count + ids.length];
  }
}
