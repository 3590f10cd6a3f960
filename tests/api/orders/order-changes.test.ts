import { randomUUID } from 'node:crypto';
import type { Order } from '@shopwright/contract/orders/order';
import { describe, expect, test } from 'vitest';
import { anOrder, startOrderShop } from '../../kit/order-shop.ts';

const shop = await startOrderShop();
const { owner, order, get } = shop;
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

describe('changed', () => {
  test('only fields without money; all others stay, whatever is sent', async () => {
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

  test('the texts of a line, not its price', async () => {
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

  test('several orders in bulk, with a result for each', async () => {
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

  test('notes are added, changed and deleted; recorded activities stay', async () => {
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
  test('its items are restocked on request, once; an order is not canceled twice', async () => {
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
    expect((await shop.publishedEvents(made.id)).at(-1)).toMatchObject({
      type: 'order_canceled',
      body: { actionEvent: { body: { restockAllItems: true, customMessage: 'Sorry!' } } },
    });
  });

  test('the status changes only along allowed transitions', async () => {
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
  test('imports an order unchanged, overwrites only imported ones, and deletes it', async () => {
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
    expect((await shop.publishedEvents(id)).map(({ type }) => type)).toEqual(['order_imported']);
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
    expect((await shop.publishedEvents(id)).at(-1)?.type).toBe('order_imported_order_deleted');
  });

  test('raises the counter, and lowers it only with allowLowerCounter', async () => {
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
