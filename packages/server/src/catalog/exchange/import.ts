import type { Db, Tx } from '../../db/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { findSite } from '../../settings/index.ts';
import { enqueueRenewal } from '../products/rerender-products.ts';
import { storeContext } from '../products/store-context.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { targetOf, type WriteTarget } from '../products/write-products.ts';
import { analyzeCatalog, nextNumericIds } from '../products/store/labels.ts';
import {
  applyBatch,
  type BatchOutcome,
  type BatchPipeline,
  buildBatch,
  keysOf,
  type Pending,
  slugOf,
  type Unbuilt,
} from './apply-batch.ts';
import {
  type BatchReport,
  type Counts,
  createReport,
  type ImportCounts,
  noCounts,
  type ReportedProblem,
  type SavedBatch,
  summarize,
} from './batch-report.ts';
import type { CollectionEntry, Entry, ProductEntry } from './entries.ts';
import { type Collections, openCollections } from './import-collections.ts';
import { openFile, type OpenOptions } from './read-file.ts';
import type { FetchPictures } from './fetch-pictures.ts';
import type { Format } from './rules/formats.ts';
import { statedIds } from './rules/reuse-ids.ts';

export interface EntryImportOptions {
  readonly db: Db;
  readonly siteId: string;
  readonly context: StoreContext;
  /** Updates existing products; without it, they are rejected. */
  readonly update?: boolean;
  /** Checks everything and writes nothing. */
  readonly dryRun?: boolean;
  /** Copies remote pictures into the store; without it, products link to the remote files. */
  readonly fetchPictures?: FetchPictures;
  readonly batchSize?: number;
  readonly onProblem?: (problem: ReportedProblem) => Promise<void> | void;
  readonly onProgress?: (progress: ImportCounts) => void;
  /** The number of entries that an interrupted import of the same file has saved already. */
  readonly skipEntries?: number;
  /**
   * Saves how far the import is, in the transaction that writes the batch, so that an interrupted
   * import imports no entry twice. Batches come in the order of the file. An error rolls the batch
   * back and ends the import.
   */
  readonly saveBatch?: (tx: Tx, batch: SavedBatch) => Promise<void>;
}

export interface ImportOptions extends EntryImportOptions, OpenOptions {
  readonly source: AsyncIterable<Uint8Array>;
  /** KG or LB. */
  readonly weightUnit: string;
  readonly onOpen?: (opened: {
    readonly format: Format;
    readonly unknownColumns: readonly string[];
  }) => void;
}

export interface ImportReport extends ImportCounts {
  readonly format: Format;
}

const PRODUCTS_PER_BATCH = 1000;

/** Imports a file. */
export async function importCatalog(
  options: ImportOptions,
): Promise<ImportReport | { readonly unknown: string }> {
  const { siteId, context, weightUnit, source } = options;
  const { currency } = targetOf(siteId, context, new Date());
  const opened = await openFile(source, { currency, weightUnit }, options);
  if ('unknown' in opened) return opened;
  options.onOpen?.(opened);
  return { format: opened.format, ...(await importEntries(opened.entries, options)) };
}

/**
 * Imports entries in batches of one transaction each. Two batches are written concurrently: the
 * second writes the rows of its own products while the first writes shared rows. A third batch is
 * read and built meanwhile, so memory stays bounded.
 */
export async function importEntries(
  entries: AsyncIterable<Entry>,
  options: EntryImportOptions,
): Promise<ImportCounts> {
  const {
    db,
    siteId,
    context,
    update = false,
    dryRun = false,
    batchSize = PRODUCTS_PER_BATCH,
  } = options;
  // Created once, because currency formatters are expensive; every batch gets the current time.
  const first = targetOf(siteId, context, new Date());
  const target = (): WriteTarget => ({ ...first, now: new Date().toISOString() });
  const counts = noCounts();
  const collections = await openCollections({ db, target, update, dryRun });
  const acceptedKeys = dryRun ? new Set<string>() : undefined;
  const idConflicts = { found: false };

  const writeBatch = async (
    batch: readonly Pending[],
    batchTarget: WriteTarget,
    pipeline: BatchPipeline,
    report: BatchReport,
  ): Promise<void> => {
    const save = async (tx: Tx, outcome: BatchOutcome) =>
      options.saveBatch?.(tx, summarize(report, outcome));
    const outcome = await applyBatch(batch, {
      db,
      target: batchTarget,
      siteUrl: context.siteUrl,
      update,
      dryRun,
      acceptedKeys,
      idConflicts,
      pipeline: update || dryRun ? undefined : pipeline,
      save: async (tx, written) => {
        await pipeline.previousWritten;
        await save(tx, written);
      },
    });
    await pipeline.previousWritten;
    if (dryRun && options.saveBatch) await db.tx((tx) => save(tx, outcome));
    const saved = summarize(report, outcome);
    for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += saved.counts[key];
    for (const problem of saved.problems) await options.onProblem?.(problem);
    options.onProgress?.({ ...counts });
  };

  let [previous, latest]: [BatchInFlight | undefined, BatchInFlight | undefined] = [
    undefined,
    undefined,
  ];
  for await (const batch of toBatches(skip(entries, options.skipEntries ?? 0), batchSize)) {
    const batchTarget = target();
    const report = createReport(batch.entries);
    for (const entry of batch.refused) report.unreadable(entry);
    for (const entry of batch.collections) await importCollection(entry, collections, report);
    const unbuilt = await prepare(batch.products, {
      db,
      collections,
      report,
      dryRun,
      ...(options.fetchPictures ? { fetchPictures: options.fetchPictures } : {}),
    });
    const built = await buildBatch(unbuilt, batchTarget, { rendering: !dryRun && !update });
    await previous?.done;
    // Start early only if the batches share no product. Updates run one batch at a time.
    await (latest && !update && !dryRun && areDisjoint(batch.keys, latest.keys)
      ? Promise.race([latest.mayStartNext, latest.done])
      : latest?.done);
    const { promise: mayStartNext, resolve: startNext } = Promise.withResolvers<void>();
    const pipeline = { startNext, previousWritten: latest?.done ?? Promise.resolve() };
    const done = writeBatch(built, batchTarget, pipeline, report);
    // Awaited when the next batch is ready; the handler keeps an earlier failure from becoming an
    // unhandled rejection.
    done.catch(() => undefined);
    [previous, latest] = [latest, { keys: batch.keys, mayStartNext, done }];
  }
  await latest?.done;
  if (!dryRun) await finishImport(options, counts);
  return counts;
}

/**
 * After this many products, run ANALYZE at once instead of waiting for autovacuum: without
 * statistics, a filter within a collection compares every product with every other.
 */
const ANALYZE_THRESHOLD_PRODUCTS = 100;

async function finishImport(
  { db, siteId, context }: EntryImportOptions,
  { created, changed }: ImportCounts,
): Promise<void> {
  const site = await findSite(db, siteId);
  // The store's currency or language changed during the import.
  if (created + changed > 0 && site && !isDeepEqual(storeContext(site, context.siteUrl), context))
    await db.tx((tx) => enqueueRenewal(tx, siteId));
  if (created + changed >= ANALYZE_THRESHOLD_PRODUCTS) await analyzeCatalog(db);
}

/** A batch that is being written. */
interface BatchInFlight {
  readonly keys: ReadonlySet<string>;
  readonly mayStartNext: Promise<void>;
  readonly done: Promise<void>;
}

const areDisjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((key) => !other.has(key));

interface EntryBatch {
  readonly products: ProductEntry[];
  readonly collections: CollectionEntry[];
  readonly refused: Extract<Entry, { kind: 'refused' }>[];
  /** The ids and slugs of its products. */
  readonly keys: Set<string>;
  entries: number;
}

async function* skip(entries: AsyncIterable<Entry>, count: number): AsyncGenerator<Entry> {
  let left = count;
  for await (const entry of entries)
    if (left > 0) left -= 1;
    else yield entry;
}

/**
 * Groups entries into batches. A product that matches one of the open batch starts a new batch. The
 * collections of a batch precede its products.
 */
async function* toBatches(entries: AsyncIterable<Entry>, size: number): AsyncGenerator<EntryBatch> {
  const empty = (): EntryBatch => ({
    products: [],
    collections: [],
    refused: [],
    keys: new Set(),
    entries: 0,
  });
  let batch = empty();
  const take = (): EntryBatch => {
    const full = batch;
    batch = empty();
    return full;
  };
  for await (const entry of entries) {
    if (entry.kind === 'refused') batch.refused.push(entry);
    if (entry.kind === 'collection') {
      if (batch.products.length > 0) yield take();
      batch.collections.push(entry);
    }
    if (entry.kind === 'product') {
      const own = identifiersOf(entry);
      if (own.some((key) => batch.keys.has(key))) yield take();
      for (const key of own) batch.keys.add(key);
      batch.products.push(entry);
    }
    batch.entries += 1;
    if (batch.products.length + batch.refused.length >= size) yield take();
  }
  yield take();
}

function identifiersOf(entry: ProductEntry): string[] {
  const { variants, options } = statedIds(entry.product);
  return [
    ...keysOf({ entry, slug: slugOf(entry) }),
    ...variants,
    ...options,
    ...(entry.product.inventoryItemId ? [entry.product.inventoryItemId.toLowerCase()] : []),
    ...(entry.product.numericId ? [`number ${entry.product.numericId}`] : []),
  ];
}

interface PrepareOptions {
  readonly db: Db;
  readonly collections: Collections;
  readonly report: BatchReport;
  readonly dryRun: boolean;
  readonly fetchPictures?: FetchPictures;
}

async function prepare(
  entries: readonly ProductEntry[],
  { db, collections, report, dryRun, fetchPictures }: PrepareOptions,
): Promise<Unbuilt[]> {
  report.counts.products += entries.length;
  const shown = fetchPictures && !dryRun ? await fetchPictures(entries) : entries;
  // Assigned in the order of the file.
  const numericIds = dryRun ? [] : await nextNumericIds(db, entries.length);
  const prepared: Unbuilt[] = [];
  for (const [index, entry] of shown.entries()) {
    for (const note of entry.notes) report.note(entry, note);
    const collectionIds =
      entry.product.collections === undefined
        ? undefined
        : await collections.idsOf(entry.product.collections);
    if (isRefusal(collectionIds)) report.refused(entry, collectionIds);
    else
      prepared.push({
        entry,
        slug: slugOf(entry),
        collectionIds,
        numericId: numericIds[index] ?? '0',
      });
  }
  return prepared;
}

async function importCollection(
  { line, collection }: CollectionEntry,
  collections: Collections,
  report: BatchReport,
): Promise<void> {
  const saved = await collections.save(collection);
  if (isRefusal(saved)) report.refused({ line, product: collection, variantLines: [] }, saved);
  else report.counts.collections += 1;
}
