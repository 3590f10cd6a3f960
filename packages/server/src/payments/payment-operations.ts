import type { PaymentOperations, PaymentOutcome } from '../orders/index.ts';
import { returnToGiftCard } from '../pricing/index.ts';
import type { ReconcileDeps } from './deps.ts';
import { reconcilePayment } from './reconcile.ts';
import { refundThrough } from './refund.ts';
import {
  amountToCapture,
  findAttempt,
  updateAttemptState,
  type Attempt,
} from './store/attempts.ts';

/**
 * What the orders' port needs: captures, voids and refunds through the provider of the payment, or
 * back to the gift card.
 */
export function createPaymentOperations(deps: ReconcileDeps): PaymentOperations {
  const { db, clock, providers } = deps;

  const finish = async (
    siteId: string,
    paymentId: string,
    to: 'CAPTURING' | 'VOIDING',
    amount: bigint,
  ): Promise<PaymentOutcome> => {
    const attempt = await findAttempt(db, siteId, paymentId);
    if (!attempt) return refused('This payment was not made through a provider of this server.');
    if (amount > attempt.amount) return refused('The amount exceeds the authorized amount.');
    if (to === 'VOIDING' && amount !== attempt.amount)
      return refused('Only the whole authorized amount can be voided.');
    const now = clock();
    if (attempt.state === 'AUTHORISED')
      await updateAttemptState(db, siteId, paymentId, {
        from: 'AUTHORISED',
        to,
        now,
        checkAt: now,
        ...(amount === attempt.amount ? {} : { captureAmount: amount }),
      });
    const current = (await findAttempt(db, siteId, paymentId)) ?? attempt;
    if (to === 'CAPTURING' && amountToCapture(current) !== amount)
      return refused('A capture of another amount is in progress for this payment.');
    return outcomeOf((await reconcilePayment(deps, current)).attempt, to);
  };

  return {
    refund: async ({ kind, siteId, paymentId, refundId, amount, giftCardId }) => {
      if (kind === 'giftCard') {
        const isReturned =
          giftCardId !== undefined &&
          (await db.tx((tx) =>
            returnToGiftCard(tx, siteId, {
              giftCardId,
              amount,
              reference: `refund ${refundId}`,
              now: clock(),
            }),
          ));
        return isReturned
          ? { state: 'DONE' }
          : refused('The gift card no longer exists; refund the buyer another way.');
      }
      const outcome = await refundThrough(providers, db, { siteId, paymentId, refundId, amount });
      return outcome.state === 'REFUSED'
        ? refused(outcome.reason)
        : { state: outcome.state === 'REFUNDED' ? 'DONE' : 'PENDING' };
    },
    capture: ({ siteId, paymentId, amount }) => finish(siteId, paymentId, 'CAPTURING', amount),
    void: ({ siteId, paymentId, amount }) => finish(siteId, paymentId, 'VOIDING', amount),
  };
}

const refused = (reason: string): PaymentOutcome => ({ state: 'REFUSED', reason });

function outcomeOf({ state }: Attempt, requested: 'CAPTURING' | 'VOIDING'): PaymentOutcome {
  if (state === (requested === 'CAPTURING' ? 'CAPTURED' : 'VOIDED')) return { state: 'DONE' };
  return state === requested
    ? { state: 'PENDING' }
    : refused(`The provider has this payment as ${state}.`);
}
