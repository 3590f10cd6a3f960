import { bookings, type bookings as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { amountsIn } from '../order/amounts.server.ts';
import { bookingTranslations, momentText, type TranslateBooking } from './format.server.ts';
import { isZone, offsetName, cityOfZone } from './zone.server.ts';

export type MyBooking = ReturnType<typeof bookingView>;

/** Upcoming bookings first, the next one on top; then past ones, the latest on top. */
export async function loadMyBookings(
  page: PageContext,
  userSession: UserSession,
): Promise<{ coming: MyBooking[]; past: MyBooking[] }> {
  const [{ t, locale }, { bookings: found = [] }] = await Promise.all([
    bookingTranslations(page),
    userSession.use(bookings).listMyBookings(),
  ]);
  const now = Date.now();
  const views = found
    .filter(({ status }) => status === 'CONFIRMED' || status === 'CANCELED')
    .map((booking) => bookingView(booking, { t, locale, now }));
  const isComing = ({ over, status }: MyBooking): boolean => !over && status === 'CONFIRMED';
  return {
    coming: views.filter(isComing).toSorted((a, b) => a.start - b.start),
    past: views.filter((view) => !isComing(view)).toSorted((a, b) => b.start - a.start),
  };
}

interface Writing {
  readonly t: TranslateBooking;
  readonly locale: string;
  readonly now: number;
}

/** The bookings of a guest's order, opened by the key from its mails. */
export async function loadGuestBookings(
  page: PageContext,
  userSession: UserSession,
  orderId: string,
  key: string,
): Promise<{ mayChange: boolean; bookings: MyBooking[] }> {
  const [{ t, locale }, { bookings: found = [], mayChange = false }] = await Promise.all([
    bookingTranslations(page),
    userSession.use(bookings).listBookingsByKey(orderId, { key }),
  ]);
  return {
    mayChange,
    bookings: found.map((booking) => bookingView(booking, { t, locale, now: Date.now() })),
  };
}

function bookingView(booking: api.Booking, { t, locale, now }: Writing) {
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
    zone: `${cityOfZone(zone)}, ${offsetName(start.getTime(), zone, locale)}`,
    refund: refundText(booking.refund, t, locale),
    location,
    details: [
      t('seats', { count: seats }),
      ...(staffName ? [staffName] : []),
      ...Object.values(choices).map(String),
    ],
    until:
      changeable && changeableUntil
        ? t('changeUntil', { day: momentText(changeableUntil, locale, zone) })
        : status === 'CONFIRMED' && (end ?? start).getTime() > now
          ? t('changeOver')
          : undefined,
  };
}

/** What a cancellation refunds, and to which payment method. */
function refundText(
  refund: api.BookingRefund | undefined,
  t: TranslateBooking,
  locale: string,
): string {
  const { currency = 'USD', toPayment, toGiftCard, byShop } = refund ?? {};
  const { text } = amountsIn(locale, currency);
  const sentences = [
    ...(toPayment ? [t('refundToPayment', { amount: text(toPayment) })] : []),
    ...(toGiftCard ? [t('refundToGiftCard', { amount: text(toGiftCard) })] : []),
    ...(byShop ? [t('refundByShop', { amount: text(byShop) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : t('refundNothing');
}
