import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { dropExpired } from './store/bookings.ts';

const DAY = 86_400_000;

/** A hold that ran out counts for nothing from that moment; a day later its row goes too. */
export function serviceJobs({ db, clock }: { db: Db; clock: Clock }) {
  return {
    tasks: {
      'services-clean-up': async () => {
        await db.tx((tx) => dropExpired(tx, new Date(clock().getTime() - DAY)));
      },
    },
    schedule: ['23 4 * * * services-clean-up'],
  };
}
