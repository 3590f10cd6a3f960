import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { deliverCard, type DeliverDeps } from './deliver.ts';
import { findCard, listDueCards } from './store/gift-cards.ts';

const CARDS_PER_BATCH = 50;

/**
 * Sends cards on their delivery date. Code, status and mail are written in one transaction, so that
 * a worker that dies never sends two codes.
 */
export function giftCardJobs({ db, clock, ...deps }: DeliverDeps & { db: Db; clock: Clock }) {
  const deliverSome = (): Promise<number> =>
    db.tx(async (tx) => {
      const now = clock();
      const due = await listDueCards(tx, now, CARDS_PER_BATCH);
      for (const { siteId, giftCardId } of due) {
        const card = await findCard(tx, siteId, giftCardId);
        if (card) await deliverCard(tx, deps, siteId, card, now);
      }
      return due.length;
    });
  return {
    tasks: {
      'gift-cards-deliver': async () => {
        while ((await deliverSome()) === CARDS_PER_BATCH);
      },
    },
    schedule: ['* * * * * gift-cards-deliver'],
  };
}
