import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../measure.ts';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** What the platform's process holds when nothing is asked of it, its garbage collected. */
export const memory: Case = async ({ shop }) => {
  await sleep(1000);
  const { rss, heap } = await shop.memory();
  return [
    {
      name: 'memory at rest',
      value: megabytes(rss),
      note: `heap ${megabytes(heap)}; PostgreSQL has its own`,
    },
  ];
};
