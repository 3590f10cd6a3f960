import type { SavedCard } from '../orders/index.ts';
import type { ReconcileDeps } from './deps.ts';
import { providerNamed } from './methods.ts';
import { reconcilePayment } from './reconcile.ts';
import { isLost } from './rules/attempt.ts';
import {
  findAttempt,
  findPaidAttempt,
  insertAttempt,
  updateAttemptState,
  type Attempt,
} from './store/attempts.ts';
import { firstCheckAt, voidPayment } from './transition.ts';

export interface OrderCharge {
  readonly siteId: string;
  readonly orderId: string;
  /** Makes the charge idempotent: the same id charges once. */
  readonly attemptId: string;
  /** Thousandths. */
  readonly amount: bigint;
  readonly currency: string;
  readonly card: SavedCard;
}

/**
 * Charges an existing order while its buyer is absent, such as a subscription's renewal. The order
 * records the payment with its events and mails. A repeated call continues where the last one
 * stopped.
 */
export async function chargeOrder(
  deps: ReconcileDeps,
  charge: OrderCharge,
): Promise<'PAID' | 'DECLINED' | 'PENDING'> {
  const { siteId, attemptId, card } = charge;
  const reconcile = async (before: Attempt): Promise<Attempt> =>
    (await reconcilePayment(deps, (await findAttempt(deps.db, siteId, attemptId)) ?? before))
      .attempt;
  const begun =
    (await findAttempt(deps.db, siteId, attemptId)) ?? (await createCharge(deps, charge));
  const confirmation = { token: card.token, returnUrl: deps.orders.write.publicUrl };
  let { attempt } = await reconcilePayment(deps, begun, confirmation);
  // The buyer is absent and cannot complete the bank's challenge.
  if (attempt.state === 'CHALLENGE') {
    await voidPayment(deps, attempt, 'ABANDONED');
    attempt = await reconcile(attempt);
  }
  if (attempt.state === 'AUTHORISED') {
    const now = deps.clock();
    await updateAttemptState(deps.db, siteId, attemptId, {
      from: 'AUTHORISED',
      to: 'CAPTURING',
      now,
      checkAt: firstCheckAt(now),
    });
    attempt = await reconcile(attempt);
  }
  return attempt.state === 'CAPTURED' ? 'PAID' : isLost(attempt.state) ? 'DECLINED' : 'PENDING';
}

/**
 * The card under the token that its provider wants for the next charge. A card other than the one
 * that paid stays as it is.
 */
export async function findReusableCard(
  deps: Pick<ReconcileDeps, 'db' | 'providers'>,
  siteId: string,
  paidOrderId: string,
  card: SavedCard,
): Promise<SavedCard> {
  const provider = providerNamed(deps.providers, card.provider);
  const paid = provider?.reusable ? await findPaidAttempt(deps.db, siteId, paidOrderId) : undefined;
  if (!provider?.reusable || !paid || paid.reference === null || paid.savedToken !== card.token)
    return card;
  const token = await provider.reusable({ ...paid, reference: paid.reference });
  return { ...card, token: token ?? card.token };
}

async function createCharge(
  deps: ReconcileDeps,
  { siteId, orderId, attemptId, amount, currency, card }: OrderCharge,
): Promise<Attempt> {
  const now = deps.clock();
  return deps.db.tx(async (tx) => {
    await insertAttempt(
      tx,
      {
        siteId,
        attemptId,
        checkoutId: orderId,
        provider: card.provider,
        amount,
        currency,
        delayCapture: false,
        savedToken: card.token,
      },
      now,
      now,
    );
    // It has its order from the start, so no other is created for it. Its caller retries it, not
    // the worker.
    await updateAttemptState(tx, siteId, attemptId, {
      from: 'CREATED',
      to: 'CREATED',
      orderId,
      now,
      checkAt: null,
    });
    const attempt = await findAttempt(tx, siteId, attemptId);
    if (!attempt) throw new Error(`The payment attempt ${attemptId} was not stored.`);
    return attempt;
  });
}
