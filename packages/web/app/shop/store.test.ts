import { expect, test } from 'vitest';
import { storeOf } from './store.server.ts';

test('a store that has said nothing about itself still has a name, a language and colours', () => {
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

test('an opening picture without its size is left out, one without a focal point is centred', () => {
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
