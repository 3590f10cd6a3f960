import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import type { BookingState } from './booking.ts';
import { newService, type ServiceState } from './service.ts';
import { bookingToWire, localStart, serviceToWire } from './to-wire.ts';

const service = (more: Parameters<typeof newService>[0] = {}): ServiceState => {
  const made = newService(
    { name: 'Pottery', location: 'Studio', cancelMinutes: 60, ...more },
    { id: 'service', now: '2026-01-01', timeZone: 'Europe/Berlin' },
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made;
};
const booking: BookingState = {
  bookingId: 'booking',
  revision: 1,
  sessionId: 'session',
  serviceId: 'service',
  start: Date.UTC(2026, 11, 4, 17, 30),
  end: Date.UTC(2026, 11, 4, 18, 30),
  staffId: null,
  seats: 2,
  status: 'CONFIRMED',
  heldUntil: null,
  holderId: null,
  lineId: null,
  orderId: null,
  memberId: null,
  visitorId: 'visitor',
  contact: { email: 'ada@example.com' },
  language: null,
  choices: { size: 'M' },
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
};

it("a service shows stored pictures with the shop's host, and others unchanged", () => {
  const media = [{ url: '/media/a.png', altText: 'A' }, { url: 'https://example.com/b.png' }, {}];
  expect(serviceToWire(service({ media }), 'https://shop.example')).toMatchObject({
    id: 'service',
    revision: 1,
    name: 'Pottery',
    createdDate: '2026-01-01',
    updatedDate: '2026-01-01',
    media: [
      { url: 'https://shop.example/media/a.png', altText: 'A' },
      { url: 'https://example.com/b.png' },
      {},
    ],
  });
});

it('formats a start in local time', () => {
  expect(localStart(booking.start, 'Europe/Berlin')).toBe('2026-12-04T18:30');
  expect(localStart(booking.start, 'Asia/Tokyo')).toBe('2026-12-05T02:30');
});

describe('a booking on the wire', () => {
  it('omits missing fields', () => {
    expect(bookingToWire(booking, service(), 'Ann')).toEqual({
      id: 'booking',
      serviceId: 'service',
      serviceName: 'Pottery',
      start: '2026-12-04T17:30:00.000Z',
      end: '2026-12-04T18:30:00.000Z',
      timeZone: 'Europe/Berlin',
      localStart: '2026-12-04T18:30',
      location: 'Studio',
      seats: 2,
      choices: { size: 'M' },
      status: 'CONFIRMED',
      changeableUntil: '2026-12-04T16:30:00.000Z',
      contact: { email: 'ada@example.com' },
      createdDate: '2026-01-01',
      updatedDate: '2026-01-02',
    });
  });

  it('names the staff, the member and the order', () => {
    const whole = { ...booking, staffId: 'ann', memberId: 'ada', orderId: 'order' };
    expect(bookingToWire(whole, service(), 'Ann')).toMatchObject({
      staffId: 'ann',
      staffName: 'Ann',
      memberId: 'ada',
      orderId: 'order',
    });
    expect(bookingToWire(whole, service(), undefined)).not.toHaveProperty('staffName');
  });
});
