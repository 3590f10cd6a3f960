import { describe, expect, it } from 'vitest';
import { changeableUntil, isLive, whyNotChangeable, type BookingState } from './booking.ts';
import { MINUTE_MS } from './slots.ts';

const START = 1_000_000_000;
const booking = (more: Partial<BookingState> = {}): BookingState => ({
  bookingId: 'booking',
  revision: 1,
  sessionId: 'session',
  serviceId: 'service',
  start: START,
  end: START + 60 * MINUTE_MS,
  staffId: null,
  seats: 1,
  status: 'CONFIRMED',
  heldUntil: null,
  holderId: null,
  lineId: null,
  orderId: null,
  memberId: null,
  visitorId: null,
  contact: {},
  language: null,
  choices: {},
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
  ...more,
});

it('a booking occupies its seats while it is confirmed or held', () => {
  const live = (more: Partial<BookingState>) => isLive(booking(more), 100);
  expect(live({})).toBe(true);
  expect(live({ status: 'CONFIRMED', heldUntil: 1 })).toBe(true);
  expect(live({ status: 'HELD', heldUntil: 101 })).toBe(true);
  expect(live({ status: 'HELD', heldUntil: 100 })).toBe(false);
  expect(live({ status: 'HELD' })).toBe(false);
  expect(live({ status: 'CANCELED', heldUntil: 101 })).toBe(false);
});

describe('a booking can be canceled or moved', () => {
  const service = { cancelMinutes: 90 };
  const last = START - 90 * MINUTE_MS;

  it('by its buyer up to a set time before its start', () => {
    expect(changeableUntil(service, START)).toBe(last);
    expect(whyNotChangeable(booking(), service, last - 1, false)).toBeUndefined();
    expect(whyNotChangeable(booking(), service, last, false)).toMatchObject({
      status: 409,
      code: 'TOO_LATE_TO_CHANGE',
      description: 'It is too late to cancel or move this booking; please write to the shop.',
    });
  });

  it('by the shop at any time', () => {
    expect(whyNotChangeable(booking(), service, START + MINUTE_MS, true)).toBeUndefined();
  });

  it('only while it is confirmed, by the shop too', () => {
    for (const status of ['HELD', 'CANCELED'] as const)
      for (const byShop of [true, false])
        expect(whyNotChangeable(booking({ status }), service, 0, byShop)).toMatchObject({
          status: 409,
          code: 'BOOKING_IS_NOT_CONFIRMED',
          description: `This booking is ${status.toLowerCase()} and cannot be changed.`,
        });
  });
});
