import { randomUUID } from 'node:crypto';
import type { Order } from '@shopwright/contract/orders/order';
import { describe, expect, test } from 'vitest';
import { anOrder, openOrderShop } from '../../kit/order-shop.ts';

const shop = await openOrderShop();
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

describe('made by the merchant', () => {
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

  test('numbers follow one another, and what the caller says of read-only fields does not count', async () => {
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

  test('one that is said to be paid has the payment that makes it so; a free one needs none', async () => {
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

  test('buyer and owner get a mail when it counts, unless told otherwise', async () => {
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

  test('every commit is told once, in order, as the wire has it', async () => {
    const made = await order();
    await pay(made.id, '33.00');
    const told = await shop.told(made.id);
    expect(told.map(({ type }) => type)).toEqual([
      'order_created',
      'order_updated',
      'order_approved',
      'order_payment_status_updated',
      'order_transactions_updated',
      'order_transactions_details_updated',
    ]);
    expect(told[0]?.body).toMatchObject({
      createdEvent: { entity: { id: made.id, number: made.number, paymentStatus: 'NOT_PAID' } },
    });
    expect(told[2]?.body).toMatchObject({
      actionEvent: { body: { order: { id: made.id, status: 'APPROVED' } } },
    });
    expect(told[3]?.body).toMatchObject({
      actionEvent: { body: { order: { id: made.id }, previousPaymentStatus: 'NOT_PAID' } },
    });
  });
});

describe('who sees an order', () => {
  test("a member its own, a visitor its own, nobody another's: missing and hidden answer alike", async () => {
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

  test("buyers do not see the shop's notes, private tags or whether anybody looked", async () => {
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

describe('found', () => {
  test('by filter, sort and cursor, with counts', async () => {
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

  test('added up', async () => {
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

describe('changed', () => {
  test('in what is no money: everything else stays, whatever is sent', async () => {
    const made = await order();
    const { body } = await owner<{ order: Order }>('PATCH', `/v1/orders/${made.id}`, {
      order: {
        buyerInfo: { email: 'new@example.com' },
        archived: true,
        buyerNote: 'Ring twice',
        billingInfo: { address: { city: 'Rome' } },
        customFields: [{ title: 'Size', value: 'L' }],
        shippingInfo: {
          logistics: { shippingDestination: { address: { city: 'Salem' } } },
          cost: { price: { amount: '0.00' } },
        },
        priceSummary: { total: { amount: '0.01' } },
        currency: 'JPY',
        status: 'APPROVED',
        paymentStatus: 'PAID',
        appliedDiscounts: [],
        taxInfo: { totalTax: { amount: '9' } },
        additionalFees: [{ name: 'Fee', price: { amount: '9' } }],
        lineItems: [{ price: { amount: '0.01' } }],
        number: '1',
        checkoutId: randomUUID(),
      },
    });
    expect(body.order).toMatchObject({
      buyerInfo: { email: 'new@example.com' },
      archived: true,
      buyerNote: 'Ring twice',
      billingInfo: { contactDetails: { firstName: 'Ada' }, address: { city: 'Rome' } },
      shippingInfo: {
        title: 'By post',
        cost: { price: { amount: '5.00' } },
        logistics: { shippingDestination: { address: { city: 'Salem', country: 'US' } } },
      },
      priceSummary: made.priceSummary,
      currency: 'USD',
      status: 'INITIALIZED',
      paymentStatus: 'NOT_PAID',
      number: made.number,
      taxInfo: made.taxInfo,
      additionalFees: [],
    });
    expect(body.order.lineItems).toEqual(made.lineItems);
    expect(body.order.activities?.map(({ type }) => type)).toEqual([
      'ORDER_PLACED',
      'SHIPPING_ADDRESS_EDITED',
      'EMAIL_EDITED',
    ]);
    const again = await owner<{ order: Order }>('PATCH', `/v1/orders/${made.id}`, {
      order: { archived: true },
    });
    expect(again.body.order.updatedDate).toBe(body.order.updatedDate);
    const masked = await owner<{ order: Order }>('PATCH', `/v1/orders/${made.id}`, {
      order: { archived: false },
      fieldMask: 'buyerNote',
    });
    expect([masked.body.order.archived, masked.body.order.buyerNote]).toEqual([true, undefined]);
  });

  test('a line in its words, not in its price', async () => {
    const made = await order();
    const id = made.lineItems?.[0]?.id ?? '';
    const { body } = await owner<{ order: Order }>(
      'PATCH',
      `/v1/orders/${made.id}/line-item/${id}`,
      {
        lineItem: {
          productName: { original: 'Big mug' },
          price: { amount: '0.01' },
          quantity: 1,
          refundQuantity: 2,
          restockQuantity: 2,
        },
      },
    );
    expect(body.order.lineItems?.[0]).toMatchObject({
      productName: { original: 'Big mug' },
      price: { amount: '12.50' },
      quantity: 2,
      refundQuantity: 0,
      restockQuantity: 0,
    });
    expect(body.order.priceSummary).toEqual(made.priceSummary);
    expect(
      await code(
        owner('PATCH', `/v1/orders/${made.id}/line-item/${randomUUID()}`, { lineItem: {} }),
      ),
    ).toEqual([404, 'LINE_ITEM_NOT_FOUND']);
  });

  test('many at once, each for itself', async () => {
    const [one, two] = [await order(), await order()];
    const { body } = await owner<{
      results: { itemMetadata: { success: boolean; error?: { code: string } }; item?: Order }[];
      bulkActionMetadata: object;
    }>('POST', '/v1/bulk/orders/update', {
      returnEntity: true,
      orders: [
        { order: { id: one.id, archived: true } },
        { order: { id: randomUUID(), archived: true } },
        { order: { id: two.id, buyerNote: 'x' } },
      ],
    });
    expect(body.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 1,
      undetailedFailures: 0,
    });
    expect(body.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('notes are written, changed and deleted; what happened stays', async () => {
    const made = await order();
    const { body } = await owner<{ activityId: string }>(
      'POST',
      `/v1/orders/${made.id}/activities`,
      { activity: { merchantComment: { message: 'Call her' } } },
    );
    await owner('PATCH', `/v1/orders/${made.id}/activities/${body.activityId}`, {
      activity: { merchantComment: { message: 'Called' } },
    });
    expect((await get(made.id)).activities?.at(-1)).toMatchObject({
      merchantComment: { message: 'Called' },
    });
    await owner('DELETE', `/v1/orders/${made.id}/activities/${body.activityId}`);
    expect((await get(made.id)).activities).toHaveLength(1);
    expect(
      await code(
        owner('DELETE', `/v1/orders/${made.id}/activities/${made.activities?.[0]?.id ?? ''}`),
      ),
    ).toEqual([400, 'ACTIVITY_CANNOT_BE_CHANGED']);
  });
});

describe('canceled', () => {
  test('its items go back in stock when asked for, once; and the same order is not canceled twice', async () => {
    const product = await shop.create({ name: 'Bowl' });
    const stock = async () => (await shop.read(product.id)).stock?.quantity;
    await owner('PATCH', `/v2/inventoryItems/product/${product.id}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 3 }],
      },
    });
    const catalogReference = {
      catalogItemId: product.id,
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
    };
    const made = await order({
      lineItems: [
        {
          productName: { original: 'Bowl' },
          price: { amount: '1.00' },
          quantity: 2,
          catalogReference,
        },
      ],
      paymentStatus: 'PAID',
    });
    const { body } = await owner<{ order: Order }>('POST', `/v1/orders/${made.id}/cancel`, {
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: 'Sorry!',
    });
    expect(body.order).toMatchObject({ status: 'CANCELED', lineItems: [{ restockQuantity: 2 }] });
    expect(await stock()).toBe(5);
    expect(
      await code(owner('POST', `/v1/orders/${made.id}/cancel`, { restockAllItems: true })),
    ).toEqual([409, 'STATUS_ALREADY_SET']);
    expect(await stock()).toBe(5);
    const mails = await shop.mails(made.buyerInfo?.email ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-canceled']);
    expect(mails[1]?.text).toContain('Sorry!');
    expect((await shop.told(made.id)).at(-1)).toMatchObject({
      type: 'order_canceled',
      body: { actionEvent: { body: { restockAllItems: true, customMessage: 'Sorry!' } } },
    });
  });

  test('the status moves along the table and nowhere else', async () => {
    const made = await order();
    const set = (status: string) =>
      code(owner('POST', `/v1/orders/${made.id}/update-status`, { status }));
    expect(await set('INITIALIZED')).toEqual([409, 'STATUS_ALREADY_SET']);
    expect(await set('APPROVED')).toEqual([200, undefined]);
    expect(await set('INITIALIZED')).toEqual([400, 'STATUS_NOT_SUPPORTED']);
    expect(await set('REJECTED')).toEqual([409, 'UNSUPPORTED_TRANSITION']);
    expect(await set('CANCELED')).toEqual([200, undefined]);
    expect(await set('APPROVED')).toEqual([409, 'UNSUPPORTED_TRANSITION']);
  });
});

describe('from another system', () => {
  test('an order comes in as it was, is overwritten by itself only, and is deleted', async () => {
    const id = randomUUID();
    const given = {
      ...anOrder(),
      id,
      number: '77',
      createdDate: '2020-02-02T00:00:00.000Z',
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      balanceSummary: { refunded: { amount: '3.00' } },
    };
    const { body } = await owner<{ order: Order }>('POST', '/v1/orders/import', { order: given });
    expect(body.order).toMatchObject({
      id,
      number: '77',
      imported: true,
      createdDate: '2020-02-02T00:00:00.000Z',
      paymentStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      balanceSummary: { paid: { amount: '33.00' }, refunded: { amount: '3.00' } },
    });
    expect((await shop.told(id)).map(({ type }) => type)).toEqual(['order_imported']);
    expect(await shop.mails(given.buyerInfo.email)).toEqual([]);
    expect(
      (
        await owner<{ order: Order }>('POST', '/v1/orders/import', {
          order: { ...given, buyerNote: 'again' },
        })
      ).body.order.buyerNote,
    ).toBe('again');
    const own = await order();
    expect(
      await code(owner('POST', '/v1/orders/import', { order: { ...given, id: own.id } })),
    ).toEqual([409, 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER']);
    expect(
      (
        await owner('POST', '/v1/orders/import/bulk-delete-imported-orders', {
          orderIds: [id, own.id],
        })
      ).status,
    ).toBe(200);
    expect((await owner('GET', `/v1/orders/${id}`)).status).toBe(404);
    expect((await owner('GET', `/v1/orders/${own.id}`)).status).toBe(200);
    expect((await shop.told(id)).at(-1)?.type).toBe('order_imported_order_deleted');
  });

  test('the counter goes up as told, and down only when that is meant', async () => {
    const { body } = await owner<{ newCounter: string }>(
      'POST',
      '/v1/orders/import/set-order-number-counter',
      { counter: '50000' },
    );
    expect(body.newCounter).toBe('50000');
    expect((await order()).number).toBe('50000');
    expect(
      await code(owner('POST', '/v1/orders/import/set-order-number-counter', { counter: '5' })),
    ).toEqual([409, 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER']);
    expect((await order()).number).toBe('50001');
  });
});

test('the invoice is a PDF for the shop and the buyer, and missing for everyone else', async () => {
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

test('invoices are numbered one after another without gaps, each order once, however many ask at the same time', async () => {
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
  const asked = await Promise.all(
    [...made, ...made, ...made].map(async ({ id }) => [id, await numberOf(id)] as const),
  );
  const numbers = new Map(asked);
  for (const [id, number] of asked) expect(numbers.get(id)).toBe(number);
  const sorted = [...numbers.values()].sort((a, b) => a - b);
  expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual([0, 1, 2]);
});
