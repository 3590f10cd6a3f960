import { expect, test } from 'vitest';
import { withoutTracking } from './tracking-parameters.server.ts';

test('removes tracking parameters from a URL, and nothing else', () => {
  expect(withoutTracking('/products?page=2&utm_source=mail&gclid=1')).toBe('/products?page=2');
  expect(withoutTracking('/products/mug?fbclid=1')).toBe('/products/mug');
  expect(withoutTracking('/products/mug?Color=Oat%20white&Size=L')).toBe(
    '/products/mug?Color=Oat%20white&Size=L',
  );
  expect(withoutTracking('/')).toBe('/');
});
