import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../kit/shop.ts';

/** F6: the same key and the same request, the same answer; another request, an error. */

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

const ready = async (stock = 5) => {
  const mug = await shop.product({ stock });
  const buyer = await shop.visitor();
  await buyer.add(mug);
  return { mug, buyer, id: await buyer.checkout() };
};
const card = (token = 'tok_success') => ({ method: 'SANDBOX', token });

test('the same key and request get the same answer, also a refusal, and nothing happens twice', async () => {
  const { buyer, id } = await ready();
  const key = { 'idempotency-key': randomUUID() };
  const first = await buyer.pay(id, card('tok_decline'), key);
  expect(first.body.payment.state).toBe('DECLINED');
  expect(await buyer.pay(id, card('tok_decline'), key)).toMatchObject({
    status: first.status,
    body: first.body,
  });
  expect(
    await shop.rows('select 1 from payment_attempt where checkout_id = $1', [id]),
  ).toHaveLength(1);
  expect(await buyer.pay(id, card(), key)).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  const next = { 'idempotency-key': randomUUID() };
  const paid = await buyer.pay(id, card(), next);
  expect(paid.body.payment.state).toBe('PAID');
  expect((await buyer.pay(id, card(), next)).body).toEqual(paid.body);
});

test('two concurrent requests with one key: one runs, both get its answer', async () => {
  const { buyer, id, mug } = await ready();
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      buyer.say<{ orderId: string }>('POST', `/v1/checkouts/${id}/create-order`, {}, key),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await shop.stockOf(mug)).toEqual({ quantity: 4, reserved: 0 });
});

test('an idempotency key belongs to its sender', async () => {
  const [one, other] = [await ready(), await ready()];
  const key = { 'idempotency-key': 'the-same' };
  expect((await one.buyer.pay(one.id, card(), key)).body.payment.state).toBe('PAID');
  expect((await other.buyer.pay(other.id, card(), key)).body.payment.state).toBe('PAID');
});

test('a key that is too long is refused', async () => {
  const { buyer, id } = await ready();
  expect((await buyer.pay(id, card(), { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
});
