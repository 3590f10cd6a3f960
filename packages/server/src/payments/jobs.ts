import { findExpiredHolds, lockCheckout, releaseHold } from '../checkout/index.ts';
import type { ReconcileDeps } from './deps.ts';
import { reconcilePayment } from './reconcile.ts';
import { nextCheckDelaySeconds } from './rules/attempt.ts';
import { claimDueAttempts, findActiveAttempt, scheduleCheck } from './store/attempts.ts';
import { voidPayment } from './transition.ts';

/** A worker that has not finished a payment by then has died. */
const CLAIM_MS = 5 * 60_000;
const MAX_ATTEMPTS_PER_RUN = 100;

/**
 * Finishes what a dead process left: each payment ends in an order or is voided, and expired holds
 * are released.
 */
export async function reconcilePayments(deps: ReconcileDeps): Promise<void> {
  const now = deps.clock();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (const attempt of await claimDueAttempts(deps.db, now, claimedUntil, MAX_ATTEMPTS_PER_RUN)) {
    const { siteId, attemptId, checks } = attempt;
    const nextCheckAt = new Date(now.getTime() + nextCheckDelaySeconds(checks) * 1000);
    await scheduleCheck(deps.db, siteId, attemptId, nextCheckAt);
    await reconcilePayment(deps, attempt).catch((error: unknown) =>
      deps.log.warn(
        { event: 'payment.reconcile_failed', err: error, attemptId },
        'Could not reconcile a payment; it is retried later',
      ),
    );
  }
  for (const { siteId, checkoutId } of await findExpiredHolds(deps.db, now, MAX_ATTEMPTS_PER_RUN)) {
    await deps.db.tx(async (tx) => {
      const row = await lockCheckout(tx, siteId, checkoutId);
      if (
        row?.state === 'PAYING' &&
        row.holdUntil &&
        row.holdUntil <= now &&
        !(await findActiveAttempt(tx, siteId, checkoutId))
      )
        await releaseHold(deps.checkout, tx, row);
    });
  }
}

export function paymentJobs(deps: ReconcileDeps) {
  return {
    tasks: { 'reconcile-payments': (): Promise<void> => reconcilePayments(deps) },
    schedule: ['* * * * * reconcile-payments'],
  };
}

/**
 * For a buyer who is back at the checkout while a payment waits for the bank's challenge: that
 * payment is voided.
 */
export function createVoidUnconfirmedPayment(
  deps: ReconcileDeps,
): (siteId: string, checkoutId: string) => Promise<boolean> {
  return async (siteId, checkoutId) => {
    const attempt = await findActiveAttempt(deps.db, siteId, checkoutId);
    if (!attempt) {
      return deps.db.tx(async (tx) => {
        const row = await lockCheckout(tx, siteId, checkoutId);
        if (row?.state !== 'PAYING' || (await findActiveAttempt(tx, siteId, checkoutId)))
          return false;
        await releaseHold(deps.checkout, tx, row);
        return true;
      });
    }
    if (attempt.state !== 'CHALLENGE') return false;
    await voidPayment(deps, attempt, 'ABANDONED');
    await reconcilePayment(deps, { ...attempt, state: 'VOIDING' }).catch((error: unknown) =>
      deps.log.warn(
        { event: 'payment.void_failed', err: error, attemptId: attempt.attemptId },
        'Could not void a payment; the worker retries it',
      ),
    );
    return true;
  };
}
