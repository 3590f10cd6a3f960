import { expect, it } from 'vitest';
import { startCartShop } from '../../kit/cart-shop.ts';

/**
 * W3: an event for every change of a cart, in its order, with the cart as clients read it; none for
 * what was refused or changed nothing.
 */

const shop = await startCartShop();

it('publishes an event for every change of a cart, and for nothing else', async () => {
  const visitor = await shop.visitor();
  const mug = await shop.product();
  const made = await visitor.add(mug.id);
  await visitor.call('POST', '/v1/carts/current/add-to-cart', {
    lineItems: [{ quantity: 1, catalogReference: { appId: 'none', catalogItemId: mug.id } }],
  });
  await visitor.call('PATCH', '/v1/carts/current', { couponCode: 'NONE' });
  await visitor.cart('PATCH', '/v1/carts/current', { cartInfo: {} });
  await visitor.call('POST', '/v1/carts/current/estimate-totals', {});
  const changed = await visitor.add(mug.id);
  await visitor.call('DELETE', '/v1/carts/current');
  const events = await shop.server.db.query<{ type: string; sequence: number; body: unknown }>({
    text: 'select event_type as type, entity_sequence as sequence, body from outbox where site_id = $1 and entity_id = $2 order by position',
    values: [shop.server.siteId, made.id],
  });
  expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
    ['wix.ecom.v1.cart_created', 1],
    ['wix.ecom.v1.cart_updated', 2],
    ['wix.ecom.v1.cart_deleted', 3],
  ]);
  expect(events[0]?.body).toEqual({ createdEvent: { entity: made } });
  expect(events[1]?.body).toEqual({ updatedEvent: { currentEntity: changed } });
});

it('every event names its actor: the caller, or none for a job', async () => {
  const visitor = await shop.visitor();
  const made = await visitor.add((await shop.product()).id);
  await visitor.call('DELETE', '/v1/carts/current');
  const acted = await shop.server.db.query<{ acted: string }>({
    text: 'select acted from outbox where entity_id = $1 order by position',
    values: [made.id],
  });
  expect(acted.map((event) => event.acted)).toEqual([
    `visitor ${made.buyerInfo?.visitorId}`,
    `visitor ${made.buyerInfo?.visitorId}`,
  ]);
});
