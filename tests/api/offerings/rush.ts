import type { Service, ServiceSlot } from '@shopwright/contract/services/service';
import type { StoreEvent } from '@shopwright/contract/tickets/event';
import { itemApps } from '@shopwright/contract/shared/apps';
import { expect } from 'vitest';
import { STORES, type Answer, must } from '../../kit/api.ts';
import { address, type Buyer } from '../../kit/shop.ts';
import { buy, card, put, type Line, type Studio } from '../../kit/studio.ts';

/** Concurrent buyers compete for the last item: one gets it, and none pays for nothing. */

interface Ready {
  readonly checkoutId: string;
  readonly go: () => Promise<Answer<unknown>>;
}

/** A few at a time; what counts comes later. */
async function prepare(many: number, one: (index: number) => Promise<Ready>): Promise<Ready[]> {
  const ready: Ready[] = [];
  while (ready.length < many)
    ready.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, many - ready.length) }, (_, index) =>
          one(ready.length + index),
        ),
      )),
    );
  return ready;
}

/** All together. */
async function oneWins(
  { rows, orders }: Studio,
  ready: readonly Ready[],
  charged: number,
): Promise<void> {
  const answers = await Promise.all(ready.map(({ go }) => go()));
  const ids = ready.map(({ checkoutId }) => checkoutId);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Refused, and not failed.
  expect(answers.filter(({ status }) => status >= 500 || status === 401 || status === 404)).toEqual(
    [],
  );
  expect((await orders()).filter(({ checkoutId }) => ids.includes(checkoutId ?? ''))).toHaveLength(
    1,
  );
  expect(
    await rows(
      "select 1 from sandbox_payment p join payment_attempt a using (site_id, attempt_id) where a.checkout_id = any($1) and p.state in ('AUTHORISED', 'CAPTURED')",
      [ids],
    ),
  ).toHaveLength(charged);
}

const byCard = (studio: Studio, line: Line) => async (): Promise<Ready> => {
  const buyer = await studio.visitor();
  await put(buyer, line);
  const checkoutId = await buyer.checkout();
  return { checkoutId, go: () => buyer.pay(checkoutId, card) };
};

async function newService(
  studio: Studio,
  more: Partial<Service>,
): Promise<{ id: string; start: string }> {
  const { service } = await must(
    studio.owner<{ service: { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Class',
        price: '85',
        durationMinutes: 60,
        capacity: 1,
        timeZone: 'America/New_York',
        weekly: [{ weekday: 'THURSDAY', start: '18:30' }],
        ...more,
      },
    }),
  );
  const { slots } = await must(
    (await studio.visitor()).say<{ slots: ServiceSlot[] }>(
      'GET',
      `/v1/services/${service.id}/slots?from=2026-11-19&to=2026-11-19`,
    ),
  );
  return { id: service.id, start: slots[0]?.start ?? '' };
}

export async function lastSeat(studio: Studio, many: number): Promise<void> {
  const { id, start } = await newService(studio, {});
  await oneWins(
    studio,
    await prepare(many, byCard(studio, { app: 'services', id, options: { start } })),
    1,
  );
  expect(
    await studio.rows("select 1 from booking where service_id = $1 and status = 'CONFIRMED'", [id]),
  ).toHaveLength(1);
}

export async function lastTicket(studio: Studio, many: number): Promise<void> {
  const { event } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Night',
        start: '2026-12-04T23:00:00Z',
        end: '2026-12-05T02:00:00Z',
        timeZone: 'America/New_York',
        capacity: 1,
        tickets: [{ name: 'Standard', price: '18', quantity: 1, perOrder: 1 }],
      },
    }),
  );
  await oneWins(
    studio,
    await prepare(
      many,
      byCard(studio, {
        app: 'tickets',
        id: event.id,
        options: { ticketTypeId: event.tickets?.[0]?.id },
      }),
    ),
    1,
  );
  expect(
    await studio.rows("select 1 from ticket where event_id = $1 and status = 'VALID'", [event.id]),
  ).toHaveLength(1);
}

/** One member, whose plan pays for one more booking, in many windows. */
export async function lastBenefit(studio: Studio, many: number): Promise<void> {
  const { id, start } = await newService(studio, {
    capacity: 1000,
    paymentOptions: ['FULL_PAYMENT_ONLINE', 'MEMBERSHIP'],
  });
  const { plan } = await must(
    studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
      plan: {
        name: 'Bench',
        kind: 'RECURRING',
        price: '140',
        period: { frequency: 'MONTH', interval: 1 },
        benefits: [{ kind: 'BOOKINGS', serviceIds: [id], perCycle: 1 }],
      },
    }),
  );
  const ann = await studio.member();
  await must(studio.owner('POST', `/v1/plans/${plan.id}/grant`, { memberId: ann.memberId }));
  const { memberships } = await must(
    ann.say<{ memberships: { id: string; planId: string }[] }>('GET', '/v1/plans/memberships/my'),
  );
  const membershipId = memberships.find(({ planId }) => planId === plan.id)?.id;
  const ready = await prepare(many, async () => {
    const { checkout } = await must(
      ann.say<{ checkout: { id: string; lineItems: { id: string }[] } }>(
        'POST',
        '/ecom/v1/checkouts',
        {
          channelType: 'WEB',
          lineItems: [
            {
              quantity: 1,
              catalogReference: { appId: itemApps.services, catalogItemId: id, options: { start } },
            },
          ],
          checkoutInfo: { billingInfo: { address }, buyerInfo: { email: 'ann@example.com' } },
        },
      ),
    );
    const chosen = {
      memberships: [
        { id: membershipId, appId: itemApps.plans, lineItemIds: [checkout.lineItems[0]?.id] },
      ],
    };
    await must(
      ann.say('PATCH', `/v1/checkouts/${checkout.id}`, {
        checkout: { membershipOptions: { selectedMemberships: chosen } },
      }),
    );
    return {
      checkoutId: checkout.id,
      go: () => ann.say('POST', `/v1/checkouts/${checkout.id}/create-order`, {}),
    };
  });
  await oneWins(studio, ready, 0);
  expect(
    await studio.rows("select 1 from booking where service_id = $1 and status = 'CONFIRMED'", [id]),
  ).toHaveLength(1);
}

/** A card with as much on it as one mug costs. */
export async function lastCent(studio: Studio, many: number): Promise<void> {
  const { product } = await must(
    studio.owner<{ product: { id: string } }>('POST', '/v1/products', {
      product: { name: 'Gift Card', productType: 'digital', priceData: { price: 10 } },
    }),
  );
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [
    product.id,
    JSON.stringify({ giftCard: true }),
  ]);
  const { productId } = await studio.product({ price: 10 });
  const to = `rush${Date.now()}@example.com`;
  await buy(await studio.visitor(), [
    { app: 'giftCards', id: product.id, options: { giftCard: { recipientEmail: to } } },
  ]);
  const [mail] = await studio.rows<{ text: string }>(
    "select text from message where kind = 'gift-card' and recipient = $1",
    [to],
  );
  const code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
  const ready = await prepare(many, async () => {
    const buyer: Buyer = await studio.visitor();
    await put(buyer, { app: STORES, id: productId });
    const checkoutId = await buyer.checkout();
    await must(
      buyer.say('PATCH', `/v1/checkouts/${checkoutId}`, { checkout: {}, giftCardCode: code }),
    );
    return {
      checkoutId,
      go: () => buyer.say('POST', `/v1/checkouts/${checkoutId}/create-order`, {}),
    };
  });
  await oneWins(studio, ready, 0);
  expect(await studio.rows('select balance::text as balance from gift_card')).toEqual([
    { balance: '0.000' },
  ]);
}
