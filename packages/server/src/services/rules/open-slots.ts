import type { ServiceFacts } from './service.ts';
import { MINUTE_MS, slotsBetween, whyNotBookable, type Slot, type SlotRefusal } from './slots.ts';

export interface OpenSlot extends Slot {
  readonly seats: number;
  readonly openSeats: number;
  readonly bookable: boolean;
  readonly reason?: SlotRefusal | 'FULL';
}

interface TakenSpan {
  readonly serviceId: string;
  readonly staffId: string | null;
  readonly start: Date;
  readonly busyUntil: Date;
  readonly seats: number;
}

/** The slots of a time span with their free seats. */
export function openSlots(
  { id, facts }: { id: string; facts: ServiceFacts },
  {
    from,
    to,
    holidays,
    taken,
    now,
  }: {
    from: number;
    to: number;
    holidays: ReadonlySet<string>;
    taken: readonly TakenSpan[];
    now: number;
  },
): OpenSlot[] {
  return slotsBetween(facts, { from, to, holidays }).map((slot) => {
    const openSeats = seatsLeft({ id, facts }, slot, taken);
    const reason = whyNotBookable(facts, slot.start, now) ?? (openSeats > 0 ? undefined : 'FULL');
    return {
      ...slot,
      seats: facts.capacity,
      openSeats,
      bookable: reason === undefined,
      ...(reason === undefined ? {} : { reason }),
    };
  });
}

export function seatsLeft(
  { id, facts }: { id: string; facts: ServiceFacts },
  slot: Slot,
  taken: readonly TakenSpan[],
): number {
  const busyUntil = slot.end + facts.bufferMinutes * MINUTE_MS;
  let used = 0;
  for (const span of taken) {
    const same =
      span.serviceId === id &&
      span.start.getTime() === slot.start &&
      (span.staffId ?? undefined) === slot.staffId;
    if (same) used += span.seats;
    else if (
      span.start.getTime() < busyUntil &&
      span.busyUntil.getTime() > slot.start &&
      isSameGiver(id, facts, slot, span)
    )
      return 0;
  }
  return Math.max(0, facts.capacity - used);
}

/**
 * Staff can give only one session at a time; appointments without named staff are given by one
 * person.
 */
function isSameGiver(
  id: string,
  { type }: ServiceFacts,
  { staffId }: Slot,
  span: TakenSpan,
): boolean {
  if (staffId !== undefined) return span.staffId === staffId;
  return type === 'APPOINTMENT' && span.serviceId === id && span.staffId === null;
}
