import type { ErrorCode } from '@shopwright/contract';
import {
  cancelBooking,
  cancelBookingByKey,
  createBooking,
  getBooking,
  getBookingCalendar,
  listBookingsByKey,
  listMyBookings,
  moveBooking,
  moveBookingByKey,
  queryBookings,
  type Booking,
  type BookingRefund,
} from '@shopwright/contract/services/bookings';
import type { Db, Tx } from '../db/index.ts';
import { isMerchant, route, type Actor, type Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { findOfferings, offeringNotFound } from '../offerings/index.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import { bookByHand, bookingNotFound, cancelOne, moveOne, type BookDeps } from './book.ts';
import { fileOf } from './booking-news.ts';
import type { BookingState } from './rules/booking.ts';
import type { ServiceFacts } from './rules/service.ts';
import { bookingToWire } from './rules/to-wire.ts';
import { serviceKind } from './service-kind.ts';
import {
  bookingQuery,
  findBooking,
  listBookingsOf,
  listBookingsOfOrder,
  queryBookingRows,
} from './store/bookings.ts';
import { listStaffRows } from './store/staff.ts';

export interface BookingRouteDeps extends BookDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether this is the order key from the buyer's mails. */
  readonly opensOrder: (siteId: string, orderId: string, key: string) => Promise<boolean>;
  /** Whether the key may also change bookings. */
  readonly changesOrder: (siteId: string, orderId: string, key: string) => Promise<boolean>;
  readonly refundOf: (
    siteId: string,
    booking: { readonly bookingId: string; readonly orderId: string; readonly lineId: string },
  ) => Promise<BookingRefund | undefined>;
}

/** A member's own bookings, or those of a visitor; the shop sees all. */
const isMine =
  (actor: Actor) =>
  (booking: BookingState): boolean =>
    isMerchant(actor) ||
    (actor.role === 'member'
      ? booking.memberId === actor.id || booking.joinedMemberId === actor.id
      : booking.memberId === null && booking.visitorId === actor.id);

export function bookingRoutes(deps: BookingRouteDeps): Route[] {
  const { db, clock } = deps;

  const toWires = async (reader: Db | Tx, siteId: string, bookings: readonly BookingState[]) => {
    const services = await findOfferings<ServiceFacts>(reader, serviceKind, siteId, [
      ...new Set(bookings.map(({ serviceId }) => serviceId)),
    ]);
    const staff = bookings.some(({ staffId }) => staffId !== null)
      ? new Map((await listStaffRows(reader, siteId)).map(({ staffId, name }) => [staffId, name]))
      : new Map<string, string>();
    return bookings.flatMap((booking) => {
      const service = services.get(booking.serviceId);
      return service ? [bookingToWire(booking, service, staff.get(booking.staffId ?? ''))] : [];
    });
  };
  /** With the refund of a cancellation, which only its buyer sees. */
  const withRefunds = (
    siteId: string,
    bookings: readonly BookingState[],
    wires: readonly Booking[],
  ): Promise<Booking[]> =>
    Promise.all(
      wires.map(async (wire) => {
        const { bookingId, orderId, lineId } =
          bookings.find((booking) => booking.bookingId === wire.id) ?? {};
        const refund =
          bookingId && orderId && lineId
            ? await deps.refundOf(siteId, { bookingId, orderId, lineId })
            : undefined;
        return refund ? { ...wire, refund } : wire;
      }),
    );
  /** A guest's booking, if this key may change its order. */
  const isOfKey = async (siteId: string, id: string, key: string): Promise<boolean> => {
    const { orderId, memberId } = (await findBooking(db, siteId, id)) ?? {};
    return (
      orderId !== undefined &&
      orderId !== null &&
      memberId === null &&
      deps.changesOrder(siteId, orderId, key)
    );
  };
  const changed = async <Code extends ErrorCode = never>(
    siteId: string,
    work: (tx: Tx) => Promise<BookingState | Refusal<Code>>,
  ) =>
    db.tx(async (tx) => {
      const booking = await work(tx);
      if (isRefusal(booking)) return booking;
      const [wire] = await toWires(tx, siteId, [booking]);
      return wire ? { booking: wire } : bookingNotFound(booking.bookingId);
    });

  return [
    route(createBooking, async ({ actor: { siteId }, request: { booking } }) => {
      const {
        serviceId = '',
        start,
        seats = 1,
        choices = {},
        contact = {},
        staffId,
        memberId,
      } = booking;
      const at = Date.parse(start ?? '');
      if (serviceId === '')
        return refuseFields(
          violation('booking.serviceId', 'REQUIRED_FIELD', 'must say which service is booked'),
        );
      if (Number.isNaN(at))
        return refuseFields(
          violation('booking.start', 'REQUIRED_FIELD', 'must say when it begins'),
        );
      return changed(siteId, async (tx) => {
        const service = (
          await findOfferings<ServiceFacts>(tx, serviceKind, siteId, [serviceId])
        ).get(serviceId.toLowerCase());
        return service
          ? bookByHand(
              tx,
              deps,
              siteId,
              { service, start: at, staffId, seats, choices, contact, memberId },
              clock(),
            )
          : offeringNotFound(serviceKind, serviceId);
      });
    }),
    route(queryBookings, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, bookingQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const { total, rows } = await queryBookingRows(db, siteId, toSql(query));
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const metadata = {
        count: page.rows.length,
        total,
        ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
      };
      return { bookings: await toWires(db, siteId, page.rows), metadata };
    }),
    route(listMyBookings, async ({ actor }) => {
      const mine = await listBookingsOf(
        db,
        actor.siteId,
        actor.role === 'member' ? { memberId: actor.id } : { visitorId: actor.id },
      );
      return {
        bookings: await withRefunds(actor.siteId, mine, await toWires(db, actor.siteId, mine)),
      };
    }),
    route(listBookingsByKey, async ({ actor: { siteId }, request: { orderId, key } }) => {
      if (!(await deps.opensOrder(siteId, orderId, key)))
        return refuse('ORDER_NOT_FOUND', `There is no order ${orderId}.`);
      const found = (await listBookingsOfOrder(db, siteId, orderId)).filter(
        ({ memberId }) => memberId === null,
      );
      const mayChange = await deps.changesOrder(siteId, orderId, key);
      const wires = await toWires(db, siteId, found);
      return { mayChange, bookings: mayChange ? await withRefunds(siteId, found, wires) : wires };
    }),
    route(cancelBookingByKey, async ({ actor: { siteId }, request: { id, key } }) => {
      if (!(await isOfKey(siteId, id, key))) return bookingNotFound(id);
      return changed(siteId, (tx) =>
        cancelOne(tx, deps, {
          siteId,
          bookingId: id,
          byShop: false,
          isMine: ({ memberId }) => memberId === null,
          now: clock(),
        }),
      );
    }),
    route(moveBookingByKey, async ({ actor: { siteId }, request: { id, key, start, staffId } }) => {
      if (!(await isOfKey(siteId, id, key))) return bookingNotFound(id);
      return changed(siteId, (tx) =>
        moveOne(
          tx,
          deps,
          {
            siteId,
            bookingId: id,
            byShop: false,
            isMine: ({ memberId }) => memberId === null,
            now: clock(),
          },
          { start: Date.parse(start), staffId },
        ),
      );
    }),
    route(getBooking, async ({ actor, request: { id } }) => {
      const booking = await findBooking(db, actor.siteId, id);
      const [wire] =
        booking && isMine(actor)(booking) ? await toWires(db, actor.siteId, [booking]) : [];
      return wire ? { booking: wire } : bookingNotFound(id);
    }),
    route(cancelBooking, ({ actor, request: { id } }) =>
      changed(actor.siteId, (tx) =>
        cancelOne(tx, deps, {
          siteId: actor.siteId,
          bookingId: id,
          byShop: isMerchant(actor),
          isMine: isMine(actor),
          now: clock(),
        }),
      ),
    ),
    route(moveBooking, ({ actor, request: { id, start, staffId } }) =>
      changed(actor.siteId, (tx) =>
        moveOne(
          tx,
          deps,
          {
            siteId: actor.siteId,
            bookingId: id,
            byShop: isMerchant(actor),
            isMine: isMine(actor),
            now: clock(),
          },
          { start: Date.parse(start), staffId },
        ),
      ),
    ),
    route(getBookingCalendar, async ({ actor, request: { id } }) => {
      const booking = await findBooking(db, actor.siteId, id);
      if (!booking || !isMine(actor)(booking)) return bookingNotFound(id);
      const service = (
        await findOfferings<ServiceFacts>(db, serviceKind, actor.siteId, [booking.serviceId])
      ).get(booking.serviceId);
      if (!service) return bookingNotFound(id);
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="booking.ics"',
      };
      return { raw: { status: 200, headers, body: fileOf(booking, service, deps.publicUrl) } };
    }),
  ];
}
