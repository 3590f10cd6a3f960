import type { Booking } from '@shopwright/contract/services/bookings';
import type { StoreEvent, Ticket } from '@shopwright/contract/tickets/event';
import type { StoreSubscription } from '@shopwright/contract/subscriptions/subscriptions';
import { must, STORES } from '../kit/api.ts';
import { buy, type Studio } from '../kit/studio.ts';
import { addMember } from '../kit/members.ts';

/** One of everything a store sells, bought by one member. */

export const annsEmail = 'ann@example.com';

/** What a store has of its buyers: Ann, a member, bought one of everything. */
export async function sellOneOfEach(studio: Studio) {
  const ann = await studio.member();
  const { productId: mug } = await studio.product({ name: 'Mug', price: 10, stock: 50 });
  const month = {
    frequency: 'MONTH',
    interval: 1,
    autoRenewal: true,
    enableCustomerCancellation: true,
  };
  await must(
    studio.owner('PUT', `/v1/products/${mug}/subscription-options`, {
      subscriptionOptions: [{ title: 'Monthly', subscriptionSettings: month }],
    }),
  );
  const { subscriptionOptions } = await must(
    studio.owner<{ subscriptionOptions: { id: string }[] }>(
      'GET',
      `/v1/products/${mug}/subscription-options`,
    ),
  );
  const { service } = await must(
    studio.owner<{ service: { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Class',
        price: '85',
        durationMinutes: 60,
        capacity: 5,
        timeZone: 'UTC',
        weekly: [{ weekday: 'THURSDAY', start: '18:30' }],
      },
    }),
  );
  const { event } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Opening',
        start: '2026-12-04T23:00:00Z',
        end: '2026-12-05T02:00:00Z',
        timeZone: 'UTC',
        tickets: [{ name: 'Standard', price: '18', quantity: 30 }],
      },
    }),
  );
  const { plan } = await must(
    studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
      plan: {
        name: 'Circle',
        price: '12',
        kind: 'RECURRING',
        period: { frequency: 'MONTH', interval: 1 },
      },
    }),
  );
  const { slots } = await must(
    ann.say<{ slots: { start: string }[] }>(
      'GET',
      `/v1/services/${service.id}/slots?from=2026-11-19&to=2026-11-19`,
    ),
  );

  const bought = async (line: Parameters<typeof buy>[1][number]) =>
    buy(ann, [line], undefined, { email: annsEmail });
  const { orderId, checkoutId } = await bought({ app: STORES, id: mug });
  await bought({
    app: STORES,
    id: mug,
    options: { subscriptionOptionId: subscriptionOptions[0]?.id },
  });
  await bought({ app: 'services', id: service.id, options: { start: slots[0]?.start } });
  await bought({ app: 'tickets', id: event.id, options: { ticketTypeId: event.tickets?.[0]?.id } });
  const { membership } = await must(
    studio.owner<{ membership: { id: string } }>('POST', `/v1/plans/${plan.id}/grant`, {
      memberId: ann.memberId,
    }),
  );
  const { bookings } = await must(
    ann.say<{ bookings: Booking[] }>('GET', '/v1/services/bookings/my'),
  );
  const { tickets } = await must(ann.say<{ tickets: Ticket[] }>('GET', '/v1/events/tickets/my'));
  const { subscriptions } = await must(
    ann.say<{ subscriptions: StoreSubscription[] }>('GET', '/v1/subscriptions/my'),
  );
  await ann.add({ productId: mug });
  const { cart } = await must(ann.say<{ cart: { id: string } }>('GET', '/v1/carts/current'));
  const openCheckout = await ann.checkout({ email: annsEmail });
  const hidden = await must(
    studio.owner<{ product: { id: string } }>('POST', '/v1/products', {
      product: {
        name: 'Next year',
        productType: 'physical',
        visible: false,
        priceData: { price: 5 },
        costAndProfitData: { itemCost: 2 },
      },
    }),
  );
  await must(
    studio.owner('PATCH', `/v1/products/${mug}`, {
      product: { costAndProfitData: { itemCost: 3 } },
    }),
  );
  const secretPlan = await must(
    studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
      plan: { name: 'Not yet', price: '1', kind: 'ONE_TIME', visible: false },
    }),
  );
  const { orderTransactions } = await must(
    studio.owner<{ orderTransactions: { payments: { id: string }[] } }>(
      'GET',
      `/v1/payments/orders/${orderId}`,
    ),
  );
  const publicMember = await addMember(studio.server, 'APPROVED', 'pat@example.com');
  await studio.rows("update member set privacy_status = 'PUBLIC' where member_id = $1", [
    publicMember,
  ]);
  return {
    publicMember,
    ann,
    mug,
    orderId,
    checkoutId,
    openCheckout,
    cartId: cart.id,
    membershipId: membership.id,
    bookingId: bookings[0]?.id,
    ticketId: tickets[0]?.id,
    subscriptionId: subscriptions[0]?.id,
    hiddenProduct: hidden.product.id,
    hiddenPlan: secretPlan.plan.id,
    paymentId: orderTransactions.payments[0]?.id,
    victim: await addMember(studio.server, 'APPROVED', 'victim@example.com'),
  };
}

/** The books of the shop, to the last field. */
export async function books(studio: Studio) {
  const {
    server: { siteId },
    rows,
  } = studio;
  const order = await rows('select * from orders where site_id = $1 order by order_id', [siteId]);
  const money = await rows('select * from sandbox_payment where site_id = $1 order by attempt_id', [
    siteId,
  ]);
  const people = await rows('select * from member where site_id = $1 order by member_id', [siteId]);
  const subscriptions = await rows(
    'select * from subscription where site_id = $1 order by subscription_id',
    [siteId],
  );
  const bookings = await rows('select * from booking where site_id = $1 order by booking_id', [
    siteId,
  ]);
  return { order, money, people, subscriptions, bookings };
}
