import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

describe('from cart to order', () => {
  test('the buyer pays later: one order with the displayed totals, the stock is reduced, the cart is empty, all events are published', async () => {
    const mug = await shop.product({ stock: 5, price: 12.5 });
    const ann = await shop.visitor();
    await ann.add(mug, 2);
    const id = await ann.checkout();
    const shown = await ann.read(id);
    expect(shown).toMatchObject({
      completed: false,
      priceSummary: { total: { amount: '25.00' } },
      buyerInfo: { email: 'buyer@example.com' },
      shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } },
    });
    expect(await shop.stockOf(mug)).toEqual({ quantity: 5, reserved: 0 });

    const { status, body } = await ann.pay(id);
    expect([status, body]).toMatchObject([
      200,
      {
        payment: {
          state: 'PLACED',
          method: 'OFFLINE',
          orderNumber: expect.stringMatching(/^\d+$/),
        },
      },
    ]);
    const order = await shop.order(body.payment.orderId);
    expect(order).toMatchObject({
      checkoutId: id,
      priceSummary: { total: { amount: '25.00' } },
      paymentStatus: 'NOT_PAID',
      buyerInfo: { email: 'buyer@example.com' },
      lineItems: [{ quantity: 2, productName: { original: 'Mug' } }],
    });
    expect(await shop.stockOf(mug)).toEqual({ quantity: 3, reserved: 0 });
    expect((await ann.say('GET', '/v1/carts/current')).code).toBe('OWNED_CART_NOT_FOUND');
    expect(await ann.read(id)).toMatchObject({ completed: true, orderId: body.payment.orderId });
    expect([
      await shop.events('wix.ecom.v1.checkout_created', id),
      await shop.events('wix.ecom.v1.checkout_completed', id),
      await shop.events('wix.ecom.v1.order_created', order.id ?? ''),
    ]).toEqual([1, 1, 1]);
  });

  test('a card payment is authorized, then ordered, then captured', async () => {
    const mug = await shop.product({ stock: 1 });
    const ann = await shop.visitor();
    await ann.add(mug);
    const id = await ann.checkout();
    const { body } = await ann.pay(id, { method: 'SANDBOX', token: 'tok_success' });
    expect(body.payment).toMatchObject({
      state: 'PAID',
      method: 'SANDBOX',
      amount: { amount: '10.00' },
    });
    expect(await shop.order(body.payment.orderId)).toMatchObject({
      paymentStatus: 'PAID',
      status: 'APPROVED',
    });
    expect(
      await shop.rows('select state, order_id from payment_attempt where checkout_id = $1', [id]),
    ).toEqual([{ state: 'CAPTURED', order_id: body.payment.orderId }]);
    expect(
      await shop.rows('select state from sandbox_payment where attempt_id = $1', [
        body.payment.attemptId,
      ]),
    ).toEqual([{ state: 'CAPTURED' }]);
    expect(await shop.stockOf(mug)).toEqual({ quantity: 0, reserved: 0 });
    // Again, in any way: the same order.
    for (const again of [
      { method: 'SANDBOX', token: 'tok_success' },
      { method: 'SANDBOX', token: 'tok_decline' },
      { method: 'OFFLINE' },
    ]) {
      expect((await ann.pay(id, again)).body.payment).toMatchObject({
        state: 'PAID',
        orderId: body.payment.orderId,
      });
    }
    expect(
      (await ann.say<{ orderId: string }>('POST', `/v1/checkouts/${id}/create-order`, {})).body
        .orderId,
    ).toBe(body.payment.orderId);
  });

  test.each([
    ['tok_decline', 'CARD_DECLINED'],
    ['4000 0000 0000 9995', 'INSUFFICIENT_FUNDS'],
    ['4111111111111111', 'INCORRECT_DETAILS'],
  ])(
    'a card that is declined (%s) costs nothing and gives the stock back',
    async (token, reason) => {
      const mug = await shop.product({ stock: 1 });
      const ann = await shop.visitor();
      await ann.add(mug);
      const id = await ann.checkout();
      expect((await ann.pay(id, { method: 'SANDBOX', token })).body.payment).toMatchObject({
        state: 'DECLINED',
        reason,
      });
      expect(await shop.stockOf(mug)).toEqual({ quantity: 1, reserved: 0 });
      expect(await ann.read(id)).toMatchObject({ completed: false });
      // With another card it goes.
      expect(
        (await ann.pay(id, { method: 'SANDBOX', token: 'tok_success' })).body.payment.state,
      ).toBe('PAID');
    },
  );

  test('a challenge: stock stays reserved, and the order is created when the buyer approves', async () => {
    const mug = await shop.product({ stock: 1 });
    const [ann, bob] = [await shop.visitor(), await shop.visitor()];
    await ann.add(mug);
    await bob.add(mug);
    const [annsId, bobsId] = [await ann.checkout(), await bob.checkout()];
    const { payment } = (await ann.pay(annsId, { method: 'SANDBOX', token: 'tok_challenge' })).body;
    expect(payment).toMatchObject({
      state: 'CHALLENGE',
      challengeUrl: expect.stringContaining('http://shop.test/v1/payments/sandbox/'),
    });
    expect(await shop.stockOf(mug)).toEqual({ quantity: 0, reserved: 1 });
    expect((await bob.pay(bobsId)).code).toBe('FULL_OUT_OF_STOCK');

    const page = new URL(payment.challengeUrl ?? '');
    const path = page.pathname + page.search;
    expect(String((await ann.say('GET', path)).body['text'])).toContain('$10.00');
    expect((await ann.say('GET', page.pathname)).status).toBe(404);
    const answer = await fetch(shop.server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=approve&challenge=${page.searchParams.get('challenge') ?? ''}`,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://shop.test/hosted/checkout/${annsId}?step=pending`,
    ]);
    // Confirmed by the sandbox's webhook before the buyer returns.
    await shop.server.runJobs();
    expect(
      (await ann.say<{ payment: object }>('GET', `/v1/checkouts/${annsId}/payment`)).body.payment,
    ).toMatchObject({ state: 'PAID' });
    expect(await shop.stockOf(mug)).toEqual({ quantity: 0, reserved: 0 });
  });

  test('a challenge that is rejected, or abandoned for another card, charges nothing', async () => {
    const mug = await shop.product({ stock: 1 });
    const ann = await shop.visitor();
    await ann.add(mug);
    const id = await ann.checkout();
    const first = (await ann.pay(id, { method: 'SANDBOX', token: 'tok_challenge' })).body.payment;
    const page = new URL(first.challengeUrl ?? '');
    await fetch(shop.server.url + page.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=reject&challenge=${page.searchParams.get('challenge') ?? ''}`,
      redirect: 'manual',
    });
    expect(
      (await ann.say<{ payment: object }>('GET', `/v1/checkouts/${id}/payment`)).body.payment,
    ).toMatchObject({ state: 'DECLINED', reason: 'AUTHENTICATION_FAILED' });
    expect(await shop.stockOf(mug)).toEqual({ quantity: 1, reserved: 0 });

    await ann.pay(id, { method: 'SANDBOX', token: 'tok_challenge' });
    expect(
      (await ann.pay(id, { method: 'SANDBOX', token: 'tok_success' })).body.payment.state,
    ).toBe('PAID');
    await shop.runJob('reconcile-payments');
    expect(
      (
        await shop.rows<{ state: string }>(
          'select state from sandbox_payment where site_id = $1 and attempt_id in (select attempt_id from payment_attempt where checkout_id = $2) order by created_at',
          [shop.server.siteId, id],
        )
      ).map(({ state }) => state),
    ).toEqual(['DECLINED', 'VOIDED', 'CAPTURED']);
  });

  test('a buyer who abandons a challenge can still change the checkout', async () => {
    const mug = await shop.product({ stock: 3 });
    const ann = await shop.visitor();
    await ann.add(mug);
    const id = await ann.checkout();
    await ann.pay(id, { method: 'SANDBOX', token: 'tok_challenge' });
    expect(
      (await ann.say('PATCH', `/v1/checkouts/${id}`, { checkout: { buyerNote: 'Ring twice' } }))
        .status,
    ).toBe(200);
    expect(await shop.stockOf(mug)).toEqual({ quantity: 3, reserved: 0 });
  });

  test.each([['tok_late'], ['tok_duplicate']])(
    'a bank that answers later (%s): pending, then one order, however often it is told',
    async (token) => {
      const mug = await shop.product({ stock: 2 });
      const ann = await shop.visitor();
      await ann.add(mug);
      const id = await ann.checkout();
      expect((await ann.pay(id, { method: 'SANDBOX', token })).body.payment.state).toBe('PENDING');
      expect(
        (await ann.say('PATCH', `/v1/checkouts/${id}`, { checkout: { buyerNote: 'Now?' } })).code,
      ).toBe('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS');
      await shop.rows('update graphile_worker._private_jobs set run_at = now()');
      await shop.server.runJobs();
      const [{ payment }, orders] = [
        (await ann.say<{ payment: { orderId: string } }>('GET', `/v1/checkouts/${id}/payment`))
          .body,
        await shop.orders(),
      ];
      expect(payment).toMatchObject({ state: 'PAID' });
      expect(orders.filter(({ checkoutId }) => checkoutId === id)).toHaveLength(1);
      expect(await shop.stockOf(mug)).toEqual({ quantity: 1, reserved: 0 });
    },
  );

  test('a webhook of the sandbox counts only with its signature and from an existing provider', async () => {
    const ann = await shop.visitor();
    await ann.add(await shop.product());
    const { payment } = (
      await ann.pay(await ann.checkout(), { method: 'SANDBOX', token: 'tok_late' })
    ).body;
    const body = JSON.stringify({ siteId: shop.server.siteId, attemptId: payment.attemptId });
    const notify = async (provider: string, signature: string) =>
      (
        await fetch(`${shop.server.url}/v1/payments/webhooks/${provider}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
          body,
        })
      ).status;
    const time = Math.floor(Date.now() / 1000);
    const [{ secret }] = (await shop.rows<{ secret: string }>(
      "insert into payment_secret (site_id, provider, secret) values ($1, 'sandbox', 's') on conflict (site_id, provider) do update set secret = payment_secret.secret returning secret",
      [shop.server.siteId],
    )) as [{ secret: string }];
    const sign = (at: number, key = secret) =>
      `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
    expect([
      await notify('sandbox', ''),
      await notify('sandbox', sign(time, 'guess')),
      await notify('sandbox', sign(time - 301)),
      await notify('nobody', sign(time)),
      await notify('stripe', sign(time)),
      await notify('sandbox', sign(time)),
    ]).toEqual([400, 400, 400, 400, 400, 200]);
  });

  test("preorders are accepted up to the merchant's limit", async () => {
    const mug = await shop.product({ stock: 1, preorderLimit: 2 });
    const ann = await shop.visitor();
    await ann.add(mug, 3);
    expect((await ann.pay(await ann.checkout())).body.payment.state).toBe('PLACED');
    expect(await shop.stockOf(mug)).toEqual({ quantity: -2, reserved: 0 });
  });
});
