import { must } from '../../kit/api.ts';
import { type Studio } from '../../kit/studio.ts';

export const oregon = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97201',
  addressLine: '2 Oak St',
};

/**
 * Coffee by subscription and a plan with a trial, with delivery, tax, a fee and coupons. Returns
 * the ids of both.
 */
export async function sellCoffeeByTheMonth(
  studio: Studio,
): Promise<{ coffee: string; circle: string }> {
  const { productId: coffee } = await studio.product({ name: 'Coffee', price: 19.99 });
  const settings = {
    frequency: 'MONTH',
    interval: 1,
    autoRenewal: true,
    enableCustomerCancellation: true,
  };
  const subscriptionOptions = [
    {
      id: 'month',
      title: 'Monthly',
      subscriptionSettings: settings,
      discount: { type: 'PERCENT', value: 10 },
    },
    {
      id: 'four',
      title: 'Four',
      subscriptionSettings: { ...settings, autoRenewal: false, billingCycles: 4 },
    },
  ];
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [
    coffee,
    JSON.stringify({ subscriptionOptions }),
  ]);
  const rates = [{ code: 'standard', title: 'Standard', cost: { type: 'FLAT', price: '8' } }];
  await must(
    studio.owner('PATCH', '/v1/settings/shipping', {
      shipping: {
        regions: [
          {
            id: '11111111-1111-4111-8111-111111111111',
            name: 'US',
            areas: [{ country: 'US' }],
            rates,
          },
        ],
      },
    }),
  );
  await must(
    studio.owner('PATCH', '/v1/settings/tax', {
      tax: {
        businessAddress: oregon,
        regions: [
          {
            areas: [{ country: 'US', subdivisions: ['US-NY'] }],
            mode: 'MANUAL',
            taxesShipping: true,
            rates: [{ name: 'New York', percent: '8.875' }],
          },
        ],
      },
    }),
  );
  await must(
    studio.owner('PATCH', '/v1/settings/checkout', {
      checkout: { fees: [{ code: 'box', name: 'Packing', price: '0.55' }] },
    }),
  );
  const made = await must(
    studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
      plan: {
        name: 'Studio Circle',
        kind: 'RECURRING',
        price: '12',
        period: { frequency: 'MONTH', interval: 1 },
        trialDays: 14,
        benefits: [{ kind: 'DISCOUNT', percent: '10' }],
      },
    }),
  );
  for (const [code, more] of [
    ['FOREVER', {}],
    ['TWICE', { subscriptionCycles: 2 }],
    ['FIRST', { firstOrderOnly: true }],
    ['AUTUMN', { endDate: '2026-12-15T00:00:00Z' }],
    ['ONEUSE', { usageLimit: 1, limitPerCustomer: 1 }],
  ] as const) {
    await must(
      studio.owner('POST', '/v1/discounts', {
        discount: { name: code, code, effect: { type: 'PERCENT', percent: '15' }, ...more },
      }),
    );
  }
  return { coffee, circle: made.plan.id };
}
