import type { WallClock } from './zone.server.ts';

/** An open slot as the platform returns it. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  readonly openSeats: number;
  readonly bookable: boolean;
  readonly reason?: 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'FULL';
  readonly staffId?: string;
  readonly staffName?: string;
}

/** Days as the clocks in one place count them: a late class there may be tomorrow's here. */
export function byDay<One extends { readonly start: number }>(
  slots: readonly One[],
  clock: WallClock,
): Map<string, One[]> {
  const days = new Map<string, One[]>();
  for (const slot of slots) {
    const date = clock.date(slot.start);
    const day = days.get(date);
    if (day) day.push(slot);
    else days.set(date, [slot]);
  }
  return days;
}

/**
 * With any staff member, each time is listed once, with the largest capacity that any of them has.
 */
export function withAnyone(slots: readonly Slot[]): Slot[] {
  const times = new Map<number, Slot>();
  for (const slot of slots) {
    const sameTime = times.get(slot.start);
    if (!sameTime) times.set(slot.start, slot);
    else times.set(slot.start, without(betterOf(sameTime, slot)));
  }
  return [...times.values()];
}

const betterOf = (a: Slot, b: Slot): Slot =>
  (Number(b.bookable) - Number(a.bookable) || b.openSeats - a.openSeats) > 0 ? b : a;

function without({ staffId: _id, staffName: _name, ...slot }: Slot): Slot {
  return slot;
}
