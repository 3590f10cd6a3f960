import { createHash } from 'node:crypto';
import { isRefusal } from '../kernel/outcome.ts';
import { toText } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { makeRefund, type RefundDeps } from './refunds.ts';
import { addNote } from './rules/edit-order.ts';
import type { OrderState } from './rules/order-state.ts';
import { planGiveBack } from './rules/give-back.ts';
import { loadOrders } from './store/load.ts';
import { changeNow, storeOf } from './write.ts';

export interface GiveBack {
  readonly siteId: string;
  readonly orderId: string;
  /** The lines the buyer does not get. */
  readonly lineIds: readonly string[];
  /** For the buyer and the merchant. */
  readonly why: string;
  /** The same cause gives back once, however often it is told. */
  readonly cause: string;
}

/**
 * Gives the money for lines back by itself, the way it came. What only a person can hand back is written into the order's diary, and
 * so is what happened.
 */
export async function giveBack(
  deps: RefundDeps,
  { siteId, orderId, lineIds, why, cause }: GiveBack,
): Promise<void> {
  const state = (await loadOrders(deps.db, siteId, [orderId])).get(orderId)?.state;
  if (!state) return;
  const idOf = (part: string): string => stableId(`${orderId} ${cause} ${part}`);
  // Begun before: that goes on with its own job, and is not given again.
  const isOurs = isRefundOf(state, cause);
  const { currencyOf } = await storeOf(deps, siteId);
  const { parts, byHand, ...plan } = planGiveBack(
    state,
    lineIds,
    isOurs,
    currencyOf(state.currency),
  );
  let lines = state.refunds.some(isOurs) ? [] : [...plan.lines];
  for (const { paymentId, amount } of parts) {
    const made = await makeRefund(
      deps,
      siteId,
      orderId,
      {
        payment: { paymentId, amount: { amount: toText(amount, MONEY_SCALE) } },
        details: { reason: why, ...(lines.length > 0 ? { lineItems: lines } : {}) },
      },
      idOf(paymentId),
    );
    // The merchant was quicker, and has given it back by hand.
    if (isRefusal(made)) return;
    lines = [];
  }
  if (byHand === 0n && (parts.length > 0 || state.refunds.some(isOurs))) return;
  await changeNow(deps, siteId, orderId, (now, { now: at, currency }) => {
    const activityId = idOf('note');
    if (now.activities.some((activity) => activity.activityId === activityId)) return now;
    const owed =
      byHand > 0n
        ? ` ${currency.format(byHand)} was paid by hand: hand it back, and note the refund here.`
        : '';
    return addNote(now, { merchantComment: { message: `${why}${owed}` } }, { activityId, now: at });
  });
}

export const bookingCause = (bookingId: string): string => `booking ${bookingId}`;

/** Which refunds of an order this cause has made. */
export function isRefundOf(
  { orderId, payments }: Pick<OrderState, 'orderId' | 'payments'>,
  cause: string,
): (refund: { readonly refundId: string }) => boolean {
  const ids = new Set(
    payments.map(({ paymentId }) => stableId(`${orderId} ${cause} ${paymentId}`)),
  );
  return ({ refundId }) => ids.has(refundId);
}

/** The same text, the same id. */
function stableId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
