import type { EventType } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { deleteOldEvents, saveEventTasks } from './store.ts';

/** Jobs that events call for, by event: they are asked for in the transaction that publishes the event. */
export type OnEvents = Readonly<Partial<Record<EventType, string | readonly string[]>>>;

/** What such a job is told. Of several events of one entity it may be told only the newest, and of one event twice: it looks at how things stand. */
export interface EventNotice {
  readonly siteId: string;
  readonly eventId: string;
  readonly eventType: EventType;
  readonly entityType: string;
  readonly entityId: string;
}

/** Written to the database when the program starts, for the publishers in every process. */
export async function listenByJobs(db: Db, listeners: readonly OnEvents[]): Promise<void> {
  const tasks = listeners.flatMap((on) =>
    Object.entries(on).flatMap(([eventType, names]) =>
      [names].flat().map((task) => ({ eventType, task })),
    ),
  );
  await db.tx((tx) => saveEventTasks(tx, tasks));
}

export function eventJobs({ db, clock, keepDays }: { db: Db; clock: Clock; keepDays: number }) {
  return {
    tasks: {
      'forget-old-events': async (): Promise<void> => {
        const before = new Date(clock().getTime() - keepDays * 86_400_000);
        // Little by little: a year of them must not hold locks for minutes.
        while ((await deleteOldEvents(db, before, 2_000)) > 0);
      },
    },
    schedule: ['37 3 * * * forget-old-events'],
  };
}
