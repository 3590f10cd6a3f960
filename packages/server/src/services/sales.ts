import { itemApps } from '@shopwright/contract/shared/apps';
import type { Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import {
  findOfferings,
  type Hold,
  type Offering,
  type Sale,
  type SaleSource,
  type SoldLine,
} from '../offerings/index.ts';
import { changeBooking, type BookDeps } from './book.ts';
import { takePlace, type PlaceWish } from './places.ts';
import { isLive, type BookingState } from './rules/booking.ts';
import type { ServiceFacts } from './rules/service.ts';
import { readWish, type Wish } from './rules/wish.ts';
import { serviceKind } from './service-kind.ts';
import {
  findBookingsOfHolder,
  insertBooking,
  lockBookingsOfHolder,
  lockBookingsOfOrder,
  saveBooking,
} from './store/bookings.ts';

type Service = Offering<ServiceFacts>;

const slotGone = (): Refusal => refuse(404, 'SLOT_NOT_FOUND', 'There is nothing at this time.');

/** Places in a checkout: held, confirmed when it is paid, given back when it is not. */
export function createServiceSales(deps: BookDeps): SaleSource {
  return {
    takes: ({ appId }) => appId === itemApps.services,
    when: 'PLACED',
    async held(reader, { siteId, holderId, now }) {
      const held = (await findBookingsOfHolder(reader, siteId, holderId)).filter(
        (booking) => booking.status === 'HELD' && isLive(booking, now.getTime()),
      );
      return ({ productId, serviceProperties }) =>
        held.reduce(
          (sum, { serviceId, start, seats }) =>
            serviceId === productId && start === Date.parse(serviceProperties?.scheduledDate ?? '')
              ? sum + seats
              : sum,
          0,
        );
    },
    hold: (tx, hold) => holdPlaces(tx, deps, hold),
    release: (tx, { siteId, holderId, now }) => releasePlaces(tx, siteId, holderId, now),
    sell: (tx, sale) => sellPlaces(tx, deps, sale),
    takeBack: async (tx, { siteId, orderId, now }) => {
      for (const booking of await lockBookingsOfOrder(tx, siteId, orderId)) {
        if (booking.status === 'CONFIRMED') {
          await changeBooking(tx, deps, siteId, {
            before: booking,
            after: { ...booking, status: 'CANCELED' },
            what: 'canceled',
            byBuyer: false,
            now,
          });
        }
      }
    },
  };
}

async function releasePlaces(tx: Tx, siteId: string, holderId: string, now: Date): Promise<void> {
  for (const booking of await lockBookingsOfHolder(tx, siteId, holderId)) {
    if (booking.status === 'HELD')
      await saveBooking(tx, siteId, {
        ...booking,
        status: 'RELEASED',
        updatedAt: now.toISOString(),
      });
  }
}

async function holdPlaces(
  tx: Tx,
  deps: BookDeps,
  { siteId, holderId, lines, buyer, until, now }: Hold,
): Promise<Refusal | undefined> {
  const held = new Map(
    (await lockBookingsOfHolder(tx, siteId, holderId)).map((booking) => [booking.lineId, booking]),
  );
  const services = await findOfferings<ServiceFacts>(
    tx,
    serviceKind,
    siteId,
    lines.map(({ itemId }) => itemId),
  );
  const holidays = await deps.holidaysOf(siteId);
  const wishes = lines.map((line) => ({
    line,
    service: services.get(line.itemId),
    wish: readWish(line.options),
  }));
  // Always in the same order, so that two who want the same do not wait for each other.
  for (const { line, service, wish } of wishes.toSorted(
    (a, b) => (a.wish?.start ?? 0) - (b.wish?.start ?? 0),
  )) {
    const refusal =
      service && wish
        ? await holdOne(tx, {
            siteId,
            holderId,
            line,
            service,
            wish,
            buyer,
            until,
            now,
            holidays,
            before: held.get(line.lineId),
          })
        : slotGone();
    if (refusal) {
      // All or nothing, even where a refusal does not undo the transaction.
      await releasePlaces(tx, siteId, holderId, now);
      return refusal;
    }
  }
  const kept = new Set(lines.map(({ lineId }) => lineId));
  for (const booking of held.values()) {
    if (booking.status === 'HELD' && !kept.has(booking.lineId ?? ''))
      await saveBooking(tx, siteId, {
        ...booking,
        status: 'RELEASED',
        updatedAt: now.toISOString(),
      });
  }
  return undefined;
}

interface HoldOne
  extends
    Pick<Hold, 'siteId' | 'holderId' | 'buyer' | 'until' | 'now'>,
    Pick<PlaceWish, 'holidays'> {
  readonly line: SoldLine;
  readonly service: Service;
  readonly wish: Wish;
  readonly before: BookingState | undefined;
}

async function holdOne(
  tx: Tx,
  { siteId, holderId, line, service, wish, buyer, until, now, holidays, before }: HoldOne,
): Promise<Refusal | undefined> {
  if (before?.status === 'CONFIRMED') return undefined;
  const place = await takePlace(tx, {
    siteId,
    service,
    start: wish.start,
    staffId: wish.staffId,
    seats: line.quantity,
    holidays,
    now,
    ...(before ? { exceptBooking: before.bookingId } : {}),
  });
  if (isRefusal(place)) return place;
  const facts = {
    sessionId: place.sessionId,
    seats: line.quantity,
    status: 'HELD',
    heldUntil: until.getTime(),
    memberId: buyer.memberId ?? null,
    visitorId: buyer.visitorId ?? null,
    contact: buyer.contact,
    language: buyer.language ?? null,
    choices: wish.choices,
    updatedAt: now.toISOString(),
  } as const;
  if (before) await saveBooking(tx, siteId, { ...before, ...facts });
  else
    await insertBooking(tx, siteId, {
      ...facts,
      bookingId: newOrderedId(now.getTime()),
      serviceId: service.id,
      holderId,
      lineId: line.lineId,
      orderId: null,
      createdAt: now.toISOString(),
    });
  return undefined;
}

async function sellPlaces(tx: Tx, deps: BookDeps, sale: Sale): Promise<Refusal | undefined> {
  const { siteId, holderId, orderId, lines, buyer, now } = sale;
  const held = await lockBookingsOfHolder(tx, siteId, holderId);
  // A hold that ran out while its buyer paid, or that was for something else than what is paid now, is taken again, if there is still
  // room; otherwise the buyer is not charged.
  const isKept = (line: SoldLine): boolean =>
    held.some(
      (booking) =>
        booking.lineId === line.lineId &&
        isLive(booking, now.getTime()) &&
        (booking.status === 'CONFIRMED' || isFor(booking, line)),
    );
  const isUnpaid = ({ status, lineId }: BookingState): boolean =>
    status === 'HELD' && !lines.some((line) => line.lineId === lineId);
  if (!lines.every(isKept) || held.some(isUnpaid)) {
    const refusal = await holdPlaces(tx, deps, {
      siteId,
      holderId,
      lines,
      buyer,
      now,
      until: new Date(now.getTime() + 60_000),
    });
    if (refusal) return refusal;
  }
  for (const booking of await lockBookingsOfHolder(tx, siteId, holderId)) {
    if (booking.status === 'HELD') {
      const { contact, language = null, memberId = null, visitorId = null } = buyer;
      const after: BookingState = {
        ...booking,
        status: 'CONFIRMED',
        orderId,
        contact,
        language,
        memberId,
        visitorId,
      };
      await changeBooking(tx, deps, siteId, {
        before: booking,
        after,
        what: 'confirmed',
        byBuyer: true,
        now,
      });
    }
  }
  return undefined;
}

/** What was kept is what the line now asks for: as many seats, at that time. */
const isFor = (
  { serviceId, start, seats }: BookingState,
  { itemId, options, quantity }: SoldLine,
): boolean => serviceId === itemId && seats === quantity && start === readWish(options)?.start;
