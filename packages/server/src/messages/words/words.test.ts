import { expect, it } from 'vitest';
import { speechIn } from './words.ts';

it.each([
  ['de', 'en-US', 'de', 'de'],
  ['de-AT', 'en-US', 'de', 'de-AT'],
  ['de', 'de-CH', 'de', 'de-CH'],
  ['fr', 'de-CH', 'de', 'de-CH'],
  ['fr', 'fr-FR', 'en', 'en-US'],
  [undefined, undefined, 'en', 'en-US'],
  [null, 'en-GB', 'en', 'en-GB'],
  ['', '', 'en', 'en-US'],
  ['constructor', 'en-US', 'en', 'en-US'],
])(
  'a reader of %s in a store in %s gets %s, with dates as in %s',
  (preferred, storeLocale, language, locale) => {
    expect(speechIn(preferred, storeLocale)).toMatchObject({ language, locale });
  },
);

it('links lead to pages in the language of the mail', () => {
  const { page } = speechIn('de', 'en-US');
  expect([page('/events/night'), page('/account/orders/1'), page('')]).toEqual([
    '/de/events/night',
    '/account/orders/1?lang=de',
    '/de',
  ]);
  expect(speechIn('en', 'en-GB').page('/events/night')).toBe('/events/night');
});
