import sql from 'sql-template-tag';
import { systemClock, type Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Db } from './open.ts';

/**
 * The clock of the database, for all processes: whether a coupon or token has expired must not
 * depend on the server that answers. Each process corrects its own clock by its offset from the
 * database.
 */
export interface SharedClock {
  readonly now: Clock;
  readonly close: () => void;
}

/** A smaller offset is within the latency of the network. */
const TOLERANCE_MS = 500;
const WARN_ABOVE_MS = 5_000;
const MEASURE_EVERY_MS = 60_000;

export async function createSharedClock({
  db,
  log,
  clock = systemClock,
}: {
  db: Pick<Db, 'query'>;
  log: Log;
  clock?: Clock;
}): Promise<SharedClock> {
  let offsetMs = 0;
  const measure = async (): Promise<void> => {
    const sentAt = clock().getTime();
    const [row] = await db.query<{ now: Date }>(sql`select clock_timestamp() as now`);
    const receivedAt = clock().getTime();
    if (!row) return;
    const distance = Math.round(row.now.getTime() - (sentAt + receivedAt) / 2);
    offsetMs = Math.abs(distance) - (receivedAt - sentAt) / 2 < TOLERANCE_MS ? 0 : distance;
    if (Math.abs(offsetMs) > WARN_ABOVE_MS) {
      log.warn(
        { event: 'clock.differs', offsetMs },
        'The clocks of this machine and the database differ; the database decides',
      );
    }
  };
  await measure();
  // If the database does not answer, the last offset stays.
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_EVERY_MS).unref();
  return { now: () => new Date(clock().getTime() + offsetMs), close: () => clearInterval(timer) };
}
