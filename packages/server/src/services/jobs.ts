import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { dropExpired } from './store/bookings.ts';

const DAY_MS = 86_400_000;

/** An expired hold no longer counts; its row is deleted a day later. */
export function serviceJobs({ db, clock }: { db: Db; clock: Clock }) {
  return {
    tasks: {
      'services-clean-up': async () => {
        await db.tx((tx) => dropExpired(tx, new Date(clock().getTime() - DAY_MS)));
      },
    },
    schedule: ['23 4 * * * services-clean-up'],
  };
}
