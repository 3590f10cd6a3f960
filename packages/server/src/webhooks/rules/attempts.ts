/** For how long, and how often, a delivery is tried. */

const tryForMs = 3 * 86_400_000;
export const waits = { firstMs: 5_000, mostMs: 4 * 3_600_000 };

/** The retry period starts with the event or its latest replay. */
export function isOver(
  { createdAt, replayedAt }: { createdAt: Date; replayedAt: Date | null },
  now: Date,
): boolean {
  return now.getTime() - (replayedAt ?? createdAt).getTime() >= tryForMs;
}

const FAILURES_BEFORE_PAUSE = 10;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** How long a receiver is left alone after so many failures in a row; 0 is not at all. After that, one attempt shows whether it is back. */
export const pauseMs = (failures: number): number =>
  failures < FAILURES_BEFORE_PAUSE
    ? 0
    : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FAILURES_BEFORE_PAUSE));

/** What was published before this moment, and not replayed since, is no longer tried. */
export const overBefore = (now: Date): Date => new Date(now.getTime() - tryForMs);

/** One that fails again and again is asked one at a time, until it answers. */
export const atOnce = (failures: number): number => (failures >= FAILURES_BEFORE_PAUSE ? 1 : 5);

/** What the receiver's answer means; undefined is yes. */
export function whyNotTaken(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400)
    return `The receiver answered with status ${status}. Redirects are not followed: register the address it leads to.`;
  return `The receiver answered with status ${status}.`;
}
