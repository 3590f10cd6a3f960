import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { advanceMembership } from './memberships.ts';
import { listDue } from './store/memberships.ts';

const MEMBERSHIPS_PER_BATCH = 200;

/**
 * Reads compute the current state of a membership, so no request waits for this job. It stores the
 * new state and publishes it.
 */
export function planJobs({ db, clock }: { db: Db; clock: Clock }) {
  return {
    tasks: {
      'plans-turn': async () => {
        for (;;) {
          const now = clock();
          const due = await listDue(db, now, MEMBERSHIPS_PER_BATCH);
          for (const { siteId, membershipId } of due)
            await db.tx((tx) => advanceMembership(tx, siteId, membershipId, now));
          if (due.length < MEMBERSHIPS_PER_BATCH) return;
        }
      },
    },
    schedule: ['*/5 * * * * plans-turn'],
  };
}
