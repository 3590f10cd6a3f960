import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../measure.ts';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** The memory of an idle platform process after a garbage collection. */
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
