import type { Contact } from '@shopwright/contract/shared/own';
import type { SlotError } from '@shopwright/contract/errors/groups';
import { enqueue, type Tx } from '../db/index.ts';
import { throttleNotice } from '../identity/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferings, offeringNotFound, type Offering } from '../offerings/index.ts';
import { returnBenefits } from '../plans/index.ts';
import { publishBooking, type BookingChange, type NewsDeps } from './booking-news.ts';
import type { HolidaysOf } from './holidays.ts';
import { reserveSeats } from './reserve-seats.ts';
import { whyNotChangeable, type BookingState } from './rules/booking.ts';
import type { ServiceFacts } from './rules/service.ts';
import { serviceKind } from './service-kind.ts';
import { findBooking, insertBooking, lockBooking, saveBooking } from './store/bookings.ts';
import { listStaffRows } from './store/staff.ts';

export interface BookDeps extends NewsDeps {
  readonly holidaysOf: HolidaysOf;
}

type Service = Offering<ServiceFacts>;

/**
 * The job that refunds a booking the buyer canceled in time; the domain that has the payment runs
 * it.
 */
export const BOOKING_GIVEN_UP = 'booking-given-up';

export interface GivenUpBooking {
  readonly siteId: string;
  readonly bookingId: string;
  readonly orderId: string;
  readonly lineId: string;
}

export interface Change {
  readonly before: BookingState;
  readonly after: BookingState;
  readonly what: BookingChange;
  /**
   * A booking that is paid later costs a stranger nothing, and its mails go to any address they
   * typed: these are limited.
   */
  readonly byBuyer: boolean;
  readonly now: Date;
}

/**
 * Saves a booking, gives a plan its benefits back where it was canceled, and publishes the change.
 */
export async function changeBooking(
  tx: Tx,
  deps: NewsDeps,
  siteId: string,
  { before, after, what, byBuyer, now }: Change,
): Promise<BookingState> {
  const saved: BookingState = {
    ...after,
    revision: before.revision + 1,
    updatedAt: now.toISOString(),
  };
  await saveBooking(tx, siteId, saved);
  // Benefits of a plan that paid for it are returned to the plan.
  if (what === 'canceled' && saved.holderId !== null && saved.lineId !== null)
    await returnBenefits(tx, siteId, { holderId: saved.holderId, lineId: saved.lineId });
  const service = (
    await findOfferings<ServiceFacts>(tx, serviceKind, siteId, [after.serviceId])
  ).get(after.serviceId);
  if (service) {
    const isMailed = !byBuyer || (await mayMail(tx, siteId, saved, now));
    await publishBooking(tx, deps, siteId, what, saved, service, {
      staffName: await staffNameOf(tx, siteId, after.staffId),
      isMailed,
    });
  }
  return saved;
}

async function mayMail(
  tx: Tx,
  siteId: string,
  { contact: { email } }: BookingState,
  now: Date,
): Promise<boolean> {
  return (
    !email ||
    (await throttleNotice(tx, { siteId, kind: 'booking', recipient: email }, now)) === undefined
  );
}

async function staffNameOf(
  tx: Tx,
  siteId: string,
  staffId: string | null,
): Promise<string | undefined> {
  return staffId === null
    ? undefined
    : (await listStaffRows(tx, siteId)).find((staff) => staff.staffId === staffId)?.name;
}

/** Booked manually by the shop, without payment. */
export async function bookByHand(
  tx: Tx,
  deps: BookDeps,
  siteId: string,
  request: {
    service: Service;
    start: number;
    staffId?: string | undefined;
    seats: number;
    choices: Record<string, string>;
    contact: Contact;
    memberId?: string | undefined;
  },
  now: Date,
): Promise<BookingState | Refusal<SlotError>> {
  const seat = await reserveSeats(tx, {
    siteId,
    ...request,
    holidays: await deps.holidaysOf(siteId),
    now,
    byShop: true,
  });
  if (isRefusal(seat)) return seat;
  const bookingId = newOrderedId(now.getTime());
  await insertBooking(tx, siteId, {
    bookingId,
    sessionId: seat.sessionId,
    serviceId: request.service.id,
    seats: request.seats,
    status: 'CONFIRMED',
    heldUntil: null,
    holderId: null,
    lineId: null,
    orderId: null,
    memberId: request.memberId ?? null,
    visitorId: null,
    contact: request.contact,
    language: null,
    choices: request.choices,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  const booking = await findBooking(tx, siteId, bookingId);
  if (!booking) throw new Error('A booking that was just made is not there.');
  await publishBooking(tx, deps, siteId, 'confirmed', booking, request.service, {
    staffName: await staffNameOf(tx, siteId, booking.staffId),
    isMailed: true,
  });
  return booking;
}

export interface ChangeRequest {
  readonly siteId: string;
  readonly bookingId: string;
  readonly byShop: boolean;
  /** Another buyer's booking is answered as missing. */
  readonly isMine: (booking: BookingState) => boolean;
  readonly now: Date;
}

export const bookingNotFound = (id: string): Refusal =>
  refuse('NOT_FOUND', `There is no booking ${id}.`);

async function toChange(
  tx: Tx,
  { siteId, bookingId, byShop, isMine, now }: ChangeRequest,
): Promise<
  | { booking: BookingState; service: Service }
  | Refusal<'BOOKING_IS_NOT_CONFIRMED' | 'TOO_LATE_TO_CHANGE'>
> {
  const booking = await lockBooking(tx, siteId, bookingId);
  if (!booking || !isMine(booking)) return bookingNotFound(bookingId);
  const service = (
    await findOfferings<ServiceFacts>(tx, serviceKind, siteId, [booking.serviceId])
  ).get(booking.serviceId);
  if (!service) return offeringNotFound(serviceKind, booking.serviceId);
  return whyNotChangeable(booking, service.facts, now.getTime(), byShop) ?? { booking, service };
}

export async function cancelOne(
  tx: Tx,
  deps: BookDeps,
  request: ChangeRequest,
): Promise<BookingState | Refusal<'BOOKING_IS_NOT_CONFIRMED' | 'TOO_LATE_TO_CHANGE'>> {
  const found = await toChange(tx, request);
  if (isRefusal(found)) return found;
  const { bookingId, orderId, lineId } = found.booking;
  // A buyer who cancels in time gets a refund; for what the shop cancels, the shop decides on the
  // refund.
  if (!request.byShop && orderId !== null && lineId !== null)
    await enqueue(tx, {
      task: BOOKING_GIVEN_UP,
      payload: { siteId: request.siteId, bookingId, orderId, lineId } satisfies GivenUpBooking,
      key: `${BOOKING_GIVEN_UP} ${bookingId}`,
    });
  const { booking } = found;
  return changeBooking(tx, deps, request.siteId, {
    before: booking,
    after: { ...booking, status: 'CANCELED' },
    what: 'canceled',
    byBuyer: !request.byShop,
    now: request.now,
  });
}

export async function moveOne(
  tx: Tx,
  deps: BookDeps,
  request: ChangeRequest,
  to: { start: number; staffId?: string | undefined },
): Promise<BookingState | Refusal<SlotError | 'BOOKING_IS_NOT_CONFIRMED' | 'TOO_LATE_TO_CHANGE'>> {
  const found = await toChange(tx, request);
  if (isRefusal(found)) return found;
  const { booking, service } = found;
  const seat = await reserveSeats(tx, {
    siteId: request.siteId,
    service,
    ...to,
    seats: booking.seats,
    holidays: await deps.holidaysOf(request.siteId),
    now: request.now,
    byShop: request.byShop,
    exceptBooking: booking.bookingId,
  });
  if (isRefusal(seat)) return seat;
  const { start, end, staffId = null } = seat.slot;
  const after = { ...booking, sessionId: seat.sessionId, start, end, staffId };
  return changeBooking(tx, deps, request.siteId, {
    before: booking,
    after,
    what: 'moved',
    byBuyer: !request.byShop,
    now: request.now,
  });
}
