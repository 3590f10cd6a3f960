import type { MembersDeps } from './deps.ts';
import { sumUpTally } from './store/search.ts';

export function memberJobs({ db }: Pick<MembersDeps, 'db'>) {
  return {
    tasks: {
      'sum-up-members': async (): Promise<void> => {
        await sumUpTally(db);
      },
    },
    schedule: ['*/5 * * * * sum-up-members'],
  };
}
