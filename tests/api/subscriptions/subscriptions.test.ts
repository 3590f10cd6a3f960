import type {
  StoreSubscription,
  SubscriptionCycle,
} from '@shopwright/contract/subscriptions/subscriptions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORES, must } from '../../kit/api.ts';
import { type Buyer } from '../../kit/shop.ts';
import { buy, card, DAY, startStudio, type Line, type Studio } from '../../kit/studio.ts';
import { start, mine } from './subscription-calls.ts';

/** A subscription renews, pauses, ends and is charged as it was agreed. */

let studio: Studio;
let coffee: string;

beforeAll(async () => {
  studio = await startStudio();
  ({ productId: coffee } = await studio.product({ name: 'Coffee', price: 20, stock: 50 }));
  const option = {
    id: 'month-1',
    title: 'Subscribe and save',
    subscriptionSettings: {
      frequency: 'MONTH',
      interval: 1,
      autoRenewal: true,
      enableCustomerCancellation: true,
    },
    discount: { type: 'PERCENT', value: 10 },
  };

  const six = {
    ...option,
    id: 'three',
    subscriptionSettings: { ...option.subscriptionSettings, autoRenewal: false, billingCycles: 3 },
  };
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [
    coffee,
    JSON.stringify({ subscriptionOptions: [option, six] }),
  ]);
});

beforeEach(async () => {
  studio.goTo(start);
  await must(
    studio.owner('PATCH', `/v1/products/${coffee}`, { product: { priceData: { price: 20 } } }),
  );
});

const line = (option = 'month-1'): Line => ({
  app: STORES,
  id: coffee,
  options: { subscriptionOptionId: option },
});

const cycles = async (buyer: Buyer, id: string): Promise<SubscriptionCycle[]> =>
  (await must(buyer.say<{ cycles: SubscriptionCycle[] }>('GET', `/v1/subscriptions/${id}/cycles`)))
    .cycles;
const renew = (): Promise<void> => studio.work('subscriptions-renew');

describe('a subscription', () => {
  it('creates one order each month at the agreed price, on the last day of shorter months', async () => {
    const ann = studio.always(await studio.member());
    const { orderId } = await buy(ann, [line()]);
    expect(await studio.order(orderId)).toMatchObject({
      priceSummary: { subtotal: { amount: '18.00' } },
    });
    const { id, nextChargeDate } = await mine(ann);
    // The clocks in the store's zone (UTC here) show the same hour on the last day of November.
    expect(nextChargeDate).toBe('2026-11-30T15:00:00.000Z');
    await studio.owner('PATCH', `/v1/products/${coffee}`, {
      product: { priceData: { price: 40 } },
    });
    await renew();
    expect(await cycles(ann, id)).toHaveLength(1);
    studio.goTo('2026-11-30T15:00:00Z');
    await renew();
    await renew();
    const after = await cycles(ann, id);
    expect(after.map(({ cycle, status, amount }) => [cycle, status, amount])).toEqual([
      [1, 'PAID', '18'],
      [2, 'PAID', '18'],
    ]);
    const second = await studio.order(after[1]?.orderId);
    expect(second).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      priceSummary: { total: { amount: '18.00' } },
      lineItems: [{ subscriptionInfo: { id, cycleNumber: 2 } }],
    });
    expect((await mine(ann)).nextChargeDate).toBe('2026-12-31T15:00:00.000Z');
  });

  it('is paused, resumed, skipped, readdressed and canceled by its buyer only', async () => {
    const [ann, eve] = [studio.always(await studio.member()), await studio.visitor()];
    await buy(ann, [line()]);
    const { id } = await mine(ann);
    expect((await eve.say('POST', `/v1/subscriptions/${id}/cancel`)).status).toBe(404);
    await must(ann.say('POST', `/v1/subscriptions/${id}/pause`));
    studio.goTo(start + 100 * DAY);
    await renew();
    expect(await cycles(ann, id)).toHaveLength(1);
    const resumed = await must(
      ann.say<{ subscription: StoreSubscription }>('POST', `/v1/subscriptions/${id}/resume`),
    );
    expect(Date.parse(resumed.subscription.nextChargeDate ?? '')).toBe(
      Date.parse('2026-11-30T15:00:00Z') + 100 * DAY,
    );
    const skipped = await must(
      ann.say<{ subscription: StoreSubscription }>('POST', `/v1/subscriptions/${id}/skip`),
    );
    expect(Date.parse(skipped.subscription.nextChargeDate ?? '')).toBe(
      Date.parse('2026-12-31T15:00:00Z') + 100 * DAY,
    );
    const { subscription: before } = await must(
      ann.say<{ subscription: StoreSubscription }>('GET', `/v1/subscriptions/${id}`),
    );

    // Nothing is sent to nowhere.
    for (const shippingAddress of [{}, { address: {} }, { address: { country: 'US' } }])
      expect(
        (await ann.say('PATCH', `/v1/subscriptions/${id}`, { subscription: { shippingAddress } }))
          .status,
      ).toBe(400);
    expect(
      (await must(ann.say<{ subscription: StoreSubscription }>('GET', `/v1/subscriptions/${id}`)))
        .subscription.shippingAddress,
    ).toEqual(before.shippingAddress);
    await must(
      ann.say('PATCH', `/v1/subscriptions/${id}`, {
        subscription: {
          shippingAddress: {
            address: {
              country: 'US',
              subdivision: 'US-CA',
              city: 'Oakland',
              postalCode: '94601',
              addressLine: '2 Oak St',
            },
          },
        },
      }),
    );
    studio.goTo(Date.parse('2026-12-31T15:00:00Z') + 100 * DAY);
    await renew();
    const [, next] = await cycles(ann, id);
    expect(next).toMatchObject({ cycle: 2, status: 'PAID' });
    expect(JSON.stringify(await studio.order(next?.orderId))).toContain('Oakland');
    expect(await must(ann.say('POST', `/v1/subscriptions/${id}/cancel`))).toMatchObject({
      subscription: { status: 'CANCELED', endReason: 'BY_BUYER' },
    });
    studio.goTo(start + 800 * DAY);
    await renew();
    expect(await cycles(ann, id)).toHaveLength(2);
  });

  it("retries a card on the store's schedule, then ends, cancels the order and restocks its items", async () => {
    const ann = studio.always(await studio.member());
    await buy(ann, [line()]);
    const { id } = await mine(ann);
    const before = (await studio.stockOf({ productId: coffee })).quantity;
    await must(
      ann.say('POST', `/v1/subscriptions/${id}/payment-method`, {
        method: 'SANDBOX',
        token: 'tok_decline',
      }),
    );
    studio.goTo('2026-11-30T15:00:00Z');
    await renew();
    expect(await mine(ann)).toMatchObject({
      status: 'ACTIVE',
      failedAttempts: 1,
      nextChargeDate: '2026-12-01T15:00:00.000Z',
    });
    expect((await studio.stockOf({ productId: coffee })).quantity).toBe(before - 1);
    for (const day of ['2026-12-01', '2026-12-04', '2026-12-09']) {
      studio.goTo(`${day}T15:00:00Z`);
      await renew();
    }
    expect(await mine(ann)).toMatchObject({ status: 'ENDED', endReason: 'PAYMENT_FAILED' });
    const [, failed, ...more] = await cycles(ann, id);
    expect(more).toEqual([]);
    expect(await studio.order(failed?.orderId)).toMatchObject({ status: 'CANCELED' });
    expect((await studio.stockOf({ productId: coffee })).quantity).toBe(before);
    expect(
      await studio.rows("select 1 from message where kind = 'subscription-payment-failed'"),
    ).toHaveLength(4);
  });

  it('retries at once with another card, and ends after its last cycle', async () => {
    const ann = studio.always(await studio.member());
    await buy(ann, [line('three')]);
    const { id } = await mine(ann);
    await must(
      ann.say('POST', `/v1/subscriptions/${id}/payment-method`, {
        method: 'SANDBOX',
        token: 'tok_insufficient_funds',
      }),
    );
    studio.goTo('2026-11-30T15:00:00Z');
    await renew();
    expect(await mine(ann)).toMatchObject({ failedAttempts: 1 });
    await must(ann.say('POST', `/v1/subscriptions/${id}/payment-method`, card));
    await renew();
    expect((await cycles(ann, id)).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
    studio.goTo('2026-12-31T15:00:00Z');
    await renew();
    expect(await mine(ann)).toMatchObject({ status: 'ENDED', endReason: 'COMPLETED' });
    expect(await cycles(ann, id)).toHaveLength(3);
  });
});

it("prices follow the catalog if the store is set to, with the subscriber's discount", async () => {
  await must(
    studio.owner('PATCH', '/v1/settings/subscriptions', {
      subscriptions: { pricePolicy: 'CATALOG' },
    }),
  );
  const ann = studio.always(await studio.member());
  await buy(ann, [line()]);
  await must(
    studio.owner('PATCH', '/v1/settings/subscriptions', {
      subscriptions: { pricePolicy: 'FIXED' },
    }),
  );
  await must(
    studio.owner('PATCH', `/v1/products/${coffee}`, { product: { priceData: { price: 40 } } }),
  );
  studio.goTo('2026-11-30T15:00:00Z');
  await renew();
  expect((await cycles(ann, (await mine(ann)).id)).map(({ amount }) => amount)).toEqual([
    '18',
    '36',
  ]);
});

it('retries an unavailable order every day, notifies the buyer once, and charges nothing', async () => {
  const ann = studio.always(await studio.member());
  await buy(ann, [line()]);
  const { id } = await mine(ann);
  const events = () => studio.rows("select subject from message where kind = 'subscription-late'");
  const show = (visible: boolean) =>
    must(studio.owner('PATCH', `/v1/products/${coffee}`, { product: { visible } }));
  await show(false);
  for (const day of ['2026-11-30T15:00:00Z', '2026-12-01T15:00:00Z']) {
    studio.goTo(day);
    await renew();
  }
  expect(await cycles(ann, id)).toHaveLength(1);
  expect(await events()).toEqual([{ subject: 'Your next order is delayed: Coffee' }]);
  await show(true);
  studio.goTo('2026-12-02T15:00:00Z');
  await renew();
  expect((await cycles(ann, id)).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
});
