import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { address, startShop, type Buyer, type Item, type Shop } from '../../kit/shop.ts';

/**
 * C7 and BOLA: no input of a buyer changes the amount, and no caller reaches another's checkout.
 */

let shop: Shop;
let mug: Item;
beforeAll(async () => {
  shop = await startShop();
  mug = await shop.product({ price: 10 });
});
afterAll(() => shop.server.close());

const line = (more: object = {}) => ({
  quantity: 1,
  catalogReference: { appId: STORES, catalogItemId: mug.productId },
  ...more,
});
const create = (buyer: Buyer, more: object = {}) =>
  buyer.say<{ checkout: { id: string; priceSummary: { total: { amount: string } } } }>(
    'POST',
    '/v1/checkouts',
    {
      channelType: 'WEB',
      lineItems: [line()],
      checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
      ...more,
    },
  );

const money = (amount: string) => ({
  amount,
  convertedAmount: amount,
  formattedAmount: `$${amount}`,
});
const lies = ['0', '-1', '0.000000001', '1e308', 'NaN'].map(
  (amount) => [amount, money(amount)] as const,
);

describe('prices, totals and states that a buyer sends', () => {
  test.each(lies)('%s: ignored', async (amount, lie) => {
    const ann = await shop.visitor();
    const summary = { subtotal: lie, shipping: lie, tax: lie, discount: money('10'), total: lie };
    const expected = {
      priceSummary: summary,
      payNow: summary,
      payLater: summary,
      totalAfterGiftCard: lie,
      payNowTotalAfterGiftCard: lie,
      paymentRequired: false,
      completed: true,
      orderId: randomUUID(),
      taxExemptGroupId: randomUUID(),
      giftCard: { id: randomUUID(), amount: money('10') },
      appliedDiscounts: [{ merchantDiscount: { amount: money('10') } }],
      additionalFees: [{ name: 'x', price: lie }],
      currency: 'IDR',
      paymentCurrency: 'IDR',
      conversionCurrency: 'IDR',
      lineItems: [{ id: randomUUID(), price: lie }],
      taxSummary: { totalTax: lie },
      conversionInfo: { siteCurrency: 'USD', conversionRate: '0.0001' },
      channelType: 'POS',
      cartId: randomUUID(),
      shippingInfo: {
        shippingDestination: { address },
        selectedCarrierServiceOption: {
          code: 'standard',
          cost: { price: lie, totalPriceAfterTax: lie },
        },
      },
    };
    const made = await create(ann, {
      checkoutInfo: expected,
      lineItems: [
        line({
          price: lie,
          fullPrice: lie,
          lineItemPrice: lie,
          totalPriceAfterTax: lie,
          depositAmount: lie,
          discount: lie,
          paymentOption: 'FULL_PAYMENT_OFFLINE',
          priceUndetermined: true,
          originalPrice: '0',
          itemType: { preset: 'DIGITAL' },
          availability: { status: 'AVAILABLE' },
        }),
      ],
    });
    expect([made.status, amount]).toEqual([200, amount]);
    const { checkout } = made.body;
    expect(checkout).toMatchObject({
      priceSummary: { total: { amount: '10.00' } },
      currency: 'USD',
      completed: false,
      paymentRequired: true,
    });
    const patched = await ann.say<{ checkout: object }>('PATCH', `/v1/checkouts/${checkout.id}`, {
      checkout: expected,
    });
    expect(patched.body.checkout).toMatchObject({
      priceSummary: { total: { amount: '10.00' } },
      completed: false,
    });
    const { payment } = (
      await ann.pay(checkout.id, {
        method: 'SANDBOX',
        token: 'tok_success',
        amount: '0',
        total: lie,
        priceSummary: summary,
      })
    ).body;
    expect(payment).toMatchObject({ state: 'PAID', amount: { amount: '10.00' } });
    expect(await shop.order(payment.orderId)).toMatchObject({
      priceSummary: { total: { amount: '10.00' } },
      currency: 'USD',
      balanceSummary: { paid: { amount: '10.00' } },
    });
  });

  test.each([
    [
      'customLineItems',
      {
        customLineItems: [
          {
            quantity: 1,
            price: '0.01',
            productName: { original: 'Mug' },
            itemType: { preset: 'PHYSICAL' },
          },
        ],
      },
    ],
    [
      'catalogOverrideFields',
      {
        lineItems: [
          {
            quantity: 1,
            catalogReference: { appId: STORES, catalogItemId: '' },
            catalogOverrideFields: { price: '0.01' },
          },
        ],
      },
    ],
  ])("%s are the shop's alone", async (_name, more) => {
    const ann = await shop.visitor();
    const named =
      'lineItems' in more
        ? {
            lineItems: more.lineItems.map((each) => ({
              ...each,
              catalogReference: { appId: STORES, catalogItemId: mug.productId },
            })),
          }
        : more;
    expect(await create(ann, named)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
    const { id } = (await create(ann)).body.checkout;
    expect(await ann.say('POST', `/v1/checkouts/${id}/add-to-checkout`, named)).toMatchObject({
      status: 403,
    });
    expect(await ann.say('PATCH', `/v1/checkouts/${id}`, { checkout: {}, ...named })).toMatchObject(
      { status: 403 },
    );
    // With the owner's key next to the visitor's token, the caller is the merchant.
    const key = await shop.server.createApiKey();
    expect(
      (
        await ann.say('POST', `/v1/checkouts/${id}/add-to-checkout`, named, {
          authorization: `${ann.authorization},${key}`,
        })
      ).status,
    ).toBe(200);
  });

  test('quantities are whole numbers from 1 to 100,000', async () => {
    const ann = await shop.visitor();
    const { id } = (await create(ann)).body.checkout;
    const [own] = (await ann.read(id)).lineItems ?? [];
    for (const quantity of [0, -1, 1.5, 100_001, 'many'])
      expect(
        (
          await ann.say('POST', `/v1/checkouts/${id}/update-line-items-quantity`, {
            lineItems: [{ id: own?.id, quantity }],
          })
        ).status,
      ).toBe(400);
  });

  test("the currency is always the store's", async () => {
    const ann = await shop.visitor();
    const { id } = (await create(ann)).body.checkout;
    const { payment } = (
      await ann.pay(id, { method: 'SANDBOX', token: 'tok_success', currency: 'IDR' })
    ).body;
    expect(
      await shop.rows('select currency, amount::text from sandbox_payment where attempt_id = $1', [
        payment.attemptId,
      ]),
    ).toEqual([{ currency: 'USD', amount: '10.000' }]);
  });
});

describe('merchant settings of a checkout', () => {
  const fixed = async (customSettings: object, more: object = {}): Promise<string> => {
    const made = await shop.owner<{ checkout: { id: string } }>('POST', '/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [line()],
      checkoutInfo: { shippingInfo: { shippingDestination: { address } }, customSettings },
      ...more,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return made.body.checkout.id;
  };

  test('a checkout without offline payment cannot become an unpaid order by any call', async () => {
    const ann = await shop.visitor();
    const id = await fixed({ disabledManualPayment: true });
    expect(await ann.say('POST', `/v1/checkouts/${id}/create-order`, {})).toMatchObject({
      status: 409,
      code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    });
    expect(await ann.pay(id, { method: 'OFFLINE' })).toMatchObject({
      status: 409,
      code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    });
    expect((await ann.say('POST', `/v1/checkouts/${id}/create-order-and-charge`, {})).status).toBe(
      409,
    );
    const { methods } = (
      await ann.say<{ methods: { method: string }[] }>('GET', `/v1/checkouts/${id}/payment-methods`)
    ).body;
    expect(methods.map(({ method }) => method)).not.toContain('OFFLINE');
    expect((await shop.orders()).filter(({ checkoutId }) => checkoutId === id)).toEqual([]);
    // A card pays it; and the shop itself may still take the order by hand.
    expect((await ann.pay(id, { method: 'SANDBOX', token: 'tok_success' })).body).toMatchObject({
      payment: { state: 'PAID' },
    });
    expect(
      (
        await shop.owner(
          'POST',
          `/v1/checkouts/${await fixed({ disabledManualPayment: true })}/create-order`,
          {},
        )
      ).status,
    ).toBe(200);
  });

  test('a locked coupon or gift card cannot be added or removed by the buyer', async () => {
    const ann = await shop.visitor();
    const code = `LOCKED${Date.now()}`;
    expect(
      (
        await shop.owner('POST', '/v1/discounts', {
          discount: { name: 'Ten off', code, effect: { type: 'PERCENT', percent: '10' } },
        })
      ).status,
    ).toBe(200);
    const id = await fixed({ lockCouponCode: true, lockGiftCard: true }, { couponCode: code });
    expect(await ann.say('POST', `/v1/checkouts/${id}/remove-coupon`, {})).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    });
    expect(await ann.say('POST', `/v1/checkouts/${id}/remove-gift-card`, {})).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    });
    expect(
      await ann.say('PATCH', `/v1/checkouts/${id}`, { checkout: {}, couponCode: 'OTHER' }),
    ).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
    expect(await ann.read(id)).toMatchObject({ priceSummary: { total: { amount: '9.00' } } });
    expect((await shop.owner('POST', `/v1/checkouts/${id}/remove-coupon`, {})).status).toBe(200);
  });
});

describe('a checkout of another owner', () => {
  test('is answered as missing to every call', async () => {
    const [ann, eve] = [await shop.visitor(), await shop.visitor()];
    const mallory = await shop.member();
    const { id } = (await create(ann)).body.checkout;
    const missing = randomUUID();
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['GET', '/checkout-url'],
      ['GET', '/wix-checkout-url'],
      ['GET', '/payment'],
      ['GET', '/payment-methods'],
      ['PATCH', '', { checkout: { buyerNote: 'mine' } }],
      ['POST', '/remove-coupon', {}],
      ['POST', '/remove-gift-card', {}],
      ['POST', '/add-to-checkout', { lineItems: [line()] }],
      ['POST', '/remove-line-items', { lineItemIds: [randomUUID()] }],
      ['POST', '/update-line-items-quantity', { lineItems: [{ id: randomUUID(), quantity: 2 }] }],
      ['POST', '/pay', { method: 'OFFLINE' }],
      ['POST', '/create-order', {}],
      ['POST', '/create-order-and-charge', { paymentToken: 'tok_success' }],
    ];
    for (const [method, path, body] of calls) {
      for (const stranger of [eve, mallory]) {
        const [theirs, none] = [
          await stranger.say(method, `/v1/checkouts/${id}${path}`, body),
          await stranger.say(method, `/v1/checkouts/${missing}${path}`, body),
        ];
        expect([method, path, theirs.status, theirs.code]).toEqual([method, path, 404, none.code]);
        expect(JSON.stringify(theirs.body).replaceAll(id, '')).toBe(
          JSON.stringify(none.body).replaceAll(missing, ''),
        );
      }
    }
    expect(await ann.read(id)).toMatchObject({ completed: false });
    expect((await shop.owner('GET', `/v1/checkouts/${id}`)).status).toBe(200);
  });

  test('is not found by its cart either', async () => {
    const [ann, eve] = [await shop.visitor(), await shop.visitor()];
    await ann.add(mug);
    const { cartId } = await ann.read(await ann.checkout());
    expect((await ann.say('GET', `/v1/checkouts/by-cart-id/${cartId}`)).status).toBe(200);
    expect((await eve.say('GET', `/v1/checkouts/by-cart-id/${cartId}`)).status).toBe(404);
    expect(
      (await eve.say('POST', `/v1/carts/${cartId}/create-checkout`, { channelType: 'WEB' })).status,
    ).toBe(404);
  });

  test('is completed only by the merchant or with a signed token', async () => {
    const ann = await shop.visitor();
    const { id } = (await create(ann)).body.checkout;
    expect((await ann.say('POST', `/v1/checkouts/${id}/mark-as-completed`, {})).status).toBe(403);
    const { url } = (
      await shop.owner<{ url: string }>('POST', `/v1/checkouts/${id}/completion-url`, {
        redirectUrl: 'https://till.example/thanks?order=7',
      })
    ).body;
    const path = url.replace('http://shop.test', '');
    for (const bad of [
      `${path}x`,
      path.replace(/token=\w{4}/, 'token=AAAA'),
      path.split('?')[0] + '?token=garbage',
    ])
      expect(await ann.say('GET', bad)).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED_TOKEN',
      });
    expect((await ann.read(id)).completed).toBe(false);
    const led = await ann.say('GET', path);
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      'https://till.example/thanks?order=7',
    ]);
    expect((await ann.read(id)).completed).toBe(true);
    expect(await shop.events('wix.ecom.v1.checkout_completed', id)).toBe(1);
    expect((await ann.pay(id)).code).toBe('CHECKOUT_ALREADY_PAID');
  });
});

test('gift cards cannot be guessed: after ten wrong codes no code is checked', async () => {
  const eve = await shop.visitor();
  const { id } = (await create(eve)).body.checkout;
  const tried = (code: string) =>
    eve.say('PATCH', `/v1/checkouts/${id}`, { checkout: {}, giftCardCode: code });
  expect((await tried('!')).code).toBe('GIFT_CARD_CODE_INVALID');
  for (let attempt = 0; attempt < 9; attempt += 1)
    expect((await tried(`WRONG-CODE-000${attempt}`)).code).toBe('GIFT_CARD_NOT_FOUND');
  expect(await tried('WRONG-CODE-9999')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});
