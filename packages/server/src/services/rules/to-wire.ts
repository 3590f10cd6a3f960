import type { Booking } from '@shopwright/contract/services/bookings';
import type { Service } from '@shopwright/contract/services/service';
import { compact } from '../../kernel/compact.ts';
import { localTimeAt } from '../../kernel/calendar.ts';
import type { BookingState } from './booking.ts';
import { changeableUntil } from './booking.ts';
import type { ServiceFacts } from './service.ts';

interface Stored {
  readonly id: string;
  readonly revision: number;
  readonly facts: ServiceFacts;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Stored pictures have relative URLs, shown with the store's host. */
export function serviceToWire(
  { id, revision, facts, createdAt, updatedAt }: Stored,
  siteUrl: string,
): Service {
  return {
    ...facts,
    id,
    revision,
    createdDate: createdAt,
    updatedDate: updatedAt,
    media: facts.media.map((image) =>
      image.url?.startsWith('/') ? { ...image, url: siteUrl + image.url } : image,
    ),
  };
}

export const localStart = (moment: number, timeZone: string): string => {
  const { date, time } = localTimeAt(moment, timeZone);
  return `${date}T${time}`;
};

export function bookingToWire(
  booking: BookingState,
  { facts }: Pick<Stored, 'facts'>,
  staffName: string | undefined,
): Booking {
  const {
    bookingId,
    serviceId,
    start,
    end,
    seats,
    choices,
    status,
    contact,
    memberId,
    orderId,
    staffId,
    createdAt,
    updatedAt,
  } = booking;
  return {
    id: bookingId,
    serviceId,
    serviceName: facts.name,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    timeZone: facts.timeZone,
    localStart: localStart(start, facts.timeZone),
    location: facts.location,
    seats,
    choices: { ...choices },
    status,
    changeableUntil: new Date(changeableUntil(facts, start)).toISOString(),
    contact,
    createdDate: createdAt,
    updatedDate: updatedAt,
    ...(staffId === null ? {} : { staffId, ...compact({ staffName }) }),
    ...(memberId === null ? {} : { memberId }),
    ...(orderId === null ? {} : { orderId }),
  };
}
