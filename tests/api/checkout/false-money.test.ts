import type { PriceSummary } from '@shopwright/contract/shared/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsWithFalseMoney, falseAmounts, falseMoneyFor } from '../../kit/false-money.ts';
import { STORES } from '../../kit/api.ts';
import { address as newYork, startShop, type Buyer, type Item, type Shop } from '../../kit/shop.ts';

/**
 * C7, from the contract: whatever a buyer sends in a field about money, what is paid is what it
 * costs.
 */

let shop: Shop;
let mug: Item;
let coffee: Item;
const oregon = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97201',
  addressLine: '2 Oak St',
};
const addresses = { shippingAddress: newYork, billingAddress: oregon };

beforeAll(async () => {
  shop = await startShop();
  mug = await shop.product({ price: 100 });
  coffee = await shop.product({ name: 'Coffee', price: 20 });
  const option = {
    id: 'month',
    title: 'Monthly',
    subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
  };
  await shop.rows('update product set doc = doc || $2 where product_id = $1', [
    coffee.productId,
    JSON.stringify({ subscriptionOptions: [option] }),
  ]);
  const taxed = {
    areas: [{ country: 'US', subdivisions: ['US-NY'] }],
    mode: 'MANUAL',
    taxesShipping: true,
    rates: [{ name: 'New York sales tax', percent: '8' }],
  };
  const answers = [
    await shop.owner('PATCH', '/v1/settings/tax', {
      tax: { businessAddress: oregon, regions: [taxed] },
    }),
    await shop.owner('PATCH', '/v1/settings/shipping', {
      shipping: {
        regions: [
          {
            id: '11111111-1111-4111-8111-111111111111',
            name: 'US',
            areas: [{ country: 'US' }],
            rates: [{ code: 'standard', title: 'Standard', cost: { type: 'FLAT', price: '8' } }],
          },
        ],
      },
    }),
  ];
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200);
});
afterAll(() => shop.server.close());

type Json = Record<string, unknown>;
interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly body: Json;
  /** What it comes to, after the call. */
  readonly outcome: (answer: Json) => Promise<unknown>;
}

const line = (item: Item, options?: object) => ({
  quantity: 1,
  catalogReference: {
    appId: STORES,
    catalogItemId: item.productId,
    ...(options ? { options } : {}),
  },
});
const lineItems = () => [line(mug)];
const delivery = { code: 'standard' };
const sums = (summary: PriceSummary = {}): object =>
  Object.fromEntries(Object.entries(summary).map(([name, price]) => [name, price.amount]));
const must = async <Body>(response: ReturnType<Buyer['say']>): Promise<Body> => {
  const { status, body } = await response;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Body;
};

const estimate = async (buyer: Buyer, which: string): Promise<object> => {
  const { priceSummary, currency } = await must<{ priceSummary: PriceSummary; currency: string }>(
    buyer.say('POST', `/v1/carts/${which}/estimate-totals`, {
      ...addresses,
      selectedShippingOption: delivery,
    }),
  );
  return { ...sums(priceSummary), currency };
};
const newCart = async (buyer: Buyer): Promise<string> =>
  (await must<{ cart: { id: string } }>(buyer.say('POST', '/v1/carts', { lineItems: lineItems() })))
    .cart.id;
const info = {
  shippingInfo: {
    shippingDestination: { address: newYork },
    selectedCarrierServiceOption: delivery,
  },
  billingInfo: { address: oregon },
  buyerInfo: { email: 'ann@example.com' },
};
const newCheckout = async (buyer: Buyer): Promise<string> =>
  (
    await must<{ checkout: { id: string } }>(
      buyer.say('POST', '/v1/checkouts', {
        channelType: 'WEB',
        lineItems: lineItems(),
        checkoutInfo: info,
      }),
    )
  ).checkout.id;
const shown = async (buyer: Buyer, id: string): Promise<object> => {
  const {
    priceSummary,
    payNow,
    currency,
    paymentRequired,
    completed,
    lineItems: lines = [],
  } = await buyer.read(id);
  return {
    ...sums(priceSummary),
    now: sums(payNow),
    currency,
    paymentRequired,
    completed,
    lines: lines.map(({ price, quantity, paymentOption, itemType }) => [
      price?.amount,
      quantity,
      paymentOption,
      itemType?.preset,
    ]),
  };
};
const ordered = async (orderId: string): Promise<object> => {
  const { priceSummary, currency, balanceSummary, paymentStatus } = await shop.order(orderId);
  return { ...sums(priceSummary), currency, paid: balanceSummary?.paid?.amount, paymentStatus };
};

/** How each call is made honestly, and what it then comes to. */
const attempts: Record<string, (buyer: Buyer) => Promise<Attempt>> = {
  'cart.createCart': async (buyer) => ({
    method: 'POST',
    path: '/v1/carts',
    body: { cartInfo: {}, lineItems: lineItems() },
    outcome: ({ cart }) => estimate(buyer, (cart as { id: string }).id),
  }),
  'cart.updateCart': async (buyer) =>
    byCart(buyer, await newCart(buyer), 'PATCH', '', { cartInfo: {}, lineItems: lineItems() }),
  'cart.addToCart': async (buyer) =>
    byCart(buyer, await newCart(buyer), 'POST', '/add-to-cart', { lineItems: lineItems() }),
  'cart.estimateTotals': async (buyer) =>
    estimating(`/v1/carts/${await newCart(buyer)}/estimate-totals`),
  'cart.explainTotals': async (buyer) =>
    estimating(`/v1/carts/${await newCart(buyer)}/explain-totals`),
  'cart.createCheckout': async (buyer) => checkingOut(buyer, await newCart(buyer)),
  'currentCart.updateCurrentCart': async (buyer) =>
    byCart(buyer, 'current', 'PATCH', '', { cartInfo: {}, lineItems: lineItems() }),
  'currentCart.addToCurrentCart': async (buyer) =>
    byCart(buyer, 'current', 'POST', '/add-to-cart', { lineItems: lineItems() }),
  'currentCart.estimateCurrentCartTotals': async (buyer) => {
    await buyer.add(mug);
    return estimating('/v1/carts/current/estimate-totals');
  },
  'currentCart.explainCurrentCartTotals': async (buyer) => {
    await buyer.add(mug);
    return estimating('/v1/carts/current/explain-totals');
  },
  'currentCart.createCheckoutFromCurrentCart': async (buyer) => {
    await buyer.add(mug);
    return checkingOut(buyer, 'current');
  },
  'checkout.createCheckout': async (buyer) => ({
    method: 'POST',
    path: '/v1/checkouts',
    body: { channelType: 'WEB', lineItems: lineItems(), checkoutInfo: info },
    outcome: ({ checkout }) => shown(buyer, (checkout as { id: string }).id),
  }),
  'checkout.updateCheckout': async (buyer) => {
    const id = await newCheckout(buyer);
    return {
      method: 'PATCH',
      path: `/v1/checkouts/${id}`,
      body: { checkout: info, lineItems: lineItems() },
      outcome: () => shown(buyer, id),
    };
  },
  'checkout.addToCheckout': async (buyer) => {
    const id = await newCheckout(buyer);
    return {
      method: 'POST',
      path: `/v1/checkouts/${id}/add-to-checkout`,
      body: { lineItems: lineItems() },
      outcome: () => shown(buyer, id),
    };
  },
  'checkout.createOrder': async (buyer) => placing(await newCheckout(buyer), 'create-order', {}),
  'checkout.createOrderAndCharge': async (buyer) =>
    placing(await newCheckout(buyer), 'create-order-and-charge', { paymentToken: 'tok_success' }),
  'payments.payCheckout': async (buyer) =>
    placing(await newCheckout(buyer), 'pay', { method: 'SANDBOX', token: 'tok_success' }),
  'subscriptions.updateSubscription': async (buyer) => {
    const made = await must<{ checkout: { id: string } }>(
      buyer.say('POST', '/v1/checkouts', {
        channelType: 'WEB',
        lineItems: [line(coffee, { subscriptionOptionId: 'month' })],
        checkoutInfo: info,
      }),
    );
    await must(buyer.pay(made.checkout.id, { method: 'SANDBOX', token: 'tok_success' }));
    const read = async () =>
      (await must<{ subscriptions: { id: string }[] }>(buyer.say('GET', '/v1/subscriptions/my')))
        .subscriptions[0];
    const { id } = (await read()) ?? { id: '' };
    return {
      method: 'PATCH',
      path: `/v1/subscriptions/${id}`,
      body: { subscription: { shippingAddress: { address: newYork } } },
      outcome: async () => ({
        ...(await read()),
        id: '',
        orderId: '',
        revision: 0,
        updatedDate: '',
        createdDate: '',
        startDate: '',
        nextChargeDate: '',
        email: '',
      }),
    };
  },
};

function byCart(buyer: Buyer, which: string, method: string, path: string, body: Json): Attempt {
  return { method, path: `/v1/carts/${which}${path}`, body, outcome: () => estimate(buyer, which) };
}
function estimating(path: string): Attempt {
  return {
    method: 'POST',
    path,
    body: { ...addresses, selectedShippingOption: delivery },
    outcome: ({ priceSummary }) => Promise.resolve(sums(priceSummary as PriceSummary)),
  };
}
function checkingOut(buyer: Buyer, which: string): Attempt {
  return {
    method: 'POST',
    path: `/v1/carts/${which}/create-checkout`,
    body: { channelType: 'WEB', ...addresses, selectedShippingOption: delivery },
    outcome: ({ checkoutId }) => shown(buyer, checkoutId as string),
  };
}
function placing(id: string, path: string, body: Json): Attempt {
  return {
    method: 'POST',
    path: `/v1/checkouts/${id}/${path}`,
    body,
    outcome: (answer) =>
      ordered(
        (answer['payment'] as { orderId: string } | undefined)?.orderId ??
          (answer['orderId'] as string),
      ),
  };
}

test('tries every call with a money field that only the shop may set', () => {
  expect(Object.keys(attempts).toSorted()).toEqual(callsWithFalseMoney.toSorted());
});

const come = async (prepare: (buyer: Buyer) => Promise<Attempt>) => {
  const buyer = await shop.visitor();
  const { method, path, body, outcome } = await prepare(buyer);
  return { say: (sent: Json) => buyer.say(method, path, sent), body, outcome };
};

const all = Object.entries(attempts).map(([name, prepare]) => ({
  name,
  prepare,
  ...falseMoneyFor(name),
}));
const honest = async (prepare: (buyer: Buyer) => Promise<Attempt>): Promise<unknown> => {
  const { say, body, outcome } = await come(prepare);
  return outcome(await must(say(body)));
};

test.each(all)(
  '$name has the same result with any false value in an ignored field',
  async ({ prepare, ignored }) => {
    const expected = await honest(prepare);
    for (const [attempt, amount] of falseAmounts.entries()) {
      const { say, body, outcome } = await come(prepare);
      expect(await outcome(await must(say(ignored(body, amount, attempt)))), amount).toEqual(
        expected,
      );
    }
  },
);

test.each(all.filter(({ refused }) => refused.length > 0))(
  '$name refuses merchant-only fields, and stores none of them',
  async ({ prepare, refused }) => {
    const expected = await honest(prepare);
    const { say, body, outcome } = await come(prepare);
    for (const { field, body: lying } of refused) {
      for (const [attempt, amount] of falseAmounts.entries()) {
        expect(await say(lying(body, amount, attempt)), `${field} ${amount}`).toMatchObject({
          status: 403,
          code: 'PERMISSION_DENIED',
        });
      }
    }
    expect(await outcome(await must(say(body)))).toEqual(expected);
  },
);
