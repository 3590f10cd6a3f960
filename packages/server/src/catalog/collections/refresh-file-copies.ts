import { type Db, enqueue, type Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { type DescribedPart, findFiles } from '../../media/index.ts';
import { toMediaState } from '../products/media-routes.ts';
import { createJobTarget } from '../products/rerender-products.ts';
import { refreshItems } from '../products/rules/media.ts';
import type { MediaState } from '../products/rules/product-state.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { lockProducts } from '../products/store/find-products.ts';
import { applyChanges, bulkWriteOptions, type WriteTarget } from '../products/write-products.ts';
import { collectionChanged } from './rules/collection.ts';
import { lockCollection, saveCollection } from './store/collections.ts';
import { listCollectionsWithFile, listProductsWithFile } from './store/file-usages.ts';

/**
 * Products and collections repeat the alternative text, focal point and poster of their files. After
 * a file was described, a job refreshes them.
 */
const task = 'refresh-file-copies';

const PRODUCTS_PER_BATCH = 200;

/** One job for each part: two changes of the same part share one run. */
export async function enqueueFileRefresh(
  tx: Tx,
  siteId: string,
  mediaId: string,
  parts: readonly DescribedPart[],
): Promise<void> {
  for (const part of parts)
    await enqueue(tx, {
      task,
      payload: { siteId, mediaId, part },
      key: `${task}:${siteId}:${mediaId}:${part}`,
    });
}

export function fileRefreshJobs(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteUrl: string;
}) {
  const { db } = deps;
  const targetOf = createJobTarget(deps);
  return {
    tasks: {
      [task]: async (payload: unknown): Promise<void> => {
        // Only this file enqueues it.
        const { siteId, ...described } = payload as { siteId: string } & Described;
        const target = await targetOf(siteId);
        if (!target) return;
        await refreshProducts(db, target, described);
        for (const id of await listCollectionsWithFile(db, siteId, described.mediaId))
          await refreshCollection(db, target, id, described);
      },
    },
    schedule: [],
  };
}

interface Described {
  readonly mediaId: string;
  readonly part: DescribedPart;
}

/**
 * Returns the items with the file as it is now. It is read after its products are locked, so that of
 * two jobs the later one never writes what is older.
 */
async function loadRefresh(
  tx: Tx,
  siteId: string,
  { mediaId, part }: Described,
): Promise<(items: readonly MediaState[]) => readonly MediaState[]> {
  const [file] = await findFiles(tx, siteId, [mediaId]);
  if (!file) return (items) => items;
  const [poster] = file.posterId === null ? [] : await findFiles(tx, siteId, [file.posterId]);
  const fresh = toMediaState(file, poster?.private === false ? poster : undefined);
  return (items) => refreshItems(items, fresh, part);
}

async function refreshProducts(db: Db, target: WriteTarget, described: Described): Promise<void> {
  for (let after: string | null = null; ;) {
    const page: { after: string | null; limit: number } = { after, limit: PRODUCTS_PER_BATCH };
    const ids: string[] = await listProductsWithFile(db, target.siteId, described.mediaId, page);
    const last = ids.at(-1);
    if (last === undefined) return;
    await db.tx(async (tx) => {
      const states = await lockProducts(tx, target.siteId, ids);
      const refreshed = await loadRefresh(tx, target.siteId, described);
      const { changed } = await applyChanges(
        tx,
        target,
        [...states.values()].map((before) => ({
          before,
          after: { ...before, doc: { ...before.doc, media: refreshed(before.doc.media ?? []) } },
        })),
      );
      if (changed) await bumpVersion(tx, target.siteId);
    }, bulkWriteOptions);
    after = last;
  }
}

async function refreshCollection(
  db: Db,
  target: WriteTarget,
  collectionId: string,
  described: Described,
): Promise<void> {
  await db.tx(async (tx) => {
    const before = await lockCollection(tx, target.siteId, collectionId);
    if (!before) return;
    const refreshed = await loadRefresh(tx, target.siteId, described);
    const items = refreshed(before.doc.media.items);
    if (isDeepEqual(items, before.doc.media.items)) return;
    const [mainMedia] = items;
    await saveCollection(tx, target.siteId, before, {
      ...before,
      doc: { ...before.doc, media: { ...(mainMedia ? { mainMedia } : {}), items } },
      updatedAt: target.now,
    });
    await publishAll(tx, target.siteId, [collectionChanged(collectionId, ['media'])]);
    await bumpVersion(tx, target.siteId);
  });
}
