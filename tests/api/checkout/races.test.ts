import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer } from '../../kit/api.ts';
import { startShop, type Buyer, type Shop } from '../../kit/shop.ts';
import { couponRush, flashSale } from './flash-sale.ts';

/** C3, C5, F6: many at once, over HTTP, against a real database. */

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

test('120 concurrent buyers of 12 units: exactly 12 orders, 108 refusals, no stock left or reserved', async () => {
  await flashSale(shop, { buyers: 120, units: 12 });
}, 180_000);

test('carts with the same items in opposite order never deadlock', async () => {
  const things = [
    await shop.product({ stock: 100 }),
    await shop.product({ stock: 100 }),
    await shop.product({ stock: 100 }),
  ];
  const buyers: { buyer: Buyer; id: string }[] = [];
  for (let index = 0; index < 24; index += 1) {
    const buyer = await shop.visitor();
    for (const thing of index % 2 === 0 ? things : things.toReversed()) await buyer.add(thing);
    buyers.push({ buyer, id: await buyer.checkout() });
  }
  const answers = await Promise.all(
    buyers.map(({ buyer, id }, index) =>
      buyer.pay(
        id,
        index % 3 === 0
          ? { method: 'OFFLINE' }
          : { method: 'SANDBOX', token: index % 3 === 1 ? 'tok_success' : 'tok_decline' },
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  for (const thing of things)
    expect(await shop.stockOf(thing)).toEqual({ quantity: 100 - 16, reserved: 0 });
}, 180_000);

test(
  'a single-use coupon in 40 concurrent checkouts: one use, and no other order',
  () => couponRush(shop, 40),
  180_000,
);

test('one checkout paid by ten concurrent requests, in three ways: one order', async () => {
  const mug = await shop.product({ stock: 5 });
  const buyer = await shop.visitor();
  await buyer.add(mug);
  const id = await buyer.checkout();
  const ways: ((each: Buyer) => Promise<Answer<unknown>>)[] = [
    (each) => each.pay(id, { method: 'SANDBOX', token: 'tok_success' }),
    (each) => each.say('POST', `/v1/checkouts/${id}/create-order`, {}),
    (each) =>
      each.say('POST', `/v1/checkouts/${id}/create-order-and-charge`, {
        paymentToken: 'tok_success',
      }),
  ];
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => ways[index % 3]?.(buyer)),
  );
  const orders = (await shop.orders()).filter(({ checkoutId }) => checkoutId === id);
  expect(orders).toHaveLength(1);
  for (const answer of answers) {
    const answered = answer?.body as { orderId?: string; payment?: { orderId?: string } };
    if (answer?.status === 200)
      expect(answered.orderId ?? answered.payment?.orderId).toBe(orders[0]?.id);
    else expect(answer?.code).toBe('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS');
  }
  expect(await shop.stockOf(mug)).toEqual({ quantity: 4, reserved: 0 });
  expect(
    await shop.rows(
      "select 1 from sandbox_payment p join payment_attempt a using (site_id, attempt_id) where a.checkout_id = $1 and p.state in ('AUTHORISED', 'CAPTURED')",
      [id],
    ),
  ).toHaveLength(
    (
      await shop.rows(
        "select 1 from payment_attempt where checkout_id = $1 and state = 'CAPTURED'",
        [id],
      )
    ).length,
  );
});

test('twenty concurrent checkouts of one cart: one checkout', async () => {
  const mug = await shop.product();
  const buyer = await shop.visitor();
  await buyer.add(mug);
  const ids = await Promise.all(Array.from({ length: 20 }, () => buyer.checkout()));
  expect(new Set(ids).size).toBe(1);
  await buyer.add(mug);
  expect(await buyer.checkout()).not.toBe(ids[0]);
});

test('two concurrent payments with one gift card never exceed its balance', async () => {
  const mug = await shop.product({ price: 30 });
  const code = 'GIFT-CARD-2345-6789';
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256')
    .update(`gift-card:${code.replaceAll(/[^0-9A-Z]/g, '')}`)
    .digest();
  await shop.rows(
    "insert into gift_card (site_id, gift_card_id, code_hash, obfuscated_code, currency, initial_value, balance, created_at, updated_at) values ($1, gen_random_uuid(), $2, '****6789', 'USD', 40, 40, now(), now())",
    [shop.server.siteId, hash],
  );
  const buyers = await Promise.all(
    [0, 1].map(async () => {
      const buyer = await shop.visitor();
      await buyer.add(mug);
      const id = await buyer.checkout();
      const { status, body } = await buyer.say<{
        checkout: { giftCard: { amount: { amount: string } } };
      }>('PATCH', `/v1/checkouts/${id}`, { checkout: {}, giftCardCode: code });
      expect([status, body.checkout.giftCard.amount.amount]).toEqual([200, '30.00']);
      return { buyer, id };
    }),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.pay(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(
    await shop.rows("select balance::text from gift_card where obfuscated_code = '****6789'"),
  ).toEqual([{ balance: '10.000' }]);
  // The other sees what is left of it, and pays the rest in another way.
  const loser = buyers[answers.findIndex(({ status }) => status === 409)];
  expect(await loser?.buyer.read(loser.id)).toMatchObject({
    payNowTotalAfterGiftCard: { amount: '20.00' },
  });
  expect(
    (await loser?.buyer.pay(loser.id, { method: 'SANDBOX', token: 'tok_success' }))?.body.payment,
  ).toMatchObject({ state: 'PAID', amount: { amount: '20.00' } });
  expect(
    await shop.rows("select balance::text from gift_card where obfuscated_code = '****6789'"),
  ).toEqual([{ balance: '0.000' }]);
});

test(
  'a buyer who double-clicks on the last unit gets it, with the same answer twice',
  { timeout: 180_000 },
  async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const mug = await shop.product({ stock: 1 });
      const buyer = await shop.visitor();
      await buyer.add(mug);
      const id = await buyer.checkout();
      const answers = await Promise.all(
        [1, 2, 3].map(() => buyer.pay(id, { method: 'SANDBOX', token: 'tok_success' })),
      );
      expect(answers.map(({ status, body }) => [status, body.payment?.state])).toEqual(
        [1, 2, 3].map(() => [200, 'PAID']),
      );
    }
  },
);
