import type { Service } from '@shopwright/contract/services/service';
import { beforeAll, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { buy, startStudio, type Studio } from '../../kit/studio.ts';

/**
 * A booking that is paid later and a free ticket cost nothing, and their mails go to any address
 * that is typed: they are bounded.
 */

let studio: Studio;
let service: Service & { id: string };
beforeAll(async () => {
  studio = await startStudio();
  const made = await must(
    studio.owner<{ service: Service & { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Class',
        type: 'CLASS',
        price: '85',
        durationMinutes: 60,
        capacity: 50,
        timeZone: 'UTC',
        weekly: [
          { weekday: 'THURSDAY', start: '18:30' },
          { weekday: 'SATURDAY', start: '10:00' },
        ],
        visible: true,
      },
    }),
  );
  service = made.service;
});

const slots = ['2026-11-26T18:30:00.000Z', '2026-11-28T10:00:00.000Z'];
const mails = async (to: string): Promise<number> =>
  (await studio.rows("select 1 from message where kind like 'booking-%' and recipient = $1", [to]))
    .length;
const book = async (email: string) => {
  const visitor = await studio.visitor();
  await buy(
    visitor,
    [{ app: 'services', id: service.id, options: { start: slots[0] } }],
    { method: 'OFFLINE' },
    { email },
  );
  const {
    bookings: [booking],
  } = await must(visitor.say<{ bookings: { id: string }[] }>('GET', '/v1/services/bookings/my'));
  const change = (what: string, body?: object) =>
    must(visitor.say('POST', `/v1/services/bookings/${booking?.id}/${what}`, body));
  return { id: booking?.id ?? '', change };
};

it('moving a booking repeatedly sends at most 21 mails, and every move succeeds', async () => {
  const to = 'stranger@example.com';
  const { id, change } = await book(to);
  for (let attempt = 1; attempt <= 25; attempt += 1)
    expect(await change('move', { start: slots[attempt % 2] })).toMatchObject({
      booking: { start: slots[attempt % 2] },
    });
  expect(await mails(to)).toBe(21);
  expect(await studio.events('shopwright.v1.booking_moved', id)).toBe(25);
  // The shop's own word always arrives.
  await must(studio.owner('POST', `/v1/services/bookings/${id}/cancel`));
  expect(await mails(to)).toBe(22);
});

it('booking and canceling repeatedly is limited too', async () => {
  const to = 'another@example.com';
  for (let attempt = 0; attempt < 13; attempt += 1) await (await book(to)).change('cancel');
  expect(await mails(to)).toBe(21);
});

it('free tickets send one recipient at most 21 mails in a row, and every order has its ticket', async () => {
  const to = 'guest@example.com';
  const { event } = await must(
    studio.owner<{ event: { id: string; tickets: { id: string }[] } }>('POST', '/v1/events', {
      event: {
        name: 'Open day',
        start: '2026-12-04T18:00:00Z',
        end: '2026-12-04T20:00:00Z',
        timeZone: 'UTC',
        capacity: 100,
        tickets: [{ name: 'Free', price: '0', quantity: 100, perOrder: 1 }],
      },
    }),
  );
  for (let attempt = 0; attempt < 23; attempt += 1) {
    const visitor = await studio.visitor();
    await buy(
      visitor,
      [{ app: 'tickets', id: event.id, options: { ticketTypeId: event.tickets[0]?.id } }],
      { method: 'OFFLINE' },
      { email: to },
    );
    expect(
      (await must(visitor.say<{ tickets: object[] }>('GET', '/v1/events/tickets/my'))).tickets,
    ).toHaveLength(1);
  }
  await studio.work();
  expect(
    await studio.rows("select 1 from message where kind = 'tickets' and recipient = $1", [to]),
  ).toHaveLength(21);
});
