import type { PlanMembership } from '@shopwright/contract/plans/plan';
import { itemApps } from '@shopwright/contract/shared/apps';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORES, must } from '../../kit/api.ts';
import { buy, card, DAY, startStudio, put, type Studio } from '../../kit/studio.ts';
import { start, mine } from './subscription-calls.ts';

/** A plan that is paid for is tried, charged and renewed as it was agreed. */

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
const renew = (): Promise<void> => studio.work('subscriptions-renew');

describe('a plan that is paid for', () => {
  it('has one free trial, is charged, renews, pauses its charges, and lasts until the paid period ends when canceled', async () => {
    const { plan } = await must(
      studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
        plan: {
          name: 'Studio Circle',
          kind: 'RECURRING',
          price: '12',
          period: { frequency: 'MONTH', interval: 1 },
          trialDays: 14,
          buyerMayPause: true,
          benefits: [{ kind: 'DISCOUNT', percent: '10' }],
        },
      }),
    );
    const ann = studio.always(await studio.member());
    const { orderId } = await buy(ann, [{ app: 'plans', id: plan.id }]);
    const membership = async (): Promise<PlanMembership & { id: string }> => {
      const [first] = (
        await must(
          ann.say<{ memberships: (PlanMembership & { id: string })[] }>(
            'GET',
            '/v1/plans/memberships/my',
          ),
        )
      ).memberships;
      if (!first) throw new Error('There is no membership.');
      return first;
    };
    expect(await membership()).toMatchObject({ status: 'TRIAL', cycle: 0 });
    expect(
      await studio.rows('select 1 from payment_attempt where order_id = $1', [orderId]),
    ).toEqual([]);

    // Members of the plan have ten percent off products, and only they.
    await buy(ann, [{ app: STORES, id: coffee }]).then(async (bought) =>
      expect(await studio.order(bought.orderId)).toMatchObject({
        priceSummary: { discount: { amount: '2.00' }, total: { amount: '18.00' } },
      }),
    );
    await buy(await studio.member(), [{ app: STORES, id: coffee }]).then(async (bought) =>
      expect(await studio.order(bought.orderId)).toMatchObject({
        priceSummary: { total: { amount: '20.00' } },
      }),
    );

    studio.goTo(start + 14 * DAY);
    await renew();
    expect(await membership()).toMatchObject({ status: 'ACTIVE', cycle: 1 });
    expect(await studio.order(orderId)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { paid: { amount: '12.00' } },
    });
    studio.goTo('2026-12-14T15:00:00Z');
    await renew();
    expect(await membership()).toMatchObject({
      status: 'ACTIVE',
      cycle: 2,
      cycleEndDate: '2027-01-14T15:00:00.000Z',
    });
    const { id } = await membership();
    await must(ann.say('POST', `/v1/plans/memberships/${id}/pause`));
    expect(await mine(ann)).toMatchObject({ status: 'PAUSED' });
    studio.goTo('2026-12-24T15:00:00Z');
    await must(ann.say('POST', `/v1/plans/memberships/${id}/resume`));
    expect(await membership()).toMatchObject({
      status: 'ACTIVE',
      cycleEndDate: '2027-01-24T15:00:00.000Z',
    });
    expect(await mine(ann)).toMatchObject({
      status: 'ACTIVE',
      nextChargeDate: '2027-01-24T15:00:00.000Z',
    });
    await must(ann.say('POST', `/v1/plans/memberships/${id}/cancel`, {}));
    expect(await mine(ann)).toMatchObject({ status: 'CANCELED' });
    studio.goTo('2027-01-24T15:00:00Z');
    await studio.work('subscriptions-renew', 'plans-turn');
    expect(await membership()).toMatchObject({ status: 'ENDED', cycle: 2 });

    // A second time there is nothing to try: it is charged at once.
    const again = await buy(ann, [{ app: 'plans', id: plan.id }]);
    expect(await studio.order(again.orderId)).toMatchObject({
      paymentStatus: 'PAID',
      priceSummary: { total: { amount: '12.00' } },
    });
    expect(await membership()).toMatchObject({ status: 'ACTIVE', cycle: 1 });
  });

  it('has no trial without a card if the store or the checkout accepts no offline payment', async () => {
    const { plan } = await must(
      studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
        plan: {
          name: 'Night Circle',
          kind: 'RECURRING',
          price: '12',
          period: { frequency: 'MONTH', interval: 1 },
          trialDays: 14,
          benefits: [{ kind: 'DISCOUNT', percent: '10' }],
        },
      }),
    );
    const lineItems = [
      { quantity: 1, catalogReference: { appId: itemApps.plans, catalogItemId: plan.id } },
    ];
    const made = await must(
      studio.owner<{ checkout: { id: string } }>('POST', '/v1/checkouts', {
        channelType: 'WEB',
        lineItems,
        checkoutInfo: {
          buyerInfo: { email: 'ann@example.com' },
          customSettings: { disabledManualPayment: true },
        },
      }),
    );
    const ann = studio.always(await studio.member());
    expect(
      await ann.say('POST', `/v1/checkouts/${made.checkout.id}/create-order`, {}),
    ).toMatchObject({ status: 409, code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' });
    expect(await ann.pay(made.checkout.id, { method: 'OFFLINE' })).toMatchObject({ status: 409 });

    await must(
      studio.owner('PATCH', '/v1/settings/checkout', { checkout: { offlinePayment: false } }),
    );
    await put(ann, { app: 'plans', id: plan.id });
    const id = await ann.checkout();
    expect(await ann.say('POST', `/v1/checkouts/${id}/create-order`, {})).toMatchObject({
      status: 409,
      code: 'PAYMENT_ERROR',
    });
    expect(await ann.say('POST', `/v1/checkouts/${id}/create-order-and-charge`, {})).toMatchObject({
      status: 400,
      code: 'PAYMENT_ERROR',
    });
    expect((await ann.pay(id, card)).body).toMatchObject({
      payment: { orderId: expect.any(String) },
    });
    await must(
      studio.owner('PATCH', '/v1/settings/checkout', { checkout: { offlinePayment: true } }),
    );
  });
});
