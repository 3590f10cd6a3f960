import type { Cart } from '@shopwright/contract/cart/cart';
import type { Checkout } from '@shopwright/contract/checkout/checkout';
import type { Order } from '@shopwright/contract/orders/order';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { item, startCartShop, type CartShop } from '../../kit/cart-shop.ts';

/**
 * What a cart, its checkout and its order say of addresses, of the buyer's language and of
 * pictures.
 */

let shop: CartShop;
let productId: string;
beforeAll(async () => {
  shop = await startCartShop();
  productId = (await shop.product()).id;
});

const address = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'Oakland',
  postalCode: '94607',
  addressLine: '1 Main St',
  formattedAddress: '1 Main St, Oakland, CA 94607',
  geocode: { latitude: 37.8, longitude: -122.3 },
};
const named = { ...address, countryFullname: 'United States', subdivisionFullname: 'California' };

const as =
  (token: string, language: string) =>
  async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await fetch(shop.server.url + path, {
      method,
      headers: {
        authorization: token,
        'content-type': 'application/json',
        'accept-language': language,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text) as Body;
  };

it('an address keeps every field and has the names of its country and state, from cart to order', async () => {
  const buyer = await shop.visitor();
  await buyer.add(productId);
  const cart = await buyer.cart('PATCH', '/v1/carts/current', {
    cartInfo: { contactInfo: { address } },
  });
  expect(cart.contactInfo?.address).toEqual(named);
  const made = await buyer.call<{ checkoutId: string }>(
    'POST',
    '/v1/carts/current/create-checkout',
    { channelType: 'WEB', billingAddress: address, email: 'buyer@example.com' },
  );
  const { body } = await buyer.call<{ checkout: Checkout }>(
    'GET',
    `/v1/checkouts/${made.body.checkoutId}`,
  );
  expect([
    body.checkout.shippingInfo?.shippingDestination?.address,
    body.checkout.billingInfo?.address,
  ]).toEqual([named, named]);
  // Sent back as it was read, nothing is stored of what is worked out.
  const again = await buyer.cart('PATCH', '/v1/carts/current', {
    cartInfo: { contactInfo: { address: { ...named, country: 'DE', subdivision: null } } },
  });
  expect(again.contactInfo?.address).toMatchObject({ countryFullname: 'Germany' });
  expect(again.contactInfo?.address?.subdivisionFullname).toBeUndefined();
});

it('a merchant-created order has country names too', async () => {
  const { body } = await shop.owner.call<{ order: Order }>('POST', '/v1/orders', {
    order: {
      lineItems: [
        {
          productName: { original: 'Mug' },
          quantity: 1,
          price: { amount: '5' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      channelInfo: { type: 'WEB' },
      recipientInfo: { address },
      billingInfo: { address },
    },
  });
  expect([body.order.recipientInfo?.address, body.order.billingInfo?.address]).toEqual([
    named,
    named,
  ]);
});

it("cart and checkout have the buyer's language, also when the merchant changes them", async () => {
  const { token } = await shop.visitor();
  const german = as(token, 'de-AT,de;q=0.9,en;q=0.8');
  const added = await german<{ cart: Cart }>('POST', '/v1/carts/current/add-to-cart', {
    lineItems: [item(productId)],
  });
  expect([added.cart.buyerLanguage, added.cart.siteLanguage]).toEqual(['de', 'en']);
  const read = await as(token, 'fr')<{ cart: Cart }>('GET', '/v1/carts/current');
  expect(read.cart.buyerLanguage).toBe('de');
  const patched = await german<{ cart: Cart }>('PATCH', '/v1/carts/current', {
    cartInfo: { contactInfo: { address } },
  });
  expect(patched.cart.contactInfo?.address?.countryFullname).toBe('Vereinigte Staaten');
  const { checkoutId } = await german<{ checkoutId: string }>(
    'POST',
    '/v1/carts/current/create-checkout',
    { channelType: 'WEB' },
  );
  const { checkout } = await german<{ checkout: Checkout }>('GET', `/v1/checkouts/${checkoutId}`);
  expect(checkout.buyerLanguage).toBe('de');
  const helped = await shop.owner.cart('POST', `/v1/carts/${read.cart.id}/add-to-cart`, {
    lineItems: [item(productId)],
  });
  expect(helped.buyerLanguage).toBe('de');
  // A change of the language alone is not another cart: it has the same checkout.
  const fresh = await shop.visitor();
  await as(fresh.token, 'de')('POST', '/v1/carts/current/add-to-cart', {
    lineItems: [item(productId)],
  });
  const first = await as(fresh.token, 'de')<{ checkoutId: string }>(
    'POST',
    '/v1/carts/current/create-checkout',
    { channelType: 'WEB' },
  );
  expect(
    (
      await as(fresh.token, 'fr')<{ checkoutId: string }>(
        'POST',
        '/v1/carts/current/create-checkout',
        { channelType: 'WEB' },
      )
    ).checkoutId,
  ).toBe(first.checkoutId);
});

it("the language of the provider's site header takes precedence over the browser's", async () => {
  const { token } = await shop.visitor();
  const answer = await fetch(`${shop.server.url}/v1/carts/current/add-to-cart`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'accept-language': 'de',
      'x-wix-linguist': 'fr|fr-fr|false|0b0bf45f-81ca-4853-9a25-b90418b504f5',
    },
    body: JSON.stringify({ lineItems: [item(productId)] }),
  });
  expect(((await answer.json()) as { cart: Cart }).cart.buyerLanguage).toBe('fr');
});

it('the images of a line and of a variant have their focal point', async () => {
  await shop.server.db
    .query(sql`insert into media (site_id, media_id, kind, private, file_name, folded_name, content_type, bytes, sha256, width, height, focal_x, focal_y, alt_text)
    values (${shop.server.siteId}, 'focal.jpg', 'image', false, 'focal.jpg', 'focal.jpg', 'image/jpeg', 1, ${Buffer.from('x')}, 1400, 1000, 0.5, 0.4, 'A mug')`);
  const { id } = await shop.product();
  await shop.owner.call('POST', `/v1/products/${id}/media`, { media: [{ mediaId: 'focal.jpg' }] });
  const image = {
    id: 'focal.jpg',
    url: 'http://shop.test/media/focal.jpg',
    width: 1400,
    height: 1000,
    altText: 'A mug',
    filename: 'focal.jpg',
    focalPoint: { x: 0.5, y: 0.4 },
  };
  const buyer = await shop.visitor();
  expect((await buyer.add(id)).lineItems[0]?.image).toEqual(image);
  const { body } = await buyer.call<{ variants: { media: { image: object } }[] }>(
    'POST',
    '/v1/variants/query',
    { query: { filter: { productId: id } } },
  );
  expect(body.variants[0]?.media.image).toEqual(image);
});
