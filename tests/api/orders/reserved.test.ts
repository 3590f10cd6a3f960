import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../kit/accounts.ts';
import { code } from '../../kit/redirect-sessions.ts';
import { anOrder, startOrderShop, type OrderShop } from '../../kit/order-shop.ts';

const tokenOf = async ({
  clientId,
  clientSecret,
}: {
  clientId: string;
  clientSecret: string;
}): Promise<string> =>
  String(
    (
      await send(shop.server, 'POST', '/oauth2/token', {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      })
    ).body['access_token'],
  );

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.server.close());

test('an order reserved for one app is edited by that app and the owner only, also together with a visitor or member token', async () => {
  const { server } = shop;
  const [mine, other] = [
    await server.createApp(['ECOM.MODIFY_ORDERS']),
    await server.createApp(['ECOM.MODIFY_ORDERS']),
  ];
  const [mineToken, otherToken] = [await tokenOf(mine), await tokenOf(other)];
  const visitor = await shop.visitorToken();
  const { id, lineItems: [line] = [] } = await shop.order(
    {},
    { editableByOwnerApps: { appIds: [mine.clientId] } },
  );
  const edits = async (as: string) => [
    await send(
      server,
      'PATCH',
      `/v1/orders/${id}`,
      { order: { id, buyerNote: as.slice(-8) }, fieldMask: 'buyerNote' },
      as,
    ),
    await send(
      server,
      'PATCH',
      `/v1/orders/${id}/line-item/${line?.id}`,
      { lineItem: { id: line?.id, productName: { original: 'Cup' } }, fieldMask: 'productName' },
      as,
    ),
  ];
  const bulk = async (as: string) =>
    (
      await send(
        server,
        'POST',
        '/v1/bulk/orders/update',
        { orders: [{ order: { id, buyerNote: 'bulk' }, fieldMask: 'buyerNote' }] },
        as,
      )
    ).body['bulkActionMetadata'];
  const owner = await server.createApiKey();
  for (const as of [otherToken, `${visitor},${otherToken}`]) {
    expect((await edits(as)).map(code)).toEqual([
      'ORDER_CANNOT_BE_EDITED',
      'ORDER_CANNOT_BE_EDITED',
    ]);
    expect(await bulk(as)).toMatchObject({ totalSuccesses: 0, totalFailures: 1 });
  }
  for (const as of [mineToken, `${visitor},${mineToken}`, owner, `${visitor},${owner}`]) {
    expect((await edits(as)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await bulk(as)).toMatchObject({ totalSuccesses: 1 });
  }
});

test('an order that an app creates with a visitor token names the app as its author', async () => {
  const app = await shop.server.createApp(['ECOM.MODIFY_ORDERS']);
  const { body } = await send(
    shop.server,
    'POST',
    '/v1/orders',
    { order: anOrder() },
    `${await shop.visitorToken()},${await tokenOf(app)}`,
  );
  expect(body['order']).toMatchObject({ createdBy: { appId: app.clientId } });
});
