import type { Db } from '../../db/index.ts';
import { listProductsAfter } from './store/list.ts';
import { lockProducts } from './store/load-products.ts';
import { saveProducts } from './store/save-products.ts';
import { bumpVersion } from './store/catalog-version.ts';
import { manyProducts, type WriteTarget } from './write-products.ts';

const BATCH = 200;
const LOOK_AT = 2000;

/**
 * Makes every stored answer of a site anew that hangs on what it no longer is: its currency, its language, its address.
 * In short transactions; other writes go on between them. Answers how many products there were.
 */
export async function renewCatalog(db: Db, target: WriteTarget): Promise<number> {
  const {
    siteId,
    renderer: { madeFor },
  } = target;
  let [after, count] = ['00000000-0000-0000-0000-000000000000', 0];
  for (;;) {
    const products = await listProductsAfter(db, siteId, { after, limit: LOOK_AT, madeFor });
    const stale = products.filter(({ otherwise }) => otherwise).map(({ id }) => id);
    for (let from = 0; from < stale.length; from += BATCH)
      await renew(db, target, stale.slice(from, from + BATCH));
    count += stale.length;
    const last = products.at(-1);
    if (last === undefined) return count;
    after = last.id;
  }
}

async function renew(db: Db, target: WriteTarget, ids: readonly string[]): Promise<void> {
  await db.tx(async (tx) => {
    const states = await lockProducts(tx, target.siteId, ids);
    // As if the price had been another before: what variants cost is then written anew too.
    await saveProducts(
      tx,
      target,
      [...states.values()].map((state) => ({ before: { ...state, price: '' }, after: state })),
    );
    await bumpVersion(tx, target.siteId);
  }, manyProducts);
}
