import { StoreDiscount } from '@shopwright/contract/discounts/discount';
import { ShippingSettings } from '@shopwright/contract/settings/shipping';
import { TaxSettings } from '@shopwright/contract/settings/tax';
import { shapeRequest } from '@shopwright/server/http/index';
import { describe, expect, it } from 'vitest';
import { readDemo } from './demo.ts';
import { demoCoupons, demoShipping, demoTax } from './demo-terms.ts';

const demo = await readDemo();
const check = (schema: Parameters<typeof shapeRequest>[0], value: unknown) => shapeRequest(schema, value, { keep: new Set() }).violations;
const collectionIds = new Map(demo.collections.map(({ slug }) => [slug, '11111111-1111-4111-8111-111111111111']));

describe('the demo store\'s terms', () => {
  it('are what the owner could set through the contract', () => {
    expect(check(ShippingSettings, demoShipping(demo))).toEqual([]);
    expect(check(TaxSettings, demoTax(demo))).toEqual([]);
    expect(demoCoupons(demo, collectionIds).flatMap((coupon) => check(StoreDiscount, coupon))).toEqual([]);
  });

  it('say what the demo says', () => {
    expect(demoShipping(demo).regions?.[0]).toMatchObject({ name: 'United States', areas: [{ country: 'US' }], rates: [{ code: 'standard', title: 'Standard', deliveryTime: '3 to 5 days', freeOver: '120', cost: { type: 'FLAT', price: '8' } }, { code: 'express' }] });
    expect(demoTax(demo).regions?.find(({ areas }) => areas[0]?.subdivisions?.[0] === 'US-CA')?.rates).toMatchObject([{ percent: '7.25' }]);
    expect(demoCoupons(demo, collectionIds).map(({ code }) => code)).toEqual(['HELLO10', 'SET15', 'SHIPFREE', 'TABLE3', 'KILN20']);
    // Midnight in New York.
    expect(demoCoupons(demo, collectionIds).at(-1)).toMatchObject({ startsAt: '2026-12-04T05:00:00.000Z', endsAt: '2026-12-07T05:00:00.000Z' });
  });
});
