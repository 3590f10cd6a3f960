import { randomUUID } from 'node:crypto';
import type { Order } from '@shopwright/contract/orders/order';
import { describe, expect, test } from 'vitest';
import { anOrder, startOrderShop } from '../../kit/order-shop.ts';

const shop = await startOrderShop();
const { owner, order, get, pay } = shop;
interface Refused {
  details: {
    applicationError?: { code: string };
    validationError?: { fieldViolations: { field: string }[] };
  };
}
const code = async (
  call: Promise<{ status: number; body: unknown }>,
): Promise<[number, string | undefined]> => {
  const { status, body } = await call;
  const { applicationError, validationError } = (body as Refused).details ?? {};
  return [status, applicationError?.code ?? validationError?.fieldViolations[0]?.field];
};

describe('created by the merchant', () => {
  test('an order adds up by itself, and a total that does not is refused', async () => {
    const made = await order();
    expect(made).toMatchObject({
      status: 'INITIALIZED',
      paymentStatus: 'NOT_PAID',
      priceSummary: {
        subtotal: { amount: '28.00' },
        shipping: { amount: '5.00' },
        total: { amount: '33.00', formattedAmount: '$33.00' },
      },
    });
    expect(made.lineItems?.[0]).toMatchObject({
      totalPriceAfterTax: { amount: '25.00' },
      quantity: 2,
    });
    expect(
      await code(
        owner('POST', '/v1/orders', {
          order: anOrder({ priceSummary: { total: { amount: '1.00' } } }),
        }),
      ),
    ).toEqual([400, 'order.priceSummary.total']);
    expect(await code(owner('POST', '/v1/orders', { order: anOrder({ lineItems: [] }) }))).toEqual([
      400,
      'order.lineItems',
    ]);
    expect(
      await code(
        owner('POST', '/v1/orders', {
          order: anOrder({
            lineItems: [{ productName: { original: 'x' }, price: { amount: '1.001' } }],
          }),
        }),
      ),
    ).toEqual([400, 'order.lineItems[0].price.amount']);
    expect(
      await code(
        owner('POST', '/v1/orders', {
          order: anOrder({ purchasedDate: '2999-01-01T00:00:00.000Z' }),
        }),
      ),
    ).toEqual([400, 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE']);
  });

  test('numbers orders in sequence and ignores read-only fields', async () => {
    const one = await order();
    const two = await order({
      number: '7',
      id: randomUUID(),
      fulfillmentStatus: 'FULFILLED',
      balanceSummary: { paid: { amount: '33.00' } },
      imported: true,
      activities: [{ type: 'ORDER_PAID' }],
    });
    expect(Number(two.number)).toBe(Number(one.number) + 1);
    expect(two).toMatchObject({
      fulfillmentStatus: 'NOT_FULFILLED',
      imported: false,
      balanceSummary: { paid: { amount: '0.00' } },
    });
    expect(two.activities?.map(({ type }) => type)).toEqual(['ORDER_PLACED']);
  });

  test('an order created as paid has a payment for it; a free one needs none', async () => {
    const paid = await order({ paymentStatus: 'PAID' });
    expect(paid).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      balanceSummary: { paid: { amount: '33.00' }, balance: { amount: '0.00' } },
    });
    const free = (preset: string) =>
      order({
        lineItems: [
          { productName: { original: 'Gift' }, price: { amount: '0' }, itemType: { preset } },
        ],
        shippingInfo: undefined,
      });
    expect(await free('SERVICE')).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
    });
    // Nothing of the shop delivers this file: it is the merchant who says when it was.
    expect(await free('DIGITAL')).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
    });
  });

  test('mails buyer and owner about important changes, unless suppressed', async () => {
    const made = await order({ paymentStatus: 'PAID' });
    const mails = await shop.mails(made.buyerInfo?.email ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation']);
    expect(mails[0]?.text).toContain('$33.00');
    expect(mails[0]?.html).toContain(made.number);
    expect(
      (await shop.mails('owner@example.com')).some(
        ({ kind, subject }) => kind === 'order-received' && subject.includes(made.number ?? '-'),
      ),
    ).toBe(true);
    const quiet = await order(
      { paymentStatus: 'PAID' },
      { notifications: { sendNotificationToBuyer: false } },
    );
    expect(await shop.mails(quiet.buyerInfo?.email ?? '')).toEqual([]);
  });

  test('every commit publishes one event, in order, in wire format', async () => {
    const made = await order();
    await pay(made.id, '33.00');
    const events = await shop.publishedEvents(made.id);
    expect(events.map(({ type }) => type)).toEqual([
      'order_created',
      'order_updated',
      'order_approved',
      'order_payment_status_updated',
      'order_transactions_updated',
      'order_transactions_details_updated',
    ]);
    expect(events[0]?.body).toMatchObject({
      createdEvent: { entity: { id: made.id, number: made.number, paymentStatus: 'NOT_PAID' } },
    });
    expect(events[2]?.body).toMatchObject({
      actionEvent: { body: { order: { id: made.id, status: 'APPROVED' } } },
    });
    expect(events[3]?.body).toMatchObject({
      actionEvent: { body: { order: { id: made.id }, previousPaymentStatus: 'NOT_PAID' } },
    });
  });
});

describe('access to orders', () => {
  test('callers see only their own; missing and hidden ones are answered alike', async () => {
    const [ada, bob, guest, stranger] = [
      await shop.asMember(),
      await shop.asMember(),
      await shop.asVisitor(),
      await shop.asVisitor(),
    ];
    const hers = await order({ buyerInfo: { memberId: ada.memberId, email: 'ada@example.com' } });
    const guests = await order({
      buyerInfo: { visitorId: guest.visitorId, email: 'guest@example.com' },
    });
    expect((await ada.call('GET', `/v1/orders/${hers.id}`)).status).toBe(200);
    expect((await guest.call('GET', `/v1/orders/${guests.id}`)).status).toBe(200);
    for (const { call } of [bob, guest, stranger]) {
      const [hidden, missing] = [
        await call('GET', `/v1/orders/${hers.id}`),
        await call('GET', `/v1/orders/${randomUUID()}`),
      ];
      expect([hidden.status, missing.status]).toEqual([404, 404]);
      expect(JSON.stringify(hidden.body).replaceAll(/[0-9a-f-]{36}/g, '')).toBe(
        JSON.stringify(missing.body).replaceAll(/[0-9a-f-]{36}/g, ''),
      );
      expect((await call('GET', `/v1/fulfillments/orders/${hers.id}`)).status).toBe(404);
      expect(
        (
          await call<{ ordersWithFulfillments: unknown[] }>(
            'POST',
            '/v1/fulfillments/list-by-ids',
            { orderIds: [hers.id] },
          )
        ).body.ordersWithFulfillments,
      ).toEqual([]);
    }
    const found = await ada.call<{ orders: Order[] }>('POST', '/v1/orders/search', {
      search: { filter: { 'buyerInfo.memberId': bob.memberId } },
    });
    expect(found.body.orders).toEqual([]);
    const own = await ada.call<{ orders: Order[] }>('POST', '/v1/orders/search', { search: {} });
    expect(own.body.orders.map(({ id }) => id)).toEqual([hers.id]);
    expect((await bob.call('GET', `/v1/orders/${Number(hers.number)}`)).status).toBe(404);
  });

  test('buyers do not see notes, private tags or the seen flag', async () => {
    const ada = await shop.asMember();
    const hers = await order({ buyerInfo: { memberId: ada.memberId } });
    await owner('POST', `/v1/orders/${hers.id}/activities`, {
      activity: { merchantComment: { message: 'Difficult.' } },
    });
    await owner('POST', '/v1/bulk/orders/update-tags', {
      orderIds: [hers.id],
      assignTags: { privateTags: { tagIds: ['vip'] }, tags: { tagIds: ['gift'] } },
    });
    const { body } = await ada.call<{ order: Order }>('GET', `/v1/orders/${hers.id}`);
    expect(body.order).not.toHaveProperty('activities');
    expect(body.order).not.toHaveProperty('seenByAHuman');
    expect(body.order.tags).toEqual({ tags: { tagIds: ['gift'] } });
    expect(
      (
        await ada.call('POST', '/v1/orders/search', {
          search: { filter: { 'tags.privateTags.tagIds': { $hasSome: ['vip'] } } },
        })
      ).status,
    ).toBe(400);
    expect(JSON.stringify((await get(hers.id)).activities)).toContain('Difficult.');
  });
});

describe('queries', () => {
  test('filter, sort and page by cursor, with counts', async () => {
    const email = `${randomUUID()}@example.com`;
    const made = [];
    for (const price of ['1.00', '3.00', '2.00', '5.00', '4.00'])
      made.push(
        await order({
          buyerInfo: { email },
          lineItems: [{ productName: { original: 'Thing' }, price: { amount: price } }],
          shippingInfo: undefined,
        }),
      );
    const search = (more: object) =>
      owner<{
        orders: Order[];
        metadata: {
          count: number;
          hasNext: boolean;
          total: number;
          cursors: { next?: string; prev?: string };
        };
      }>('POST', '/v1/orders/search', { search: more });
    const filter = { 'buyerInfo.email': email };
    const sort = [{ fieldName: 'priceSummary.total.amount', order: 'DESC' }];
    const first = (await search({ filter, sort, cursorPaging: { limit: 2 } })).body;
    expect(first.orders.map(({ priceSummary }) => priceSummary?.total?.amount)).toEqual([
      '5.00',
      '4.00',
    ]);
    expect(first.metadata).toMatchObject({ count: 2, hasNext: true, total: 5 });
    const second = (
      await search({ cursorPaging: { limit: 2, cursor: first.metadata.cursors.next } })
    ).body;
    expect(second.orders.map(({ priceSummary }) => priceSummary?.total?.amount)).toEqual([
      '3.00',
      '2.00',
    ]);
    const third = (
      await search({ cursorPaging: { limit: 2, cursor: second.metadata.cursors.next } })
    ).body;
    expect([third.orders.length, third.metadata.hasNext]).toEqual([1, false]);
    const back = (
      await search({ cursorPaging: { limit: 2, cursor: second.metadata.cursors.prev } })
    ).body;
    expect(back.orders.map(({ id }) => id)).toEqual(first.orders.map(({ id }) => id));
    expect(
      (await search({ filter: { number: made[1]?.number ?? '' } })).body.orders.map(({ id }) => id),
    ).toEqual([made[1]?.id]);
    expect(
      (
        await search({
          filter: {
            ...filter,
            'priceSummary.total.amount': { $gte: '3' },
            status: { $in: ['INITIALIZED'] },
          },
        })
      ).body.orders,
    ).toHaveLength(3);
    expect(
      (
        await search({
          filter: { ...filter, 'lineItems.productName.original': { $hasSome: ['Thing'] } },
        })
      ).body.orders,
    ).toHaveLength(5);
    expect((await search({ filter: { 'doc.secret': 1 } })).status).toBe(400);
  });

  test('aggregate', async () => {
    const email = `${randomUUID()}@example.com`;
    await order({ buyerInfo: { email } });
    await order({ buyerInfo: { email }, paymentStatus: 'PAID' });
    const { body } = await owner<{ aggregates: Record<string, unknown> }>(
      'POST',
      '/v1/orders/aggregate',
      {
        filter: { 'buyerInfo.email': email },
        aggregation: {
          sales: { $sum: 'priceSummary.total.amount' },
          mean: { $avg: 'priceSummary.total.amount' },
          states: { $count: ['status', 'paymentStatus'] },
          all: { $count: '' },
        },
      },
    );
    expect(body.aggregates).toEqual({
      sales: 66,
      mean: 33,
      all: 2,
      states: { '(APPROVED|PAID)': 1, '(INITIALIZED|NOT_PAID)': 1 },
    });
    expect(
      await code(
        owner('POST', '/v1/orders/aggregate', { aggregation: { x: { $sum: 'buyerInfo.email' } } }),
      ),
    ).toEqual([400, 'aggregation.x']);
  });
});

test('the invoice is a PDF for the shop and the buyer, and missing for other callers', async () => {
  const ada = await shop.asMember();
  const made = await order({ buyerInfo: { memberId: ada.memberId, email: 'ada@example.com' } });
  const key = await shop.server.createApiKey();
  const answer = await fetch(`${shop.server.url}/v1/orders/${made.id}/invoice`, {
    headers: { authorization: key },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  const stranger = await shop.asVisitor();
  expect((await stranger.call('GET', `/v1/orders/${made.id}/invoice`)).status).toBe(404);
});

test('numbers invoices without gaps, one per order, under concurrency', async () => {
  const key = await shop.server.createApiKey();
  const made = [await order(), await order(), await order()];
  const numberOf = async (id: string): Promise<number> => {
    const answer = await fetch(`${shop.server.url}/v1/orders/${id}/invoice`, {
      headers: { authorization: key },
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    return Number(/invoice-(\d+)\.pdf/.exec(answer.headers.get('content-disposition') ?? '')?.[1]);
  };
  const answers = await Promise.all(
    [...made, ...made, ...made].map(async ({ id }) => [id, await numberOf(id)] as const),
  );
  const numbers = new Map(answers);
  for (const [id, number] of answers) expect(numbers.get(id)).toBe(number);
  const sorted = [...numbers.values()].sort((a, b) => a - b);
  expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual([0, 1, 2]);
});
