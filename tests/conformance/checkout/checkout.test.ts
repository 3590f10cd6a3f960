import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ownerClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test as base } from '../kit/fixtures.ts';

/** Every function the official client has for checkouts, as its users call them. */

const test = base
  .extend('owner', async ({ server, wire: _redirected }) =>
    ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId }),
  )
  .extend('apple', ({ catalog }) => catalog.productIds[0] ?? '')
  .extend('coupon', async ({ server }) => {
    const code = `OFF${createHash('sha256').update(String(Math.random())).digest('hex').slice(0, 8)}`;
    const answer = await fetch(`${server.url}/v1/discounts`, {
      method: 'POST',
      headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
      body: JSON.stringify({
        discount: {
          kind: 'COUPON',
          code,
          name: 'Ten off a hundred',
          effect: { type: 'PERCENT', percent: '10' },
          scope: { type: 'GLOBAL' },
        },
      }),
    });
    expect(answer.status).toBe(200);
    return code;
  });

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const lineOf = (catalogItemId: string, quantity = 1) => ({
  quantity,
  catalogReference: { appId, catalogItemId },
});
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '1 Main St',
};
const info = {
  buyerInfo: { email: 'ann@example.com' },
  shippingInfo: {
    shippingDestination: {
      address,
      contactDetails: { firstName: 'Ann', lastName: 'Lee', phone: '+1 212 555 0100' },
    },
  },
  billingInfo: { address },
};
/** The client has it, and leaves it out of its types. */
const ownPageOf = async ({ checkout }: { checkout: object }, id: string) =>
  (
    await (
      checkout as { getWixCheckoutUrl: (checkoutId: string) => Promise<{ checkoutUrl?: string }> }
    ).getWixCheckoutUrl(id)
  ).checkoutUrl;
/** Types of the client say that an id may be missing; on this server it never is. */
const idOf = (thing: { _id?: string | null } | undefined): string => thing?._id ?? '';

describe('a checkout', () => {
  test('is made of line items, read, and says what it costs and how it can be delivered', async ({
    visitor,
    apple,
  }) => {
    const made = await visitor.checkout.createCheckout({
      channelType: 'WEB',
      lineItems: [lineOf(apple, 2)],
      checkoutInfo: info,
    });
    expect(made).toMatchObject({
      _id: expect.any(String),
      _createdDate: expect.any(Date),
      completed: false,
      channelType: 'WEB',
      currency: 'USD',
      buyerInfo: { email: 'ann@example.com', visitorId: expect.any(String) },
      priceSummary: {
        subtotal: { amount: '20.00', formattedAmount: '$20.00' },
        total: { amount: '20.00' },
      },
      shippingInfo: {
        shippingDestination: {
          address: { addressLine1: '1 Main St', country: 'US' },
          contactDetails: { firstName: 'Ann' },
        },
        selectedCarrierServiceOption: {
          code: 'standard',
          title: 'Standard delivery',
          cost: { price: { amount: '0.00' } },
        },
        carrierServiceOptions: [{ shippingOptions: [{ code: 'standard' }] }],
      },
      billingInfo: { address: { city: 'New York' } },
      lineItems: [
        {
          _id: expect.any(String),
          quantity: 2,
          productName: { original: 'Apple' },
          price: { amount: '10.00' },
          availability: { status: 'AVAILABLE' },
          itemType: { preset: 'PHYSICAL' },
          paymentOption: 'FULL_PAYMENT_ONLINE',
          url: expect.stringContaining('/products/'),
        },
      ],
      calculationErrors: {},
      violations: [],
      appliedDiscounts: [],
      additionalFees: [],
      taxSummary: expect.any(Object),
      membershipOptions: { eligibleMemberships: [], invalidMemberships: [] },
    });
    expect(await visitor.checkout.getCheckout(idOf(made))).toMatchObject({
      _id: made._id,
      priceSummary: made.priceSummary,
    });
    expect(
      (await refusal(visitor.checkout.getCheckout('9f7a1f1e-6a14-4f5e-8a4a-000000000000'))).status,
    ).toBe(404);
  });

  test('is made of the current cart, found by it, and the same until the cart changes', async ({
    visitor,
    apple,
  }) => {
    await visitor.currentCart.addToCurrentCart({ lineItems: [lineOf(apple)] });
    const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      email: 'ann@example.com',
      shippingAddress: address,
    });
    expect(
      (
        await visitor.currentCart.createCheckoutFromCurrentCart({
          channelType: 'WEB',
          email: 'ann@example.com',
          shippingAddress: address,
        })
      ).checkoutId,
    ).toBe(checkoutId);
    const cart = await visitor.currentCart.getCurrentCart();
    expect(cart.checkoutId).toBe(checkoutId);
    expect((await visitor.checkout.getCheckoutByCartId(idOf(cart))).checkout).toMatchObject({
      _id: checkoutId,
      cartId: cart._id,
      buyerInfo: { email: 'ann@example.com' },
    });
    await visitor.currentCart.addToCurrentCart({ lineItems: [lineOf(apple)] });
    expect(
      (await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })).checkoutId,
    ).not.toBe(checkoutId);
  });

  test('is made of a cart by its id', async ({ owner, apple }) => {
    const cart = await owner.cart.createCart({ lineItems: [lineOf(apple, 3)] });
    const { checkoutId = '' } = await owner.cart.createCheckout(idOf(cart), {
      channelType: 'BACKOFFICE_MERCHANT',
    });
    expect(await owner.checkout.getCheckout(checkoutId)).toMatchObject({
      channelType: 'BACKOFFICE_MERCHANT',
      priceSummary: { total: { amount: '30.00' } },
    });
  });

  test('has a page here, or where the shop says', async ({ visitor, owner, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        overrideCheckoutUrl: 'https://evil.example/pay',
      }),
    );
    const here = `http://shop.test/hosted/checkout/${id}`;
    expect([
      (await visitor.checkout.getCheckoutUrl(id)).checkoutUrl,
      await ownPageOf(visitor, id),
    ]).toEqual([here, here]);
    await owner.checkout.updateCheckout(
      id,
      {},
      { overrideCheckoutUrl: 'https://till.example/pay' },
    );
    expect([
      (await visitor.checkout.getCheckoutUrl(id)).checkoutUrl,
      await ownPageOf(visitor, id),
    ]).toEqual(['https://till.example/pay', here]);
    expect((await refusal(visitor.checkout.removeOverrideCheckoutUrl(id))).status).toBe(403);
    await owner.checkout.removeOverrideCheckoutUrl(id);
    expect((await visitor.checkout.getCheckoutUrl(id)).checkoutUrl).toBe(here);
  });

  test("is changed: address, note, e-mail, fields of the shop's own", async ({
    visitor,
    apple,
  }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    );
    const changed = await visitor.checkout.updateCheckout(
      id,
      { ...info, buyerNote: 'Ring twice', customFields: [{ title: 'Gift wrap', value: 'yes' }] },
      {},
    );
    expect(changed).toMatchObject({
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ann@example.com' },
      customFields: [{ title: 'Gift wrap', value: 'yes' }],
      shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } },
    });
    expect(await visitor.checkout.updateCheckout(id, { buyerNote: null }, {})).not.toHaveProperty(
      'buyerNote',
    );
    expect(
      (
        await refusal(
          visitor.checkout.updateCheckout(
            id,
            { shippingInfo: { selectedCarrierServiceOption: { code: 'by-balloon' } } },
            {},
          ),
        )
      ).details.applicationError?.code,
    ).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
  });

  test('takes and loses line items', async ({ visitor, catalog }) => {
    const [apple = '', bread = ''] = catalog.productIds;
    const id = idOf(
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    );
    const { checkout } = await visitor.checkout.addToCheckout(id, {
      lineItems: [lineOf(bread), lineOf(apple)],
    });
    expect(
      checkout?.lineItems?.map(({ productName, quantity }) => [productName?.original, quantity]),
    ).toEqual([
      ['Apple', 2],
      ['Bread', 1],
    ]);
    const [first, second] = checkout?.lineItems ?? [];
    const more = await visitor.checkout.updateLineItemsQuantity(id, [
      { _id: idOf(first), quantity: 5 },
    ]);
    expect(more.checkout?.priceSummary?.total?.amount).toBe('60.00');
    expect(
      (await visitor.checkout.removeLineItems(id, [idOf(second)])).checkout?.lineItems,
    ).toHaveLength(1);
    expect(
      (
        await refusal(
          visitor.checkout.updateLineItemsQuantity(id, [{ _id: idOf(second), quantity: 5 }]),
        )
      ).status,
    ).toBe(404);
  });

  test('takes custom line items from the shop only', async ({ visitor, owner, apple }) => {
    const customLineItems = [
      {
        quantity: 1,
        price: '5',
        productName: { original: 'Engraving' },
        itemType: { preset: 'SERVICE' as const },
      },
    ];
    expect(
      (
        await refusal(
          visitor.checkout.createCheckout({
            channelType: 'WEB',
            lineItems: [lineOf(apple)],
            customLineItems,
          }),
        )
      ).status,
    ).toBe(403);
    expect(
      await owner.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        customLineItems,
      }),
    ).toMatchObject({
      priceSummary: { total: { amount: '15.00' } },
      lineItems: [{ customLineItem: false }, { customLineItem: true }],
    });
  });

  test('takes a coupon and loses it', async ({ visitor, apple, coupon }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        couponCode: coupon,
      }),
    );
    expect(await visitor.checkout.getCheckout(id)).toMatchObject({
      priceSummary: { discount: { amount: '1.00' }, total: { amount: '9.00' } },
      appliedDiscounts: [{ coupon: { code: coupon } }],
    });
    expect((await visitor.checkout.removeCoupon(id)).checkout).toMatchObject({
      priceSummary: { total: { amount: '10.00' } },
      appliedDiscounts: [],
    });
    expect(
      await visitor.checkout.updateCheckout(id, {}, { couponCode: coupon.toLowerCase() }),
    ).toMatchObject({ priceSummary: { total: { amount: '9.00' } } });
    expect(
      (await refusal(visitor.checkout.updateCheckout(id, {}, { couponCode: 'NOT-ONE' }))).details
        .applicationError?.code,
    ).toBe('ERROR_COUPON_DOES_NOT_EXIST');
  });

  test('takes a gift card and loses it; what is on the card is told to nobody', async ({
    visitor,
    server,
    apple,
  }) => {
    const code = 'ABCD-EFGH-JKLM-2345';
    const hash = createHash('sha256')
      .update(`gift-card:${code.replaceAll('-', '')}`)
      .digest();
    await server.db.query({
      text: "insert into gift_card (site_id, gift_card_id, code_hash, obfuscated_code, currency, initial_value, balance, created_at, updated_at) values ($1, gen_random_uuid(), $2, '****2345', 'USD', 25, 25, now(), now()) on conflict do nothing",
      values: [server.siteId, hash],
    });
    const id = idOf(
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    );
    const paid = await visitor.checkout.updateCheckout(
      id,
      {},
      { giftCardCode: code.toLowerCase() },
    );
    expect(paid).toMatchObject({
      giftCard: { obfuscatedCode: '****2345', amount: { amount: '10.00' } },
      priceSummary: { total: { amount: '10.00' } },
    });
    expect(JSON.stringify(paid)).not.toMatch(/25\.00|25\.000|EFGH/);
    expect((await visitor.checkout.removeGiftCard(id)).checkout).not.toHaveProperty('giftCard');
    expect(
      (
        await refusal(
          visitor.checkout.updateCheckout(id, {}, { giftCardCode: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' }),
        )
      ).details.applicationError?.code,
    ).toBe('GIFT_CARD_NOT_FOUND');
  });

  test('becomes an order, once', async ({ visitor, owner, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        checkoutInfo: info,
      }),
    );
    const { orderId } = await visitor.checkout.createOrder(id);
    expect((await visitor.checkout.createOrder(id)).orderId).toBe(orderId);
    expect(await visitor.checkout.getCheckout(id)).toMatchObject({ completed: true });
    expect(await owner.orders.getOrder(orderId ?? '')).toMatchObject({
      _id: orderId,
      checkoutId: id,
      paymentStatus: 'NOT_PAID',
      priceSummary: { total: { amount: '10.00' } },
    });
    expect(
      (await refusal(visitor.checkout.addToCheckout(id, { lineItems: [lineOf(apple)] }))).details
        .applicationError?.code,
    ).toBe('CHECKOUT_IS_COMPLETE');
  });

  test('becomes an order and is charged', async ({ visitor, owner, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        checkoutInfo: info,
      }),
    );
    expect(
      (await refusal(visitor.checkout.createOrderAndCharge(id, { paymentToken: 'tok_decline' })))
        .details.applicationError,
    ).toMatchObject({ code: 'PAYMENT_ERROR', data: { reason: 'CARD_DECLINED' } });
    const { orderId } = await visitor.checkout.createOrderAndCharge(id, {
      paymentToken: 'tok_success',
    });
    expect(await owner.orders.getOrder(orderId ?? '')).toMatchObject({ paymentStatus: 'PAID' });
    const held = idOf(
      await owner.checkout.createCheckout({
        channelType: 'POS',
        lineItems: [lineOf(apple)],
        checkoutInfo: info,
      }),
    );
    const later = await owner.checkout.createOrderAndCharge(held, {
      paymentToken: 'tok_success',
      delayCapture: true,
    });
    expect(await owner.orders.getOrder(later.orderId ?? '')).toMatchObject({
      paymentStatus: expect.not.stringMatching(/^PAID$/),
    });
  });

  test('that has nowhere to go does not become an order', async ({ visitor, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    );
    expect((await refusal(visitor.checkout.createOrder(id))).details.applicationError?.code).toBe(
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
    );
  });

  test('is marked as completed when it was bought elsewhere', async ({
    visitor,
    owner,
    server,
    apple,
  }) => {
    const [one, other] = [
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    ].map(idOf) as [string, string];
    expect((await refusal(visitor.checkout.markCheckoutAsCompleted(one))).status).toBe(403);
    await owner.checkout.markCheckoutAsCompleted(one);
    expect((await visitor.checkout.getCheckout(one)).completed).toBe(true);

    const answer = await fetch(`${server.url}/v1/checkouts/${other}/completion-url`, {
      method: 'POST',
      headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
      body: JSON.stringify({ redirectUrl: `${server.url}/health` }),
    });
    const token =
      new URL(((await answer.json()) as { url: string }).url).searchParams.get('token') ?? '';
    expect(
      (await refusal(visitor.checkout.markCheckoutAsCompletedAndRedirectToUrl(`${token}A`))).details
        .applicationError?.code,
    ).toBe('UNAUTHENTICATED_TOKEN');
    // It is led on, as a browser is, and takes what is there for its answer.
    expect(await visitor.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)).toEqual({
      status: 'ok',
    });
    expect((await visitor.checkout.getCheckout(other)).completed).toBe(true);
  });
});
