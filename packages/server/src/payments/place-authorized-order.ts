import type { CheckoutOrderError } from '@shopwright/contract/errors/groups';
import {
  CHECKOUT_TIMEOUTS,
  checkReadyToPay,
  findHeldStock,
  lockCheckout,
  quoteCheckout,
  refuseChangedQuote,
  releaseHold,
  warmQuote,
  type CheckoutRow,
} from '../checkout/index.ts';
import { withRollback } from '../db/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { placeOrder, type CreateOrderTx } from '../orders/index.ts';
import type { ReconcileDeps } from './deps.ts';
import { toOrderPayment } from './rules/order-payment.ts';
import { findAttempt, updateAttemptState, type Attempt } from './store/attempts.ts';
import { transition, voidPayment } from './transition.ts';

interface Placement {
  readonly refusal?: Refusal<CheckoutOrderError>;
}

/**
 * The bank authorized the payment: creates the order, or voids the payment when the checkout cannot
 * be bought any more.
 */
export async function placeAuthorizedOrder(
  deps: ReconcileDeps,
  attempt: Attempt,
): Promise<Placement> {
  const placed = await deps.limitConcurrency(async () => {
    await warmQuote(deps.checkout, deps.db, attempt.siteId, attempt.checkoutId);
    return withRollback(
      deps.db,
      (tx: CreateOrderTx) => placeOrVoid(deps, tx, attempt),
      CHECKOUT_TIMEOUTS,
    );
  });
  if (!isRefusal(placed)) return placed;
  await voidPayment(deps, attempt, 'REFUSED');
  return { refusal: placed };
}

async function placeOrVoid(
  deps: ReconcileDeps,
  tx: CreateOrderTx,
  attempt: Attempt,
): Promise<Placement> {
  const { siteId, checkoutId } = attempt;
  const inTx = { db: tx, clock: deps.clock };
  const row = await lockCheckout(tx, siteId, checkoutId);
  const current = await findAttempt(tx, siteId, attempt.attemptId);
  // Another request was faster.
  if (current?.state !== 'AUTHORISED' || current.orderId !== null) return {};
  const voidAndRelease = async (): Promise<CheckoutRow | undefined> => {
    await transition(inTx, attempt, 'VOIDING', { reason: 'REFUSED' });
    return row?.state === 'PAYING' ? releaseHold(deps.checkout, tx, row) : row;
  };
  if (!row || row.state === 'COMPLETED') {
    await voidAndRelease();
    return {
      refusal: refuse(
        'CHECKOUT_ALREADY_PAID',
        'This checkout was completed elsewhere; nothing was charged.',
      ),
    };
  }
  const held = await findHeldStock(tx, siteId, checkoutId);
  const quoted = await quoteCheckout(deps.checkout, tx, siteId, row, held);
  const notReady = checkReadyToPay(row, quoted);
  if (notReady) {
    await voidAndRelease();
    return { refusal: notReady };
  }
  // Only the amount that the buyer confirmed is captured.
  if (
    quoted.mark !== row.quoteMark ||
    quoted.quote.priced.dueNow !== attempt.amount ||
    quoted.quote.purchase.currency.code !== attempt.currency
  ) {
    const open = await voidAndRelease();
    return { refusal: await refuseChangedQuote(deps.checkout, tx, open ?? row, quoted) };
  }
  const { orderId } = await placeOrder(
    deps.orders,
    tx,
    { row, quoted },
    {
      payments: [toOrderPayment(attempt, 'AUTHORIZED')],
      ...(attempt.savedToken === null
        ? {}
        : { savedCard: { provider: attempt.provider, token: attempt.savedToken } }),
    },
  );
  if (attempt.delayCapture)
    // The shop captures or voids it later; until then the worker has nothing to do.
    await updateAttemptState(tx, siteId, attempt.attemptId, {
      from: 'AUTHORISED',
      to: 'AUTHORISED',
      orderId,
      now: deps.clock(),
      checkAt: null,
    });
  else await transition(inTx, attempt, 'CAPTURING', { orderId });
  return {};
}
