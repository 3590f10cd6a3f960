import { type Db, enqueue, type Tx } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { findSite, type OnSiteChange, type Site } from '../../settings/index.ts';
import { storeContext } from './store-context.ts';
import { bumpVersion } from './store/catalog-version.ts';
import { listProductsAfter, lockProducts } from './store/find-products.ts';
import { saveProducts } from './store/save-products.ts';
import { bulkWriteOptions, targetOf, type WriteTarget } from './write-products.ts';

/**
 * Stored product texts contain prices, URLs and texts that depend on the store's settings. After a
 * change of these settings, a job renders all products again.
 */

const task = 'renew-catalog';

/** No call takes longer; an import checks the settings itself. */
const MAX_WRITE_MS = 60_000;

/**
 * Enqueues the job in the transaction of the change. Changes in quick succession share one run, and
 * runs never overlap.
 */
export async function enqueueRenewal(tx: Pick<Tx, 'query'>, siteId: string): Promise<void> {
  await enqueue(tx, {
    task,
    payload: { siteId },
    key: `${task}:${siteId}`,
    queue: `${task}:${siteId}`,
  });
}

/** Only settings that stored texts depend on: a new slogan enqueues nothing. */
export const renewOnChange: OnSiteChange = async (tx, before, after) => {
  if (!isDeepEqual(storeContext(before, ''), storeContext(after, '')))
    await enqueueRenewal(tx, after.siteId);
};

interface CatalogJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/**
 * How a job writes the products of a site; undefined without the site. Its settings are read from
 * the database, because the cached site may be older than the job.
 */
export const createJobTarget =
  ({ db, clock, siteUrl }: CatalogJobDeps) =>
  async (siteId: string): Promise<WriteTarget | undefined> => {
    const site = await findSite(db, siteId);
    return site && targetOf(siteId, storeContext(site, addressOf(site) ?? siteUrl), clock());
  };

export function catalogJobs(deps: CatalogJobDeps) {
  const { db, clock } = deps;
  const jobTarget = createJobTarget(deps);
  return {
    tasks: {
      [task]: async (payload: unknown): Promise<void> => {
        const { siteId, again } = readPayload(payload);
        const target = await jobTarget(siteId);
        if (!target) return;
        const renewed = await renewCatalog(db, target);
        // A write that started before the change may still use the old settings.
        if (!again || renewed > 0)
          await enqueue(db, {
            task,
            payload: { siteId, again: true },
            key: `${task}:${siteId}:again`,
            queue: `${task}:${siteId}`,
            runAt: new Date(clock().getTime() + MAX_WRITE_MS),
          });
      },
    },
    schedule: [],
  };
}

/** The URL that the shop was last started with, which a separate worker does not know. */
export const addressOf = ({ settings: { address } }: Site): string | undefined =>
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

const PRODUCTS_PER_BATCH = 200;
const PRODUCTS_PER_SCAN = 2000;

/**
 * Renders every product again whose stored text was rendered for other settings, in short
 * transactions, so that other writes can run in between. Returns the number of such products.
 */
export async function renewCatalog(db: Db, target: WriteTarget): Promise<number> {
  const {
    siteId,
    renderer: { madeFor },
  } = target;
  let [after, count] = ['00000000-0000-0000-0000-000000000000', 0];
  for (;;) {
    const products = await listProductsAfter(db, siteId, {
      after,
      limit: PRODUCTS_PER_SCAN,
      madeFor,
    });
    const stale = products.filter(({ otherwise }) => otherwise).map(({ id }) => id);
    for (let from = 0; from < stale.length; from += PRODUCTS_PER_BATCH)
      await renew(db, target, stale.slice(from, from + PRODUCTS_PER_BATCH));
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
  }, bulkWriteOptions);
}
