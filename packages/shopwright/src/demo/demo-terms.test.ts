import { StoreDiscount } from '@shopwright/contract/discounts/discount';
import { ShippingSettings } from '@shopwright/contract/settings/shipping';
import { TaxSettings } from '@shopwright/contract/settings/tax';
import { shapeRequest } from '@shopwright/server/http/index';
import { describe, expect, it } from 'vitest';
import { readDemo } from './demo.ts';
import {
  demoCoupons,
  demoPolicies,
  demoShipping,
  demoTax,
  DISPATCH,
  RETURN_DAYS,
} from './demo-terms.ts';

const demo = await readDemo();
const check = (schema: Parameters<typeof shapeRequest>[0], value: unknown) =>
  shapeRequest(schema, value, { writable: new Set() }).violations;
const collectionIds = new Map(
  demo.collections.map(({ slug }) => [slug, '11111111-1111-4111-8111-111111111111']),
);

describe("the demo store's terms", () => {
  it('are valid settings in the contract', () => {
    expect(check(ShippingSettings, demoShipping(demo))).toEqual([]);
    expect(check(TaxSettings, demoTax(demo))).toEqual([]);
    expect(
      demoCoupons(demo, collectionIds).flatMap((coupon) => check(StoreDiscount, coupon)),
    ).toEqual([]);
  });

  it('match the texts of the demo', () => {
    expect(demoShipping(demo).regions?.[0]).toMatchObject({
      name: 'United States',
      areas: [{ country: 'US' }],
      rates: [
        {
          code: 'standard',
          title: 'Standard',
          deliveryTime: '3 to 5 days',
          freeOver: '120',
          cost: { type: 'FLAT', price: '8' },
        },
        { code: 'express' },
      ],
    });
    expect(
      demoTax(demo).regions?.find(({ areas }) => areas[0]?.subdivisions?.[0] === 'US-CA')?.rates,
    ).toMatchObject([{ percent: '7.25' }]);
    expect(demoCoupons(demo, collectionIds).map(({ code }) => code)).toEqual([
      'HELLO10',
      'SET15',
      'SHIPFREE',
      'TABLE3',
      'KILN20',
    ]);
    // Midnight in New York.
    expect(demoCoupons(demo, collectionIds).at(-1)).toMatchObject({
      startsAt: '2026-12-04T05:00:00.000Z',
      endsAt: '2026-12-07T05:00:00.000Z',
    });
  });

  const policy = (slug: string): string =>
    demoPolicies(demo).find((each) => each.slug === slug)?.text ?? '';
  const sections = demo.products.flatMap(({ slug, additionalInfoSections }) =>
    additionalInfoSections
      .filter(({ title }) => title === 'Delivery and returns')
      .map(({ description }) => ({ slug, description })),
  );

  it('are stated in the delivery policy as the checkout charges them', () => {
    const rates = demoShipping(demo).regions?.[0]?.rates ?? [];
    expect(rates.length).toBeGreaterThan(1);
    for (const { title, deliveryTime } of rates)
      expect(policy('shipping')).toContain(`${title.toLowerCase()} delivery takes ${deliveryTime}`);
    expect(policy('shipping').match(/\$\d+/g)).toEqual(
      rates.flatMap(({ freeOver }) => (freeOver === undefined ? [] : [`$${freeOver}`])),
    );
    expect(policy('shipping')).toContain(
      'We also deliver to Canada, the European Union and the United Kingdom.',
    );
  });

  it('are the same on the page of every product as in the policies', () => {
    expect(sections.length).toBeGreaterThan(20);
    expect(policy('shipping')).toContain(DISPATCH);
    expect(policy('returns')).toContain(`within ${RETURN_DAYS} days`);
    for (const { slug, description } of sections)
      expect([
        slug,
        description.includes(DISPATCH),
        description.includes(`within ${RETURN_DAYS} days`),
      ]).toEqual([slug, true, true]);
  });

  it('never call a product made to order whose stock is tracked', () => {
    expect(demo.products.filter(({ ribbon }) => /made to order/i.test(ribbon ?? ''))).toEqual([]);
    expect(policy('shipping')).not.toContain('made to order');
  });
});
