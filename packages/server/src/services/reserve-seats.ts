import type { SlotError } from '@shopwright/contract/errors/groups';
import type { Tx } from '../db/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { lockOffering, type Offering } from '../offerings/index.ts';
import { serviceKind } from './service-kind.ts';
import type { ServiceFacts } from './rules/service.ts';
import { findSlots, MINUTE_MS, whyNotBookable, type Slot } from './rules/slots.ts';
import { isBusy, lockSession, takenSeats } from './store/sessions.ts';
import { lockStaff } from './store/staff.ts';

/** The session with free seats. */
export interface ReservedSeats {
  readonly sessionId: string;
  readonly slot: Slot;
}

export interface SeatRequest {
  readonly siteId: string;
  readonly service: Offering<ServiceFacts>;
  readonly start: number;
  readonly staffId?: string | undefined;
  readonly seats: number;
  readonly holidays: ReadonlySet<string>;
  readonly now: Date;
  /** The shop books at any time; buyers within the service's notice and booking window. */
  readonly byShop?: boolean;
  /** When a booking moves, its current seats count as free. */
  readonly exceptBooking?: string;
}

export const slotFull = (): Refusal<'SLOT_IS_FULL'> => refuse('SLOT_IS_FULL');

/**
 * Finds free seats and reserves them until the transaction ends: the session's row is locked, and
 * the row of the staff member, who can give only one session at a time.
 */
export async function reserveSeats(
  tx: Tx,
  request: SeatRequest,
): Promise<ReservedSeats | Refusal<SlotError>> {
  const { service, start, staffId, holidays, now } = request;
  const slots = findSlots(service.facts, { start, staffId, holidays });
  if (slots.length === 0) return refuse('SLOT_NOT_FOUND');
  const reason =
    request.byShop === true ? undefined : whyNotBookable(service.facts, start, now.getTime());
  if (reason !== undefined) return refuse(reason);
  for (const slot of slots) {
    const sessionId = await tryReserveSeats(tx, request, slot);
    if (sessionId !== undefined) return { sessionId, slot };
  }
  return slotFull();
}

async function tryReserveSeats(
  tx: Tx,
  { siteId, service: { id: serviceId, facts }, seats, now, exceptBooking }: SeatRequest,
  slot: Slot,
): Promise<string | undefined> {
  if (slot.staffId !== undefined && !(await lockStaff(tx, siteId, slot.staffId))) return undefined;
  // Appointments without named staff are given by one unnamed staff member.
  const alone = slot.staffId === undefined && facts.type === 'APPOINTMENT';
  if (alone) await lockOffering(tx, serviceKind, siteId, serviceId);
  const span = { from: slot.start, to: slot.end + facts.bufferMinutes * MINUTE_MS };
  const sessionId = await lockSession(tx, siteId, serviceId, slot, span.to);
  if ((await takenSeats(tx, siteId, sessionId, now, exceptBooking)) + seats > facts.capacity)
    return undefined;
  const who =
    slot.staffId === undefined ? (alone ? { serviceId } : undefined) : { staffId: slot.staffId };
  if (who && (await isBusy(tx, siteId, who, sessionId, span, now, exceptBooking))) return undefined;
  return sessionId;
}
