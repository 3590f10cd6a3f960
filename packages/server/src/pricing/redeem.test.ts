import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { quote } from './quote.ts';
import { redeemDiscounts, releaseDiscounts } from './redeem.ts';
import { newDiscount } from './rules/discounts/change.ts';
import { insertDiscount } from './store/discounts.ts';
import type { Buyer } from './store/redemptions.ts';
import { openTestStore, warmUp } from './testing-store.ts';
import { lineOf } from './testing-examples.ts';

const { db, siteId, pricing } = await openTestStore();
const now = new Date('2026-05-01T12:00:00Z');

async function coupon(limits: {
  usageLimit?: number;
  limitPerCustomer?: number;
}): Promise<{ id: string; code: string }> {
  const id = newId();
  const code = `C-${id.slice(0, 8)}`;
  const made = newDiscount(
    { kind: 'COUPON', code, name: 'Coupon', effect: { type: 'PERCENT', percent: '10' }, ...limits },
    { id, now },
  );
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  await insertDiscount(db, siteId, made);
  return { id, code };
}
const redeem = (discountIds: string[], checkoutId: string, buyer: Buyer = {}) =>
  db.tx((tx) => redeemDiscounts(tx, siteId, { checkoutId, discountIds, buyer, now }));
const uses = async (id: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      sql`select count(*)::int as n from discount_redemption where site_id = ${siteId} and discount_id = ${id}`,
    )
  )[0]?.n ?? 0;

describe('a coupon of a limited number', () => {
  it('is used once by 200 concurrent checkouts when its limit is one', async () => {
    const { id } = await coupon({ usageLimit: 1 });
    await warmUp(db);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => redeem([id], newId())));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(
      outcomes
        .filter((outcome) => isRefusal(outcome))
        .every(
          (refusal) =>
            refusal.refused === 'application' && refusal.code === 'ERROR_COUPON_USAGE_EXCEEDED',
        ),
    ).toBe(true);
    expect(await uses(id)).toBe(1);
  });

  it("counts a member's uses by account and email address", async () => {
    const { id, code } = await coupon({ limitPerCustomer: 2 });
    const memberId = newId();
    expect(await redeem([id], newId(), { memberId, email: 'a@example.com' })).toBeUndefined();
    expect(await redeem([id], newId(), { email: 'A@Example.com ' })).toBeUndefined();
    expect(await redeem([id], newId(), { email: 'a@example.com' })).toMatchObject({
      code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
    });
    expect(await redeem([id], newId(), { email: 'b@example.com' })).toBeUndefined();
    const { priced } = await quote(pricing, db, siteId, {
      lines: [lineOf('l', 10)],
      couponCodes: [code],
      buyer: { email: 'a@example.com' },
    });
    expect(priced.refusals).toMatchObject([
      { about: 'coupon', code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' },
    ]);
  });

  it('counts a checkout once despite retries, and releases its use', async () => {
    const { id, code } = await coupon({ usageLimit: 1 });
    const checkoutId = newId();
    expect(await redeem([id], checkoutId)).toBeUndefined();
    expect(await redeem([id], checkoutId)).toBeUndefined();
    expect(await uses(id)).toBe(1);
    const input = { lines: [lineOf('l', 10)], couponCodes: [code], buyer: {} };
    // The checkout's own use does not count against it; another's does.
    expect((await quote(pricing, db, siteId, { ...input, checkoutId })).priced.refusals).toEqual(
      [],
    );
    expect((await quote(pricing, db, siteId, input)).priced.refusals).toMatchObject([
      { code: 'ERROR_COUPON_USAGE_EXCEEDED' },
    ]);
    await db.tx((tx) => releaseDiscounts(tx, siteId, checkoutId));
    expect(await redeem([id], newId())).toBeUndefined();
  });

  it('locks discounts in one order, without deadlocks', async () => {
    const [a, b] = [await coupon({ usageLimit: 1000 }), await coupon({ usageLimit: 1000 })];
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        redeem(index % 2 === 0 ? [a.id, b.id] : [b.id, a.id], newId()),
      ),
    );
    expect(outcomes.filter((outcome) => isRefusal(outcome))).toEqual([]);
    expect([await uses(a.id), await uses(b.id)]).toEqual([60, 60]);
  });
});
