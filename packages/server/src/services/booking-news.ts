import type { Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { writeMoment } from '../kernel/calendar.ts';
import { mailLayout, sendMessage } from '../messages/index.ts';
import type { Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import { changeableUntil, type BookingState } from './rules/booking.ts';
import { calendarFile } from './rules/calendar-file.ts';
import type { ServiceFacts } from './rules/service.ts';
import { bookingToWire } from './rules/to-wire.ts';

/** What the world and the person are told of a booking: an event for each change, and a mail with the calendar file. */
export type BookingChange = 'confirmed' | 'moved' | 'canceled';

export interface NewsDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
}

const words = {
  confirmed: { subject: 'You are booked', title: 'You are booked' },
  moved: { subject: 'Your booking was moved', title: 'Your booking was moved' },
  canceled: { subject: 'Your booking is cancelled', title: 'Your booking is cancelled' },
} as const;

export async function tellOfBooking(tx: Tx, { sites, publicUrl }: NewsDeps, siteId: string, change: BookingChange, booking: BookingState, service: Offering<ServiceFacts>, staffName?: string): Promise<void> {
  const { email } = booking.contact;
  if (email) {
    const site = await sites.find(siteId);
    const { facts } = service;
    const locale = site?.store.locale ?? 'en-US';
    const when = writeMoment(booking.start, facts.timeZone, locale);
    const until = changeableUntil(facts, booking.start);
    const { html, text } = mailLayout({
      store: site?.store ?? { name: '' }, title: words[change].title,
      paragraphs: [
        `${facts.name}${booking.seats > 1 ? `, ${booking.seats} places` : ''}`, when,
        ...(facts.location === '' ? [] : [facts.location]),
        ...(staffName === undefined ? [] : [`With ${staffName}`]),
        ...(change === 'canceled' ? [] : [`You can cancel or move it until ${writeMoment(until, facts.timeZone, locale)}.`]),
      ],
    });
    await sendMessage(tx, {
      siteId, channel: 'EMAIL', to: email, kind: `booking-${change}`, subject: `${words[change].subject}: ${facts.name}`, html, text,
      attachments: [{ filename: 'booking.ics', contentType: 'text/calendar; charset=utf-8', content: Buffer.from(fileOf(booking, service, publicUrl)) }],
      dedupeKey: `booking ${change} ${booking.bookingId} ${booking.revision}`,
    });
  }
  await publish(tx, {
    siteId, type: `shopwright.v1.booking_${change}`, entityType: 'shopwright.v1.booking', entityId: booking.bookingId,
    body: action({ booking: bookingToWire(booking, service, staffName) }),
  });
}

export function fileOf(booking: BookingState, { facts }: Offering<ServiceFacts>, publicUrl: string): string {
  return calendarFile({
    id: `${booking.bookingId}@${URL.parse(publicUrl)?.hostname ?? 'shopwright'}`, sequence: booking.revision, title: facts.name, start: booking.start, end: booking.end,
    writtenAt: Date.parse(booking.updatedAt), canceled: booking.status === 'CANCELED', ...(facts.location === '' ? {} : { location: facts.location }),
  });
}
