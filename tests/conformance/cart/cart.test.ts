import { media } from '@wix/sdk';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { ownerClient, visitorClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test as base } from '../kit/fixtures.ts';

/**
 * Every function the official client has for carts, as its users call them. Those that make a
 * checkout are with the checkout's.
 */

const appId = '1380b703-ce81-ff05-f115-39571d94dfcd';
const someone = '11111111-1111-4111-8111-111111111111';
const item = (
  catalogItemId: string | undefined,
  quantity = 1,
  options?: Record<string, unknown>,
) => ({
  quantity,
  catalogReference: { appId, catalogItemId: catalogItemId ?? '', ...(options ? { options } : {}) },
});
const idOf = (thing: { _id?: string | null } | undefined): string => thing?._id ?? '';

const test = base
  .extend('owner', async ({ server, wire: _redirected }) =>
    ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId }),
  )
  .extend('coupon', async ({ server }) => {
    const code = `HELLO${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    await fetch(`${server.url}/v1/discounts`, {
      method: 'POST',
      headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
      body: JSON.stringify({
        discount: {
          kind: 'COUPON',
          code,
          name: 'Hello',
          effect: { type: 'PERCENT', percent: '10' },
        },
      }),
    });
    return code;
  });

describe('the current cart', () => {
  test('answers its own error code while there is none', async ({ visitor }) => {
    expect(await refusal(visitor.currentCart.getCurrentCart())).toMatchObject({
      status: 404,
      details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } },
    });
  });

  test('is filled, read, changed and deleted', async ({
    visitor,
    catalog: {
      productIds: [apple, bread],
    },
  }) => {
    const { cart } = await visitor.currentCart.addToCurrentCart({
      lineItems: [
        item(apple, 2, { variantId: '00000000-0000-0000-0000-000000000000' }),
        item(bread),
      ],
    });
    expect(cart).toMatchObject({
      _id: expect.any(String),
      _createdDate: expect.any(Date),
      _updatedDate: expect.any(Date),
      currency: 'USD',
      weightUnit: 'KG',
      appliedDiscounts: [],
      lineItems: [
        {
          _id: expect.any(String),
          quantity: 2,
          productName: { original: 'Apple' },
          url: expect.stringMatching(/^http:\/\/shop\.test\/products\/apple/),
          price: { amount: '10.00', formattedAmount: '$10.00' },
          availability: { status: 'AVAILABLE' },
          itemType: { preset: 'PHYSICAL' },
          catalogReference: {
            catalogItemId: apple,
            options: { variantId: '00000000-0000-0000-0000-000000000000' },
          },
        },
        { quantity: 1, productName: { original: 'Bread' } },
      ],
    });
    expect(await visitor.currentCart.getCurrentCart()).toEqual(cart);

    const [first, second] = cart?.lineItems ?? [];
    const more = await visitor.currentCart.updateCurrentCartLineItemQuantity([
      { _id: idOf(second), quantity: 4 },
    ]);
    expect(more.cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([2, 4]);
    const less = await visitor.currentCart.removeLineItemsFromCurrentCart([idOf(first)]);
    expect(less.cart?.lineItems?.map(idOf)).toEqual([idOf(second)]);
    await visitor.currentCart.deleteCurrentCart();
    expect(await refusal(visitor.currentCart.getCurrentCart())).toMatchObject({ status: 404 });
  });

  test('keeps note, address and delivery; addresses come back as they were sent', async ({
    visitor,
    catalog: {
      productIds: [apple],
    },
  }) => {
    await visitor.currentCart.addToCurrentCart({ lineItems: [item(apple)] });
    const address = {
      country: 'NL',
      city: 'Utrecht',
      addressLine1: 'Straat 1',
      addressLine2: 'b',
      streetAddress: { name: 'Straat', number: '1', apt: 'b' },
      location: { latitude: 52.1, longitude: 5.1 },
    };
    const cart = await visitor.currentCart.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Ring twice',
        contactInfo: { address, contactDetails: { firstName: 'Ada' } },
        selectedShippingOption: { code: 'standard' },
      },
    });
    expect(cart).toMatchObject({
      buyerNote: 'Ring twice',
      contactInfo: { address, contactDetails: { firstName: 'Ada' } },
      selectedShippingOption: { code: 'standard' },
    });
  });

  test('applies a coupon, explains a refused one, and removes it', async ({
    visitor,
    coupon,
    catalog: {
      productIds: [apple],
    },
  }) => {
    await visitor.currentCart.addToCurrentCart({ lineItems: [item(apple, 3)] });
    expect(
      (await visitor.currentCart.updateCurrentCart({ couponCode: coupon })).appliedDiscounts,
    ).toMatchObject([{ coupon: { code: coupon, amount: { amount: '3.00' } } }]);
    const refused = await refusal(visitor.currentCart.updateCurrentCart({ couponCode: 'NOSUCH' }));
    expect(refused).toMatchObject({
      status: 428,
      details: {
        applicationError: {
          code: 'ERROR_COUPON_DOES_NOT_EXIST',
          description: 'There is no coupon with this code.',
        },
      },
    });
    expect(
      (await visitor.currentCart.removeCouponFromCurrentCart()).cart?.appliedDiscounts,
    ).toEqual([]);
  });

  test('is estimated with delivery, tax and discounts', async ({
    visitor,
    coupon,
    catalog: {
      productIds: [apple],
    },
  }) => {
    await visitor.currentCart.addToCurrentCart({ lineItems: [item(apple, 3)] });
    await visitor.currentCart.updateCurrentCart({ couponCode: coupon });
    const totals = await visitor.currentCart.estimateCurrentCartTotals({
      shippingAddress: { country: 'US', addressLine1: 'Main Street 1' },
      calculateTax: true,
      calculateShipping: true,
    });
    expect(totals).toMatchObject({
      cart: { lineItems: [{ quantity: 3 }] },
      currency: 'USD',
      priceSummary: {
        subtotal: { amount: '30.00' },
        discount: { amount: '3.00' },
        total: { amount: '27.00' },
      },
      appliedDiscounts: [{ coupon: { code: coupon }, discountType: 'GLOBAL' }],
      shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } },
      taxSummary: { totalTax: { amount: '0.00' } },
      calculatedLineItems: [{ pricesBreakdown: { totalDiscount: { amount: '3.00' } } }],
    });
  });

  test('explains why an item is refused', async ({ visitor }) => {
    const error = await refusal(
      visitor.currentCart.addToCurrentCart({ lineItems: [item(someone)] }),
    );
    expect(error).toMatchObject({
      status: 404,
      details: { applicationError: { code: 'ITEM_NOT_FOUND' } },
    });
  });

  test('shows pictures that the client can size', async ({ visitor, owner, server }) => {
    const key = await server.createApiKey();
    const { product } = await owner.products.createProduct({
      name: 'Poster',
      productType: 'physical',
      priceData: { price: 5 },
    });
    const upload = await fetch(`${server.url}/site-media/v1/files/generate-upload-url`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json' },
      body: JSON.stringify({ mimeType: 'image/png', fileName: 'red poster.png' }),
    });
    const { uploadUrl } = (await upload.json()) as { uploadUrl: string };
    const bytes = new Uint8Array(
      await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c00' } })
        .png()
        .toBuffer(),
    );
    const { file } = (await (
      await fetch(uploadUrl.replace('http://shop.test', server.url), {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: bytes,
      })
    ).json()) as { file: { id: string } };
    await owner.products.addProductMedia(idOf(product), [{ mediaId: file.id }]);
    const { cart } = await visitor.currentCart.addToCurrentCart({
      lineItems: [item(idOf(product))],
    });
    const image = cart?.lineItems?.[0]?.image ?? '';
    expect(image).toMatch(/^wix:image:\/\/v1\/.+#originWidth=80&originHeight=60$/);
    const sized = new URL(media.getScaledToFillImageUrl(image, 20, 20, {}));
    expect(sized.pathname).toMatch(new RegExp(`^/media/${file.id}/v1/fill/w_20,h_20`));
    const answer = await fetch(server.url + sized.pathname);
    expect(answer.status).toBe(200);
    // Rounded up to the next size that pictures are made in, or to all that there is; the shape
    // stays.
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([60, 60]);
  });
});

describe('carts by id', () => {
  test('are created, read, changed and deleted', async ({
    visitor,
    coupon,
    catalog: {
      productIds: [apple, bread],
    },
  }) => {
    const made = await visitor.cart.createCart({
      lineItems: [item(apple)],
      cartInfo: { buyerNote: 'Later' },
      couponCode: coupon,
    });
    const id = idOf(made);
    expect(made).toMatchObject({
      buyerNote: 'Later',
      lineItems: [{ quantity: 1 }],
      appliedDiscounts: [{ coupon: { code: coupon } }],
    });
    expect(await visitor.cart.getCart(id)).toEqual(made);
    expect(
      (
        await visitor.cart.addToCart(id, { lineItems: [item(bread), item(apple)] })
      ).cart?.lineItems?.map(({ quantity }) => quantity),
    ).toEqual([2, 1]);
    const line = idOf((await visitor.cart.getCart(id)).lineItems?.[1]);
    expect(
      (await visitor.cart.updateLineItemsQuantity(id, [{ _id: line, quantity: 3 }])).cart
        ?.lineItems?.[1]?.quantity,
    ).toBe(3);
    expect((await visitor.cart.updateCart(id, { cartInfo: { buyerNote: 'Now' } })).buyerNote).toBe(
      'Now',
    );
    expect((await visitor.cart.removeLineItems(id, [line])).cart?.lineItems).toHaveLength(1);
    expect((await visitor.cart.removeCoupon(id)).cart?.appliedDiscounts).toEqual([]);
    expect(
      (await visitor.cart.estimateTotals(id, { calculateTax: false })).priceSummary,
    ).toMatchObject({ subtotal: { amount: '20.00' } });
    expect((await visitor.cart.removeBusinessLocation(id)).cart?._id).toBe(id);
    await visitor.cart.deleteCart(id);
    expect(await refusal(visitor.cart.getCart(id))).toMatchObject({ status: 404 });
  });

  test('are found by the id of their checkout', async ({ visitor }) => {
    // In the client, and not in its types.
    const { getCartByCheckoutId } = visitor.cart as unknown as {
      getCartByCheckoutId(id: string): Promise<unknown>;
    };
    expect(await refusal(getCartByCheckoutId(someone))).toMatchObject({ status: 404 });
  });

  test('of others are missing; the merchant reaches any, with custom items and prices', async ({
    visitor,
    owner,
    server,
    catalog: {
      productIds: [apple],
    },
  }) => {
    const id = idOf(await visitor.cart.createCart({ lineItems: [item(apple)] }));
    expect(
      await refusal(visitorClient({ clientId: server.clientId }).cart.getCart(id)),
    ).toMatchObject({ status: 404 });
    const custom = {
      quantity: 1,
      price: '12.50',
      productName: { original: 'Gift wrap' },
      itemType: { preset: 'PHYSICAL' as const },
      descriptionLines: [],
    };
    expect(
      (await owner.cart.addToCart(id, { customLineItems: [custom] })).cart?.lineItems,
    ).toMatchObject([{}, { customLineItem: true, price: { amount: '12.50' } }]);
    expect(await refusal(visitor.cart.addToCart(id, { customLineItems: [custom] }))).toMatchObject({
      status: 403,
      details: { applicationError: { code: 'PERMISSION_DENIED' } },
    });
  });
});
