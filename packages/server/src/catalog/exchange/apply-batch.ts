import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ProductError } from '@shopwright/contract/errors/groups';
import { type Db, isDuplicate, type Tx } from '../../db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../kernel/outcome.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { labelIds } from '../products/store/labels.ts';
import { loadProducts, lockProducts } from '../products/store/find-products.ts';
import { newRow, type ProductChange } from '../products/store/save-products.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { applyChanges, type WriteTarget } from '../products/write-products.ts';
import { changedByLine, newFromLine } from './rules/line-to-state.ts';
import { statedIds } from './rules/reuse-ids.ts';
import {
  findExisting,
  findUsedIds,
  advanceNumericIds,
  setMemberPositions,
  disableIdleTimeout,
} from './store/existing-rows.ts';
import { toSlug } from '../../kernel/slug.ts';
import type { ProductRow } from '../products/store/rows.ts';
import type { ProductEntry } from './entries.ts';

interface ApplyOptions {
  readonly db: Db;
  readonly target: WriteTarget;
  readonly siteUrl: string;
  readonly update: boolean;
  readonly dryRun: boolean;
  /** Slugs and ids that a dry run has accepted so far; undefined when the import writes. */
  readonly acceptedKeys: Set<string> | undefined;
  /** Set when the previous batch is written concurrently. */
  readonly pipeline: BatchPipeline | undefined;
  /** Runs at the end of the transaction that writes the batch; never in a dry run. */
  readonly save: (tx: Tx, outcome: BatchOutcome) => Promise<void>;
  /** Becomes true once the file has stated an id that another product has. */
  readonly idConflicts: { found: boolean };
}

export interface BatchPipeline {
  /** Called when the next batch may start. */
  readonly startNext: () => void;
  /**
   * Resolves when the previous batch is written. Rows that several products share are written in
   * the order of the file.
   */
  readonly previousWritten: Promise<void>;
}

export interface BatchOutcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: readonly {
    readonly pending: Pending;
    readonly refusal: Refusal<ProductError | 'DUPLICATE_PRODUCT'>;
  }[];
}

/** Longer than elsewhere, because a batch writes many rows. */
const BATCH_TIMEOUTS = { statementTimeoutMs: 60_000, lockTimeoutMs: 30_000 };

/** Writes a batch in one transaction: a killed process leaves complete products or none. */
export async function applyBatch(
  batch: readonly Pending[],
  options: ApplyOptions,
): Promise<BatchOutcome> {
  const { db, target, update, dryRun, pipeline, idConflicts, save } = options;
  if (dryRun)
    return db.tx(async (tx) => (await decide(tx, batch, options, true)).outcome, {
      ...BATCH_TIMEOUTS,
      readOnly: true,
    });
  // Committed in its own transaction: otherwise the concurrent batch would wait for a brand that is
  // new to both until this whole batch is written.
  if (pipeline) await createLabels(db, target.siteId, batch);
  const write = (checkIds: boolean) =>
    db.tx(async (tx) => {
      const { changes, outcome } = await decide(tx, batch, options, checkIds);
      const highest = changes
        .filter(({ before }) => !before)
        .map(({ after }) => Number(after.numericId))
        .reduce((max, id) => Math.max(max, id), 0);
      if (batch.some(({ entry }) => entry.product.numericId !== undefined))
        await advanceNumericIds(tx, String(highest));
      if (pipeline) await disableIdleTimeout(tx);
      const { result, changed } = await applyChanges(tx, target, changes, {
        stockCause: { cause: 'IMPORT' },
        ...(pipeline && {
          onNamesWritten: pipeline.startNext,
          beforeShared: () => pipeline.previousWritten,
        }),
      });
      const placed = await setMemberPositions(
        tx,
        target.siteId,
        positionsOf(batch, changes, result),
      );
      if (changed || placed) await bumpVersion(tx, target.siteId);
      await save(tx, outcome);
      return outcome;
    }, BATCH_TIMEOUTS);
  // Insert optimistically; on a unique violation, retry with a lookup of the stated ids. Updates
  // always look the ids up, because an upsert would replace rows of other products.
  if (update || idConflicts.found) return write(true);
  try {
    return await write(false);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    idConflicts.found = true;
    return write(true);
  }
}

async function createLabels(db: Db, siteId: string, batch: readonly Pending[]): Promise<void> {
  const states = batch.filter(isBuilt).map(({ built }) => built);
  await labelIds(
    db,
    siteId,
    'brand',
    states.flatMap(({ brand }) => brand ?? []),
  );
  await labelIds(
    db,
    siteId,
    'ribbon',
    states.flatMap(({ ribbon }) => ribbon ?? []),
  );
}

interface Decided {
  readonly changes: (ProductChange & { readonly pending: Pending })[];
  readonly outcome: BatchOutcome;
}

async function decide(
  tx: Tx,
  batch: readonly Pending[],
  options: ApplyOptions,
  checkIds: boolean,
): Promise<Decided> {
  const { target, update, acceptedKeys } = options;
  const existing = await findExisting(
    tx,
    target.siteId,
    batch.flatMap(({ entry }) => entry.product.id?.toLowerCase() ?? []),
    batch.map(({ slug }) => slug),
  );
  const ids = new Map(
    existing.flatMap(({ productId, slug }) => [
      [`id ${productId}`, productId],
      [`slug ${slug}`, productId],
    ]),
  );
  const matchOf = (pending: Pending) =>
    keysOf(pending)
      .map((key) => ids.get(key))
      .find((id) => id !== undefined);
  const states =
    update && existing.length > 0
      ? await lock(
          tx,
          target.siteId,
          batch.flatMap((pending) => matchOf(pending) ?? []),
          options.dryRun,
        )
      : new Map<string, ProductState>();
  const fresh = batch.filter((pending) => matchOf(pending) === undefined);
  const taken = checkIds
    ? await findUsedIds(tx, target.siteId, statedIdsOf(fresh))
    : new Set<string>();

  const changes: Decided['changes'] = [];
  const rejected: { pending: Pending; refusal: Refusal<ProductError | 'DUPLICATE_PRODUCT'> }[] = [];
  let [created, changed, unchanged] = [0, 0, 0];
  for (const pending of batch) {
    const match = matchOf(pending);
    const before = match === undefined ? undefined : states.get(match);
    const after =
      match === undefined && !keysOf(pending).some((key) => acceptedKeys?.has(key))
        ? newState(pending, target, taken)
        : update && before
          ? changedByLine(before, pending.entry.product, {
              collectionIds: collectionsOf(pending, before),
              patching: target,
              foreign: pending.entry.foreign !== undefined,
              siteUrl: options.siteUrl,
            })
          : update
            ? newState(pending, target, taken)
            : refuseDuplicate(pending);
    if (isRefusal(after)) {
      rejected.push({ pending, refusal: after });
      continue;
    }
    for (const key of keysOf(pending)) acceptedKeys?.add(key);
    if (!before) created += 1;
    else if (isUnchanged(before, after)) unchanged += 1;
    else changed += 1;
    changes.push({
      before,
      after,
      pending,
      ...(pending.row && after === pending.built ? { row: pending.row } : {}),
    });
  }
  return { changes, outcome: { created, changed, unchanged, rejected } };
}

const lock = (tx: Tx, siteId: string, productIds: readonly string[], dryRun: boolean) =>
  dryRun ? loadProducts(tx, siteId, productIds) : lockProducts(tx, siteId, productIds);

/** A Shopify table has one column for collections, so an update adds to the existing ones. */
const collectionsOf = (
  { entry, collectionIds }: Pending,
  before: ProductState,
): readonly string[] | undefined =>
  entry.foreign === 'shopify' && collectionIds
    ? [...new Set([...before.collectionIds, ...collectionIds])]
    : collectionIds;

/** A product matches by its id, if the file states one, and by its slug. */
export function keysOf({ entry: { product }, slug }: Pick<Pending, 'entry' | 'slug'>): string[] {
  const saysSlug = (product.slug ?? '') !== '';
  if (product.id === undefined) return [`slug ${slug}`];
  return [`id ${product.id.toLowerCase()}`, ...(saysSlug ? [`slug ${slug}`] : [])];
}

/** Builds the product again with new ids if it states ids that other products have. */
function newState(
  pending: Pending,
  target: WriteTarget,
  taken: ReadonlySet<string>,
): ProductState | Refusal<ProductError> {
  if (taken.size === 0 || !isBuilt(pending)) return pending.built;
  const { product } = pending.entry;
  const { variants, options } = statedIds(product);
  const collides = [
    ...variants,
    ...options,
    product.inventoryItemId?.toLowerCase(),
    product.numericId,
  ].some((id) => id !== undefined && taken.has(id));
  return collides ? build(pending, target, taken) : pending.built;
}

function refuseDuplicate({ entry: { product }, slug }: Pending): Refusal<'DUPLICATE_PRODUCT'> {
  const what =
    product.slug === undefined || product.slug === ''
      ? product.id === undefined
        ? `the slug "${slug}", which is derived from its name`
        : `the id ${product.id}`
      : `the slug "${slug}"${product.id === undefined ? '' : ' or its id'}`;
  return refuse('DUPLICATE_PRODUCT', { what });
}

function statedIdsOf(pendings: readonly Pending[]) {
  const stated = pendings.map(({ entry }) => statedIds(entry.product));
  return {
    variants: stated.flatMap(({ variants }) => variants),
    options: stated.flatMap(({ options }) => options),
    inventoryItems: pendings.flatMap(
      ({ entry }) => entry.product.inventoryItemId?.toLowerCase() ?? [],
    ),
    numericIds: pendings.flatMap(({ entry }) => entry.product.numericId ?? []).filter(isNumber),
  };
}

/** Compares by identity: unchanged parts are the same objects. */
const isUnchanged = (before: ProductState, after: ProductState): boolean =>
  Object.entries(after).every(
    ([key, value]) => key === 'revision' || value === before[key as keyof ProductState],
  );

function positionsOf(
  batch: readonly Pending[],
  changes: Decided['changes'],
  saved: readonly ProductState[],
) {
  if (
    !batch.some(({ entry }) =>
      entry.product.collections?.some(({ position }) => position !== undefined),
    )
  )
    return [];
  return changes.flatMap(({ pending: { entry, collectionIds = [] } }, index) => {
    const memberships = (entry.product.collections ?? []).filter(
      ({ slug }) => slug !== 'all-products',
    );
    const productId = saved[index]?.productId;
    if (productId === undefined || memberships.length !== collectionIds.length) return [];
    return memberships.flatMap(({ position }, at) => {
      const collectionId = collectionIds[at];
      return position === undefined || collectionId === undefined
        ? []
        : [{ collectionId, productId, position }];
    });
  });
}

/** A product of the file that is not written yet. */
export interface Pending {
  readonly entry: ProductEntry;
  /** Identifies the product besides its id. */
  readonly slug: string;
  /** Undefined when the file does not state collections. */
  readonly collectionIds: readonly string[] | undefined;
  readonly numericId: string;
  /** The product as it would be created. */
  readonly built: ProductState | Refusal<ProductError>;
  /** The row of `built`. */
  readonly row?: ProductRow;
}

export interface Unbuilt extends Omit<Pending, 'built' | 'row'> {}

export const slugOf = ({ product }: ProductEntry): string =>
  toSlug(product.slug ?? '') || toSlug(product.name ?? '');

export function build(
  pending: Unbuilt,
  target: WriteTarget,
  taken: ReadonlySet<string>,
): ProductState | Refusal<ProductError> {
  const { product } = pending.entry;
  const inventoryItemId = product.inventoryItemId?.toLowerCase();
  return newFromLine(product, {
    ids: {
      productId: product.id?.toLowerCase() ?? target.mint(),
      numericId:
        product.numericId !== undefined &&
        !taken.has(product.numericId) &&
        isNumber(product.numericId)
          ? product.numericId
          : pending.numericId,
      inventoryItemId:
        inventoryItemId !== undefined && !taken.has(inventoryItemId)
          ? inventoryItemId
          : target.mint(),
    },
    collectionIds: pending.collectionIds ?? [],
    patching: target,
    taken,
  });
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);

/** Products built before pending database calls may run. */
const BUILDS_PER_TICK = 5;

/** Builds products while the database writes another batch. */
export async function buildBatch(
  batch: readonly Unbuilt[],
  target: WriteTarget,
  { rendering }: { readonly rendering: boolean },
): Promise<Pending[]> {
  const built: Pending[] = [];
  for (const [index, pending] of batch.entries()) {
    if (index % BUILDS_PER_TICK === BUILDS_PER_TICK - 1) await yieldToEventLoop();
    const state = build(pending, target, NO_IDS);
    built.push({
      ...pending,
      built: state,
      ...(isRefusal(state) || !rendering ? {} : { row: newRow(state, target.renderer) }),
    });
  }
  return built;
}

const NO_IDS: ReadonlySet<string> = new Set();

const isBuilt = (pending: Pending): pending is Pending & { readonly built: ProductState } =>
  !isRefusal(pending.built);
