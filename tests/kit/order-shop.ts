import { randomUUID } from 'node:crypto';
import type { Order } from '@shopwright/contract/orders/order';
import sql from 'sql-template-tag';
import { callAs, must, signedInMember, visitorToken, type Call } from './api.ts';
import { startCatalogShop, type CatalogShop } from './catalog-shop.ts';

export interface OrderShop extends CatalogShop {
  /**
   * An order made by the merchant: two mugs at 12.50 and a card at 3.00, shipped for 5.00, in all
   * 33.00.
   */
  readonly order: (given?: object, settings?: object) => Promise<Order & { id: string }>;
  readonly get: (id: string) => Promise<Order>;
  readonly pay: (id: string, amount: string, more?: object) => Promise<string>;
  readonly asMember: () => Promise<{ memberId: string; call: Call }>;
  readonly asVisitor: () => Promise<{ visitorId: string; call: Call }>;
  readonly visitorToken: () => Promise<string>;
  readonly publishedEvents: (
    entityId: string,
  ) => Promise<{ type: string; body: Record<string, unknown> }[]>;
  readonly mails: (
    to: string,
  ) => Promise<{ kind: string; subject: string; text: string; html: string }[]>;
}

export const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export const anOrder = (given: object = {}) => ({
  lineItems: [
    {
      id: randomUUID(),
      productName: { original: 'Mug' },
      quantity: 2,
      price: { amount: '12.50' },
      itemType: { preset: 'PHYSICAL' },
    },
    {
      id: randomUUID(),
      productName: { original: 'Card' },
      quantity: 1,
      price: { amount: '3.00' },
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  buyerInfo: { email: `${randomUUID()}@example.com` },
  currency: 'USD',
  channelInfo: { type: 'WEB' },
  shippingInfo: {
    title: 'By post',
    cost: { price: { amount: '5.00' } },
    logistics: {
      shippingDestination: {
        address: { country: 'US', city: 'Portland' },
        contactDetails: { firstName: 'Ada' },
      },
    },
  },
  billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
  ...given,
});

/** A server with an empty shop and order fixtures, for one test file. */
export async function startOrderShop(): Promise<OrderShop> {
  const shop = await startCatalogShop();
  const { server, owner } = shop;
  const key = await server.createApiKey();
  return {
    ...shop,
    order: async (given, settings) =>
      (
        await must(
          owner<{ order: Order & { id: string } }>('POST', '/v1/orders', {
            order: anOrder(given),
            ...(settings ? { settings } : {}),
          }),
        )
      ).order,
    get: async (id) => (await must(owner<{ order: Order }>('GET', `/v1/orders/${id}`))).order,
    pay: async (id, amount, more = { regularPaymentDetails: { offlinePayment: true } }) =>
      (
        await must(
          owner<{ paymentsIds: string[] }>('POST', `/v1/payments/orders/${id}/add-payment`, {
            payments: [{ amount: { amount }, ...more }],
          }),
        )
      ).paymentsIds[0] ?? '',
    asMember: async () => {
      const { memberId, token } = await signedInMember(server, key);
      return { memberId, call: callAs(server, token) };
    },
    visitorToken: () => visitorToken(server),
    asVisitor: async () => {
      const token = await visitorToken(server);
      return { visitorId: visitorOf(token), call: callAs(server, token) };
    },
    publishedEvents: (entityId) =>
      server.db.query(
        sql`select replace(event_type, 'wix.ecom.v1.', '') as type, body from outbox where entity_id = ${entityId} order by position`,
      ),
    mails: (to) =>
      server.db.query(
        sql`select kind, subject, text, html from message where recipient = ${to} order by created_at, message_id`,
      ),
  };
}

function visitorOf(access: string): string {
  const payload = JSON.parse(
    Buffer.from(access.replace('OauthNG.JWS.', '').split('.')[1] ?? '', 'base64url').toString(),
  ) as { data: string };
  const found = /"(?:id|visitorId|anonymousVisitorId|aid)":"([0-9a-f-]{36})"/.exec(payload.data);
  if (!found?.[1]) throw new Error(`No visitor in ${payload.data}`);
  return found[1];
}
