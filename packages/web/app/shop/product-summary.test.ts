import type { Product } from '@shopwright/sdk';
import { expect, test } from 'vitest';
import { amountFormat } from './price.server.ts';
import { picturesOf, summaryOf } from './product-summary.server.ts';

const formatAmount = amountFormat('en-US');
const item = (url: string, altText?: string) => ({
  image: { url, width: 10, height: 10, ...(altText === undefined ? {} : { altText }) },
});
const mug: Product = {
  name: 'Mug',
  slug: 'mug',
  ribbon: 'New',
  priceData: { price: 5, currency: 'USD' },
  media: {
    mainMedia: item('/a', 'A mug'),
    items: [item('/a', 'A mug'), item('/b'), { image: { url: '/no-size' } }],
  },
  stock: { inventoryStatus: 'IN_STOCK' },
  productOptions: [
    {
      name: 'Color',
      optionType: 'color',
      choices: [
        { value: '#aabbcc', description: 'Sky' },
        { value: 'url(x)', description: 'Odd' },
      ],
    },
  ],
};

test('a card shows the name, the price, the main image, a detail image, the ribbon and the colors', () => {
  expect(summaryOf(mug, formatAmount)).toEqual({
    slug: 'mug',
    name: 'Mug',
    ribbon: 'New',
    soldOut: false,
    price: { now: '$5.00' },
    picture: { url: '/a', width: 10, height: 10, altText: 'A mug' },
    closer: { url: '/b', width: 10, height: 10, altText: 'Mug' },
    colors: [{ name: 'Sky', value: '#aabbcc' }],
  });
});

test('lists the main image first, none twice, and none without a size', () => {
  expect(picturesOf(mug).map(({ url }) => url)).toEqual(['/a', '/b']);
  expect(picturesOf({})).toEqual([]);
});

test('shows "sold out" only if the stock says so', () => {
  const soldOut = (stock: Product['stock']) =>
    summaryOf({ ...mug, ...(stock && { stock }) }, formatAmount).soldOut;
  expect(soldOut({ inventoryStatus: 'OUT_OF_STOCK' })).toBe(true);
  expect(soldOut({ inventoryStatus: 'PARTIALLY_OUT_OF_STOCK', inStock: true })).toBe(false);
  expect(soldOut({ inStock: false })).toBe(true);
  expect(soldOut({})).toBe(false);
});
