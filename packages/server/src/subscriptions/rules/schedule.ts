import { periodsAfter, type Period } from '../../kernel/calendar.ts';

/** When the cycles of a subscription are due. Plain data, kept with it. */
export interface Schedule {
  /** The first cycle: the moment of the purchase, or the end of the free trial. */
  readonly firstAt: number;
  readonly period: Period;
  /** Until it is cancelled without it. */
  readonly cycles: number | null;
  readonly timeZone: string;
  /** How many periods were skipped, and for how long it was paused. */
  readonly skipped: number;
  readonly pausedFor: number;
}

/** Counted from the first and not from one another: what began on the 31st is due on the last day of shorter months. */
export function dueAt(
  { firstAt, period, timeZone, skipped, pausedFor }: Schedule,
  cycle: number,
): number {
  return periodsAfter(firstAt, period, cycle - 1 + skipped, timeZone) + pausedFor;
}

/** Undefined: that was the last one. */
export const cycleAfter = ({ cycles }: Schedule, cycle: number): number | undefined =>
  cycles !== null && cycle >= cycles ? undefined : cycle + 1;

const DAY: Period = { frequency: 'DAY', interval: 1 };

/** When a charge that failed so often is tried again; undefined: no more. Days are counted where the store is. */
export function retryAt(
  { timeZone }: Pick<Schedule, 'timeZone'>,
  retryDays: readonly number[],
  failures: number,
  now: number,
): number | undefined {
  const days = retryDays[failures - 1];
  return days === undefined ? undefined : periodsAfter(now, DAY, days, timeZone);
}
