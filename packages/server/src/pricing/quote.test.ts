import { describe, expect, it } from 'vitest';
import { taxArea } from './areas.ts';
import { quote, type PricingDeps } from './quote.ts';
import { newDiscount } from './rules/discounts/change.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { newId } from '../kernel/ids.ts';
import { insertDiscount } from './store/discounts.ts';
import { createTaxTable, type TaxProvider } from './tax-provider.ts';
import { lineOf, rateOf } from './testing-examples.ts';
import { openTestStore } from './testing-store.ts';

let provider: TaxProvider = createTaxTable([
  {
    areas: [{ country: 'US', subdivisions: ['NY'] }],
    rates: [rateOf('New York', '8.875')],
    taxesShipping: true,
  },
]);
const customers: unknown[] = [];
const customerOf: PricingDeps['customerOf'] = async (_reader, _siteId, buyer) => {
  customers.push(buyer);
  return { orders: buyer.email === 'regular@example.com' ? 3 : 0, groups: [] };
};
const { db, siteId, sites, pricing } = await openTestStore({
  taxProvider: { rates: (question) => provider.rates(question) },
  customerOf,
});
await sites.saveArea(siteId, taxArea, {
  businessAddress: { country: 'US' },
  regions: [
    { areas: [{ country: 'US' }], mode: 'AUTO', rates: [{ name: 'Fallback', percent: '5' }] },
  ],
});
const lines = [lineOf('l', 100)];
const shippingAddress = { country: 'US', subdivision: 'US-NY' };

describe('with a tax provider', () => {
  it('its rates are used', async () => {
    const { priced, purchase } = await quote(pricing, db, siteId, {
      lines,
      buyer: {},
      shippingAddress,
    });
    expect(purchase.tax.rateType).toBe('AUTO_RATE');
    expect(priced.summary.tax).toBe(8880n);
  });

  it("the store's own are used when it fails", async () => {
    const working = provider;
    provider = { rates: () => Promise.reject(new Error('down')) };
    const { priced, purchase } = await quote(pricing, db, siteId, {
      lines,
      buyer: {},
      // Not the address of an earlier answer, which would be used.
      shippingAddress: { ...shippingAddress, postalCode: '10001' },
    });
    provider = working;
    expect(purchase.tax).toMatchObject({
      rateType: 'FALLBACK_RATE',
      fallbackReason: 'AUTO_TAX_FAILED',
    });
    expect(priced.summary.tax).toBe(5000n);
  });

  it('the provider is not called needlessly', async () => {
    const working = provider;
    let calls = 0;
    provider = {
      rates: (question) => {
        calls += 1;
        return working.rates(question);
      },
    };
    await quote(pricing, db, siteId, { lines, buyer: {} });
    await quote(pricing, db, siteId, {
      lines,
      buyer: {},
      shippingAddress,
      calculate: { tax: false },
    });
    await quote(pricing, db, siteId, { lines, buyer: {}, shippingAddress: { country: 'DE' } });
    provider = working;
    expect(calls).toBe(0);
  });
});

describe('a discount for a first order', () => {
  it("loads the buyer's history only when needed", async () => {
    expect(customers).toEqual([]);
    const made = newDiscount(
      {
        kind: 'COUPON',
        code: 'HELLO',
        name: 'Hello',
        effect: { type: 'PERCENT', percent: '10' },
        firstOrderOnly: true,
      },
      { id: newId(), now: new Date() },
    );
    if (isRefusal(made)) throw new Error('Not made.');
    await insertDiscount(db, siteId, made);
    const quoteFor = (email: string) =>
      quote(pricing, db, siteId, {
        lines,
        couponCodes: ['hello'],
        buyer: { email },
        calculate: { tax: false },
      });
    expect((await quoteFor('new@example.com')).priced.summary.discount).toBe(10_000n);
    expect((await quoteFor('regular@example.com')).priced.refusals).toMatchObject([
      { code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' },
    ]);
    expect(customers).toHaveLength(2);
  });
});
