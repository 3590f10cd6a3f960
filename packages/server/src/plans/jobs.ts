import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { turnMembership } from './memberships.ts';
import { listDue } from './store/memberships.ts';

const BATCH = 200;

/** Nobody waits for this: a membership is read as it is at the moment of reading. It writes the turn down and tells of it. */
export function planJobs({ db, clock }: { db: Db; clock: Clock }) {
  return {
    tasks: {
      'plans-turn': async () => {
        for (;;) {
          const now = clock();
          const due = await listDue(db, now, BATCH);
          for (const { siteId, membershipId } of due)
            await db.tx((tx) => turnMembership(tx, siteId, membershipId, now));
          if (due.length < BATCH) return;
        }
      },
    },
    schedule: ['*/5 * * * * plans-turn'],
  };
}
