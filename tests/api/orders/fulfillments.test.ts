import { randomUUID } from 'node:crypto';
import type { OrderWithFulfillments } from '@shopwright/contract/orders/fulfillments';
import { expect, test } from 'vitest';
import { startOrderShop } from '../../kit/order-shop.ts';

const shop = await startOrderShop();
const { owner, order, get } = shop;
const code = async (
  call: Promise<{ status: number; body: unknown }>,
): Promise<[number, string | undefined]> => {
  const { status, body } = await call;
  const { applicationError, validationError } =
    (
      body as {
        details?: {
          applicationError?: { code: string };
          validationError?: { fieldViolations: { field: string }[] };
        };
      }
    ).details ?? {};
  return [status, applicationError?.code ?? validationError?.fieldViolations[0]?.field];
};
const send = (id: string, lineItems: object[], more: object = {}) =>
  owner<{ fulfillmentId: string; orderWithFulfillments: OrderWithFulfillments }>(
    'POST',
    `/v1/fulfillments/orders/${id}/create-fulfillment`,
    { fulfillment: { lineItems, ...more } },
  );

test('fulfillments never exceed the ordered quantity, and all of them together fulfill the order', async () => {
  const made = await order({ paymentStatus: 'PAID' });
  const [mug, card] = [made.lineItems?.[0]?.id, made.lineItems?.[1]?.id];
  const first = await send(made.id, [{ id: mug, quantity: 1 }], {
    trackingInfo: {
      trackingNumber: 'A1',
      shippingProvider: 'Post',
      trackingLink: 'https://post.example/A1',
    },
  });
  expect(first.status).toBe(200);
  expect(await get(made.id)).toMatchObject({ fulfillmentStatus: 'PARTIALLY_FULFILLED' });
  expect(await code(send(made.id, [{ id: mug, quantity: 2 }]))).toEqual([
    400,
    'QUANTITY_EXCEEDS_ORDERED',
  ]);
  expect(
    await code(
      send(made.id, [
        { id: mug, quantity: 1 },
        { id: mug, quantity: 1 },
      ]),
    ),
  ).toEqual([400, 'QUANTITY_EXCEEDS_ORDERED']);
  expect(await code(send(made.id, [{ id: randomUUID(), quantity: 1 }]))).toEqual([
    400,
    'fulfillment.lineItems[0].id',
  ]);
  expect(await code(send(made.id, []))).toEqual([400, 'fulfillment.lineItems']);
  expect(
    await code(send(made.id, [{ id: card }], { trackingInfo: { trackingNumber: 'A1' } })),
  ).toEqual([409, 'TRACKING_NUMBER_ALREADY_EXISTS']);
  const rest = await send(made.id, [{ id: mug }, { id: card }]);
  expect(rest.body.orderWithFulfillments.fulfillments?.[1]?.lineItems).toEqual([
    { id: mug, quantity: 1 },
    { id: card, quantity: 1 },
  ]);
  expect(await get(made.id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
  const events = (await shop.publishedEvents(made.id)).map(({ type }) => type);
  expect(events.filter((type) => type === 'order_fulfilled')).toHaveLength(2);
  expect(events.filter((type) => type === 'fulfillments_updated')).toHaveLength(2);
  const mails = await shop.mails(made.buyerInfo?.email ?? '');
  expect(mails.map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'order-shipped',
    'order-shipped',
  ]);
  expect(mails[1]?.html).toContain('https://post.example/A1');
  expect(mails[1]?.text).toContain('Mug');
});

test('twenty concurrent fulfillments never exceed the ordered quantity', async () => {
  const made = await order({ paymentStatus: 'PAID' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(made.id, [{ id: made.lineItems?.[0]?.id, quantity: 1 }])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('tracking is added later and mailed once; a fulfillment can be deleted', async () => {
  const made = await order({ paymentStatus: 'PAID' });
  const { body } = await send(made.id, [{ id: made.lineItems?.[0]?.id }]);
  const path = `/v1/fulfillments/${body.fulfillmentId}/orders/${made.id}`;
  for (const _ of [1, 2])
    expect(
      (await owner('PATCH', path, { fulfillment: { trackingInfo: { trackingNumber: 'B2' } } }))
        .status,
    ).toBe(200);
  expect(
    (await shop.mails(made.buyerInfo?.email ?? '')).filter(({ kind }) => kind === 'order-shipped'),
  ).toHaveLength(2);
  const list = await owner<{ orderWithFulfillments: OrderWithFulfillments }>(
    'GET',
    `/v1/fulfillments/orders/${made.id}`,
  );
  expect(list.body.orderWithFulfillments.fulfillments).toMatchObject([
    { id: body.fulfillmentId, trackingInfo: { trackingNumber: 'B2' } },
  ]);
  expect((await owner('DELETE', path)).status).toBe(200);
  expect(await get(made.id)).toMatchObject({ fulfillmentStatus: 'NOT_FULFILLED' });
  expect(await code(owner('DELETE', path))).toEqual([404, 'FULFILLMENT_NOT_FOUND']);
});

test('only approved orders are fulfilled; bulk calls report a result for each', async () => {
  const [open, paid] = [await order(), await order({ paymentStatus: 'PAID' })];
  expect(await code(send(open.id, [{ id: open.lineItems?.[0]?.id }]))).toEqual([
    409,
    'ORDER_NOT_APPROVED',
  ]);
  const { body } = await owner<{ results: { itemMetadata: { success: boolean } }[] }>(
    'POST',
    '/v1/fulfillments/orders/bulk/create-fulfillments',
    {
      ordersWithFulfillments: [open, paid].map(({ id, lineItems = [] }) => ({
        orderId: id,
        fulfillments: [{ lineItems: lineItems.map((line) => ({ id: line.id })) }],
      })),
    },
  );
  expect(body.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([false, true]);
  await owner('POST', `/v1/orders/${paid.id}/cancel`, {});
  expect(await code(send(paid.id, [{ id: paid.lineItems?.[0]?.id }]))).toEqual([
    409,
    'ORDER_CANCELED',
  ]);
});

test('a buyer sees the fulfillments of their own order', async () => {
  const ada = await shop.asMember();
  const made = await order({
    paymentStatus: 'PAID',
    buyerInfo: { memberId: ada.memberId, email: 'ada@example.com' },
  });
  await send(made.id, [{ id: made.lineItems?.[0]?.id }], {
    trackingInfo: { trackingNumber: 'C3' },
  });
  expect((await ada.call('GET', `/v1/fulfillments/orders/${made.id}`)).body).toMatchObject({
    orderWithFulfillments: { fulfillments: [{ trackingInfo: { trackingNumber: 'C3' } }] },
  });
  expect(
    (
      await ada.call('POST', `/v1/fulfillments/orders/${made.id}/create-fulfillment`, {
        fulfillment: {},
      })
    ).status,
  ).toBe(403);
});
