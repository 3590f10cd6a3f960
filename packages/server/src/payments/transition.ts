import { CHECKOUT_TIMEOUTS, lockCheckout, releaseHold } from '../checkout/index.ts';
import type { Reader } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { BeginPaymentDeps } from './deps.ts';
import {
  canTransition,
  isFinal,
  nextCheckDelaySeconds,
  type AttemptState,
} from './rules/attempt.ts';
import { updateAttemptState, type Attempt } from './store/attempts.ts';

/**
 * When the worker looks at a payment that changed at `now`, unless another request finishes it
 * first.
 */
export const firstCheckAt = (now: Date): Date =>
  new Date(now.getTime() + nextCheckDelaySeconds(0) * 1000);

/** Changes the state with one conditional update. False when another request changed it first. */
export async function transition(
  { db, clock }: { readonly db: Reader; readonly clock: Clock },
  attempt: Attempt,
  to: AttemptState,
  more: { readonly reference?: string; readonly reason?: string; readonly orderId?: string } = {},
): Promise<boolean> {
  if (!canTransition(attempt.state, to)) return false;
  const now = clock();
  return updateAttemptState(db, attempt.siteId, attempt.attemptId, {
    from: attempt.state,
    to,
    ...more,
    now,
    checkAt: isFinal(to) ? null : firstCheckAt(now),
  });
}

/**
 * Ends a payment without an order, and releases what was held for its checkout in the same
 * transaction.
 */
async function endPayment(
  deps: BeginPaymentDeps,
  attempt: Attempt,
  to: 'FAILED' | 'DECLINED' | 'VOIDING',
  reason?: string,
): Promise<void> {
  await deps.limitConcurrency(() =>
    deps.db.tx(async (tx) => {
      const row = await lockCheckout(tx, attempt.siteId, attempt.checkoutId);
      const more = reason === undefined ? {} : { reason };
      if (!(await transition({ db: tx, clock: deps.clock }, attempt, to, more))) return;
      if (row?.state === 'PAYING') await releaseHold(deps.checkout, tx, row);
    }, CHECKOUT_TIMEOUTS),
  );
}

export const failPayment = (deps: BeginPaymentDeps, attempt: Attempt): Promise<void> =>
  endPayment(deps, attempt, 'FAILED');

export const declinePayment = (
  deps: BeginPaymentDeps,
  attempt: Attempt,
  reason: string,
): Promise<void> => endPayment(deps, attempt, 'DECLINED', reason);

/** Marks the payment to be voided; the next reconciliation calls the provider. */
export const voidPayment = (
  deps: BeginPaymentDeps,
  attempt: Attempt,
  reason: 'ABANDONED' | 'MISMATCH' | 'REFUSED',
): Promise<void> => endPayment(deps, attempt, 'VOIDING', reason);
