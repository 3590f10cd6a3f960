import { type Db, isDuplicate, type Tx } from '../../db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../kernel/outcome.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { labelIds } from '../products/store/labels.ts';
import { loadProducts, lockProducts } from '../products/store/load-products.ts';
import type { ProductChange } from '../products/store/save-products.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { applyChanges, type WriteTarget } from '../products/write-products.ts';
import { build, isBuilt, isNumber, type Pending } from './build-batch.ts';
import { changedByLine } from './rules/line-to-state.ts';
import { statedIds } from './rules/keep-ids.ts';
import {
  findKnown,
  findTaken,
  numberBeyond,
  placeMembers,
  takeTime,
} from './store/existing-rows.ts';

export interface ApplyOptions {
  readonly db: Db;
  readonly target: WriteTarget;
  readonly siteUrl: string;
  readonly update: boolean;
  readonly dryRun: boolean;
  /** Slugs and ids that a dry run would have written by now; nothing when it is not one. */
  readonly pretended: Set<string> | undefined;
  /** The batch before is being written beside it. */
  readonly beside: Beside | undefined;
  /** Whether the file named an id by now that is somebody else's: it may well name more. */
  readonly strangers: { met: boolean };
}

export interface Beside {
  /** The next may begin. */
  readonly named: () => void;
  /** What all products share is written in the order of the file: one batch waits for the one before. */
  readonly before: Promise<void>;
}

export interface BatchOutcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: readonly { readonly pending: Pending; readonly refusal: Refusal }[];
}

/** Generous, for a machine that does other things too. */
const patience = { statementTimeoutMs: 60_000, lockTimeoutMs: 30_000 };

/** All of a batch in one transaction: whoever is killed leaves whole products, or none of them. */
export async function applyBatch(
  batch: readonly Pending[],
  options: ApplyOptions,
): Promise<BatchOutcome> {
  const { db, target, update, dryRun, beside, strangers } = options;
  if (dryRun)
    return db.tx(async (tx) => (await decide(tx, batch, options, true)).outcome, {
      ...patience,
      readOnly: true,
    });
  // Before, and for good: the batch beside it would wait for a brand that is new to both until all of this one is written.
  if (beside) await nameLabels(db, target.siteId, batch);
  const write = (lookingUp: boolean) =>
    db.tx(async (tx) => {
      const { changes, outcome } = await decide(tx, batch, options, lookingUp);
      const highest = changes
        .filter(({ before }) => !before)
        .map(({ after }) => Number(after.numericId))
        .reduce((most, id) => Math.max(most, id), 0);
      if (batch.some(({ entry }) => entry.product.numericId !== undefined))
        await numberBeyond(tx, String(highest));
      if (beside) await takeTime(tx);
      const { result, changed } = await applyChanges(
        tx,
        target,
        changes,
        beside && { named: beside.named, beforeShared: () => beside.before },
      );
      const placed = await placeMembers(tx, target.siteId, placesOf(batch, changes, result));
      if (changed || placed) await bumpVersion(tx, target.siteId);
      return outcome;
    }, patience);
  // What replaces rows would take those of others for its own; what only adds is refused, and done again knowing whose they are. That is seldom so, and looking each up takes a twentieth of the time.
  if (update || strangers.met) return write(true);
  try {
    return await write(false);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    strangers.met = true;
    return write(true);
  }
}

async function nameLabels(db: Db, siteId: string, batch: readonly Pending[]): Promise<void> {
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
  lookingUp: boolean,
): Promise<Decided> {
  const { target, update, pretended } = options;
  const known = await findKnown(
    tx,
    target.siteId,
    batch.flatMap(({ entry }) => entry.product.id?.toLowerCase() ?? []),
    batch.map(({ slug }) => slug),
  );
  const ids = new Map(
    known.flatMap(({ productId, slug }) => [
      [`id ${productId}`, productId],
      [`slug ${slug}`, productId],
    ]),
  );
  const matchOf = (pending: Pending) =>
    keysOf(pending)
      .map((key) => ids.get(key))
      .find((id) => id !== undefined);
  const states =
    update && known.length > 0
      ? await lock(
          tx,
          target.siteId,
          batch.flatMap((pending) => matchOf(pending) ?? []),
          options.dryRun,
        )
      : new Map<string, ProductState>();
  const fresh = batch.filter((pending) => matchOf(pending) === undefined);
  const taken = lookingUp ? await findTaken(tx, target.siteId, namedIds(fresh)) : new Set<string>();

  const changes: Decided['changes'] = [];
  const rejected: { pending: Pending; refusal: Refusal }[] = [];
  let [created, changed, unchanged] = [0, 0, 0];
  for (const pending of batch) {
    const match = matchOf(pending);
    const before = match === undefined ? undefined : states.get(match);
    const after =
      match === undefined && !keysOf(pending).some((key) => pretended?.has(key))
        ? freshState(pending, target, taken)
        : update && before
          ? changedByLine(before, pending.entry.product, {
              collectionIds: collectionsOf(pending, before),
              patching: target,
              foreign: pending.entry.foreign !== undefined,
              siteUrl: options.siteUrl,
            })
          : update
            ? freshState(pending, target, taken)
            : duplicate(pending);
    if (isRefusal(after)) {
      rejected.push({ pending, refusal: after });
      continue;
    }
    for (const key of keysOf(pending)) pretended?.add(key);
    if (!before) created += 1;
    else if (isUntouched(before, after)) unchanged += 1;
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

/** Shopify's table has room for one: it adds, and takes nothing away. */
const collectionsOf = (
  { entry, collectionIds }: Pending,
  before: ProductState,
): readonly string[] | undefined =>
  entry.foreign === 'shopify' && collectionIds
    ? [...new Set([...before.collectionIds, ...collectionIds])]
    : collectionIds;

/** A product is known by its id when the file has it, and by its address. */
export function keysOf({ entry: { product }, slug }: Pick<Pending, 'entry' | 'slug'>): string[] {
  const saysSlug = (product.slug ?? '') !== '';
  if (product.id === undefined) return [`slug ${slug}`];
  return [`id ${product.id.toLowerCase()}`, ...(saysSlug ? [`slug ${slug}`] : [])];
}

/** Ids that are someone else's are left to them. */
function freshState(
  pending: Pending,
  target: WriteTarget,
  taken: ReadonlySet<string>,
): ProductState | Refusal {
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

function duplicate({ entry: { product }, slug }: Pending): Refusal {
  const what =
    product.slug === undefined || product.slug === ''
      ? product.id === undefined
        ? `the address "${slug}", which its name makes`
        : `the id ${product.id}`
      : `the slug "${slug}"${product.id === undefined ? '' : ' or its id'}`;
  return refuse(
    400,
    'DUPLICATE_PRODUCT',
    `there is a product with ${what} already; updating must be asked for (--update)`,
  );
}

function namedIds(pendings: readonly Pending[]) {
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

/** What did not change is the very same value. */
const isUntouched = (before: ProductState, after: ProductState): boolean =>
  Object.entries(after).every(
    ([key, value]) => key === 'revision' || value === before[key as keyof ProductState],
  );

function placesOf(
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
