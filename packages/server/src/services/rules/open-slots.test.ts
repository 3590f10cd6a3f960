import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { openSlots, seatsLeft } from './open-slots.ts';
import { newService, type ServiceState } from './service.ts';
import { MINUTE_MS } from './slots.ts';

const NINE = Date.UTC(2026, 11, 4, 9);
const HOUR = 60 * MINUTE_MS;
const ANN = 'aaaaaaaa-0000-4000-8000-000000000001';
const BOB = 'aaaaaaaa-0000-4000-8000-000000000002';
const service = (more: Parameters<typeof newService>[0] = {}): ServiceState => {
  const made = newService(
    {
      name: 'Pottery',
      type: 'APPOINTMENT',
      capacity: 3,
      weekly: [{ weekday: 'FRIDAY', start: '09:00', end: '12:00' }],
      ...more,
    },
    { id: 'service', now: '2026-01-01', timeZone: 'UTC' },
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made;
};
const span = (
  from: number,
  to: number,
  more: { serviceId?: string; staffId?: string; seats?: number } = {},
) => ({
  serviceId: 'service',
  staffId: null,
  seats: 1,
  ...more,
  start: new Date(from),
  busyUntil: new Date(to),
});
const slot = { start: NINE, end: NINE + HOUR };

describe('the seats left in a slot', () => {
  it("are the service's seats minus those taken in this slot, never below zero", () => {
    const taken = span(NINE, NINE + HOUR);
    expect(seatsLeft(service(), slot, [])).toBe(3);
    expect(seatsLeft(service(), slot, [taken, { ...taken, seats: 1 }])).toBe(1);
    expect(seatsLeft(service(), slot, [{ ...taken, seats: 5 }])).toBe(0);
  });

  it('are none while the staff member is busy', () => {
    const left = (from: number, to: number, own = service()) =>
      seatsLeft(own, slot, [span(from, to)]);
    expect(left(NINE - HOUR, NINE)).toBe(3);
    expect(left(NINE - HOUR, NINE + 1)).toBe(0);
    expect(left(NINE + HOUR, NINE + 2 * HOUR)).toBe(3);
    expect(left(NINE + HOUR - 1, NINE + 2 * HOUR)).toBe(0);
    const buffered = service({ bufferMinutes: 10 });
    expect(left(NINE + HOUR + 10 * MINUTE_MS, NINE + 2 * HOUR, buffered)).toBe(3);
    expect(left(NINE + HOUR + 10 * MINUTE_MS - 1, NINE + 2 * HOUR, buffered)).toBe(0);
  });

  it("depend on the staff member's bookings in any service, not on other staff", () => {
    const own = service({ staffIds: [ANN, BOB] });
    const withAnn = { ...slot, staffId: ANN };
    const left = (more: Parameters<typeof span>[2]) =>
      seatsLeft(own, withAnn, [span(NINE, NINE + HOUR, more)]);
    expect(left({ staffId: ANN })).toBe(2);
    expect(left({ staffId: BOB })).toBe(3);
    expect(left({})).toBe(3);
    expect(left({ staffId: ANN, serviceId: 'other' })).toBe(0);
    expect(left({ staffId: BOB, serviceId: 'other' })).toBe(3);
  });

  it('of a class without staff are independent of overlapping classes and services', () => {
    const other = span(NINE + MINUTE_MS, NINE + HOUR);
    const yoga = service({ type: 'CLASS' });
    expect(seatsLeft(yoga, slot, [other])).toBe(3);
    expect(seatsLeft(service(), slot, [{ ...other, serviceId: 'other' }])).toBe(3);
    expect(seatsLeft(service(), slot, [{ ...other, staffId: ANN }])).toBe(3);
  });
});

describe('the slots of a span', () => {
  const open = (more: Partial<Parameters<typeof openSlots>[1]> = {}, own = service()) =>
    openSlots(own, {
      from: NINE,
      to: NINE + 3 * HOUR,
      holidays: new Set(),
      taken: [],
      now: NINE - HOUR,
      ...more,
    });

  it('show total and available seats', () => {
    const taken = [span(NINE, NINE + HOUR), span(NINE + HOUR, NINE + 2 * HOUR, { seats: 3 })];
    expect(open({ taken })).toEqual([
      { start: NINE, end: NINE + HOUR, seats: 3, openSeats: 2, bookable: true },
      {
        start: NINE + HOUR,
        end: NINE + 2 * HOUR,
        seats: 3,
        openSeats: 0,
        bookable: false,
        reason: 'FULL',
      },
      { start: NINE + 2 * HOUR, end: NINE + 3 * HOUR, seats: 3, openSeats: 3, bookable: true },
    ]);
  });

  it('are reported as too late rather than as full', () => {
    const taken = [span(NINE, NINE + HOUR, { seats: 3 })];
    expect(open({ taken, now: NINE })[0]).toMatchObject({
      bookable: false,
      reason: 'TOO_LATE_TO_BOOK',
    });
    expect(open({ now: NINE - 90 * 86_400_000 })[0]).toMatchObject({
      bookable: false,
      reason: 'TOO_EARLY_TO_BOOK',
    });
  });

  it('are none on a holiday', () => {
    expect(open({ holidays: new Set(['2026-12-04']) })).toEqual([]);
  });
});
