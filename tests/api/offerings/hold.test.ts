import { itemApps } from '@shopwright/contract/shared/apps';
import type { StoreEvent } from '@shopwright/contract/tickets/event';
import { beforeAll, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { card, startStudio, put, type Studio } from '../../kit/studio.ts';

/** Seats and tickets are held for a buyer who is paying, and no longer than promised. */

let studio: Studio;
let event: StoreEvent & { id: string };

beforeAll(async () => {
  studio = await startStudio();
  ({ event } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Kiln night',
        start: '2026-12-04T23:00:00Z',
        tickets: [{ name: 'Standard', price: '18', quantity: 3, perOrder: 3 }],
      },
    }),
  ));
});

const wanting = async (quantity: number) => {
  const buyer = await studio.visitor();
  const { lineItems } = await put(buyer, {
    app: 'tickets',
    id: event.id,
    options: { ticketTypeId: event.tickets?.[0]?.id },
    quantity,
  });
  const checkoutId = await buyer.checkout();
  return {
    ...buyer,
    checkoutId,
    lineId: lineItems[0]?.id,
    hold: () =>
      buyer.say<{ hold: { expiresDate?: string } }>('POST', `/v1/checkouts/${checkoutId}/hold`),
  };
};
const left = async () =>
  (await must((await studio.visitor()).say<{ event: StoreEvent }>('GET', `/v1/events/${event.id}`)))
    .event.tickets?.[0]?.available;

it('tickets are held during checkout for a fixed time, and then released', async () => {
  const [ann, bob] = [await wanting(2), await wanting(2)];
  const first = await must(ann.hold());
  expect(first.hold.expiresDate).toBe('2026-11-10T15:15:00.000Z');
  expect(await left()).toBe(1);
  expect((await bob.hold()).code).toBe('TICKETS_SOLD_OUT');
  expect((await bob.say('POST', `/v1/checkouts/${ann.checkoutId}/hold`)).status).toBe(404);

  await must(ann.say('DELETE', `/v1/checkouts/${ann.checkoutId}/hold`));
  expect(await left()).toBe(3);
  expect((await bob.say('DELETE', `/v1/checkouts/${ann.checkoutId}/hold`)).status).toBe(404);
  expect(await must(ann.hold())).toEqual(first);

  studio.goTo('2026-11-10T15:10:00Z');
  expect(await must(ann.hold())).toEqual(first);
  expect(await must(ann.say('GET', `/v1/checkouts/${ann.checkoutId}/hold`))).toEqual(first);
  await must(
    ann.say('POST', `/v1/checkouts/${ann.checkoutId}/update-line-items-quantity`, {
      lineItems: [{ id: ann.lineId, quantity: 1 }],
    }),
  );
  expect(await must(ann.hold())).toEqual(first);
  expect(await left()).toBe(2);

  studio.goTo('2026-11-10T15:15:01Z');
  expect(await must(ann.say('GET', `/v1/checkouts/${ann.checkoutId}/hold`))).toEqual({
    hold: { checkoutId: ann.checkoutId },
  });
  expect(await left()).toBe(3);
  await must(bob.hold());
  expect(await left()).toBe(1);
  expect((await must(bob.pay(bob.checkoutId, card))).payment.state).toBe('PAID');
  expect((await bob.hold()).code).toBe('CHECKOUT_IS_COMPLETE');
  expect(await left()).toBe(1);
});

it('tickets removed from a checkout are released at once', async () => {
  const { service } = await must(
    studio.owner<{ service: { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Wheel',
        price: '30',
        durationMinutes: 60,
        capacity: 4,
        timeZone: 'UTC',
        weekly: [{ weekday: 'SATURDAY', start: '10:00' }],
      },
    }),
  );
  const ann = await studio.visitor();
  const { lineItems } = await put(
    ann,
    { app: 'tickets', id: event.id, options: { ticketTypeId: event.tickets?.[0]?.id } },
    { app: 'services', id: service.id, options: { start: '2026-11-14T10:00:00.000Z' } },
  );
  const checkoutId = await ann.checkout();
  const before = (await left()) ?? 0;
  const { hold } = await must(
    ann.say<{ hold: { expiresDate: string } }>('POST', `/v1/checkouts/${checkoutId}/hold`),
  );
  expect(await left()).toBe(before - 1);
  await must(
    ann.say('POST', `/v1/checkouts/${checkoutId}/remove-line-items`, {
      lineItemIds: [lineItems[0]?.id],
    }),
  );
  expect(await left()).toBe(before);
  // The place in the class is still hers, for as long as was said.
  expect(
    await studio.rows('select status from booking where holder_id = $1', [checkoutId]),
  ).toEqual([{ status: 'HELD' }]);
  expect(await must(ann.say('GET', `/v1/checkouts/${checkoutId}/hold`))).toMatchObject({
    hold: { expiresDate: hold.expiresDate },
  });
});

it('two concurrent requests for a checkout create one', async () => {
  const { say } = await studio.visitor();
  const request = () =>
    must(
      say<{ checkout: { id: string } }>(
        'POST',
        '/ecom/v1/checkouts',
        {
          channelType: 'WEB',
          lineItems: [
            {
              quantity: 1,
              catalogReference: {
                appId: itemApps.tickets,
                catalogItemId: event.id,
                options: { ticketTypeId: event.tickets?.[0]?.id },
              },
            },
          ],
        },
        { 'idempotency-key': 'one click' },
      ),
    );
  const [first, again] = await Promise.all([request(), request()]);
  expect(again.checkout.id).toBe(first.checkout.id);
});
