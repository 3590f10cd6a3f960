import { describe, expect, test } from 'vitest';
import {
  discountOf,
  lineOf,
  money,
  percent,
  purchaseOf,
  rateOf,
  taxOf,
} from '../../testing-examples.ts';
import { pricePurchase } from '../price-purchase.ts';
import type { PurchaseTax } from '../purchase.ts';
import { resolveTax, type AreaRate, type TaxRegion, type TaxSettings } from './resolve.ts';

const state = rateOf('New York', 4);
const county = rateOf('Columbia', 4, { jurisdictionType: 'COUNTY' });
const vat = rateOf('MwSt', 19, { jurisdictionType: 'COUNTRY', type: 'VAT' });
const delivery = {
  code: 'd',
  title: 'D',
  kind: 'SHIPPING',
  price: money('8.00'),
  charges: [{ type: 'HANDLING_FEE', price: money('2.50') }],
} as const;

describe('tax added to prices', () => {
  const lines = [lineOf('a', '0.10'), lineOf('b', '0.10'), lineOf('c', '0.10')];

  test('is rounded once per jurisdiction, and allocated to the lines', () => {
    const {
      summary,
      tax,
      lines: priced,
    } = pricePurchase(purchaseOf(lines, { tax: taxOf(lines, [state, county]) }));
    // 4 % of 0.30 is 0.012, so 0.01 each; rounded line by line, it would be zero.
    expect(tax.breakdown.map(({ rate, tax: amount }) => [rate.jurisdictionType, amount])).toEqual([
      ['STATE', money('0.01')],
      ['COUNTY', money('0.01')],
    ]);
    expect(priced.map((line) => line.tax.tax)).toEqual([money('0.02'), 0n, 0n]);
    expect([summary.tax, summary.total, tax.taxable]).toEqual([
      money('0.02'),
      money('0.32'),
      money('0.30'),
    ]);
  });
  test('is charged after discounts, and on taxable delivery and fees', () => {
    const mug = lineOf('mug', 100);
    const discountRules = [discountOf({ type: 'PERCENT', rate: percent(10) })];
    const price = (more: Partial<PurchaseTax>) =>
      pricePurchase(
        purchaseOf([mug], { delivery, discountRules, tax: taxOf([mug], [state], more) }),
      ).summary;
    expect(price({}).tax).toBe(money('3.60'));
    expect(price({ shipping: [state] }).tax).toBe(money('3.92'));
    expect(price({ shipping: [state], fees: [state] })).toEqual({
      subtotal: money(100),
      discount: money(10),
      shipping: money(8),
      additionalFees: money('2.50'),
      tax: money('4.02'),
      total: money('104.52'),
    });
  });
  test('is not charged on gift cards and on lines without a rate', () => {
    const card = lineOf('card', 50, { itemType: 'GIFT_CARD' });
    const { lines: priced } = pricePurchase(
      purchaseOf([...lines, card], { tax: taxOf([card], [state]) }),
    );
    expect(priced.map(({ tax }) => [tax.taxable, tax.tax])).toEqual([
      [0n, 0n],
      [0n, 0n],
      [0n, 0n],
      [0n, 0n],
    ]);
  });
});

describe('tax included in prices', () => {
  test('is shown, and changes no total', () => {
    const mug = lineOf('mug', '119.00');
    const { summary, lines, tax } = pricePurchase(
      purchaseOf([mug], {
        delivery,
        tax: taxOf([mug], [vat], { included: true, shipping: [vat] }),
      }),
    );
    expect([summary.total, summary.tax]).toEqual([money('129.50'), money('20.28')]);
    expect(
      lines.map(({ totalBeforeTax, totalAfterTax, tax: own }) => [
        totalBeforeTax,
        totalAfterTax,
        own.tax,
        own.taxable,
      ]),
    ).toEqual([[money(100), money(119), money(19), money(100)]]);
    expect(tax.taxable + tax.total).toBe(money('127.00'));
  });
  test('of several jurisdictions never exceeds the price', () => {
    const lines = Array.from({ length: 5 }, (_, at) => lineOf(`${at}`, '0.01'));
    const heavy = ['a', 'b', 'c'].map((name) => rateOf(name, 100));
    const { lines: priced, summary } = pricePurchase(
      purchaseOf(lines, { tax: taxOf(lines, heavy, { included: true }) }),
    );
    expect(summary.tax).toBe(money('0.04'));
    expect(priced.every(({ totalBeforeTax }) => totalBeforeTax >= 0n)).toBe(true);
  });
});

describe('the applicable tax rates', () => {
  const region = (more: Partial<TaxRegion>): TaxRegion => ({
    areas: [{ country: 'US' }],
    mode: 'MANUAL',
    included: false,
    rates: [],
    groups: {},
    taxesShipping: false,
    taxesFees: false,
    ...more,
  });
  const local: AreaRate = { ...county, within: { postalCodes: ['125*'] } };
  const settings: TaxSettings = {
    auto: false,
    regions: [
      region({ rates: [rateOf('Federal', 1)] }),
      region({
        areas: [{ country: 'US', subdivisions: ['US-NY'] }],
        rates: [state, local],
        groups: { books: [], food: [rateOf('Food', 2)] },
        taxesShipping: true,
      }),
      region({
        areas: [{ country: 'DE' }, { country: 'AT' }],
        rates: [vat],
        included: true,
        taxesShipping: true,
        taxesFees: true,
      }),
      region({ areas: [{ country: 'CA' }], mode: 'AUTO', rates: [rateOf('GST', 5)] }),
      region({ areas: [{ country: 'GB' }], mode: 'NONE' }),
    ],
  };
  const business = { country: 'US', subdivision: 'US-NY', postalCode: '12534' };
  const lines = [{ id: 'mug', itemType: 'PHYSICAL' as const }];
  const names = ({ lines: of }: PurchaseTax): string[] =>
    (of['mug']?.rates ?? []).map(({ name }) => name);

  test('are those of the most specific region, with its local ones', () => {
    expect(
      names(
        resolveTax({
          settings,
          lines,
          addresses: {
            business,
            shipping: { country: 'US', subdivision: 'NY', postalCode: '12534-1000' },
          },
        }),
      ),
    ).toEqual(['New York', 'Columbia']);
    expect(
      names(
        resolveTax({
          settings,
          lines,
          addresses: {
            business,
            shipping: { country: 'us', subdivision: 'US-NY', postalCode: '10001' },
          },
        }),
      ),
    ).toEqual(['New York']);
    expect(
      names(
        resolveTax({
          settings,
          lines,
          addresses: { business, shipping: { country: 'US', subdivision: 'US-TX' } },
        }),
      ),
    ).toEqual(['Federal']);
    expect(
      names(resolveTax({ settings, lines, addresses: { business, shipping: { country: 'FR' } } })),
    ).toEqual([]);
  });
  test('depend on the tax group', () => {
    const shipping = { country: 'US', subdivision: 'US-NY' };
    const group = (taxGroupId: string): string[] =>
      names(
        resolveTax({
          settings,
          addresses: { business, shipping },
          lines: [{ id: 'mug', itemType: 'PHYSICAL', taxGroupId }],
        }),
      );
    expect([group('books'), group('food'), group('other')]).toEqual([[], ['Food'], ['New York']]);
  });
  test('are included in prices if the region says so', () => {
    const german = resolveTax({
      settings,
      lines,
      addresses: { business, shipping: { country: 'DE' } },
    });
    expect([german.included, german.rateType, german.shipping.length, german.fees.length]).toEqual([
      true,
      'MANUAL_RATE',
      1,
      1,
    ]);
  });
  test("are those at the line's address, or at the business for a pickup", () => {
    const addresses = {
      business,
      shipping: { country: 'DE' },
      billing: { country: 'US', subdivision: 'US-TX' },
    };
    expect(
      names(resolveTax({ settings, addresses, lines: [{ id: 'mug', itemType: 'DIGITAL' }] })),
    ).toEqual(['Federal']);
    expect(
      names(
        resolveTax({
          settings,
          addresses,
          lines: [{ id: 'mug', itemType: 'DIGITAL', addressType: 'BUSINESS' }],
        }),
      ),
    ).toEqual(['New York', 'Columbia']);
    expect(names(resolveTax({ settings, addresses, lines, pickup: true }))).toEqual([
      'New York',
      'Columbia',
    ]);
  });
  test.each([
    ['NO_TAX_COLLECTED', { settings, addresses: { business } }],
    ['NO_TAX_COLLECTED', { settings, addresses: { business, shipping: { country: 'GB' } } }],
    [
      'NO_TAX_COLLECTED',
      { settings, addresses: { business, shipping: { country: 'DE' } }, exempt: true },
    ],
  ])('are none: %s', (rateType, input) => {
    const tax = resolveTax({ ...input, lines });
    expect([tax.rateType, names(tax), tax.shipping]).toEqual([rateType, [], []]);
  });

  const canada = { business, shipping: { country: 'CA' } };
  const provider = {
    status: 'ANSWERED',
    lines: { mug: [rateOf('HST', 13)] },
    shipping: [rateOf('HST', 13)],
    fees: [],
  } as const;
  test('come from the tax provider', () => {
    const tax = resolveTax({
      settings: { ...settings, auto: true },
      lines,
      addresses: canada,
      auto: provider,
    });
    expect([tax.rateType, names(tax), tax.shipping.map(({ name }) => name)]).toEqual([
      'AUTO_RATE',
      ['HST'],
      ['HST'],
    ]);
  });
  test('fall back to the merchant\u2019s if the provider fails or is removed', () => {
    const failed = resolveTax({
      settings: { ...settings, auto: true },
      lines,
      addresses: canada,
      auto: { status: 'FAILED' },
    });
    const gone = resolveTax({ settings, lines, addresses: canada, auto: provider });
    expect([failed.rateType, failed.fallbackReason, names(failed)]).toEqual([
      'FALLBACK_RATE',
      'AUTO_TAX_FAILED',
      ['GST'],
    ]);
    expect([gone.rateType, gone.fallbackReason, names(gone)]).toEqual([
      'FALLBACK_RATE',
      'AUTO_TAX_DEACTIVATED',
      ['GST'],
    ]);
  });
});
