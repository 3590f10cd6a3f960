import type { Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { formatMoment } from '../kernel/calendar.ts';
import { mailLayout, sendMessage, speechIn } from '../messages/index.ts';
import type { Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import { changeableUntil, type BookingState } from './rules/booking.ts';
import { calendarFile } from './rules/calendar-file.ts';
import type { ServiceFacts } from './rules/service.ts';
import { bookingToWire } from './rules/to-wire.ts';

/**
 * Publishes changes of a booking: an event for each change, and a mail with the calendar file for
 * the customer.
 */
export type BookingChange = 'confirmed' | 'moved' | 'canceled';

export interface NewsDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
  /** The order page that a guest opens without an account. */
  readonly guestOrderPath: (tx: Tx, siteId: string, orderId: string) => Promise<string>;
}

export interface News {
  readonly staffName?: string | undefined;
  /** Webhooks receive the event in any case. */
  readonly isMailed: boolean;
}

export async function publishBooking(
  tx: Tx,
  deps: NewsDeps,
  siteId: string,
  change: BookingChange,
  booking: BookingState,
  service: Offering<ServiceFacts>,
  { staffName, isMailed }: News,
): Promise<void> {
  const { sites, publicUrl } = deps;
  const { email } = booking.contact;
  if (email && isMailed) {
    const site = await sites.find(siteId);
    const { facts } = service;
    const {
      locale,
      language,
      page,
      words: { booking: words },
    } = speechIn(booking.language, site?.store.locale);
    const when = formatMoment(booking.start, facts.timeZone, locale);
    const until = changeableUntil(facts, booking.start);
    const path = await pathOf(tx, deps, siteId, booking);
    const { html, text } = mailLayout({
      store: site?.store ?? { name: '' },
      language,
      title: words[change],
      paragraphs: [
        booking.seats > 1 ? words.spots(facts.name, booking.seats) : facts.name,
        when,
        ...(facts.location === '' ? [] : [facts.location]),
        ...(staffName === undefined ? [] : [words.with(staffName)]),
        ...(change === 'canceled' || path === undefined
          ? []
          : [words.until(formatMoment(until, facts.timeZone, locale))]),
      ],
      ...(path === undefined
        ? {}
        : {
            button: {
              label: change === 'canceled' ? words.see : words.change,
              url: publicUrl + page(path),
            },
          }),
    });
    await sendMessage(tx, {
      siteId,
      channel: 'EMAIL',
      to: email,
      kind: `booking-${change}`,
      subject: `${words[change]}: ${facts.name}`,
      html,
      text,
      attachments: [
        {
          filename: 'booking.ics',
          contentType: 'text/calendar; charset=utf-8',
          content: Buffer.from(fileOf(booking, service, publicUrl)),
        },
      ],
      dedupeKey: `booking ${change} ${booking.bookingId} ${booking.revision}`,
    });
  }
  await publish(tx, {
    siteId,
    type: `shopwright.v1.booking_${change}`,
    entityType: 'shopwright.v1.booking',
    entityId: booking.bookingId,
    body: action({ booking: bookingToWire(booking, service, staffName) }),
  });
}

/**
 * The page where this booking can be canceled or moved; undefined for one that the shop entered for
 * a guest.
 */
async function pathOf(
  tx: Tx,
  { guestOrderPath }: NewsDeps,
  siteId: string,
  { memberId, orderId }: BookingState,
): Promise<string | undefined> {
  if (memberId !== null) return '/account/bookings';
  return orderId === null ? undefined : guestOrderPath(tx, siteId, orderId);
}

export function fileOf(
  booking: BookingState,
  { facts }: Offering<ServiceFacts>,
  publicUrl: string,
): string {
  return calendarFile({
    id: `${booking.bookingId}@${URL.parse(publicUrl)?.hostname ?? 'shopwright'}`,
    sequence: booking.revision,
    title: facts.name,
    start: booking.start,
    end: booking.end,
    writtenAt: Date.parse(booking.updatedAt),
    canceled: booking.status === 'CANCELED',
    ...(facts.location === '' ? {} : { location: facts.location }),
  });
}
