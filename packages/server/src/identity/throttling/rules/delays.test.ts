import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_DELAYS_SECONDS,
  ATTEMPT_RETENTION_SECONDS,
  CONFIRMATION_DELAYS_SECONDS,
  NETWORK_DELAYS_SECONDS,
  RECIPIENT_DELAYS_SECONDS,
} from './delays.ts';

/** The number of free attempts, and the delays after them. */
const split = (delays: readonly number[]) => {
  const free = delays.findIndex((seconds) => seconds > 0);
  return { free, growing: delays.slice(free) };
};

describe('the delays between attempts', () => {
  it('tolerate typos and make guessing hopeless', () => {
    expect(split(ATTEMPT_DELAYS_SECONDS)).toEqual({
      free: 4,
      growing: [1, 2, 4, 8, 16, 30, 60, 120, 240, 480, 900],
    });
  });

  it('tolerate an office behind one address', () => {
    expect(split(NETWORK_DELAYS_SECONDS)).toEqual({ free: 100, growing: [1, 2, 4, 8, 16, 30, 60] });
  });

  it('allow twenty emails to a mailbox before delays', () => {
    expect(split(RECIPIENT_DELAYS_SECONDS)).toEqual({
      free: 20,
      growing: [60, 120, 240, 480, 900],
    });
  });

  it('let a network confirm a thousand orders, then one a minute', () => {
    expect(split(CONFIRMATION_DELAYS_SECONDS)).toEqual({ free: 1000, growing: [60] });
  });

  it('never shrink, and end before failures expire', () => {
    expect(ATTEMPT_RETENTION_SECONDS).toBe(3600);
    for (const delays of [
      ATTEMPT_DELAYS_SECONDS,
      NETWORK_DELAYS_SECONDS,
      RECIPIENT_DELAYS_SECONDS,
      CONFIRMATION_DELAYS_SECONDS,
    ]) {
      expect(delays).toEqual(delays.toSorted((one, other) => one - other));
      expect(Math.max(...delays)).toBeLessThan(ATTEMPT_RETENTION_SECONDS);
    }
  });
});
