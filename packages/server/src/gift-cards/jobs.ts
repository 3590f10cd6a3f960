import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { deliverCard, type DeliverDeps } from './deliver.ts';
import { findCard, listDueCards } from './store/gift-cards.ts';

const BATCH = 50;

/** Cards go out on their day: code, mark and mail in one transaction, so that a worker that dies sends none twice with two codes. */
export function giftCardJobs({ db, clock, ...deps }: DeliverDeps & { db: Db; clock: Clock }) {
  const deliverSome = (): Promise<number> =>
    db.tx(async (tx) => {
      const now = clock();
      const due = await listDueCards(tx, now, BATCH);
      for (const { siteId, giftCardId } of due) {
        const card = await findCard(tx, siteId, giftCardId);
        if (card) await deliverCard(tx, deps, siteId, card, now);
      }
      return due.length;
    });
  return {
    tasks: {
      'gift-cards-deliver': async () => {
        while ((await deliverSome()) === BATCH);
      },
    },
    schedule: ['* * * * * gift-cards-deliver'],
  };
}
