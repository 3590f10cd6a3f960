import { expect, test } from 'vitest';
import { speechOf } from './page-language.server.ts';

const spoken = (path: string, cookie = '', store = 'en-GB') => {
  const { language, prefix } = speechOf(
    new Request(`https://shop.example${path}`, { headers: { cookie } }),
    store,
  );
  return `${language} ${prefix}`;
};

test('the address of a page of the shop says its language, whatever was chosen before', () => {
  expect(spoken('/')).toBe('en ');
  expect(spoken('/de/products/lamp')).toBe('de /de');
  expect(spoken('/de.data')).toBe('de /de');
  expect(spoken('/products', 'shopwright-language=de')).toBe('en ');
  expect(spoken('/products?lang=de')).toBe('en ');
  expect(spoken('/de', '', 'de-AT')).toBe('de ');
});

test('a page whose address is the same in every language follows the link, then the choice, then the store', () => {
  expect(spoken('/hosted/checkout?lang=de')).toBe('de /de');
  expect(spoken('/hosted/checkout', 'a=1; shopwright-language=de')).toBe('de /de');
  expect(spoken('/hosted/checkout?lang=zz', 'shopwright-language=zz')).toBe('en ');
});
