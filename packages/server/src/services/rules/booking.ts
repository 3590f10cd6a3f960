import type { Contact } from '@shopwright/contract/shared/own';
import type { BookingStatus } from '@shopwright/contract/services/bookings';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { ServiceFacts } from './service.ts';
import { MINUTE_MS } from './slots.ts';

export interface BookingState {
  readonly bookingId: string;
  readonly revision: number;
  readonly sessionId: string;
  readonly serviceId: string;
  readonly start: number;
  readonly end: number;
  readonly staffId: string | null;
  readonly seats: number;
  readonly status: BookingStatus;
  readonly heldUntil: number | null;
  readonly holderId: string | null;
  readonly lineId: string | null;
  readonly orderId: string | null;
  readonly memberId: string | null;
  readonly visitorId: string | null;
  /** The account that owns the verified address of a guest booking. */
  readonly joinedMemberId?: string | null;
  readonly contact: Contact;
  /** The guest's language. */
  readonly language: string | null;
  readonly choices: Readonly<Record<string, string>>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const isLive = ({ status, heldUntil }: BookingState, now: number): boolean =>
  status === 'CONFIRMED' || (status === 'HELD' && (heldUntil ?? 0) > now);

/** The time until which a buyer may cancel or move it. */
export const changeableUntil = (
  { cancelMinutes }: Pick<ServiceFacts, 'cancelMinutes'>,
  start: number,
): number => start - cancelMinutes * MINUTE_MS;

/** The shop may at any time, buyers within the rules of the service. */
export function whyNotChangeable(
  booking: BookingState,
  service: Pick<ServiceFacts, 'cancelMinutes'>,
  now: number,
  byShop: boolean,
): Refusal<'BOOKING_IS_NOT_CONFIRMED' | 'TOO_LATE_TO_CHANGE'> | undefined {
  if (booking.status !== 'CONFIRMED')
    return refuse('BOOKING_IS_NOT_CONFIRMED', { status: booking.status.toLowerCase() });
  if (byShop || now < changeableUntil(service, booking.start)) return undefined;
  return refuse('TOO_LATE_TO_CHANGE');
}
