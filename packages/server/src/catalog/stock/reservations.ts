import type { ShortageError } from '@shopwright/contract/errors/groups';
import type { Db, Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { productNotFound } from '../products/product-routes.ts';
import { describeChanges, isUnchanged, productChanged } from '../products/rules/product-changes.ts';
import { applyRules, isListedOtherwise } from './apply-rules.ts';
import { decrementStock } from './rules/inventory.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { optionValues } from '../products/rules/render-product.ts';
import {
  returnToStock,
  type Held,
  holdStock,
  sumRequested,
  type RequestedStock,
} from './rules/reserve.ts';
import { type StockCause, stockMovements } from '../products/rules/derive-stock-movements.ts';
import { productStock } from '../products/rules/stock-status.ts';
import { listedOf } from '../products/rules/listing.ts';
import { defaultLocation } from '../products/store/labels.ts';
import { saveMemberships } from '../products/store/memberships.ts';
import { saveListings } from '../products/store/listings.ts';
import { lockProductRows, lockProducts } from '../products/store/find-products.ts';
import {
  deleteRows,
  dropPromised,
  findEnded,
  findExpired,
  findExpiredOf,
  findReservations,
  findShortRows,
  insertReservations,
  type ReservationRow,
  saveStock,
} from './store/reservation-rows.ts';
import { insertStockMovements } from '../products/store/stock-movements.ts';
import { stockRow, wireText } from '../products/store/rows.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import {
  type CatalogWriteDeps,
  writeTarget,
  type WriteTarget,
} from '../products/write-products.ts';

type StockDeps = Pick<CatalogWriteDeps, 'clock' | 'contextOf'>;

export interface Reserving {
  readonly siteId: string;
  /** The checkout that holds the stock. Its earlier reservations are released first. */
  readonly holderId: string;
  readonly requested: readonly RequestedStock[];
  readonly expiresAt: Date;
}

/** Whether the catalog changed: the transaction then ends with `catalogChanged`. */
export interface StockOutcome {
  readonly changed: boolean;
}

/**
 * Reserves everything or nothing, with the products locked in the order of their ids. Releases
 * expired reservations of the same products. A refusal has written nothing.
 */
export async function reserveStock(
  tx: Tx,
  deps: StockDeps,
  { siteId, holderId, requested, expiresAt }: Reserving,
): Promise<StockOutcome | Refusal<ShortageError>> {
  const held: Held[] = [];
  return takeStock(
    tx,
    deps,
    { siteId, holderId, requested },
    (state, each, now) => {
      const taken = holdStock(state, each, now);
      if (isRefusal(taken)) return taken;
      held.push({ ...each, held: taken.held });
      return taken.state;
    },
    () => insertReservations(tx, siteId, holderId, held, expiresAt),
  );
}

/**
 * Under the locks: releases the holder's and the expired reservations, then reserves everything or
 * nothing.
 */
async function takeStock(
  tx: Tx,
  deps: StockDeps,
  {
    siteId,
    holderId,
    requested,
    cause,
  }: Omit<Reserving, 'expiresAt'> & {
    readonly cause?: StockCause;
  },
  take: (
    state: ProductState,
    requested: RequestedStock,
    now: string,
  ) => ProductState | Refusal<ShortageError>,
  note: () => Promise<void>,
): Promise<StockOutcome | Refusal<ShortageError>> {
  const all = sumRequested(requested);
  const target = await writeTarget(deps, siteId);
  const locked = await lockProducts(
    tx,
    siteId,
    productsOf([...all, ...(await findReservations(tx, siteId, holderId))]),
  );
  const ended = await findEnded(tx, siteId, holderId, [...locked.keys()], deps.clock());
  const states = new Map(locked);
  for (const row of ended) returnTo(states, row, target.now);
  for (const each of all) {
    const state = states.get(each.productId);
    if (!state) return productNotFound(each.productId);
    const taken = take(state, each, target.now);
    if (isRefusal(taken)) return taken;
    states.set(each.productId, taken);
  }
  await deleteRows(tx, siteId, ended);
  await note();
  return { changed: await applyStock(tx, target, locked, states, cause) };
}

/** Releases the reservations of a checkout that failed, ended or was abandoned. */
export async function releaseStock(
  tx: Tx,
  deps: StockDeps,
  siteId: string,
  holderId: string,
): Promise<StockOutcome> {
  const rows = await findReservations(tx, siteId, holderId);
  if (rows.length === 0) return { changed: false };
  const target = await writeTarget(deps, siteId);
  const locked = await lockProducts(tx, siteId, productsOf(rows));
  return giveAllBack(tx, target, locked, await findReservations(tx, siteId, holderId));
}

/**
 * Turns reservations into a sale. Stock was decremented when it was reserved; what is no longer
 * reserved is taken now, if there is enough.
 */
export async function commitStock(
  tx: Tx,
  deps: StockDeps,
  {
    siteId,
    holderId,
    requested,
    orderId,
  }: Omit<Reserving, 'expiresAt'> & {
    readonly orderId: string;
  },
): Promise<StockOutcome | Refusal<ShortageError>> {
  const cause = { cause: 'ORDER', referenceId: orderId } as const;
  const all = sumRequested(requested);
  if (all.length === 0) return { changed: false };
  await lockProductRows(tx, siteId, productsOf(all));
  const rows = await findReservations(tx, siteId, holderId);
  if (!isHeld(rows, all))
    return takeStock(
      tx,
      deps,
      { siteId, holderId, requested, cause },
      (state, { variantId, quantity }, now) =>
        decrementStock(state, { variantId, by: quantity, preorder: true }, now),
      async () => {},
    );
  await deleteRows(tx, siteId, rows);
  const sold = await dropPromised(tx, siteId, rows);
  const target = { siteId, now: deps.clock().toISOString() };
  for (const [locationId, movements] of Map.groupBy(sold, (movement) => movement.locationId))
    await insertStockMovements(tx, target, locationId, movements, cause, false);
  return { changed: false };
}

/**
 * The items that are out of stock, without waiting for locks: for a buyer who is too late anyway.
 */
export async function findShort(
  db: Pick<Db, 'query'>,
  deps: Pick<StockDeps, 'clock'>,
  siteId: string,
  requested: readonly RequestedStock[],
): Promise<{ variantId: string; available: number }[]> {
  return requested.length === 0
    ? []
    : findShortRows(db, siteId, sumRequested(requested), deps.clock());
}

/** Restocks returned or unshipped items of an order. */
export async function restock(
  tx: Tx,
  deps: StockDeps,
  siteId: string,
  items: readonly RequestedStock[],
  cause: StockCause,
): Promise<StockOutcome> {
  const all = sumRequested(items);
  if (all.length === 0) return { changed: false };
  const target = await writeTarget(deps, siteId);
  const locked = await lockProducts(tx, siteId, productsOf(all));
  const states = new Map(locked);
  for (const { productId, variantId, quantity } of all) {
    const state = states.get(productId);
    const reserved =
      state?.variants.find((variant) => variant.variantId === variantId)?.stock.reserved ?? 0;
    // Sold items are not reserved: the reserved quantity stays.
    if (state)
      states.set(
        productId,
        withReserved(
          returnToStock(state, { variantId, held: quantity }, target.now),
          variantId,
          reserved,
        ),
      );
  }
  return { changed: await applyStock(tx, target, locked, states, cause) };
}

/** For the worker: releases expired reservations. Returns how many products it examined. */
export async function releaseExpired(db: Db, deps: StockDeps, limit = 100): Promise<number> {
  const products = await findExpired(db, deps.clock(), limit);
  for (const { siteId, productId } of products) {
    await db.tx(async (tx) => {
      const target = await writeTarget(deps, siteId);
      const locked = await lockProducts(tx, siteId, [productId]);
      const { changed } = await giveAllBack(
        tx,
        target,
        locked,
        await findExpiredOf(tx, siteId, [productId], deps.clock()),
      );
      if (changed) await bumpVersion(tx, siteId);
    });
  }
  return products.length;
}

/** The last statement of a transaction that changed stock: increments the catalog's version. */
export async function catalogChanged(tx: Tx, siteId: string): Promise<void> {
  await bumpVersion(tx, siteId);
}

async function giveAllBack(
  tx: Tx,
  target: WriteTarget,
  locked: ReadonlyMap<string, ProductState>,
  rows: readonly ReservationRow[],
): Promise<StockOutcome> {
  const states = new Map(locked);
  for (const row of rows) returnTo(states, row, target.now);
  await deleteRows(tx, target.siteId, rows);
  return { changed: await applyStock(tx, target, locked, states) };
}

function returnTo(states: Map<string, ProductState>, row: ReservationRow, now: string): void {
  const state = states.get(row.productId);
  if (state && row.held > 0) states.set(row.productId, returnToStock(state, row, now));
}

/**
 * Reserving and releasing move nothing. Only a quantity above the maximum, which a release drops,
 * is recorded with this cause.
 */
const reservationChange: StockCause = { cause: 'CORRECTION' };

/** Saves changed stock and publishes its events. Only stock may differ. */
async function applyStock(
  tx: Tx,
  target: WriteTarget,
  locked: ReadonlyMap<string, ProductState>,
  states: ReadonlyMap<string, ProductState>,
  cause: StockCause = reservationChange,
): Promise<boolean> {
  const changed = [...states].flatMap(([id, after]) => {
    const before = locked.get(id);
    if (!before || before === after) return [];
    const differences = describeChanges(before, after);
    return isUnchanged(differences)
      ? []
      : [{ before, after: { ...after, revision: before.revision + 1 }, differences }];
  });
  if (changed.length === 0) return false;
  const { renderer, siteId } = target;
  const real = await applyRules(tx, target, changed);
  await saveStock(
    tx,
    siteId,
    real.map(({ before, after }) => {
      const { quantity, status } = productStock(after);
      const old = new Map(before.variants.map((variant) => [variant.variantId, variant.stock]));
      return {
        stock: after.variants
          .filter(({ variantId, stock }) => old.get(variantId) !== stock)
          .map((variant) => stockRow(after.productId, variant)),
        product: {
          productId: after.productId,
          revision: after.revision,
          quantity,
          inventoryStatus: status,
          optionValues: optionValues(after),
          collectionIds: after.collectionIds,
          ruleCollectionIds: after.ruleCollectionIds ?? [],
          wire: wireText(after, renderer),
          madeFor: renderer.madeFor,
        },
      };
    }),
  );
  const movements = real.flatMap(({ before, after }) => stockMovements(before, after));
  if (movements.length > 0)
    await insertStockMovements(
      tx,
      target,
      await defaultLocation(tx, siteId),
      movements,
      cause,
      false,
    );
  await saveMemberships(tx, siteId, real);
  await saveListings(
    tx,
    target,
    real
      .filter(({ before, after }) => isListedOtherwise(before, after))
      .map(({ after }) => listedOf(after, renderer.currency)),
    { fresh: false },
  );
  await publishAll(
    tx,
    siteId,
    real.flatMap(({ before, after, differences }) => productChanged(before, after, differences)),
  );
  return true;
}

const productsOf = (rows: readonly { readonly productId: string }[]): string[] => [
  ...new Set(rows.map(({ productId }) => productId)),
];

/** An expired reservation that still exists counts as held: its stock has not been released. */
function isHeld(rows: readonly ReservationRow[], requested: readonly RequestedStock[]): boolean {
  const held = new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
  return (
    rows.length === requested.length &&
    requested.every(({ variantId, quantity }) => held.get(variantId) === quantity)
  );
}

function withReserved(state: ProductState, variantId: string, reserved: number): ProductState {
  return {
    ...state,
    variants: state.variants.map((variant) =>
      variant.variantId === variantId
        ? { ...variant, stock: { ...variant.stock, reserved } }
        : variant,
    ),
  };
}
