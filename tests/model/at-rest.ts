import { expect } from 'vitest';
import type { Order } from '@shopwright/contract/orders/order';
import { COUPON_USES, type Model } from './model.ts';
import { dollars } from './step.ts';
import type { Real } from './world.ts';

/**
 * When everything has come to rest: what is stored is what the model says, and it adds up by
 * itself.
 */
export async function atRest(model: Model, { shop, items, couponId, pass }: Real): Promise<void> {
  await pass(61);
  const { siteId } = shop.server;
  const checkoutIds = model.checkouts.map(({ id }) => id);
  const stored = await shop.rows<{ orderId: string; checkoutId: string; wire: Order }>(
    'select order_id as "orderId", checkout_id as "checkoutId", wire from orders where site_id = $1 and checkout_id = any($2::uuid[])',
    [siteId, checkoutIds],
  );

  // One order for each checkout that was bought, none for another; its money and its goods.
  expect(sorted(stored.map(({ orderId, checkoutId }) => `${checkoutId} ${orderId}`))).toEqual(
    sorted(model.orders.map(({ id, checkout }) => `${checkout.id} ${id}`)),
  );
  for (const { id, total, lines, paid, refunded, canceled } of model.orders) {
    const wire = stored.find(({ orderId }) => orderId === id)?.wire;
    expect(wire).toMatchObject({
      status: canceled ? 'CANCELED' : 'APPROVED',
      priceSummary: { total: { amount: dollars(total) } },
      balanceSummary: {
        paid: { amount: dollars(paid ? total : 0) },
        refunded: { amount: dollars(refunded) },
      },
      paymentStatus: !paid
        ? 'NOT_PAID'
        : refunded === 0
          ? 'PAID'
          : refunded === total
            ? 'FULLY_REFUNDED'
            : 'PARTIALLY_REFUNDED',
    });
    expect(wire?.lineItems?.map((line) => [line.id, line.quantity])).toEqual(
      lines.map((line) => [line.id, line.quantity]),
    );
  }

  // Each order has published one event.
  const publishedCounts = await shop.rows<{ id: string; count: number }>(
    'select entity_id as id, count(*)::int as count from outbox where site_id = $1 and event_type = $2 and entity_id = any($3::text[]) group by 1',
    [siteId, 'wix.ecom.v1.order_created', model.orders.map(({ id }) => id)],
  );
  expect(sorted(publishedCounts.map(({ id, count }) => `${id} ${count}`))).toEqual(
    sorted(model.orders.map(({ id }) => `${id} 1`)),
  );

  // All stock is either available or sold and not restocked. No unit is reserved.
  const sold = (productId: string): number =>
    stored.reduce(
      (sum, { wire }) =>
        sum +
        (wire.lineItems ?? []).reduce(
          (all, { catalogReference, quantity = 0 }) =>
            catalogReference?.catalogItemId === productId ? all + quantity : all,
          0,
        ),
      0,
    );
  for (const [index, { quantity, given, returned }] of model.shelves.entries()) {
    const item = items[index];
    if (quantity === null || !item) continue;
    const row = await shop.stockOf(item);
    expect({
      ...row,
      given: row.quantity + row.reserved + sold(item.productId) - returned,
    }).toEqual({ quantity: row.quantity, reserved: 0, given });
  }
  expect(
    await shop.rows(
      'select 1 from stock_reservation where site_id = $1 and holder_id = any($2::uuid[])',
      [siteId, checkoutIds],
    ),
  ).toEqual([]);

  // The coupon: used by the orders that have it, and never more often than it may be.
  const uses = await shop.rows<{ id: string }>(
    'select checkout_id as id from discount_redemption where site_id = $1 and discount_id = $2',
    [siteId, couponId],
  );
  expect(uses.map(({ id }) => id).sort()).toEqual(
    model.orders
      .filter(({ checkout }) => checkout.coupon)
      .map(({ checkout }) => checkout.id)
      .sort(),
  );
  expect(uses.length).toBeLessThanOrEqual(COUPON_USES);

  // The bank has taken what the orders say, and gave back what they say.
  const bank = await shop.rows<{ state: string; taken: string; back: string }>(
    'select p.state, sum(p.amount)::text as taken, sum(p.refunded)::text as back from sandbox_payment p join payment_attempt a using (site_id, attempt_id) where site_id = $1 and a.checkout_id = any($2::uuid[]) group by 1',
    [siteId, checkoutIds],
  );
  const cards = model.orders.filter(({ byCard }) => byCard);
  const captured = bank.find(({ state }) => state === 'CAPTURED');
  expect([Number(captured?.taken ?? 0), Number(captured?.back ?? 0)]).toEqual([
    cards.reduce((sum, { total }) => sum + total, 0) / 100,
    cards.reduce((sum, { refunded }) => sum + refunded, 0) / 100,
  ]);
  expect(
    bank
      .map(({ state }) => state)
      .filter((state) => !['CAPTURED', 'VOIDED', 'DECLINED'].includes(state)),
  ).toEqual([]);
}

const sorted = (texts: readonly string[]): string[] =>
  texts.toSorted((one, other) => one.localeCompare(other));
