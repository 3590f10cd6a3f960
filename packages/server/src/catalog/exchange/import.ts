import type { Db } from '../../db/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import { findSite } from '../../settings/index.ts';
import { enqueueRenewal } from '../products/rerender-products.ts';
import { storeContext } from '../products/store-context.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { targetOf, type WriteTarget } from '../products/write-products.ts';
import { analyzeCatalog, nextNumericIds } from '../products/store/labels.ts';
import { applyBatch, type Beside, keysOf } from './apply-batch.ts';
import { buildBatch, type Pending, slugOf, type Unbuilt } from './build-batch.ts';
import { type CollectionEntry, type Entry, lineOf, type ProductEntry } from './entries.ts';
import { type Collections, openCollections } from './import-collections.ts';
import { openFile } from './read-file.ts';
import type { FetchPictures } from './fetch-pictures.ts';
import type { Format } from './rules/formats.ts';
import { statedIds } from './rules/keep-ids.ts';
import { troublesOf } from './rules/cells.ts';

export interface EntryImportOptions {
  readonly db: Db;
  readonly siteId: string;
  readonly context: StoreContext;
  /** Products that are there already are changed; otherwise they are refused. */
  readonly update?: boolean;
  /** Everything is checked and nothing is written. */
  readonly dryRun?: boolean;
  /** Takes pictures that lie elsewhere into the store; they are left where they are without it. */
  readonly fetchPictures?: FetchPictures;
  readonly batchSize?: number;
  readonly onTrouble?: (trouble: ReportedTrouble) => Promise<void> | void;
  readonly onProgress?: (progress: ImportCounts) => void;
}

export interface ImportOptions extends EntryImportOptions {
  readonly source: AsyncIterable<Uint8Array>;
  /** Recognised when it is not said. */
  readonly format?: Format;
  /** KG or LB. */
  readonly weightUnit: string;
  readonly onOpen?: (opened: {
    readonly format: Format;
    readonly unknownColumns: readonly string[];
  }) => void;
}

/** One line of the report. */
export interface ReportedTrouble {
  readonly line: number;
  readonly product: string;
  readonly field: string;
  readonly reason: string;
  /** Rejected: the product is not there. Noted: it is, without what the reason says. */
  readonly outcome: 'rejected' | 'noted';
}

export interface ImportCounts {
  /** Products that the file holds. */
  readonly products: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly collections: number;
}

export interface ImportReport extends ImportCounts {
  readonly format: Format;
}

const BATCH = 1000;

type Counts = { -readonly [Key in keyof ImportCounts]: ImportCounts[Key] };

/** Reads a file into the catalog. */
export async function importCatalog(
  options: ImportOptions,
): Promise<ImportReport | { readonly unknown: string }> {
  const { siteId, context, weightUnit, source, format } = options;
  const { currency } = targetOf(siteId, context, new Date());
  const opened = await openFile(source, { currency, weightUnit }, format);
  if ('unknown' in opened) return opened;
  options.onOpen?.(opened);
  return { format: opened.format, ...(await importEntries(opened.entries, options)) };
}

/**
 * A batch to a transaction. Two of them are with the database, the second writing its products' own rows while the first
 * comes to what all share; and a third is read and built meanwhile. No more are in memory, however many there are.
 */
export async function importEntries(
  entries: AsyncIterable<Entry>,
  options: EntryImportOptions,
): Promise<ImportCounts> {
  const { db, siteId, context, update = false, dryRun = false, batchSize = BATCH } = options;
  // Made once, because the currency behind it is costly to make: a batch has a time of its own.
  const first = targetOf(siteId, context, new Date());
  const target = (): WriteTarget => ({ ...first, now: new Date().toISOString() });
  const counts: Counts = {
    products: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    collections: 0,
  };
  const collections = await openCollections({ db, target, update, dryRun });
  const pretended = dryRun ? new Set<string>() : undefined;
  const strangers = { met: false };
  const report = createReporter(options, counts);

  const store = async (
    batch: readonly Pending[],
    as: WriteTarget,
    beside: Beside,
  ): Promise<void> => {
    const { created, changed, unchanged, rejected } = await applyBatch(batch, {
      db,
      target: as,
      siteUrl: context.siteUrl,
      update,
      dryRun,
      pretended,
      strangers,
      beside: update || dryRun ? undefined : beside,
    });
    await beside.before;
    counts.created += created;
    counts.changed += changed;
    counts.unchanged += unchanged;
    for (const { pending, refusal } of rejected) await report.refused(pending.entry, refusal);
    options.onProgress?.({ ...counts });
  };

  let [former, latest]: [Storing | undefined, Storing | undefined] = [undefined, undefined];
  for await (const piece of inBatches(entries, batchSize)) {
    const as = target();
    for (const entry of piece.refused) await report.unreadable(entry);
    for (const entry of piece.collections) await takeCollection(entry, collections, counts, report);
    const unbuilt = await prepare(piece.products, {
      db,
      collections,
      counts,
      report,
      dryRun,
      ...(options.fetchPictures ? { fetchPictures: options.fetchPictures } : {}),
    });
    const built = await buildBatch(unbuilt, as, { rendering: !dryRun && !update });
    await former?.done;
    // A product that both name must be there before it is met again; and what changes others is done alone.
    await (latest && !update && !dryRun && isApart(piece.keys, latest.keys)
      ? Promise.race([latest.named, latest.done])
      : latest?.done);
    const { promise: named, resolve } = Promise.withResolvers<void>();
    const done = store(built, as, { named: resolve, before: latest?.done ?? Promise.resolve() });
    // Heard when the next batch is ready; a failure before that is not one that nobody hears.
    done.catch(() => undefined);
    [former, latest] = [latest, { keys: piece.keys, named, done }];
  }
  await latest?.done;
  if (!dryRun) await settle(options, counts);
  return counts;
}

/** Worth telling PostgreSQL at once, before somebody asks about them; fewer it notices by itself. */
const MANY = 1000;

async function settle(
  { db, siteId, context }: EntryImportOptions,
  { created, changed }: ImportCounts,
): Promise<void> {
  const site = await findSite(db, siteId);
  // The store's currency or language changed while the file was read.
  if (created + changed > 0 && site && !same(storeContext(site, context.siteUrl), context))
    await db.tx((tx) => enqueueRenewal(tx, siteId));
  if (created + changed >= MANY) await analyzeCatalog(db);
}

/** A batch that is with the database. */
interface Storing {
  readonly keys: ReadonlySet<string>;
  readonly named: Promise<void>;
  readonly done: Promise<void>;
}

const isApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((key) => !other.has(key));

interface Piece {
  readonly products: ProductEntry[];
  readonly collections: CollectionEntry[];
  readonly refused: Extract<Entry, { kind: 'refused' }>[];
  /** What its products are known by. */
  readonly keys: Set<string>;
}

/** As they come; a product, or a part of one, that the batch has already begins another. Collections stand before the products of their batch. */
async function* inBatches(entries: AsyncIterable<Entry>, size: number): AsyncGenerator<Piece> {
  const empty = (): Piece => ({ products: [], collections: [], refused: [], keys: new Set() });
  let piece = empty();
  const take = (): Piece => {
    const full = piece;
    piece = empty();
    return full;
  };
  for await (const entry of entries) {
    if (entry.kind === 'refused') piece.refused.push(entry);
    if (entry.kind === 'collection') {
      if (piece.products.length > 0) yield take();
      piece.collections.push(entry);
    }
    if (entry.kind === 'product') {
      const own = identities(entry);
      if (own.some((key) => piece.keys.has(key))) yield take();
      for (const key of own) piece.keys.add(key);
      piece.products.push(entry);
    }
    if (piece.products.length + piece.refused.length >= size) yield take();
  }
  yield take();
}

function identities(entry: ProductEntry): string[] {
  const { variants, options } = statedIds(entry.product);
  return [
    ...keysOf({ entry, slug: slugOf(entry) }),
    ...variants,
    ...options,
    ...(entry.product.inventoryItemId ? [entry.product.inventoryItemId.toLowerCase()] : []),
    ...(entry.product.numericId ? [`number ${entry.product.numericId}`] : []),
  ];
}

interface Preparing {
  readonly db: Db;
  readonly collections: Collections;
  readonly counts: Counts;
  readonly report: Reporter;
  readonly dryRun: boolean;
  readonly fetchPictures?: FetchPictures;
}

async function prepare(
  entries: readonly ProductEntry[],
  { db, collections, counts, report, dryRun, fetchPictures }: Preparing,
): Promise<Unbuilt[]> {
  counts.products += entries.length;
  const shown = fetchPictures && !dryRun ? await fetchPictures(entries) : entries;
  // In the order of the file, whatever is written first.
  const numericIds = dryRun ? [] : await nextNumericIds(db, entries.length);
  const prepared: Unbuilt[] = [];
  for (const [index, entry] of shown.entries()) {
    for (const note of entry.notes) await report.note(entry, note);
    const collectionIds =
      entry.product.collections === undefined
        ? undefined
        : await collections.idsOf(entry.product.collections);
    if (isRefusal(collectionIds)) await report.refused(entry, collectionIds);
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

async function takeCollection(
  { line, collection }: CollectionEntry,
  collections: Collections,
  counts: Counts,
  report: Reporter,
): Promise<void> {
  const taken = await collections.take(collection);
  if (isRefusal(taken))
    await report.refused({ line, product: collection, variantLines: [] }, taken);
  else counts.collections += 1;
}

interface Told {
  readonly line: number;
  readonly variantLines: readonly number[];
  readonly product: { readonly slug?: string; readonly name?: string };
}

interface Reporter {
  readonly refused: (entry: Told, refusal: Refusal) => Promise<void>;
  readonly unreadable: (entry: Extract<Entry, { kind: 'refused' }>) => Promise<void>;
  readonly note: (
    entry: Told,
    note: { readonly line: number; readonly field: string; readonly reason: string },
  ) => Promise<void>;
}

function createReporter({ onTrouble }: EntryImportOptions, counts: Counts): Reporter {
  const tell = async (trouble: ReportedTrouble) => onTrouble?.(trouble);
  const nameOf = ({ product: { slug, name } }: Told): string => slug || name || '';
  return {
    async refused(entry, refusal) {
      counts.rejected += 1;
      for (const { field, reason } of troublesOf(refusal))
        await tell({
          line: lineOf(field, entry.line, entry.variantLines),
          product: nameOf(entry),
          field,
          reason,
          outcome: 'rejected',
        });
    },
    async unreadable({ name, troubles }) {
      counts.products += 1;
      counts.rejected += 1;
      for (const { line, field, reason } of troubles)
        await tell({ line, product: name, field, reason, outcome: 'rejected' });
    },
    note: (entry, { line, field, reason }) =>
      tell({ line, product: nameOf(entry), field, reason, outcome: 'noted' }),
  };
}
