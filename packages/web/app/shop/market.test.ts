import { expect, test } from 'vitest';
import { countryOf, isTaxIncludedIn, needsImprint } from './market.server.ts';

test("addresses the store's country in its own language, and Germany on German pages of other stores", () => {
  expect(countryOf({ language: 'en', ownLanguage: 'en', country: 'US' })).toBe('US');
  expect(countryOf({ language: 'de', ownLanguage: 'en', country: 'US' })).toBe('DE');
  expect(countryOf({ language: 'de', ownLanguage: 'de', country: 'AT' })).toBe('AT');
  expect(countryOf({ language: 'en', ownLanguage: 'de', country: 'AT' })).toBe('AT');
});

test('links an imprint if the country of the business or of the reader requires one', () => {
  expect(needsImprint({ language: 'en', ownLanguage: 'en', country: 'US' })).toBe(false);
  expect(needsImprint({ language: 'de', ownLanguage: 'en', country: 'US' })).toBe(true);
  expect(needsImprint({ language: 'en', ownLanguage: 'de', country: 'DE' })).toBe(true);
});

test("reads whether prices include tax from the country's tax region, otherwise from the default one", () => {
  const settings = { includedIn: ['DE'], excludedIn: ['US'], includedElsewhere: true };
  expect(
    ['DE', 'US', 'FR', undefined].map((country) => isTaxIncludedIn(country, settings)),
  ).toEqual([true, false, true, true]);
  expect(isTaxIncludedIn('FR', {})).toBe(false);
});
