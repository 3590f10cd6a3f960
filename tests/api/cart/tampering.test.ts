import { describe, expect, it } from 'vitest';
import { item, startCartShop, type CartBuyer } from '../../kit/cart-shop.ts';

/** C7: nothing a visitor or member sends changes what is paid. */

const shop = await startCartShop();
const money = {
  amount: '0.01',
  convertedAmount: '0.01',
  formattedAmount: '$0.01',
  formattedConvertedAmount: '$0.01',
};

async function totalOf(buyer: CartBuyer): Promise<string | undefined> {
  const { status, body } = await buyer.call<{ priceSummary: { total: { amount: string } } }>(
    'POST',
    '/v1/carts/current/estimate-totals',
    {},
  );
  expect(status).toBe(200);
  return body.priceSummary.total.amount;
}

const everyone: [string, () => Promise<CartBuyer>][] = [
  ['a visitor', shop.visitor],
  ['a member', shop.member],
];

describe.each(everyone)('%s', (_name, come) => {
  it('cannot change a price: read-only fields are dropped', async () => {
    const buyer = await come();
    const mug = await shop.product();
    const values = ['0', '-1', '1e-9', '1e308', 'NaN', '0.01'];
    for (const amount of values) {
      const price = { ...money, amount };
      const line = {
        ...item(mug.id),
        id: '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c',
        price,
        fullPrice: price,
        priceBeforeDiscounts: price,
        lineItemPrice: price,
        depositAmount: price,
        modifiersTotalPrice: price,
        originalPrice: amount,
        customLineItem: true,
        paymentOption: 'MEMBERSHIP_OFFLINE',
        itemType: { preset: 'GIFT_CARD' },
        priceUndetermined: true,
        taxGroupId: mug.id,
        productName: { original: 'Free' },
        physicalProperties: { weight: 0 },
        availability: { status: 'AVAILABLE', quantityAvailable: 0 },
      };
      const answer = await buyer.call('POST', '/v1/carts/current/add-to-cart', {
        lineItems: [line],
        price: amount,
        total: amount,
      });
      expect(answer.status).toBe(200);
    }
    const cart = await buyer.cart('PATCH', '/v1/carts/current', {
      cartInfo: {
        id: mug.id,
        lineItems: [{ ...item(mug.id), price: money }],
        subtotal: money,
        discount: { amount: '60' },
        subtotalAfterDiscounts: money,
        currency: 'JPY',
        conversionCurrency: 'JPY',
        taxIncludedInPrices: true,
        appliedDiscounts: [{ merchantDiscount: { amount: money } }],
        checkoutId: mug.id,
        createdDate: '2001-01-01T00:00:00Z',
        revision: '99',
        weightUnit: 'LB',
        buyerInfo: { memberId: mug.id, userId: mug.id },
      },
    });
    expect(cart).toMatchObject({
      currency: 'USD',
      appliedDiscounts: [],
      subtotal: { amount: '60.00' },
      lineItems: [
        {
          quantity: 6,
          price: { amount: '10.00' },
          itemType: { preset: 'PHYSICAL' },
          productName: { original: 'Mug' },
          paymentOption: 'FULL_PAYMENT_ONLINE',
        },
      ],
    });
    expect(cart.id).not.toBe(mug.id);
    expect(cart.buyerInfo?.userId).toBeUndefined();
    expect(await totalOf(buyer)).toBe('60.00');
  });

  it('cannot add custom items, discounts or prices', async () => {
    const buyer = await come();
    const mug = await shop.product();
    await buyer.add(mug.id);
    const custom = {
      quantity: 1,
      price: '0.01',
      productName: { original: 'Gold bar' },
      itemType: { preset: 'PHYSICAL' },
    };
    const override = { ...item(mug.id), catalogOverrideFields: { price: '0.01' } };
    const tries: [string, string, object][] = [
      ['POST', '/v1/carts/current/add-to-cart', { customLineItems: [custom] }],
      ['POST', '/v1/carts/current/add-to-cart', { lineItems: [override] }],
      ['PATCH', '/v1/carts/current', { customLineItems: [custom] }],
      ['PATCH', '/v1/carts/current', { lineItems: [override] }],
      ['PATCH', '/v1/carts/current', { merchantDiscounts: [{ amount: '9.99' }] }],
      ['POST', '/v1/carts', { customLineItems: [custom] }],
      ['POST', '/v1/carts', { lineItems: [override] }],
    ];
    for (const [method, path, body] of tries) {
      expect(await buyer.call(method, path, body), JSON.stringify(body)).toMatchObject({
        status: 403,
        body: {
          details: {
            applicationError: {
              code: 'PERMISSION_DENIED',
              description: expect.stringContaining('key'),
            },
          },
        },
      });
    }
    expect(await totalOf(buyer)).toBe('10.00');
  });

  it('must send quantities from 1 to 100,000', async () => {
    const buyer = await come();
    const mug = await shop.product();
    for (const quantity of [0, -1, 0.5, 100_001, 1e308, '2']) {
      expect(
        (
          await buyer.call('POST', '/v1/carts/current/add-to-cart', {
            lineItems: [{ ...item(mug.id), quantity }],
          })
        ).status,
        String(quantity),
      ).toBe(400);
    }
    await buyer.add(mug.id, 100_000);
    expect(
      await buyer.call('POST', '/v1/carts/current/add-to-cart', { lineItems: [item(mug.id)] }),
    ).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'QUANTITY_LIMIT_EXCEEDED' } } },
    });
  });
});

describe("with the owner's key in addition to the visitor's token", () => {
  it("the merchant adds custom items, discounts and prices to a visitor's cart", async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product();
    const assisted = shop.assisted(visitor);
    await assisted.cart('POST', '/v1/carts/current/add-to-cart', {
      lineItems: [{ ...item(mug.id), catalogOverrideFields: { price: '8.5' } }],
      customLineItems: [
        {
          quantity: 2,
          price: '12.25',
          productName: { original: 'Gift wrap' },
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { shippable: false },
        },
        {
          quantity: 1,
          price: '30',
          productName: { original: 'Fitting' },
          itemType: { preset: 'SERVICE' },
          serviceProperties: { numberOfParticipants: 1 },
        },
      ],
    });
    const cart = await assisted.cart('PATCH', '/v1/carts/current', {
      merchantDiscounts: [{ amount: '3' }],
    });
    expect(cart).toMatchObject({
      subtotal: { amount: '63.00' },
      discount: { amount: '3.00' },
      appliedDiscounts: [{ merchantDiscount: { amount: { amount: '3.00' } } }],
    });
    expect(
      cart.lineItems.map(({ customLineItem, itemType, price }) => [
        customLineItem,
        itemType?.preset,
        price?.amount,
      ]),
    ).toEqual([
      [false, 'PHYSICAL', '8.50'],
      [true, 'PHYSICAL', '12.25'],
      [true, 'SERVICE', '30.00'],
    ]);
    // It is the visitor's cart, and stays as the shop made it.
    expect((await visitor.cart('GET', '/v1/carts/current')).id).toBe(cart.id);
    expect(await totalOf(visitor)).toBe('60.00');
  });
});
