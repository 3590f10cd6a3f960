import type { Booking } from '@shopwright/contract/services/bookings';
import type { Service, ServiceSlot } from '@shopwright/contract/services/service';
import type { PlanMembership } from '@shopwright/contract/plans/plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { buy, startStudio, put, type Studio } from '../../kit/studio.ts';

/** The price of a seat, payments now and later, and the refund of a cancellation. */

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
  it('refunds the booking alone: the deposit, and not the mug in the same order', async () => {
    const mug = await studio.product({ name: 'Mug', price: 10, stock: 5 });
    const ann = await studio.visitor();
    const { orderId } = await buy(ann, [
      { app: '215238eb-22a5-4c36-9e7b-e7c08025e04e', id: mug.productId },
      {
        app: 'services',
        id: service.id,
        options: { start: await at('2027-01-02'), paymentOption: 'DEPOSIT_ONLINE' },
      },
    ]);
    const paid = (await studio.order(orderId)).balanceSummary?.paid?.amount;
    const { bookings } = await must(
      ann.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'),
    );
    await must(ann.say('POST', `/v1/services/bookings/${bookings[0]?.id}/cancel`));
    await studio.work();
    const after = await studio.order(orderId);
    expect(after).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { paid: { amount: paid }, refunded: { amount: '25.00' } },
    });
  });

  it("manual payments and the shop's own cancellations are not refunded automatically", async () => {
    const [ann, bob] = [await studio.visitor(), await studio.visitor()];
    const first = await buy(ann, [
      { app: 'services', id: service.id, options: { start: await at('2027-01-09') } },
    ]);
    const mine = await must(ann.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'));
    await must(studio.owner('POST', `/v1/services/bookings/${mine.bookings[0]?.id}/cancel`));
    const second = await buy(
      bob,
      [{ app: 'services', id: service.id, options: { start: await at('2027-01-09') } }],
      { method: 'OFFLINE' },
    );
    await must(
      studio.owner('POST', `/v1/payments-collector/orders/${second.orderId}/mark-as-paid`, {}),
    );
    const his = await must(bob.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'));
    await must(bob.say('POST', `/v1/services/bookings/${his.bookings[0]?.id}/cancel`));
    await studio.work();
    expect(await studio.order(first.orderId)).toMatchObject({ paymentStatus: 'PAID' });
    const order = await studio.order(second.orderId);
    expect(order).toMatchObject({ paymentStatus: 'PAID' });
    expect(JSON.stringify(order.activities)).toContain(
      '$85.00 was paid offline: refund it manually',
    );
  });

  it('a refund that the provider rejects is recorded in the order with advice, and the owner is notified', async () => {
    const ann = await studio.visitor();
    const { orderId, checkoutId } = await buy(ann, [
      { app: 'services', id: service.id, options: { start: await at('2026-12-19') } },
    ]);
    // As if the payment had been wiped from the provider's books.
    await studio.rows('update payment_attempt set reference = null where checkout_id = $1', [
      checkoutId,
    ]);
    const { bookings } = await must(
      ann.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'),
    );
    await must(ann.say('POST', `/v1/services/bookings/${bookings[0]?.id}/cancel`));
    await studio.work();
    await studio.work();
    const order = await studio.order(orderId);
    expect(order).toMatchObject({ paymentStatus: 'PAID' });
    const notes = order.activities?.flatMap((activity) =>
      'merchantComment' in activity ? [JSON.stringify(activity.merchantComment)] : [],
    );
    expect(notes).toEqual([
      expect.stringMatching(
        /\$85\.00 could not be refunded.*refund it manually.*record the refund here/,
      ),
    ]);
    const mails = await studio.rows<{ subject: string; text: string }>(
      "select subject, text from message where kind = 'order-refund-failed' and subject like $1",
      [`%${order.number ?? '-'}%`],
    );
    expect(mails).toEqual([
      {
        subject: expect.stringContaining('$85.00'),
        text: expect.stringContaining('The booking was canceled in time.'),
      },
    ]);
  });

  it('takes a deposit now and the rest on the day, to the cent', async () => {
    const ann = await studio.visitor();
    const { orderId } = await buy(ann, [
      {
        app: 'services',
        id: service.id,
        options: { start: await at('2026-11-26'), paymentOption: 'DEPOSIT_ONLINE' },
        quantity: 2,
      },
    ]);
    const order = await studio.order(orderId);
    expect(order.balanceSummary).toMatchObject({
      paid: { amount: '50.00' },
      balance: { amount: '120.00' },
    });
    expect((await slots('2026-11-26'))[0]).toMatchObject({
      openSeats: 0,
      bookable: false,
      reason: 'FULL',
    });
    const bob = await studio.visitor();
    expect(
      (
        await bob.say('POST', '/v1/carts/current/add-to-cart', {
          lineItems: [
            {
              quantity: 1,
              catalogReference: {
                appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
                catalogItemId: service.id,
                options: { start: await at('2026-11-26') },
              },
            },
          ],
        })
      ).status,
    ).not.toBe(500);

    // The shop cancels the order: the places are free again.
    await must(studio.owner('POST', `/ecom/v1/orders/${orderId}/cancel`, {}));
    await studio.work();
    expect((await slots('2026-11-26'))[0]).toMatchObject({ openSeats: 2 });
  });

  it('can be paid with a plan, up to its credits', async () => {
    const { plan } = await must(
      studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
        plan: {
          name: 'Open Bench',
          kind: 'RECURRING',
          price: '140',
          period: { frequency: 'MONTH', interval: 1 },
          benefits: [
            { kind: 'BOOKINGS', serviceIds: [service.id], perCycle: 1 },
            { kind: 'ACCESS', flag: 'wheels' },
          ],
        },
      }),
    );
    const ann = await studio.member();
    await must(studio.owner('POST', `/v1/plans/${plan.id}/grant`, { memberId: ann.memberId }));
    const { memberships } = await must(
      ann.say<{ memberships: PlanMembership[] }>('GET', '/v1/plans/memberships/my'),
    );
    const membershipId = memberships[0]?.id ?? '';
    expect(await must(ann.say('GET', '/v1/plans/access/my'))).toMatchObject({
      flags: ['wheels'],
      planIds: [plan.id],
    });

    const cart = await put(ann, {
      app: 'services',
      id: service.id,
      options: { start: await at('2026-12-10') },
    });
    const lineItemIds = [cart.lineItems[0]?.id];
    const estimate = await must(
      ann.say('POST', '/v1/carts/current/estimate-totals', {
        selectedMemberships: {
          memberships: [
            { id: membershipId, appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3', lineItemIds },
          ],
        },
      }),
    );
    expect(estimate).toMatchObject({
      priceSummary: { total: { amount: '0.00' } },
      membershipOptions: {
        eligibleMemberships: [{ id: membershipId, credits: { total: 1, remaining: 1 } }],
      },
    });
    const explained = await must(
      ann.say('POST', '/v1/carts/current/explain-totals', {
        selectedMemberships: {
          memberships: [
            { id: membershipId, appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3', lineItemIds },
          ],
        },
      }),
    );
    expect(explained).toMatchObject({ priceSummary: { total: { amount: '0.00' } } });
    const checkoutId = await ann.checkout();
    await must(
      ann.say('PATCH', `/v1/checkouts/${checkoutId}`, {
        checkout: {
          membershipOptions: {
            selectedMemberships: {
              memberships: [
                { id: membershipId, appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3', lineItemIds },
              ],
            },
          },
        },
      }),
    );
    expect(await ann.read(checkoutId)).toMatchObject({
      payNowTotalAfterGiftCard: { amount: '0.00' },
    });
    const { orderId } = await must(
      ann.say<{ orderId: string }>('POST', `/v1/checkouts/${checkoutId}/create-order`, {}),
    );
    expect(await studio.order(orderId)).toMatchObject({ status: 'APPROVED' });
    expect(
      (await must(ann.say<{ memberships: PlanMembership[] }>('GET', '/v1/plans/memberships/my')))
        .memberships[0]?.benefits?.[0],
    ).toMatchObject({ total: 1, remaining: 0 });

    const again = await put(ann, {
      app: 'services',
      id: service.id,
      options: { start: await at('2026-12-17') },
    });
    const second = await ann.checkout();
    await ann.say('PATCH', `/v1/checkouts/${second}`, {
      checkout: {
        membershipOptions: {
          selectedMemberships: {
            memberships: [
              {
                id: membershipId,
                appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3',
                lineItemIds: [again.lineItems[0]?.id],
              },
            ],
          },
        },
      },
    });
    expect((await ann.say('POST', `/v1/checkouts/${second}/create-order`, {})).status).not.toBe(
      200,
    );

    // The first booking is cancelled in time: its place in the plan is there again.
    const { bookings } = await must(
      ann.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'),
    );
    await must(ann.say('POST', `/v1/services/bookings/${bookings[0]?.id}/cancel`));
    expect(
      (await must(ann.say<{ memberships: PlanMembership[] }>('GET', '/v1/plans/memberships/my')))
        .memberships[0]?.benefits?.[0],
    ).toMatchObject({ remaining: 1 });
  });
});
