import type { CheckoutPayment } from '@shopwright/contract/payments/payments';
import type { CheckoutOrderError } from '@shopwright/contract/errors/groups';
import { checkoutNotFound, findCheckout, canAccess } from '../checkout/index.ts';
import type { Actor } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import { isRefusal, refuseWithStatus, type Refusal } from '../kernel/outcome.ts';
import { findOrderNumber } from '../orders/index.ts';
import { createPriceWriter } from '../pricing/index.ts';
import type { ReconcileDeps } from './deps.ts';
import { methodNamed } from './methods.ts';
import { ProviderUnavailable } from './port.ts';
import { reconcilePayment, type Confirmation, type Reconciled } from './reconcile.ts';
import { isFinal } from './rules/attempt.ts';
import { findActiveAttempt, findAttempt, findAttempts, type Attempt } from './store/attempts.ts';

/** The state of a checkout's payment, after asking the provider for news. */
export async function readPaymentState(
  deps: ReconcileDeps,
  actor: Actor,
  checkoutId: string,
): Promise<CheckoutPayment | Refusal<CheckoutOrderError | 'PAYMENT_ERROR'>> {
  const { siteId } = actor;
  const row = await findCheckout(deps.db, siteId, checkoutId);
  if (!row || !canAccess(row, actor)) return checkoutNotFound(checkoutId);
  if (row.orderId !== null)
    return describePlacedOrder(deps, { siteId, checkoutId, orderId: row.orderId });
  const active = await findActiveAttempt(deps.db, siteId, checkoutId);
  if (active && !isFinal(active.state)) {
    const reconciled = await tryReconcile(deps, active, { returnUrl: '' });
    if (isRefusal(reconciled)) return reconciled;
    return reconciled.refusal ?? describePayment(deps, reconciled);
  }
  const last = (await findAttempts(deps.db, siteId, checkoutId)).at(-1);
  return last ? describePayment(deps, { attempt: last }) : { state: 'NONE' };
}

/**
 * Reconciles, and answers when the provider cannot be reached: either it was not called yet, or the
 * worker finds out what it did.
 */
export async function tryReconcile(
  deps: ReconcileDeps,
  attempt: Attempt,
  confirmation: Confirmation,
): Promise<Reconciled | Refusal<'PAYMENT_ERROR'>> {
  try {
    return await reconcilePayment(deps, attempt, confirmation);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn(
      { event: 'payment.provider_unavailable', err: error, attemptId: attempt.attemptId },
      'The payment provider does not answer',
    );
    const current = await findAttempt(deps.db, attempt.siteId, attempt.attemptId);
    if (!current || current.state === 'FAILED')
      return refuseWithStatus(
        503,
        'PAYMENT_ERROR',
        'The payment provider does not answer. Nothing was charged; try again in a moment.',
      );
    return { attempt: current };
  }
}

export async function describePayment(
  deps: ReconcileDeps,
  { attempt, challengeUrl }: Reconciled,
): Promise<CheckoutPayment> {
  const { siteId, checkoutId, orderId } = attempt;
  if (orderId !== null) return describeOrder(deps, { siteId, checkoutId, orderId }, attempt);
  const payment = {
    ...methodNamed(attempt.provider),
    attemptId: attempt.attemptId,
    amount: await priceOf(deps, attempt),
  };
  switch (attempt.state) {
    case 'CHALLENGE':
      return {
        ...payment,
        state: 'CHALLENGE',
        ...compact({ challengeUrl }),
      };
    case 'DECLINED':
    case 'VOIDING':
    case 'VOIDED':
    case 'FAILED':
      return { ...payment, state: 'DECLINED', reason: attempt.reason ?? 'PROCESSING_ERROR' };
    default:
      return { ...payment, state: 'PENDING' };
  }
}

interface PlacedOrder {
  readonly siteId: string;
  readonly checkoutId: string;
  readonly orderId: string;
}

/**
 * An order that an earlier request placed; that request may have stopped before it captured the
 * payment.
 */
export async function describePlacedOrder(
  deps: ReconcileDeps,
  placed: PlacedOrder,
): Promise<CheckoutPayment> {
  const uncaptured = await findActiveAttempt(deps.db, placed.siteId, placed.checkoutId);
  if (uncaptured?.state === 'CAPTURING') await tryReconcile(deps, uncaptured, { returnUrl: '' });
  return describeOrder(deps, placed);
}

export async function describeOrder(
  deps: ReconcileDeps,
  { siteId, checkoutId, orderId }: PlacedOrder,
  paidBy?: Attempt,
): Promise<CheckoutPayment> {
  const attempt = paidBy ?? (await findActiveAttempt(deps.db, siteId, checkoutId));
  const orderNumber = await findOrderNumber(deps.db, siteId, orderId);
  const order = { orderId, ...compact({ orderNumber }) };
  if (!attempt) return { state: 'PLACED', method: 'OFFLINE', ...order };
  return {
    state: 'PAID',
    ...methodNamed(attempt.provider),
    attemptId: attempt.attemptId,
    amount: await priceOf(deps, attempt),
    ...order,
  };
}

async function priceOf({ checkout }: ReconcileDeps, { siteId, amount }: Attempt) {
  const { currency, conversion } = await checkout.pricing.termsOf(siteId);
  return createPriceWriter(currency, conversion).price(amount);
}
