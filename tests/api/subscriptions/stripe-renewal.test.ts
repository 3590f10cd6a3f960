import type { StoreSubscription } from '@shopwright/contract/subscriptions/subscriptions';
import { afterAll, expect, it } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { startShop } from '../../kit/shop.ts';
import { startStripe } from '../../kit/stripe-stand-in.ts';

it(
  'stores a Stripe card with the first payment, and charges it with the next',
  { timeout: 180_000 },
  async () => {
    let now = new Date('2026-11-10T15:00:00Z');
    const stripe = await startStripe();
    const shop = await startShop({
      clock: () => now,
      platform: {
        stripe: {
          secretKey: 'sk_test_123',
          webhookSecret: 'whsec_test',
          publishableKey: 'pk_test_123',
          apiBase: stripe.url,
        },
      },
    });
    afterAll(async () => {
      await shop.server.close();
      await stripe.close();
    });
    const { productId } = await shop.product({ name: 'Coffee', price: 20, stock: 9 });
    await shop.rows('update product set doc = doc || $2 where product_id = $1', [
      productId,
      JSON.stringify({
        subscriptionOptions: [
          {
            id: 'day-1',
            subscriptionSettings: { frequency: 'DAY', interval: 1, autoRenewal: true },
          },
        ],
      }),
    ]);
    const ann = await shop.member();
    await ann.say('POST', '/v1/carts/current/add-to-cart', {
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            appId: STORES,
            catalogItemId: productId,
            options: { subscriptionOptionId: 'day-1' },
          },
        },
      ],
    });
    expect(
      (await ann.pay(await ann.checkout(), { method: 'STRIPE', token: 'pm_card_visa' })).body
        .payment.state,
    ).toBe('PAID');
    for (const day of [11, 12]) {
      now = new Date(`2026-11-${day}T15:00:00Z`);
      await shop.runJob('subscriptions-renew');
    }
    const intents = [...stripe.intents.values()];
    expect(intents.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    expect(new Set(intents.map(({ customer }) => customer)).size).toBe(1);
    expect(intents.map(({ setup_future_usage: futureUsage }) => futureUsage)).toEqual([
      'off_session',
      null,
      null,
    ]);
    const {
      subscriptions: [subscription],
    } = (
      await shop.owner<{ subscriptions: StoreSubscription[] }>(
        'POST',
        '/v1/subscriptions/query',
        {},
      )
    ).body;
    expect(subscription).toMatchObject({ status: 'ACTIVE', nextCycle: 4, failedAttempts: 0 });
  },
);
