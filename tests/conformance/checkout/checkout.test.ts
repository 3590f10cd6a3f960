import { describe, expect } from 'vitest';
import { refusal } from '../kit/client-error.ts';
import { test, lineOf, address, info, idOf } from './checkout-fixtures.ts';

/**
 * Every function the official client has to make, read and change a checkout, as its users call
 * them.
 */

/** The client has it, and leaves it out of its types. */
const ownPageOf = async ({ checkout }: { checkout: object }, id: string) =>
  (
    await (
      checkout as { getWixCheckoutUrl: (checkoutId: string) => Promise<{ checkoutUrl?: string }> }
    ).getWixCheckoutUrl(id)
  ).checkoutUrl;

describe('a checkout', () => {
  test('is created from line items, and shows its price and delivery options', async ({
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

  test('is created from the current cart, found by it, and the same until the cart changes', async ({
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

  test('is created from a cart by its id', async ({ owner, apple }) => {
    const cart = await owner.cart.createCart({ lineItems: [lineOf(apple, 3)] });
    const { checkoutId = '' } = await owner.cart.createCheckout(idOf(cart), {
      channelType: 'BACKOFFICE_MERCHANT',
    });
    expect(await owner.checkout.getCheckout(checkoutId)).toMatchObject({
      channelType: 'BACKOFFICE_MERCHANT',
      priceSummary: { total: { amount: '30.00' } },
    });
  });

  test('has its page here, or where the merchant configures it', async ({
    visitor,
    owner,
    apple,
  }) => {
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

  test('can be changed: address, note, email, custom fields', async ({ visitor, apple }) => {
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

  test('adds and removes line items', async ({ visitor, catalog }) => {
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

  test('accepts custom line items from the merchant only', async ({ visitor, owner, apple }) => {
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
});
