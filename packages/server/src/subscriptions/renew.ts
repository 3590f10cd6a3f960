import { catalogChanged, commitStock, releaseStock } from '../catalog/index.ts';
import { CHECKOUT_TIMEOUTS, findHeldStock } from '../checkout/index.ts';
import type { Tx } from '../db/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { newId } from '../kernel/ids.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { cancelOrderQuietly, type SavedCard } from '../orders/index.ts';
import { chargeOrder, findReusableCard } from '../payments/index.ts';
import { endMembership, renewMembership } from '../plans/index.ts';
import { readArea } from '../settings/index.ts';
import { subscriptionsArea } from './area.ts';
import type { CancelOrderDeps, SubscriptionDeps } from './deps.ts';
import { makeOrder } from './make-order.ts';
import { mailFailure, mailDelayed, publishSubscription } from './news.ts';
import { cycleAfter, dueAt, retryAt } from './rules/schedule.ts';
import { end, type SubscriptionState } from './rules/subscription.ts';
import { findCycle, insertCycle, saveCycle, type CycleState } from './store/cycles.ts';
import { lockSubscription, saveSubscription, saveToken } from './store/subscriptions.ts';

const DAY_MS = 86_400_000;
/** When a charge is checked again whose bank has not answered. */
const PENDING_MS = 10 * 60_000;

/**
 * Processes one cycle of one subscription: its order and the cycle's row in one transaction; then
 * the charge, which may be retried; then its outcome. If a worker dies on the way, the next one
 * continues where it stopped.
 */
export async function renewOne(
  deps: SubscriptionDeps,
  siteId: string,
  subscriptionId: string,
): Promise<void> {
  const due = await deps.payments.limitConcurrency(() =>
    deps.db.tx((tx) => orderCycle(tx, deps, siteId, subscriptionId), CHECKOUT_TIMEOUTS),
  );
  if (!due) return;
  const { state, cycle } = due;
  if (state.provider === null || state.paymentToken === null) return;
  const card = await cardForRenewal(deps, siteId, state, {
    provider: state.provider,
    token: state.paymentToken,
  });
  const outcome =
    cycle.amount === 0n
      ? 'PAID'
      : await chargeOrder(deps.payments, {
          siteId,
          orderId: cycle.orderId,
          attemptId: cycle.attemptId,
          amount: cycle.amount,
          currency: state.template.currency,
          card,
        });
  await deps.payments.limitConcurrency(() =>
    deps.db.tx(
      (tx) => settleCycle(tx, deps, siteId, subscriptionId, cycle, outcome),
      CHECKOUT_TIMEOUTS,
    ),
  );
}

/**
 * The card of the previous cycle, with the provider's token for the next charge. The token is
 * stored, so that it is looked up once.
 */
async function cardForRenewal(
  deps: SubscriptionDeps,
  siteId: string,
  state: SubscriptionState,
  card: SavedCard,
): Promise<SavedCard> {
  const before =
    state.nextCycle > 1
      ? await findCycle(deps.db, siteId, state.subscriptionId, state.nextCycle - 1)
      : undefined;
  const reusable = before
    ? await findReusableCard(deps.payments, siteId, before.orderId, card)
    : card;
  if (reusable.token !== card.token)
    await saveToken(deps.db, siteId, state.subscriptionId, card.token, reusable.token);
  return reusable;
}

/**
 * The due cycle with its order, created now or by an earlier run that stopped. Undefined when there
 * is nothing left to do.
 */
async function orderCycle(
  tx: Tx,
  deps: SubscriptionDeps,
  siteId: string,
  subscriptionId: string,
): Promise<{ state: SubscriptionState; cycle: CycleState } | undefined> {
  const state = await lockSubscription(tx, siteId, subscriptionId);
  const now = deps.clock();
  if (
    state?.status !== 'ACTIVE' ||
    state.nextChargeAt === null ||
    state.nextChargeAt > now.getTime()
  )
    return undefined;
  const existing = await findCycle(tx, siteId, subscriptionId, state.nextCycle);
  if (existing) return existing.status === 'ORDERED' ? { state, cycle: existing } : undefined;
  const fresh = {
    cycle: state.nextCycle,
    dueAt: new Date(state.nextChargeAt),
    status: 'ORDERED',
    attemptId: newId(),
    failures: 0,
  } as const;
  if (state.nextCycle === 1) {
    // The free trial has ended: the first order exists and awaits its payment.
    const cycle: CycleState = {
      ...fresh,
      orderId: state.originOrderId,
      amount: toUnits(state.template.firstAmount, MONEY_SCALE),
    };
    await insertCycle(tx, siteId, subscriptionId, cycle, now);
    if (state.provider === null) await complete(tx, siteId, state, cycle, now);
    return { state, cycle };
  }
  const made = await makeOrder(tx, deps, siteId, state, state.nextCycle, now);
  if (!made) {
    await putOff(tx, deps, siteId, state, now);
    return undefined;
  }
  const cycle: CycleState = { ...fresh, orderId: made.orderId, amount: made.amount };
  await insertCycle(tx, siteId, subscriptionId, cycle, now);
  let { stockChanged } = made;
  if (state.provider === null) {
    const committed = await commitStock(tx, deps.checkout.stock, {
      siteId,
      holderId: made.orderId,
      requested: made.requestedStock,
      orderId: made.orderId,
    });
    stockChanged ||= !isRefusal(committed) && committed.changed;
    await complete(tx, siteId, state, cycle, now);
  }
  if (stockChanged) await catalogChanged(tx, siteId);
  return { state, cycle };
}

/** Not available today: tries again tomorrow, and with the next cycle once this one is over. */
async function putOff(
  tx: Tx,
  deps: SubscriptionDeps,
  siteId: string,
  state: SubscriptionState,
  now: Date,
): Promise<void> {
  await mailDelayed(tx, deps.orders, siteId, state);
  const tomorrow = now.getTime() + DAY_MS;
  const isOver = tomorrow >= dueAt(state.schedule, state.nextCycle + 1);
  const schedule = isOver
    ? { ...state.schedule, skipped: state.schedule.skipped + 1 }
    : state.schedule;
  await save(
    tx,
    siteId,
    { ...state, schedule, nextChargeAt: isOver ? dueAt(schedule, state.nextCycle) : tomorrow },
    now,
  );
}

async function save(
  tx: Tx,
  siteId: string,
  state: SubscriptionState,
  now: Date,
): Promise<SubscriptionState> {
  const saved = { ...state, revision: state.revision + 1, updatedAt: now.toISOString() };
  await saveSubscription(tx, siteId, saved);
  return saved;
}

async function settleCycle(
  tx: Tx,
  deps: SubscriptionDeps,
  siteId: string,
  subscriptionId: string,
  charged: CycleState,
  outcome: 'PAID' | 'DECLINED' | 'PENDING',
): Promise<void> {
  const state = await lockSubscription(tx, siteId, subscriptionId);
  const cycle = await findCycle(tx, siteId, subscriptionId, charged.cycle);
  const now = deps.clock();
  // Another worker has stored the outcome.
  if (!state || cycle?.status !== 'ORDERED' || cycle.attemptId !== charged.attemptId) return;
  if (outcome === 'PENDING') {
    if (state.status === 'ACTIVE')
      await save(tx, siteId, { ...state, nextChargeAt: now.getTime() + PENDING_MS }, now);
    return;
  }
  if (outcome === 'DECLINED') return failCycle(tx, deps, siteId, state, cycle, now);
  await complete(tx, siteId, state, cycle, now);
  const committed = await commitStock(tx, deps.checkout.stock, {
    siteId,
    holderId: cycle.orderId,
    requested: await findHeldStock(tx, siteId, cycle.orderId),
    orderId: cycle.orderId,
  });
  if (!isRefusal(committed) && committed.changed) await catalogChanged(tx, siteId);
}

/**
 * Paid, or to be paid offline: continues with the next cycle. A canceled subscription stays
 * canceled.
 */
async function complete(
  tx: Tx,
  siteId: string,
  state: SubscriptionState,
  cycle: CycleState,
  now: Date,
): Promise<void> {
  await saveCycle(tx, siteId, state.subscriptionId, { ...cycle, status: 'PAID' }, now);
  const next = cycleAfter(state.schedule, cycle.cycle);
  const isLast = next === undefined && state.status === 'ACTIVE';
  const after: SubscriptionState = isLast
    ? { ...state, status: 'ENDED', endReason: 'COMPLETED', nextChargeAt: null }
    : {
        ...state,
        nextCycle: next ?? state.nextCycle,
        nextChargeAt:
          next === undefined || state.nextChargeAt === null ? null : dueAt(state.schedule, next),
      };
  const saved = await save(tx, siteId, after, now);
  if (state.kind === 'PLAN')
    await renewMembership(tx, {
      siteId,
      subscriptionId: state.subscriptionId,
      cycle: cycle.cycle,
      now,
    });
  await publishSubscription(tx, siteId, 'renewed', saved, 0, {
    orderId: cycle.orderId,
    cycle: cycle.cycle,
  });
  if (isLast) await publishSubscription(tx, siteId, 'ended', saved);
}

async function failCycle(
  tx: Tx,
  deps: SubscriptionDeps,
  siteId: string,
  state: SubscriptionState,
  cycle: CycleState,
  now: Date,
): Promise<void> {
  const failures = cycle.failures + 1;
  const { retryDays } = readArea(await deps.sites.find(siteId), subscriptionsArea);
  const again =
    state.status === 'CANCELED'
      ? undefined
      : retryAt(state.schedule, retryDays, failures, now.getTime());
  await saveCycle(
    tx,
    siteId,
    state.subscriptionId,
    { ...cycle, status: again === undefined ? 'FAILED' : 'ORDERED', failures, attemptId: newId() },
    now,
  );
  if (again !== undefined) {
    const saved = await save(tx, siteId, { ...state, nextChargeAt: again }, now);
    await mailFailure(
      tx,
      deps.sites,
      deps.orders.publicUrl,
      siteId,
      state,
      again,
      `${cycle.orderId} ${failures}`,
    );
    await publishSubscription(tx, siteId, 'payment_failed', saved, failures, {
      orderId: cycle.orderId,
      cycle: cycle.cycle,
    });
    return;
  }
  const ended = end(state, 'PAYMENT_FAILED');
  const saved = await save(tx, siteId, isRefusal(ended) ? state : ended, now);
  await mailFailure(
    tx,
    deps.sites,
    deps.orders.publicUrl,
    siteId,
    state,
    undefined,
    `${cycle.orderId} ${failures}`,
  );
  await cancelUnpaidOrder(tx, toCancel(deps), siteId, cycle.orderId);
  if (state.kind === 'PLAN')
    await endMembership(tx, { siteId, subscriptionId: state.subscriptionId, at: undefined, now });
  await publishSubscription(tx, siteId, 'ended', saved, failures);
}

export const toCancel = ({ orders, checkout }: SubscriptionDeps): CancelOrderDeps => ({
  orders,
  stock: checkout.stock,
});

/** Cancels the order of a cycle that was not paid, and releases its stock. */
export async function cancelUnpaidOrder(
  tx: Tx,
  deps: CancelOrderDeps,
  siteId: string,
  orderId: string,
): Promise<void> {
  await cancelOrderQuietly(tx, deps.orders, siteId, orderId);
  const released = await releaseStock(tx, deps.stock, siteId, orderId);
  if (released.changed) await catalogChanged(tx, siteId);
}
