import { createHash } from 'node:crypto';
import { isRefusal } from '../kernel/outcome.ts';
import { toText } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { makeRefund, type RefundDeps } from './refunds.ts';
import { addNote } from './rules/edit-order.ts';
import type { OrderState } from './rules/order-state.ts';
import { planLineRefund } from './rules/plan-line-refund.ts';
import { loadOrders } from './store/load.ts';
import { changeNow, storeOf } from './write.ts';

export interface LineRefund {
  readonly siteId: string;
  readonly orderId: string;
  /** The lines that the buyer does not get. */
  readonly lineIds: readonly string[];
  /** Shown to the buyer and the merchant. */
  readonly why: string;
  /** Makes the refund idempotent: one cause refunds once. */
  readonly cause: string;
}

/**
 * Refunds lines automatically, through the payments that paid for them. What only a person can
 * refund is noted in the order's activity log, and so is the reason.
 */
export async function refundLines(
  deps: RefundDeps,
  { siteId, orderId, lineIds, why, cause }: LineRefund,
): Promise<void> {
  const state = (await loadOrders(deps.db, siteId, [orderId])).get(orderId)?.state;
  if (!state) return;
  const idOf = (part: string): string => stableId(`${orderId} ${cause} ${part}`);
  // A refund that was started before has its own job and is not repeated.
  const isOurs = isRefundOf(state, cause);
  const { currencyOf } = await storeOf(deps, siteId);
  const { parts, byHand, ...plan } = planLineRefund(
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
    // The merchant has refunded it manually.
    if (isRefusal(made)) return;
    lines = [];
  }
  if (byHand === 0n && (parts.length > 0 || state.refunds.some(isOurs))) return;
  await changeNow(deps, siteId, orderId, (now, { now: at, currency }) => {
    const activityId = idOf('note');
    if (now.activities.some((activity) => activity.activityId === activityId)) return now;
    const owed =
      byHand > 0n
        ? ` ${currency.format(byHand)} was paid offline: refund it manually, and record the refund here.`
        : '';
    return addNote(now, { merchantComment: { message: `${why}${owed}` } }, { activityId, now: at });
  });
}

export const bookingCause = (bookingId: string): string => `booking ${bookingId}`;

/** Whether a refund of the order was made for this cause. */
export function isRefundOf(
  { orderId, payments }: Pick<OrderState, 'orderId' | 'payments'>,
  cause: string,
): (refund: { readonly refundId: string }) => boolean {
  const ids = new Set(
    payments.map(({ paymentId }) => stableId(`${orderId} ${cause} ${paymentId}`)),
  );
  return ({ refundId }) => ids.has(refundId);
}

/** A GUID derived from the text. */
function stableId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
