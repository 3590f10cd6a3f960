import { expect, test } from 'vitest';
import { countryOf, isTaxIncludedIn, needsImprint } from './market.server.ts';

test("a page in the store's own language speaks to its country, a German page of another store to Germany", () => {
  expect(countryOf({ language: 'en', ownLanguage: 'en', country: 'US' })).toBe('US');
  expect(countryOf({ language: 'de', ownLanguage: 'en', country: 'US' })).toBe('DE');
  expect(countryOf({ language: 'de', ownLanguage: 'de', country: 'AT' })).toBe('AT');
  expect(countryOf({ language: 'en', ownLanguage: 'de', country: 'AT' })).toBe('AT');
});

test('an imprint is linked where the business or the reader is in a country that asks for one', () => {
  expect(needsImprint({ language: 'en', ownLanguage: 'en', country: 'US' })).toBe(false);
  expect(needsImprint({ language: 'de', ownLanguage: 'en', country: 'US' })).toBe(true);
  expect(needsImprint({ language: 'en', ownLanguage: 'de', country: 'DE' })).toBe(true);
});

test('prices include tax by the tax region of the country, else by that of the world', () => {
  const settings = { includedIn: ['DE'], excludedIn: ['US'], includedElsewhere: true };
  expect(
    ['DE', 'US', 'FR', undefined].map((country) => isTaxIncludedIn(country, settings)),
  ).toEqual([true, false, true, true]);
  expect(isTaxIncludedIn('FR', {})).toBe(false);
});
