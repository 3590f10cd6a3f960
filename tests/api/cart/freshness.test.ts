import { expect, it } from 'vitest';
import { startCartShop, type CartBuyer } from '../../kit/cart-shop.ts';

/** A cached cart answer never outlives its inputs. */

const shop = await startCartShop();
const usa = { shippingAddress: { country: 'US' } };

async function look(buyer: CartBuyer): Promise<{
  price: string | undefined;
  total: string;
  shipping: string;
  discount: string;
  name: string | undefined;
  status: string | undefined;
}> {
  const cart = await buyer.cart('GET', '/v1/carts/current');
  const { body } = await buyer.call<{
    priceSummary: Record<'total' | 'shipping' | 'discount', { amount: string }>;
    cart: typeof cart;
  }>('POST', '/v1/carts/current/estimate-totals', usa);
  expect(body.cart.lineItems.map(({ price }) => price?.amount)).toEqual(
    cart.lineItems.map(({ price }) => price?.amount),
  );
  const [line] = cart.lineItems;
  return {
    price: line?.price?.amount,
    name: line?.productName?.original,
    status: line?.availability?.status,
    total: body.priceSummary.total.amount,
    shipping: body.priceSummary.shipping.amount,
    discount: body.priceSummary.discount.amount,
  };
}

it('a changed product, stock, setting, discount or cart is seen at once', async () => {
  const visitor = await shop.visitor();
  const mug = await shop.product();
  const {
    lineItems: [line],
  } = await visitor.add(mug.id, 2);
  // Twice each time: the second may come from memory.
  const see = async () => {
    const first = await look(visitor);
    expect(await look(visitor)).toEqual(first);
    return first;
  };
  expect(await see()).toEqual({
    price: '10.00',
    name: 'Mug',
    status: 'AVAILABLE',
    total: '20.00',
    shipping: '0.00',
    discount: '0.00',
  });
  await shop.owner.call('PATCH', `/v1/products/${mug.id}`, {
    product: { name: 'Cup', priceData: { price: 12 } },
  });
  expect(await see()).toMatchObject({ price: '12.00', name: 'Cup', total: '24.00' });
  await shop.stock(mug.id, 1);
  expect(await see()).toMatchObject({ status: 'PARTIALLY_AVAILABLE' });
  await shop.stock(mug.id, 9);
  await shop.owner.call('PATCH', '/v1/settings/shipping', {
    shipping: {
      regions: [
        {
          id: mug.id,
          name: 'R',
          areas: [{}],
          rates: [{ code: 'a', title: 'A', cost: { type: 'FLAT', price: '5' } }],
        },
      ],
    },
  });
  expect(await see()).toMatchObject({ total: '29.00', shipping: '5.00' });
  const rule = await shop.owner.call<{ discount: { id: string } }>('POST', '/v1/discounts', {
    discount: { kind: 'RULE', name: 'Half', effect: { type: 'PERCENT', percent: '50' } },
  });
  expect(await see()).toMatchObject({ total: '17.00', discount: '12.00' });
  await shop.owner.call('DELETE', `/v1/discounts/${rule.body.discount.id}`);
  expect(await see()).toMatchObject({ price: '12.00', total: '29.00' });
  await visitor.cart('POST', '/v1/carts/current/update-line-items-quantity', {
    lineItems: [{ id: line?.id, quantity: 1 }],
  });
  expect(await see()).toMatchObject({ total: '17.00' });
  await shop.owner.call('DELETE', `/v1/products/${mug.id}`);
  expect(await see()).toMatchObject({ status: 'NOT_FOUND', total: '0.00' });
});

it('a cached estimate equals a fresh one, for every destination and option', async () => {
  const visitor = await shop.visitor();
  await visitor.add((await shop.product()).id, 2);
  const { id } = await visitor.add((await shop.product({ productType: 'digital' })).id, 1);
  const rates = (price: string) => [
    { code: 'slow', title: 'Slow', cost: { type: 'FLAT', price } },
    { code: 'fast', title: 'Fast', cost: { type: 'FLAT', price: '20' } },
  ];
  await shop.owner.call('PATCH', '/v1/settings/shipping', {
    shipping: {
      regions: [
        { id, name: 'East', areas: [{ country: 'US', subdivisions: ['NY'] }], rates: rates('5') },
        { id, name: 'All', areas: [{ country: 'US' }], rates: rates('7') },
      ],
    },
  });
  await shop.owner.call('PATCH', '/v1/settings/tax', {
    tax: {
      regions: [
        {
          areas: [{ country: 'US', subdivisions: ['NY'] }],
          mode: 'MANUAL',
          rates: [{ name: 'NY', percent: '8' }],
        },
        {
          areas: [{ country: 'DE' }],
          mode: 'MANUAL',
          included: true,
          rates: [{ name: 'DE', percent: '19' }],
        },
      ],
    },
  });
  const newYork = {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Hudson',
    addressLine: '1 Warren Street',
  };
  const requests = [
    {},
    { shippingAddress: newYork },
    { shippingAddress: { ...newYork, addressLine: '2 Warren Street' } },
    { shippingAddress: { country: 'US', subdivision: 'US-CA' } },
    { shippingAddress: { country: 'DE' } },
    { shippingAddress: { country: 'FR' } },
    { shippingAddress: newYork, selectedShippingOption: { code: 'fast' } },
    { shippingAddress: newYork, selectedShippingOption: { code: 'gone' } },
    { shippingAddress: newYork, calculateTax: false },
    { shippingAddress: newYork, calculateShipping: false },
    { billingAddress: { country: 'DE' } },
    { shippingAddress: { country: 'US', subdivision: 'US-CA' }, billingAddress: newYork },
  ];
  const seen = new Set<string>();
  for (const each of [
    ...requests,
    ...requests.flatMap((one) => [one, one]),
    ...requests.toReversed(),
  ]) {
    const cached = await visitor.call('POST', '/v1/carts/current/estimate-totals', each);
    const fresh = await visitor.call('POST', `/v1/carts/${id}/estimate-totals`, each);
    expect(cached.status).toBe(200);
    expect(cached.body).toEqual(fresh.body);
    seen.add(JSON.stringify(cached.body));
  }
  // The two in one street are the same.
  expect(seen.size).toBe(requests.length - 1);
});
