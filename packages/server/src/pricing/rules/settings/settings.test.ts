import { describe, expect, it } from 'vitest';
import { checkShipping } from './check-settings.ts';
import { feesOf } from './read-fees.ts';
import { money, percent, readShipping } from './read-shipping.ts';
import { readTax } from './read-tax.ts';

type Shipping = Parameters<typeof checkShipping>[0];
type Rate = NonNullable<Shipping['regions']>[number]['rates'][number];
const rate = (code: string, cost: Rate['cost'] = { type: 'FLAT', price: '5' }): Rate => ({
  code,
  title: code,
  cost,
});
const region = (...rates: Rate[]) => ({ id: 'r', name: 'R', areas: [], rates });
const local = (code: string, cost?: Rate['cost']) => ({ ...rate(code, cost), areas: [] });
const pickup = (code: string) => ({ code, title: code, price: '0', address: {} }) as never;
const wrong = (settings: Shipping) => {
  const refusal = checkShipping(settings);
  return refusal && 'violations' in refusal
    ? refusal.violations.map(({ field, violatedRule }) => [field, violatedRule])
    : refusal;
};

describe('the delivery options that a store sets', () => {
  it('may be none, and may repeat a code in different regions', () => {
    expect(wrong({})).toBeUndefined();
    expect(
      wrong({
        regions: [region(rate('a'), rate('b')), region(rate('a'))],
        localDeliveries: [local('c')],
        pickups: [pickup('d')],
      }),
    ).toBeUndefined();
  });

  it('have no duplicate code where a buyer may see both', () => {
    expect(wrong({ regions: [region(rate('a'), rate('b'), rate('a'))] })).toEqual([
      ['shipping.regions[0].rates[2].code', 'VALIDATION'],
    ]);
    expect(
      wrong({ regions: [region(), region(rate('a'))], localDeliveries: [local('a')] }),
    ).toEqual([['shipping.regions[1].rates[0].code', 'VALIDATION']]);
    expect(wrong({ localDeliveries: [local('a')], pickups: [pickup('a')] })).toEqual([
      ['shipping.pickups[0].code', 'VALIDATION'],
    ]);
  });

  it.each<[string, Rate['cost'], [string, string][] | undefined]>([
    ['a price', { type: 'FLAT' }, [['price', 'REQUIRED_FIELD']]],
    ['bands', { type: 'WEIGHT' }, [['bands', 'REQUIRED_FIELD']]],
    [
      'bands that rise',
      {
        type: 'PRICE',
        bands: [
          { upTo: '10', price: '1' },
          { upTo: '10', price: '2' },
        ],
      },
      [['bands[1].upTo', 'VALIDATION']],
    ],
    [
      'no open band before the last',
      { type: 'PRICE', bands: [{ price: '1' }, { upTo: '10', price: '2' }] },
      [['bands[0].upTo', 'REQUIRED_FIELD']],
    ],
    ['one open band', { type: 'WEIGHT', bands: [{ price: '1' }] }, undefined],
    [
      'rising bands',
      {
        type: 'WEIGHT',
        bands: [{ upTo: '9', price: '1' }, { upTo: '10', price: '2' }, { price: '3' }],
      },
      undefined,
    ],
  ])('need a complete cost: %s', (_what, cost, fields) => {
    expect(wrong({ regions: [region(rate('a'), rate('b', cost))] })).toEqual(
      fields?.map(([field, rule]) => [`shipping.regions[0].rates[1].cost.${field}`, rule]),
    );
    expect(wrong({ localDeliveries: [local('a', cost)] })).toEqual(
      fields?.map(([field, rule]) => [`shipping.localDeliveries[0].cost.${field}`, rule]),
    );
  });
});

describe('the settings of a store in the pricing engine', () => {
  it('are exact: money in thousandths, rates in millionths', () => {
    expect(['0', '5', '9.99', '1.234'].map(money)).toEqual([0n, 5000n, 9990n, 1234n]);
    expect(['0', '12.5', '100', '0.0001'].map(percent)).toEqual([0n, 125_000n, 1_000_000n, 1n]);
  });

  it('include every delivery option', () => {
    expect(readShipping({}, 'carrier')).toEqual({
      carrierId: 'carrier',
      regions: [],
      localDeliveries: [],
      pickups: [],
    });
    const areas = [{ country: 'DE' }];
    const read = readShipping(
      {
        regions: [
          {
            id: 'r',
            name: 'R',
            areas,
            rates: [
              rate('flat'),
              { ...rate('free', { type: 'FLAT' }), freeOver: '50' },
              rate('weight', {
                type: 'WEIGHT',
                unit: 'LB',
                bands: [{ upTo: '2', price: '3' }, { price: '4' }],
              }),
              rate('kilos', { type: 'WEIGHT' }),
              {
                ...rate('price', { type: 'PRICE', bands: [{ upTo: '2', price: '3' }] }),
                charges: [
                  { type: 'HANDLING_FEE', price: '1' },
                  { type: 'INSURANCE', percent: '2', details: 'Fragile' },
                  { type: 'HANDLING_FEE' },
                ],
              },
            ],
          },
        ],
        localDeliveries: [{ ...local('bike'), minimumSubtotal: '20', areas }, local('walk')],
        pickups: [
          {
            ...(pickup('shop') as object),
            price: '1.50',
            charges: [{ type: 'HANDLING_FEE', price: '1' }],
          } as never,
        ],
      },
      'carrier',
    );
    expect(read.regions).toMatchObject([{ id: 'r', name: 'R', areas }]);
    expect(read.regions[0]?.rates).toMatchObject([
      { code: 'flat', cost: { type: 'FLAT', price: 5000n }, charges: [] },
      { code: 'free', cost: { type: 'FLAT', price: 0n }, freeOver: 50_000n },
      { cost: { type: 'WEIGHT', unit: 'LB', bands: [{ price: 3000n }, { price: 4000n }] } },
      { cost: { type: 'WEIGHT', unit: 'KG', bands: [] } },
      {
        cost: { type: 'PRICE', bands: [{ upTo: 2000n, price: 3000n }] },
        charges: [
          { type: 'HANDLING_FEE', price: 1000n },
          { type: 'INSURANCE', rate: 20_000n, details: 'Fragile' },
          { type: 'HANDLING_FEE', price: 0n },
        ],
      },
    ]);
    expect(read.regions[0]?.rates[0]).not.toHaveProperty('freeOver');
    expect(read.localDeliveries).toMatchObject([
      { code: 'bike', areas, minimumSubtotal: 20_000n, cost: { type: 'FLAT', price: 5000n } },
      { code: 'walk', areas: [] },
    ]);
    expect(read.localDeliveries[1]).not.toHaveProperty('minimumSubtotal');
    expect(read.pickups).toMatchObject([
      { code: 'shop', price: 1500n, charges: [{ type: 'HANDLING_FEE', price: 1000n }] },
    ]);
  });

  it('include every tax, with the defaults of its name', () => {
    expect(readTax({}, true)).toEqual({ auto: true, regions: [] });
    const areas = [{ country: 'DE' }];
    const within = { subdivisions: ['BE'] } as never;
    const [one, two] = readTax(
      {
        regions: [
          { areas, mode: 'MANUAL' },
          {
            areas,
            mode: 'MANUAL',
            pricesIncludeTax: true,
            taxesShipping: true,
            taxesFees: true,
            rates: [{ name: 'VAT', percent: '19' }],
            groups: [
              {
                taxGroupId: 'food',
                rates: [
                  {
                    name: 'VAT',
                    type: 'Reduced',
                    jurisdiction: 'Germany',
                    jurisdictionType: 'COUNTRY',
                    percent: '7',
                    within,
                  },
                ],
              },
            ],
          },
        ],
      },
      false,
    ).regions;
    expect(one).toEqual({
      areas,
      mode: 'MANUAL',
      included: false,
      taxesShipping: false,
      taxesFees: false,
      rates: [],
      groups: {},
    });
    expect(two).toEqual({
      areas,
      mode: 'MANUAL',
      included: true,
      taxesShipping: true,
      taxesFees: true,
      rates: [
        {
          name: 'VAT',
          type: 'Tax',
          jurisdiction: 'VAT',
          jurisdictionType: 'UNDEFINED',
          rate: 190_000n,
        },
      ],
      groups: {
        food: [
          {
            name: 'VAT',
            type: 'Reduced',
            jurisdiction: 'Germany',
            jurisdictionType: 'COUNTRY',
            rate: 70_000n,
            within,
          },
        ],
      },
    });
  });

  it('include every fee: an amount, or a percentage of the subtotal, rounded half up', () => {
    const fee = { source: 'PLATFORM', lineIds: [] };
    expect(
      feesOf(
        [
          { code: 'wrap', name: 'Wrapping', price: '2.50' },
          { code: 'eco', name: 'Eco', percent: '2.5' },
          { code: 'free', name: 'Free' },
        ],
        10_020n,
      ),
    ).toEqual([
      { ...fee, id: 'wrap', code: 'wrap', name: 'Wrapping', price: 2500n },
      { ...fee, id: 'eco', code: 'eco', name: 'Eco', price: 251n },
      { ...fee, id: 'free', code: 'free', name: 'Free', price: 0n },
    ]);
  });
});
