import type { Contact } from '@shopwright/contract/shared/own';
import { enqueue, type Tx } from '../db/index.ts';
import { throttleNotice } from '../identity/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferings, offeringNotFound, type Offering } from '../offerings/index.ts';
import { returnBenefits } from '../plans/index.ts';
import { tellOfBooking, type BookingChange, type NewsDeps } from './booking-news.ts';
import type { HolidaysOf } from './holidays.ts';
import { takePlace } from './places.ts';
import { whyNotChangeable, type BookingState } from './rules/booking.ts';
import type { ServiceFacts } from './rules/service.ts';
import { serviceKind } from './service-kind.ts';
import { findBooking, insertBooking, lockBooking, saveBooking } from './store/bookings.ts';
import { listStaffRows } from './store/staff.ts';

export interface BookDeps extends NewsDeps {
  readonly holidaysOf: HolidaysOf;
}

type Service = Offering<ServiceFacts>;

/** The job that pays back what a buyer cancelled in time: whoever has the money does it. */
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
  /** A booking that is paid later costs a stranger nothing, and its mails go to any address they typed: these are limited. */
  readonly byBuyer: boolean;
  readonly now: Date;
}

/** Saves a booking, gives a plan its benefits back where it was canceled, and publishes the change. */
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
  // What a plan paid for it with goes back to the plan.
  if (what === 'canceled' && saved.holderId !== null && saved.lineId !== null)
    await returnBenefits(tx, siteId, { holderId: saved.holderId, lineId: saved.lineId });
  const service = (
    await findOfferings<ServiceFacts>(tx, serviceKind, siteId, [after.serviceId])
  ).get(after.serviceId);
  if (service) {
    const isMailed = !byBuyer || (await mayMail(tx, siteId, saved, now));
    await tellOfBooking(tx, deps, siteId, what, saved, service, {
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

/** By hand: the shop's own word is enough. */
export async function bookByHand(
  tx: Tx,
  deps: BookDeps,
  siteId: string,
  wish: {
    service: Service;
    start: number;
    staffId?: string | undefined;
    seats: number;
    choices: Record<string, string>;
    contact: Contact;
    memberId?: string | undefined;
  },
  now: Date,
): Promise<BookingState | Refusal> {
  const place = await takePlace(tx, {
    siteId,
    ...wish,
    holidays: await deps.holidaysOf(siteId),
    now,
    byShop: true,
  });
  if (isRefusal(place)) return place;
  const bookingId = newOrderedId(now.getTime());
  await insertBooking(tx, siteId, {
    bookingId,
    sessionId: place.sessionId,
    serviceId: wish.service.id,
    seats: wish.seats,
    status: 'CONFIRMED',
    heldUntil: null,
    holderId: null,
    lineId: null,
    orderId: null,
    memberId: wish.memberId ?? null,
    visitorId: null,
    contact: wish.contact,
    language: null,
    choices: wish.choices,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  const booking = await findBooking(tx, siteId, bookingId);
  if (!booking) throw new Error('A booking that was just made is not there.');
  await tellOfBooking(tx, deps, siteId, 'confirmed', booking, wish.service, {
    staffName: await staffNameOf(tx, siteId, booking.staffId),
    isMailed: true,
  });
  return booking;
}

export interface ChangeWish {
  readonly siteId: string;
  readonly bookingId: string;
  readonly byShop: boolean;
  /** Another's booking answers like a missing one. */
  readonly isMine: (booking: BookingState) => boolean;
  readonly now: Date;
}

export const bookingNotFound = (id: string): Refusal =>
  refuse(404, 'NOT_FOUND', `There is no booking ${id}.`);

async function toChange(
  tx: Tx,
  { siteId, bookingId, byShop, isMine, now }: ChangeWish,
): Promise<{ booking: BookingState; service: Service } | Refusal> {
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
  wish: ChangeWish,
): Promise<BookingState | Refusal> {
  const found = await toChange(tx, wish);
  if (isRefusal(found)) return found;
  const { bookingId, orderId, lineId } = found.booking;
  // Whoever cancels in time gets the money back; what the shop cancels, the shop pays back as it sees fit.
  if (!wish.byShop && orderId !== null && lineId !== null)
    await enqueue(tx, {
      task: BOOKING_GIVEN_UP,
      payload: { siteId: wish.siteId, bookingId, orderId, lineId } satisfies GivenUpBooking,
      key: `${BOOKING_GIVEN_UP} ${bookingId}`,
    });
  const { booking } = found;
  return changeBooking(tx, deps, wish.siteId, {
    before: booking,
    after: { ...booking, status: 'CANCELED' },
    what: 'canceled',
    byBuyer: !wish.byShop,
    now: wish.now,
  });
}

export async function moveOne(
  tx: Tx,
  deps: BookDeps,
  wish: ChangeWish,
  to: { start: number; staffId?: string | undefined },
): Promise<BookingState | Refusal> {
  const found = await toChange(tx, wish);
  if (isRefusal(found)) return found;
  const { booking, service } = found;
  const place = await takePlace(tx, {
    siteId: wish.siteId,
    service,
    ...to,
    seats: booking.seats,
    holidays: await deps.holidaysOf(wish.siteId),
    now: wish.now,
    byShop: wish.byShop,
    exceptBooking: booking.bookingId,
  });
  if (isRefusal(place)) return place;
  const { start, end, staffId = null } = place.slot;
  const after = { ...booking, sessionId: place.sessionId, start, end, staffId };
  return changeBooking(tx, deps, wish.siteId, {
    before: booking,
    after,
    what: 'moved',
    byBuyer: !wish.byShop,
    now: wish.now,
  });
}
