import { expect } from 'vitest';
import type { Buyer, Shop } from '../../kit/shop.ts';

/** Everybody wants the same thing at the same moment. */
export async function flashSale(
  shop: Shop,
  { buyers, units }: { buyers: number; units: number },
): Promise<void> {
  const mug = await shop.product({ stock: units });
  const ready: { id: string; pay: () => Promise<{ status: number; code: string | undefined }> }[] =
    [];
  for (let done = 0; done < buyers; done += 10) {
    ready.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, buyers - done) }, async (_, index) => {
          const buyer = await shop.visitor();
          await buyer.add(mug);
          const id = await buyer.checkout();
          return {
            id,
            pay: () =>
              buyer.pay(
                id,
                index % 2 === 0
                  ? { method: 'OFFLINE' }
                  : { method: 'SANDBOX', token: 'tok_success' },
              ),
          };
        }),
      )),
    );
  }
  const answers = await Promise.all(ready.map(({ pay }) => pay()));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(units);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['409 FULL_OUT_OF_STOCK']),
  );
  expect(await shop.stockOf(mug)).toEqual({ quantity: 0, reserved: 0 });
  const ids = new Set(ready.map(({ id }) => id));
  expect((await shop.orders()).filter(({ checkoutId }) => ids.has(checkoutId ?? ''))).toHaveLength(
    units,
  );
}

/** One use of a coupon, and many checkouts that have it. */
export async function couponRush(shop: Shop, many: number): Promise<void> {
  const mug = await shop.product();
  const code = `ONCE${Date.now()}`;
  expect(
    (
      await shop.owner('POST', '/v1/discounts', {
        discount: {
          kind: 'COUPON',
          code,
          name: 'Once',
          usageLimit: 1,
          effect: { type: 'PERCENT', percent: '50' },
          scope: { type: 'GLOBAL' },
        },
      })
    ).status,
  ).toBe(200);
  const buyers: { buyer: Buyer; id: string }[] = [];
  for (let index = 0; index < many; index += 1) {
    const buyer = await shop.visitor();
    await buyer.add(mug);
    const id = await buyer.checkout({ email: `buyer${index}@example.com` });
    expect(
      (await buyer.say('PATCH', `/v1/checkouts/${id}`, { checkout: {}, couponCode: code })).status,
    ).toBe(200);
    buyers.push({ buyer, id });
  }
  const answers = await Promise.all(
    buyers.map(({ buyer, id }, index) =>
      buyer.pay(
        id,
        index % 2 === 0 ? { method: 'OFFLINE' } : { method: 'SANDBOX', token: 'tok_success' },
      ),
    ),
  );
  const paid = answers.filter(({ status }) => status === 200);
  expect(paid).toHaveLength(1);
  const ids = new Set(buyers.map(({ id }) => id));
  expect((await shop.orders()).filter(({ checkoutId }) => ids.has(checkoutId ?? ''))).toHaveLength(
    1,
  );
  expect(
    await shop.rows(
      'select 1 from discount_redemption r join discount d using (site_id, discount_id) where d.code = $1',
      [code],
    ),
  ).toHaveLength(1);
  // Those who lost were refused for it, or shown the new total; none was charged.
  expect(new Set(answers.flatMap(({ code: each }) => each ?? []))).toSatisfy((codes: Set<string>) =>
    [...codes].every((each) => each === 'ERROR_COUPON_USAGE_EXCEEDED'),
  );
  expect(
    await shop.rows(
      "select 1 from sandbox_payment p join payment_attempt a using (site_id, attempt_id) where a.checkout_id = any($1) and p.state in ('AUTHORISED', 'CAPTURED')",
      [[...ids]],
    ),
  ).toHaveLength(paid.some(({ body }) => body.payment.method === 'SANDBOX') ? 1 : 0);
}
