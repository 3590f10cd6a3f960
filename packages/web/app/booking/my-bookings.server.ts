import { bookings, type bookings as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { amountsIn } from '../order/amounts.server.ts';
import { bookingSpeech, momentText, type BookingSay } from './format.server.ts';
import { isZone, offsetName, placeOf } from './zone.server.ts';

export type MyBooking = ReturnType<typeof bookingView>;

/** What is to come first, the next one on top; then what was, the latest on top. */
export async function loadMyBookings(
  page: PageContext,
  person: Person,
): Promise<{ coming: MyBooking[]; past: MyBooking[] }> {
  const [{ say, locale }, { bookings: found = [] }] = await Promise.all([
    bookingSpeech(page),
    person.use(bookings).listMyBookings(),
  ]);
  const now = Date.now();
  const views = found
    .filter(({ status }) => status === 'CONFIRMED' || status === 'CANCELED')
    .map((booking) => bookingView(booking, { say, locale, now }));
  const isComing = ({ over, status }: MyBooking): boolean => !over && status === 'CONFIRMED';
  return {
    coming: views.filter(isComing).toSorted((a, b) => a.start - b.start),
    past: views.filter((view) => !isComing(view)).toSorted((a, b) => b.start - a.start),
  };
}

interface Writing {
  readonly say: BookingSay;
  readonly locale: string;
  readonly now: number;
}

/** What a guest booked with one order, opened by the key in its mails. */
export async function loadGuestBookings(
  page: PageContext,
  person: Person,
  orderId: string,
  key: string,
): Promise<{ mayChange: boolean; bookings: MyBooking[] }> {
  const [{ say, locale }, { bookings: found = [], mayChange = false }] = await Promise.all([
    bookingSpeech(page),
    person.use(bookings).listBookingsByKey(orderId, { key }),
  ]);
  return {
    mayChange,
    bookings: found.map((booking) => bookingView(booking, { say, locale, now: Date.now() })),
  };
}

function bookingView(booking: api.Booking, { say, locale, now }: Writing) {
  const {
    _id = '',
    serviceId = '',
    serviceName = '',
    start = new Date(0),
    end,
    location = '',
    staffName,
    seats = 1,
    choices = {},
    status,
    changeableUntil,
  } = booking;
  const zone = isZone(booking.timeZone) ? booking.timeZone : 'UTC';
  const changeable =
    status === 'CONFIRMED' && changeableUntil !== undefined && changeableUntil.getTime() > now;
  return {
    id: _id,
    serviceId,
    name: serviceName,
    start: start.getTime(),
    startDate: start.toISOString(),
    status,
    over: (end ?? start).getTime() <= now,
    changeable,
    when: momentText(start, locale, zone),
    zone: `${placeOf(zone)}, ${offsetName(start.getTime(), zone, locale)}`,
    refund: refundText(booking.refund, say, locale),
    location,
    details: [
      say('seats', { count: seats }),
      ...(staffName ? [staffName] : []),
      ...Object.values(choices).map(String),
    ],
    until:
      changeable && changeableUntil
        ? say('changeUntil', { day: momentText(changeableUntil, locale, zone) })
        : status === 'CONFIRMED' && (end ?? start).getTime() > now
          ? say('changeOver')
          : undefined,
  };
}

/** What canceling gives back, and where it goes. */
function refundText(
  refund: api.BookingRefund | undefined,
  say: BookingSay,
  locale: string,
): string {
  const { currency = 'USD', toPayment, toGiftCard, byShop } = refund ?? {};
  const { text } = amountsIn(locale, currency);
  const sentences = [
    ...(toPayment ? [say('refundToPayment', { amount: text(toPayment) })] : []),
    ...(toGiftCard ? [say('refundToGiftCard', { amount: text(toGiftCard) })] : []),
    ...(byShop ? [say('refundByShop', { amount: text(byShop) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : say('refundNothing');
}
