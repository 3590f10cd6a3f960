import { bookings, type bookings as api } from '@shopwright/sdk';
import type { PageContext } from '../context.ts';
import type { Person } from '../person/person.ts';
import { bookingSpeech, momentText } from './speech.server.ts';
import { isZone, offsetName, placeOf } from './zone.ts';

export type MyBooking = ReturnType<typeof bookingView>;

/** What is to come first, the next one on top; then what was, the latest on top. */
export async function loadMyBookings(page: PageContext, person: Person): Promise<{ coming: MyBooking[]; past: MyBooking[] }> {
  const [{ say, locale }, { bookings: found = [] }] = await Promise.all([bookingSpeech(page), person.use(bookings).listMyBookings()]);
  const now = Date.now();
  const views = found.filter(({ status }) => status === 'CONFIRMED' || status === 'CANCELED').map((booking) => bookingView(booking, { say, locale, now }));
  const isComing = ({ over, status }: MyBooking): boolean => !over && status === 'CONFIRMED';
  return {
    coming: views.filter(isComing).toSorted((a, b) => a.start - b.start),
    past: views.filter((view) => !isComing(view)).toSorted((a, b) => b.start - a.start),
  };
}

function bookingView(booking: api.Booking, { say, locale, now }: { readonly say: Awaited<ReturnType<typeof bookingSpeech>>['say']; readonly locale: string; readonly now: number }) {
  const { _id = '', serviceId = '', serviceName = '', start = new Date(0), end, location = '', staffName, seats = 1, choices = {}, status, changeableUntil } = booking;
  const zone = isZone(booking.timeZone) ? booking.timeZone : 'UTC';
  const changeable = status === 'CONFIRMED' && changeableUntil !== undefined && changeableUntil.getTime() > now;
  return {
    id: _id, serviceId, name: serviceName, start: start.getTime(), startDate: start.toISOString(), status, over: (end ?? start).getTime() <= now, changeable,
    when: momentText(start, locale, zone), zone: `${placeOf(zone)}, ${offsetName(start.getTime(), zone, locale)}`,
    location, details: [say('seats', { count: seats }), ...(staffName ? [staffName] : []), ...Object.values(choices).map(String)],
    until: changeable && changeableUntil ? say('changeUntil', { day: momentText(changeableUntil, locale, zone) }) : status === 'CONFIRMED' && (end ?? start).getTime() > now ? say('changeOver') : undefined,
  };
}
