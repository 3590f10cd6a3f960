import {
  ApiKeyStrategy,
  bookings,
  checkout,
  createClient,
  currentCart,
  events,
  giftCards,
  memberships,
  payments,
  plans,
  products,
  services,
  subscriptions,
  tickets,
  type AuthStrategy,
} from '@shopwright/sdk';
import { itemApps } from '@shopwright/contract/shared/apps';
import { beforeAll, describe, expect, it } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { startStudio, type Studio } from '../../kit/studio.ts';

/**
 * The life cycle of each offering through the SDK, from its creation to its end.
 */

const modules = {
  bookings,
  checkout,
  currentCart,
  events,
  giftCards,
  memberships,
  payments,
  plans,
  products,
  services,
  subscriptions,
  tickets,
};
const clientOf = (host: string, auth: AuthStrategy) =>
  createClient({ modules, auth, host, retry: false });
type Api = ReturnType<typeof clientOf>;

let studio: Studio;
let owner: Api;
let member: Api & { memberId: string };

beforeAll(async () => {
  studio = await startStudio();
  owner = clientOf(
    studio.server.url,
    ApiKeyStrategy({ apiKey: await studio.server.createApiKey() }),
  );
  const { authorization, memberId } = await studio.member();
  member = {
    ...clientOf(studio.server.url, {
      getAuthHeaders: async () => ({ headers: { Authorization: authorization } }),
    }),
    memberId,
  };
});

async function buy(
  appId: string,
  catalogItemId: string,
  options: Record<string, unknown>,
  quantity = 1,
): Promise<string> {
  await member.currentCart.addToCurrentCart({
    lineItems: [{ quantity, catalogReference: { appId, catalogItemId, options } }],
  });
  const { checkoutId = '' } = await member.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'ann@example.com',
  });
  const { payment } = await member.payments.payCheckout(checkoutId, {
    method: 'SANDBOX',
    token: 'tok_success',
  });
  return payment?.orderId ?? '';
}

describe('through the SDK', () => {
  it('creates, finds, books, moves and cancels a service', async () => {
    const { service } = await owner.services.createService({
      service: {
        name: 'Glazing',
        price: '40',
        durationMinutes: 60,
        capacity: 4,
        timeZone: 'America/New_York',
        weekly: [{ weekday: 'FRIDAY', start: '09:00' }],
      },
    });
    const id = service?._id ?? '';
    const { slots = [] } = await member.services.listSlots(id, {
      from: '2026-11-13',
      to: '2026-11-20',
    });
    expect(slots.map(({ localStart }) => localStart)).toEqual([
      '2026-11-13T09:00',
      '2026-11-20T09:00',
    ]);
    await buy(itemApps.services, id, { start: slots[0]?.start?.toISOString() }, 2);
    const { bookings: [booking] = [] } = await member.bookings.listMyBookings();
    expect(booking).toMatchObject({ status: 'CONFIRMED', seats: 2, serviceName: 'Glazing' });
    const moved = await member.bookings.moveBooking(booking?._id ?? '', {
      start: slots[1]?.start ?? new Date(),
    });
    expect(moved.booking?.localStart).toBe('2026-11-20T09:00');
    expect((await member.bookings.cancelBooking(booking?._id ?? '')).booking?.status).toBe(
      'CANCELED',
    );
    expect(
      (await owner.bookings.queryBookings({ query: { filter: { status: 'CANCELED' } } })).metadata
        ?.total,
    ).toBe(1);
  });

  it('creates, sells, checks in and cancels an event', async () => {
    const { event } = await owner.events.createEvent({
      event: {
        name: 'Open night',
        start: new Date('2026-12-04T23:00:00Z'),
        tickets: [{ name: 'Standard', price: '18', quantity: 10 }],
      },
    });
    const id = event?._id ?? '';
    await buy(itemApps.tickets, id, { ticketTypeId: event?.tickets?.[0]?._id });
    const { tickets: [ticket] = [] } = await member.tickets.listMyTickets();
    expect(
      (await owner.tickets.checkIn(id, { code: ticket?.code ?? '' })).ticket?.checkedInDate,
    ).toBeInstanceOf(Date);
    await expect(owner.tickets.checkIn(id, { code: ticket?.code ?? '' })).rejects.toThrow(
      'already checked in',
    );
    expect(
      (await owner.events.updateEvent(id, { event: { canceled: true } })).event?.tickets?.[0]?.sale,
    ).toBe('ENDED');
  });

  it('creates, buys, pauses, resumes and cancels a plan', async () => {
    const { plan } = await owner.plans.createPlan({
      plan: {
        name: 'Circle',
        kind: 'RECURRING',
        price: '12',
        period: { frequency: 'MONTH', interval: 1 },
        buyerMayPause: true,
        benefits: [{ kind: 'ACCESS', flag: 'letters' }],
      },
    });
    await buy(itemApps.plans, plan?._id ?? '', {});
    expect(await member.memberships.listMyAccess()).toMatchObject({ flags: ['letters'] });
    const { memberships: [mine] = [] } = await member.memberships.listMyMemberships();
    const id = mine?._id ?? '';
    expect((await member.memberships.pauseMembership(id)).membership?.status).toBe('PAUSED');
    expect(await member.memberships.listMyAccess()).toMatchObject({ flags: [] });
    expect((await member.memberships.resumeMembership(id)).membership?.status).toBe('ACTIVE');
    expect(
      (await member.memberships.cancelMembership(id, { atOnce: true })).membership?.status,
    ).toBe('CANCELED');
    const { subscriptions: [charged] = [] } = await member.subscriptions.listMySubscriptions();
    expect(charged).toMatchObject({ status: 'CANCELED', itemName: 'Circle' });
  });

  it('buys, skips and cancels a subscription', async () => {
    const { productId } = await studio.product({ name: 'Coffee', price: 20, stock: 9 });
    const monthly = {
      id: 'month-1',
      title: 'Every month',
      subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
      discount: { type: 'PERCENT', value: 10 },
    } as const;
    const { subscriptionOptions: [option] = [] } = await owner.products.setSubscriptionOptions(
      productId,
      { subscriptionOptions: [monthly] },
    );
    expect(option).toMatchObject({
      title: 'Every month',
      subscriptionSettings: { frequency: 'MONTH', enableCustomerCancellation: true },
      prices: [{ price: 18 }],
    });
    for (const wrong of [
      { subscriptionSettings: { frequency: 'MONTH' } },
      { ...monthly, discount: { type: 'PERCENT', value: 101 } },
      { title: 'When?' },
    ] as const) {
      await expect(
        owner.products.setSubscriptionOptions(productId, { subscriptionOptions: [wrong] }),
      ).rejects.toThrow('subscriptionOptions[0]');
    }
    await expect(
      member.products.setSubscriptionOptions(productId, { subscriptionOptions: [] }),
    ).rejects.toMatchObject({
      details: {
        applicationError: { code: expect.stringMatching(/PERMISSION|FORBIDDEN|UNAUTH/i) },
      },
    });
    await expect(owner.giftCards.setGiftCardProduct(productId, { giftCard: true })).rejects.toThrow(
      'Take its subscriptions away',
    );
    await member.currentCart.addToCurrentCart({
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            appId: STORES,
            catalogItemId: productId,
            options: { subscriptionOptionId: 'month-1' },
          },
        },
      ],
    });
    const { checkoutId = '' } = await member.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      email: 'ann@example.com',
      shippingAddress: {
        country: 'US',
        subdivision: 'US-NY',
        city: 'New York',
        postalCode: '10001',
        addressLine1: '1 Main St',
      },
    });
    await member.payments.payCheckout(checkoutId, { method: 'SANDBOX', token: 'tok_success' });
    const { subscriptions: all = [] } = await member.subscriptions.listMySubscriptions();
    const id = all.find(({ itemName }) => itemName === 'Coffee')?._id ?? '';
    expect(
      (await member.subscriptions.skipCycle(id)).subscription?.nextChargeDate?.toISOString(),
    ).toBe('2027-01-10T15:00:00.000Z');
    expect((await member.subscriptions.cancelSubscription(id)).subscription).toMatchObject({
      status: 'CANCELED',
      endReason: 'BY_BUYER',
    });
  });

  it('issues, reads and disables a gift card', async () => {
    const { productId } = await studio.product({ name: 'Gift card', price: 25, stock: 99 });
    await owner.giftCards.setGiftCardProduct(productId, { giftCard: true });
    expect((await member.giftCards.listGiftCardProducts()).productIds).toEqual([productId]);
    await buy(itemApps.giftCards, productId, { giftCard: { recipientEmail: 'cyd@example.com' } });
    expect((await owner.giftCards.queryGiftCards({})).giftCards).toMatchObject([
      { initialValue: '25', gift: { recipientEmail: 'cyd@example.com' } },
    ]);
    await owner.giftCards.setGiftCardProduct(productId, { giftCard: false });
    expect((await member.giftCards.listGiftCardProducts()).productIds).toEqual([]);

    const { giftCard, code = '' } = await owner.giftCards.createGiftCard({
      giftCard: { initialValue: '25' },
    });
    expect(await member.giftCards.getBalance({ code })).toMatchObject({ balance: '25' });
    await owner.giftCards.updateGiftCard(giftCard?._id ?? '', { giftCard: { disabled: true } });
    await expect(member.giftCards.getBalance({ code })).rejects.toThrow('no such gift card');
  });
});
