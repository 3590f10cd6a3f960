import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Order } from '@shopwright/contract/orders/order';
import { expect, test } from 'vitest';
import { startOrderShop } from '../../kit/order-shop.ts';

/** A buyer without an account, in any browser. */

const { order, asVisitor, mails, server, visitorToken } = await startOrderShop();
/** Looks an order up from another address of this machine. */
async function statusFrom(localAddress: string, said: object): Promise<number | undefined> {
  const authorization = await visitorToken();
  return new Promise((resolve, reject) => {
    request(
      `${server.url}/v1/orders/lookup`,
      {
        method: 'POST',
        localAddress,
        agent: false,
        headers: { authorization, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    )
      .on('error', reject)
      .end(JSON.stringify(said));
  });
}

interface Found {
  orderId: string;
  key: string;
}

test('only the number with the email address opens the order, in any spelling', async () => {
  const email = `${randomUUID()}@example.com`;
  const { id, number } = await order({ buyerInfo: { email } });
  const [another, visitor] = [await order(), await asVisitor()];
  const look = (said: object) => visitor.call<Found>('POST', '/v1/orders/lookup', said);
  const {
    status,
    body: { orderId, key },
  } = await look({ number: `# ${number}`, email: ` ${email.toUpperCase()}` });
  expect([status, orderId]).toEqual([200, id]);
  // A wrong number and a wrong address get the same answer.
  const [wrongEmail, wrongNumber] = [
    await look({ number, email: 'x@example.com' }),
    await look({ number: '999999', email }),
  ];
  expect([wrongEmail.status, wrongNumber.status]).toEqual([404, 404]);
  expect(JSON.stringify(wrongEmail.body).replaceAll(/"requestId":"[^"]*"/g, '')).toBe(
    JSON.stringify(wrongNumber.body).replaceAll(/"requestId":"[^"]*"/g, ''),
  );

  // Nor is it a fault when a number is written like the name of something else.
  expect((await look({ number: 'of y@example.com', email: 'y@example.com' })).status).toBe(404);

  const open = async (which: string, with_: string) =>
    (await visitor.call<{ order?: Order }>('POST', `/v1/orders/${which}/by-key`, { key: with_ }))
      .body.order?.number;
  expect(await open(id, key)).toBe(number);
  const [expires = '', signature = ''] = key.split('.');
  for (const [which, made] of [
    [another.id, key],
    [id, `${Number(expires) + 1}.${signature}`],
    [id, `1.${signature}`],
    [id, 'x'],
    [id, `${expires}.${'A'.repeat(43)}`],
  ] as const)
    expect(await open(which, made)).toBeUndefined();
  // By its id alone it stays its buyer's.
  expect((await visitor.call('GET', `/v1/orders/${id}`)).status).toBe(404);
});

test('throttles guesses at one order by many visitors, and at many orders by one', async () => {
  const email = `${randomUUID()}@example.com`;
  const { number } = await order({ buyerInfo: { email } });
  for (let guess = 0; guess < 10; guess += 1) {
    const { call } = await asVisitor();
    expect(
      (await call('POST', '/v1/orders/lookup', { number, email: `${randomUUID()}@example.com` }))
        .status,
    ).toBe(404);
  }
  expect(
    (await (await asVisitor()).call('POST', '/v1/orders/lookup', { number, email })).status,
  ).toBe(429);
  // The buyer is on another network, so an attacker cannot lock them out.
  expect(await statusFrom('127.0.0.9', { number, email })).toBe(200);
  const [other, guesser] = [`${randomUUID()}@example.com`, await asVisitor()];
  const theirs = await order({ buyerInfo: { email: other } });
  for (let guess = 0; guess < 10; guess += 1)
    await guesser.call('POST', '/v1/orders/lookup', {
      number: `77${guess}`,
      email: `${randomUUID()}@example.com`,
    });
  expect(
    (await guesser.call('POST', '/v1/orders/lookup', { number: theirs.number, email: other }))
      .status,
  ).toBe(429);
  expect(
    (
      await (
        await asVisitor()
      ).call('POST', '/v1/orders/lookup', { number: theirs.number, email: other })
    ).status,
  ).toBe(200);
});

test('concurrent guesses are all counted: only ten are checked', async () => {
  const email = `${randomUUID()}@example.com`;
  const { number } = await order({ buyerInfo: { email } });
  const guesses = await Promise.all(
    Array.from({ length: 60 }, () =>
      statusFrom('127.0.0.20', { number, email: `${randomUUID()}@example.com` }),
    ),
  );
  expect(guesses.filter((status) => status === 404)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(50);
});

test("strangers' failed lookups do not block the buyer", async () => {
  const email = `${randomUUID()}@example.com`;
  const { number } = await order({ buyerInfo: { email } });
  for (let network = 0; network < 12; network += 1)
    await Promise.all(
      Array.from({ length: 11 }, () =>
        statusFrom(`127.0.1.${network + 1}`, { number, email: `${randomUUID()}@example.com` }),
      ),
    );
  expect(await statusFrom('127.0.0.30', { number, email })).toBe(200);
  // And looking it up again costs the buyer nothing.
  for (let attempt = 0; attempt < 15; attempt += 1)
    expect(await statusFrom('127.0.0.30', { number, email })).toBe(200);
});

test("a guest's mail leads to the order itself", async () => {
  const email = `${randomUUID()}@example.com`;
  const { id, number } = await order({ buyerInfo: { email }, paymentStatus: 'PAID' });
  const [mail] = await mails(email);
  const [, key = ''] =
    new RegExp(`/orders/status/${id}\\?key=([\\w.-]+)`).exec(mail?.text ?? '') ?? [];
  const { call } = await asVisitor();
  expect(
    (await call<{ order?: Order }>('POST', `/v1/orders/${id}/by-key`, { key })).body.order?.number,
  ).toBe(number);
});
