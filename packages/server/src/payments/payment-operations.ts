import { refundThrough } from './refund.ts';
import { findAttempt, stepAttempt, takenOf, type Attempt } from './store/attempts.ts';
import { returnToGiftCard } from '../pricing/index.ts';
import type { MoneyOutcome, MoneyPort } from '../orders/index.ts';
import { advance } from './reconcile.ts';
import type { PlaceDeps } from './deps.ts';

/** Moves money the way it came: through the provider of the payment, or back on the gift card. */
export function createMoney(deps: PlaceDeps): MoneyPort {
  const { db, clock, providers } = deps;

  const finish = async (
    siteId: string,
    paymentId: string,
    by: 'CAPTURING' | 'VOIDING',
    amount: bigint,
  ): Promise<MoneyOutcome> => {
    const attempt = await findAttempt(db, siteId, paymentId);
    if (!attempt)
      return refused('This payment was not made through a provider that this server knows.');
    if (amount > attempt.amount || (by === 'VOIDING' && amount !== attempt.amount))
      return refused('So much is not held.');
    const now = clock();
    if (attempt.state === 'AUTHORISED')
      await stepAttempt(db, siteId, paymentId, {
        from: 'AUTHORISED',
        to: by,
        now,
        checkAt: now,
        ...(amount === attempt.amount ? {} : { taken: amount }),
      });
    const current = (await findAttempt(db, siteId, paymentId)) ?? attempt;
    if (by === 'CAPTURING' && takenOf(current) !== amount)
      return refused('Another amount of this payment is being taken.');
    return outcomeOf((await advance(deps, current)).attempt, by);
  };

  return {
    refund: async ({ kind, siteId, paymentId, refundId, amount, giftCardId }) => {
      if (kind === 'giftCard') {
        const isBack =
          giftCardId !== undefined &&
          (await db.tx((tx) =>
            returnToGiftCard(tx, siteId, {
              giftCardId,
              amount,
              reference: `refund ${refundId}`,
              now: clock(),
            }),
          ));
        return isBack
          ? { state: 'DONE' }
          : refused('The gift card is not known here any more; give the money back another way.');
      }
      const outcome = await refundThrough(providers, db, { siteId, paymentId, refundId, amount });
      return outcome.state === 'REFUSED'
        ? refused(outcome.reason)
        : { state: outcome.state === 'REFUNDED' ? 'DONE' : 'PENDING' };
    },
    capture: ({ siteId, paymentId, amount }) => finish(siteId, paymentId, 'CAPTURING', amount),
    release: ({ siteId, paymentId, amount }) => finish(siteId, paymentId, 'VOIDING', amount),
  };
}

const refused = (reason: string): MoneyOutcome => ({ state: 'REFUSED', reason });

function outcomeOf({ state }: Attempt, by: 'CAPTURING' | 'VOIDING'): MoneyOutcome {
  if (state === (by === 'CAPTURING' ? 'CAPTURED' : 'VOIDED')) return { state: 'DONE' };
  return state === by
    ? { state: 'PENDING' }
    : refused(`The provider has this payment as ${state}.`);
}
