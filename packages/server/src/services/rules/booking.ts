import type { Contact } from '@shopwright/contract/shared/own';
import type { BookingStatus } from '@shopwright/contract/services/bookings';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { ServiceFacts } from './service.ts';
import { MINUTE } from './slots.ts';

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
  /** The account with the confirmed address that a guest booked with. */
  readonly joinedMemberId?: string | null;
  readonly contact: Contact;
  /** What the guest reads. */
  readonly language: string | null;
  readonly choices: Readonly<Record<string, string>>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const isLive = ({ status, heldUntil }: BookingState, now: number): boolean =>
  status === 'CONFIRMED' || (status === 'HELD' && (heldUntil ?? 0) > now);

/** Until then a buyer may cancel or move it. */
export const changeableUntil = (
  { cancelMinutes }: Pick<ServiceFacts, 'cancelMinutes'>,
  start: number,
): number => start - cancelMinutes * MINUTE;

/** The shop may at any time; those who booked within the rules of the service. */
export function whyNotChangeable(
  booking: BookingState,
  service: Pick<ServiceFacts, 'cancelMinutes'>,
  now: number,
  byShop: boolean,
): Refusal | undefined {
  if (booking.status !== 'CONFIRMED')
    return refuse(
      409,
      'BOOKING_IS_NOT_CONFIRMED',
      `This booking is ${booking.status.toLowerCase()}: there is nothing to change.`,
    );
  if (byShop || now < changeableUntil(service, booking.start)) return undefined;
  return refuse(
    409,
    'TOO_LATE_TO_CHANGE',
    'It is too late to cancel or move this booking; please write to the shop.',
  );
}
