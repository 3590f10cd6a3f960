import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStripe, type StripeStandIn } from '../../kit/stripe-stand-in.ts';
import { startShop, type Buyer, type Item, type Shop } from '../../kit/shop.ts';

/** Stripe through its own library, against a stand-in of its API. */

const webhookSecret = 'whsec_test_secret';
let stripe: StripeStandIn;
let shop: Shop;
let mug: Item;
let ann: Buyer;
let id: string;

beforeAll(async () => {
  stripe = await startStripe();
  shop = await startShop({
    platform: {
      stripe: {
        secretKey: 'sk_test_123',
        webhookSecret,
        publishableKey: 'pk_test_123',
        apiBase: stripe.url,
      },
    },
  });
});
afterAll(async () => {
  await shop.server.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.trouble = undefined;
  mug = await shop.product({ stock: 2, price: 19.99 });
  ann = await shop.visitor();
  await ann.add(mug);
  id = await ann.checkout();
});

const attempts = () =>
  shop.rows<{
    attempt_id: string;
    state: string;
    reference: string | null;
    order_id: string | null;
  }>(
    'select attempt_id, state, reference, order_id from payment_attempt where checkout_id = $1 order by created_at',
    [id],
  );
const intentOf = async () => stripe.intents.get((await attempts()).at(-1)?.reference ?? '');
const looksAgain = async () => {
  await shop.rows(
    'update payment_attempt set check_at = now() where checkout_id = $1 and check_at is not null',
    [id],
  );
  await shop.runJob('reconcile-payments');
};

const sign = (
  body: string,
  { secret = webhookSecret, time = Math.floor(Date.now() / 1000) } = {},
) => `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
const webhook = (body: string, signature: string) =>
  fetch(`${shop.server.url}/v1/payments/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
const eventOf = (attemptId: string, more: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: {
      object: {
        object: 'payment_intent',
        metadata: { siteId: shop.server.siteId, attemptId },
        ...more,
      },
    },
  });

test('a card is authorized for the exact amount, ordered, then captured, each with its own idempotency key', async () => {
  expect((await ann.say('GET', `/v1/checkouts/${id}/payment-methods`)).body).toMatchObject({
    methods: [
      { method: 'STRIPE', publishableKey: 'pk_test_123' },
      { method: 'SANDBOX' },
      { method: 'OFFLINE' },
    ],
    paymentRequired: true,
  });
  const since = stripe.requests.length;
  const { payment } = (await ann.pay(id, { method: 'STRIPE', token: 'pm_card_visa' })).body;
  expect(payment).toMatchObject({ state: 'PAID', method: 'STRIPE' });
  expect(await intentOf()).toMatchObject({
    amount: 1999,
    currency: 'usd',
    status: 'succeeded',
    metadata: { attemptId: payment.attemptId, checkoutId: id },
  });
  const posts = stripe.requests.slice(since).filter(({ method }) => method === 'POST');
  expect(posts.map(({ key }) => key)).toEqual([
    `${payment.attemptId}-start`,
    `${payment.attemptId}-confirm`,
    `${payment.attemptId}-capture`,
  ]);
  expect(await shop.order(payment.orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test('the order has the last digits of the card, in its payment and its transaction', async () => {
  const card = { lastFourDigits: '4242', brand: 'visa' };
  const { payment } = (await ann.pay(id, { method: 'STRIPE', token: 'pm_card_visa' })).body;
  const { body } = await shop.owner<{ orderTransactions: { payments: object[] } }>(
    'GET',
    `/v1/payments/orders/${payment.orderId}`,
  );
  expect(body.orderTransactions.payments).toMatchObject([
    { regularPaymentDetails: { creditCardDetails: card } },
  ]);
  expect((await shop.order(payment.orderId)).activities).toContainEqual(
    expect.objectContaining({
      activityType: 'AUTHORIZED_PAYMENT_CAPTURED',
      authorizedPaymentCaptured: expect.objectContaining(card),
    }),
  );
});

test.each([
  ['pm_card_visa_chargeDeclined', 'CARD_DECLINED'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS'],
  ['pm_unknown', 'INCORRECT_DETAILS'],
])('%s is declined: %s', async (token, reason) => {
  expect((await ann.pay(id, { method: 'STRIPE', token })).body.payment).toMatchObject({
    state: 'DECLINED',
    reason,
  });
  expect(await shop.stockOf(mug)).toEqual({ quantity: 2, reserved: 0 });
});

test('3-D Secure: the buyer is redirected to the bank, and a signed webhook completes the payment', async () => {
  const { payment } = (
    await ann.pay(id, { method: 'STRIPE', token: 'pm_card_threeDSecure2Required' })
  ).body;
  expect(payment).toMatchObject({
    state: 'CHALLENGE',
    challengeUrl: expect.stringContaining('https://bank.example/3ds/'),
  });
  const intent = await intentOf();
  if (!intent) throw new Error('There is no payment.');
  expect(intent.next_action?.redirect_to_url.return_url).toBe(
    `http://shop.test/hosted/checkout/${id}?step=pending`,
  );
  intent.status = 'requires_capture';
  const body = eventOf(payment.attemptId ?? '');
  expect((await webhook(body, sign(body))).status).toBe(200);
  expect(
    (await ann.say<{ payment: object }>('GET', `/v1/checkouts/${id}/payment`)).body.payment,
  ).toMatchObject({ state: 'PAID' });
  expect(intent.status).toBe('succeeded');
});

test('a webhook that is unsigned, forged, old, changed, or about another payment has no effect (C9)', async () => {
  const { payment } = (
    await ann.pay(id, { method: 'STRIPE', token: 'pm_card_threeDSecure2Required' })
  ).body;
  const body = eventOf(payment.attemptId ?? '', { status: 'requires_capture', amount: 1999 });
  const old = Math.floor(Date.now() / 1000) - 301;
  for (const signature of [
    '',
    't=1,v1=00',
    sign(body, { secret: 'whsec_other' }),
    sign(body, { time: old }),
    sign(`${body} `),
  ])
    expect((await webhook(body, signature)).status).toBe(400);
  // Well signed, but untrue: Stripe itself still waits for the buyer.
  expect((await webhook(body, sign(body))).status).toBe(200);
  expect((await attempts()).map(({ state }) => state)).toEqual(['CHALLENGE']);
  // True, but for another amount or currency: never an order, and the money is given up.
  const intent = await intentOf();
  if (!intent) throw new Error('There is no payment.');
  Object.assign(intent, { status: 'requires_capture', amount: 100 });
  await webhook(body, sign(body));
  expect([
    (await attempts()).map(({ state, order_id }) => [state, order_id]),
    intent.status,
  ]).toEqual([[['VOIDED', null]], 'canceled']);
  expect(await shop.stockOf(mug)).toEqual({ quantity: 2, reserved: 0 });
});

test('Stripe unavailable before the first call: 503, nothing reserved, and a retry succeeds', async () => {
  stripe.trouble = { from: stripe.requests.length, times: 3, kind: 'down' };
  expect(await ann.pay(id, { method: 'STRIPE', token: 'pm_card_visa' })).toMatchObject({
    status: 503,
    code: 'PAYMENT_ERROR',
  });
  expect(await shop.stockOf(mug)).toEqual({ quantity: 2, reserved: 0 });
  expect((await ann.pay(id, { method: 'STRIPE', token: 'pm_card_visa' })).body.payment.state).toBe(
    'PAID',
  );
});

test('a lost confirmation response stays pending until a worker finds the payment and places the order', async () => {
  // The intent is created and its state read; then the confirmation succeeds, but every answer is
  // lost.
  stripe.trouble = { from: stripe.requests.length + 2, times: 3, kind: 'lost answer' };
  const { payment } = (await ann.pay(id, { method: 'STRIPE', token: 'pm_card_visa' })).body;
  expect(payment.state).toBe('PENDING');
  expect((await intentOf())?.status).toBe('requires_capture');
  await looksAgain();
  expect((await attempts()).map(({ state }) => state)).toEqual(['CAPTURED']);
  expect((await intentOf())?.status).toBe('succeeded');
  expect((await shop.orders()).filter(({ checkoutId }) => checkoutId === id)).toHaveLength(1);
});

test('a refund returns the money once, to the original payment, and never more than was captured', async () => {
  const { payment } = (await ann.pay(id, { method: 'STRIPE', token: 'pm_card_visa' })).body;
  const { createProviders, refundThrough } = await import('@shopwright/server/payments/index');
  const providers = createProviders({
    db: shop.server.db,
    clock: () => new Date(),
    log: { info() {}, warn() {}, error() {} },
    publicUrl: 'http://shop.test',
    sandboxByDefault: true,
    stripe: {
      secretKey: 'sk_test_123',
      webhookSecret,
      publishableKey: undefined,
      apiBase: stripe.url,
    },
  });
  const refund = (refundId: string, amount: bigint) =>
    refundThrough(providers, shop.server.db, {
      siteId: shop.server.siteId,
      paymentId: payment.attemptId ?? '',
      refundId,
      amount,
    });
  const first = crypto.randomUUID();
  expect(await refund(first, 10_000n)).toEqual({ state: 'REFUNDED' });
  expect(await refund(first, 10_000n)).toEqual({ state: 'REFUNDED' });
  expect(await refund(crypto.randomUUID(), 10_000n)).toMatchObject({ state: 'REFUSED' });
  expect(
    stripe.refunds.filter(
      ({ intent }) => stripe.intents.get(intent)?.metadata['checkoutId'] === id,
    ),
  ).toHaveLength(1);
});
