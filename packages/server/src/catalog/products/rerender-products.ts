import { type Db, enqueue, type Tx } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { same } from '../../kernel/same.ts';
import { findSite, type OnSiteChange, type Site } from '../../settings/index.ts';
import { storeContext } from './store-context.ts';
import { bumpVersion } from './store/catalog-version.ts';
import { listProductsAfter } from './store/find-products.ts';
import { lockProducts } from './store/load-products.ts';
import { saveProducts } from './store/save-products.ts';
import { manyProducts, targetOf, type WriteTarget } from './write-products.ts';

/** Stored answers hold prices, links and words made for the store as it was: they are made anew in the background. */

const task = 'renew-catalog';

/** No call takes longer; an import looks by itself. */
const LONGEST_WRITE_MS = 60_000;

/** Part of the change: it is renewed exactly when that is committed, once for changes that come close together, one run after another. */
export async function enqueueRenewal(tx: Pick<Tx, 'query'>, siteId: string): Promise<void> {
  await enqueue(tx, {
    task,
    payload: { siteId },
    key: `${task}:${siteId}`,
    queue: `${task}:${siteId}`,
  });
}

/** Only what the stored answers hang on: a new slogan renews nothing. */
export const renewOnChange: OnSiteChange = async (tx, before, after) => {
  if (!same(storeContext(before, ''), storeContext(after, '')))
    await enqueueRenewal(tx, after.siteId);
};

export function catalogJobs({ db, clock, siteUrl }: { db: Db; clock: Clock; siteUrl: string }) {
  return {
    tasks: {
      [task]: async (payload: unknown): Promise<void> => {
        const { siteId, again } = readPayload(payload);
        const site = await findSite(db, siteId);
        if (!site) return;
        // Read here and now: what this process remembers of the site may be older than the job.
        const renewed = await renewCatalog(
          db,
          targetOf(siteId, storeContext(site, addressOf(site) ?? siteUrl), clock()),
        );
        // Whoever began to write before the change may still be at it, with the store as it was.
        if (!again || renewed > 0)
          await enqueue(db, {
            task,
            payload: { siteId, again: true },
            key: `${task}:${siteId}:again`,
            queue: `${task}:${siteId}`,
            runAt: new Date(clock().getTime() + LONGEST_WRITE_MS),
          });
      },
    },
    schedule: [],
  };
}

/** Where the shop was last started; a worker of its own need not know it. */
const addressOf = ({ settings: { address } }: Site): string | undefined =>
  typeof address === 'string' ? address : undefined;

function readPayload(payload: unknown): { readonly siteId: string; readonly again: boolean } {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'siteId' in payload &&
    typeof payload.siteId === 'string'
  )
    return { siteId: payload.siteId, again: 'again' in payload && payload.again === true };
  throw new Error(`A job "${task}" names no site: ${JSON.stringify(payload)}.`);
}

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
    await saveProducts(
      tx,
      target,
      [...states.values()].map((state) => ({ before: state, after: state })),
      { rerender: true },
    );
    await bumpVersion(tx, target.siteId);
  }, manyProducts);
}
