/** How long and how often a delivery is attempted. */

const RETRY_WINDOW_MS = 3 * 86_400_000;
export const RETRY_DELAYS = { firstMs: 5_000, maxMs: 4 * 3_600_000 };

/** The retry period starts with the event or its latest replay. */
export function isOver(
  { createdAt, replayedAt }: { createdAt: Date; replayedAt: Date | null },
  now: Date,
): boolean {
  return now.getTime() - (replayedAt ?? createdAt).getTime() >= RETRY_WINDOW_MS;
}

const FAILURES_BEFORE_PAUSE = 10;
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

/**
 * How long a receiver is paused after this many consecutive failures; 0 for not at all. A single
 * attempt then shows whether it is back.
 */
export const pauseMs = (failures: number): number =>
  failures < FAILURES_BEFORE_PAUSE
    ? 0
    : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FAILURES_BEFORE_PAUSE));

/** Events that were published before this time, and not replayed since, are given up. */
export const overBefore = (now: Date): Date => new Date(now.getTime() - RETRY_WINDOW_MS);

/** A failing receiver gets one delivery at a time until it succeeds. */
export const atOnce = (failures: number): number => (failures >= FAILURES_BEFORE_PAUSE ? 1 : 5);

/** What the receiver's status means; undefined for success. */
export function failureReason(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400)
    return `The receiver answered with status ${status}. Redirects are not followed: register the address it leads to.`;
  return `The receiver answered with status ${status}.`;
}
