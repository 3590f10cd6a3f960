import { itemApps } from '@shopwright/contract/shared/apps';
import type { SlotError } from '@shopwright/contract/errors/groups';
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
import { reserveSeats, type SeatRequest } from './reserve-seats.ts';
import { isLive, type BookingState } from './rules/booking.ts';
import type { ServiceFacts } from './rules/service.ts';
import { readSelection, type BookingSelection } from './rules/booking-selection.ts';
import { serviceKind } from './service-kind.ts';
import {
  findBookingsOfHolder,
  insertBooking,
  lockBookingsOfHolder,
  lockBookingsOfOrder,
  saveBooking,
} from './store/bookings.ts';

type Service = Offering<ServiceFacts>;

const slotGone = (): Refusal<'SLOT_NOT_FOUND'> => refuse('SLOT_NOT_FOUND');

/** Seats in a checkout: held, confirmed when it is paid, released when it is not. */
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
    hold: (tx, hold) => holdSeats(tx, deps, hold),
    release: (tx, { siteId, holderId, now }) => releaseSeats(tx, siteId, holderId, now),
    sell: (tx, sale) => sellSeats(tx, deps, sale),
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

async function releaseSeats(tx: Tx, siteId: string, holderId: string, now: Date): Promise<void> {
  for (const booking of await lockBookingsOfHolder(tx, siteId, holderId)) {
    if (booking.status === 'HELD')
      await saveBooking(tx, siteId, {
        ...booking,
        status: 'RELEASED',
        updatedAt: now.toISOString(),
      });
  }
}

async function holdSeats(
  tx: Tx,
  deps: BookDeps,
  { siteId, holderId, lines, buyer, until, now }: Hold,
): Promise<Refusal<SlotError> | undefined> {
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
  const selections = lines.map((line) => ({
    line,
    service: services.get(line.itemId),
    wish: readSelection(line.options),
  }));
  // Always in the same order, so that concurrent checkouts cannot deadlock.
  for (const { line, service, wish: selection } of selections.toSorted(
    (a, b) => (a.wish?.start ?? 0) - (b.wish?.start ?? 0),
  )) {
    const refusal =
      service && selection
        ? await holdOne(tx, {
            siteId,
            holderId,
            line,
            service,
            selection,
            buyer,
            until,
            now,
            holidays,
            before: held.get(line.lineId),
          })
        : slotGone();
    if (refusal) {
      // Releases partial holds even where a refusal does not roll back the transaction.
      await releaseSeats(tx, siteId, holderId, now);
      return refusal;
    }
  }
  const lineIds = new Set(lines.map(({ lineId }) => lineId));
  for (const booking of held.values()) {
    if (booking.status === 'HELD' && !lineIds.has(booking.lineId ?? ''))
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
    Pick<SeatRequest, 'holidays'> {
  readonly line: SoldLine;
  readonly service: Service;
  readonly selection: BookingSelection;
  readonly before: BookingState | undefined;
}

async function holdOne(
  tx: Tx,
  { siteId, holderId, line, service, selection, buyer, until, now, holidays, before }: HoldOne,
): Promise<Refusal<SlotError> | undefined> {
  if (before?.status === 'CONFIRMED') return undefined;
  const seat = await reserveSeats(tx, {
    siteId,
    service,
    start: selection.start,
    staffId: selection.staffId,
    seats: line.quantity,
    holidays,
    now,
    ...(before ? { exceptBooking: before.bookingId } : {}),
  });
  if (isRefusal(seat)) return seat;
  const facts = {
    sessionId: seat.sessionId,
    seats: line.quantity,
    status: 'HELD',
    heldUntil: until.getTime(),
    memberId: buyer.memberId ?? null,
    visitorId: buyer.visitorId ?? null,
    contact: buyer.contact,
    language: buyer.language ?? null,
    choices: selection.choices,
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

async function sellSeats(
  tx: Tx,
  deps: BookDeps,
  sale: Sale,
): Promise<Refusal<SlotError> | undefined> {
  const { siteId, holderId, orderId, lines, buyer, now } = sale;
  const held = await lockBookingsOfHolder(tx, siteId, holderId);
  // A hold that expired during payment, or that was for other seats than those now paid, is renewed
  // if seats are left; otherwise the buyer is not charged.
  const isHeld = (line: SoldLine): boolean =>
    held.some(
      (booking) =>
        booking.lineId === line.lineId &&
        isLive(booking, now.getTime()) &&
        (booking.status === 'CONFIRMED' || isFor(booking, line)),
    );
  const isUnpaid = ({ status, lineId }: BookingState): boolean =>
    status === 'HELD' && !lines.some((line) => line.lineId === lineId);
  if (!lines.every(isHeld) || held.some(isUnpaid)) {
    const refusal = await holdSeats(tx, deps, {
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

/** Whether the held seats are the ones of the line: as many, at that time. */
const isFor = (
  { serviceId, start, seats }: BookingState,
  { itemId, options, quantity }: SoldLine,
): boolean => serviceId === itemId && seats === quantity && start === readSelection(options)?.start;
