import type { EventType } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { deleteOldEvents, saveEventTasks } from './store.ts';

/**
 * The jobs that each event type starts. They are enqueued in the transaction that publishes the
 * event.
 */
export type OnEvents = Readonly<Partial<Record<EventType, string | readonly string[]>>>;

/**
 * The payload of such a job. It may receive only the newest of several events of an entity, or the
 * same event twice, so it reads the current state itself.
 */
export interface EventNotice {
  readonly siteId: string;
  readonly eventId: string;
  readonly eventType: EventType;
  readonly entityType: string;
  readonly entityId: string;
}

/** Written to the database at startup, for the publishers in every process. */
export async function listenByJobs(db: Db, listeners: readonly OnEvents[]): Promise<void> {
  const tasks = listeners.flatMap((on) =>
    Object.entries(on).flatMap(([eventType, names]) =>
      [names].flat().map((task) => ({ eventType, task })),
    ),
  );
  await db.tx((tx) => saveEventTasks(tx, tasks));
}

export function eventJobs({
  db,
  clock,
  retentionDays,
}: {
  db: Db;
  clock: Clock;
  retentionDays: number;
}) {
  return {
    tasks: {
      'forget-old-events': async (): Promise<void> => {
        const before = new Date(clock().getTime() - retentionDays * 86_400_000);
        // In small batches: deleting a year of events at once would hold locks for minutes.
        while ((await deleteOldEvents(db, before, 2_000)) > 0);
      },
    },
    schedule: ['37 3 * * * forget-old-events'],
  };
}
