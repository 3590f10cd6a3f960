import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type Buyer, type Item, type Shop } from '../../kit/shop.ts';

/**
 * C6: what changes between the quote and the payment is shown again, and never silently charged.
 */

let time = Date.now();
let shop: Shop;
let mug: Item;
let ann: Buyer;
let id: string;

beforeAll(async () => {
  shop = await startShop({ clock: () => new Date(time) });
});
afterAll(() => shop.server.close());
beforeEach(async () => {
  await shop.owner('PATCH', '/v1/settings/tax', { tax: { regions: [] } });
  mug = await shop.product({ stock: 5, price: 10 });
  ann = await shop.visitor();
  await ann.add(mug, 2);
  id = await ann.checkout();
});

const ordersOf = async (checkoutId: string) =>
  (await shop.orders()).filter((order) => order.checkoutId === checkoutId);
const must = async (method: string, path: string, body: object) => {
  expect(await shop.owner(method, path, body)).toMatchObject({ status: 200 });
};
const setPrice = (price: number) =>
  must('PATCH', `/v1/products/${mug.productId}`, { product: { priceData: { price } } });
const card = { method: 'SANDBOX', token: 'tok_success' };

describe('between the quote and the payment', () => {
  const changes: [string, () => Promise<unknown>, string][] = [
    ['a price', () => setPrice(11), '22.00'],
    [
      'the tax',
      () =>
        must('PATCH', '/v1/settings/tax', {
          tax: {
            regions: [
              {
                areas: [{ country: 'US' }],
                mode: 'MANUAL',
                rates: [{ name: 'Sales tax', percent: '10' }],
              },
            ],
          },
        }),
      '22.00',
    ],
    [
      'the delivery',
      () =>
        must('PATCH', '/v1/settings/shipping', {
          shipping: {
            regions: [
              {
                id: '00000000-0000-4000-8000-000000000001',
                name: 'Everywhere',
                areas: [{}],
                rates: [
                  {
                    code: 'standard',
                    title: 'Standard delivery',
                    cost: { type: 'FLAT', price: '2' },
                  },
                ],
              },
            ],
          },
        }),
      '22.00',
    ],
  ];
  test.each(changes)(
    '%s changed: refused with the new total and not charged; the next attempt succeeds',
    async (_what, change, total) => {
      const bob = await shop.visitor();
      await bob.add(mug, 2);
      const bobs = await bob.checkout();
      await change();
      for (const [buyer, checkoutId, way] of [
        [ann, id, card],
        [bob, bobs, { method: 'OFFLINE' }],
      ] as const) {
        expect(await buyer.pay(checkoutId, way)).toMatchObject({
          status: 409,
          code: 'CHECKOUT_CHANGED',
          body: {
            details: { applicationError: { data: { priceSummary: { total: { amount: total } } } } },
          },
        });
        expect(await ordersOf(checkoutId)).toEqual([]);
        expect(await shop.stockOf(mug)).toEqual({ quantity: 5, reserved: 0 });
        expect(await buyer.read(checkoutId)).toMatchObject({
          priceSummary: { total: { amount: total } },
        });
      }
      // No payment was attempted.
      expect(await shop.rows('select 1 from payment_attempt where checkout_id = $1', [id])).toEqual(
        [],
      );
      expect((await ann.pay(id, card)).body.payment).toMatchObject({
        state: 'PAID',
        amount: { amount: total },
      });
      expect((await bob.pay(bobs)).body.payment).toMatchObject({ state: 'PLACED' });
      expect(await ordersOf(id)).toMatchObject([{ priceSummary: { total: { amount: total } } }]);
      await shop.owner('PATCH', '/v1/settings/shipping', {
        shipping: {
          regions: [
            {
              id: '00000000-0000-4000-8000-000000000001',
              name: 'Everywhere',
              areas: [{}],
              rates: [
                {
                  code: 'standard',
                  title: 'Standard delivery',
                  cost: { type: 'FLAT', price: '0' },
                },
              ],
            },
          ],
        },
      });
    },
  );

  test('charges exactly the total that the buyer confirmed, or nothing', async () => {
    expect(await ann.pay(id, { ...card, expectedAmount: '19.99' })).toMatchObject({
      status: 409,
      code: 'CHECKOUT_CHANGED',
    });
    expect((await ann.pay(id, { ...card, expectedAmount: '20' })).body.payment).toMatchObject({
      state: 'PAID',
      amount: { amount: '20.00' },
    });
  });

  test('refuses more than the stock, with the available quantity', async () => {
    await shop.owner('PATCH', `/stores/v2/inventoryItems/product/${mug.productId}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 }],
      },
    });
    expect(await ann.pay(id)).toMatchObject({
      status: 409,
      code: 'PARTIAL_OUT_OF_STOCK',
      body: { details: { applicationError: { data: { lineItems: [{ quantityAvailable: 1 }] } } } },
    });
  });

  test('refuses a deleted item', async () => {
    await shop.owner('DELETE', `/v1/products/${mug.productId}`);
    expect(await ann.pay(id)).toMatchObject({ status: 409, code: 'FULL_OUT_OF_STOCK' });
  });

  test('refuses a delivery option that is no longer offered until another is selected', async () => {
    await ann.say('PATCH', `/v1/checkouts/${id}`, {
      checkout: { shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } } },
    });
    await shop.owner('PATCH', '/v1/settings/shipping', {
      shipping: {
        regions: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            name: 'Everywhere',
            areas: [{}],
            rates: [
              { code: 'express', title: 'Express', cost: { type: 'FLAT', price: '0' } },
              { code: 'standard2', title: 'Other', cost: { type: 'FLAT', price: '0' } },
            ],
          },
        ],
      },
    });
    expect((await ann.pay(id)).code).toBe('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE');
    expect(
      (
        await ann.say('PATCH', `/v1/checkouts/${id}`, {
          checkout: { shippingInfo: { selectedCarrierServiceOption: { code: 'nonsense' } } },
        })
      ).code,
    ).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
    expect(
      (
        await ann.say('PATCH', `/v1/checkouts/${id}`, {
          checkout: { shippingInfo: { selectedCarrierServiceOption: { code: 'express' } } },
        })
      ).status,
    ).toBe(200);
    expect((await ann.pay(id)).body.payment.state).toBe('PLACED');
    await shop.owner('PATCH', '/v1/settings/shipping', {
      shipping: {
        regions: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            name: 'Everywhere',
            areas: [{}],
            rates: [
              { code: 'standard', title: 'Standard delivery', cost: { type: 'FLAT', price: '0' } },
            ],
          },
        ],
      },
    });
  });
});

test('a price changed during a challenge: the payment is voided, the new total shown', async () => {
  const { payment } = (await ann.pay(id, { method: 'SANDBOX', token: 'tok_challenge' })).body;
  await setPrice(12);
  await shop.rows("update sandbox_payment set state = 'AUTHORISED' where attempt_id = $1", [
    payment.attemptId,
  ]);
  expect(await ann.say('GET', `/v1/checkouts/${id}/payment`)).toMatchObject({
    status: 409,
    code: 'CHECKOUT_CHANGED',
  });
  expect(await ordersOf(id)).toEqual([]);
  expect(
    await shop.rows('select state from sandbox_payment where attempt_id = $1', [payment.attemptId]),
  ).toEqual([{ state: 'VOIDED' }]);
  expect(await shop.stockOf(mug)).toEqual({ quantity: 5, reserved: 0 });
  expect(await ann.read(id)).toMatchObject({ priceSummary: { total: { amount: '24.00' } } });
});

test('a quote expires: afterwards a read recalculates the checkout', async () => {
  await setPrice(15);
  expect(await ann.read(id)).toMatchObject({ priceSummary: { total: { amount: '20.00' } } });
  time += 31 * 60_000;
  expect(await ann.read(id)).toMatchObject({ priceSummary: { total: { amount: '30.00' } } });
  expect((await ann.pay(id)).body.payment.state).toBe('PLACED');
});

test('an abandoned payment releases the stock in time, and a late approval is not charged', async () => {
  const { payment } = (await ann.pay(id, { method: 'SANDBOX', token: 'tok_challenge' })).body;
  expect(await shop.stockOf(mug)).toEqual({ quantity: 3, reserved: 2 });
  time += 16 * 60_000;
  await shop.runJob('release-stock');
  expect(await shop.stockOf(mug)).toEqual({ quantity: 5, reserved: 0 });
  time += 20 * 60_000;
  await shop.runJob('reconcile-payments');
  expect(
    await shop.rows('select state, reason from payment_attempt where checkout_id = $1', [id]),
  ).toEqual([{ state: 'VOIDED', reason: 'ABANDONED' }]);
  expect(
    await shop.rows('select state from sandbox_payment where attempt_id = $1', [payment.attemptId]),
  ).toEqual([{ state: 'VOIDED' }]);
  await ann.read(id);
  expect((await ann.pay(id, card)).body.payment.state).toBe('PAID');
});

test('a late approval after the stock was released: an order if stock is left, else the payment is voided', async () => {
  const { payment } = (await ann.pay(id, { method: 'SANDBOX', token: 'tok_challenge' })).body;
  time += 16 * 60_000;
  await shop.runJob('release-stock');
  await shop.owner('PATCH', `/stores/v2/inventoryItems/product/${mug.productId}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 }],
    },
  });
  await shop.rows("update sandbox_payment set state = 'AUTHORISED' where attempt_id = $1", [
    payment.attemptId,
  ]);
  expect((await ann.say('GET', `/v1/checkouts/${id}/payment`)).code).toBe('PARTIAL_OUT_OF_STOCK');
  expect(
    await shop.rows('select state from sandbox_payment where attempt_id = $1', [payment.attemptId]),
  ).toEqual([{ state: 'VOIDED' }]);
  expect([await ordersOf(id), await shop.stockOf(mug)]).toEqual([[], { quantity: 1, reserved: 0 }]);
});
