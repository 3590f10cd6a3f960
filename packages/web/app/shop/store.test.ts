import { expect, test } from 'vitest';
import { storeOf } from './store.server.ts';

test('has defaults for the name, language and colors of a store', () => {
  expect(storeOf({})).toEqual({
    name: 'Shop',
    tagline: '',
    locale: 'en-US',
    currency: 'USD',
    timeZone: 'UTC',
    about: '',
    email: '',
    phone: '',
    legalName: '',
    representedBy: '',
    address: {},
    taxId: '',
    registration: '',
    taxInPrices: {},
    featuredCollectionId: undefined,
    policies: [],
    theme: { paper: '#f7f3ec', ink: '#22201c', accent: '#8a4b2d' },
    heroes: [],
  });
});

test('drops a hero image without a size, and centers one without a focal point', () => {
  const image = { url: '/a.webp', width: 16, height: 9, altText: 'A table' };
  expect(
    storeOf({
      heroes: [
        { title: 'Spring', image },
        { title: 'Lost', image: { url: '/b.webp' } },
      ],
    }).heroes,
  ).toEqual([{ title: 'Spring', image, url: '/products', focalPoint: { x: 0.5, y: 0.5 } }]);
});
