import { expect, test } from 'vitest';
import { taxInPrices } from './tax-in-prices.ts';

test('prices include tax where the tax settings of the country say so', () => {
  expect(
    taxInPrices([
      {
        areas: [{ country: 'US', subdivisions: ['US-NY'] }],
        mode: 'MANUAL',
        pricesIncludeTax: false,
      },
      { areas: [{ country: 'DE' }, { country: 'AT' }], mode: 'MANUAL', pricesIncludeTax: true },
      { areas: [{ country: 'CH' }], mode: 'NONE', pricesIncludeTax: true },
    ]),
  ).toEqual({ includedIn: ['AT', 'DE'], excludedIn: ['CH'], includedElsewhere: false });
});

test('a worldwide region applies to every country without its own', () => {
  expect(taxInPrices([{ areas: [{}], mode: 'AUTO', pricesIncludeTax: true }])).toEqual({
    includedIn: [],
    excludedIn: [],
    includedElsewhere: true,
  });
  expect(taxInPrices([])).toEqual({ includedIn: [], excludedIn: [], includedElsewhere: false });
});
