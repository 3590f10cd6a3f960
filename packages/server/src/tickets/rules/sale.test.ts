import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { localTimeAt, momentOf } from '../../kernel/calendar.ts';
import { newEvent, patchEvent, type EventFacts } from './event.ts';
import { leftOf, saleOf, whyNotSold } from './sale.ts';

const start = '2026-12-04T23:00:00.000Z';
let minted = 0;
const mint = (): string => `type-${(minted += 1)}`;
const eventOf = (more: Parameters<typeof newEvent>[0] = {}): EventFacts => {
  const made = newEvent(
    { name: 'Night', start, ...more },
    { id: 'e', timeZone: 'UTC', now: start, mint },
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made.facts;
};
const before = Date.parse(start) - 86_400_000;
const code = (refusal: ReturnType<typeof whyNotSold>): string =>
  refusal && 'code' in refusal ? refusal.code : 'sold';
const noTickets = { byType: new Map<string, number>() };
const anyone = { now: before, planIds: new Set<string>() };

describe('tickets', () => {
  it('are sold within the limits of ticket type, order, event and member', () => {
    const event = eventOf({
      capacity: 6,
      ticketsPerOrder: 5,
      tickets: [
        { id: 'a', name: 'A', quantity: 4, perOrder: 3 },
        { id: 'b', name: 'B', perMember: 2 },
        { id: 'c', name: 'C', requiresPlanIds: ['plan'] },
      ],
    });
    const buy = (
      requests: [string, number][],
      taken = noTickets as Parameters<typeof whyNotSold>[2],
      who = anyone,
    ): string =>
      code(
        whyNotSold(
          event,
          requests.map(([typeId, quantity]) => ({ typeId, quantity })),
          taken,
          who,
        ),
      );
    expect(buy([['a', 3]])).toBe('sold');
    expect(buy([['a', 4]])).toBe('TOO_MANY_TICKETS');
    expect(
      buy([
        ['a', 2],
        ['a', 2],
      ]),
    ).toBe('TOO_MANY_TICKETS');
    expect(buy([['a', 2]], { byType: new Map([['a', 3]]) })).toBe('TICKETS_SOLD_OUT');
    expect(buy([['a', 1]], { byType: new Map([['x', 6]]) })).toBe('TICKETS_SOLD_OUT');
    expect(buy([['b', 1]])).toBe('MEMBERS_ONLY_ITEM');
    expect(buy([['b', 2]], { ...noTickets, ofMember: new Map() })).toBe('sold');
    expect(buy([['b', 2]], { ...noTickets, ofMember: new Map([['b', 1]]) })).toBe(
      'TOO_MANY_TICKETS',
    );
    expect(buy([['c', 1]])).toBe('MEMBERS_ONLY_ITEM');
    expect(buy([['c', 1]], noTickets, { ...anyone, planIds: new Set(['plan']) })).toBe('sold');
    expect(buy([['z', 1]])).toBe('TICKET_TYPE_NOT_FOUND');
    expect(
      buy(
        [
          ['a', 3],
          ['c', 3],
        ],
        noTickets,
        { ...anyone, planIds: new Set(['plan']) },
      ),
    ).toBe('TOO_MANY_TICKETS');
  });

  it('sales never exceed a limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.option(fc.integer({ min: 0, max: 5 })),
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 4 })), {
          maxLength: 12,
        }),
        (capacity, quantity, orders) => {
          const event = eventOf({
            capacity,
            tickets: [
              { id: 'a', name: 'A', quantity },
              { id: 'b', name: 'B' },
            ],
          });
          const byType = new Map<string, number>();
          for (const [typeId, count] of orders) {
            if (whyNotSold(event, [{ typeId, quantity: count }], { byType }, anyone) === undefined)
              byType.set(typeId, (byType.get(typeId) ?? 0) + count);
            const type = event.tickets.find(({ id }) => id === typeId);
            if (type) expect(leftOf(event, type, { byType })).toBeGreaterThanOrEqual(0);
          }
          expect([...byType.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
            capacity,
          );
          expect(byType.get('a') ?? 0).toBeLessThanOrEqual(quantity ?? Infinity);
        },
      ),
    );
  });

  it('are on sale from the start of their window until just before its end, in local time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'America/New_York',
          'Europe/Berlin',
          'Australia/Lord_Howe',
          'Pacific/Chatham',
        ),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 40 }),
        (zone, day, length) => {
          const date = (days: number): string =>
            localTimeAt(Date.UTC(2026, 0, 1, 12) + days * 86_400_000, 'UTC').date;
          const [from, to] = [
            momentOf({ date: date(day), time: '00:00' }, zone),
            momentOf({ date: date(day + length), time: '00:00' }, zone),
          ];
          const window = {
            saleStart: new Date(from).toISOString(),
            saleEnd: new Date(to).toISOString(),
          };
          const event = { start: '2040-01-01T00:00:00Z', canceled: false };
          expect([from - 1, from, to - 1, to].map((now) => saleOf(event, window, now))).toEqual([
            'NOT_STARTED',
            'ON_SALE',
            'ON_SALE',
            'ENDED',
          ]);
        },
      ),
      { numRuns: 100 },
    );
    expect(saleOf({ start, canceled: false }, {}, Date.parse(start))).toBe('ENDED');
    expect(saleOf({ start, canceled: true }, {}, before)).toBe('ENDED');
  });
});

it('an event change keeps ticket type ids, and new types get their own', () => {
  const made = newEvent(
    { name: 'Night', start, tickets: [{ name: 'A' }] },
    { id: 'e', timeZone: 'UTC', now: start, mint },
  );
  if (isRefusal(made)) throw new Error('refused');
  const [first] = made.facts.tickets;
  const after = patchEvent(
    made,
    {
      tickets: [
        { id: first?.id ?? '', name: 'A2' },
        { id: 'mine', name: 'B' },
      ],
    },
    { now: start, mint },
  );
  if (isRefusal(after)) throw new Error('refused');
  expect(after.facts.tickets.map(({ id }) => id === first?.id)).toEqual([true, false]);
  expect(after.facts.tickets[1]?.id).not.toBe('mine');
});
