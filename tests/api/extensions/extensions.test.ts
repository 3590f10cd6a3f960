import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OfferedPaymentMethod } from '@shopwright/contract/payments/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import createEvents from 'shopwright/templates/events';
import createMail from 'shopwright/templates/mail';
import { startService, WEBHOOK_SECRET } from 'shopwright/templates/payment-service';
import createPayment from 'shopwright/templates/payment';
import createShipping from 'shopwright/templates/shipping';
import createTax from 'shopwright/templates/tax';
import { must } from '../../kit/api.ts';
import { startShop, type Buyer, type Shop } from '../../kit/shop.ts';

/** A shop with an extension of each kind: the templates that authors start from. */

let shop: Shop;
let payments: Awaited<ReturnType<typeof startService>>;
let receiver: Server;
const posts: { path: string; body: Record<string, unknown> }[] = [];
let isReceiverDown = false;
let ann: Buyer;
let id: string;
let email: string;

beforeAll(async () => {
  payments = await startService();
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!isReceiverDown)
        posts.push({
          path: request.url ?? '',
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
        });
      response.writeHead(isReceiverDown ? 503 : 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const context = { env: 'development', log: () => undefined } as const;
  const extensions = await Promise.all([
    createPayment({
      ...context,
      options: { apiUrl: payments.url, apiKey: 'key', webhookSecret: WEBHOOK_SECRET },
    }),
    createTax({ ...context, options: {} }),
    createShipping({ ...context, options: {} }),
    createMail({ ...context, options: { apiUrl: `${url}/mail`, from: 'shop@example.com' } }),
    createEvents({ ...context, options: { url: `${url}/orders` } }),
  ]);
  shop = await startShop({ platform: { extensions } });
  await must(
    shop.owner('PATCH', '/v1/settings/tax', {
      tax: {
        businessAddress: { country: 'DE' },
        regions: [{ areas: [{}], mode: 'AUTO', rates: [{ name: 'Own', percent: '1' }] }],
      },
    }),
  );
});
afterAll(async () => {
  await shop.server.close();
  payments.close();
  receiver.close();
  receiver.closeAllConnections();
});
beforeEach(async () => {
  isReceiverDown = false;
  posts.length = 0;
  ann = await shop.visitor();
  await ann.add(await shop.product({ price: 20 }));
  const address = { country: 'AT', city: 'Wien', postalCode: '1010', addressLine: 'Ring 1' };
  email = `${randomUUID()}@example.com`;
  id = await ann.checkout({ email, shippingAddress: address, billingAddress: address });
});

const pay = { method: 'EXTENSION', provider: 'example-payment' };
const payAndApprove = async (): Promise<string> => {
  const { payment } = (await ann.pay(id, pay)).body;
  expect(payment).toMatchObject({ state: 'CHALLENGE', ...pay });
  await fetch(payment.challengeUrl ?? '', { method: 'POST' });
  const read = await must(
    ann.say<{ payment: { state: string; orderId: string } }>('GET', `/v1/checkouts/${id}/payment`),
  );
  expect(read.payment).toMatchObject({ state: 'PAID', ...pay });
  return read.payment.orderId;
};

test('a payment provider is offered to buyers, and takes and refunds money once', async () => {
  const { methods } = await must(
    ann.say<{ methods: OfferedPaymentMethod[] }>('GET', `/v1/checkouts/${id}/payment-methods`),
  );
  expect(methods).toContainEqual({ ...pay, title: 'Example Pay', collects: 'REDIRECT' });
  const orderId = await payAndApprove();
  expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'PAID' });
  // Repeated, it is the same order.
  expect((await ann.pay(id, pay)).body.payment.orderId).toBe(orderId);
});

test('a payment with a provider that the server does not have is refused', async () => {
  for (const provider of ['other', 'stripe', undefined]) {
    const { status, body } = await ann.pay(id, { ...pay, provider });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      details: { applicationError: { code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' } },
    });
  }
});

test("a provider's webhook finishes the payment, and a forged one changes nothing", async () => {
  const { payment } = (await ann.pay(id, pay)).body;
  await fetch(payment.challengeUrl ?? '', { method: 'POST' });
  const message = payments.signWebhook({
    siteId: shop.server.siteId,
    attemptId: payment.attemptId ?? '',
  });
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${shop.server.url}/v1/payments/webhooks/example-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  for (const body of ['', '{', message.body])
    expect((await send({ 'x-example-signature': 'ab' }, body)).status).toBe(400);
  const before = await ann.read(id);
  expect(before.completed ?? false).toBe(false);
  expect((await send(message.headers, message.body)).status).toBe(200);
  expect((await ann.read(id)).completed).toBe(true);
});

test('a shipping provider adds options, and only its own price counts', async () => {
  const { shippingInfo } = await ann.read(id);
  const carrier = shippingInfo?.carrierServiceOptions?.find(({ shippingOptions = [] }) =>
    shippingOptions.some(({ code }) => code === 'express'),
  );
  expect(carrier?.shippingOptions).toMatchObject([
    { code: 'parcel', cost: { price: { amount: '4.90' } } },
    { code: 'express', cost: { price: { amount: '13.90' } } },
  ]);
  await must(
    ann.say('PATCH', `/v1/checkouts/${id}`, {
      checkout: {
        id,
        shippingInfo: {
          selectedCarrierServiceOption: {
            carrierId: carrier?.carrierId,
            code: 'express',
            cost: { price: { amount: '0.01' } },
          },
        },
      },
    }),
  );
  const { priceSummary, shippingInfo: chosen } = await ann.read(id);
  expect(chosen?.selectedCarrierServiceOption).toMatchObject({ code: 'express' });
  expect(priceSummary?.shipping).toMatchObject({ amount: '13.90' });
});

test('a tax provider sets the rates of regions whose mode is AUTO', async () => {
  const { taxSummary, priceSummary } = await ann.read(id);
  expect(taxSummary?.totalTax).toMatchObject({ amount: '4.00' });
  expect(priceSummary?.tax).toMatchObject({ amount: '4.00' });
});

test('an event handler gets the order with its data, and is retried when it failed', async () => {
  isReceiverDown = true;
  const orderId = await payAndApprove();
  await shop.server.runJobs();
  expect(posts).toEqual([]);
  isReceiverDown = false;
  await shop.rows(
    'update graphile_worker._private_jobs set run_at = now() where last_error is not null',
  );
  await shop.server.runJobs();
  expect(posts.filter(({ body }) => body['orderId'] === orderId)).toEqual([
    { path: '/orders', body: { orderId, data: expect.anything() } },
  ]);
});

test('a mail transport sends the mails of the shop', async () => {
  await payAndApprove();
  await shop.server.runJobs();
  expect(posts.filter(({ body }) => body['to'] === email)).toMatchObject([
    { path: '/mail', body: { from: { address: 'shop@example.com' } } },
  ]);
});
