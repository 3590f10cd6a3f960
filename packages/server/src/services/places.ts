import type { Tx } from '../db/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { lockOffering, type Offering } from '../offerings/index.ts';
import { serviceKind } from './service-kind.ts';
import type { ServiceFacts } from './rules/service.ts';
import { findSlots, MINUTE, whyNotBookable, type Slot } from './rules/slots.ts';
import { isBusy, lockSession, takenSeats } from './store/sessions.ts';
import { lockStaff } from './store/staff.ts';

/** Where there is room. */
export interface Place {
  readonly sessionId: string;
  readonly slot: Slot;
}

export interface PlaceWish {
  readonly siteId: string;
  readonly service: Offering<ServiceFacts>;
  readonly start: number;
  readonly staffId?: string | undefined;
  readonly seats: number;
  readonly holidays: ReadonlySet<string>;
  readonly now: Date;
  /** The shop books whenever a slot is; buyers within the service's notice and window. */
  readonly byShop?: boolean;
  /** A booking that moves does not stand in its own way. */
  readonly exceptBooking?: string;
}

export const slotFull = (): Refusal =>
  refuse(409, 'SLOT_IS_FULL', 'This time is taken. Please choose another.');

/**
 * Finds room for so many and keeps everyone else out until the transaction ends: the session's row is locked, and the
 * row of the person who gives it, who is in one place at a time.
 */
export async function takePlace(tx: Tx, wish: PlaceWish): Promise<Place | Refusal> {
  const { service, start, staffId, holidays, now } = wish;
  const slots = findSlots(service.facts, { start, staffId, holidays });
  if (slots.length === 0) return refuse(404, 'SLOT_NOT_FOUND', 'There is nothing at this time.');
  const reason =
    wish.byShop === true ? undefined : whyNotBookable(service.facts, start, now.getTime());
  if (reason !== undefined)
    return refuse(
      409,
      reason,
      reason === 'TOO_LATE_TO_BOOK'
        ? 'It is too late to book this time.'
        : 'This time cannot be booked yet.',
    );
  for (const slot of slots) {
    const sessionId = await tryPlace(tx, wish, slot);
    if (sessionId !== undefined) return { sessionId, slot };
  }
  return slotFull();
}

async function tryPlace(
  tx: Tx,
  { siteId, service: { id: serviceId, facts }, seats, now, exceptBooking }: PlaceWish,
  slot: Slot,
): Promise<string | undefined> {
  if (slot.staffId !== undefined && !(await lockStaff(tx, siteId, slot.staffId))) return undefined;
  // Appointments without named staff are given by one person, whoever it is.
  const alone = slot.staffId === undefined && facts.type === 'APPOINTMENT';
  if (alone) await lockOffering(tx, serviceKind, siteId, serviceId);
  const span = { from: slot.start, to: slot.end + facts.bufferMinutes * MINUTE };
  const sessionId = await lockSession(tx, siteId, serviceId, slot, span.to);
  if ((await takenSeats(tx, siteId, sessionId, now, exceptBooking)) + seats > facts.capacity)
    return undefined;
  const who =
    slot.staffId === undefined ? (alone ? { serviceId } : undefined) : { staffId: slot.staffId };
  if (who && (await isBusy(tx, siteId, who, sessionId, span, now, exceptBooking))) return undefined;
  return sessionId;
}
