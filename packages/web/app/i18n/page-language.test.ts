import { expect, test } from 'vitest';
import { pageLanguageOf } from './page-language.server.ts';

const languageAndPrefix = (path: string, cookie = '', store = 'en-GB') => {
  const { language, prefix } = pageLanguageOf(
    new Request(`https://shop.example${path}`, { headers: { cookie } }),
    store,
  );
  return `${language} ${prefix}`;
};

test('takes the language from the URL of a shop page, whatever was chosen before', () => {
  expect(languageAndPrefix('/')).toBe('en ');
  expect(languageAndPrefix('/de/products/lamp')).toBe('de /de');
  expect(languageAndPrefix('/de.data')).toBe('de /de');
  expect(languageAndPrefix('/products', 'shopwright-language=de')).toBe('en ');
  expect(languageAndPrefix('/products?lang=de')).toBe('en ');
  expect(languageAndPrefix('/de', '', 'de-AT')).toBe('de ');
});

test("takes the language of other pages from the link, then the visitor's choice, then the store", () => {
  expect(languageAndPrefix('/hosted/checkout?lang=de')).toBe('de /de');
  expect(languageAndPrefix('/hosted/checkout', 'a=1; shopwright-language=de')).toBe('de /de');
  expect(languageAndPrefix('/hosted/checkout?lang=zz', 'shopwright-language=zz')).toBe('en ');
});
