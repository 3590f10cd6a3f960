import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestsToNotify } from './waiting.ts';

const NOW = 1_000_000;
const PATIENCE = 1000;
const guest = (name: string, quantity: number, notifiedAt: number | null = null) => ({
  name,
  quantity,
  notifiedAt: notifiedAt === null ? null : new Date(notifiedAt),
});
const next = (guests: ReturnType<typeof guest>[], room: number | null) =>
  guestsToNotify(guests, room, NOW, PATIENCE).map(({ name }) => name);

describe('the waiting list of an event', () => {
  it('is served in order of arrival, while seats are available', () => {
    const guests = [guest('a', 2), guest('b', 1), guest('c', 1)];
    expect(next(guests, 3)).toEqual(['a', 'b']);
    expect(next(guests, 4)).toEqual(['a', 'b', 'c']);
    expect(next(guests, 0)).toEqual([]);
    expect(next([], 5)).toEqual([]);
  });

  it('skips guests who want more tickets than available', () => {
    expect(next([guest('a', 3), guest('b', 2)], 2)).toEqual(['b']);
  });

  it('is served completely if there is no limit', () => {
    expect(next([guest('a', 100), guest('b', 100)], null)).toEqual(['a', 'b']);
  });

  it('reserves seats for notified guests until their offer expires', () => {
    const waited = (ago: number) => next([guest('told', 2, NOW - ago), guest('b', 1)], 2);
    expect(waited(0)).toEqual([]);
    expect(waited(PATIENCE - 1)).toEqual([]);
    expect(waited(PATIENCE)).toEqual(['b']);
  });

  it('never offers more seats than available, and notifies no guest twice', () => {
    const guests = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 5 }),
        notifiedAt: fc.option(
          fc.integer({ min: 0, max: 2 * PATIENCE }).map((ago) => new Date(NOW - ago)),
        ),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(guests, fc.integer({ min: 0, max: 15 }), (all, room) => {
        const notified = guestsToNotify(all, room, NOW, PATIENCE);
        expect(notified.every(({ notifiedAt }) => notifiedAt === null)).toBe(true);
        const promised = notified.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(promised).toBeLessThanOrEqual(room);
      }),
    );
  });
});
