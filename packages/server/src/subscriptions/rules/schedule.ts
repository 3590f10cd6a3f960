import { periodsAfter, type Period } from '../../kernel/calendar.ts';

/** When the cycles of a subscription are due. Plain data, stored with the subscription. */
export interface Schedule {
  /** The first cycle: the time of the purchase, or the end of the free trial. */
  readonly firstAt: number;
  readonly period: Period;
  /** Null: until it is canceled. */
  readonly cycles: number | null;
  readonly timeZone: string;
  /** The number of skipped periods, and the total duration of pauses. */
  readonly skipped: number;
  readonly pausedFor: number;
}

/**
 * Counted from the first cycle: a subscription that started on the 31st is due on the last day of
 * shorter months.
 */
export function dueAt(
  { firstAt, period, timeZone, skipped, pausedFor }: Schedule,
  cycle: number,
): number {
  return periodsAfter(firstAt, period, cycle - 1 + skipped, timeZone) + pausedFor;
}

/** Undefined after the last cycle. */
export const cycleAfter = ({ cycles }: Schedule, cycle: number): number | undefined =>
  cycles !== null && cycle >= cycles ? undefined : cycle + 1;

const DAY: Period = { frequency: 'DAY', interval: 1 };

/**
 * When a charge with this many failures is retried; undefined when it is given up. Days are counted
 * in the store's time zone.
 */
export function retryAt(
  { timeZone }: Pick<Schedule, 'timeZone'>,
  retryDays: readonly number[],
  failures: number,
  now: number,
): number | undefined {
  const days = retryDays[failures - 1];
  return days === undefined ? undefined : periodsAfter(now, DAY, days, timeZone);
}
