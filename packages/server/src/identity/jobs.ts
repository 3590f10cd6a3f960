import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { deleteOldSessions } from './store.ts';

/** A session that has been over for a month tells nobody anything. */
const keepDays = 30;

export function identityJobs({ db, clock }: { db: Db; clock: Clock }) {
  return {
    tasks: {
      'forget-old-sessions': async (): Promise<void> => {
        await deleteOldSessions(db, new Date(clock().getTime() - keepDays * 86_400_000));
      },
    },
    schedule: ['17 4 * * * forget-old-sessions'],
  };
}
