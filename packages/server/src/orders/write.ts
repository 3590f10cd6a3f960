import type { ErrorCode } from '@shopwright/contract';
import type { Order } from '@shopwright/contract/orders/order';
import type { Store } from '@shopwright/contract/settings/store';
import { catalogChanged, restock, type StoreContext } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { publishAll } from '../events/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { createCurrency, type Currency } from '../kernel/money.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import type { Sites } from '../settings/index.ts';
import { deliverFiles } from './downloads/deliver-files.ts';
import { orderEvents, type CancelTerms } from './order-events.ts';
import { mailOrder } from './mails/mail-order.ts';
import { restockedBetween } from './rules/cancel.ts';
import { activitiesOf } from './rules/activities.ts';
import type { OrderState } from './rules/order-state.ts';
import { renderOrder } from './rules/render-order.ts';
import { lockOrders, type LoadedOrder } from './store/load.ts';
import { insertOrderRow, updateOrderRow } from './store/save.ts';

/** What each write to an order needs. */
export interface OrderDeps {
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  /** The base of links in mails. */
  readonly publicUrl: string;
  /** For restocking. */
  readonly contextOf: (siteId: string) => Promise<StoreContext>;
}

export interface OrderWriteDeps extends OrderDeps {
  readonly db: Db;
}

/** Changes one order in its own transaction. */
export const changeNow = <Code extends ErrorCode = never>(
  { db, ...deps }: OrderWriteDeps,
  siteId: string,
  orderId: string,
  rule: Rule<Code>,
  options: ChangeOptions = {},
): Promise<Changed | Refusal<Code | 'ORDER_NOT_FOUND'>> =>
  db.tx((tx) => changeOrder(tx, deps, siteId, orderId, rule, options));

export type Rule<Code extends ErrorCode = never> = (
  state: OrderState,
  changing: Changing,
) => OrderState | Refusal<Code>;

/** What a rule gets in addition to the order. */
export interface Changing {
  readonly now: string;
  readonly mint: () => string;
  readonly currency: Currency;
}

export const orderNotFound = (id: string): Refusal<'ORDER_NOT_FOUND'> =>
  refuse('ORDER_NOT_FOUND', { orderId: id });

export interface StoreOf {
  readonly store: Store;
  readonly locale: string;
  readonly currencyOf: (code: string) => Currency;
}

export async function storeOf(
  { sites }: Pick<OrderDeps, 'sites'>,
  siteId: string,
): Promise<StoreOf> {
  const store = (await sites.find(siteId))?.store ?? {};
  const locale = store.locale ?? 'en-US';
  return { store, locale, currencyOf: (code) => createCurrency(code, locale) };
}

export interface Changed {
  readonly state: OrderState;
  readonly order: Order;
  readonly currency: Currency;
}

export interface ChangeOptions {
  /** For the event and the mail of a cancellation. */
  readonly canceled?: CancelTerms;
  /** The merchant's message to the buyer, in the mail of this change. */
  readonly customMessage?: string;
  /** Sends no mail. */
  readonly quiet?: boolean;
  /** Line items that get a new download link. */
  readonly renewDownloads?: ReadonlySet<string>;
}

/**
 * Locks the order, applies the rule and saves the result with its events and mails, in this
 * transaction.
 */
export async function changeOrder<Code extends ErrorCode = never>(
  tx: Tx,
  deps: OrderDeps,
  siteId: string,
  orderId: string,
  rule: Rule<Code>,
  options: ChangeOptions = {},
): Promise<Changed | Refusal<Code | 'ORDER_NOT_FOUND'>> {
  const loaded = (await lockOrders(tx, siteId, [orderId])).get(orderId);
  if (!loaded) return orderNotFound(orderId);
  const { currencyOf } = await storeOf(deps, siteId);
  const after = rule(loaded.state, {
    now: deps.clock().toISOString(),
    mint: newOrderedId,
    currency: currencyOf(loaded.state.currency),
  });
  if (isRefusal(after)) return after;
  return saveOrder(tx, deps, siteId, loaded, after, options);
}

/**
 * Saves the order and publishes its events. An unchanged order is neither written nor published.
 */
export async function saveOrder(
  tx: Tx,
  deps: OrderDeps,
  siteId: string,
  before: LoadedOrder | undefined,
  after: OrderState,
  options: ChangeOptions = {},
): Promise<Changed> {
  const { store, currencyOf } = await storeOf(deps, siteId);
  if (before?.state === after)
    return { state: before.state, order: before.wire, currency: currencyOf(after.currency) };
  const now = deps.clock().toISOString();
  const delivery = await deliverFiles(tx, deps, siteId, after, {
    now: new Date(now),
    isNew: before === undefined,
    ...(options.renewDownloads ? { renew: options.renewDownloads } : {}),
  });
  const delivered = delivery.state;
  const state: OrderState = {
    ...delivered,
    updatedAt: before ? now : delivered.updatedAt,
    activities: [
      ...delivered.activities,
      ...activitiesOf(before?.state, delivered, {
        now,
        mint: newOrderedId,
        currency: currencyOf(delivered.currency),
      }),
    ],
  };
  const currency = currencyOf(state.currency);
  const order = renderOrder(state, currency);
  if (before) await updateOrderRow(tx, siteId, before.state, state, order);
  else await insertOrderRow(tx, siteId, state, order);
  await delivery.save(tx);
  if (options.quiet !== true && !state.imported)
    await mailOrder(tx, {
      siteId,
      now: deps.clock(),
      store,
      publicUrl: deps.publicUrl,
      before: before?.state,
      after: state,
      order,
      currency,
      ...options,
    });
  await publishAll(
    tx,
    siteId,
    orderEvents({
      before,
      after: { state, wire: order },
      currency,
      ...(options.canceled ? { canceled: options.canceled } : {}),
    }),
  );
  await restockReturned(tx, deps, siteId, before?.state, state, options.canceled !== undefined);
  return { state, order, currency };
}

/** Returns restocked units to the stock. The catalog's version is locked last. */
async function restockReturned(
  tx: Tx,
  deps: OrderDeps,
  siteId: string,
  before: OrderState | undefined,
  { orderId, terms, doc }: OrderState,
  isCanceled: boolean,
): Promise<void> {
  if (!before) return;
  const back = restockedBetween(before, { ...before, doc }).flatMap(({ line, quantity }) => {
    const stockLocation = terms.shelf?.[line.id];
    return stockLocation ? [{ ...stockLocation, quantity }] : [];
  });
  if (back.length === 0) return;
  const { changed } = await restock(tx, deps, siteId, back, {
    cause: isCanceled ? 'ORDER_CANCELED' : 'REFUND',
    referenceId: orderId,
  });
  if (changed) await catalogChanged(tx, siteId);
}
