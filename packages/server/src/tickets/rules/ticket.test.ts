import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { newEvent, type EventState } from './event.ts';
import { eventToWire, ticketToWire, type TicketState } from './ticket.ts';

const START = '2026-12-04T23:00:00.000Z';
const event = (more: Parameters<typeof newEvent>[0]): EventState => {
  let minted = 0;
  const made = newEvent(
    { name: 'Night', start: START, ...more },
    { id: 'event', timeZone: 'UTC', now: '2026-01-01', mint: () => `type-${(minted += 1)}` },
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made;
};
const ticket: TicketState = {
  ticketId: 'ticket',
  eventId: 'event',
  typeId: 'type-1',
  typeName: 'Seat',
  code: 'SECRET',
  status: 'VALID',
  checkedInAt: null,
  guestName: 'Ada',
  email: null,
  language: 'en',
  memberId: null,
  visitorId: 'visitor',
  orderId: 'order',
  lineId: 'line',
  number: 1,
  createdAt: '2026-11-01',
};

describe('a ticket on the wire', () => {
  it('has no code unless requested, and omits missing fields', () => {
    expect(ticketToWire(ticket, undefined, { withCode: false })).toEqual({
      id: 'ticket',
      eventId: 'event',
      ticketTypeId: 'type-1',
      typeName: 'Seat',
      status: 'VALID',
      guestName: 'Ada',
      orderId: 'order',
      createdDate: '2026-11-01',
    });
  });

  it('names its event, its code, its guest and when it was used', () => {
    const used = {
      ...ticket,
      checkedInAt: '2026-12-04',
      email: 'ada@example.com',
      memberId: 'ada',
    };
    const berlin = event({ start: '2026-12-05T00:00:00+01:00' });
    expect(ticketToWire(used, berlin, { withCode: true })).toMatchObject({
      eventName: 'Night',
      start: START,
      code: 'SECRET',
      checkedInDate: '2026-12-04',
      email: 'ada@example.com',
      memberId: 'ada',
    });
  });
});

describe('an event on the wire', () => {
  const before = Date.parse(START) - 1;
  const wire = (
    more: Parameters<typeof newEvent>[0],
    taken: [string, number][] = [],
    now = before,
  ) => eventToWire(event(more), 'https://shop.example', { byType: new Map(taken) }, now);

  it("has the merchant's values", () => {
    expect(wire({})).toMatchObject({
      id: 'event',
      revision: 1,
      name: 'Night',
      slug: 'night',
      createdDate: '2026-01-01',
      updatedDate: '2026-01-01',
      tickets: [],
      media: [],
    });
  });

  it("shows stored pictures with the shop's host, and others unchanged", () => {
    const media = [{ url: '/media/a.png', altText: 'A' }, { url: 'https://example.com/b.png' }, {}];
    expect(wire({ media }).media).toEqual([
      { url: 'https://shop.example/media/a.png', altText: 'A' },
      { url: 'https://example.com/b.png' },
      {},
    ]);
  });

  it('shows the remaining tickets of each type, and "sold out" only while on sale', () => {
    const tickets = [{ name: 'A', quantity: 2 }, { name: 'B' }];
    expect(wire({ tickets }, [['type-1', 1]]).tickets).toMatchObject([
      { id: 'type-1', name: 'A', available: 1, sale: 'ON_SALE' },
      { id: 'type-2', name: 'B', sale: 'ON_SALE' },
    ]);
    expect(wire({ tickets }, [['type-1', 2]]).tickets).toMatchObject([
      { available: 0, sale: 'SOLD_OUT' },
      { sale: 'ON_SALE' },
    ]);
    expect(wire({ tickets }, [['type-1', 2]], Date.parse(START)).tickets).toMatchObject([
      { available: 0, sale: 'ENDED' },
      { sale: 'ENDED' },
    ]);
  });
});
