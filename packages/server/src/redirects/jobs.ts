import type { RedirectDeps } from './deps.ts';
import { deleteOld } from './store.ts';

/** An expired link is reported as expired for a day, then as unknown. */
const RETENTION_SECONDS = 24 * 60 * 60;

export function redirectJobs({ db, clock }: Pick<RedirectDeps, 'db' | 'clock'>) {
  return {
    tasks: {
      'forget-old-redirect-sessions': async (): Promise<void> => {
        const before = new Date(clock().getTime() - RETENTION_SECONDS * 1000);
        while ((await deleteOld(db, before, 2_000)) > 0);
      },
    },
    schedule: ['*/20 * * * * forget-old-redirect-sessions'],
  };
}
