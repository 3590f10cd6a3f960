import type { Booking } from '@shopwright/contract/services/bookings';
import type { Service, ServiceSlot } from '@shopwright/contract/services/service';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { buy, card, startStudio, put, type Studio } from '../../kit/studio.ts';

/** A class is shown, booked, moved and cancelled within its rules. */

let studio: Studio;
let service: Service & { id: string };

beforeAll(async () => {
  studio = await startStudio();
  ({ service } = await must(
    studio.owner<{ service: Service & { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Wheel-Throwing Class',
        price: '85',
        deposit: '25',
        paymentOptions: ['FULL_PAYMENT_ONLINE', 'DEPOSIT_ONLINE', 'MEMBERSHIP'],
        durationMinutes: 150,
        capacity: 2,
        timeZone: 'America/New_York',
        weekly: [
          { weekday: 'THURSDAY', start: '18:30' },
          { weekday: 'SATURDAY', start: '10:00' },
        ],
        cancelMinutes: 48 * 60,
        location: 'The studio',
        options: [{ name: 'Level', choices: ['First time', 'Some experience'] }],
      },
    }),
  ));
});

const slots = async (from: string, to = from): Promise<ServiceSlot[]> =>
  (
    await must(
      (await studio.visitor()).say<{ slots: ServiceSlot[] }>(
        'GET',
        `/v1/services/${service.id}/slots?from=${from}&to=${to}`,
      ),
    )
  ).slots;
const at = async (date: string): Promise<string> => (await slots(date))[0]?.start ?? '';

describe('a class', () => {
  it('shows slots, is booked, paid, mailed with a calendar file, moved, and canceled within the policy', async () => {
    expect(
      (await slots('2026-11-16', '2026-11-22')).map(({ localStart, openSeats, bookable }) => [
        localStart,
        openSeats,
        bookable,
      ]),
    ).toEqual([
      ['2026-11-19T18:30', 2, true],
      ['2026-11-21T10:00', 2, true],
    ]);
    const ann = await studio.visitor();
    const { orderId } = await buy(ann, [
      {
        app: 'services',
        id: service.id,
        options: { start: await at('2026-11-19'), choices: { Level: 'First time' } },
      },
    ]);
    const order = await studio.order(orderId);
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      lineItems: [
        { itemType: { preset: 'SERVICE' }, productName: { original: 'Wheel-Throwing Class' } },
      ],
      priceSummary: { total: { amount: '85.00' } },
    });
    const { bookings } = await must(
      ann.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'),
    );
    expect(bookings).toMatchObject([
      {
        status: 'CONFIRMED',
        seats: 1,
        localStart: '2026-11-19T18:30',
        choices: { Level: 'First time' },
        orderId,
      },
    ]);
    const [mail] = await studio.rows<{ attachments: { filename: string; content: string }[] }>(
      "select attachments from message where kind = 'booking-confirmed' order by created_at desc limit 1",
    );
    expect(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString()).toContain(
      'DTSTART:20261119T233000Z',
    );
    const id = bookings[0]?.id ?? '';
    expect(
      (await ann.say<{ text: string }>('GET', `/v1/services/bookings/${id}/calendar`)).body.text,
    ).toContain('BEGIN:VCALENDAR');
    expect((await (await studio.visitor()).say('GET', `/v1/services/bookings/${id}`)).status).toBe(
      404,
    );
    expect((await slots('2026-11-19'))[0]).toMatchObject({ openSeats: 1 });
    expect(
      await must(
        ann.say('POST', `/v1/services/bookings/${id}/move`, { start: await at('2026-11-21') }),
      ),
    ).toMatchObject({ booking: { localStart: '2026-11-21T10:00' } });
    expect((await slots('2026-11-19'))[0]).toMatchObject({ openSeats: 2 });
    expect(await must(ann.say('POST', `/v1/services/bookings/${id}/cancel`))).toMatchObject({
      booking: { status: 'CANCELED' },
    });
    expect((await slots('2026-11-21'))[0]).toMatchObject({ openSeats: 2 });
    expect(await studio.events('shopwright.v1.booking_canceled', id)).toBe(1);
    // The money goes back by itself, once, whatever is done again.
    await studio.work();
    await studio.rows("select graphile_worker.add_job('booking-given-up', $1::json)", [
      JSON.stringify({
        siteId: studio.server.siteId,
        bookingId: id,
        orderId,
        lineId: order.lineItems?.[0]?.id,
      }),
    ]);
    await studio.work();
    expect(await studio.order(orderId)).toMatchObject({
      paymentStatus: 'FULLY_REFUNDED',
      balanceSummary: { refunded: { amount: '85.00' } },
      lineItems: [{ refundQuantity: 1 }],
    });
    expect(
      await studio.rows(
        'select p.refunded::text from sandbox_payment p join payment_attempt a using (site_id, attempt_id) where a.order_id = $1',
        [orderId],
      ),
    ).toEqual([{ refunded: '85.000' }]);
    expect(
      await studio.rows('select 1 from order_refund where order_id = $1', [orderId]),
    ).toHaveLength(1);
  });

  it('reserves the seat during payment, releases it when the card is declined, and never charges for a lost seat', async () => {
    const start = await at('2026-12-03');
    const [ann, bob] = [await studio.visitor(), await studio.visitor()];
    await put(ann, { app: 'services', id: service.id, options: { start }, quantity: 2 });
    await put(bob, { app: 'services', id: service.id, options: { start }, quantity: 2 });
    const [annsCheckout, bobsCheckout] = [await ann.checkout(), await bob.checkout()];
    expect(
      (await ann.pay(annsCheckout, { method: 'SANDBOX', token: 'tok_challenge' })).body.payment
        .state,
    ).not.toBe('PAID');
    expect((await slots('2026-12-03'))[0]).toMatchObject({ openSeats: 0 });
    expect((await bob.pay(bobsCheckout, card)).status).toBe(409);
    // Ann comes back with a card that is declined.
    await ann.pay(annsCheckout, { method: 'SANDBOX', token: 'tok_decline' });
    expect((await slots('2026-12-03'))[0]).toMatchObject({ openSeats: 2 });
    expect((await bob.pay(bobsCheckout, card)).body.payment.state).toBe('PAID');
    expect((await ann.pay(annsCheckout, card)).status).toBe(409);
    expect(
      await studio.rows(
        "select 1 from payment_attempt where checkout_id = $1 and state in ('CAPTURED', 'CAPTURING', 'AUTHORISED')",
        [annsCheckout],
      ),
    ).toEqual([]);
  });

  it('is closed on holidays, cannot be deleted with bookings, and shows its staff', async () => {
    await must(
      studio.owner('PATCH', '/v1/settings/services', { services: { holidays: ['2026-12-24'] } }),
    );
    expect(await slots('2026-12-24')).toEqual([]);
    expect((await studio.owner('DELETE', `/v1/services/${service.id}`)).code).toBe(
      'SERVICE_IS_BOOKED',
    );
    const { staff } = await must(
      studio.owner<{ staff: { id: string } }>('POST', '/v1/services/staff', {
        staff: { name: 'Mara' },
      }),
    );
    await must(
      studio.owner('PATCH', `/v1/services/${service.id}`, { service: { staffIds: [staff.id] } }),
    );
    expect((await slots('2027-01-07'))[0]).toMatchObject({ staffName: 'Mara' });
  });
});
