import { expect, it } from 'vitest';
import { item, startCartShop } from '../../kit/cart-shop.ts';

/** Batched cart writes and cached answers preserve every character. */

const shop = await startCartShop();
const name = 'Kaffeekrönung "groß" \\ 日本 ☕';
const buyerNote = 'Bitte läuten\u001e, zweimal: "☕"\nדלת \\';

it('preserves text in any script in products and notes, in concurrently changed carts', async () => {
  const cup = await shop.product({ name });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.visitor()));
  await Promise.all(buyers.map((buyer) => buyer.add(cup.id)));
  await Promise.all(
    buyers.map((buyer, at) =>
      buyer.cart('PATCH', '/v1/carts/current', {
        cartInfo: { buyerNote: `${at} ${buyerNote}` },
        lineItems: [item(cup.id)],
      }),
    ),
  );
  const shown = { lineItems: [{ quantity: 2, productName: { original: name } }] };
  for (const [at, buyer] of buyers.entries()) {
    for (const time of ['first', 'again']) {
      expect(await buyer.cart('GET', '/v1/carts/current'), time).toMatchObject({
        ...shown,
        buyerNote: `${at} ${buyerNote}`,
      });
      expect(await buyer.call('POST', '/v1/carts/current/estimate-totals', {}), time).toMatchObject(
        {
          status: 200,
          body: { cart: { ...shown, buyerNote: `${at} ${buyerNote}` } },
        },
      );
    }
    const [event] = await shop.server.db.query<{ name: string }>({
      text: `select body #>> '{updatedEvent,currentEntity,lineItems,0,productName,original}' as name from outbox where acted = $1 order by position desc limit 1`,
      values: [`visitor ${(await buyer.cart('GET', '/v1/carts/current')).buyerInfo?.visitorId}`],
    });
    expect(event).toEqual({ name });
  }
});
